import { splitKey } from '../../../vocabulary/key-words.ts';
import { readDuration } from '../../dates/duration.ts';
import { scalarText } from '../../json.ts';
import type { Rule, RuleObject } from '../../mapping-settings.ts';
import { layersOf, siblingPath } from '../../structure/labelled.ts';
import type { Finding } from '../finding.ts';
import { type Column, isListed, isOf, isUnder, says, share, textsOf } from '../profile/column.ts';
import type { DateColumn } from '../profile/dates.ts';
import { perRecord } from '../profile/paired-dates.ts';
import type { Table } from '../profile/table.ts';
import { isUntil } from './recurrence/recurrence.ts';

/**
 * Whether the record's own dates are those of a list: in every record that has one, the start is its first, the end its last or that of
 * the first, and some record has several that are not just its days. A course from 3 to 17 November with three meetings is not one event
 * of a fortnight; a conference is one event of three days. Of days of its own, the list may have the hours.
 */
export function arePartsOfSpan(inList: readonly DateColumn[], own: readonly DateColumn[], haveHours: boolean): boolean {
  const [parts, whole] = [inList.filter(isNoStamp), own.filter(isNoStamp)];
  const lists = parts.map(({ form, moments }) => ({ form, byRecord: Map.groupBy(moments, ({ record }) => record) }));
  if (areOnlyDays(parts) && !haveHoursOfEach(parts) && !areOnlyStarts(parts)) return false;
  const agrees = (one: DateColumn, ends: readonly (typeof Math.min)[]): boolean => {
    const moments = new Map(one.moments.map(({ record, at }) => [record, at]));
    return lists.some(
      ({ form, byRecord }) =>
        (form === one.form || (haveHours && areDays(form, one.form)) || areDays(one.form, form)) &&
        [...byRecord].every(([record, dates]) =>
          ends.some((end) => {
            const at = end(...dates.map((date) => date.at));
            const own = moments.get(record);
            return own !== undefined && (form === one.form ? at === own : dayOf(at) === dayOf(own));
          }),
        ),
    );
  };
  return whole.some(
    (start) => agrees(start, [Math.min]) && whole.some((end) => end !== start && agrees(end, [Math.min, Math.max])),
  );
}

const wholeDay = 86_400_000;
const dayOf = (at: number): number => at - (at % wholeDay);
const areDays = (one: DateColumn['form'], other: DateColumn['form']): boolean => one === 'day' && other === 'local';

/** Whether some record has other hours on one day than on the next: an evening and a matinee are no days of one event. */
const haveHoursOfEach = (parts: readonly DateColumn[]): boolean =>
  parts.some(
    ({ form, moments }) =>
      form === 'local' &&
      [...Map.groupBy(moments, ({ record }) => record).values()].some(
        (own) => new Set(own.map(({ at }) => at % wholeDay)).size > 1,
      ),
  );

/** Hours on some days, and no end of any: what ends when its last part begins is no event from the first to the last. */
const areOnlyStarts = ([first, ...others]: readonly DateColumn[]): boolean =>
  first !== undefined && others.length === 0 && first.form === 'instant' && !first.midnight;

/** When a place or a category was entered is no part of an event. */
const isNoStamp = ({ column }: DateColumn): boolean =>
  says(column, 'start', 'end') || !says(column, 'created', 'updated', 'published');

/** Whether a list has one day after the other only, while the record has a date of its own: those of one event, or an event on each. */
export const mayBeDaysOfOne = (parts: readonly DateColumn[], whole: readonly DateColumn[]): boolean =>
  areOnlyDays(parts) &&
  whole.some((own) => {
    const first = new Map<number, number>();
    for (const { record, at } of parts.flatMap(({ moments }) => moments))
      first.set(record, Math.min(at, first.get(record) ?? at));
    const moments = new Map(own.moments.map(({ record, at }) => [record, at]));
    return [...first].every(([record, at]) => moments.get(record) === at);
  });

