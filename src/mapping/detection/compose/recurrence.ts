import type { Frequency } from '../../../vocabulary/language-words.ts';
import { romanize } from '../../../vocabulary/romanize.ts';
import { wordsOf } from '../../../vocabulary/vocabulary.ts';
import { scalarText } from '../../json.ts';
import { because, type Finding } from '../finding.ts';
import { type Column, isUnder, says, share } from '../profile/column.ts';
import type { DateColumn } from '../profile/dates.ts';
import type { Table } from '../profile/table.ts';

/** The rule of repetition: RFC 5545's own notation anywhere, first of all outside lists, or an object that is called one. */
export function detectRecurrence(table: Table): Finding | null {
  const columns = table.columns.filter(
    (column) => column.cells.length > 0 && !isUnder(column, 'related', 'person', 'place'),
  );
  const written = columns.filter((column) => share(column, 'rrule') > 0.5);
  const best = written.find(({ steps }) => steps.at(-1) !== '*') ?? written[0];
  const object = columns.find((column) => column.kind === 'object' && says(column, 'recurrence'));
  const column = best ?? object;
  if (column === undefined) return null;
  return {
    rule: column.expression.replace(/\[\*\]$/, ''),
    confidence: best === undefined ? 0.4 : 0.95,
    ...because(column, 'recurrence', best === undefined ? 'objects' : 'recurrenceRules'),
  };
}

/**
 * Whether a date is the last one of what comes again, and no end: its key says so; or the records say that they come again,
 * and all of them for a week or more.
 */
export function isUntil(start: When, end: When, { columns }: Table): boolean {
  if (isUnder(end.date.column, 'recurrence')) return true;
  const isOf = start.time === null && end.time === null ? seldom : howOften;
  const again = new Set(
    columns
      .filter((one) => one.kind === 'scalar' && says(one, 'recurrence'))
      .flatMap(({ cells }) =>
        cells.filter(({ value }) => isOf.has(romanize(scalarText(value).trim()))).map(({ record }) => record),
      ),
  );
  const from = new Map(start.date.moments.map(({ record, at }) => [record, at]));
  const lasting = end.date.moments.filter(({ record }) => from.has(record));
  return (
    lasting.length > 0 &&
    lasting.every(({ record, at }) => again.has(record) && at - (from.get(record) as number) >= week)
  );
}

interface When {
  readonly date: DateColumn;
  readonly time: Column | null;
}

const wordsFor = (...often: readonly Frequency[]): ReadonlySet<string> =>
  new Set(often.flatMap((one) => wordsOf('recurrence', one)).map(romanize));
/** What is on daily may as well last from the one day to the other, unless it has hours. */
const seldom = wordsFor('weekly', 'monthly', 'yearly');
const howOften = wordsFor('daily', 'weekly', 'monthly', 'yearly');
const week = 7 * 86_400_000;
