import { type Column, isUnder, says, share } from './column.ts';
import type { DateColumn } from './dates.ts';
import { siblingPath } from './labelled.ts';
import { roleOf } from './schedule.ts';
import type { Table } from './table.ts';

/** The column that holds the time of day of a date that has none: `timeStart` beside `dateStart`. */
export function timeBeside(date: DateColumn, role: 'start' | 'end', table: Table): Column | null {
  const beside = siblingPath(date.column.steps);
  let best: { column: Column; score: number } | null = null;
  for (const column of table.columns) {
    if (column.kind !== 'scalar' || share(column, 'time') < 0.6 || siblingPath(column.steps) !== beside) continue;
    const score = timeScore(column, role) || (role === 'end' ? followsScore(column, date) : 0);
    if (score > (best?.score ?? 0)) best = { column, score };
  }
  return best?.column ?? null;
}

function timeScore(column: Column, role: 'start' | 'end'): number {
  if (says(column, 'deadline', 'created', 'updated', 'published', 'related')) return 0;
  const start = says(column, 'start') || isUnder(column, 'start');
  const end = says(column, 'end') || isUnder(column, 'end');
  if (role === 'start') return start && !end ? 1 : end ? 0 : says(column, 'time', 'date') ? 0.6 : 0.3;
  return end && !start ? 1 : 0;
}

/** Whether a date needs a time from elsewhere: it is a day in nearly all records, or midnight in all of them. */
export function lacksTime(date: DateColumn): boolean {
  if (date.form === 'day') return true;
  if (date.form !== 'local' && date.form !== 'instant') return false;
  return roleOf(date) !== 'other' && date.moments.every(({ at }) => at % 86_400_000 === 0);
}

/** A day with a time beside it that some records leave empty. */
export function hasOptionalTime(date: DateColumn, table: Table): boolean {
  const time = date.form === 'day' ? timeBeside(date, 'start', table) : null;
  return time !== null && time.cells.length < date.column.cells.length;
}

/** Of keys that say nothing: a time is of the date that it stands behind. */
function followsScore(column: Column, date: DateColumn): number {
  const behind = column.order - date.column.order;
  return column.key.concepts.size === 0 && date.column.key.concepts.size === 0 && behind > 0 ? 0.3 / (1 + behind) : 0;
}
