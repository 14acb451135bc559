import { html } from 'hono/html';
import { monthWeeks } from '../../dates/month-grid.ts';
import type { Html } from '../../frame/html.ts';
import { eventTitle, isCalledOff, type ListOptions } from '../../listing/event-row.ts';
import { dateFormat, eventTime, localDays, startOfEvent, today } from '../../listing/event-time.ts';
import type { Occurrence } from '../../listing/shown-events.ts';
import { colorClass } from '../../style/calendar-color.ts';
import { type MonthBar, shownDays, takesDays, weekBars } from './month-bars.ts';
import type { MonthColors } from './month-colors.ts';

/** What a grid of days needs. */
export interface DayGridOptions extends ListOptions {
  /** The address of the list of one day. */
  readonly dayLink: (day: string) => string;
  readonly colors: MonthColors;
}

export interface DayGrid extends DayGridOptions, Pick<MonthColors, 'colorOf'> {
  /** `YYYY-MM`: days of other months are pale. Null: none is. */
  readonly month: string | null;
}

/** How many single events fit into a cell. The others are on the day's own list. */
const maxShown = 4;

/**
 * A month (`YYYY-MM`) as a grid of days. `occurrences` are those that overlap the grid. An event of several days is a bar
 * across the cells of each week.
 */
export function monthTable(occurrences: readonly Occurrence[], month: string, options: DayGridOptions): Html {
  const { phrases, timeZone } = options;
  const weeks = monthWeeks(month, phrases.language);
  const [from = '', to = ''] = [weeks[0]?.[0], weeks.at(-1)?.at(-1)];
  const lasting = occurrences.filter((one) => takesDays(one, timeZone));
  const isLasting = new Set(lasting);
  const singles = Map.groupBy(
    occurrences.filter((one) => !isLasting.has(one)),
    (one) => localDays(one, timeZone).first,
  );
  const counts = new Map([...singles].map(([day, list]) => [day, list.length]));
  for (const one of lasting)
    for (const day of shownDays(localDays(one, timeZone), from, to)) counts.set(day, (counts.get(day) ?? 0) + 1);
  const { colorOf, legend } = options.colors;
  const all: DayGrid = { ...options, month, colorOf };
  return html`<div class="month${legend.length === 0 ? '' : ' colored'}">
<div class="weekdays" aria-hidden="true">${weekdayNames(weeks[0] ?? [], phrases.language)}</div>
${weeks.map((week) => {
  const { bars, folded, depths } = weekBars(lasting, week, timeZone);
  return html`<div class="week">${barList(bars, folded, week, all)}
<ol class="days">
${week.map((day, i) => cell(day, singles.get(day) ?? [], counts.get(day) ?? 0, depths[i] ?? 0, all))}</ol></div>
`;
})}</div>
${gridLegend(legend)}`;
}

/** What the colours of a grid mean. Empty: there is one. */
export const gridLegend = (legend: MonthColors['legend']): Html | '' =>
  legend.length === 0
    ? ''
    : html`<ul class="legend">${legend.map(({ name, color }) => html`<li dir="auto"><span class="dot ${colorClass(color)}" aria-hidden="true"></span>${name}</li>`)}</ul>`;

/** Longer names than this touch each other on a phone. */
const longestWeekday = 4;

/** The names above the columns. A phone has room for a letter each where a language has no short names: Arabic has none. */
export function weekdayNames(days: readonly string[], language: string): readonly Html[] {
  const nameOf = (day: string, weekday: 'short' | 'narrow') =>
    dateFormat(language, { timeZone: 'UTC', weekday }).format(Date.parse(day));
  const isLong = days.some((day) => nameOf(day, 'short').length > longestWeekday);
  return days.map((day) =>
    isLong
      ? html`<span><span class="wide">${nameOf(day, 'short')}</span><span class="slim">${nameOf(day, 'narrow')}</span></span>`
      : html`<span>${nameOf(day, 'short')}</span>`,
  );
}

