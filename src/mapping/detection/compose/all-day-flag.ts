import { readKey } from '../../../vocabulary/key-words.ts';
import { scalarText } from '../../json.ts';
import { relative } from '../../structure/relative.ts';
import { flagWords, readFlag } from '../../values/flag.ts';
import { flagsIn } from '../../values/letter-flags.ts';
import { because, confidenceOf, type Finding } from '../finding.ts';
import { type Column, isListed, pathKey, says, textsOf } from '../profile/column.ts';
import { localMoment, roughly } from '../profile/moment.ts';
import type { Table } from '../profile/table.ts';

/** The flag that an event lasts all day; or, the other way round, that its time is known: `has_start_time`. */
export function detectAllDay(table: Table, scope: readonly string[]): Finding | null {
  const prefix = pathKey(scope);
  const flags = table.columns.filter(
    (column) =>
      column.kind === 'scalar' &&
      column.cells.length > 0 &&
      areFlags(column.cells.map(({ value }) => value)) &&
      (!isListed(column) || pathKey(column.steps).startsWith(prefix)),
  );
  const best = (columns: readonly Column[]) =>
    columns.toSorted((a, b) => b.coverage - a.coverage || a.order - b.order)[0];
  const column = best(flags.filter((one) => says(one, 'allDay')));
  if (column !== undefined) {
    const path = relative(column.steps, scope);
    const values = column.cells.map(({ value }) => value);
    const readOwn = flagsIn(values);
    // Where the two letters say otherwise than each by itself, the rule has to say so.
    const own = values.filter((value) => readOwn(value) !== readFlag(value)).map(scalarText);
    return {
      rule:
        own.length === 0
          ? path
          : { path, values: Object.fromEntries([...new Set(own)].map((word) => [word, readOwn(word)])) },
      confidence: confidenceOf(1),
      ...because(column, 'all-day', 'flags'),
    };
  }
  const timed = best(flags.filter(saysTimed));
  if (timed === undefined) return null;
  const words = [...new Set(timed.cells.flatMap(({ value }) => flagWords(value)))].sort();
  // `showWithoutTime` is the other way round.
  const whenTimed = !timed.key.words.some((word) => lacking.has(word));
  return {
    rule: {
      path: relative(timed.steps, scope),
      values: Object.fromEntries(words.map((word) => [word, readFlag(word) !== whenTimed])),
    },
    confidence: confidenceOf(0.9),
    ...because(timed, 'time', 'timedFlags'),
  };
}

function areFlags(values: readonly unknown[]): boolean {
  const read = flagsIn(values);
  return values.every((value) => read(value) !== null);
}

const having = new Set(
  'has have having with show shows known specific specified set given avec mit med met con com z'.split(' '),
);

const lacking = new Set('no not without'.split(' '));

/** Of a flag that is down in every record, nobody knows whether it is kept at all. */
const saysTimed = (column: Column): boolean =>
  // Word by word: the phrase `start_time` says start.
  column.key.words.some((word) => readKey(word).concepts.has('time')) &&
  column.key.words.some((word) => having.has(word) || lacking.has(word)) &&
  !(says(column, 'end') && !says(column, 'start')) &&
  !says(column, 'timeZone', 'deadline', 'price', 'online', 'duration') &&
  column.cells.some(({ value }) => readFlag(value) === true);

/**
 * Where some events begin and end at the very same midnight, while others have hours and an end after their start, those last all day: a
 * rule that is true for them and empty for the others. Null: there are none, or too many others begin at midnight or end when they begin,
 * so that these may be parties at midnight.
 */
export function equalMidnightsRule(from: Column, to: Column, timeZone: string | null): string | null {
  const ends = textsOf(to);
  const pairs = from.cells.map(({ record, value }) => [scalarText(value), ends.get(record) ?? ''] as const);
  const isMidnight = (text: string) => isMidnightOf(text, timeZone);
  const whole = pairs.filter(([start, end]) => start === end && isMidnight(start));
  const timed = pairs.filter(([start, end]) => !isMidnight(start) && end !== '' && end !== start);
  const odd = pairs.filter(([start, end]) => (isMidnight(start) ? !isMidnight(end) : start === end));
  if (whole.length === 0 || timed.length < 2 || odd.length * 2 > whole.length) return null;
  const clocks = new Set(whole.map(([start]) => writtenMidnight.exec(start)?.[1] ?? ''));
  const [clock = ''] = clocks;
  // The rule is to be false for all the others.
  if (clocks.size > 1 || odd.some(([start, end]) => start === end && start.includes(clock))) return null;
  const [start, end] = [from.expression, to.expression];
  return `${start} && ${start} == ${end} && contains(${start}, '${clock}') || null`;
}

/** `Z` says nothing of the place, and `+00:00` something only where the clocks of the place (IANA) show that hour. */
function isMidnightOf(text: string, timeZone: string | null): boolean {
  if (!writtenMidnight.test(text)) return false;
  if (!/\+00:?00$/.test(text)) return true;
  const at = roughly(text);
  return at !== null && timeZone !== null && localMoment(at, timeZone) === at;
}

const writtenMidnight = /([T ]00:00(?::00(?:\.0+)?)?) ?(?:[+-]\d\d:?\d\d)?$/;
