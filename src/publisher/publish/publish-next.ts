import type { Calendar } from '../../calendar/calendar.ts';
import { type CalendarEvent, isPublishable } from '../../calendar/event.ts';
import { formatInstant, instantMs } from '../../calendar/instant.ts';
import type { PublishedEvent } from '../../calendar/snapshot.ts';
import { digest } from '../digest.ts';
import { assembleEvents, idOf, isTombstone, sharedIds, withOccurrences } from '../event-identity.ts';
import {
  type CalendarEvents,
  type CalendarReading,
  isPostponed,
  type Manifest,
  type NextPublication,
  noPublication,
  type Occurrences,
  type PublishedState,
  type RecordState,
} from '../model.ts';
import { firstStamp, isLaterRevision, laterStamp, movedOn, revise, revisionOf, stampedAnew } from '../revisions.ts';
import { formerStart, lastMoment } from './event-span.ts';
import { matchSessions } from './match-sessions.ts';

/** What was published until now. */
interface PublishedBefore {
  readonly manifest: Manifest | null;
  /** The manifest from when the store lost the events; null: it has not lost them. */
  readonly lostManifest: Manifest | null;
  /** Earlier contents of the store were lost: what is new here may not be new to subscribers. */
  readonly historyLost: boolean;
  /** When the store was made, in milliseconds since 1970; null: an earlier release made it. */
  readonly born: number | null;
  /** The events of the manifest. */
  events(): Promise<CalendarEvents | null>;
}

interface PublishContext {
  /** As it is to be published. */
  readonly calendar: Calendar;
  /** Digest of what the rendering of every event depends on, apart from the event. */
  readonly renderingDigest: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** An event that the portal no longer lists stays published for this many days after its end. */
  readonly keepPastDays: number;
}

/**
 * Computes what is published next. `reading`: what the portal lists now; null: it was not read, or not successfully.
 * Without a reading the publication can still change, because of a new configuration or the passing of time.
 */
export async function publishNext(
  before: PublishedBefore,
  reading: CalendarReading | null,
  context: PublishContext,
): Promise<NextPublication> {
  const { manifest } = before;
  const facts = reading ?? manifest;
  if (facts === null) return { before: noPublication, after: noPublication };
  const { mappingDigest, records, detailsDecide } = facts;
  const { calendar, renderingDigest } = context;

  if (manifest !== null && publishesTheSame(manifest, reading, context)) {
    const after = { ...manifest, mappingDigest, records, detailsDecide };
    return { before: { manifest, events: null }, after: { manifest: after, events: null } };
  }

  const events = await before.events();
  if (manifest !== null && events === null) throw new Error("The store has lost the calendar's events.");
  const mapped = new Map([...(events?.mapped ?? [])].filter(([key]) => records.has(key)));
  for (const [key, record] of reading?.mapped ?? []) mapped.set(key, record);
  const previous = manifest && events && { manifest, published: events.published };
  const read = assembleEvents(records, mapped);
  const last = (manifest ?? before.lostManifest)?.occurrences ?? noOccurrences;
  const occurrences =
    previous === null
      ? last
      : matchSessions(
          read,
          { published: previous.published, occurrences: last },
          { now: context.now, calendarZone: calendar.timeZone },
        );
  const known = { listed: withOccurrences(read, occurrences), records, mapped, mappingDigest };
  const published = publishEvents(known, previous, before, context);
  const after = {
    ...{ calendar, mappingDigest, renderingDigest, records, detailsDecide },
    ...(occurrences.size > 0 && { occurrences }),
    ...published.manifest,
  };
  return {
    before: { manifest, events },
    after: { manifest: after, events: { mapped, published: published.events } },
  };
}

const noOccurrences: Occurrences = new Map();

/** Whether nothing that is published can have changed, so that the events need not be read from the store. */
function publishesTheSame(manifest: Manifest, reading: CalendarReading | null, context: PublishContext): boolean {
  if (manifest.renderingDigest !== context.renderingDigest) return false;
  if (digest(manifest.calendar) !== digest(context.calendar)) return false;
  // Time alone changes what becomes of events that the portal no longer lists.
  if ([...manifest.published.values()].some(({ unlistedSince }) => unlistedSince !== null)) return false;
  if (reading === null) return true;
  if (reading.mapped.size > 0 || reading.records.size !== manifest.records.size) return false;
  return [...reading.records].every(([key, { waiting }]) => manifest.records.get(key)?.waiting === waiting);
}

