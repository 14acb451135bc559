import type { Frequency } from '../../../../vocabulary/language-words.ts';
import { romanize } from '../../../../vocabulary/romanize.ts';
import { wordsOf } from '../../../../vocabulary/vocabulary.ts';
import { scalarText } from '../../../json.ts';
import { siblingPath } from '../../../structure/labelled.ts';
import { because, type Finding } from '../../finding.ts';
import { type Column, isListed, isUnder, says, share } from '../../profile/column.ts';
import type { DateColumn } from '../../profile/dates.ts';
import { perRecord } from '../../profile/paired-dates.ts';
import type { Table } from '../../profile/table.ts';

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
  if (isUnder(end.date.column, 'recurrence')) return !areOfOccurrences(start.date, end.date);
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

/** `recurrences: [{ start, end }]` of less than a week each: the list has no rules, but what comes of one. */
function areOfOccurrences(start: DateColumn, end: DateColumn): boolean {
  if (!isListed(end.column) || siblingPath(start.column.steps) !== siblingPath(end.column.steps)) return false;
  const pairs = perRecord(start, end);
  return pairs.length > 0 && pairs.every(([from, to]) => to >= from && to - from < week);
}

/**
 * The column of words that only records which come again have, `Recurring weekly on Friday`, where the end of these is the last day of
 * them all: each ends on the day of its start. Null: there is none.
 */
export function repeatedWords(start: When, end: When, { columns }: Table): Column | null {
  const from = new Map(start.date.moments.map(({ record, at }) => [record, at]));
  const spans = new Map(end.date.moments.map(({ record, at }) => [record, at - (from.get(record) ?? at)]));
  const isOne = (one: Column): boolean =>
    one.kind === 'scalar' &&
    says(one, 'recurrence') &&
    one.coverage < 1 &&
    !isListed(one) &&
    share(one, 'text') > 0.9 &&
    one.cells.some(({ record }) => (spans.get(record) ?? 0) >= week - day) &&
    one.cells.every(({ record, value }) => {
      const span = spans.get(record) ?? 0;
      return (span < day || span >= week - day) && saysHowOften(scalarText(value));
    });
  return columns.find(isOne) ?? null;
}

/** The column whose words say how often the records come again, or that they don't. Undefined: there is none. */
export const oftenColumn = ({ columns }: Table): Column | undefined =>
  columns.find(
    (one) =>
      one.kind === 'scalar' &&
      says(one, 'recurrence') &&
      !isListed(one) &&
      one.cells.length > 0 &&
      one.cells.every(({ value }) => isOnceOrOften(value)),
  );

/** Whether a value is a word for every week. */
export const isWeekly = (value: unknown): boolean => everyWeek.has(romanize(scalarText(value).trim()));

/** Whether a value is a word for how often something comes again, or that it does not. */
export const isOnceOrOften = (value: unknown): boolean =>
  isOften(value) || once.has(romanize(scalarText(value).trim()));

/** Whether a value is a word for how often something comes again. */
export const isOften = (value: unknown): boolean => howOften.has(romanize(scalarText(value).trim()));

const saysHowOften = (text: string): boolean => {
  const words = ` ${romanize(text)
    .split(/[^\p{L}\p{M}]+/u)
    .join(' ')} `;
  return [...howOften].some((word) => words.includes(` ${word} `));
};

interface When {
  readonly date: DateColumn;
  readonly time: Column | null;
}

const wordsFor = (...often: readonly Frequency[]): ReadonlySet<string> =>
  new Set(often.flatMap((one) => wordsOf('recurrence', one)).map(romanize));
/** What is on daily may as well last from the one day to the other, unless it has hours. */
const seldom = wordsFor('weekly', 'monthly', 'yearly');
const howOften = wordsFor('daily', 'weekly', 'monthly', 'yearly');
const once = wordsFor('never');
const everyWeek = wordsFor('weekly');
const day = 86_400_000;
const week = 7 * day;