/**
 * Whether a list or a text of some record has its start, its end and days between, `2026-10-21_…;2026-10-28_…;2026-11-04_…`, of which
 * no rule makes sessions: such a record takes place on these days, or from the first to the last.
 */
export function hasUnreadParts(start: DateColumn, end: DateColumn, { columns }: Table): boolean {
  const ends = textsBy(end.column);
  const spans = [...textsBy(start.column)].filter(([record, text]) => (ends.get(record) ?? text) !== text);
  return columns.some((column) => {
    if (column === start.column || column === end.column || column.kind !== 'scalar') return false;
    const texts = textsBy(column);
    return spans.some(([record, from]) => {
      const text = texts.get(record) ?? '';
      const isWhole = text.includes(from) && text.includes(ends.get(record) as string);
      return isWhole && new Set(text.match(writtenDay)).size > 2;
    });
  });
}

const writtenDay = /\b(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./]\d{4})/g;

/** By record, all that a column says of it. */
function textsBy({ cells }: Column): ReadonlyMap<number, string> {
  const byRecord = Map.groupBy(cells, ({ record }) => record);
  return new Map([...byRecord].map(([record, own]) => [record, own.map(({ value }) => scalarText(value)).join(' ')]));
}

/** The dates of which others show that they are ends, whatever they are called. */
export const endsAmong = (
  dates: readonly DateColumn[],
  table: Table,
  duration: Finding | null,
): readonly DateColumn[] => [
  ...lastDays(dates),
  ...dates.filter(
    (last) =>
      isCalledEnd(last) &&
      dates.some(
        (first) => isLastOf(last, first) || isUntil({ date: first, time: null }, { date: last, time: null }, table),
      ),
  ),
  ...(duration === null ? [] : endsByLength(dates, table, duration.rule)),
];

const isCalledEnd = ({ column }: Pick<DateColumn, 'column'>): boolean => says(column, 'end') && !says(column, 'start');

/** `last lesson` beside `first lesson`: the keys speak of the same, and the end is never the earlier one. */
function isLastOf(last: DateColumn, first: DateColumn): boolean {
  if (first.form !== last.form || siblingPath(first.column.steps) !== siblingPath(last.column.steps)) return false;
  const [own, others] = [last, first].map(({ column }) =>
    [...column.key.concepts].filter((concept) => concept !== 'end' && concept !== 'modifier').sort(),
  );
  if (isCalledEnd(first) || own?.length === 0 || own?.join() !== others?.join()) return false;
  const pairs = perRecord(first, last);
  return pairs.length === last.moments.length && pairs.every(([from, to]) => from <= to);
}

/**
 * The last days of events of which most have only one: the same day as another date's in most records, later in some and earlier in
 * none, where the keys say no more of one than of the other.
 */
function lastDays(dates: readonly DateColumn[]): readonly DateColumn[] {
  const isLast = (date: DateColumn) =>
    dates.some((first) => {
      if (first === date || first.form !== 'day' || first.column.coverage < date.column.coverage) return false;
      const [one, other] = [first.column, date.column];
      if (siblingPath(one.steps) !== siblingPath(other.steps)) return false;
      if ([...one.key.concepts].sort().join() !== [...other.key.concepts].sort().join()) return false;
      const pairs = perRecord(first, date);
      const later = pairs.filter(([from, to]) => to > from).length;
      return later > 0 && later * 2 < pairs.length && pairs.every(([from, to]) => to >= from);
    });
  return dates.filter((date) => date.form === 'day' && isLast(date));
}

