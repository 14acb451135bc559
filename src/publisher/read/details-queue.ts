import { bySoonest } from './details-plan.ts';
import type { DraftSupply } from './draft-supply.ts';
import type { RecordDraft } from './record-draft.ts';

/** Drafts that one answer serves; at least one. */
export type Asking = readonly RecordDraft[];

/** Whose details are to be asked for: at any time the soonest of the records that were mapped by then. */
export interface DetailsQueue {
  /** Null: nothing by now. */
  next(): Asking | null;
  /** Until the next records are mapped; null: all are. */
  more(): Promise<void> | null;
}

export interface DetailsQueueParts {
  readonly supply: DraftSupply;
  readonly isDue: (draft: RecordDraft) => boolean;
  /** One answer serves all drafts of an id. */
  readonly shared: boolean;
  readonly now: number;
  /** All records are mapped before the first of them is asked for, so that it is the soonest. */
  readonly strict: boolean;
  giveWay(): Promise<void>;
}

export function createDetailsQueue(parts: DetailsQueueParts): DetailsQueue {
  const order = bySoonest(parts.now);
  /** The soonest last. */
  let waiting: { readonly start: string | null; readonly asking: Asking }[] = [];

  function add(drafts: readonly RecordDraft[]): void {
    const due = drafts.filter(parts.isDue).sort((one, other) => order(one.state.start, other.state.start));
    if (due.length === 0) return;
    const groups = parts.shared ? [...Map.groupBy(due, ({ record }) => record.id).values()] : due.map((one) => [one]);
    const added = groups.map((asking) => ({ start: asking[0]?.state.start ?? null, asking }));
    waiting = [...added.reverse(), ...waiting].sort((one, other) => order(other.start, one.start));
  }

  function takeSlice(): Promise<void> | null {
    const slice = parts.supply.more();
    if (slice === null) return null;
    add(slice);
    const following = parts.giveWay().then(() => {
      coming = takeSlice();
    });
    // Whoever waits for it is told.
    following.catch(() => undefined);
    return following;
  }

  let coming: Promise<void> | null = null;
  if (parts.strict) {
    const all: RecordDraft[] = [];
    for (let slice = parts.supply.more(); slice !== null; slice = parts.supply.more()) all.push(...slice);
    add(all);
  } else coming = takeSlice();
  return { next: () => waiting.pop()?.asking ?? null, more: () => coming };
}
