import { addDays, isDay } from '../../../calendar/day.ts';
import type { DaySpan } from '../../dates/day-span.ts';
import { localDays } from '../../listing/event-time.ts';
import type { Occurrence } from '../../listing/shown-events.ts';

/** An event of several days in one week of a month: one bar across the cells of its days. */
export interface MonthBar {
  readonly one: Occurrence;
  /** Its first cell in the week, from 1 to 7, and how many cells it takes. */
  readonly column: number;
  readonly cells: number;
  /** Its place below the day's number, from 1 on. */
  readonly lane: number;
  /** Whether the event's own first and last day are in this week. */
  readonly begins: boolean;
  readonly ends: boolean;
}

/** The bars of a week. */
export interface WeekBars {
  readonly bars: readonly MonthBar[];
  /** Events that there is no room for. */
  readonly folded: readonly Occurrence[];
  /** How many lanes are taken on each of the seven days, those above a free one included. */
  readonly depths: readonly number[];
}

/** With more, the single events of a day would be out of sight. */
const mostLanes = 4;
const dayMs = 86_400_000;

/** Whether an occurrence is a bar. A night belongs to the day that it begins on. */
export function takesDays(one: Occurrence, timeZone: string): boolean {
  const { start, end } = one;
  const { first, last } = localDays(one, timeZone);
  return first !== last && (isDay(start) || Date.parse(end ?? start) - Date.parse(start) >= dayMs);
}

/**
 * Lays the bars of a week, of which `week` are the seven days. Where they need more than four lanes, the fourth one is left
 * to those that are folded, and what begins or ends in the week comes first: what lasts through it is no news.
 */
export function weekBars(lasting: readonly Occurrence[], week: readonly string[], timeZone: string): WeekBars {
  const [monday = '', sunday = ''] = [week[0], week.at(-1)];
  const found = lasting
    .map((one) => ({ one, days: localDays(one, timeZone) }))
    .filter(({ days }) => days.first <= sunday && days.last >= monday);
  const all = lay(found, week, mostLanes);
  if (all.folded.length === 0) return all;
  const isNews = ({ days }: { readonly days: DaySpan }) => days.first >= monday || days.last <= sunday;
  const few = lay(found.toSorted((a, b) => Number(isNews(b)) - Number(isNews(a))), week, mostLanes - 1); // biome-ignore format: a call
  return { ...few, depths: few.depths.map(() => mostLanes) };
}

function lay(
  found: readonly { readonly one: Occurrence; readonly days: DaySpan }[],
  week: readonly string[],
  most: number,
): WeekBars {
  const taken = week.map(() => new Set<number>());
  const bars: MonthBar[] = [];
  const folded: Occurrence[] = [];
  for (const { one, days } of found) {
    const inside = week.flatMap((day, i) => (day >= days.first && day <= days.last ? [i] : []));
    const lane = Array.from({ length: most }, (_, i) => i + 1).find((free) =>
      inside.every((i) => !taken[i]?.has(free)),
    );
    if (lane === undefined) {
      folded.push(one);
      continue;
    }
    for (const i of inside) taken[i]?.add(lane);
    const [first = 0] = inside;
    const begins = days.first === week[first];
    bars.push({ one, column: first + 1, cells: inside.length, lane, begins, ends: days.last === week[inside.at(-1) ?? 0] }); // biome-ignore format: a record
  }
  return { bars, folded, depths: taken.map((lanes) => Math.max(0, ...lanes)) };
}

/** The days of an event, from the first to the last one that a grid shows. */
export function shownDays({ first, last }: DaySpan, from: string, to: string): readonly string[] {
  const days: string[] = [];
  for (let day = first < from ? from : first; day <= last && day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
