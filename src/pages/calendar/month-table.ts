import { html } from 'hono/html';
import { addDays } from '../../calendar/day.ts';
import { monthWeeks } from '../dates/month-grid.ts';
import type { Html } from '../frame/html.ts';
import { eventTitle, isCalledOff, type ListOptions } from '../listing/event-row.ts';
import { dateFormat, localDays, startOfEvent, today } from '../listing/event-time.ts';
import type { Occurrence } from '../listing/shown-events.ts';

interface MonthOptions extends ListOptions {
  /** The address of the list of one day. */
  readonly dayLink: (day: string) => string;
}

/** How many events fit into a cell. The others are on the day's own list. */
const maxShown = 4;

/** A month (`YYYY-MM`) as a grid of days. `occurrences` are those that overlap the grid. */
export function monthTable(occurrences: readonly Occurrence[], month: string, options: MonthOptions): Html {
  const weeks = monthWeeks(month, options.phrases.language);
  const days = weeks.flat();
  const onDay = byDay(occurrences, days, options.timeZone);
  const names = dateFormat(options.phrases.language, { timeZone: 'UTC', weekday: 'short' });
  return html`<div class="month">
<div class="weekdays" aria-hidden="true">${weeks[0]?.map((day) => html`<span>${names.format(Date.parse(day))}</span>`)}</div>
<ol class="days">
${days.map((day) => cell(day, onDay.get(day) ?? [], month, options))}</ol>
</div>`;
}

function cell(day: string, list: readonly Occurrence[], month: string, options: MonthOptions): Html {
  const { phrases, timeZone, now } = options;
  const at = Date.parse(day);
  const fullDate = dateFormat(phrases.language, { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' });
  const number = html`<span class="number" aria-hidden="true">${dateFormat(phrases.language, { timeZone: 'UTC', day: 'numeric' }).format(at)}</span><span class="hidden">${fullDate.format(at)}</span>`;
  const classes = [
    day.startsWith(month) ? '' : 'other',
    day === today(now, timeZone) ? 'now' : '',
    list.length === 0 ? 'empty' : '',
  ].filter(Boolean);
  if (list.length === 0)
    return html`<li class="${classes.join(' ')}"><time datetime="${day}">${number}</time></li>
`;
  const shown = list.length > maxShown ? list.slice(0, maxShown - 1) : list;
  const rest = list.length - shown.length;
  return html`<li class="${classes.join(' ')}"><a class="to-day" href="${options.dayLink(day)}"><time datetime="${day}">${number}</time><span class="count">${phrases.eventCount(list.length)}</span></a>
<ul>
${shown.map(
  (
    one,
  ) => html`<li class="${entryClass(one, day, options)}">${startOn(one, day, options)}${eventTitle(one, options)}</li>
`,
)}${
  rest > 0
    ? html`<li><a class="more" href="${options.dayLink(day)}">${phrases.moreEvents(rest)}</a></li>
`
    : ''
}</ul></li>
`;
}

/** An event of several days is a band through them, one line high from the second day on. */
function entryClass(one: Occurrence, day: string, { timeZone }: MonthOptions): string {
  const { first, last } = localDays(one, timeZone);
  return first === last ? 'entry' : first === day ? 'entry lasts' : 'entry lasts on';
}

/** The start time, on the first day of an event only. */
function startOn(one: Occurrence, day: string, { phrases, timeZone }: MonthOptions): Html | '' {
  const time = localDays(one, timeZone).first === day ? startOfEvent(one, phrases.language, timeZone) : null;
  return time === null
    ? ''
    : html`<time datetime="${one.start}"${isCalledOff(one) ? html` class="off"` : ''}>${time}</time> `;
}

function byDay(
  occurrences: readonly Occurrence[],
  days: readonly string[],
  timeZone: string,
): Map<string, Occurrence[]> {
  const onDay = new Map<string, Occurrence[]>(days.map((day) => [day, []]));
  for (const one of occurrences) {
    const { first, last } = localDays(one, timeZone);
    const [from, to] = [days[0] ?? first, days.at(-1) ?? last];
    for (let day = first < from ? from : first; day <= last && day <= to; day = addDays(day, 1))
      onDay.get(day)?.push(one);
  }
  return onDay;
}
