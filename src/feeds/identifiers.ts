import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Calendar } from '../calendar/calendar.ts';
import type { CalendarEvent } from '../calendar/event.ts';

/** The longest UID that Exchange accepts, [MS-STANOICAL] §2.2.62. */
const uidBytes = 202;

/**
 * `<calendarId>/<eventId>[/<occurrence>]`, each part percent-encoded. The occurrence of an override is the start that
 * it replaces.
 */
export function eventPath(calendarId: string, event: Pick<CalendarEvent, 'id' | 'occurrence' | 'overrides'>): string {
  const { overrides } = event;
  return overrides === null
    ? joined(calendarId, event.id, event.occurrence)
    : joined(calendarId, overrides.id, occurrenceIn(overrides.occurrence ?? null, overrides.start));
}

/** The occurrence of one repetition of a series, which may itself be one of several sessions. */
export const occurrenceIn = (series: string | null, start: string): string =>
  series === null ? start : `${series}/${start}`;

/** The iCalendar UID. An override has the UID of its series. */
export function eventUid(
  siteId: string,
  calendarId: string,
  event: Pick<CalendarEvent, 'id' | 'occurrence' | 'overrides'>,
): string {
  const { overrides } = event;
  const path =
    overrides === null ? eventPath(calendarId, event) : joined(calendarId, overrides.id, overrides.occurrence ?? null);
  const uid = `${path}@${encode(siteId)}`;
  return uid.length <= uidBytes ? uid : `${bytesToHex(sha256(utf8ToBytes(uid)))}@${encode(siteId)}`;
}

/** The id of a feed or an entry in RSS, Atom and JSON Feed: a tag URI, RFC 4151. `path` is percent-encoded already. */
export function tagUri(siteId: string, path: string): string {
  return `tag:${encode(siteId)},2026:${path}`;
}

function joined(calendarId: string, id: string, occurrence: string | null): string {
  const path = `${encode(calendarId)}/${encode(id)}`;
  return occurrence === null ? path : `${path}/${encode(occurrence)}`;
}

function encode(part: string): string {
  return encodeURIComponent(part.toWellFormed());
}

/** What names the event's series in an address: its id, else its title. Null: it belongs to none. */
export const seriesIdOf = ({ series }: Pick<CalendarEvent, 'series'>): string | null =>
  series?.id ?? series?.title ?? null;

/** The page of a calendar or a saved feed. `root`: the site's origin with its path, or the path alone. */
export function calendarHref(root: string, slug: string): string {
  return `${root}/calendars/${encodeURIComponent(slug)}`;
}

/** Absolute URL of an event's iCalendar file. That of an override is the file of its series. `root`: as in `calendarHref`. */
export function eventFile(
  root: string,
  { slug }: Pick<Calendar, 'slug'>,
  { id, overrides }: Pick<CalendarEvent, 'id' | 'overrides'>,
): string {
  return `${root}/feeds/${encodeURIComponent(slug)}/${encodeURIComponent((overrides?.id ?? id).toWellFormed())}.ics`;
}

/** Absolute URL of an event's page: the portal's, or else the one here. */
export function eventPage(origin: string, calendar: Pick<Calendar, 'slug'>, event: CalendarEvent): string {
  return event.url ?? `${calendarHref(origin, calendar.slug)}/events/${encodeURIComponent(event.id)}`;
}
