import { romanize } from '../../../vocabulary/romanize.ts';
import { wordsOf } from '../../../vocabulary/vocabulary.ts';
import type { Rule } from '../../mapping-settings.ts';
import { siblingPath } from '../../structure/labelled.ts';
import { because, confidenceOfShare, type Finding } from '../finding.ts';
import { type Column, says } from '../profile/column.ts';
import { severalDays, type Table } from '../profile/table.ts';
import { hasClock } from './schedule.ts';
import type { When } from './when.ts';

/** No event lasts so many days that a number of them is longer. */
const mostDays = 60;

let days: ReadonlySet<string> | null = null;

/**
 * The length of whole days where a column counts them, `nb_jours: 2`, behind the length that others have. It holds where there is no time
 * of day: a course of three mornings does not last three days and nights. Null: no column counts days, or an end tells the last one.
 */
export function detectDayCount(
  { ranked: [best], pair }: When,
  table: Table,
  length: Finding | undefined,
): Finding | null {
  if (best === undefined || pair === null || pair.end !== null || best.scope.length > 0 || hasClock(best.start.date))
    return null;
  const { date, time } = best.start;
  const counts = table.columns.find(
    (column) => siblingPath(column.steps) === siblingPath(date.column.steps) && isDayCount(column),
  );
  if (counts === undefined || readsOf(length).includes(counts.expression)) return null;
  const path = time === null ? counts.expression : `(!(${time.expression}) || null) && ${counts.expression}`;
  const own: Rule = { path, format: 'days' };
  return {
    rule: length === undefined ? own : ([length.rule, own].flat() as Rule),
    confidence: length?.confidence ?? confidenceOfShare(counts.coverage),
    ...because(counts, 'duration', 'lengths'),
  };
}

const readsOf = (length: Finding | undefined): readonly unknown[] =>
  [length?.rule].flat().map((rule) => (typeof rule === 'object' && 'path' in rule ? rule.path : rule));

/** `days: 3` beside a date: numbers of days from 1 on, and their key says that they are several or counted. */
export function isDayCount(column: Column): boolean {
  const { key, cells, kind } = column;
  if (kind !== 'scalar' || cells.length === 0 || says(column, 'deadline', 'remaining', 'price', 'created', 'updated'))
    return false;
  days ??= new Set(wordsOf('units', 'day').map(romanize));
  const known = days;
  if (!key.words.some((word) => known.has(word))) return false;
  const isCounted =
    says(column, 'count', 'duration') || key.words.some((word) => /^(?:nb|nr|no|n|num|nbr)$/.test(word));
  const numbers = cells.map(({ value }) => Number(value));
  if (!numbers.every((number) => Number.isInteger(number) && number >= 1 && number <= mostDays)) return false;
  return isCounted || (key.words.length === 1 && severalDays.test(key.words[0] ?? '') && numbers.includes(1));
}
