import { readKey } from '../../../vocabulary/key-words.ts';
import { readDuration } from '../../dates/duration.ts';
import { scalarText } from '../../json.ts';
import { siblingPath } from '../../structure/labelled.ts';
import { relative } from '../../structure/relative.ts';
import { because, type Finding, rank } from '../finding.ts';
import { type Column, isListed, isOf, isUnder, says, share } from '../profile/column.ts';
import { besideOf, type Table } from '../profile/table.ts';

/**
 * How long the event lasts, where no end is given; in the unit that the key names: `delka_min`, `duration_h`. Its scores put columns in
 * order, no more: shaken by a fifth, they choose the same on all portals of test/portals. `unnamed`: what is a length by its values.
 */
export function detectDuration(table: Table, scope: readonly string[], unnamed: Column | null = null): Finding | null {
  const empty = table.columns.find((one) => one.cells.length === 0 && isLength(one) && isOfWhole(one));
  const best = rank(
    table.columns.filter(
      (column) =>
        column.kind === 'scalar' &&
        (empty === undefined || column === empty || standsFor(column, empty)) &&
        column.depth <= 2 &&
        column.steps.lastIndexOf('*') < Math.max(0, scope.length) &&
        scope.every((step, n) => !isListed(column) || column.steps[n] === step),
    ),
    (column) => {
      if (
        !(
          says(column, 'duration') ||
          isUnitOfLength(column) ||
          column === unnamed ||
          isOfMinutes(column) ||
          isOfHours(column)
        ) ||
        says(column, 'price', 'image') ||
        counts(column) ||
        (isOfWeeks(column) && table.columns.some(isTimed)) ||
        // A showing lasts longer than its film runs.
        (column.key.words.includes('runtime') && isUnder(column, 'work')) ||
        isDegrees(column)
      )
        return 0;
      if (column === empty) return table.columns.some((one) => standsFor(one, column)) ? 0.5 : 0.9;
      if (isLength(column)) return column.cells.length > 0 ? 0.9 : 0.5;
      return share(column, 'duration', 'number', 'time', 'text') > 0.5
        ? 0.6 + (share(column, 'duration', 'time') > 0.5 ? 0.3 : 0)
        : 0;
    },
    0.4,
  )[0];
  if (best === undefined) return null;
  const parts = partsOfLength(best.column, table);
  if (parts !== null)
    return {
      rule: `sum([${parts.map(([column, size]) => minutesIn(relative(column.steps, scope), size)).join(', ')}])`,
      confidence: best.score,
      ...because(best.column, 'duration', 'lengths'),
    };
  const path = relative(best.column.steps, scope);
  const unit = isOfHours(best.column) ? 'hours' : (unitOf(best.column) ?? unitBySize(best.column));
  return {
    rule: unit === null || share(best.column, 'number') < 0.5 ? path : { path, format: unit },
    confidence: best.score,
    ...because(best.column, 'duration', 'lengths'),
  };
}

/** `6 weeks`, `6周`: a course of that many evenings, where an hour is given; an event that lasts so long begins on a day. */
const isOfWeeks = ({ cells }: Column): boolean =>
  cells.length > 0 &&
  cells.every(({ value }) => {
    const count = /^(\d+)\s*[\p{L}\p{M}]+\.?$/u.exec(scalarText(value).trim())?.[1];
    return count !== undefined && readDuration(scalarText(value)) === Number(count) * 604_800;
  });
const isTimed = (column: Column): boolean =>
  says(column, 'start', 'date') && share(column, 'dateTime', 'instant', 'time') > 0.5;

/**
 * `durationHrs: 1, durationMin: 30`: the numbers that are a length together, each with the minutes that its unit has. The smaller unit never
 * makes up one of the larger, which the same length in two units would. Null: one number is the whole length.
 */
