import { isPublishable } from '../../calendar/event.ts';
import { SourceError } from '../../source/source.ts';
import { idOf } from '../event-identity.ts';
import type { MappedRecord, MissingState, RecordState } from '../model.ts';
import type { RefreshSettings } from '../publisher-settings.ts';

/*
 * Events that a complete list lacks. One bad answer must not cancel them, so they stay published until their removal is
 * confirmed: by later lists, or by the portal's answer to a request for their details.
 */

interface CompleteList {
  readonly ids: ReadonlySet<string>;
  readonly keys: ReadonlySet<string>;
  /** When it was read, in milliseconds since 1970. Several runs may use one list, which counts once. */
  readonly readAt: number;
  /** The guard holds it back, so that it removes nothing. */
  readonly isHeld: boolean;
}

/**
 * The records that stay although the list lacks them. `upcoming`: the ids of published events that are not over. Other
 * records leave at once, since nothing is called cancelled with them.
 */
export function missingRecords(
  before: ReadonlyMap<string, RecordState>,
  upcoming: ReadonlySet<string>,
  list: CompleteList,
  removeAfter: RefreshSettings['removeAfter'],
): ReadonlyMap<string, RecordState> {
  const stay = new Map<string, RecordState>();
  for (const [key, state] of unlistedRecords(before, list)) {
    const id = idOf(key);
    if (!upcoming.has(id)) {
      if (list.isHeld && !list.ids.has(id)) stay.set(key, state);
      continue;
    }
    const missing = lackedAgain(state.missing, list.readAt);
    if (list.isHeld || !isConfirmed(missing, removeAfter)) stay.set(key, { ...state, missing });
  }
  return stay;
}

/** The records that a list lacks. */
export const unlistedRecords = (
  before: ReadonlyMap<string, RecordState>,
  { keys }: Pick<CompleteList, 'keys'>,
): ReadonlyMap<string, RecordState> => new Map([...before].filter(([key]) => !keys.has(key)));

/**
 * The missing records without those that were edited. A record that shares its id and was edited has another key, so each
 * new record of an id takes the place of a missing one, that of the nearest start.
 */
export function withoutEdited(
  missing: ReadonlyMap<string, RecordState>,
  added: readonly { readonly id: string; readonly start: string | null }[],
): ReadonlyMap<string, RecordState> {
  const stay = new Map(missing);
  const lost = Map.groupBy(missing, ([key]) => idOf(key));
  for (const [id, news] of Map.groupBy(added, (one) => one.id)) {
    const olds = lost.get(id) ?? [];
    if (olds.length <= news.length) {
      for (const [key] of olds) stay.delete(key);
      continue;
    }
    const pairs = news.flatMap(({ start }, at) =>
      olds.map(([key, old]) => ({ at, key, ms: distance(start, old.start) })),
    );
    const taken = new Set<number>();
    for (const { at, key } of pairs.sort((one, other) => one.ms - other.ms))
      if (!taken.has(at) && stay.delete(key)) taken.add(at);
  }
  return stay;
}

function distance(one: string | null, other: string | null): number {
  if (one === null || other === null) return one === other ? 0 : Number.MAX_VALUE;
  return Math.abs(Date.parse(one) - Date.parse(other));
}

/** After the clock was set back, the count starts again: it must neither confirm early nor wait for the old time. */
function lackedAgain(before: MissingState | undefined, readAt: number): MissingState {
  if (before === undefined || before.last > readAt) return { first: readAt, last: readAt, times: 1 };
  return before.last === readAt ? before : { ...before, last: readAt, times: before.times + 1 };
}

function isConfirmed({ first, last, times }: MissingState, removeAfter: RefreshSettings['removeAfter']): boolean {
  return times >= removeAfter.times && last - first >= removeAfter.minutes * 60_000;
}

/** How many missing events a run asks about. */
const mostAsked = 5;

/** The ids of missing events whose details to ask for, the soonest first. */
export function missingIds(
  missing: ReadonlyMap<string, RecordState>,
  listed: ReadonlySet<string>,
  bySoonest: (one: string | null, other: string | null) => number,
): readonly string[] {
  const gone = [...missing].filter(([key, state]) => state.missing !== undefined && !listed.has(idOf(key)));
  const ids = gone.sort(([, one], [, other]) => bySoonest(one.start, other.start)).map(([key]) => idOf(key));
  return [...new Set(ids)].slice(0, mostAsked);
}

/**
 * What the portal says of a missing event. `removed`: it does not exist, or it is cancelled. `withheld`: it may exist,
 * but the public must not see it.
 */
export type MissingVerdict = 'removed' | 'withheld';

/** Asks for the details of missing events. An event without a verdict waits for later lists. */
export async function askForMissing(
  ids: readonly string[],
  concurrency: number,
  ask: (id: string) => Promise<MappedRecord>,
): Promise<ReadonlyMap<string, MissingVerdict>> {
  const verdicts = new Map<string, MissingVerdict>();
  let goesOn = true;
  async function judge(id: string): Promise<void> {
    try {
      const verdict = judgeDetails(await ask(id));
      if (verdict !== null) verdicts.set(id, verdict);
    } catch (error) {
      const kind = error instanceof SourceError ? error.kind : null;
      if (kind === 'not-found') verdicts.set(id, 'removed');
      else if (kind === 'unauthorized' || kind === 'forbidden') verdicts.set(id, 'withheld');
      else goesOn = false;
    }
  }
  for (let at = 0; at < ids.length && goesOn; at += concurrency)
    await Promise.all(ids.slice(at, at + concurrency).map(judge));
  return verdicts;
}

function judgeDetails({ events }: MappedRecord): MissingVerdict | null {
  if (events.length === 0) return null;
  if (!events.every(isPublishable)) return 'withheld';
  return events.every(({ status }) => status === 'cancelled') ? 'removed' : null;
}
