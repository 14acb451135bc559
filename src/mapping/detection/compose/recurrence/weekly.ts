import { wallAt } from '../../../../calendar/instant.ts';
import { romanize } from '../../../../vocabulary/romanize.ts';
import { wordsOf } from '../../../../vocabulary/vocabulary.ts';
import { readWeekdays, weekdayCodes } from '../../../dates/weekdays.ts';
import { weekdayNumber } from '../../../dates/written/weekday-names.ts';
import type { MappingContext } from '../../../mapping-settings.ts';
import { because, confidenceOfShare, type Findings } from '../../finding.ts';
import { type Column, isUnder, says } from '../../profile/column.ts';
import type { DateColumn } from '../../profile/dates.ts';
import { perRecord } from '../../profile/paired-dates.ts';
import type { Table } from '../../profile/table.ts';
import { wallOf } from '../outcomes.ts';
import type { RankedSchedule } from '../ranking.ts';
import { type End, hasClock, rulesOf } from '../schedule.ts';
import type { When } from '../when.ts';
import { isOften, isOnceOrOften, isWeekly, oftenColumn } from './recurrence.ts';

// Courses: from the first to the last day they meet every week, on days of the week that a column names.

/** The days of the week of each record, 0 is Sunday, and the expression that gives them. */
interface Weekdays {
  readonly column: Column;
  readonly expression: string;
  readonly days: ReadonlyMap<number, readonly number[]>;
}

/** The records that are courses, and the days of the week on which records begin and end, 0 is Sunday. */
interface CourseDays {
  readonly courses: readonly number[];
  readonly starts: ReadonlyMap<number, number>;
  readonly ends: ReadonlyMap<number, number>;
}

const dayMs = 86_400_000;
/** What lasts less is one event. */
const leastSpan = 6 * dayMs;
/** So many of the courses begin and end on one of their days: another day may be a mistake. */
const leastFitting = 0.8;
/** Fewer may be on such days by chance. */
const leastCourses = 3;
/** In hours: what is open for longer on a day is no meeting but an exhibition, a festival or a camp. */
const longestMeeting = 5;

/** How the events come again, and the end that this needs; empty: they don't, as far as columns tell. */
export function detectWeekly(
  { ranked, dates, complete, findings }: Pick<When, 'ranked' | 'dates' | 'complete' | 'findings'>,
  table: Table,
  context: MappingContext,
): Findings {
  const [best] = ranked;
  if (best === undefined || best.scope.length > 0 || findings.start === undefined) return {};
  if (best.start.time === null && !hasClock(best.start.date)) return {};
  const last = lastDay(best, dates);
  if (last === null) return {};
  const lasting = new Map(last.moments.map(({ record, at }) => [record, at]));
  const courses = best.start.date.moments.flatMap(({ record, at }) =>
    (lasting.get(record) ?? at) - at >= leastSpan ? [record] : [],
  );
  if (courses.length < leastCourses) return {};
  if (!areMeetings(best, courses, context) || isSeldom(table)) return {};
  const ends = new Map(last.moments.map(({ record, at }) => [record, new Date(at).getUTCDay()]));
  const days = { courses, starts: startDays(best, context), ends };
  const named = weekdaysOf(table, best).find((one) => areFitting(one, days));
  const often = named === undefined ? oftenOf(table, days) : undefined;
  const column = named?.column ?? often;
  if (column === undefined) return {};
  const end = endOf(best, last);
  const until = end === null ? last.column.expression : "'end'";
  const told = named?.expression ?? column.expression;
  const how = named === undefined ? `freq: ${told}` : `freq: 'WEEKLY', byDay: ${told}`;
  const rules = end === null ? {} : rulesOf(best.scope, best.start, end, table, complete);
  const having = named?.days ?? new Map(column.cells.map(({ record }) => [record, true]));
  return {
    ...(rules.end !== undefined && { end: { ...(findings.end ?? findings.start), rule: rules.end } }),
    recurrence: {
      rule: `${end === null ? `${told} && ${until}` : told} && {${how}, until: ${until}}`,
      confidence: confidenceOfShare(courses.filter((record) => having.has(record)).length / courses.length),
      ...because(column, 'recurrence', named === undefined ? 'frequencies' : 'weekdays'),
    },
  };
}

/** The column that says in words that the records come again every week, where each that does ends on the day of the week on which it begins. */
function oftenOf(table: Table, { courses, starts, ends }: CourseDays): Column | undefined {
  const column = oftenColumn(table);
  const again = column?.cells.filter(({ value }) => isWeekly(value)) ?? [];
  const isOtherwise = column?.cells.some(({ value }) => isOften(value) && !isWeekly(value));
  const isEnd = (record: number): boolean => courses.includes(record) && ends.get(record) === starts.get(record);
  return !isOtherwise && again.length >= leastCourses && again.every(({ record }) => isEnd(record))
    ? column
    : undefined;
}

/** Whether a column says how often, and not simply every week: `every second week`, `14 days`. */
const isSeldom = ({ columns }: Table): boolean =>
  columns.some(
    (one) =>
      one.kind === 'scalar' &&
      says(one, 'recurrence') &&
      one.cells.some(({ value }) => !isOnceOrOften(value) && readWeekdays(value) === null),
  );