/** What is known of the calendar's events now. */
interface KnownEvents {
  /** The events of the portal's list, by identity. */
  readonly listed: ReadonlyMap<string, CalendarEvent>;
  readonly records: ReadonlyMap<string, RecordState>;
  readonly mapped: CalendarEvents['mapped'];
  readonly mappingDigest: string;
}

interface PreviousEvents {
  readonly manifest: Manifest;
  readonly published: ReadonlyMap<string, PublishedEvent>;
}

const dayMs = 86_400_000;
/** How long a removed event stays published as cancelled, unless it ends before. */
const removedMs = 30 * dayMs;
/** How long the revision of a dropped event is kept, so that it continues from there if the event comes back. */
const droppedMs = 366 * dayMs;
/** How many of them are kept at most, at about 150 bytes each. */
const mostDropped = 20_000;

/** Gives each event its revision: the events of the list, and those that stay published although it lacks them. */
function publishEvents(
  { listed: all, records, mapped, mappingDigest }: KnownEvents,
  previous: PreviousEvents | null,
  { lostManifest, historyLost, born }: Pick<PublishedBefore, 'lostManifest' | 'historyLost' | 'born'>,
  context: PublishContext,
): {
  readonly events: CalendarEvents['published'];
  readonly manifest: Pick<Manifest, 'published' | 'dropped' | 'version' | 'lastModified' | 'changedAt'>;
} {
  const { calendar, renderingDigest, now } = context;
  const last = previous?.manifest ?? lostManifest;
  const first = last === null && !historyLost;
  /** What was published before this moment, and is not known here, was another store's. */
  const begins = historyLost ? now : born;
  const events = new Map<string, PublishedEvent>();
  const states = new Map<string, PublishedState>();
  /** The ids of the series that have a new or changed override. */
  const overridden = new Set<string>();
  const sameRendering = previous?.manifest.renderingDigest === renderingDigest;
  const sameMapping = previous?.manifest.mappingDigest === mappingDigest;
  const shared = sharedIds(records.keys());
  const sharedBefore = sharedIds(previous?.manifest.records.keys() ?? []);
  const listOnly = idsOf(records, hasNoDetails);
  const listOnlyBefore = idsOf(previous?.manifest.records, hasNoDetails);
  const knownSeries = new Set(
    [...(previous?.published.values() ?? [])].flatMap(({ event }) => (event.recurrence === null ? [] : [event.id])),
  );
  const knowsSeries = ({ overrides }: CalendarEvent): boolean => overrides !== null && knownSeries.has(overrides.id);
  const completed = completedIds(records, previous?.manifest.records);
  // What was left to this run, the run before had not read by the rules that it was made with.
  const postponed = idsOf(previous?.manifest.records, isPostponed);

  function put(identity: string, event: CalendarEvent, unlistedSince: string | null, removed: boolean): void {
    const before = previous?.published.get(identity) ?? null;
    // Where records share an id, their times are the list's, since the details describe only one of them.
    const byList = shared.has(event.id) && sharedBefore.has(event.id);
    const comparable = sameMapping && (byList || listOnlyBefore.has(event.id) === listOnly.has(event.id));
    /** How the event was published when the store lost it. */
    const lost = before === null ? (last?.published.get(identity) ?? null) : null;
    const movedFrom = lost
      ? lost.movedFrom
      : formerStart(event, before, {
          now,
          comparable,
          knowsSeries: knowsSeries(event),
          calendarZone: calendar.timeZone,
        });
    const next = revise({ event, removed, movedFrom }, before, {
      renderingDigest,
      sameRendering,
      now,
      first,
      begins,
      detailsCame: sameMapping && completed.has(event.id),
      readAnew: !sameMapping || postponed.has(event.id),
      last: {
        dropped: last?.dropped.get(identity) ?? null,
        lost,
      },
    });
    const state = previous?.manifest.published.get(identity);
    const until = next === before && state ? state.until : lastMoment(event, calendar.timeZone);
    events.set(identity, next);
    states.set(identity, { ...next.revision, until, removed, unlistedSince, movedFrom });
    if (event.overrides !== null && isLaterRevision(next.revision, before?.revision))
      overridden.add(event.overrides.id);
  }

  /**
   * An override that is new or has changed gives its series later stamps. Evolution and ICSx5 go by the stamps of the series, and
   * never show what they don't announce.
   */
  function announceOverrides(): void {
    for (const [identity, published] of events) {
      const { event, revision } = published;
      const [before, state] = [previous?.published.get(identity), states.get(identity)];
      if (event.overrides !== null || !overridden.has(event.id) || !before || !state) continue;
      if (isLaterRevision(revision, before.revision)) continue;
      const stamped = stampedAnew(revision, now);
      events.set(identity, { ...published, revision: stamped });
      states.set(identity, { ...state, ...stamped });
    }
  }

  /**
   * An override that is gone gives its occurrence back to its series. The series itself has not changed, but clients
   * must read it again.
   */
  function giveBack(identity: string): void {
    const [published, state, before] = [events.get(identity), states.get(identity), previous?.published.get(identity)];
    if (!published || !state || published.revision.sequence !== before?.revision.sequence) return;
    const revision = movedOn(published.revision, now);
    const { until, removed, unlistedSince, movedFrom } = state;
    events.set(identity, { ...published, revision });
    states.set(identity, { ...revision, until, removed, unlistedSince, movedFrom });
  }

  const listed = new Map([...all].filter(([, event]) => !isTombstone(event)));
  const shown = new Set<string>();
  const hidden = new Set<string>();
  for (const [identity, event] of listed) {
    (isPublishable(event) ? shown : hidden).add(event.id);
    if (isPublishable(event)) put(identity, event, null, false);
  }

  const waiting = idsOf(records, (record) => record.waiting);
  for (const [identity, before] of previous?.published ?? []) {
    const { event } = before;
    if (events.has(identity)) continue;
    const series = event.overrides && listedEvent(listed, event.overrides.id);
    // What turned private is removed at once and not published as cancelled, a series with its overrides.
    const owners = [event.id, ...(event.overrides ? [event.overrides.id] : [])];
    const isHidden = listed.has(identity) || owners.some((id) => hidden.has(id) && !shown.has(id));
    if (isHidden || waiting.has(event.id)) {
      if (series) giveBack(series);
      continue;
    }
    const { since, removed, isOver } = judgeUnlisted(before, previous?.manifest.published.get(identity), context);
    if (series && removed) giveBack(series);
    else if (!isOver)
      put(identity, removed && !before.removed ? { ...event, status: 'cancelled' } : event, since, removed);
  }

  announceOverrides();

  const unread = new Set([...records.keys()].filter((key) => !mapped.has(key)).map(idOf));
  for (const [identity, state] of previous?.manifest.published ?? []) {
    // The store has lost the event, and it is still to be read again: its revision is kept until then.
    if (previous?.published.has(identity) || states.has(identity) || state.unlistedSince !== null) continue;
    if (unread.has(idOf(identity))) states.set(identity, state);
  }

  const revisions = [...events].map(([identity, { revision }]) => [identity, revision] as const);
  const version = digest([calendar, revisions.sort(([one], [other]) => (one < other ? -1 : 1))]);
  const dropped = droppedRevisions(states, last, now);
  const isSilent = previous !== null && movesNothing(previous, calendar, events);
  const lastModified = isSilent
    ? previous.manifest.lastModified
    : snapshotStamp(version, events, last, { first, now, begins });
  const onlyCompleted = previous !== null && onlyCompletes(previous, calendar, events);
  const changedAt = onlyCompleted ? (previous.manifest.changedAt ?? previous.manifest.lastModified) : lastModified;
  const stamps = { lastModified, ...(changedAt !== lastModified && { changedAt }) };
  return { events, manifest: { published: states, dropped, version, ...stamps } };
}

