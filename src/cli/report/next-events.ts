import { addDays, isDay } from '../../calendar/day.ts';
import type { CalendarEvent, Price } from '../../calendar/event.ts';
import { formatInstant } from '../../calendar/instant.ts';
import { knownTimeZone } from '../../calendar/time-zone.ts';
import { locationText } from '../../feeds/event-place.ts';
import { formatEventDate } from '../../feeds/format-date.ts';
import { occurrenceStarts } from '../../feeds/series/event-series.ts';
import { printable, type Style } from '../screen/terminal.ts';
import { truncate, wrap } from '../screen/text-table.ts';
import { leftOutReason } from '../survey/excluded-events.ts';
import type { SurveyedCalendar } from '../survey/survey.ts';

const day = 86_400_000;
/** How far ahead to search a series. The near future comes first, since most series repeat weekly. */
const searchSpans = [40, 400, 1500].map((days) => days * day);

/**
 * The event as it takes place next: the event itself, or the next occurrence of a series that no record overrides. Null:
 * it is over, or has no date. `now` is in milliseconds since 1970.
 */
export function nextOccurrence(
  event: CalendarEvent,
  { calendar, events }: SurveyedCalendar,
  now: number,
): CalendarEvent | null {
  const { start, end, recurrence } = event;
  if (start === null) return null;
  if (recurrence === null) return endOf(start, end) > now ? event : null;
  const length = end === null ? null : Date.parse(end) - Date.parse(start);
  const overridden = new Set(events.flatMap(({ overrides }) => (overrides?.id === event.id ? [overrides.start] : [])));
  const zone = knownTimeZone(event.timeZone, knownTimeZone(calendar.timeZone, 'UTC'));
  const from = formatInstant(now - (length ?? 0) - day);
  for (const span of searchSpans) {
    const next = occurrenceStarts(event, zone, from, formatInstant(now + span))
      .map((at) => ({ start: at, end: length === null ? null : plus(at, length) }))
      .find((one) => !overridden.has(one.start) && endOf(one.start, one.end) > now);
    if (next !== undefined) return { ...event, ...next };
  }
  return null;
}

/** When an event is over. Without an end, a day is over at its midnight, and a moment right after it. */
const endOf = (start: string, end: string | null): number =>
  end !== null && end > start ? Date.parse(end) : Date.parse(start) + (isDay(start) ? day : 1);

const plus = (at: string, ms: number): string =>
  isDay(at) ? addDays(at, Math.round(ms / day)) : formatInstant(Date.parse(at) + ms);

/** The next events, formatted for people. If a portal has no upcoming events: its last ones. */
export function nextEvents(
  calendars: readonly SurveyedCalendar[],
  {
    style,
    width,
    now,
    limit,
  }: { readonly style: Style; readonly width: number; readonly now: number; readonly limit: number },
): { readonly heading: string; readonly lines: readonly string[] } {
  const upcomingEvents = calendars
    .flatMap((one) =>
      one.events.flatMap((event) => {
        const next = nextOccurrence(event, one, now);
        return next === null ? [] : [{ one, event: next }];
      }),
    )
    .sort(byStart);
  const past = calendars
    .flatMap((one) => one.events.map((event) => ({ one, event })))
    .filter(({ event }) => event.start !== null)
    .sort(byStart);
  const shown = upcomingEvents.length > 0 ? upcomingEvents.slice(0, limit) : past.slice(-limit);
  const none = 'No event has a date that can be read';
  return {
    heading: upcomingEvents.length > 0 ? 'Next events' : shown.length > 0 ? 'Last events (none is upcoming)' : none,
    lines: shown.flatMap(({ one, event }) => eventLines(one, event, { style, width, names: calendars.length > 1 })),
  };
}

const byStart = (a: { readonly event: CalendarEvent }, b: { readonly event: CalendarEvent }) =>
  (a.event.start ?? '') < (b.event.start ?? '') ? -1 : 1;

function eventLines(
  one: SurveyedCalendar,
  event: CalendarEvent,
  { style, width, names }: { readonly style: Style; readonly width: number; readonly names: boolean },
): readonly string[] {
  const { calendar } = one;
  const when = formatEventDate(event, event.timeZone ?? calendar.timeZone, calendar.language);
  const where = [locationText(event), names ? calendar.title : null].filter((text) => text !== null).join(' · ');
  const excluded = leftOutReason(event, one);
  const state = excluded !== null ? `left out: ${excluded}` : event.status === 'confirmed' ? null : event.status;
  const title = event.title === null ? '(no title)' : printable(event.title);
  const marked = state === null ? '' : ` [${state}]`;
  return [
    ...wrap(when, width - 2).map((line) => `  ${style.cyan(line)}`),
    `    ${style.bold(truncate(title, width - 4 - marked.length))}${style.yellow(marked)}`,
    ...[where, offerText(event)]
      .filter(Boolean)
      .map((line) => `    ${style.dim(truncate(printable(line), width - 4))}`),
  ];
}

/** How many performers are named. */
const maxNamed = 3;

/** What people act on, on one line; empty: the portal says nothing of it. */
function offerText({ price, soldOut, registrationUrl, performers = [], series }: CalendarEvent): string {
  const more = performers.length > maxNamed ? ` and ${performers.length - maxNamed} more` : '';
  const parts = [
    price && priceText(price),
    soldOut && 'sold out',
    registrationUrl !== undefined && `registration at ${new URL(registrationUrl).host}`,
    performers.length > 0 && `with ${performers.slice(0, maxNamed).join(', ')}${more}`,
    series && `part of ${series.title ?? series.id}`,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** `free`, `12.5 EUR`, `5–12 EUR`, `from 10 EUR`, each with the portal's own words. */
function priceText({ free, from, to, currency, text }: Price): string {
  const unit = currency === null ? '' : ` ${currency}`;
  const range =
    from === to ? `${from}` : from === null ? `up to ${to}` : to === null ? `from ${from}` : `${from}–${to}`;
  const amounts = free ? 'free' : from === null && to === null ? '' : range + unit;
  return [amounts, amounts !== '' && text !== null ? `(${text})` : text].filter(Boolean).join(' ');
}