/** The dates that are another one and the length of the event later in every record: its ends, whatever they are called. */
function endsByLength(dates: readonly DateColumn[], { columns }: Table, rule: Rule): readonly DateColumn[] {
  const { path, format } = typeof rule === 'string' ? { path: rule, format: undefined } : (rule as RuleObject);
  const unit = typeof format === 'string' ? format : undefined;
  const lengths = new Map<number, number>();
  for (const { record, value } of columns.find(({ expression }) => expression === path)?.cells ?? []) {
    const seconds = readDuration(value, unit);
    if (seconds !== null) lengths.set(record, seconds * 1000);
  }
  const isReached = (end: DateColumn) =>
    dates.some((start) => {
      if (start === end || start.form !== end.form) return false;
      const from = new Map(start.moments.map(({ record, at }) => [record, at]));
      const both = end.moments.filter(({ record }) => from.has(record) && lengths.has(record));
      return (
        both.length > 1 &&
        both.every(({ record, at }) => at - (from.get(record) as number) === (lengths.get(record) as number))
      );
    });
  return lengths.size < 2 ? [] : dates.filter(isReached);
}

/** Wherever a record has several dates, each is on the day after the one before. */
const areOnlyDays = (dates: readonly DateColumn[]): boolean =>
  dates.every(({ moments }) =>
    [...Map.groupBy(moments, ({ record }) => record).values()]
      .map((own) => own.map(({ at }) => at).sort((a, b) => a - b))
      .every((one) => one.every((at, n) => n === 0 || isNextDay(at - (one[n - 1] as number)))),
  );

/** The clocks may change in between. */
const isNextDay = (ms: number): boolean => ms >= 20 * hour && ms <= 28 * hour;

const hour = 3_600_000;

/** The times of day without those that have a local one beside them and differ from it: `strTime` beside `strTimeLocal` is another zone's. */
export const withoutForeignTimes = (times: readonly Column[]): readonly Column[] =>
  times.filter((time) => !times.some((other) => isLocalOf(other, time)));

/**
 * The dates without those that a room is taken for: a start and an end with more words than another's, `hallStart` and `hallEnd` beside
 * `start` and `end`, never within these and around them in some record.
 */
export function withoutFrames(dates: readonly DateColumn[]): readonly DateColumn[] {
  const frames = new Set<DateColumn>();
  const [starts, ends] = [dates.filter(({ column }) => says(column, 'start')), dates.filter(isCalledEnd)];
  for (const from of starts.length === 0 ? [] : dates.filter(({ form }) => form !== 'day'))
    for (const start of starts.filter((one) => isNamedWithin(one, from)))
      for (const to of dates) {
        const end = ends.find((one) => moreIn(to, one) === moreIn(from, start));
        if (end !== undefined && isAround([from, to], [start, end])) for (const one of [from, to]) frames.add(one);
      }
  return dates.filter((date) => !frames.has(date));
}

/** What the key of a date says more than another's beside it: `hall` of `hallStart` beside `start`; null: not just more. */
function moreIn(date: DateColumn, { column, form }: DateColumn): string | null {
  const [own, other] = [date.column, column].map(({ steps }) => splitKey(steps.at(-1) ?? '').join(''));
  if (own === undefined || other === undefined || other.length < 3 || date.form !== form) return null;
  if (siblingPath(date.column.steps) !== siblingPath(column.steps) || own.length <= other.length) return null;
  return own.endsWith(other) ? own.slice(0, -other.length) : own.startsWith(other) ? own.slice(other.length) : null;
}

const isNamedWithin = (date: DateColumn, frame: DateColumn): boolean =>
  moreIn(frame, date) !== null &&
  date.column.coverage >= frame.column.coverage &&
  (says(date.column, 'event') || !says(frame.column, 'event'));

/** Never within, and around in some record. */
function isAround(frame: readonly [DateColumn, DateColumn], own: readonly [DateColumn, DateColumn]): boolean {
  const [before, after] = [perRecord(frame[0], own[0]), perRecord(own[1], frame[1])];
  return [before, after].every(
    (pairs) =>
      pairs.length > 1 && pairs.every(([first, then]) => first <= then) && pairs.some(([first, then]) => first < then),
  );
}

/**
 * When doors open or people gather is no start, where the same day has a time that is called so, or a later one. A time of day under the
 * key of a place is when that opens: in Latin letters, Japanese writes both alike. With a day of its own it is none where a moment that is
 * called a start follows it within hours.
 */
