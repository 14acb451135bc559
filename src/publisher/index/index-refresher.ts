import type { Calendar } from '../../calendar/calendar.ts';
import { SourceError } from '../../source/source.ts';
import { UnusableStoreError } from '../../store/store.ts';
import { digest } from '../digest.ts';
import { errorMessage, maxStatusProblems } from '../messages.ts';
import { openCollection } from '../persist/collection.ts';
import type { PublishedIndex } from '../publisher.ts';
import { type CalendarList, readCalendarList } from '../read/read-calendar-list.ts';
import {
  dueAt,
  failed,
  firstCopyWaitMs,
  leaseMsFor,
  logAttempt,
  oneRefresh,
  operationStatus,
  retryAfter,
  succeeded,
  untilFirstCopy,
  withLease,
} from '../refresh/refresh-schedule.ts';
import type { CalendarContext, IndexRefresher, KeptMapping, PublisherDeps } from '../refreshers.ts';
import {
  applyRendering,
  applySettings,
  assertOwnStore,
  firstIndexState,
  type IndexState,
  type IndexView,
  indexView,
  mergeList,
  packIndexState,
  packSite,
  sourceName,
  unpackIndexState,
  unpackSite,
} from './index-state.ts';
import { createLearner } from './learner.ts';

/** A person has to do something about a store that can't be used. */
const retryUnusableMs = 60_000;
/** How often a change is tried while other processes write in between. */
const maxAttempts = 5;

const noSamples: ReadonlyMap<string, string> = new Map();

