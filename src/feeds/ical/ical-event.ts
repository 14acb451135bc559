import { ICalCalendar, ICalEvent, ICalEventBusyStatus, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { Temporal } from 'temporal-polyfill/implementation';
import { isDay } from '../../calendar/day.ts';
import { isPublishable } from '../../calendar/event.ts';
import { feedWordsFor } from '../../i18n/words-for.ts';
import { coordinates, locationText, placeText } from '../event-place.ts';
import { eventTimes } from '../event-times.ts';
import { eventTitle, shortTitle } from '../event-title.ts';
import type { CalendarProgram, Feed, FeedEntry } from '../feed.ts';
import { eventUid } from '../identifiers.ts';
import {
  expandSeries,
  isUtc,
  revisionYear,
  type SeriesRule,
  seriesRuleOf,
  seriesZone,
} from '../series/event-series.ts';
import { vtimezone } from '../series/vtimezone.ts';
import { cleanLine, imageType, webUrl } from '../text/clean-text.ts';
import { contentLine, escapeText, fold } from '../text/content-line.ts';
import { conferenceLines } from './conference-lines.ts';
import { alarmLines } from './event-alarm.ts';
import { type DescriptionForm, descriptionLines } from './event-description.ts';

export interface IcalendarOptions {
  /** How long an event lasts that has a start and no end. */
  readonly defaultMinutes: number;
  /** Whether an event marks its subscriber's time as busy. */
  readonly busy: boolean;
}

/** How a calendar is written, beside what it holds. */
export interface IcalendarForm extends Pick<DescriptionForm, 'html'> {
  /** The programs whose own properties it has. */
  readonly programs: readonly CalendarProgram[];
  /** Minutes before the start at which a reminder comes; null: there is none. */
  readonly alarm: number | null;
}

const defaults: IcalendarOptions & IcalendarForm = { defaultMinutes: 60, busy: false, programs: [], alarm: null };

/** What a block depends on in addition to its entry. */
export type BlockContext = Pick<Feed, 'siteId' | 'language' | 'siteWords'> & Partial<IcalendarOptions & IcalendarForm>;

// The library requires a calendar for each event. It is never written.
const libraryCalendar = new ICalCalendar();

/**
 * The VEVENT of an entry, with folded lines. It is empty for an entry that iCalendar can't express: without a start, or
 * outside the years 1 to 9999. It depends on its arguments only, so it may be cached as long as revision, language and
 * options stay the same. `expandSeries` has already expanded series that clients would not understand as a rule, with
 * their overrides. Such a series is expanded here if it arrives alone, without them.
 */
export function renderEventBlock(entry: FeedEntry, context: BlockContext): string {
  if (!isPublishable(entry.event) || !isInCalendar(entry.event)) return '';
  const series = entry.event.overrides === null ? seriesRuleOf(entry) : null;
  if (entry.event.overrides === null && entry.event.recurrence !== null && series === null) {
    const around = entry.revision.lastModified.slice(0, 10);
    return expandSeries([entry], around)
      .map((single) => block(single, null, context))
      .join('');
  }
  return block(entry, series, context);
}

/** RFC 5545 §3.3.4: years have four digits. One day of reserve on both sides covers every zone. */
function isInCalendar({ start, end }: FeedEntry['event']): boolean {
  return start !== null && start > '0001-01-02' && (end ?? start) < '9999-12-30';
}

function block(entry: FeedEntry, series: SeriesRule | null, context: BlockContext): string {
  const { event, revision } = entry;
  const options = { ...defaults, ...context };
  const times = eventTimes(event, options.defaultMinutes);
  if (times === null) return '';
  const zone = namedZone(entry, series);
  const { lastModified, completed = lastModified } = revision;
  const stamp = new Date(completed > lastModified ? completed : lastModified);
  const moment = (value: string) => libraryMoment(value, zone);
  const forOutlook = options.programs.includes('outlook');
  const named = { ...entry, event: { ...event, title: shortTitle(event.title) } };
  const title = eventTitle(named, context.language, context.siteWords);
  const status = statusOf(entry);
  const written = new ICalEvent(
    {
      id: eventUid(context.siteId, entry.calendarId, event),
      sequence: revision.sequence,
      // Without a METHOD, DTSTAMP means the same as LAST-MODIFIED: RFC 5545 §3.8.7.2.
      stamp,
      lastModified: stamp,
      created: new Date(revision.firstSeen),
      start: moment(times.start),
      end: moment(times.end),
      allDay: event.allDay,
      timezone: zone,
      summary: title,
      location: locationText(event),
      status,
      transparency: options.busy ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
      busystatus: forOutlook ? (options.busy ? ICalEventBusyStatus.BUSY : ICalEventBusyStatus.FREE) : null,
    },
    libraryCalendar,
  ).toString();
  // [MS-STANOICAL]: next to a start in UTC or as a date, Outlook misunderstands X-MICROSOFT-CDO-ALLDAYEVENT.
  const lines = written
    .split('\r\n')
    .filter((line) => line !== '' && line !== 'END:VEVENT' && !/^X-MICROSOFT-\w+-ALLDAYEVENT/.test(line));
  const more = [
    ...recurrenceLines(entry, series),
    ...descriptionLines(entry, feedWordsFor(context.language, context.siteWords), options),
    ...detailLines(entry, options.programs),
    // Nobody needs to be reminded of what does not take place.
    ...(options.alarm === null || status === ICalEventStatus.CANCELLED
      ? []
      : alarmLines(title, options.alarm, event.allDay)),
  ];
  return [...lines, ...more, 'END:VEVENT'].map(fold).join('');
}

/**
 * RECURRENCE-ID, RRULE and EXDATE, RFC 5545 §3.8.4.4, §3.8.5.3 and §3.8.5.1. Instants are written in the zone of the
 * series.
 */
function recurrenceLines(entry: FeedEntry, series: SeriesRule | null): string[] {
  const { overrides } = entry.event;
  if (overrides !== null) {
    return [datesLine('RECURRENCE-ID', [overrides.start], namedZone(entry, null))];
  }
  if (series === null) return [];
  const rule = contentLine('RRULE', series.rule);
  return series.exclude.length === 0 ? [rule] : [rule, datesLine('EXDATE', series.exclude, series.timeZone)];
}

/** The zone that an entry's block names, so that its feed needs the VTIMEZONE; null: its times are in UTC, or days. */
export function blockTimeZone(entry: FeedEntry): string | null {
  const { recurrence, overrides } = entry.event;
  if (recurrence === null && overrides === null) return null;
  return namedZone(entry, overrides === null ? seriesRuleOf(entry) : null);
}

/** An override is written in the zone of its series, since clients match RECURRENCE-ID by the local time. */
function namedZone(entry: FeedEntry, series: SeriesRule | null): string | null {
  const { overrides, allDay } = entry.event;
  if (overrides === null) return series?.timeZone ?? null;
  const zone = seriesZone(entry);
  const named = !allDay && !isDay(overrides.start) && !isUtc(zone) && vtimezone(zone, revisionYear(entry)) !== null;
  return named ? zone : null;
}

function datesLine(name: string, values: readonly string[], zone: string | null): string {
  const written = values.map((value) => {
    if (isDay(value)) return value.replaceAll('-', '');
    const local =
      zone === null
        ? value
        : Temporal.Instant.from(value).toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: 'second' });
    return local.replace(/[-:]/g, '');
  });
  return contentLine(
    name,
    written.join(','),
    isDay(values[0] ?? '') ? { VALUE: 'DATE' } : zone === null ? {} : { TZID: zone },
  );
}

