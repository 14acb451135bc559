import { readKey, splitKey } from '../../../vocabulary/key-words.ts';
import type { Concept } from '../../../vocabulary/language-words.ts';
import { isDayNumber } from '../../dates/date-value.ts';
import type { MappingContext } from '../../mapping-settings.ts';
import { formsOf } from '../../structure/forms.ts';
import { nameOfStep } from '../../structure/labelled.ts';
import { type Column, isUnder, pathKey, says, share } from './column.ts';
import { dateOrder } from './date-order.ts';
import { localMoment, roughly } from './moment.ts';
import type { Table } from './table.ts';

/** A column whose values are dates: texts, epochs, or objects such as `{ date, time, tz }`. */
export interface DateColumn {
  readonly column: Column;
  /** `day`: no time of day in any value. */
  readonly form: 'instant' | 'local' | 'day' | 'epoch' | 'object';
  /** Whether a date object names its zone or offset. */
  readonly zoned: boolean;
  /** Keys of the list of sessions that it is in, the wrapper of each element included; empty at the top. */
  readonly scope: readonly string[];
  /** First value of each record (or each session), in milliseconds, roughly. */
  readonly moments: readonly { readonly record: number; readonly at: number }[];
  /** Share of the times that people would choose: on a multiple of five minutes. */
  readonly round: number;
  /** Whether it is midnight at every moment: by the offset that a value is written with, in the site's zone, or in UTC. */
  readonly midnight: boolean;
  /** Whether it is the last second of a day at every moment, as software writes the last day: as it is written or in the site's zone. */
  readonly lastSecond: boolean;
}

const parts = new Set(
  'date time datetime tz timezone zone offset utc local iso iso8601 timestamp epoch unix value seconds nanoseconds nanos milliseconds ms formatted display text raw year month day hour hours minute minutes second seconds type id name weekday 8601 3 s allday has'.split(
    ' ',
  ),
);

/** Where the records come from. `timeZone` (IANA): the site's, if it is known. */
export type Place = Pick<MappingContext, 'language'> & Partial<Pick<MappingContext, 'timeZone'>>;

/** Every column of dates; the parts of a date object are not columns of their own. */
export function dateColumns(table: Table, place: Place): readonly DateColumn[] {
  const monthFirst = dateOrder(table.columns.filter((one) => one.kind === 'scalar')).order === 'month-first';
  const found: DateColumn[] = [];
  const inside: string[] = [];
  for (const column of table.columns) {
    const path = pathKey(column.steps);
    if (inside.some((prefix) => path.startsWith(prefix))) continue;
    if (column.kind === 'object' && isDateObject(column, table)) {
      inside.push(`${path}\u0000`);
      found.push(describe(column, 'object', table, monthFirst, place));
    } else if (column.kind === 'scalar') {
      const form = dateFormOf(column);
      if (form !== null) found.push(describe(column, form, table, monthFirst, place));
    }
  }
  return found.filter((date) => !isOfUnknownEra(date));
}

/**
 * Years of an era that nobody here can convert, such as 2083 of Nepal's: the lengths of its months are set year by year. No event is
 * so far ahead, but for one that stands for none.
 */
const isOfUnknownEra = ({ moments }: DateColumn): boolean =>
  moments.length > 0 && moments.filter(({ at }) => at > farthest).length * 2 > moments.length;

const farthest = Date.UTC(2070, 0, 1);

/** What is said of a moment: digits under such a key write one. */
const ofMoments: readonly Concept[] = ['date', 'start', 'end', 'time', 'created', 'updated', 'published', 'deadline'];

/** How the column writes dates; null: its values are none. */
export function dateFormOf(column: Column): DateColumn['form'] | null {
  if (share(column, 'boolean') > 0.5) return null;
  // `26-10-03` may be the third one of October.
  if (says(column, 'id') && column.key.concepts.size === 1) return null;
  const instant = share(column, 'instant');
  const local = share(column, 'dateTime');
  const day = share(column, 'day');
  const epochs = share(column, 'epoch');
  const written = instant + local + day;
  // One calendar writes dates, and another counts the seconds.
  const isMixed = written + epochs >= 0.95;
  if (written >= 0.6 || (isMixed && written >= epochs)) {
    if (share(column, 'integer') > 0.5 && !says(column, ...ofMoments) && day < 1) return null;
    return instant >= 0.4 ? 'instant' : local > 0 ? 'local' : 'day';
  }
  if (isOfDayNumbers(column)) return 'day';
  if (!isMixed && (epochs < 0.5 || share(column, 'integer') < 1)) return null;
  if (says(column, 'id', 'count', 'phone', 'price')) return null;
  const named = says(column, ...ofMoments);
  return named || isUnder(column, 'start', 'end', 'date', 'sessions') || roundness(column) > 0.9 ? 'epoch' : null;
}

