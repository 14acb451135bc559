import type { Snapshot } from '../../calendar/snapshot.ts';
import { isSpent } from '../../source/source.ts';
import type { Change } from '../../store/store.ts';
import { digest } from '../digest.ts';
import { errorMessage } from '../messages.ts';
import type { Content } from '../model.ts';
import { openCollection } from '../persist/collection.ts';
import { type Events, eventsOf, loadContent, loadRun, noRun, type RunState, unlessLost } from '../persist/documents.ts';
import { holdEvents } from '../persist/event-cache.ts';
import { nextStage } from '../publish/publish-next.ts';
import type { SnapshotAnswer } from '../publisher.ts';
import { MappingPending } from '../read/obtain-mapping.ts';
import { type CalendarReading, readCalendar, readingNotes } from '../read/read-calendar.ts';
import type { CalendarContext, CalendarRefresher, IndexClient, PublisherDeps } from '../refreshers.ts';
import { laterContent } from '../revisions.ts';
import { withLease } from './lease.ts';
import { type KeptPages, openKeptPages } from './page-checkpoint.ts';
import {
  dueAt,
  failed,
  firstCopyWaitMs,
  interrupted,
  operationStatus,
  retryAfter,
  succeeded,
  untilFirstCopy,
} from './refresh-schedule.ts';
import { type RefreshWork, refreshing } from './single-flight.ts';

/** Digest of what every event's rendering depends on beside the event. */
const publicationOf = ({ publication }: PublisherDeps['settings'], { calendar, siteId }: CalendarContext): string =>
  digest([publication, siteId, calendar.timeZone, calendar.language, calendar.slug]);

/** Digest of what a refresh is made by (configuration, mapping): another one is a reason to refresh at once. */
function madeBy({ settings, mapping }: PublisherDeps, brief: CalendarContext): string {
  const { mapping: rules, mapVersion } = settings;
  return digest([rules, mapping.version, mapVersion, brief.record, brief.calendar, publicationOf(settings, brief)]);
}

