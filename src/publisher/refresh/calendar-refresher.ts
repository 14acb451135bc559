import type { Preview, PreviewHead, PreviewPlace } from '../../calendar/preview.ts';
import type { Problem } from '../../calendar/problem.ts';
import type { Aside } from '../../source/http/limiter.ts';
import { isBudgetSpent } from '../../source/source.ts';
import type { Change } from '../../store/store.ts';
import { digest } from '../digest.ts';
import { errorMessage, leftOutText } from '../messages.ts';
import type { CalendarReading, Manifest, NextPublication, RefreshState } from '../model.ts';
import { CalendarCopy, DocumentsLost } from '../persist/calendar-copy.ts';
import { snapshotOf } from '../persist/event-cache.ts';
import { findLost } from '../persist/stored-events.ts';
import { publishNext } from '../publish/publish-next.ts';
import type { SnapshotAnswer, VersionAnswer } from '../publisher.ts';
import { MappingPending } from '../read/obtain-mapping.ts';
import { countLeftOut, readCalendar, refreshNotes } from '../read/read-calendar.ts';
import type { CalendarContext, CalendarRefresher, IndexClient, PublisherDeps } from '../refreshers.ts';
import { openPageCheckpoint, type PageCheckpoint } from './page-checkpoint.ts';
import {
  dueAt,
  failed,
  firstCopyWaitMs,
  interrupted,
  leaseMsFor,
  logAttempt,
  oneRefresh,
  operationStatus,
  retryAfter,
  succeeded,
  untilFirstCopy,
  withLease,
} from './refresh-schedule.ts';

/**
 * Keeps one calendar up to date. It decides when to read the portal, and commits each result to the calendar's copy. All
 * state of the calendar is in that copy.
 */