/** The identity of the listed event with an id, be it a series or not. */
const listedEvent = (listed: ReadonlyMap<string, CalendarEvent>, id: string): string | null =>
  [...listed].find(([, event]) => event.id === id && event.overrides === null)?.[0] ?? null;

/**
 * What happens to an event that the portal no longer lists. An upcoming event is published as cancelled for `removedMs`.
 * A past event stays unchanged for the configured days. Before that, the guard in read/guard.ts has accepted the list.
 */
function judgeUnlisted(
  before: PublishedEvent,
  state: PublishedState | undefined,
  { now, keepPastDays }: PublishContext,
): { readonly since: string; readonly removed: boolean; readonly isOver: boolean } {
  const unlistedSince = state?.unlistedSince ?? null;
  const until = state?.until ?? null;
  const since = unlistedSince ?? formatInstant(now);
  const removed = before.removed || (unlistedSince === null && (until === null || until > now));
  const isOver = removed
    ? now >= Math.min(instantMs(since) + removedMs, until ?? Number.POSITIVE_INFINITY)
    : until !== null && now >= until + keepPastDays * dayMs;
  return { since, removed, isOver };
}

/** The revisions of events that are no longer published, for as long as they are kept. */
function droppedRevisions(
  published: ReadonlyMap<string, PublishedState>,
  last: Manifest | null,
  now: number,
): Manifest['dropped'] {
  const dropped = new Map(last?.dropped);
  for (const identity of published.keys()) dropped.delete(identity);
  for (const [identity, state] of last?.published ?? [])
    if (!published.has(identity)) dropped.set(identity, { ...revisionOf(state), droppedAt: now });
  for (const [identity, { droppedAt }] of dropped) if (now - droppedAt > droppedMs) dropped.delete(identity);
  // A portal that gives its events other ids every time would fill the manifest. The oldest are first.
  for (const identity of dropped.keys()) {
    if (dropped.size <= mostDropped) break;
    dropped.delete(identity);
  }
  return dropped;
}

