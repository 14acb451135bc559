import { isPublishable } from '../../calendar/event.ts';
import { SourceError } from '../../source/source.ts';
import { idOf } from '../event-identity.ts';
import type { MappedRecord, MissingState, RecordState } from '../model.ts';
import type { RefreshSettings } from '../publisher-settings.ts';

/*
 * Events that a complete list lacks. One bad answer must not cancel them, so they stay published until their removal is
 * confirmed: by later lists, or by the portal's answer to a request for their details.
 */

interface ListedKeys {
  readonly ids: ReadonlySet<string>;
  readonly keys: ReadonlySet<string>;
}

interface CompleteList extends ListedKeys {
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

/**
 * The records that a list lacks. A record that shares its id and was edited has another key, so only an id without new
 * records has lost one.
 */
export function unlistedRecords(
  before: ReadonlyMap<string, RecordState>,
  { ids, keys }: ListedKeys,
): ReadonlyMap<string, RecordState> {
  const grown = new Set([...keys].filter((key) => !before.has(key)).map(idOf));
  const isUnlisted = (key: string): boolean => !keys.has(key) && !(ids.has(idOf(key)) && grown.has(idOf(key)));
  return new Map([...before].filter(([key]) => isUnlisted(key)));
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
