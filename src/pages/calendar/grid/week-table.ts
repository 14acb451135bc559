import { html } from 'hono/html';
import type { Html } from '../../frame/html.ts';
import { eventTitle } from '../../listing/event-row.ts';
import { dateFormat, localDays } from '../../listing/event-time.ts';
import { formatCount } from '../../listing/format-count.ts';
import type { Occurrence } from '../../listing/shown-events.ts';
import { colorClass } from '../../style/calendar-color.ts';
import { takesDays, weekBars } from './month-bars.ts';
import {
  barList,
  type DayGrid,
  type DayGridOptions,
  dayNumber,
  gridLegend,
  startOn,
  weekdayNames,
} from './month-table.ts';
import { type WeekColumn, type WeekSlot, weekColumn } from './week-slots.ts';

/**
 * The seven days as columns with hours. `occurrences` are those that overlap the week. What takes whole days stands as bars
 * above the hours.
 */
export function weekTable(occurrences: readonly Occurrence[], week: readonly string[], options: DayGridOptions): Html {
  const { phrases, timeZone } = options;
  const isBar = (one: Occurrence) => one.event.allDay || takesDays(one, timeZone);
  const { bars, folded, depths } = weekBars(occurrences.filter(isBar), week, timeZone);
  const singles = occurrences.filter((one) => !isBar(one));
  const byDay = Map.groupBy(singles, (one) => localDays(one, timeZone).first);
  const columns = week.map((day) => weekColumn(byDay.get(day) ?? [], timeZone));
  const slots = columns.flatMap((column) => column.slots);
  const [from, to] = hoursOf(slots);
  const { colorOf, legend } = options.colors;
  const all: DayGrid = { ...options, month: null, colorOf };
  const countOf = (day: string) =>
    occurrences.filter((one) => {
      const { first, last } = localDays(one, timeZone);
      return isBar(one) ? first <= day && last >= day : first === day;
    }).length;
  const depth = Math.max(0, ...depths);
  return html`<div class="month timetable${legend.length === 0 ? '' : ' colored'}">
<div class="weekdays" aria-hidden="true">${weekdayNames(week, phrases.language)}</div>
<div class="week">${barList(bars, folded, week, all)}
<ol class="days">
${week.map((day, i) => column(day, columns[i] ?? { slots: [], rest: 0 }, { ...all, from, to, depth, count: countOf(day), isFirst: i === 0 }))}</ol></div>
</div>
${gridLegend(legend)}`;
}

/** The hours that the grid shows: those with events, and some in any case. */
function hoursOf(slots: readonly WeekSlot[]): readonly [from: number, to: number] {
  if (slots.length === 0) return [9, 17];
  const from = Math.floor(Math.min(...slots.map(({ begins }) => begins)) / 4);
  const to = Math.ceil(Math.max(...slots.map(({ begins, quarters }) => begins + quarters)) / 4);
  const missing = Math.max(0, fewestHours - (to - from));
  const early = Math.max(0, from - Math.floor(missing / 2));
  return [early, Math.min(24, Math.max(to, early + fewestHours))];
}

const fewestHours = 6;

interface Column extends DayGrid {
  readonly from: number;
  readonly to: number;
  /** How many lanes of bars stand above the hours. */
  readonly depth: number;
  readonly count: number;
  /** It has the names of the hours beside it. */
  readonly isFirst: boolean;
}

function column(day: string, { slots, rest }: WeekColumn, options: Column): Html {
  const { phrases, from, to, depth, count, isFirst, dayLink } = options;
  const { classes, number } = dayNumber(day, count, depth, options);
  const head =
    count === 0
      ? html`<time datetime="${day}">${number}</time>`
      : html`<a class="to-day" href="${dayLink(day)}"><time datetime="${day}">${number}</time><span class="count">${phrases.eventCount(count)}</span></a>`;
  // A narrow column has room for the number only.
  const more =
    rest === 0
      ? ''
      : html`<a class="more" rel="nofollow" href="${dayLink(day)}"><span class="wide">${phrases.moreEvents(rest)}</span><span class="slim" dir="ltr" aria-hidden="true">+${formatCount(rest, phrases.language)}</span></a>`;
  return html`<li class="${classes}"><div class="top">${head}${more}</div>
<ul class="slots for-${(to - from) * 4}">${isFirst ? hourNames(from, to, phrases.language) : ''}
${slots.map((slot) => entry(slot, from * 4, options))}</ul></li>
`;
}

/** `9 AM`, but `09:00`: where the day has 24 hours, a number alone could be anything. */
function hourNames(from: number, to: number, language: string): readonly Html[] {
  const short = dateFormat(language, { timeZone: 'UTC', hour: 'numeric' });
  const whole = dateFormat(language, { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' });
  const clock = short.resolvedOptions().hour12 ? short : whole;
  return Array.from({ length: to - from }, (_, i) => from + i).map(
    (hour) =>
      html`<li class="hour at-${(hour - from) * 4}" aria-hidden="true">${clock.format(Date.UTC(2000, 0, 1, hour))}</li>`,
  );
}

function entry({ one, begins, quarters, lane, lanes }: WeekSlot, first: number, options: Column): Html {
  const classes = `slot at-${begins - first} for-${quarters}${lanes === 1 ? '' : ` lane-${lane}`} ${colorClass(options.colorOf(one))}`;
  return html`<li class="${classes.trimEnd()}"><div>${startOn(one, options)}${eventTitle(one, options)}</div></li>
`;
}
