import type { Snapshot } from '../../calendar/snapshot.ts';
import type { MonthRange } from './static-address.ts';

/** How far before and after this month there are files. Lists of events have no such limit. */
const mostBefore = 12;
const mostAfter = 24;
/** A series may go on without end. */
const afterForSeries = 12;

/** The months of a calendar's or saved feed's events, this month always among them. `now`: milliseconds since 1970. */
export function monthsOf(snapshots: readonly Snapshot[], now: number): MonthRange {
  const thisMonth = monthAt(now);
  let [first, last] = [thisMonth, thisMonth];
  for (const { event } of snapshots.flatMap(({ events }) => events)) {
    if (event.start === null) continue;
    // In the zones of this world an event can begin a day earlier or later than in UTC.
    const begins = monthAt(Date.parse(event.start) - dayMs);
    const ends = monthAt(Date.parse(event.end ?? event.start) + dayMs);
    if (begins < first) first = begins;
    if (ends > last) last = ends;
    if (event.recurrence !== null && later(thisMonth, afterForSeries) > last) last = later(thisMonth, afterForSeries);
  }
  const [earliest, latest] = [later(thisMonth, -mostBefore), later(thisMonth, mostAfter)];
  return { first: first < earliest ? earliest : first, last: last > latest ? latest : last };
}

/** The months of a range, in order. */
export function eachMonth({ first, last }: MonthRange): readonly string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = later(month, 1)) months.push(month);
  return months;
}

const dayMs = 86_400_000;

const monthAt = (ms: number): string => new Date(ms).toISOString().slice(0, 7);

function later(month: string, count: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return monthAt(date.getTime());
}