function partsOfLength(column: Column, table: Table): readonly (readonly [Column, number])[] | null {
  const own = unitOf(column);
  if (own === null || !minutesOf.has(own) || isListed(column)) return null;
  const stem = (one: Column) => one.key.words.slice(0, -1).join(' ');
  const parts = besideOf(table, column)
    .flatMap((one) => {
      const size = minutesOf.get(unitOf(one) ?? '');
      const isPart =
        size !== undefined && one.kind === 'scalar' && stem(one) === stem(column) && share(one, 'number') === 1;
      return isPart ? [[one, size] as const] : [];
    })
    .sort(([, one], [, other]) => other - one);
  const sizes = parts.map(([, size]) => size);
  if (parts.length < 2 || new Set(sizes).size < sizes.length) return null;
  // Two days and one and a half hours are a course of two evenings.
  if (parts.some(([{ cells }, size]) => size === 1440 && cells.every(({ value }) => Number(value) > 0))) return null;
  const areWithin = parts.every(([{ cells }, size], n) => {
    const most = n === 0 ? Number.POSITIVE_INFINITY : (sizes[n - 1] as number) / size;
    return cells.every(({ value }) => Number(value) >= 0 && Number(value) < most);
  });
  return areWithin && parts.every(([{ cells }]) => cells.some(({ value }) => Number(value) > 0)) ? parts : null;
}

