import type { RecordState } from './calendar-content.ts';

/** Fewer events than this say nothing about a field. */
const enough = 4;

/**
 * Throws when a field that most events had, and no event can do without, is empty in most of them now, by the same
 * rules: then it is the portal's form that changed, and the last good copy is better.
 */
export function assertNoDrift(before: ReadonlyMap<string, RecordState>, after: ReadonlyMap<string, RecordState>): void {
  for (const { field, has } of fields) {
    const had = [...after.keys()].flatMap((key) => {
      const record = before.get(key);
      return record !== undefined && has(record) ? [key] : [];
    });
    const lost = had.filter((key) => !has(after.get(key) as RecordState));
    if (had.length >= enough && lost.length > had.length / 2)
      throw new Error(
        `${lost.length} of ${had.length} events that had a ${field} have none now: the form of the portal's answers ` +
          'seems to have changed. The last good copy is kept; see `kalends check` for the mapping.',
      );
  }
}

const fields: readonly { readonly field: string; has(record: RecordState): boolean }[] = [
  { field: 'start', has: ({ start }) => start !== null },
  { field: 'title', has: ({ titled }) => titled },
];
