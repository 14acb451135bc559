import type { Calendar, CalendarRecord } from '../../calendar/calendar.ts';
import { formatInstant, instantMs } from '../../calendar/instant.ts';
import type { Problem } from '../../calendar/problem.ts';
import type { Finding } from '../../mapping/learning/learning.ts';
import { UnusableStoreError } from '../../store/store.ts';
import { digest } from '../digest.ts';
import { type Attempts, noAttempts } from '../model.ts';
import {
  isAny,
  isAttempts,
  isFlag,
  isMoment,
  isNumber,
  isObject,
  isProblem,
  isText,
  listOf,
  mapOf,
  objectOf,
  orAbsent,
  orNull,
  readJson,
} from '../persist/stored-json.ts';
import type { CalendarSettings, PublisherSettings } from '../publisher-settings.ts';
import type { KeptMapping } from '../refreshers.ts';
import { laterStamp } from '../revisions.ts';

/** The state of the index: one document of the store. */
export interface IndexState {
  /** The portal that it was filled from, as `sourceName` names it. */
  readonly source: string;
  readonly siteId: string;
  /** Null: no list was read yet. */
  readonly calendars: readonly KnownCalendar[] | null;
  /** Detected from the list of calendars, and from the events of a calendar. */
  readonly listMapping: KeptMapping | null;
  readonly eventMapping: KeptMapping | null;
  /** Bodies of the list, kept until the mapping of events is detected. */
  readonly bodies: readonly unknown[];
  /** Absent: an earlier release wrote the document, or nothing was sampled yet. */
  readonly learning?: Learning;
  readonly problems: readonly Problem[];
  /** The last list was or may have been incomplete. Absent where an earlier release wrote the document. */
  readonly partial?: boolean;
  /** The last list's `doubt`; absent: it had none. */
  readonly doubt?: string | undefined;
  readonly attempts: Attempts;
  /** Key of the mapping that the last attempt used: when it changes, the list is due at once. */
  readonly attemptedBy: string;
  readonly version: string;
  readonly lastModified: string;
  /** Absent: an earlier release wrote the document. */
  readonly rendering?: Rendering;
}

interface Rendering {
  /** Digest of what feeds are rendered by. */
  readonly by: string;
  /** The instant since which they are; null: since there are calendars. */
  readonly since: string | null;
}

/** A calendar whose sample is kept. */
interface Sampled {
  /** Nothing was detected from it yet. */
  readonly isNew?: true;
  readonly withoutDetails?: true;
  /** It has published events, so no other rules take over by themselves. */
  readonly isPublished?: true;
}

/** What detection has learnt from, as the index keeps it. The samples are documents of their own, one for each calendar. */
export interface Learning {
  /** Digest of the configured rules and of detection's version that it was learnt with. */
  readonly key: string;
  /** By the calendar's id. */
  readonly sampled: Readonly<Record<string, Sampled>>;
  /** The rules of calendars whose records have another shape. Absent: there are none. */
  readonly own?: Readonly<Record<string, Omit<KeptMapping, 'key'>>>;
  /** What a person has to decide. Absent: nothing. */
  readonly proposals?: readonly Finding[];
  /** What has come into force by itself, and when, in milliseconds since 1970. Absent: nothing has. */
  readonly news?: readonly (Finding & { readonly at: number })[];
}

/** A calendar that the portal lists now or once did. */
interface KnownCalendar {
  readonly record: CalendarRecord;
  /** The slug that was derived for it, kept as long as none is configured; null: it never needed one. */
  readonly slug: string | null;
  /** Instant of the first successfully read list that lacked it; null: the last list had it. */
  readonly missingSince: string | null;
  /** It was missing for so long that it counts as withdrawn for good. */
  readonly gone: boolean;
}

/** The document's JSON. Stores outlive releases: names in it stay as they are. */
export function packIndexState(state: IndexState): string {
  const { source, siteId, calendars, listMapping, eventMapping, bodies, ...rest } = state;
  const first = { source, siteId, calendars, listMapping, eventMapping, bodies };
  // Earlier releases read `barren`, and take a document without it for damaged.
  return JSON.stringify({ ...first, barren: [], ...rest });
}

