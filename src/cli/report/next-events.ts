import type { Calendar } from '../../calendar/calendar.ts';
import type { CalendarEvent } from '../../calendar/event.ts';
import { whereText } from '../../feeds/place-text.ts';
import { whenText } from '../../feeds/when.ts';
import { fitted, wrapped } from '../layout.ts';
import { whyLeftOut } from '../survey/left-out.ts';
import type { SurveyedCalendar } from '../survey/survey.ts';
import { printable, type Style } from '../terminal.ts';

/** Whether an event is still to come, or goes on, at a moment in milliseconds since 1970. */
export function isComing({ start, end, recurrence }: CalendarEvent, now: number): boolean {
  return start !== null && (recurrence !== null || Date.parse(end ?? start) >= now);
}

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
  const dated = calendars
    .flatMap(({ calendar, events }) => events.map((event) => ({ calendar, event })))
    .filter(({ event }) => event.start !== null)
    .sort((a, b) => ((a.event.start ?? '') < (b.event.start ?? '') ? -1 : 1));
  const coming = dated.filter(({ event }) => isComing(event, now));
  const shown = coming.length > 0 ? coming.slice(0, most) : dated.slice(-most);
  return {
    heading:
      coming.length > 0 ? 'Next events' : shown.length > 0 ? 'Last events (none is to come)' : 'No event has a date',
    lines: shown.flatMap(({ calendar, event }) =>
      oneEvent(calendar, event, { style, width, names: calendars.length > 1 }),
    ),
  };
}

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