export function createCalendarRefresher(
  calendarId: string,
  index: IndexClient,
  deps: PublisherDeps,
): CalendarRefresher {
  const { store, settings, runtime, budget, signal, refreshLimiter } = deps;
  const { now, sleep, random, log } = runtime;
  /** The interval may change while this runs. */
  const everyMs = (): number => (deps.everySeconds?.() ?? settings.refresh.everySeconds) * 1000;
  /** How soon the next run reads what this run's limits left out. */
  const soonMs = (): number => Math.min(everyMs(), 30_000);
  const name = `calendar ${calendarId}`;
  const holder = `${random()}`;
  const fields = { calendar: calendarId };
  const copy = new CalendarCopy(name, deps);
  /** When to check whether a calendar that is gone has come back, in milliseconds since 1970; 0: it is not gone. */
  let restsUntil = 0;
  /** Since when an attempt is running, in milliseconds since 1970. */
  let runningSince: number | null = null;

  /** What the records have had so far; null: it was not read from the store yet. */
  let shapes: string | null = null;
  /** The refresh that runs can publish nothing more: another process wrote meanwhile, or the store can't be reached. */
  let overtaken = false;
  /** Who has the lease of the refresh that runs. */
  let leased: string | undefined;
  /**
   * The inputs of the last refresh by this process. Another one may have another configuration for a while, and the two
   * must not refresh in turns without end.
   */
  let tried: string | null = null;
  /** Another process wrote during the refresh that runs. */
  let isNewer = false;
  let publication = Promise.withResolvers<void>();

  /** `inputs`: the current fingerprint of the inputs; null: don't compare it. */
  function isDue(inputs: string | null): boolean {
    const { attempts, attemptedBy } = copy.refreshState;
    const isChanged = inputs !== null && inputs !== attemptedBy && inputs !== tried;
    return dueAt(attempts, now(), everyMs()) <= now() || isChanged;
  }

  /** Called for each request of the refresh that runs: it does not hang. */
  let noteProgress: () => void = () => undefined;
  /** While it waits for other calendars, one of them may have its place. */
  let aside: Aside = (wait) => wait();

  const refreshOnce = oneRefresh((force) => {
    if (refreshLimiter === undefined) return refreshNow(force);
    const work = (progress: () => void, waitAside: Aside) => {
      noteProgress = progress;
      aside = waitAside;
      return refreshNow(force);
    };
    return refreshLimiter.run(calendarId, work, signal);
  });

  const refresh = (force = false): Promise<void> =>
    refreshOnce(force).catch((error) => {
      if (!signal?.aborted)
        log('error', `Calendar ${calendarId} could not be refreshed: ${errorMessage(error)}`, fields);
    });

  async function refreshNow(force: boolean): Promise<void> {
    const context = await index.context(calendarId);
    restsUntil = context === null ? now() + everyMs() : 0;
    if (context === null) return;
    const inputs = inputsFingerprint(deps, context);
    const lease = { name, holder, leaseMs: leaseMsFor(everyMs()) };
    const isMine = await withLease(store, lease, runtime, async (held) => {
      leased = held;
      await copy.sync();
      if (!copy.isLoaded) return;
      await copy.checkLoss();
      if (!force && !isDue(inputs)) return;
      const began = now();
      runningSince = began;
      await attempt(context, inputs, force).finally(() => {
        runningSince = null;
      });
      if (copy.refreshState.attemptedBy === inputs) tried = inputs;
      const { lastAttempt, failure } = copy.refreshState.attempts;
      // A refresh that was cancelled, or that waits for the mapping, was no attempt.
      if (lastAttempt !== null && lastAttempt >= began)
        deps.onRefresh?.({ calendarId, ms: now() - began, failed: failure !== null });
    });
    if (!isMine || isNewer) await copy.sync();
    isNewer = false;
  }

  /** Loads what another process has written. A refresh that runs goes on from what it began with, and finds out by itself. */
  async function follow(): Promise<void> {
    if (runningSince !== null) isNewer = true;
    else if (copy.isLoaded) await copy.sync();
  }

  async function attempt(context: CalendarContext, attemptedBy: string, force: boolean): Promise<void> {
    overtaken = false;
    const before = copy.refreshState;
    const leftOutBefore = leftOutIn(copy.manifest);
    const checkpoint = await openCheckpoint(attemptedBy);
    try {
      // A calendar that the portal no longer lists is not requested. Its events stay published.
      const reading = context.withdrawnSince === null ? await read(context, checkpoint) : null;
      const goesOn = budget !== undefined && reading?.cutShort === true;
      const waitMs = reading?.isDetectedAgain ? atOnceMs : reading?.cutShort ? soonMs() : everyMs();
      const attempts = succeeded(now(), waitMs, random(), reading?.restMs);
      const { lastSuccess } = reading === null ? copy.refreshState.attempts : attempts;
      const refreshState = {
        ...copy.refreshState,
        ...(reading && refreshNotes(reading)),
        attempts: { ...attempts, lastSuccess },
        attemptedBy,
        pagesSince: goesOn ? (checkpoint?.since ?? null) : null,
      };
      const { put = [], drop = [] } = checkpoint?.change(goesOn) ?? {};
      const seen = reading?.shapes === undefined ? [] : [{ kind: 'shapes', key: '', text: reading.shapes }];
      await publish(context, reading, refreshState, { pages: { put: [...put, ...seen], drop }, isRead: true });
      if (reading === null) return;
      shapes = reading.shapes ?? shapes;
      logAttempt(log, `Calendar ${calendarId}`, before.attempts, attempts, fields);
      logHeldBack(before.heldBack, reading);
      logLeftOut(leftOutBefore, countLeftOut(reading.records));
    } catch (error) {
      // What the store has lost is marked by now, so that this attempt reads it from the portal.
      if (error instanceof DocumentsLost) return await attempt(context, attemptedBy, force);
      if (error instanceof MappingPending || signal?.aborted) return;
      if (isBudgetSpent(error) && checkpoint?.hasGrown()) {
        const attempts = interrupted(copy.refreshState.attempts, now(), soonMs(), random());
        const refreshState = { ...copy.refreshState, attempts, attemptedBy, pagesSince: checkpoint.since };
        return await publish(context, null, refreshState, { pages: checkpoint.change(true) });
      }
      const hasCopy = copy.isServable;
      const attempts = failed(copy.refreshState.attempts, error, now(), {
        everyMs: everyMs(),
        hasCopy,
        random: random(),
        force,
      });
      logAttempt(log, `Calendar ${calendarId}`, copy.refreshState.attempts, attempts, fields);
      const refreshState = { ...copy.refreshState, attempts, attemptedBy };
      // Even without a reading, a new configuration or the passing of time may change what is published.
      await publish(context, null, refreshState).catch((cause) => {
        copy.noteRefresh(refreshState);
        log('error', `Calendar ${calendarId} could not be saved: ${errorMessage(cause)}`, fields);
      });
    }
  }

  /** Logs that a list begins to be held back, and that this is over. The status says how far it has come. */
  function logHeldBack(before: string | null, { heldBack }: CalendarReading): void {
    if (before === null && heldBack !== null) log('warn', `Calendar ${calendarId}: ${heldBack}`, fields);
    if (before !== null && heldBack === null)
      log('info', `Calendar ${calendarId}: The portal's list is taken as it is again.`, fields);
  }

  /** Logs that events begin to be left out because their details can't be read, and that this is over. */
  function logLeftOut(before: number, now: number): void {
    if (before === 0 && now > 0) log('warn', `Calendar ${calendarId}: ${leftOutText(now)}`, fields);
    if (before > 0 && now === 0)
      log('info', `Calendar ${calendarId}: No event is left out any more for details that can't be read.`, fields);
  }

  /** The pages of the list; null: the run has no budget that could end it early, so no pages need to be kept. */
  async function openCheckpoint(inputs: string): Promise<PageCheckpoint | null> {
    const { pagesSince: since = null, attemptedBy } = copy.refreshState;
    if (budget === undefined && since === null) return null;
    return await openPageCheckpoint(copy, { since, isUsable: attemptedBy === inputs }, now(), everyMs());
  }

  async function read(context: CalendarContext, checkpoint: PageCheckpoint | null): Promise<CalendarReading> {
    const { manifest, refreshState, isUnreadable } = copy;
    return await readCalendar({
      deps,
      context,
      before: manifest,
      refreshState,
      listSince: checkpoint?.since ?? null,
      publishList: copy.lostManifest === null ? (reading) => publishList(context, reading) : null,
      run: {
        ...(signal && { signal }),
        onRequest: () => noteProgress(),
        fresh: isDoubtful(refreshState, manifest),
        ...(budget !== undefined && checkpoint && { budget: { remaining: budget }, pages: checkpoint.memory }),
        // A part of a list is better than nothing, and than a copy that stays as it is. It removes nothing. But it never
        // replaces a copy that could not be read.
        acceptsPartial: manifest === null ? !isUnreadable : refreshState.partial === true || hasFailed(refreshState),
      },
      storedDetails: (keys) => copy.read('details', keys),
      async shapes() {
        // What can't be read is new once more, which costs a detection.
        shapes ??= (await copy.read('shapes').catch(() => null))?.get('') ?? '';
        return shapes;
      },
      index: { ...index, learn: (...lesson) => aside(() => index.learn(...lesson)) },
      isNew: (manifest?.records.size ?? 0) === 0 && copy.lostManifest === null,
      failures: refreshState.attempts.failures,
    });
  }

  /** The first of a refresh's two publications. The second completes it, and only that one says when it was. */
  async function publishList(context: CalendarContext, reading: CalendarReading): Promise<void> {
    await publish(context, reading, { ...copy.refreshState, ...refreshNotes(reading) });
  }

  /** Publishes the reading and commits the result. Null: updates the publication for the current configuration and time. */
  async function publish(
    context: CalendarContext,
    reading: CalendarReading | null,
    given: RefreshState,
    { pages = noChange, isRead = false }: { readonly pages?: Change | undefined; readonly isRead?: boolean } = {},
  ): Promise<void> {
    if (overtaken) return;
    const next = await publishNext(copy, reading, {
      calendar: context.calendar,
      renderingDigest: renderingDigest(deps, context),
      now: now(),
      keepPastDays: settings.keepPastDays,
    });
    const details = reading?.details ?? new Map();
    const preview = await nextPreview(next, context.pages);
    const state = preview === null ? given : { ...given, preview: headOf(preview) };
    const outcome = await copy.commit(next, { refreshState: state, details, pages, isRead, preview, holder: leased });
    publication.resolve();
    publication = Promise.withResolvers();
    overtaken = outcome === 'conflict' || outcome === 'failed';
    if (outcome === 'failed')
      log('warn', `Calendar ${calendarId} can't be saved, so this refresh is discarded.`, fields);
    if (outcome !== 'conflict') return;
    log('warn', `Another process wrote calendar ${calendarId} at the same time, so this refresh is discarded.`, fields);
    await copy.sync();
  }

  /** The preview of the next publication; null: the one that there is stays right until the next refresh. */
  async function nextPreview({ after }: NextPublication, pages: PreviewPlace): Promise<Preview | null> {
    const { manifest } = after;
    const { previews } = deps;
    if (previews === undefined || manifest === null) return null;
    const { preview } = copy.refreshState;
    const isCurrent =
      preview !== undefined &&
      preview.version === manifest.version &&
      preview.madeBy === previews.kind(pages) &&
      now() + 2 * everyMs() < preview.to;
    if (isCurrent) return null;
    try {
      const events = after.events ?? (await copy.events());
      // What the store has lost comes back without another version.
      if (events === null || findLost(manifest, events) !== null) return null;
      return previews.make(snapshotOf(manifest, events), pages, now());
    } catch (error) {
      if (error instanceof DocumentsLost) throw error;
      log('error', `Calendar ${calendarId}: its preview could not be made: ${errorMessage(error)}`, fields);
      return null;
    }
  }

  /** A copy that others write all the time is read again. Only a store that fails is not waited for. */
  const hasCopyOrFailed = (): boolean =>
    copy.isLoaded
      ? copy.isServable || (copy.refreshState.attempts.lastAttempt !== null && !isDue(null))
      : store.state() !== null;

  const firstCopy = { now, sleep, isSettled: hasCopyOrFailed, refresh, published: () => publication.promise };

  /** Null: there is no copy, or the store has lost a part of it that can be read again. */
  async function served(known: string | undefined): Promise<SnapshotAnswer | null> {
    if (copy.isServable && copy.version === known) return { kind: 'unchanged' };
    const snapshot = copy.manifest === null ? null : await copy.snapshot();
    return snapshot && (snapshot.version === known ? { kind: 'unchanged' } : { kind: 'snapshot', snapshot });
  }

  return {
    refresh,
    follow,
    async dueAt() {
      await copy.load();
      return Math.max(dueAt(copy.refreshState.attempts, now(), everyMs()), Math.min(restsUntil, now() + everyMs()));
    },
    async version(waitMs = firstCopyWaitMs): Promise<VersionAnswer> {
      await copy.load();
      if (copy.manifest !== null && isDue(null)) void refresh();
      if (!copy.isServable) await untilFirstCopy(firstCopy, waitMs);
      return copy.isServable && copy.version !== null
        ? { kind: 'version', version: copy.version }
        : { kind: 'pending', retryAfter: retryAfter(copy.refreshState.attempts, now()) };
    },
    async snapshot(known, waitMs = firstCopyWaitMs): Promise<SnapshotAnswer> {
      await copy.load();
      if (copy.manifest !== null && isDue(null)) void refresh();
      const answer = await served(known);
      if (answer !== null) return answer;
      await untilFirstCopy(firstCopy, waitMs);
      return (await served(known)) ?? { kind: 'pending', retryAfter: retryAfter(copy.refreshState.attempts, now()) };
    },
    async preview() {
      await copy.load();
      return await copy.preview();
    },
    async previewHead() {
      await copy.load();
      return copy.refreshState.preview ?? null;
    },
    async status() {
      await copy.load();
      const { manifest, refreshState, storeFailure } = copy;
      const { attempts, pendingDetails, missing = 0, heldBack, problems, problemCount } = refreshState;
      const losses = copy.losses.map((message): Problem => ({ level: 'error', where: name, message }));
      return {
        id: calendarId,
        ...operationStatus(attempts, runningSince),
        events: manifest?.published.size ?? 0,
        lastModified: manifest?.lastModified ?? null,
        pendingDetails,
        ...(missing > 0 && { missing }),
        heldBack,
        problems: [...losses, ...problems],
        problemCount: problemCount + losses.length,
        store: storeFailure,
        hasCopy: copy.isServable,
      };
    },
  };
}