/**
 * The instant of the snapshot's last change. The first one is not before the store was made: a client that still has the
 * date of a store that was lost would get 304 for other bytes.
 */
function snapshotStamp(
  version: string,
  published: ReadonlyMap<string, PublishedEvent>,
  last: Manifest | null,
  { first, now, begins }: { readonly first: boolean; readonly now: number; readonly begins: number | null },
): string {
  if (last !== null) return last.version === version ? last.lastModified : laterStamp(now, last.lastModified);
  const stamps = [...published.values()].map(({ revision }) => revision.lastModified);
  if (begins !== null) stamps.push(firstStamp(begins));
  return (first ? stamps.sort().at(-1) : undefined) ?? formatInstant(now);
}

/** Whether nothing has changed since the last publication, apart from what details have completed. */
function onlyCompletes(
  { manifest, published }: PreviousEvents,
  calendar: Calendar,
  events: ReadonlyMap<string, PublishedEvent>,
): boolean {
  if (events.size !== published.size || digest(calendar) !== digest(manifest.calendar)) return false;
  return [...events].every(([identity, { revision }]) => {
    const before = published.get(identity)?.revision;
    return before?.lastModified === revision.lastModified && before.sequence === revision.sequence;
  });
}

/** Whether not even details have completed anything: no stamp has moved, whatever fields the rules have gained. */
const movesNothing = (
  previous: PreviousEvents,
  calendar: Calendar,
  events: ReadonlyMap<string, PublishedEvent>,
): boolean =>
  onlyCompletes(previous, calendar, events) &&
  [...events].every(([id, { revision }]) => previous.published.get(id)?.revision.completed === revision.completed);

/** The ids of records that have not changed since the last publication, except that their details were read. */
function completedIds(
  records: ReadonlyMap<string, RecordState>,
  before: ReadonlyMap<string, RecordState> | undefined,
): ReadonlySet<string> {
  const isCompleted = ([key, { detailsAt, listed }]: readonly [string, RecordState]): boolean => {
    const last = before?.get(key);
    return detailsAt !== null && last !== undefined && hasNoDetails(last) && last.listed === listed;
  };
  return new Set([...records].filter(isCompleted).map(([key]) => idOf(key)));
}

/** The details were not read, so only the list's data about the event is known. */
const hasNoDetails = ({ detailsAt }: RecordState): boolean => detailsAt === null;

/** The ids of the records that match. */
function idsOf(
  records: ReadonlyMap<string, RecordState> | undefined,
  matches: (record: RecordState) => boolean,
): ReadonlySet<string> {
  return new Set([...(records ?? [])].filter(([, record]) => matches(record)).map(([key]) => idOf(key)));
}
