import { unpackIndexState } from '../../publisher/index/index-state.ts';
import { loadManifest } from '../../publisher/persist/documents.ts';
import type { Store } from '../../store/store.ts';

/** A store that another release has used until now. */
export interface Upgrade {
  /** That release; null: it did not leave its name, as none before 1.0.0 did. */
  readonly from: string | null;
  /** The sequence of each event that it published, by the calendar's id and the event's identity. */
  readonly before: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

const collection = 'release';

/**
 * Leaves this release's name in the store. Null: it was there, or nothing has been published from the store. Rejects with a
 * `StoreError` if the store can't be used.
 */
export async function noteRelease(store: Store, release: string): Promise<Upgrade | null> {
  const { revision, documents } = await store.read(collection, 'name');
  const from = documents.get('') ?? null;
  if (from === release) return null;
  const before = new Map<string, ReadonlyMap<string, number>>();
  for (const id of await calendarIds(store)) before.set(id, await sequences(store, id));
  // If another process writes at the same moment, it is upgraded too.
  await store.commit(collection, revision, { put: [{ kind: 'name', key: '', text: release }], drop: [] });
  return before.size === 0 ? null : { from, before };
}

/** Says that another release has used the store until now. */
export function upgradeSentence({ from }: Upgrade, release: string): string {
  const before = from ?? 'a release before 1.0.0';
  return `The store was used by ${before} until now, and is used by ${release} from now on. See docs/upgrading.md.`;
}

/** Says how many events of a calendar subscribers see as changed since the other release. */
export async function describeUpgrade(store: Store, { before }: Upgrade, calendarId: string): Promise<string> {
  const [old, current] = [before.get(calendarId) ?? new Map<string, number>(), await sequences(store, calendarId)];
  const isChanged = ([identity, sequence]: [string, number]) => (old.get(identity) ?? sequence) < sequence;
  const counts = {
    changed: [...current].filter(isChanged).length,
    new: [...current.keys()].filter((identity) => !old.has(identity)).length,
    'no longer there': [...old.keys()].filter((identity) => !current.has(identity)).length,
  };
  const parts = Object.entries(counts).flatMap(([what, count]) => (count === 0 ? [] : [`${count} ${what}`]));
  const kept = 'every event as subscribers have it';
  return `Calendar ${calendarId} was read for the first time since the upgrade: ${parts.join(', ') || kept} (${current.size} in all).`;
}

async function calendarIds(store: Store): Promise<readonly string[]> {
  const text = (await store.read('index', 'state')).documents.get('');
  const calendars = text === undefined ? null : (unpackIndexState(text)?.calendars ?? null);
  return (calendars ?? []).map(({ record }) => record.id);
}

async function sequences(store: Store, calendarId: string): Promise<ReadonlyMap<string, number>> {
  const read = async (kind: string) => (await store.read(`calendar ${calendarId}`, kind)).documents;
  const { manifest } = await loadManifest({ read });
  return new Map([...(manifest?.published ?? [])].map(([identity, { sequence }]) => [identity, sequence]));
}