const headOf = ({ version, madeBy, to }: Preview): PreviewHead => ({ version, madeBy, to });

/** After how many milliseconds a calendar is read again by a mapping that came into force while it was read. */
const atOnceMs = 1000;

const leftOutIn = (manifest: Manifest | null): number => (manifest === null ? 0 : countLeftOut(manifest.records));

const noChange: Change = { put: [], drop: [] };

/** Whether the last answers left something open, so that they must not be taken from a cache again. */
function isDoubtful(state: RefreshState, manifest: Manifest | null): boolean {
  if (hasFailed(state) || state.partial === true || state.heldBack !== null) return true;
  return [...(manifest?.records.values() ?? [])].some(({ missing }) => missing !== undefined);
}

const hasFailed = ({ attempts }: RefreshState): boolean => attempts.failures > 0;

/** Digest of what the rendering of every event depends on, apart from the event. */
const renderingDigest = ({ settings }: PublisherDeps, { calendar, siteId }: CalendarContext): string =>
  digest([settings.publication, siteId, calendar.timeZone, calendar.language, calendar.slug]);

/** Digest of everything that a refresh depends on, apart from the portal. When it changes, the calendar is due at once. */
function inputsFingerprint(deps: PublisherDeps, context: CalendarContext): string {
  const { settings, mapping } = deps;
  return digest([
    settings.mapping,
    mapping.version,
    settings.mapVersion,
    context.record,
    context.calendar,
    renderingDigest(deps, context),
  ]);
}
