import type { Column } from './column.ts';

/** What the values of one column say of the order of day and month, by those above twelve. */
export type DateOrder = 'day-first' | 'month-first' | 'open' | 'none';

const numeric = /^(\d{1,2})([-./])(\d{1,2})\2(\d{4}|\d{2})/;

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

/** The pattern, in Unicode's letters, of a column's dates; null where no pattern is needed or several would be. */
export function patternOf(column: Column, order: DateOrder): string | null {
  let pattern: string | null = null;
  for (const { value } of column.cells) {
    if (typeof value !== 'string') return null;
    const one = patternOfText(value.trim(), order);
    if (one === null || (pattern !== null && pattern !== one)) return null;
    pattern = one;
  }
  return pattern;
}

function patternOfText(text: string, order: DateOrder): string | null {
  const match = numeric.exec(text);
  if (match === null || match[0] === undefined) return null;
  const [day, month] = [
    (match[order === 'month-first' ? 3 : 1] as string).length,
    (match[order === 'month-first' ? 1 : 3] as string).length,
  ];
  const letters = (letter: string, size: number) => letter.repeat(size === 1 ? 1 : 2);
  const year = (match[4] as string).length === 4 ? 'yyyy' : 'yy';
  const parts =
    order === 'month-first'
      ? [letters('M', month), letters('d', day), year]
      : [letters('d', day), letters('M', month), year];
  const rest = text.slice(match[0].length);
  const time = /^(,? |T)(\d{1,2}):(\d{2})(:\d{2})?( ?[AaPp][Mm])?$/.exec(rest);
  if (rest !== '' && time === null) return null;
  if (time === null) return parts.join(match[2]);
  const hour = time[5] ? letters('h', (time[2] as string).length) : letters('H', (time[2] as string).length);
  const between = time[1] === 'T' ? "'T'" : time[1];
  return `${parts.join(match[2])}${between}${hour}:mm${time[4] ? ':ss' : ''}${time[5] ? `${time[5].startsWith(' ') ? ' ' : ''}a` : ''}`;
}