export const withoutArrivals = <M extends { readonly date: DateColumn; readonly time: Column | null }>(
  moments: readonly M[],
): readonly M[] =>
  moments.filter(
    ({ date, time }) =>
      (time === null && !moments.some((other) => other.time === null && isArrivalAt(date, other.date))) ||
      (time !== null &&
        (!says(time, 'deadline', 'place') ||
          says(time, 'start', 'end') ||
          !moments.some(
            (other) => other.date === date && (isTimeOfStart(other.time) || isLaterTime(other.time, textsOf(time))),
          ))),
  );

/** `open` beside `start`: never later, never long before, and never alone. */
function isArrivalAt(date: DateColumn, start: DateColumn): boolean {
  if (date === start || date.form === 'day' || date.form !== start.form) return false;
  if (says(date.column, 'start', 'end', 'event') || !isTimeOfStart(start.column)) return false;
  if (siblingPath(date.column.steps) !== siblingPath(start.column.steps)) return false;
  const pairs = perRecord(date, start);
  return (
    pairs.length > 1 &&
    pairs.length >= new Set(date.moments.map(({ record }) => record)).size &&
    pairs.every(([from, to]) => from <= to && to - from <= longestWait) &&
    pairs.some(([from, to]) => from < to)
  );
}

const longestWait = 4 * hour;

/** A time, and nothing said of an end or a deadline, that is the later one wherever a record has both. */
function isLaterTime(time: Column | null, before: ReadonlyMap<number, string>): boolean {
  if (time === null || !says(time, 'time') || says(time, 'end', 'deadline') || isUnder(time, 'end')) return false;
  const both = [...textsOf(time)].filter(([record]) => before.has(record));
  return both.length > 1 && both.every(([record, text]) => padded(text) > padded(before.get(record)));
}

/** `9:30` as `09:30`, which is before `10:00`. */
const padded = (clock = ''): string => clock.padStart(5, '0');

export const isTimeOfStart = (time: Column | null): boolean =>
  time !== null && says(time, 'start') && !says(time, 'end', 'deadline');

function isLocalOf(local: Column, time: Column): boolean {
  if (siblingPath(local.steps) !== siblingPath(time.steps)) return false;
  const [own, others] = [local, time].map(({ steps }) => splitKey(steps.at(-1) ?? ''));
  const named = own?.filter((word) => word !== 'local');
  if (named === undefined || named.length === own?.length || named.join() !== others?.join()) return false;
  const values = textsOf(time);
  return local.cells.some(({ record, value }) => values.has(record) && values.get(record) !== scalarText(value));
}

/** `startDate` and `endDate` beside `startOffset` and `endOffset`: the offset that belongs to the end; null: they have none each. */
export function offsetOfEnd({ column }: DateColumn, table: Table): Column | null {
  const offsets = table.columns.filter(
    (one) =>
      one.kind === 'scalar' &&
      siblingPath(one.steps) === siblingPath(column.steps) &&
      share(one, 'offset') > 0.8 &&
      says(one, 'offset', 'timeZone'),
  );
  const of = (concept: 'start' | 'end') =>
    offsets.filter((one) => one.key.words[0] !== undefined && one.key.words.includes(concept));
  const [[start], [end]] = [of('start'), of('end')];
  return start !== undefined && end !== undefined && says(column, 'end') ? end : null;
}

/** The end of those records that have the start but not the end of the others: `tot-en-met` where others have `tot`; null: none. */
export function otherEnd(start: DateColumn, end: DateColumn, dates: readonly DateColumn[]): DateColumn | null {
  const having = new Set(end.column.cells.map(({ record }) => record));
  const isOther = (date: DateColumn): boolean => {
    if (date === start || date === end || date.scope.length > 0 || date.moments.length === 0) return false;
    if (!says(date.column, 'end') || says(date.column, 'start', 'deadline', 'published', 'updated', 'created'))
      return false;
    if (!isNear(date.column.steps, end.column.steps)) return false;
    const pairs = perRecord(start, date);
    return (
      date.column.cells.every(({ record }) => !having.has(record)) &&
      pairs.length === new Set(date.column.cells.map(({ record }) => record)).size &&
      pairs.every(([from, to]) => to >= from)
    );
  };
  return dates.find(isOther) ?? null;
}

