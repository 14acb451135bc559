import type { Calendar } from '../../calendar/calendar.ts';
import type { Problem } from '../../calendar/problem.ts';
import { digest } from '../digest.ts';
import type { KeptMapping } from '../keepers.ts';
import { laterStamp } from '../publish/revisions.ts';
import type { PublisherSettings } from '../publisher-settings.ts';
import { type Attempts, noAttempts } from '../refresh/attempts.ts';
import { type KnownCalendar, publishedCalendar } from './calendar-list.ts';
import { giveSlugs } from './slugs.ts';
import { sourceName } from './store-owner.ts';

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
export interface IndexView {
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