const minutesIn = (path: string, size: number): string =>
  `to_number(${path} || '0')${size === 1 ? '' : ` * \`${size}\``}`;

const minutesOf: ReadonlyMap<string, number> = new Map([
  ['days', 1440],
  ['hours', 60],
  ['minutes', 1],
]);

const units: readonly (readonly [string, RegExp])[] = [
  ['minutes', /^(?:min|mins|minut\w*|mn|minuuttia|dakika|perc\w{0,2}|khv|hv)$/],
  [
    'hours',
    /^(?:h|hr|hrs|hour|hours|std|stunden|heures|horas|ore|tuntia|timmar|timer|uren|godzin\w*|hodin\w*|chas\w*|hodyn\w*|saat)$/,
  ],
  ['seconds', /^(?:s|sec|secs|seconds?|sek|sekund\w*|segundos|secondes|secondi)$/],
  ['ms', /^(?:ms|millis|milliseconds?|msec)$/],
  ['days', /^(?:days|tage|jours|dias|dni|dnei|dney|giorni|paivaa|dagar|dager|dage)$/],
];

/**
 * Where the key names no unit: whole minutes' worth of seconds from a quarter of an hour up are seconds, for in minutes they would be
 * days; few and small are hours. Null: minutes, or nobody can tell.
 */
function unitBySize(column: Column): string | null {
  const lengths = column.cells.map(({ value }) => Number(value)).filter((length) => length > 0);
  if (lengths.length === 0) return null;
  if (lengths.every((length) => length % 60_000 === 0) && lengths.some((length) => length >= 600_000)) return 'ms';
  if (lengths.every((length) => length >= 900 && length % 60 === 0) && lengths.some((length) => length > 1440))
    return 'seconds';
  return lengths.every((length) => length <= 12 && length % 0.25 === 0) ? 'hours' : null;
}

/** The unit that the key's last word names; null: it names none. */
const unitOf = (column: Column): string | null =>
  units.find(([, word]) => word.test(column.key.words.at(-1) ?? ''))?.[0] ?? null;

/** Nothing in the key says of what else it is a length: `travel_duration`. */
const isOfWhole = ({ key }: Column): boolean =>
  key.words.every((word) => planned.test(word) || isUnit(word) || readKey(word).concepts.has('duration'));

/** `planned_duration`, where `duration` beside it, or in each of its sessions, has no value in any record yet. */
const standsFor = (column: Column, empty: Column): boolean =>
  column.cells.length > 0 &&
  says(column, 'duration') &&
  isOfWhole(column) &&
  (column.depth === 0 || siblingPath(column.steps) === siblingPath(empty.steps));

const isUnit = (word: string): boolean => units.some(([, unit]) => unit.test(word));

const planned =
  /^(?:event|planned|expected|estimated|approximate|scheduled|geplant\w*|voraussichtlich\w*|gepland\w*|prevu\w*|estime\w*|previst\w*|estimad\w*|stimat\w*|planowan\w*|planovan\w*|planerad\w*|planlagt\w*)$/;

/** `duration: { hrs: 1, min: 30 }` */
const isUnitOfLength = (column: Column): boolean => isOf(column, 'duration') && unitOf(column) !== null;

/** `laenge` is a length, and what goes with the latitude. */
const isDegrees = ({ cells }: Column): boolean =>
  cells.some(({ value }) => /^-?\d{1,3}[.,]\d{3,}$/.test(scalarText(value)));

/** `mins: 75`: a number whose key is its unit. */
const isOfMinutes = ({ key, cells }: Column): boolean =>
  /^(?:mins|minut\w+|minuuttia|dakika|perc(?:ben|es)?|khvilin\w?|hvilin\w?)$/.test(key.words.join(' ')) &&
  cells.every(({ value }) => Number(value) >= 5 && Number(value) <= 1440);

/** `duration: '01:30:00'` is no time of day, and neither is `2 h` beside `3 days`. */
export const isLength = (column: Column): boolean =>
  says(column, 'duration') &&
  !says(column, 'time', 'start', 'end', 'date') &&
  column.cells.every(({ value }) => {
    const text = scalarText(value);
    return /^0?\d:\d{2}(?::\d{2})?$/.test(text) || (/\p{L}/u.test(text) && readDuration(text) !== null);
  });

/** `hours: 3.5`: whole and half hours, so few that they are no hours of the day. */
const isOfHours = ({ key, cells }: Column): boolean => {
  const lengths = cells.map(({ value }) => Number(value));
  return (
    hours.test(key.words.join(' ')) &&
    lengths.every((length) => length >= 0 && length <= 12 && length % 0.25 === 0) &&
    (lengths.some((length) => !Number.isInteger(length)) || lengths.every((length) => length <= 8))
  );
};

/** Words for several hours, which no hour of the day is called by. */
const hours =
  /^(?:hours|stunden|heures|horas|tuntia|timmar|timer|uren|godzin|hodin|hodiny|chasov|godyn|satov|saati|sati)$/;

/**
 * A length of time in the form of a clock under an unknown name: `start: '14:30', faharetana: '01:30:00'`. Up to five hours, below the
 * start in every record; as an end it would be that of a night, also where the start is at noon. Null: there is none.
 */
export function lengthBeside(times: readonly Column[], dates: readonly Column[]): Column | null {
  const isLength = (column: Column): boolean => {
    if ([...column.key.concepts].some((concept) => concept !== 'modifier') || isListed(column)) return false;
    const lengths = clocksOf(column);
    if (![...lengths.values()].every((minutes) => minutes > 0 && minutes <= 300 && minutes % 5 === 0)) return false;
    return [...times, ...dates].some((other) => {
      if (other === column || siblingPath(other.steps) !== siblingPath(column.steps)) return false;
      const starts = clocksOf(other);
      const both = [...lengths].filter(([record]) => starts.has(record));
      return (
        both.length > 1 &&
        both.every(
          ([record, length]) => (starts.get(record) as number) >= 420 && length < (starts.get(record) as number),
        ) &&
        both.some(([record, length]) => length + 1440 - (starts.get(record) as number) > 600)
      );
    });
  };
  const isEnded = dates.some((column) => says(column, 'end') && column.coverage > 0.5);
  return isEnded ? null : (times.find(isLength) ?? null);
}

/** By record, the minutes since midnight of its time of day. */
const clocksOf = ({ cells }: Column): ReadonlyMap<number, number> =>
  new Map(
    cells.flatMap(({ record, value }) => {
      // In UTC, it is another hour at the place.
      if (/Z$/.test(scalarText(value))) return [];
      const [, hour, minute = '0'] =
        /(?:^|[T ])(\d{1,2}):(\d{2})(?!\d)/.exec(scalarText(value)) ??
        /^PT(\d{1,2})H(?:(\d{1,2})M)?/.exec(scalarText(value)) ??
        [];
      return hour === undefined ? [] : [[record, 60 * Number(hour) + Number(minute)] as const];
    }),
  );

/** A word that counts something else; `min` may be the unit, `max` is not. */
const counts = (column: Column): boolean =>
  column.key.words.some((word) => readKey(word).concepts.has('count') && !isUnit(word));
