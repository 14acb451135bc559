/** What a person has to change, where the file is a program. Apart from what edits the file, for a browser shows it. */
export interface ManualChange {
  readonly path: readonly string[];
  /** Where it belongs: `in mapping.event`. */
  readonly place: string;
  /** The line of that place, from 1; null: unknown. */
  readonly line: number | null;
  /** The lines to put in; null: the key has to be taken out. */
  readonly code: string | null;
}