/** `dateStart` and `dateEnd`, `start.utc` and `end.utc`: the same path but for one word. */
export function parallelKeys(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  const differing = a.flatMap((step, n) => (step === b[n] ? [] : [[step, b[n] as string] as const]));
  const [only] = differing;
  if (differing.length !== 1 || only === undefined) return false;
  const [x, y] = [splitKey(only[0]), splitKey(only[1])];
  return x.length === y.length && x.filter((word, n) => word !== y[n]).length <= 1;
}

/** The same path but for one key. */
const isNear = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.filter((step, n) => step !== other[n]).length === 1;

/**
 * Where some events have the same midnight as both their hours, while others have hours, those last all day: a rule that is true for
 * them and empty for the others; null: there are none.
 */
export function midnightsRule(from: Column, to: Column, pathOf: (column: Column) => string): string | null {
  const ends = textsOf(to);
  const pairs = from.cells.flatMap(({ record, value }) => {
    const end = ends.get(record);
    return end === undefined ? [] : [[scalarText(value), end] as const];
  });
  const midnights = new Set(pairs.flatMap(([start, end]) => (start === end && isMidnight.test(start) ? [start] : [])));
  const [midnight] = midnights;
  const others = pairs.filter(([start, end]) => !isMidnight.test(start) && start !== end).length;
  if (midnight === undefined || midnights.size > 1 || others === 0) return null;
  const isMidnightAt = (column: Column) => `${pathOf(column)} == '${countedMidnight(column) ?? midnight}'`;
  return `${isMidnightAt(from)} && ${isMidnightAt(to)} || null`;
}

/** Numbers from which a rule makes times of day, with hours as numbers are written: `0:00`. */
export const isCounted = (column: Column): boolean => countedMidnight(column) !== null;

function countedMidnight({ steps }: Column): string | null {
  const way = layersOf(steps.at(-1) ?? '')?.ways.find((one) => one.startsWith('c'));
  if (way === undefined) return null;
  if (way.startsWith('cw')) return '00:00:00';
  return way.startsWith('cq') ? '0:00:00' : '0:00';
}

const isMidnight = /^0?0[:.]00(?:[:.]00)?$/;

/** When a record was made or changed is no start, where another date could be one; nor is the hour of it that of another day. */
export function withoutStamps<M extends { readonly date: DateColumn; readonly time: Column | null }>(
  given: readonly M[],
): readonly M[] {
  const unmixed = given.filter(({ date, time }) => time === null || !isOfStamp(time) || isOfStamp(date.column));
  const moments = unmixed.length > 0 ? unmixed : given;
  // Beside `dateStart`, it begins neither when something may be fetched, `questions: { downloadFrom }`, nor when that ends.
  const starts = moments.filter(({ date: { column } }) => isStartOfAll(column));
  const isInside = ({ steps }: Column) => starts.some(({ date }) => date.column.steps.length < steps.length);
  const isStamp = ({ date: { column } }: M) =>
    (isInside(column) && (says(column, 'attachment') || isCalledEnd({ column }))) ||
    (says(column, 'updated', 'created') && !says(column, 'start', 'end'));
  const others = moments.filter((moment) => !isStamp(moment));
  const most = Math.max(0, ...moments.map(({ date }) => date.column.coverage));
  const isOne = ({ date: { column } }: M) =>
    column.coverage >= most / 2 && !says(column, 'deadline', 'published', 'related');
  // Nothing takes place when its record was made or changed.
  const kept = others.some(isOne)
    ? others
    : moments.filter(({ date: { column } }) => !isOnlyStamp(column) || says(column, 'start', 'end'));
  const isNamed = kept.some((moment) => isOne(moment) && says(moment.date.column, 'start', 'date'));
  const settled = kept.filter(({ date }) => !isOfMachine(date) && !(isNamed && isHorizon(date)));
  return settled.some((moment) => isOne(moment) && !says(moment.date.column, 'end')) ? settled : kept;
}