/** With a named zone, the library would read a Date in the process's zone, so it gets a Temporal value instead. */
function libraryMoment(value: string, zone: string | null): Date | Temporal.ZonedDateTime {
  const date = new Date(value);
  return zone === null || isDay(value) ? date : Temporal.Instant.from(value).toZonedDateTimeISO(zone);
}

function statusOf({ event, removed }: FeedEntry): ICalEventStatus {
  if (removed || event.status === 'cancelled') return ICalEventStatus.CANCELLED;
  return event.status === 'confirmed' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE;
}

/** What the library can't write, or writes wrongly: it drops a GEO of 0, and escapes URLs as if they were TEXT. */
function detailLines(entry: FeedEntry, programs: readonly CalendarProgram[]): string[] {
  return [...geoLines(entry), ...linkLines(entry, programs), ...organizerLines(entry), ...categoryLines(entry)];
}

function geoLines({ event }: FeedEntry): string[] {
  const geo = coordinates(event.location);
  if (geo === null) return [];
  const lines = [contentLine('GEO', `${geo.lat};${geo.lon}`)];
  // Apple Calendar is said to show its map only where the title is what LOCATION says.
  const title = placeText(event.location);
  if (title !== null) {
    lines.push(
      contentLine('X-APPLE-STRUCTURED-LOCATION', `geo:${geo.lat},${geo.lon}`, {
        VALUE: 'URI',
        'X-APPLE-RADIUS': '100',
        'X-TITLE': title,
      }),
    );
  }
  return lines;
}

function linkLines({ event, link }: FeedEntry, programs: readonly CalendarProgram[]): string[] {
  const [page, join, image] = [webUrl(link), webUrl(event.onlineUrl), webUrl(event.image)];
  const type = image === null ? null : imageType(image);
  return [
    ...(page === null ? [] : [contentLine('URL', page)]),
    ...(join === null ? [] : conferenceLines(join, programs)),
    // RFC 7986 §5.10.
    ...(image === null
      ? []
      : [contentLine('IMAGE', image, { VALUE: 'URI', ...(type === null ? {} : { FMTTYPE: type }) })]),
  ];
}

/** An address in plain ASCII. ORGANIZER must be a mailto: URL, so an organizer without an address becomes CONTACT. */
const plainEmail = /^[\w.!#$&'*+/=?^`{|}~-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i;

function organizerLines({ event }: FeedEntry): string[] {
  const name = cleanLine(event.organizer?.name ?? '');
  const email = event.organizer?.email?.trim() ?? '';
  if (plainEmail.test(email)) {
    const address = encodeURI(email).replace(/[?#]/g, encodeURIComponent);
    return [contentLine('ORGANIZER', `mailto:${address}`, name === '' ? {} : { CN: name })];
  }
  return name === '' ? [] : [contentLine('CONTACT', escapeText(name))];
}

function categoryLines({ event }: FeedEntry): string[] {
  const names = event.categories.map(cleanLine).filter((name) => name !== '');
  return names.length === 0 ? [] : [contentLine('CATEGORIES', names.map(escapeText).join(','))];
}
