import { digest } from '../digest.ts';
import { errorMessage } from '../messages.ts';
import { openCollection } from '../persist/collection.ts';
import type { PublishedIndex } from '../publisher.ts';
import { withLease } from '../refresh/lease.ts';
import {
  dueAt,
  failed,
  firstCopyWaitMs,
  operationStatus,
  retryAfter,
  succeeded,
  untilFirstCopy,
} from '../refresh/refresh-schedule.ts';
import { refreshing } from '../refresh/single-flight.ts';
import type { CalendarContext, IndexRefresher, KeptMapping, PublisherDeps } from '../refreshers.ts';
import { firstIndexState, type IndexState, mergeList, settled, viewOf } from './index-state.ts';
import { readList } from './read-calendar-list.ts';
import { assertOwnStore, sourceName } from './store-owner.ts';

/** How long the calendars wait for the one whose answers are to be looked at. */
const patienceMs = 20_000;

/** Keeps the list of the calendars, in one document of the shelf `index`. */
export function createIndexRefresher(parts: PublisherDeps): IndexRefresher {
  const { source, mapping, store, settings, runtime, budget, signal, changed } = parts;
  const { now, sleep, random, log } = runtime;
  const everyMs = settings.refresh.everySeconds * 1000;
  const holder = `${random()}`;
  const shelf = openCollection(store, 'index');
  const key = digest([settings.mapping, mapping.version]);
  let state: IndexState | null = null;
  /** Since when calendars wait for the one whose answers are looked at. */
  let waitingSince: number | null = null;

  function take(next: IndexState): IndexState {
    const moved = next.version !== state?.version;
    state = next;
    if (moved) changed?.();
    return next;
  }

  async function load(): Promise<IndexState> {
    if (state !== null && !(await shelf.changed())) return state;
    let text: string | undefined;
    try {
      await shelf.sync();
      text = (await shelf.read('state')).get('');
    } catch (error) {
      log('error', `The index could not be read from the store: ${errorMessage(error)}`);
    }
    if (text !== undefined) {
      const stored = JSON.parse(text) as IndexState;
      assertOwnStore(stored.source, settings);
      return take(settled({ ...stored, source: sourceName(settings.source.baseUrl) }, settings, now()));
    }
    return take(settled(state ?? firstIndexState(settings, now()), settings, now()));
  }

  /** Applies a change to the newest state; once more when another process wrote in between. */
  async function save(change: (before: IndexState) => IndexState): Promise<IndexState> {
    for (let attempt = 1; ; attempt += 1) {
      const after = settled(change(await load()), settings, now());
      const written = { put: [{ kind: 'state', key: '', text: JSON.stringify(after) }], drop: [] };
      const outcome = await shelf.commit(written, () => written);
      if (outcome !== 'conflict' || attempt === 5) {
        return take(after);
      }
    }
  }

  async function readPortal(): Promise<void> {
    const before = await load();
    const run = {
      ...(signal && { signal }),
      ...(budget !== undefined && { budget: { remaining: budget } }),
      // Better a part than nothing, but never in place of what there is.
      takesPart: before.calendars === null,
    };
    try {
      const knownIds = (before.calendars ?? []).map(({ record }) => record.id);
      const list = await readList({ source, mapping, key }, before.listMapping, run, knownIds);
      await save((current) => ({
        ...current,
        calendars: mergeList(current.calendars ?? [], list.records, now()).map((calendar) => ({
          ...calendar,
          slug: current.calendars?.find(({ record }) => record.id === calendar.record.id)?.slug ?? null,
        })),
        listMapping: list.mapping,
        bodies: current.eventMapping?.key === key ? [] : list.bodies,
        problems: list.problems,
        attempts: succeeded(now(), everyMs, random()),
        attemptedBy: key,
      }));
    } catch (error) {
      if (signal?.aborted) return;
      log('warn', `The list of calendars could not be refreshed: ${errorMessage(error)}`);
      await save((current) => ({
        ...current,
        attempts: failed(current.attempts, error, now(), {
          everyMs,
          hasCopy: current.calendars !== null,
          random: random(),
        }),
        attemptedBy: key,
      }));
    }
  }

  const isDue = (current: IndexState): boolean =>
    dueAt(current.attempts, now(), everyMs) <= now() || current.attemptedBy !== key;

  const refresh = refreshing(async ({ force }) => {
    await load();
    await withLease(store, 'index', holder, runtime, async () => {
      if (force || isDue(await load())) await readPortal();
    });
    await load();
  });

  /** The state once there is a list, or after the wait for the first one; refreshes behind when stale. */
  async function current(): Promise<IndexState> {
    // From memory: what another process wrote is picked up by the refresh, not by every request.
    const loaded = state ?? (await load());
    if (!isDue(loaded)) return loaded;
    if (loaded.calendars !== null) {
      refresh().catch((error) => log('error', `The list of calendars could not be refreshed: ${errorMessage(error)}`));
      return loaded;
    }
    const settledForNow = () => state !== null && (state.calendars !== null || !isDue(state));
    await untilFirstCopy({ now, sleep, settled: settledForNow, refresh }, firstCopyWaitMs);
    return state ?? loaded;
  }

  function sampledCalendar({ calendars, barren, eventMapping }: IndexState): string | null {
    if (eventMapping?.key === key) return null;
    const listed = (calendars ?? []).filter(({ missingSince }) => missingSince === null);
    return listed.find(({ record }) => !barren.includes(record.id))?.record.id ?? null;
  }

  /** One that keeps the others waiting, because nobody refreshes it, loses its turn. */
  function isSampled(current: IndexState, calendarId: string): boolean {
    const chosen = sampledCalendar(current);
    if (chosen === null || chosen === calendarId) return chosen !== null;
    waitingSince ??= now();
    return now() - waitingSince > patienceMs;
  }

  return {
    refresh,
    async dueAt() {
      const loaded = await load();
      return isDue(loaded) ? now() : dueAt(loaded.attempts, now(), everyMs);
    },
    async index(): Promise<PublishedIndex> {
      const found = await current();
      if (found.calendars === null) return { kind: 'pending', retryAfter: retryAfter(found.attempts, now()) };
      const { siteId, lastModified } = found;
      const { calendars, version } = viewOf(found, settings);
      return { kind: 'index', calendars, siteId, version, lastModified };
    },
    async availability(calendarId) {
      const found = await current();
      const { calendars } = found;
      if (calendars === null) return 'pending';
      const known = calendars.find(({ record }) => record.id === calendarId);
      if (known !== undefined) return known.gone ? 'gone' : 'known';
      // The index no longer lists what is gone, so whoever asks by its slug takes that for an id.
      const slugs = viewOf(found, settings).slugs;
      return calendars.some(({ record, gone }) => gone && slugs.get(record.id) === calendarId) ? 'gone' : 'unknown';
    },
    async brief(calendarId): Promise<CalendarContext | null> {
      const found = await load();
      const calendar = viewOf(found, settings).calendars.find(({ id }) => id === calendarId);
      const known = found.calendars?.find(({ record }) => record.id === calendarId);
      if (calendar === undefined || known === undefined) return null;
      const sampled = isSampled(found, calendarId);
      const zone = settings.calendars[calendarId]?.timeZone ?? known.record.timeZone;
      return {
        calendar,
        record: { ...known.record, timeZone: zone },
        siteId: found.siteId,
        withdrawnSince: known.missingSince,
        mapping: found.eventMapping?.key === key ? found.eventMapping : null,
        sampled,
        calendarBodies: sampled ? found.bodies : [],
      };
    },
    async keepDetected(calendarId, detected): Promise<KeptMapping | null> {
      waitingSince = null;
      const after = await save((current) => {
        if (current.eventMapping?.key === key) return current;
        if (detected !== null) return { ...current, eventMapping: { key, detected }, bodies: [], barren: [] };
        const barren = [...new Set([...current.barren, calendarId])];
        // When every calendar has had its turn, the first has it again.
        const all = (current.calendars ?? []).every(({ record }) => barren.includes(record.id));
        return { ...current, barren: all ? [] : barren };
      });
      return after.eventMapping?.key === key ? after.eventMapping : null;
    },
    async status() {
      const loaded = state ?? (await load());
      const view = viewOf(loaded, settings);
      return {
        ...operationStatus(loaded.attempts),
        calendars: view.calendars.map(({ id, slug, title }) => ({
          id,
          slug,
          title,
          withdrawnSince: loaded.calendars?.find(({ record }) => record.id === id)?.missingSince ?? null,
        })),
        problems: [...view.problems, ...loaded.problems, ...(loaded.eventMapping?.detected.problems ?? [])].slice(
          0,
          20,
        ),
        store: store.state() ?? shelf.failure(),
      };
    },
  };
}
