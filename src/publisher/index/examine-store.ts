import type { PortalRules } from '../../mapping/learning/learning.ts';
import type { Store } from '../../store/store.ts';
import { digestText } from '../digest.ts';
import { loadManifest, loadRefreshState } from '../persist/documents.ts';
import { findLost, loadEvents } from '../persist/stored-events.ts';
import { type IndexState, unpackIndexState } from './index-state.ts';

/** What a store holds, read as a refresher would read it. Nothing is changed. */
export interface ExaminedStore {
  /** Null: there is no list of calendars, or it can't be read. */
  readonly index: Pick<IndexState, 'source' | 'attempts'> | null;
  readonly calendars: readonly ExaminedCalendar[];
  /** How many documents can't be read or are missing. They are read again from the portal. */
  readonly lost: number;
}

export interface ExaminedCalendar {
  /** By the portal's id. */
  readonly id: string;
  /** Null: its record is not in the list of calendars. */
  readonly title: string | null;
  /** How many events are published. */
  readonly events: number;
  /** When it was last read, in milliseconds since 1970; null: never, or it is not known. */
  readonly lastSuccess: number | null;
  /** Why the last attempt failed, in a sentence; null: it succeeded. */
  readonly failure: string | null;
  /** The portal no longer lists it. */
  readonly isWithdrawn: boolean;
  readonly lost: number;
}

/** The rules that are in force by a store; null: it has none. */
export async function rulesOfStore(store: Pick<Store, 'read'>): Promise<PortalRules | null> {
  const text = (await store.read('index', 'state')).documents.get('');
  const index = text === undefined ? undefined : unpackIndexState(text);
  if (index === undefined || index.eventMapping === null) return null;
  const own = Object.entries(index.learning?.own ?? {}).map(([id, { detected }]) => [id, detected]);
  return { shared: index.eventMapping.detected, own: Object.fromEntries(own) };
}

const prefix = 'calendar ';

/** `collections`: the names of those that the store has. */
export async function examineStore(store: Pick<Store, 'read'>, collections: readonly string[]): Promise<ExaminedStore> {
  const text = (await store.read('index', 'state')).documents.get('');
  const index = text === undefined ? undefined : unpackIndexState(text);
  const calendars: ExaminedCalendar[] = [];
  for (const name of collections) {
    if (!name.startsWith(prefix)) continue;
    const id = name.slice(prefix.length);
    const known = index?.calendars?.find(({ record }) => record.id === id);
    calendars.push({
      id,
      title: known?.record.title ?? null,
      isWithdrawn: index !== undefined && (known === undefined || known.missingSince !== null),
      ...(await examineCalendar(store, name)),
    });
  }
  const indexLost = text !== undefined && index === undefined ? 1 : 0;
  return { index: index ?? null, calendars, lost: calendars.reduce((sum, { lost }) => sum + lost, indexLost) };
}

async function examineCalendar(
  store: Pick<Store, 'read'>,
  name: string,
): Promise<Pick<ExaminedCalendar, 'events' | 'lastSuccess' | 'failure' | 'lost'>> {
  const read = async (kind: string) => (await store.read(name, kind)).documents;
  const run = await loadRefreshState({ read });
  const { lastSuccess = null, failure = null } = run.state?.attempts ?? {};
  const { manifest, lost: manifestLost } = await loadManifest({ read });
  const isLost = [run.lost, manifestLost || (manifest === null && lastSuccess !== null)].filter(Boolean).length;
  if (manifest === null) return { events: 0, lastSuccess, failure, lost: isLost };
  const events = await loadEvents(manifest, read);
  const lost = events === null ? null : findLost(manifest, events);
  const lostEvents = events === null ? manifest.published.size : (lost?.records.size ?? 0) + unlistedOf(lost, manifest);
  const details = await read('details');
  const lostDetails = [...manifest.records].filter(
    ([key, { detailsDigest }]) => detailsDigest !== null && digestText(details.get(key) ?? '') !== detailsDigest,
  );
  return {
    events: manifest.published.size,
    lastSuccess,
    failure,
    lost: isLost + lostEvents + lostDetails.length,
  };
}

/** How many lost events have documents of their own, because the portal no longer lists them. */
function unlistedOf(
  lost: ReturnType<typeof findLost>,
  { published }: NonNullable<Awaited<ReturnType<typeof loadManifest>>['manifest']>,
): number {
  return [...(lost?.published ?? [])].filter((identity) => published.get(identity)?.unlistedSince != null).length;
}
