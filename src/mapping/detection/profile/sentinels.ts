import { readKey } from '../../../vocabulary/key-words.ts';
import { clockOfNoDay } from '../../dates/date-text.ts';
import { readDate } from '../../dates/date-value.ts';
import { nameOfStep } from '../../structure/labelled.ts';
import { isNothing } from '../../values/keyword.ts';
import type { Cell } from './column.ts';

/** A date of a year that no event has, or a formatted zero, in any order of its parts. */
const dateOfNothing =
  /^(?:000[01]|999[89]|1899-12-30|1900-01-01|1753-01-01|1970-01-01(?:[T ]00:00(?::00)?|$)|\d{1,2}[./]\d{1,2}[./](?:000[01]|999[89])|(?:30[./]12|12[./]30)[./]1899|0?1[./]0?1[./](?:1753|1900|1970(?=$| 00?:00))|\/Date\(-6213\d{10}\b)/;
const dateLike = /^\d{4}-\d{2}-\d{2}|^\d{1,2}[./]\d{1,2}[./]\d{4}|^\/Date\(/;

/** Seconds since 1970: no portal has moments before 1998, and shorter numbers are ids. */
const firstEpoch = 9e8;

/**
 * Without the values that stand for none: `-`, `n/a`, `false` where others are texts or objects, `0` where others are ids of
 * something, the year 1 among dates. What few records say must not decide what a column is.
 */
export function withoutSentinels(cells: readonly Cell[], steps: readonly string[]): readonly Cell[] {
  const said = cells.filter(({ value }) => !isNothing(value));
  let flags = 0;
  let yes = 0;
  let dates = 0;
  let epochs = 0;
  let words = 0;
  for (const { value } of said) {
    if (typeof value === 'boolean') {
      flags += 1;
      yes += value ? 1 : 0;
    } else if (typeof value === 'number') {
      epochs += Math.abs(value) > firstEpoch ? 1 : 0;
      words += Number.isInteger(value) ? 0 : 1;
    } else if (typeof value !== 'string') words += 1;
    else if (/^(?:\d{9,13}|\d{18})$/.test(value)) epochs += Number(value) > firstEpoch ? 1 : 0;
    else if (dateLike.test(value)) dates += 1;
    else if (value.length > 5) words += 1;
  }
  const noFlags = flags > 0 && yes === 0 && words + dates + epochs > 0;
  const told = said.filter(({ value }) => !isZero(value)).length - flags;
  const dated = dates > 0 && dates * 2 >= told;
  const timed = epochs > 0 && epochs * 2 >= said.length - flags;
  const other = isOfOther(steps) || areTexts(said, steps);
  if (!noFlags && !dated && !timed && !other) return said;
  return said.filter(({ value }) => {
    if (value === false) return !noFlags;
    if (isZero(value)) return !(dated || timed || other);
    if (typeof value === 'string') return !(dated && dateOfNothing.test(value)) || clockOfNoDay(value) !== null;
    return !(timed && typeof value === 'number' && readDate(value, plain).kind === 'none');
  });
}

/** Nothing but texts and 0, which is an amount among prices, and a state among states. */
const areTexts = (said: readonly Cell[], steps: readonly string[]): boolean =>
  said.every(({ value }) => isZero(value) || (typeof value === 'string' && /\p{L}{3}/u.test(value))) &&
  !said.every(({ value }) => isZero(value)) &&
  !(['price', 'status', 'visibility', 'published', 'draft'] as const).some((concept) =>
    readKey(nameOfStep(steps.at(-1) ?? '')).concepts.has(concept),
  );

const isZero = (value: unknown): boolean => value === 0 || value === '0';

const plain = { formats: [], language: 'en' };

/** Under the key of a reference, `venue_id`, 0 is no id. A record's own may be. */
function isOfOther(steps: readonly string[]): boolean {
  const { concepts, words } = readKey(nameOfStep(steps.at(-1) ?? ''));
  return concepts.has('id') && (words.length > 1 || steps.length > 1) && !concepts.has('event');
}
