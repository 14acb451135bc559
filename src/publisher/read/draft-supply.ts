import type { KeyedRecord } from './listed-records.ts';
import type { RecordDraft } from './record-draft.ts';

/**
 * The drafts of a list's records, made a slice at a time, for that takes the processor while the portal could be asked
 * for the first details. Records of one id come together, since one answer may serve them all.
 */
export interface DraftSupply {
  /** Those that were made so far, by the record's key. */
  readonly drafts: ReadonlyMap<string, RecordDraft>;
  /** Makes the next slice; null: there are no more. */
  more(): readonly RecordDraft[] | null;
}

/** Milliseconds that a slice takes, by a clock that goes on meanwhile; records that it takes at the least. */
const sliceMs = 4;
const fewest = 16;

export function createDraftSupply(
  records: ReadonlyMap<string, KeyedRecord>,
  draft: (record: KeyedRecord) => RecordDraft,
  now: () => number,
): DraftSupply {
  const drafts = new Map<string, RecordDraft>();
  const groups = [...Map.groupBy(records.values(), ({ id }) => id).values()];
  let next = 0;
  return {
    drafts,
    more() {
      if (next === groups.length) return null;
      const began = now();
      const slice: RecordDraft[] = [];
      while (next < groups.length && (slice.length < fewest || now() - began < sliceMs)) {
        for (const record of groups[next] ?? []) {
          const made = draft(record);
          drafts.set(record.key, made);
          slice.push(made);
        }
        next += 1;
      }
      return slice;
    },
  };
}