/** Undefined: the document can't be read. */
export function unpackIndexState(text: string): IndexState | undefined {
  const packed = readJson<IndexState & { readonly barren: readonly string[] }>(text, isPacked);
  if (packed === undefined) return undefined;
  const { barren: _, ...state } = packed;
  return state;
}

type Site = Pick<IndexState, 'source' | 'siteId'>;

/** A document of its own, so that it outlives that of the index. */
export const packSite = ({ source, siteId }: Site): string => JSON.stringify({ source, siteId });

/** Undefined: the document is not there or can't be read. */
export const unpackSite = (text: string): Site | undefined =>
  text === '' ? undefined : readJson<Site>(text, objectOf({ source: isText, siteId: isText }));

const isDetected = objectOf({
  version: isNumber,
  settings: isObject,
  inForce: isObject,
  problems: listOf(isProblem),
});
const isMapping = orNull(objectOf({ key: isText, detected: isDetected }));
const finding = { where: isText, message: isText, key: isText };
const isLearning = objectOf({
  key: isText,
  sampled: mapOf(isObject),
  own: orAbsent(mapOf(objectOf({ detected: isDetected }))),
  proposals: orAbsent(listOf(objectOf(finding))),
  news: orAbsent(listOf(objectOf({ ...finding, at: isNumber }))),
});

const isPacked = objectOf({
  source: isText,
  siteId: isText,
  calendars: orNull(
    listOf(
      objectOf({
        record: objectOf({
          id: isText,
          title: orNull(isText),
          description: orNull(isText),
          timeZone: orNull(isText),
          url: orNull(isText),
          color: orAbsent(isText),
        }),
        slug: orNull(isText),
        missingSince: orNull(isMoment),
        gone: isFlag,
      }),
    ),
  ),
  listMapping: isMapping,
  eventMapping: isMapping,
  bodies: listOf(isAny),
  barren: listOf(isText),
  learning: orAbsent(isLearning),
  problems: listOf(isProblem),
  partial: orAbsent(isFlag),
  doubt: orAbsent(isText),
  attempts: isAttempts,
  attemptedBy: isText,
  version: isText,
  lastModified: isMoment,
  rendering: orAbsent(objectOf({ by: isText, since: orNull(isMoment) })),
});

export function firstIndexState(settings: PublisherSettings, now: number): IndexState {
  // A portal that has moved keeps the identities that it had at its old address.
  const { hostname } = new URL(settings.source.movedFrom ?? settings.source.baseUrl);
  return {
    source: sourceName(settings.source.baseUrl),
    siteId: settings.site.id ?? hostname.replace(/^\[|\]$/g, ''),
    calendars: null,
    listMapping: null,
    eventMapping: null,
    bodies: [],
    problems: [],
    attempts: noAttempts,
    attemptedBy: '',
    version: '',
    lastModified: laterStamp(now, null),
  };
}

/**
 * The state under the current configuration: calendars with slugs, `site.id`, and a new version and stamp if that
 * changes what is published.
 */
export function applySettings(state: IndexState, settings: PublisherSettings, now: number): IndexState {
  const siteId = settings.site.id ?? state.siteId;
  const view = indexView({ ...state, siteId }, settings);
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

/**
 * The state under the current renderers. A client that asks by the date alone gets what they write anew only with a later date.
 * `startedAt`: when this process began, in milliseconds since 1970.
 */
export function applyRendering(state: IndexState, settings: PublisherSettings, startedAt: number): IndexState {
  const by = digest(settings.rendering ?? null);
  if (state.rendering?.by === by) return state;
  return { ...state, rendering: { by, since: state.calendars === null ? null : formatInstant(startedAt) } };
}

/** How long lists must lack a calendar before it is gone. Some clients take 410 Gone as final. */
const graceMs = 7 * 86_400_000;

/**
 * The calendars after a list was read: in the portal's order, followed by those that the list lacks. A list that may be
 * incomplete withdraws none, and moves none.
 */
export function mergeList(
  known: readonly KnownCalendar[],
  listed: readonly CalendarRecord[],
  now: number,
  isPartial = false,
): readonly Omit<KnownCalendar, 'slug'>[] {
  const found = listed.map((record) => ({ record, missingSince: null, gone: false }));
  if (isPartial) {
    const byId = new Map(found.map((one) => [one.record.id, one]));
    const before = known.map((one) => byId.get(one.record.id) ?? one);
    return [...new Set([...before, ...found])];
  }
  const present = new Set(listed.map((record) => record.id));
  const missing = known.filter(({ record }) => !present.has(record.id));
  return [
    ...found,
    ...missing.map(({ record, missingSince, gone }) => {
      const since = missingSince ?? formatInstant(now);
      return { record, missingSince: since, gone: gone || now - instantMs(since) >= graceMs };
    }),
  ];
}

/** The portal's record with the configuration applied to it. */
export function publishedCalendar(
  record: CalendarRecord,
  slug: string,
  overlay: CalendarSettings,
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
    color: overlay.color ?? record.color ?? null,
    hidden: overlay.hidden ?? false,
  };
}

