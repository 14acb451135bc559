import { type CalendarEvent, isPublishable } from '../../../calendar/event.ts';
import { formatInstant } from '../../../calendar/instant.ts';
import type { PublishedEvent, Snapshot } from '../../../calendar/snapshot.ts';
import { digest } from '../../../publisher/digest.ts';
import { giveSlugs } from '../../../publisher/index/index-state.ts';
import type { Publisher, PublisherStatus } from '../../../publisher/publisher.ts';
import type { SurveyedCalendar } from '../../survey/survey.ts';
import type { PortalReading } from '../session/sampled-portal.ts';

/** The names of the calendars in links, by their ids. */
export const slugsOf = ({ config, survey }: PortalReading): ReadonlyMap<string, string> =>
  giveSlugs({
    ids: survey.calendars.map(({ calendar }) => calendar.id),
    configured: config.calendars,
    kept: new Map(),
    reserved: Object.keys(config.feeds),
  }).slugs;

/** What is part of every event's identity, before a store keeps it. */
export const siteIdOf = ({ config }: PortalReading): string =>
  config.site.id ?? new URL(config.source.movedFrom ?? config.source.baseUrl).hostname.replace(/^\[|\]$/gu, '');

/** Publishes a reading as a first run would, from memory. `at`: when the portal was asked, in milliseconds since 1970. */
export function createSurveyPublisher(reading: PortalReading, at: number): Publisher {
  const slugs = slugsOf(reading);
  const snapshots = new Map(
    reading.survey.calendars.map((owner) => [owner.calendar.id, snapshotOf(owner, slugs, formatInstant(at))]),
  );
  const calendars = [...snapshots.values()].map(({ calendar }) => calendar);
  const siteId = siteIdOf(reading);
  const lastModified = formatInstant(at);
  return {
    index: async () => ({ kind: 'index', calendars, siteId, lastModified, version: digest([siteId, calendars]) }),
    async snapshot(id, known) {
      const snapshot = snapshots.get(id);
      if (snapshot === undefined) return { kind: 'unknown' };
      return snapshot.version === known ? { kind: 'unchanged' } : { kind: 'snapshot', snapshot };
    },
    async version(id) {
      const snapshot = snapshots.get(id);
      return snapshot === undefined ? { kind: 'unknown' } : { kind: 'version', version: snapshot.version };
    },
    status: async () => statusOf([...snapshots.values()], lastModified),
    generation: () => 1,
  };
}

function snapshotOf(
  { calendar, events }: SurveyedCalendar,
  slugs: ReadonlyMap<string, string>,
  lastModified: string,
): Snapshot {
  const published = events
    .filter(isPublishable)
    .sort(inOrder)
    .map((event): PublishedEvent => {
      const revision = { firstSeen: lastModified, lastModified, sequence: 0, digest: digest(event) };
      return { event, removed: false, revision };
    });
  const owner = { ...calendar, slug: slugs.get(calendar.id) ?? calendar.slug };
  const version = digest([owner, published.map(({ event, revision }) => [event.id, revision.digest])]);
  return { calendar: owner, events: published, version, lastModified };
}

function inOrder(a: CalendarEvent, b: CalendarEvent): number {
  const [one, other] = [a, b].map(({ start, id, occurrence }) => [start ?? '', id, occurrence ?? '']) as [
    string[],
    string[],
  ];
  const at = one.findIndex((part, n) => part !== other[n]);
  return at < 0 ? 0 : (one[at] ?? '') < (other[at] ?? '') ? -1 : 1;
}

function statusOf(snapshots: readonly Snapshot[], at: string): PublisherStatus {
  const operation = { lastSuccess: at, lastAttempt: at, failure: null, runningSince: null };
  const calendars = snapshots.map(({ calendar, events, lastModified }) => ({
    ...operation,
    id: calendar.id,
    slug: calendar.slug,
    title: calendar.title,
    hasCopy: true,
    events: events.length,
    lastModified,
    pendingDetails: 0,
    heldBack: null,
    withdrawnSince: null,
    problems: [],
    problemCount: 0,
  }));
  return { ready: true, list: operation, calendars, problems: [], store: null };
}
