import { html } from 'hono/html';
import { addDays } from '../../calendar/day.ts';
import { firstWeekday } from '../../i18n/language-tag.ts';
import { addMonths, monthGrid } from '../dates/month-grid.ts';
import type { Html } from '../frame/html.ts';
import { eventTitle, isCalledOff, type ListOptions } from '../listing/event-row.ts';
import { dateFormat, localDays, startOfEvent, today } from '../listing/event-time.ts';
import type { Occurrence } from '../listing/shown-events.ts';

/** A month as it hangs on a wall: its weeks whole, days of its neighbours included. */
interface MonthDays {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly before: string;
  readonly after: string;
  /** Weeks of seven days. */
  readonly weeks: readonly (readonly string[])[];
}

/** `language` says which day a week begins with. */
export function monthDays(month: string, language: string): MonthDays {
  const weeks = monthGrid(month, firstWeekday(language));
  return { month, before: addMonths(month, -1), after: addMonths(month, 1), weeks };
}

interface MonthOptions extends ListOptions {
  /** The list of one day. */
  readonly dayLink: (day: string) => string;
}

/** So many fit into a day; the rest is on the day's own list. */
const maxShown = 4;

/** A month as a grid of days; `occurrences` are those that overlap it. A pure function: whoever lays it out brings the style. */
export function month(occurrences: readonly Occurrence[], which: string, options: MonthOptions): Html {
  const days = monthDays(which, options.phrases.language);
  const onDay = byDay(occurrences, days, options.timeZone);
  const names = dateFormat(options.phrases.language, { timeZone: 'UTC', weekday: 'short' });
  return html`<div class="month">
<div class="weekdays" aria-hidden="true">${days.weeks[0]?.map((day) => html`<span>${names.format(Date.parse(day))}</span>`)}</div>
<ol class="days">
${days.weeks.flat().map((day) => cell(day, onDay.get(day) ?? [], days, options))}</ol>
</div>`;
}

function cell(day: string, list: readonly Occurrence[], { month }: MonthDays, options: MonthOptions): Html {
  const { phrases, timeZone, now } = options;
  const at = Date.parse(day);
  const said = dateFormat(phrases.language, { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' });
  const number = html`<span class="number" aria-hidden="true">${dateFormat(phrases.language, { timeZone: 'UTC', day: 'numeric' }).format(at)}</span><span class="hidden">${said.format(at)}</span>`;
  const kinds = [
    day.startsWith(month) ? '' : 'other',
    day === today(now, timeZone) ? 'now' : '',
    list.length === 0 ? 'empty' : '',
  ].filter(Boolean);
  if (list.length === 0)
    return html`<li class="${kinds.join(' ')}"><time datetime="${day}">${number}</time></li>
`;
  const shown = list.length > maxShown ? list.slice(0, maxShown - 1) : list;
  const rest = list.length - shown.length;
  return html`<li class="${kinds.join(' ')}"><a class="to-day" href="${options.dayLink(day)}"><time datetime="${day}">${number}</time><span class="count">${phrases.eventCount(list.length)}</span></a>
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

/** What lasts for days is a band through them; from the second on, a line of it is enough. */
function entryClass(one: Occurrence, day: string, { timeZone }: MonthOptions): string {
  const { first, last } = localDays(one, timeZone);
  return first === last ? 'entry' : first === day ? 'entry lasts' : 'entry lasts on';
}

/** On the days after its first, an event has no hour to say. */
function startOn(one: Occurrence, day: string, { phrases, timeZone }: MonthOptions): Html | '' {
  const time = localDays(one, timeZone).first === day ? startOfEvent(one, phrases.language, timeZone) : null;
  return time === null
    ? ''
    : html`<time datetime="${one.start}"${isCalledOff(one) ? html` class="off"` : ''}>${time}</time> `;
}

function byDay(occurrences: readonly Occurrence[], days: MonthDays, timeZone: string): Map<string, Occurrence[]> {
  const all = days.weeks.flat();
  const onDay = new Map<string, Occurrence[]>(all.map((day) => [day, []]));
  for (const one of occurrences) {
    const { first, last } = localDays(one, timeZone);
    const [from, to] = [all[0] ?? first, all.at(-1) ?? last];
    for (let day = first < from ? from : first; day <= last && day <= to; day = addDays(day, 1))
      onDay.get(day)?.push(one);
  }
  return onDay;
}