/** The calendars as they are published, without those that are gone. */
export interface IndexView {
  readonly calendars: readonly Calendar[];
  readonly version: string;
  readonly problems: readonly Problem[];
  /** By the calendar's id; of calendars that are gone, too. */
  readonly slugs: ReadonlyMap<string, string>;
}

export function indexView(state: IndexState, settings: PublisherSettings): IndexView {
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

/** Names the portal at a base URL: its host and path. Whether it is reached by http or https does not count. */
export function sourceName(baseUrl: string): string {
  const { host, pathname } = new URL(baseUrl);
  return `${host}${pathname.replace(/\/+$/, '')}`;
}

/** The store was filled from another portal, so the identities of its events are not those of this one. */
export class ForeignStoreError extends UnusableStoreError {
  override readonly name: string = 'ForeignStoreError';
}

/** Throws when the store was filled from a portal that is neither the configured one nor its old address. */
export function assertOwnStore(stored: string, { source }: PublisherSettings): void {
  const configured = sourceName(source.baseUrl);
  if (stored === configured) return;
  if (source.movedFrom !== null && sourceName(source.movedFrom) === stored) return;
  throw new ForeignStoreError(
    `The store was filled from ${stored}, but source.baseUrl is ${configured}. Set KALENDS_STORE to ` +
      'another store for this portal. If the same portal has moved, set source.movedFrom to its old base URL.',
  );
}

const plain = /^[A-Za-z0-9_-]+$/;

interface SlugWishes {
  /** The calendars' ids, in the portal's order. */
  readonly ids: readonly string[];
  /** By id, as configured. */
  readonly configured: Readonly<Record<string, { readonly slug?: string }>>;
  /** By id, the slugs that calendars were given earlier: links that people use must keep working. */
  readonly kept: ReadonlyMap<string, string>;
  /** The saved feeds' names. */
  readonly reserved: readonly string[];
}

/**
 * Gives each calendar its slug: the configured one, otherwise the one it had, otherwise its id if it is plain, otherwise
 * one derived from the id. No two are equal.
 */
export function giveSlugs({ ids, configured, kept, reserved }: SlugWishes): {
  readonly slugs: ReadonlyMap<string, string>;
  readonly problems: readonly Problem[];
} {
  const slugs = new Map<string, string>();
  const taken = new Set(reserved);
  const problems: Problem[] = [];
  const give = (id: string, slug: string | undefined): void => {
    if (slug === undefined || slugs.has(id) || taken.has(slug)) return;
    slugs.set(id, slug);
    taken.add(slug);
  };
  for (const id of ids) {
    const slug = configured[id]?.slug;
    give(id, slug);
    if (slug !== undefined && slugs.get(id) !== slug)
      problems.push({
        level: 'error',
        where: `calendars.${id}.slug`,
        message: `The slug '${slug}' already belongs to another calendar or a saved feed; choose another one.`,
      });
  }
  for (const id of ids) give(id, kept.get(id));
  for (const id of ids) if (plain.test(id)) give(id, id);
  // Most have one by now, and a digest takes long.
  for (const id of ids) if (!slugs.has(id)) give(id, readable(id));
  for (const id of ids)
    if (!slugs.has(id)) give(id, `${readable(id).slice(0, 48)}-${digest(id).replaceAll(/[^A-Za-z0-9]/g, '')}`);
  return { slugs, problems };
}

/** The letters and digits of the id, with hyphens for the rest: `me@uni.example` becomes `me-uni-example`. */
function readable(id: string): string {
  const words = id
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^A-Za-z0-9_]+/);
  return (
    words
      .filter((word) => word !== '')
      .join('-')
      .slice(0, 60) || 'calendar'
  );
}