/** The events of several days in a week. Those without room are folded into the last line. */
export function barList(
  bars: readonly MonthBar[],
  folded: readonly Occurrence[],
  [monday = '']: readonly string[],
  options: DayGrid,
): Html | '' {
  if (bars.length === 0) return '';
  const isOngoing = folded.every((one) => localDays(one, options.timeZone).first < monday);
  const { moreEvents, listing } = options.phrases;
  return html`<ul class="bars">
${bars.map((one) => bar(one, options))}${
  folded.length === 0
    ? ''
    : html`<li class="folded c1 w7"><details name="folded"><summary>${isOngoing ? listing.alsoOngoing(folded.length) : moreEvents(folded.length)}</summary><ul>
${folded.map(
  (one) => html`<li>${eventTitle(one, options)} <span class="soft">${daysOf(one, options)}</span></li>
`,
)}</ul></details></li>
`
}</ul>`;
}

function bar({ one, column, cells, lane, begins, ends }: MonthBar, options: DayGrid): Html {
  const classes = `bar c${column} w${cells} l${lane}${begins ? ' begins' : ''}${ends ? ' ends' : ''} ${colorClass(options.colorOf(one))}`;
  return html`<li class="${classes.trimEnd()}">${begins ? startOn(one, options) : ''}${eventTitle(one, options)}<span class="hidden"> ${daysOf(one, options)}</span></li>
`;
}

const daysOf = (one: Occurrence, { phrases, timeZone, now }: DayGrid): string =>
  eventTime(one, phrases.language, timeZone, now).date;

/** The number of a day for the eye, its date for screen readers, and the classes of its cell. `depth`: lanes of bars in it. */
export function dayNumber(day: string, count: number, depth: number, options: DayGrid) {
  const { phrases, timeZone, now, month } = options;
  const at = Date.parse(day);
  const fullDate = dateFormat(phrases.language, { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' });
  const number = html`<span class="number" aria-hidden="true">${dateFormat(phrases.language, { timeZone: 'UTC', day: 'numeric' }).format(at)}</span><span class="hidden">${fullDate.format(at)}</span>`;
  const classes = [
    month === null || day.startsWith(month) ? '' : 'other',
    day === today(now, timeZone) ? 'now' : '',
    count === 0 ? 'empty' : '',
    depth === 0 ? '' : `under-${depth}`,
  ];
  return { number, classes: classes.filter(Boolean).join(' ') };
}

function cell(day: string, list: readonly Occurrence[], count: number, depth: number, options: DayGrid): Html {
  const { phrases, dayLink } = options;
  const { number, classes } = dayNumber(day, count, depth, options);
  if (count === 0)
    return html`<li class="${classes}"><time datetime="${day}">${number}</time></li>
`;
  const shown = list.length > maxShown ? singlesFirst(list, maxShown - 1) : list;
  const rest = list.length - shown.length;
  return html`<li class="${classes}"><a class="to-day" href="${dayLink(day)}"><time datetime="${day}">${number}</time><span class="count">${phrases.eventCount(count)}</span></a>
${
  list.length === 0
    ? ''
    : html`<ul>
${shown.map((one) => entry(one, options))}${
  rest > 0
    ? html`<li><a class="more" href="${dayLink(day)}">${phrases.moreEvents(rest)}</a></li>
`
    : ''
}</ul>`
}</li>
`;
}

const entry = (one: Occurrence, options: DayGrid): Html =>
  html`<li class="${`entry ${colorClass(options.colorOf(one))}`.trimEnd()}">${startOn(one, options)}${eventTitle(one, options)}</li>
`;

/** At most `most`, in their order: single events rather than the dates of a series, which are on many other days. */
export function singlesFirst(list: readonly Occurrence[], most: number): readonly Occurrence[] {
  const isRepeated = ({ event }: Occurrence) => event.recurrence !== null || event.overrides !== null;
  const kept = new Set([...list.filter((one) => !isRepeated(one)), ...list.filter(isRepeated)].slice(0, most));
  return list.filter((one) => kept.has(one));
}

export function startOn(one: Occurrence, { phrases, timeZone }: DayGrid): Html | '' {
  const time = startOfEvent(one, phrases.language, timeZone);
  return time === null
    ? ''
    : html`<time datetime="${one.start}"${isCalledOff(one) ? html` class="off"` : ''}>${time}</time> `;
}
