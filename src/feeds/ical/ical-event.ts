import { ICalCalendar, ICalEvent, ICalEventBusyStatus, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import { isDay } from '../../calendar/day.ts';
import { isPublishable } from '../../calendar/event.ts';
import { eventTimes, eventTitle } from '../event-display.ts';
import type { Feed, FeedEntry } from '../feed.ts';
import { eventUid } from '../identifiers.ts';
import { whereText } from '../place-text.ts';
import { expandSeries, revisionYear, seriesTimingOf, seriesZone } from '../series/expand-series.ts';
import { isUtc, type SeriesTiming } from '../series/occurrences.ts';
import { vtimezone } from '../series/vtimezone.ts';
import { contentLine, fold } from '../text/content-line.ts';
import { descriptionLines } from './ical-description.ts';
import { detailLines } from './ical-details.ts';

export interface IcalendarOptions {
  /** How long an event lasts that has a time and no end. */
  readonly defaultMinutes: number;
  /** Whether an event marks its subscriber as busy. */
  readonly busy: boolean;
}

export const icalendarDefaults: IcalendarOptions = { defaultMinutes: 60, busy: false };

/** What a block says that the event does not. */
export type BlockContext = Pick<Feed, 'siteId' | 'language'> & Partial<IcalendarOptions>;

// The library's event wants a calendar; nothing of it is written.
const libraryCalendar = new ICalCalendar();

/**
 * The VEVENT of an entry, folded and ended; empty where nothing can be said (no start, one at the ends of time, or not publishable). It depends on
 * nothing but its arguments and the entry, so it may be kept as long as revision, language and options last. Series that
 * iCalendar can't tell safely are expanded before (`expandSeries`); one that comes here is expanded without its overrides.
 */
export function renderEventBlock(entry: FeedEntry, context: BlockContext): string {
  if (!isPublishable(entry.event) || !isInCalendar(entry.event)) return '';
  const series = entry.event.overrides === null ? seriesTimingOf(entry) : null;
  if (entry.event.overrides === null && entry.event.recurrence !== null && series === null) {
    const around = entry.revision.lastModified.slice(0, 10);
    return expandSeries([entry], around)
      .map((single) => block(single, null, context))
      .join('');
  }
  return block(entry, series, context);
}

/** RFC 5545 §3.3.4: years have four digits, also a day later and in any zone. */
function isInCalendar({ start, end }: FeedEntry['event']): boolean {
  return start !== null && start > '0001-01-02' && (end ?? start) < '9999-12-30';
}

function block(entry: FeedEntry, series: SeriesTiming | null, context: BlockContext): string {
  const { event, revision } = entry;
  const options = { ...icalendarDefaults, ...context };
  const times = eventTimes(event, options.defaultMinutes);
  if (times === null) return '';
  const zone = zoneNamed(entry, series);
  const moment = (value: string) => libraryMoment(value, zone);
  const written = new ICalEvent(
    {
      id: eventUid(context.siteId, entry.calendarId, event),
      sequence: revision.sequence,
      // Without METHOD the two mean the same: RFC 5545 §3.8.7.2.
      stamp: new Date(revision.lastModified),
      lastModified: new Date(revision.lastModified),
      created: new Date(revision.firstSeen),
      start: moment(times.start),
      end: moment(times.end),
      allDay: event.allDay,
      timezone: zone,
      summary: eventTitle(entry, context.language),
      location: whereText(event),
      status: statusOf(entry),
      transparency: options.busy ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
      busystatus: options.busy ? ICalEventBusyStatus.BUSY : ICalEventBusyStatus.FREE,
    },
    libraryCalendar,
  ).toString();
  // [MS-STANOICAL]: Outlook takes X-MICROSOFT-CDO-ALLDAYEVENT beside a UTC or dated start for another thing.
  const lines = written
    .split('\r\n')
    .filter((line) => line !== '' && line !== 'END:VEVENT' && !/^X-MICROSOFT-\w+-ALLDAYEVENT/.test(line));
  const more = [...recurrenceLines(entry, series), ...descriptionLines(entry, context.language), ...detailLines(entry)];
  return [...lines, ...more, 'END:VEVENT'].map(fold).join('');
}

/** RFC 5545 §3.8.4.4, §3.8.5.1, §3.8.5.3: days stay days, and instants are told in the series' zone. */
function recurrenceLines(entry: FeedEntry, series: SeriesTiming | null): string[] {
  const { overrides } = entry.event;
  if (overrides !== null) {
    return [momentLine('RECURRENCE-ID', [overrides.start], zoneNamed(entry, null))];
  }
  if (series === null) return [];
  const rule = contentLine('RRULE', series.rule);
  return series.exclude.length === 0 ? [rule] : [rule, momentLine('EXDATE', series.exclude, series.timeZone)];
}

/** The zone that an entry's block names, and whose VTIMEZONE its feed needs; null: it is told in UTC, or in days. */
export function blockTimeZone(entry: FeedEntry): string | null {
  const { recurrence, overrides } = entry.event;
  if (recurrence === null && overrides === null) return null;
  return zoneNamed(entry, overrides === null ? seriesTimingOf(entry) : null);
}

/** An override is told in its master's zone, since clients match RECURRENCE-ID by its local time. */
function zoneNamed(entry: FeedEntry, series: SeriesTiming | null): string | null {
  const { overrides, allDay } = entry.event;
  if (overrides === null) return series?.timeZone ?? null;
  const zone = seriesZone(entry);
  const named = !allDay && !isDay(overrides.start) && !isUtc(zone) && vtimezone(zone, revisionYear(entry)) !== null;
  return named ? zone : null;
}

function momentLine(name: string, values: readonly string[], zone: string | null): string {
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

/** The library reads a Date in the process's zone as soon as a zone is named: so it gets Temporal then. */
function libraryMoment(value: string, zone: string | null): Date | Temporal.ZonedDateTime {
  const date = new Date(value);
  return zone === null || isDay(value) ? date : Temporal.Instant.from(value).toZonedDateTimeISO(zone);
}

function statusOf({ event, removed }: FeedEntry): ICalEventStatus {
  if (removed || event.status === 'cancelled') return ICalEventStatus.CANCELLED;
  return event.status === 'confirmed' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE;
}
