import type { Column } from './column.ts';

/** What the values of one column say of the order of day and month, by those above twelve. */
export type DateOrder = 'day-first' | 'month-first' | 'open' | 'none';

const numeric = /^(\d{1,2})([-./]) ?(\d{1,2})\2 ?(\d{4}|\d{2})/;

/** Evidence over all columns of dates: portals write all their dates in one order. */
export function dateOrder(columns: readonly Column[]): {
  readonly order: DateOrder;
  readonly separators: ReadonlySet<string>;
} {
  let dayFirst = 0;
  let monthFirst = 0;
  let seen = 0;
  const separators = new Set<string>();
  for (const column of columns) {
    for (const { value } of column.cells) {
      for (const text of typeof value === 'object' && value !== null ? Object.values(value) : [value]) {
        const match = typeof text === 'string' ? numeric.exec(text.trim()) : null;
        if (match === null) continue;
        seen += 1;
        separators.add(match[2] as string);
        if (Number(match[1]) > 12) dayFirst += 1;
        if (Number(match[3]) > 12) monthFirst += 1;
      }
    }
  }
  const order =
    seen === 0 ? 'none' : dayFirst > monthFirst ? 'day-first' : monthFirst > dayFirst ? 'month-first' : 'open';
  return { order, separators };
}

/**
 * The patterns, in Unicode's letters, of a column's dates: of days, and of days with a time where there are any.
 * Single letters, which take one digit or two. Null: a value is of no such form.
 */
export function patternsOf(column: Column, order: 'day-first' | 'month-first'): readonly string[] | null {
  const patterns = new Set<string>();
  for (const { value } of column.cells) {
    const one = typeof value === 'string' ? patternOfText(value.trim(), order) : null;
    if (one === null || patterns.size > 3) return null;
    patterns.add(one);
  }
  return patterns.size === 0 ? null : [...patterns].sort((a, b) => b.length - a.length);
}

function patternOfText(text: string, order: 'day-first' | 'month-first'): string | null {
  const match = numeric.exec(text);
  if (match === null) return null;
  const year = match[4]?.length === 4 ? 'yyyy' : 'yy';
  const day = (order === 'month-first' ? ['M', 'd', year] : ['d', 'M', year]).join(match[2]);
  const rest = text.slice(match[0].length);
  if (rest === '') return day;
  const time = /^(,? |T)\d{1,2}:\d{2}(:\d{2})?(?:( ?)[AaPp][Mm])?$/.exec(rest);
  if (time === null) return null;
  const half = /m$/i.test(rest);
  return `${day}${time[1] === 'T' ? "'T'" : time[1]}${half ? 'h' : 'H'}:mm${time[2] ? ':ss' : ''}${half ? `${time[3]}a` : ''}`;
}
