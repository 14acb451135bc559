import { romanize } from '../../../vocabulary/romanize.ts';
import { wordsOf } from '../../../vocabulary/vocabulary.ts';
import { readDate } from '../../dates/date-value.ts';
import { instantIn, msOf } from '../../dates/parsed-date.ts';
import { anyLanguage } from '../../dates/written/month-names.ts';
import { weekdayNumber } from '../../dates/written/weekday-names.ts';
import { scalarText } from '../../json.ts';
import { type Column, says } from './column.ts';
import type { DateColumn } from './dates.ts';
import { localMoment } from './moment.ts';

// Two dates of the same records, and what one shows of the other.

/** The moments of two dates: of each session where the lists run in step, else the first ones of each record. */
export function perRecord(a: DateColumn, b: DateColumn): readonly (readonly [number, number])[] {
  const [left, right] = [a.moments, b.moments];
  if (left.length === right.length && left.every((one, n) => one.record === right[n]?.record)) {
    return left.map((one, n) => [one.at, right[n]?.at ?? one.at] as const);
  }
  const firsts = new Map<number, number>();
  for (const { record, at } of right) if (!firsts.has(record)) firsts.set(record, at);
  const seen = new Set<number>();
  return left.flatMap(({ record, at }) => {
    const match = firsts.get(record);
    if (match === undefined || seen.has(record)) return [];
    seen.add(record);
    return [[at, match] as const];
  });
}

/**
 * The dates without those that are others' in UTC: where two texts without a zone differ by just what the clocks of the site (IANA) do,
 * two hours in summer and one in winter, the second is what people read there. `2026-10-05 14:00` beside `05/10/2026 16:00` in Madrid is
 * 14:00 UTC. The same two hours in every record may be from the doors to the concert.
 */
export function withoutUtcTwins(dates: readonly DateColumn[], timeZone: string | null): readonly DateColumn[] {
  if (timeZone === null) return dates;
  const isCovered = (date: DateColumn, other: DateColumn) => {
    const local = new Set(other.moments.map(({ record }) => record));
    return date.moments.every(({ record }) => local.has(record));
  };
  return dates.filter((date) => !dates.some((other) => isInUtc(date, other, timeZone) && isCovered(date, other)));
}

function isInUtc(date: DateColumn, other: DateColumn, timeZone: string): boolean {
  if (date === other || date.form !== 'local' || other.form !== 'local' || date.scope.join() !== other.scope.join())
    return false;
  const local = new Map(other.moments.map(({ record, at }) => [record, at]));
  const both = date.moments.filter(({ record }) => local.has(record));
  if (!both.every(({ record, at }) => localMoment(at, timeZone) === local.get(record))) return false;
  return new Set(both.map(({ record, at }) => (local.get(record) as number) - at)).size > 1;
}

/**
 * Whether when a record was made or changed is in UTC: it is written as a date is that has a local twin, `2026-10-05 14:00` beside
 * `05/10/2026 16:00`, and the twin is written in another way.
 */
export function isStampInUtc(stamp: DateColumn, dates: readonly DateColumn[], timeZone: string | null): boolean {
  if (timeZone === null || stamp.form !== 'local' || !says(stamp.column, 'created', 'updated', 'published'))
    return false;
  const own = writtenForms(stamp);
  return dates.some((utc) => {
    if (utc === stamp || !isWithin(own, writtenForms(utc))) return false;
    return dates.some((local) => isInUtc(utc, local, timeZone) && !isWithin(own, writtenForms(local)));
  });
}

/**
 * The dates without a zone that are in UTC: where another date of the record, written with its zone, is the same moment by the clock of
 * UTC and shows other hours, `2026-10-13 06:30` beside `13 October 2026 09:30 (Europe/Istanbul)`, or a text has the clock of the site,
 * `Tuesday, 09:30`; and those that are written as these are.
 */