/**
 * `firstDay: 20770`, in days since 1970. The key says that it begins or ends, and that it is a day; or that it is a day, and the days are
 * several.
 */
const isOfDayNumbers = (column: Column): boolean =>
  !says(column, 'id', 'count', 'phone', 'price', 'zip', 'capacity', 'booked', 'remaining') &&
  column.key.words.some((word) => readKey(word).concepts.has('date')) &&
  column.cells.length > 0 &&
  column.cells.every(({ value }) => isDayNumber(value)) &&
  (says(column, 'start', 'end') || new Set(column.cells.map(({ value }) => value)).size > 1);

function isDateObject(column: Column, table: Table): boolean {
  const children = table.columns.filter(
    (one) => one.steps.length === column.steps.length + 1 && column.steps.every((step, n) => one.steps[n] === step),
  );
  if (children.length === 0 || children.length > 10 || children.some((child) => child.kind !== 'scalar')) return false;
  const own = (child: Column) => splitKey(nameOfStep(child.steps.at(-1) ?? ''));
  if (!children.every((child) => own(child).length > 0 && own(child).every((word) => parts.has(word)))) return false;
  const names = new Set(children.flatMap(own));
  if (names.has('year') && names.has('month')) return true;
  return children.some((child) => dateFormOf(child) !== null);
}

function describe(
  column: Column,
  form: DateColumn['form'],
  table: Table,
  monthFirst: boolean,
  { timeZone = null, language }: Place,
): DateColumn {
  const last = column.steps.lastIndexOf('*');
  // `event_instances[*].event_instance.start`: the wrapper belongs to the list, not to the date.
  const element = pathKey(column.steps.slice(0, last + 1));
  const elements = table.columns.find((one) => pathKey(one.steps) === element)?.cells ?? [];
  const wrapped =
    last >= 0 &&
    column.steps.length - last === 3 &&
    elements.every(({ value }) => Object.keys(value as object).length === 1);
  const scope = last < 0 ? [] : column.steps.slice(0, wrapped ? last + 2 : last + 1);
  const moments = column.cells.flatMap(({ record, value }) => {
    const at = roughly(value, monthFirst, language);
    return at === null ? [] : [{ record, at }];
  });
  const zoned = form === 'object' && column.cells.some(({ value }) => Object.values(value as object).some(namesZone));
  const midnight = moments.length > 0 && areMidnights(column, form, moments, timeZone);
  const lastSecond = areLastSeconds(form, moments, timeZone);
  return { column, form, scope, zoned, moments, round: form === 'day' ? 0.5 : roundness(column), midnight, lastSecond };
}

function areLastSeconds(form: DateColumn['form'], moments: DateColumn['moments'], timeZone: string | null): boolean {
  const isLast = (at: number) => (((at % day) + day) % day) / 1000 === 86_399;
  // Zones differ by whole minutes.
  if (moments.length === 0 || !moments.every(({ at }) => at % 60_000 === 59_000)) return false;
  if (moments.every(({ at }) => isLast(at))) return true;
  return form !== 'local' && timeZone !== null && moments.every(({ at }) => isLast(localMoment(at, timeZone)));
}

function areMidnights(
  { cells }: Column,
  form: DateColumn['form'],
  moments: DateColumn['moments'],
  timeZone: string | null,
): boolean {
  const written = cells.map(({ value }) => (typeof value === 'string' ? withOffset.exec(value.trim()) : null));
  if (written.every((one) => one !== null)) return written.every((one) => Number(one[1]?.replaceAll(':', '')) === 0);
  if (moments.every(({ at }) => at % day === 0)) return true;
  if (form === 'local' || form === 'day') return false;
  if (timeZone !== null) return moments.every(({ at }) => localMoment(at, timeZone) % day === 0);
  // One hour of the day in winter, and another in summer, is midnight somewhere.
  const clocks = [...new Set(moments.map(({ at }) => at % day))];
  return (
    moments.length > 2 &&
    clocks.length <= 2 &&
    clocks.every((at) => at % (day / 96) === 0) &&
    Math.abs((clocks[0] as number) - (clocks.at(-1) as number)) <= day / 24
  );
}

/** The time of day of a text with an offset of its own. `Z` says nothing of the place. */
const withOffset = /[T ](\d{2}:?\d{2}(?::?\d{2}(?:\.\d+)?)?) ?(?!\+00:?00$)[+-]\d{2}(?::?\d{2})?$/;

const day = 86_400_000;

function roundness(column: Column): number {
  const moments = column.cells.map(({ value }) => roughly(value)).filter((at) => at !== null);
  return moments.length === 0 ? 0 : moments.filter((at) => at % 300_000 === 0).length / moments.length;
}

const namesZone = (value: unknown): boolean =>
  formsOf(value).some((form) => form === 'zone' || form === 'instant' || form === 'offset');