/** Keeps the list of the calendars, in one document of the collection `index`. */
export function createIndexRefresher(deps: PublisherDeps): IndexRefresher {
  const { source, mapping, store, settings, runtime, budget, signal, changed } = deps;
  const { now, sleep, random, log } = runtime;
  const startedAt = now();
  const everyMs = (deps.everySeconds?.() ?? settings.refresh.everySeconds) * 1000;
  const holder = `${random()}`;
  const collection = openCollection(store, 'index');
  const key = digest([settings.mapping, mapping.version]);
  let state: IndexState | null = null;
  /** Why the store could not be read the last time; null: it was read. The log says it once. */
  let unreadable: string | null = null;
  /** Why nothing may be published; null: the store can be used. */
  let unusable: UnusableStoreError | null = null;
  /**
   * This process has read the list. Another one may have another configuration for a while, and the two must not read it
   * in turns without end.
   */
  let isTried = false;
  /** Since when the portal is being asked, in milliseconds since 1970. */
  let runningSince: number | null = null;
  /** The text of the document that holds the site's identity; empty: there is none; null: it was not read. */
  let storedSite: string | null = null;
  /** What the store has lost and has not been written again, in a sentence. */
  let loss: string | null = null;

  const readSite = async () => (await collection.read('site')).get('') ?? '';
  const readSamples = () => collection.read('sample');
  const learner = createLearner({ ...deps, load, save, readSamples });

  let viewed: { readonly state: IndexState; readonly view: IndexView } | null = null;

  /** What a state means for others. Every request and every refresh asks, so it is kept: states are never changed. */
  function viewOf(asked: IndexState): IndexView {
    if (viewed?.state !== asked) viewed = { state: asked, view: indexView(asked, settings) };
    return viewed.view;
  }

  function take(next: IndexState): IndexState {
    const moved = next.version !== state?.version;
    state = next;
    if (moved) changed?.();
    return next;
  }

  async function load(): Promise<IndexState> {
    if (state !== null && !(await collection.changed())) return state;
    let stored: IndexState | undefined;
    try {
      let text: string | undefined;
      const isTaken = await collection.sync(async () => {
        text = (await collection.read('state')).get('');
        return () => undefined;
      });
      // It has changed again meanwhile.
      if (!isTaken) return state ?? (await load());
      stored = text === undefined ? undefined : unpackIndexState(text);
      // Every identity depends on the site's, so it is stored twice. Where the list is there, only who writes reads the other.
      storedSite = stored === undefined ? await readSite() : null;
      const isLost = stored === undefined && (text !== undefined || storedSite !== '');
      const site = stored ?? unpackSite(storedSite ?? '');
      if (site !== undefined) assertOwnStore(site.source, settings);
      if (isLost && site !== undefined && state === null)
        stored = { ...firstIndexState(settings, now()), siteId: site.siteId };
      loss = isLost ? 'The store has lost the list of calendars, so it is read again.' : null;
      if (loss !== null) log('error', loss);
      unreadable = null;
      unusable = null;
    } catch (error) {
      if (error instanceof UnusableStoreError) unusable = error;
      const reason = errorMessage(error);
      if (reason !== unreadable) log('error', `The index could not be read from the store: ${reason}`);
      unreadable = reason;
    }
    // Nothing is served from a store that can't be used. A list that is known already stays.
    if (unusable !== null) return state ?? firstIndexState(settings, now());
    const known = stored && { ...stored, source: sourceName(settings.source.baseUrl) };
    const before = applyRendering(known ?? state ?? firstIndexState(settings, now()), settings, startedAt);
    return take(applySettings(before, settings, now()));
  }

  /** Applies a change to the newest state, and again when another process wrote in between. */
  async function save(
    change: (before: IndexState) => IndexState,
    samples: ReadonlyMap<string, string> = noSamples,
    leaseHolder?: string,
  ): Promise<IndexState> {
    const sampled = [...samples].map(([id, text]) => ({ kind: 'sample', key: id, text }));
    for (let attempt = 1; ; attempt += 1) {
      if (storedSite === null) {
        await load();
        storedSite ??= await readSite().catch(() => null);
      }
      const after = applySettings(change(await load()), settings, now());
      const site = { kind: 'site', key: '', text: packSite(after) };
      const index = { kind: 'state', key: '', text: packIndexState(after) };
      const put = [index, ...(site.text === storedSite ? [] : [site]), ...sampled];
      const whole = () => ({ put: [index, site, ...sampled], drop: [] });
      const outcome = await collection.commit({ put, drop: [] }, whole, leaseHolder);
      if (outcome === 'written') [loss, storedSite] = [null, site.text];
      if (outcome === 'written' || outcome === 'remembered') return take(after);
      // Others can't know of it, so it is not in force.
      if (outcome === 'failed') return await load();
      // Another process is faster each time. Its state counts, and the next refresh tries again.
      if (attempt === maxAttempts) return await load();
    }
  }

  async function readPortal(force: boolean, held: string | undefined): Promise<void> {
    const before = await load();
    const run = {
      ...(signal && { signal }),
      ...(budget !== undefined && { budget: { remaining: budget } }),
      // A part of the list is better than nothing, and than a list that stays as it is. It withdraws no calendar.
      // The last answers left something open, so they must not be taken from a cache again.
      fresh:
        before.partial === true ||
        before.attempts.failures > 0 ||
        (before.calendars ?? []).some(({ missingSince }) => missingSince !== null),
      acceptsPartial: before.calendars === null || before.partial === true || before.attempts.failures > 0,
    };
    try {
      const knownIds = (before.calendars ?? []).map(({ record }) => record.id);
      // A later release goes on with the rules that the calendars are published by.
      const { listMapping } = before;
      const sameRules =
        listMapping !== null && listMapping.key === digest([settings.mapping, listMapping.detected.version]);
      const parts = { source, mapping, key: sameRules ? listMapping.key : key };
      const list = await readCalendarList(parts, before.listMapping, run, knownIds, before.doubt).catch(
        async (error: unknown) => {
          // The mapping may have been detected from a bad answer.
          if (before.listMapping?.unproven !== true || before.attempts.failures === 0 || !isMisread(error)) throw error;
          return await readCalendarList(parts, null, run, [], before.doubt);
        },
      );
      const { attempts } = await save(
        (current) => ({
          ...current,
          calendars: mergeList(current.calendars ?? [], list.records, now(), list.partial).map((calendar) => ({
            ...calendar,
            slug: current.calendars?.find(({ record }) => record.id === calendar.record.id)?.slug ?? null,
          })),
          listMapping: listMappingAfter(before.listMapping, list),
          ...withTables(current, list),
          bodies: learner.needsBodies(current) ? list.bodies : [],
          problems: list.problems,
          partial: list.partial,
          doubt: list.doubt,
          attempts: succeeded(now(), everyMs, random()),
          attemptedBy: key,
        }),
        noSamples,
        held,
      );
      logAttempt(log, 'The list of calendars', before.attempts, attempts, {});
    } catch (error) {
      if (signal?.aborted) return;
      const { attempts } = await save(
        (current) => ({
          ...current,
          attempts: failed(current.attempts, error, now(), {
            everyMs,
            hasCopy: current.calendars !== null,
            random: random(),
            force,
          }),
          attemptedBy: key,
        }),
        noSamples,
        held,
      );
      logAttempt(log, 'The list of calendars', before.attempts, attempts, {});
    }
  }

  const isDue = (current: IndexState): boolean =>
    dueAt(current.attempts, now(), everyMs) <= now() || (current.attemptedBy !== key && !isTried);

  async function open(): Promise<void> {
    await load();
    if (unusable !== null) throw unusable;
  }

  const refresh = oneRefresh(async (force) => {
    await open();
    const lease = { name: 'index', holder, leaseMs: leaseMsFor(everyMs) };
    await withLease(store, lease, runtime, async (held) => {
      if (!force && !isDue(await load())) return;
      const began = now();
      runningSince = began;
      await readPortal(force, held).finally(() => {
        runningSince = null;
      });
      const { attempts, attemptedBy } = await load();
      isTried ||= attemptedBy === key;
      if (attempts.lastAttempt !== null && attempts.lastAttempt >= began)
        deps.onRefresh?.({ calendarId: null, ms: now() - began, failed: attempts.failure !== null });
    });
    await load();
  });

  /** The state once there is a list, or after waiting for the first one. If it is due, it is refreshed in the background. */
  async function current(): Promise<IndexState> {
    // Requests read from memory. Only a refresh picks up what another process wrote.
    const loaded = state ?? (await load());
    if (unusable !== null || !isDue(loaded)) return loaded;
    if (loaded.calendars !== null) {
      refresh().catch((error) => log('error', `The list of calendars could not be refreshed: ${errorMessage(error)}`));
      return loaded;
    }
    // Nothing comes while machines that share a store can't reach it.
    const isAlone = () => store.isShared === true && store.state() !== null;
    const isSettled = () => isAlone() || (state !== null && (state.calendars !== null || !isDue(state)));
    await untilFirstCopy({ now, sleep, isSettled, refresh }, firstCopyWaitMs);
    return state ?? loaded;
  }

  /** The zone in which pages over these calendars count days. */
  const pagesZone = (visible: readonly Calendar[]): string => settings.site.timeZone ?? visible[0]?.timeZone ?? 'UTC';

  /** A mapping from a list without calendars says nothing. One that has read a second list is proven. */
  function listMappingAfter(before: KeptMapping | null, { mapping: used, records }: CalendarList): KeptMapping | null {
    if (records.length === 0) return before;
    if (used !== before) return { ...used, unproven: true };
    const { unproven: _, ...proven } = used;
    return proven;
  }

  /** The mappings with the tables as they stand beside the calendars now. Another table makes another mapping. */
  function withTables(current: IndexState, { bodies, partial }: CalendarList): Partial<IndexState> {
    const renewed = <Kept extends Omit<KeptMapping, 'key'>>(kept: Kept): Kept => {
      const detected = mapping.withTables?.(kept.detected, bodies) ?? kept.detected;
      return detected === kept.detected ? kept : { ...kept, detected, edition: (kept.edition ?? 0) + 1 };
    };
    const { eventMapping, learning: known } = current;
    if (partial || eventMapping === null) return {};
    const own = Object.entries(known?.own ?? {}).map(([id, kept]) => [id, renewed(kept)] as const);
    return {
      eventMapping: renewed(eventMapping),
      ...(known && own.length > 0 && { learning: { ...known, own: Object.fromEntries(own) } }),
    };
  }

  return {
    open,
    refresh,
    async follow() {
      await load();
    },
    async dueAt() {
      const loaded = await load();
      if (unusable !== null) return now() + retryUnusableMs;
      return isDue(loaded) ? now() : dueAt(loaded.attempts, now(), everyMs);
    },
    async index(): Promise<PublishedIndex> {
      const found = await current();
      if (found.calendars === null) return { kind: 'pending', retryAfter: retryAfter(found.attempts, now()) };
      const { siteId, lastModified, rendering } = found;
      const { calendars, version } = viewOf(found);
      const renderedSince = rendering?.since ? { renderedSince: rendering.since } : {};
      return { kind: 'index', calendars, siteId, version, lastModified, ...renderedSince };
    },
    async availability(calendarId) {
      const found = await current();
      const { calendars } = found;
      if (calendars === null) return 'pending';
      const known = calendars.find(({ record }) => record.id === calendarId);
      if (known !== undefined) return known.gone ? 'gone' : 'known';
      // The index no longer lists calendars that are gone, so a caller can't find the id and passes the slug.
      const { slugs } = viewOf(found);
      return calendars.some(({ record, gone }) => gone && slugs.get(record.id) === calendarId) ? 'gone' : 'unknown';
    },
    async context(calendarId): Promise<CalendarContext | null> {
      await learner.catchUp();
      const found = await load();
      const calendar = viewOf(found).calendars.find(({ id }) => id === calendarId);
      const known = found.calendars?.find(({ record }) => record.id === calendarId);
      if (calendar === undefined || known === undefined) return null;
      const visible = viewOf(found).calendars.filter(({ hidden }) => !hidden);
      const timeZone = settings.calendars[calendarId]?.timeZone ?? known.record.timeZone;
      return {
        calendar,
        record: { ...known.record, timeZone },
        siteId: found.siteId,
        withdrawnSince: known.missingSince,
        pages: { timeZone: pagesZone(visible), calendars: visible.length },
        ...learner.lessonsFor(found, calendarId),
      };
    },
    learn: learner.learn,
    confirm: learner.confirm,
    async status() {
      const loaded = state ?? (await load());
      const view = viewOf(loaded);
      const problems = [...view.problems, ...loaded.problems, ...learner.problems(loaded)];
      return {
        ...operationStatus(loaded.attempts, runningSince),
        calendars: view.calendars.map(({ id, slug, title }) => ({
          id,
          slug,
          title,
          withdrawnSince: loaded.calendars?.find(({ record }) => record.id === id)?.missingSince ?? null,
        })),
        problems: problems.slice(0, maxStatusProblems),
        store: unusable?.message ?? store.state() ?? collection.failure() ?? loss,
      };
    },
  };
}

/** Whether another mapping might read the list. */
const isMisread = (error: unknown): boolean => !(error instanceof SourceError) || error.kind === 'shape';