/** The same moment in all records, under a key that does not call it the event's: until then the records are kept. */
export const isHorizon = (date: DateColumn): boolean =>
  isSameInAll(date) &&
  (says(date.column, 'deadline') || !says(date.column, 'start', 'end', 'date', 'time', 'event', 'sessions'));

export const isSameInAll = ({ moments }: DateColumn): boolean =>
  moments.length > 2 && moments.every(({ at }) => at === moments[0]?.at);

/** Times to the second, under a key that does not say of what: people settle minutes, `09:45:33` is from the clock of a machine. */
function isOfMachine({ column, form, moments }: DateColumn): boolean {
  if (form === 'day' || says(column, 'start', 'end', 'date', 'time', 'event', 'sessions')) return false;
  const ticking = moments.filter(({ at }) => at % 60_000 !== 0 && at % 60_000 < 59_000);
  return ticking.length * 5 >= moments.length && ticking.length > 0;
}

/** `changed: { start_date, start_time }`, or a key of its own. */
const isOfStamp = (column: Column): boolean =>
  isUnder(column, 'updated', 'created') || (says(column, 'updated', 'created') && !says(column, 'start', 'end'));

/** A bare `timestamp` does not say of what it is one. */
const isOnlyStamp = (column: Column): boolean =>
  says(column, 'updated', 'created') && column.key.words.join('') !== 'timestamp';

/** Texts that tell the sessions apart: others than the title that their record has, and than this title with a number. A note on few tells none. */
export const isOwnTitle = (one: Column, table: Table): boolean =>
  one.kind === 'scalar' &&
  says(one, 'title', 'description') &&
  share(one, 'text') > 0.5 &&
  one.distinct > 0.5 &&
  (says(one, 'title') || one.coverage > 0.5) &&
  !table.columns.some((own) => says(own, 'title', 'name') && !isListed(own) && areSame(one, textsOf(own)));

/**
 * Whether the dates of a list all come before the day of the event, in every record: these are when people agreed to it or changed it. Its
 * sessions are not over on the day that it says that it is.
 */
export function isHistory(inList: readonly DateColumn[], own: readonly DateColumn[]): boolean {
  if (inList.some(({ column }) => isUnder(column, 'sessions', 'start', 'event', 'date'))) return false;
  const isOfEvent = ({ column }: DateColumn) =>
    column.coverage > 0.9 && says(column, 'date', 'start') && !says(column, ...notOfEvent);
  return own.some((day) => {
    if (!isOfEvent(day)) return false;
    const days = new Map(day.moments.map(({ record, at }) => [record, at]));
    const all = inList.flatMap(({ moments }) => moments);
    const told = all.filter(({ record }) => days.has(record));
    const records = new Set(told.map(({ record }) => record));
    return records.size > 1 && told.every(({ record, at }) => at < (days.get(record) as number));
  });
}

const isStartOfAll = (column: Column): boolean =>
  column.coverage > 0.9 && says(column, 'start') && !says(column, ...notOfEvent, 'attachment', 'visibility');

const notOfEvent = ['end', 'created', 'updated', 'published', 'deadline', 'registration', 'price'] as const;

/** What the sessions are called, but for the places and those who perform there. */
export const isProgramme = (one: Column, table: Table): boolean =>
  isOwnTitle(one, table) && !says(one, 'place', 'room') && !isOf(one, 'place', 'room', 'performer');

const areSame = ({ cells }: Column, texts: ReadonlyMap<number, string>): boolean =>
  cells.every(({ record, value }) => {
    const [title, text] = [texts.get(record), scalarText(value)];
    return title !== undefined && text.startsWith(title) && numberOfPart.test(text.slice(title.length));
  });
const numberOfPart = /^(?:[\s\p{P}]+(?:\p{L}+\s*\d{1,3}|\d{1,3}(?:\.?\s*\p{L}+)?)\p{P}?)?$/u;