export function datesInUtc(
  dates: readonly DateColumn[],
  columns: readonly Column[],
  timeZone: string | null,
): ReadonlySet<DateColumn> {
  const local = dates.filter(({ form }) => form === 'local');
  const told = local.length === 0 || timeZone === null ? [] : columns.filter(hasClocks).map(clocksInTexts);
  const isTold = (date: DateColumn) => told.some((clocks) => areClocksOf(date, clocks, timeZone as string));
  const zoned = local.length === 0 ? [] : dates.filter(({ form }) => form === 'instant').map(clocksOf);
  const isEach = (date: DateColumn, clock: 'utc' | 'wall') =>
    zoned.some((clocks) => {
      const both = date.moments.filter(({ record }) => clocks.has(record));
      return both.length > 1 && both.every(({ record, at }) => clocks.get(record)?.[clock] === at);
    });
  const proven = local.filter((date) => (isEach(date, 'utc') && !isEach(date, 'wall')) || isTold(date));
  if (proven.length === 0) return new Set();
  const others = local.filter((date) => isEach(date, 'wall')).map(writtenForms);
  const alike = local.filter((date) => {
    const own = writtenForms(date);
    return proven.some((utc) => isWithin(own, writtenForms(utc))) && !others.some((forms) => isWithin(own, forms));
  });
  return new Set([...proven, ...alike]);
}

/** A day of the week with a time of day, `Friday at 2:00 PM`. What other words say is of something else: until when, or when the doors open. */
const clock = /^(\p{L}{2,})[.,]?(?: (\p{L}+))?[.,]? (\d{1,2})[:.](\d{2})(?: ?([ap])\.?m\.?)?$/iu;

/** `at`, `um`. */
const isBeforeHour = (word: string): boolean => beforeHour.has(romanize(word));
const beforeHour: ReadonlySet<string> = new Set(wordsOf('dates', 'beforeHour').map(romanize));

const hasClocks = (column: Column): boolean =>
  column.kind === 'scalar' &&
  clock.test(scalarText(column.cells[0]?.value ?? '')) &&
  !says(column, 'end', 'deadline', 'duration');

/** By record, the day of the week from 0 for Sunday and the minutes since midnight, as one number of minutes. */
const clocksInTexts = ({ cells }: Column): ReadonlyMap<number, number> =>
  new Map(
    cells.flatMap(({ record, value }) => {
      const [, word = '', before, hour, minute, half] = clock.exec(scalarText(value)) ?? [];
      const weekday = weekdayNumber(word);
      if (hour === undefined || weekday === null || (before !== undefined && !isBeforeHour(before))) return [];
      const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
      return [[record, 1440 * weekday + 60 * hours + Number(minute)] as const];
    }),
  );

/** Whether texts have the day of the week and the clock of the site at each of several of these moments, where they are others than in UTC. */
function areClocksOf(date: DateColumn, clocks: ReadonlyMap<number, number>, timeZone: string): boolean {
  const both = date.moments.filter(({ record }) => clocks.has(record));
  const minutesOf = (at: number) => 1440 * new Date(at).getUTCDay() + ((at / 60_000) % 1440);
  const others = both.filter(({ record, at }) => minutesOf(at) !== clocks.get(record));
  return (
    new Set(others.map(({ at }) => minutesOf(at) % 1440)).size > 2 &&
    both.every(({ record, at }) => minutesOf(localMoment(at, timeZone)) === clocks.get(record))
  );
}

interface Clocks {
  readonly utc: number;
  readonly wall: number;
}

/** By record, what the clocks show at a date with its zone: those of UTC, and those of the place. */
function clocksOf({ column: { cells } }: DateColumn): ReadonlyMap<number, Clocks> {
  const clocks = new Map<number, Clocks>();
  for (const { record, value } of cells) {
    const result = readDate(value, { formats: [], language: anyLanguage });
    if (clocks.has(record) || result.kind !== 'date') continue;
    const { reading } = result;
    const [utc, wall] = [instantIn(reading, reading.zone?.id ?? 'UTC'), msOf({ ...reading, offset: null })];
    clocks.set(record, { utc: Date.parse(utc), wall });
  }
  return clocks;
}

const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  [...some].every((one) => all.has(one));

/** How the texts are written, whatever their numbers: `0-0-0 0:0`. */
const writtenForms = ({ column: { cells } }: DateColumn): ReadonlySet<string> =>
  new Set(cells.map(({ value }) => scalarText(value).replace(/\d+/g, '0')));

/** Moments of UTC as the clocks of the place (IANA) show them: `2026-10-06T22:30:00Z` is on the next day in Paris. */
export const onLocalClocks = (dates: readonly DateColumn[], timeZone: string | null): readonly DateColumn[] =>
  timeZone === null
    ? dates
    : dates.map((date) =>
        date.form !== 'instant' && date.form !== 'epoch'
          ? date
          : {
              ...date,
              form: 'local',
              moments: date.moments.map(({ record, at }) => ({ record, at: localMoment(at, timeZone) })),
            },
      );