/** Keeps one calendar, on a shelf of its own: its last good copy, and what it takes to refresh it. */
export function createCalendarRefresher(
  calendarId: string,
  index: IndexClient,
  parts: PublisherDeps,
): CalendarRefresher {
  const { store, settings, runtime, budget, signal, changed, refreshLimiter } = parts;
  const { now, sleep, random, log } = runtime;
  const everyMs = settings.refresh.everySeconds * 1000;
  /** What the run's limits left is read soon. */
  const soonMs = Math.min(everyMs, 30_000);
  const name = `calendar ${calendarId}`;
  const holder = `${random()}`;
  const shelf = openCollection(store, name);
  let run: RunState = noRun;
  let content: Content | null = null;
  /** What was published, where its events are lost: until they are read again. */
  let lost: Content | null = null;
  /** Read from the store when they are first needed. */
  const held = holdEvents(parts, () => content);
  let loaded = false;
  /** It is gone, and looked at from time to time, should it come back. */
  let restsUntil = 0;
  /** There may be history in the store that could not be read. */
  let unreadable = false;

  /** Takes over what the store holds, at first and whenever another process wrote. */
  async function load(): Promise<void> {
    if (loaded && !(await shelf.changed())) return;
    try {
      await shelf.sync();
      const [stored, storedRun] = [await loadContent(shelf), await loadRun(shelf)];
      run = storedRun ?? run;
      unreadable = false;
      if (stored !== null) {
        content = content === null ? stored : laterContent(stored, content);
        held.forget();
        changed?.();
      }
    } catch (error) {
      unreadable = true;
      log('error', `The ${name} could not be read from the store: ${errorMessage(error)}`);
    }
    loaded = true;
  }

  async function loadedEvents(): Promise<Events | null> {
    for (;;) {
      const events = await held.get();
      const of = content;
      if (events !== null || of === null) return events;
      const found = await eventsOf(of, shelf.read).catch(unlessLost);
      // Another process may have written in between: then these are events of one moment, and revisions of another.
      if (await shelf.changed()) await load();
      else if (content === of && found !== null) held.take(found, true);
      else if (content === of) giveUp(of);
    }
  }

  /** Nobody has its events any more: all of it is read anew, and its revisions go on from what they were. */
  function giveUp(of: Content): void {
    log('error', `The store has lost the events of ${name}: they are read anew.`);
    lost = of;
    content = null;
    run = noRun;
  }

  const isDue = (by: string | null): boolean =>
    dueAt(run.attempts, now(), everyMs) <= now() || (by !== null && run.attemptedBy !== by);

  const refreshOnce = refreshing((how) =>
    refreshLimiter ? refreshLimiter.run(() => refreshNow(how)) : refreshNow(how),
  );

  async function refreshNow({ force }: RefreshWork): Promise<void> {
    const brief = await index.brief(calendarId);
    restsUntil = brief === null ? now() + everyMs : 0;
    if (brief === null) return;
    const by = madeBy(parts, brief);
    const mine = await withLease(store, name, holder, runtime, async () => {
      await load();
      if (await shelf.lost()) await loadedEvents();
      if (force || isDue(by)) await attempt(brief, by);
    });
    if (!mine) await load();
  }

  async function attempt(brief: CalendarContext, by: string): Promise<void> {
    const begun = { since: run.pagesSince ?? null, isUsable: run.attemptedBy === by };
    const pages = await openKeptPages(shelf, begun, now(), everyMs);
    try {
      // What the portal no longer lists is not asked for; what was published of it stays.
      const reading = brief.withdrawnSince === null ? await read(brief, pages) : null;
      const goesOn = budget !== undefined && reading?.cutShort === true;
      const attempts = succeeded(now(), reading?.cutShort ? soonMs : everyMs, random(), reading?.restMs);
      const { lastSuccess } = reading === null ? run.attempts : attempts;
      const next = {
        ...run,
        ...(reading && readingNotes(reading)),
        attempts: { ...attempts, lastSuccess },
        attemptedBy: by,
        pagesSince: goesOn ? pages.since : null,
      };
      await settle(brief, reading, next, pages.change(goesOn));
    } catch (error) {
      if (error instanceof MappingPending || signal?.aborted) return;
      if (isSpent(error) && pages.grown()) {
        const attempts = interrupted(run.attempts, now(), soonMs, random());
        const next = { ...run, attempts, attemptedBy: by, pagesSince: pages.since };
        return await settle(brief, null, next, pages.change(true));
      }
      log('warn', `Calendar ${calendarId} could not be refreshed: ${errorMessage(error)}`);
      const hasCopy = content !== null;
      const attempts = failed(run.attempts, error, now(), { everyMs, hasCopy, random: random() });
      const next = { ...run, attempts, attemptedBy: by };
      // The configuration may have changed all the same, and time has passed.
      await settle(brief, null, next).catch((cause) => {
        run = next;
        log('error', `Calendar ${calendarId} could not be kept: ${errorMessage(cause)}`);
      });
    }
  }

  async function read(brief: CalendarContext, { memory }: KeptPages): Promise<CalendarReading> {
    return await readCalendar({
      parts,
      brief,
      before: content,
      last: run,
      run: {
        ...(signal && { signal }),
        ...(budget !== undefined && { budget: { remaining: budget }, pages: memory }),
        // A part is better than nothing, but never takes the place of a whole copy, nor of one that could not be read.
        takesPart: content === null ? !unreadable : run.partial === true,
      },
      storedDetails: (keys) => shelf.read('details', keys),
      keepDetected: (detected) => index.keepDetected(calendarId, detected),
    });
  }

  /** Publishes what was read, or what there was as it looks by now, and writes what changed of it. */
  async function settle(
    brief: CalendarContext,
    reading: CalendarReading | null,
    nextRun: RunState,
    pages: Change = noChange,
  ): Promise<void> {
    const stage = await nextStage({
      brief,
      reading,
      content,
      loadEvents: loadedEvents,
      publication: publicationOf(settings, brief),
      lost,
      now: now(),
      historyLost: store.historyLost || unreadable,
      keepPastDays: settings.keepPastDays,
    });
    const runDocument = { kind: 'run', key: '', text: JSON.stringify(nextRun) };
    const withRun = ({ put, drop }: Change): Change => ({
      put: [...put, ...pages.put, runDocument],
      drop: [...drop, ...pages.drop],
    });
    const outcome = await shelf.commit(withRun(stage.change), async () => withRun(await stage.whole()));
    if (outcome === 'conflict') {
      log('warn', `Calendar ${calendarId} was written by another process meanwhile; this refresh is left out.`);
      return load();
    }
    const moved = stage.content?.version !== content?.version;
    run = nextRun;
    content = stage.content;
    if (content !== null) lost = null;
    if (stage.events !== null) held.take(stage.events, moved);
    if (moved) changed?.();
  }

  const refresh = (force = false): Promise<void> =>
    refreshOnce(force).catch((error) => {
      log('error', `Calendar ${calendarId} could not be refreshed: ${errorMessage(error)}`);
    });

  async function currentSnapshot(): Promise<Snapshot | null> {
    try {
      for (;;) {
        const [events, snapshot] = [await loadedEvents(), await held.snapshot()];
        // In between, another process may have written.
        if (events === null || snapshot !== null) return snapshot;
      }
    } catch (error) {
      log('error', `The events of ${name} could not be read from the store: ${errorMessage(error)}`);
      return null;
    }
  }

  const settledForNow = (): boolean => content !== null || (run.attempts.lastAttempt !== null && !isDue(null));

  return {
    refresh,
    async dueAt() {
      if (!loaded) await load();
      return Math.max(dueAt(run.attempts, now(), everyMs), Math.min(restsUntil, now() + everyMs));
    },
    async snapshot(known, waitMs = firstCopyWaitMs): Promise<SnapshotAnswer> {
      if (!loaded) await load();
      if (content === null) await untilFirstCopy({ now, sleep, settled: settledForNow, refresh }, waitMs);
      else if (isDue(null)) void refresh();
      if (content === null) return { kind: 'pending', retryAfter: retryAfter(run.attempts, now()) };
      if (content.version === known) return { kind: 'unchanged' };
      const snapshot = await currentSnapshot();
      if (content === null) void refresh();
      return snapshot ? { kind: 'snapshot', snapshot } : { kind: 'pending', retryAfter: 5 };
    },
    async status() {
      if (!loaded) await load();
      const { attempts, pendingDetails, heldBack, problems, problemCount } = run;
      return {
        id: calendarId,
        ...operationStatus(attempts),
        events: content?.published.size ?? 0,
        lastModified: content?.lastModified ?? null,
        pendingDetails,
        heldBack,
        problems,
        problemCount,
        store: store.state() ?? shelf.failure(),
        hasCopy: content !== null,
      };
    },
  };
}

const noChange: Change = { put: [], drop: [] };
