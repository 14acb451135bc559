import type { Calendar } from '../../calendar/calendar.ts';
import { addDays, isDay } from '../../calendar/day.ts';
import type { CalendarEvent } from '../../calendar/event.ts';
import { formatInstant } from '../../calendar/instant.ts';
import { knownTimeZone } from '../../calendar/time-zone.ts';
import { whenText } from '../../feeds/format-date.ts';
import { whereText } from '../../feeds/place-text.ts';
import { occurrenceStarts } from '../../feeds/series/occurrences.ts';
import { printable, type Style } from '../screen/terminal.ts';
import { fitted, wrapped } from '../screen/text-table.ts';
import { whyLeftOut } from '../survey/excluded-events.ts';
import type { SurveyedCalendar } from '../survey/survey.ts';

const day = 86_400_000;
/** A series is looked at so far ahead: nearer first, since most repeat weekly. */
const steps = [40, 400, 1500].map((days) => days * day);

/**
 * The event as it takes place next, at a moment in milliseconds since 1970: as it is, or of a series the next time that no
 * record replaces. Null: it is over, or has no date.
 */
export function upcoming(
  event: CalendarEvent,
  { calendar, events }: SurveyedCalendar,
  now: number,
): CalendarEvent | null {
  const { start, end, recurrence } = event;
  if (start === null) return null;
  if (recurrence === null) return endOf(start, end) > now ? event : null;
  const length = end === null ? null : Date.parse(end) - Date.parse(start);
  const replaced = new Set(events.flatMap(({ overrides }) => (overrides?.id === event.id ? [overrides.start] : [])));
  const zone = knownTimeZone(event.timeZone, knownTimeZone(calendar.timeZone, 'UTC'));
  const from = formatInstant(now - (length ?? 0) - day);
  for (const step of steps) {
    const next = occurrenceStarts(event, zone, from, formatInstant(now + step))
      .map((at) => ({ start: at, end: length === null ? null : plus(at, length) }))
      .find((one) => !replaced.has(one.start) && endOf(one.start, one.end) > now);
    if (next !== undefined) return { ...event, ...next };
  }
  return null;
}

/** A day lasts to its end; a moment is over once it has passed. */
const endOf = (start: string, end: string | null): number =>
  end !== null && end > start ? Date.parse(end) : Date.parse(start) + (isDay(start) ? day : 1);

const plus = (at: string, ms: number): string =>
  isDay(at) ? addDays(at, Math.round(ms / day)) : formatInstant(Date.parse(at) + ms);

/** The next events as a person reads them; of a portal that has none to come, the last ones. */
export function nextEvents(
  calendars: readonly SurveyedCalendar[],
  {
    style,
    width,
    now,
    most,
  }: { readonly style: Style; readonly width: number; readonly now: number; readonly most: number },
): { readonly heading: string; readonly lines: readonly string[] } {
  const coming = calendars
    .flatMap((one) =>
      one.events.flatMap((event) => {
        const next = upcoming(event, one, now);
        return next === null ? [] : [{ calendar: one.calendar, event: next }];
      }),
    )
    .sort(byStart);
  const past = calendars
    .flatMap(({ calendar, events }) => events.map((event) => ({ calendar, event })))
    .filter(({ event }) => event.start !== null)
    .sort(byStart);
  const shown = coming.length > 0 ? coming.slice(0, most) : past.slice(-most);
  const none = 'No event has a date that can be read';
  return {
    heading: coming.length > 0 ? 'Next events' : shown.length > 0 ? 'Last events (none is to come)' : none,
    lines: shown.flatMap(({ calendar, event }) =>
      oneEvent(calendar, event, { style, width, names: calendars.length > 1 }),
    ),
  };
}

const byStart = (a: { readonly event: CalendarEvent }, b: { readonly event: CalendarEvent }) =>
  (a.event.start ?? '') < (b.event.start ?? '') ? -1 : 1;

function oneEvent(
  calendar: Calendar,
  event: CalendarEvent,
  { style, width, names }: { readonly style: Style; readonly width: number; readonly names: boolean },
): readonly string[] {
  const when = whenText(event, event.timeZone ?? calendar.timeZone, calendar.language);
  const where = [whereText(event), names ? calendar.title : null].filter((text) => text !== null).join(' · ');
  const out = whyLeftOut(event);
  const state = out !== null ? `left out: ${out}` : event.status === 'confirmed' ? null : event.status;
  const title = event.title === null ? '(no title)' : printable(event.title);
  const marked = state === null ? '' : ` [${state}]`;
  return [
    ...wrapped(when, width - 2).map((line) => `  ${style.cyan(line)}`),
    `    ${style.bold(fitted(title, width - 4 - marked.length))}${style.yellow(marked)}`,
    ...(where === '' ? [] : [`    ${style.dim(fitted(printable(where), width - 4))}`]),
  ];
}
