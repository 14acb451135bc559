import { addDays, isDay } from '../../../calendar/day.ts';
import type { DaySpan } from '../../dates/day-span.ts';
import { mostLanes, type WeekBar, type WeekBars, weekLanes } from '../../dates/week-lanes.ts';
import { localDays } from '../../listing/event-time.ts';
import type { Occurrence } from '../../listing/shown-events.ts';

/** An event of several days in one week of a month. */
export type MonthBar = WeekBar<Occurrence>;

const dayMs = 86_400_000;

/** Whether an occurrence is a bar. A night belongs to the day that it begins on. */
export function takesDays(one: Occurrence, timeZone: string): boolean {
  const { start, end } = one;
  const { first, last } = localDays(one, timeZone);
  return first !== last && (isDay(start) || Date.parse(end ?? start) - Date.parse(start) >= dayMs);
}

/** Lays the bars of a week, of which `week` are the seven days. The line of those that are folded lies across all of them. */
export function weekBars(
  lasting: readonly Occurrence[],
  week: readonly string[],
  timeZone: string,
): WeekBars<Occurrence> {
  const found = lasting.map((one) => ({ one, days: localDays(one, timeZone) }));
  const laid = weekLanes(found, week);
  return laid.folded.length === 0 ? laid : { ...laid, depths: week.map(() => mostLanes) };
}

/** The days of an event, from the first to the last one that a grid shows. */
export function shownDays({ first, last }: DaySpan, from: string, to: string): readonly string[] {
  const days: string[] = [];
  for (let day = first < from ? from : first; day <= last && day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
