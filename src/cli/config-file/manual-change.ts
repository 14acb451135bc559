import { type Sentences, type Told, telling } from '../../calendar/told.ts';

/** What a person has to change, where the file is a program. Apart from what edits the file, for a browser shows it. */
export interface ManualChange {
  readonly path: readonly string[];
  /** Where it belongs: `in mapping.event`. */
  readonly place: Told;
  /** The line of that place, from 1; null: unknown. */
  readonly line: number | null;
  /** The lines to put in; null: the key has to be taken out. */
  readonly code: string | null;
}

/** What each place names. */
export interface ManualPlaces {
  readonly inOutermost: object;
  readonly inExported: object;
  readonly inObject: { readonly path: string };
}

const english: Sentences<ManualPlaces> = {
  inOutermost: () => 'in the outermost object',
  inExported: () => 'in the object that the file exports as its default',
  inObject: ({ path }) => `in ${path}`,
};

/** Says in English and as data where lines belong. */
export const manualPlace = telling(english);