/** Whether each meeting is as long as a lesson or an evening, as far as the hours tell. */
function areMeetings({ trials }: RankedSchedule, courses: readonly number[], context: MappingContext): boolean {
  const lengths = trials.flatMap(({ record, event: { start, end, allDay, timeZone } }) => {
    if (allDay || start === null || end === null || !courses.includes(record)) return [];
    const [from, to] = [start, end].map((at) => wallAt(at, timeZone ?? context.timeZone ?? 'UTC').time);
    return [(minutesOf(to ?? '') - minutesOf(from ?? '') + 1440) % 1440];
  });
  return lengths.filter((minutes) => minutes > longestMeeting * 60).length * 5 <= lengths.length;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The days of the week on which the first events of records begin, 0 is Sunday. */
const startDays = ({ trials }: RankedSchedule, context: MappingContext): ReadonlyMap<number, number> =>
  new Map(
    trials.flatMap((trial) =>
      trial.event.start === null || trial.event.allDay
        ? []
        : [[trial.record, new Date(wallOf(trial, context).day).getUTCDay()] as const],
    ),
  );

/** The day that the event is over: that of its end, else a date that is called so. Null: there is none. */
function lastDay({ start, end }: RankedSchedule, dates: readonly DateColumn[]): DateColumn | null {
  if (end?.date) return end.date;
  const isLast = (date: DateColumn): boolean => {
    const { column } = date;
    if (date === start.date || date.scope.length > 0 || !says(column, 'end')) return false;
    if (says(column, ...others) || isUnder(column, ...others)) return false;
    return perRecord(start.date, date).every(([from, to]) => to >= from);
  };
  return dates.find(isLast) ?? null;
}

const others = ['deadline', 'created', 'updated', 'published', 'registration', 'price', 'related'] as const;

/** The end with the last day. Null: where the start is there are the hours of each meeting, or nothing tells when they end. */
function endOf({ end }: RankedSchedule, last: DateColumn): End | null {
  if (end?.date) return end;
  if (end !== null && (end.time === null || end.duration !== undefined)) return null;
  return end !== null || hasClock(last) ? { date: last, time: end?.time ?? null } : null;
}

/** Whether nearly all courses that name their days begin and end on one of these, and not all on the same. */
function areFitting({ days }: Weekdays, { courses, starts, ends }: CourseDays): boolean {
  const told = courses.flatMap((record) => {
    const [own, start, end] = [days.get(record), starts.get(record), ends.get(record)];
    return own === undefined || start === undefined || end === undefined ? [] : [{ own, start, end }];
  });
  const fitting = told.filter(({ own, start, end }) => own.includes(start) && own.includes(end));
  const isVaried = new Set(fitting.map(({ own }) => own.join())).size > 1;
  // A column that events of one day have as well may only repeat the day of their start.
  const ofOneDay = [...days.keys()].filter((record) => !courses.includes(record)).length;
  const areMost = told.length >= leastCourses && ofOneDay <= told.length;
  return isVaried && areMost && fitting.length >= leastFitting * told.length;
}

/** Columns that name days of the week: in words, in a list, or one for each day that is ticked. */
function weekdaysOf({ columns }: Table, { start, end }: RankedSchedule): readonly Weekdays[] {
  const usable = columns.filter(
    (one) => one.kind === 'scalar' && one.cells.length > 0 && !isUnder(one, 'related', 'person', 'place'),
  );
  const called = usable.filter((one) => one === start.time || one === end?.time || isCalledSo(one));
  const named = called.flatMap((column): readonly Weekdays[] => {
    if (column.steps.slice(0, -1).includes('*')) return [];
    const read = column.cells.map(({ record, value }) => [record, readWeekdays(value)] as const);
    const days = new Map(read.flatMap(([record, own]) => (own === null ? [] : [[record, own] as const])));
    if (read.some(([, own]) => own === null)) return [];
    for (const [record, own] of read) days.set(record, [...new Set([...(days.get(record) ?? []), ...(own ?? [])])]);
    return [{ column, expression: column.expression.replace(/\[\*\]$/, ''), days }];
  });
  const ticked = tickedDays(usable);
  return ticked === null ? named : [...named, ticked];
}

/** A key for days of the week, for days, hours or dates, or for how often; numbers only under the first. */
function isCalledSo(column: Column): boolean {
  const { words } = column.key;
  weekdayKeys ??= new Set(wordsOf('fields', 'weekday').map(romanize));
  const isWeekday = weekdayKeys.has(romanize(words.join(''))) || words.some((word) => weekdayKeys?.has(word));
  const areTexts = column.cells.every(({ value }) => typeof value === 'string' && !/^\d/.test(value));
  return isWeekday || (areTexts && says(column, 'date', 'time', 'recurrence', 'sessions'));
}

let weekdayKeys: ReadonlySet<string> | undefined;

/** `{ "monday": true, "tuesday": false, … }`: null where there are no such columns. */
function tickedDays(columns: readonly Column[]): Weekdays | null {
  const flags = columns.flatMap((column) => {
    const number = weekdayNumber(column.steps.at(-1) ?? '');
    const isFlag = column.cells.every(({ value }) => typeof value === 'boolean');
    return number !== null && isFlag ? [{ column, number }] : [];
  });
  const [first] = flags;
  if (first === undefined || new Set(flags.map(({ number }) => number)).size < 5) return null;
  const days = new Map<number, readonly number[]>();
  for (const { column, number } of flags)
    for (const { record, value } of column.cells)
      if (value === true) days.set(record, [...(days.get(record) ?? []), number]);
  const codes = flags.map(({ column, number }) => `${column.expression} && '${weekdayCodes[number]}'`);
  return { column: first.column, expression: `[${codes.join(', ')}][?@]`, days };
}
