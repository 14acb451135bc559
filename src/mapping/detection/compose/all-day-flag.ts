import { wallAt } from '../../../calendar/instant.ts';
import { readKey } from '../../../vocabulary/key-words.ts';
import type { Concept } from '../../../vocabulary/language-words.ts';
import type { MappingContext } from '../../mapping-settings.ts';
import { relative } from '../../structure/relative.ts';
import { flagWords, readFlag } from '../../values/flag.ts';
import { because, confidenceOf, type Finding } from '../finding.ts';
import { type Column, isListed, pathKey, says } from '../profile/column.ts';
import type { Table } from '../profile/table.ts';
import { type Trial, wallOf } from './outcomes.ts';

/** The flag that an event lasts all day; or, the other way round, that its time is known: `has_start_time`. */
export function detectAllDay(table: Table, scope: readonly string[]): Finding | null {
  const prefix = pathKey(scope);
  const flags = table.columns.filter(
    (column) =>
      column.kind === 'scalar' &&
      column.cells.length > 0 &&
      column.cells.every(({ value }) => readFlag(value) !== null) &&
      (!isListed(column) || pathKey(column.steps).startsWith(prefix)),
  );
  const best = (columns: readonly Column[]) =>
    columns.toSorted((a, b) => b.coverage - a.coverage || a.order - b.order)[0];
  const column = best(flags.filter((one) => says(one, 'allDay')));
  if (column !== undefined) {
    return {
      rule: relative(column.steps, scope),
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
 * A flag of another name that is up exactly where an event lasts from midnight to midnight. Twice, or under a key that speaks of days,
 * is no chance.
 */
export function flagOfMidnights(table: Table, trials: readonly Trial[], context: MappingContext): Finding | null {
  const whole = new Map(
    trials.flatMap((trial) => (trial.event.start === null ? [] : [[trial.record, isWhole(trial, context)]])),
  );
  const days = [...whole.values()].filter((one) => one).length;
  if (days === 0 || days === whole.size || trials.length > whole.size) return null;
  const agrees = (column: Column) => {
    const flags = new Map(column.cells.map(({ record, value }) => [record, readFlag(value)]));
    return [...whole].every(([record, isDay]) => (flags.get(record) ?? null) === isDay);
  };
  const column = table.columns.find(
    (one) =>
      one.kind === 'scalar' &&
      !one.steps.includes('*') &&
      [...one.key.concepts].every((concept) => ofDays.has(concept)) &&
      (days > 1 || says(one, 'date')) &&
      agrees(one),
  );
  return column === undefined
    ? null
    : { rule: column.expression, confidence: confidenceOf(0.9), ...because(column, 'all-day', 'flags') };
}

const ofDays: ReadonlySet<Concept> = new Set<Concept>(['event', 'date', 'time', 'modifier', 'full']);

function isWhole(trial: Trial, context: MappingContext): boolean {
  const { allDay, end, timeZone } = trial.event;
  const isMidnight = (time: string) => time.startsWith('00:00');
  if (allDay) return true;
  if (!isMidnight(wallOf(trial, context).time)) return false;
  return end === null || isMidnight(wallAt(end, timeZone ?? context.timeZone ?? 'UTC').time);
}
