import type { Calendar, CalendarRecord } from '../../calendar/calendar.ts';
import { formatInstant, instantMs } from '../../calendar/instant.ts';
import type { Problem } from '../../calendar/problem.ts';
import { digest } from '../digest.ts';
import type { CalendarOverlay, PublisherSettings } from '../publisher-settings.ts';
import { type Attempts, noAttempts } from '../refresh/refresh-schedule.ts';
import type { KeptMapping } from '../refreshers.ts';
import { laterStamp } from '../revisions.ts';
import { giveSlugs } from './slugs.ts';
import { sourceName } from './store-owner.ts';

/** A calendar that the portal lists now, or once did. */
interface KnownCalendar {
  readonly record: CalendarRecord;
  /** The slug that it was given, kept for as long as none is configured; null: it never needed one. */
  readonly slug: string | null;
  /** Instant of the first successful list that lacked it; null: the last one held it. */
  readonly missingSince: string | null;
  /** It was missing for so long that it is taken to be withdrawn for good. */
  readonly gone: boolean;
}

/** How long successful lists must lack a calendar before it is gone; `gone` is for ever in some clients. */
const graceMs = 7 * 86_400_000;

/** What is known after a successful list, in the portal's order; those that it lacks come last. */
export function mergeList(
  known: readonly KnownCalendar[],
  listed: readonly CalendarRecord[],
  now: number,
): readonly Omit<KnownCalendar, 'slug'>[] {
  const present = new Set(listed.map((record) => record.id));
  const missing = known.filter(({ record }) => !present.has(record.id));
  return [
    ...listed.map((record) => ({ record, missingSince: null, gone: false })),
    ...missing.map(({ record, missingSince, gone }) => {
      const since = missingSince ?? formatInstant(now);
      return { record, missingSince: since, gone: gone || now - instantMs(since) >= graceMs };
    }),
  ];
}

/** The portal's record with the configuration laid over it. */
export function publishedCalendar(
  record: CalendarRecord,
  slug: string,
  overlay: CalendarOverlay,
  site: { readonly timeZone: string | null; readonly language: string },
): Calendar {
  return {
    id: record.id,
    slug,
    title: overlay.title ?? record.title ?? record.id,
    description: overlay.description ?? record.description,
    timeZone: overlay.timeZone ?? record.timeZone ?? site.timeZone ?? 'UTC',
    language: overlay.language ?? site.language,
    url: record.url,
    color: overlay.color ?? null,
    hidden: overlay.hidden ?? false,
  };
}

/** What the index keeps in the store: one document. */
export interface IndexState {
  /** Of which portal: host and path of its base URL. */
  readonly source: string;
  readonly siteId: string;
  /** Null: no list was read yet. */
  readonly calendars: readonly KnownCalendar[] | null;
  /** Detected from the list of calendars, and from a calendar's events. */
  readonly listMapping: KeptMapping | null;
  readonly eventMapping: KeptMapping | null;
  /** Bodies of the list, until the events' mapping is detected. */
  readonly bodies: readonly unknown[];
  /** Calendars that had nothing to detect from, or failed. */
  readonly barren: readonly string[];
  readonly problems: readonly Problem[];
  readonly attempts: Attempts;
  /** Key of the mapping that the last attempt used: another one is a reason to read at once. */
  readonly attemptedBy: string;
  readonly version: string;
  readonly lastModified: string;
}

export function firstIndexState(settings: PublisherSettings, now: number): IndexState {
  // The identities of a portal that has moved are those of where it was.
  const { hostname } = new URL(settings.source.movedFrom ?? settings.source.baseUrl);
  return {
    source: sourceName(settings.source.baseUrl),
    siteId: settings.site.id ?? hostname.replace(/^\[|\]$/g, ''),
    calendars: null,
    listMapping: null,
    eventMapping: null,
    bodies: [],
    barren: [],
    problems: [],
    attempts: noAttempts,
    attemptedBy: '',
    version: '',
    lastModified: laterStamp(now, null),
  };
}

/** The calendars as they are published, those that are gone left out. */
interface IndexView {
  readonly calendars: readonly Calendar[];
  readonly version: string;
  readonly problems: readonly Problem[];
  /** By id, gone ones included. */
  readonly slugs: ReadonlyMap<string, string>;
}

export function viewOf(state: IndexState, settings: PublisherSettings): IndexView {
  const known = state.calendars ?? [];
  const { slugs, problems } = giveSlugs({
    ids: known.map(({ record }) => record.id),
    configured: settings.calendars,
    kept: new Map(known.flatMap(({ record, slug }) => (slug === null ? [] : [[record.id, slug]]))),
    reserved: settings.reservedSlugs,
  });
  const calendars = known
    .filter(({ gone }) => !gone)
    .map(({ record }) =>
      publishedCalendar(record, slugs.get(record.id) ?? record.id, settings.calendars[record.id] ?? {}, settings.site),
    );
  return { calendars, problems, slugs, version: digest([state.siteId, calendars]) };
}

/** The state with what the configuration of today makes of it: slugs given, `site.id` in force, version and stamp moved. */
export function settled(state: IndexState, settings: PublisherSettings, now: number): IndexState {
  const siteId = settings.site.id ?? state.siteId;
  const view = viewOf({ ...state, siteId }, settings);
  const calendars =
    state.calendars?.map((known) => ({
      ...known,
      slug:
        settings.calendars[known.record.id]?.slug === undefined
          ? (view.slugs.get(known.record.id) ?? null)
          : known.slug,
    })) ?? null;
  const lastModified =
    state.version === view.version || calendars === null
      ? state.lastModified
      : laterStamp(now, state.version === '' ? null : state.lastModified);
  return { ...state, siteId, calendars, version: calendars === null ? '' : view.version, lastModified };
}
