import type { DaySpan } from './day-span.ts';

/** Something that lasts for days. */
export interface Lasting<T> {
  readonly one: T;
  readonly days: DaySpan;
}

/** Something of several days in one week of a month: one bar across the cells of its days. */
export interface WeekBar<T> {
  readonly one: T;
  /** Its first cell in the week, from 1 to 7, and how many cells it takes. */
  readonly column: number;
  readonly cells: number;
  /** Its place below the day's number, from 1 on. */
  readonly lane: number;
  /** Whether its own first and last day are in this week. */
  readonly begins: boolean;
  readonly ends: boolean;
}

/** The bars of a week. */
export interface WeekBars<T> {
  readonly bars: readonly WeekBar<T>[];
  /** What there is no room for. */
  readonly folded: readonly T[];
  /** How many lanes are taken on each of the seven days, those above a free one included. */
  readonly depths: readonly number[];
}

/** With more, the single events of a day would be out of sight. */
export const mostLanes = 4;

/**
 * Lays the bars of a week, of which `week` are the seven days. Where they need more than four lanes, the fourth one is left
 * to those that are folded, and what begins or ends in the week comes first: what lasts through it is no news.
 */
export function weekLanes<T>(lasting: readonly Lasting<T>[], week: readonly string[]): WeekBars<T> {
  const [monday = '', sunday = ''] = [week[0], week.at(-1)];
  const found = lasting.filter(({ days }) => days.first <= sunday && days.last >= monday);
  const all = lay(found, week, mostLanes);
  if (all.folded.length === 0) return all;
  const isNews = ({ days }: Lasting<T>) => days.first >= monday || days.last <= sunday;
  return lay([...found.filter(isNews), ...found.filter((one) => !isNews(one))], week, mostLanes - 1);
}

function lay<T>(found: readonly Lasting<T>[], week: readonly string[], most: number): WeekBars<T> {
  const taken = week.map(() => new Set<number>());
  const bars: WeekBar<T>[] = [];
  const folded: T[] = [];
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
