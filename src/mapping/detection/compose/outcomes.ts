import type { CalendarRecord } from '../../../calendar/calendar.ts';
import type { CalendarEvent } from '../../../calendar/event.ts';
import { wallAt } from '../../../calendar/instant.ts';
import type { Concept } from '../../../vocabulary/language-words.ts';
import { wordsOf } from '../../../vocabulary/vocabulary.ts';
import { mapEvent, type PlainWords } from '../../event/map-event.ts';
import { scalarText } from '../../json.ts';
import type { EventField, MappingContext, MappingSettings, Rule } from '../../mapping-settings.ts';
import { compileRule } from '../../rules/rule.ts';
import { readFlag } from '../../values/flag.ts';
import { because, confidenceOf, type Finding } from '../finding.ts';
import type { Features } from '../model/features.ts';
import { type Column, says, share } from '../profile/column.ts';
import type { DateColumn } from '../profile/dates.ts';
import type { Table } from '../profile/table.ts';
import type { Schedule } from './schedule.ts';
import type { Dated } from './zone.ts';

/** The calendar of events that are only tried. */
export const trialCalendar: CalendarRecord = { id: '-', title: null, description: null, timeZone: null, url: null };
/** Whether the event takes place is not asked here. */
export const trialWords: PlainWords = {
  silent: new Set(),
  sections: new Set(),
  prefixes: [],
  decide: { status: () => false, visibility: () => false },
};
/** How many records an experiment reads. */
const tried = 24;

/** What rules make of a record. */
export interface Trial {
  readonly record: number;
  readonly event: CalendarEvent;
}

/** The events that rules make of the first records: what readers would see. */
export function tryRules(
  table: Table,
  rules: { readonly [field in EventField]?: Rule },
  context: MappingContext,
  allDayEnd: MappingSettings['allDayEnd'] = 'auto',
): readonly Trial[] {
  const compiled = Object.fromEntries(Object.entries(rules).map(([field, rule]) => [field, compileRule(rule as Rule)]));
  return table.records.slice(0, tried).flatMap((record, n) =>
    mapEvent({
      id: 'x',
      scopes: [record],
      rules: compiled,
      calendar: trialCalendar,
      context,
      allDayEnd,
      plain: trialWords,
      isTrial: true,
    }).events.map((event) => ({ record: n, event })),
  );
}

/** What a schedule makes of the first records by some rules for its dates, and what these events look like. */
export function outcomeOf(
  { scope, start, end }: Schedule,
  rules: Schedule['rules'],
  { table, dates, beside }: Dated,
  context: MappingContext,
): { readonly trials: readonly Trial[]; readonly features: Features } {
  const { timeZone, allDay } = beside(scope);
  const whole = { ...rules, ...(timeZone && { timeZone: timeZone.rule }), ...(allDay && { allDay: allDay.rule }) };
  const trials = tryRules(table, whole, context);
  const own = new Set([start.date, end?.date]);
  const others = dates.filter((date) => !own.has(date) && (date.form === 'local') !== (start.date.form === 'local'));
  return { trials, features: outcomesOf(trials, table, context, others) };
}

/** The same for rules that make the same events. */
export const keyOf = (events: readonly CalendarEvent[]): string =>
  JSON.stringify(events.map(({ start, end, allDay }) => [start, end, allDay]));

/** What the events of an experiment look like: hours that people choose, ends after starts, all days alike or not. */
export function outcomesOf(
  trials: readonly Trial[],
  table: Table,
  context: MappingContext,
  others: readonly DateColumn[],
): Features {
  const features: Features = new Map();
  const set = (name: string, value: number) => {
    if (value !== 0 && Number.isFinite(value)) features.set(`O:${name}`, value);
  };
  const dated = trials.filter(({ event }) => event.start !== null);
  set('read', dated.length / Math.max(1, trials.length));
  set('perRecord', Math.min(3, trials.length / Math.max(1, Math.min(tried, table.records.length))) / 3);
  if (dated.length === 0) return features;
  const timed = dated.filter(({ event }) => !event.allDay);
  set('allDay', 1 - timed.length / dated.length);
  set('everyDay', timed.length === 0 ? 1 : 0);
  set('different', new Set(dated.map(({ event }) => event.start)).size / dated.length);
  if (timed.length > 0) {
    const clocks = timed.map((trial) => minutesOf(wallOf(trial, context).time));
    const part = (test: (minutes: number) => boolean) => clocks.filter(test).length / clocks.length;
    set(
      'awake',
      part((minutes) => minutes >= 7 * 60 && minutes <= 23 * 60),
    );
    set(
      'usualStart',
      part((minutes) => minutes >= 9 * 60 && minutes <= 20 * 60),
    );
    set(
      'night',
      part((minutes) => minutes > 0 && minutes < 6 * 60),
    );
    set(
      'midnight',
      part((minutes) => minutes === 0),
    );
    set('onlyMidnight', part((minutes) => minutes === 0) === 1 ? 1 : 0);
    set(
      'five',
      part((minutes) => minutes % 5 === 0),
    );
    set('clocks', clocks.length > 1 ? new Set(clocks).size / clocks.length : 0.5);
    set('oneClock', clocks.length > 2 && new Set(clocks).size === 1 ? 1 : 0);
    set(
      'lateNight',
      part((minutes) => minutes >= 23 * 60 + 30),
    );
    // The more events, the more their hours tell.
    const weight = Math.sqrt(Math.min(clocks.length, 16)) / 2;
    hourBounds.forEach((from, n) => {
      const to = hourBounds[n + 1] ?? 24;
      set(`hour${from}`, weight * part((minutes) => minutes >= 60 * from && minutes < 60 * to));
    });
    const said = saidClocks(table);
    const told = timed.map(({ record }, n) => (said[record]?.size ? said[record]?.has(clocks[n] as number) : null));
    set('said', told.filter((one) => one === true).length / timed.length);
    set('unsaid', told.filter((one) => one === false).length / timed.length);
    set('twin', timed.filter((trial) => hasTwin(trial, others, context)).length / timed.length);
  }
  const ended = dated.filter(({ event }) => event.end !== null);
  set('ended', ended.length / dated.length);
  if (ended.length > 0) {
    const lengths = ended
      .map(({ event: { start, end } }) => (Date.parse(end as string) - Date.parse(start as string)) / 3_600_000)
      .sort((a, b) => a - b);
    const middle = lengths[Math.floor(lengths.length / 2)] ?? 0;
    set('empty', lengths.filter((length) => length === 0).length / lengths.length);
    set('usual', lengths.filter((length) => length > 0 && length <= 12).length / lengths.length);
    set('days', lengths.filter((length) => length > 48).length / lengths.length);
    set('months', middle > 24 * 60 ? 1 : 0);
    // One and the same hour every day, for days: that is when a house opens.
    const clocks = new Set(timed.map((trial) => wallOf(trial, context).time));
    const areLong = timed.length > 1 && ended.length === dated.length && (lengths[0] ?? 0) > 48;
    set('openForDays', areLong && clocks.size === 1 ? 1 : 0);
  }
  return features;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** When events begin more and less often. */
const hourBounds = [0, 1, 6, 8, 9, 10, 12, 14, 17, 18, 19, 20, 21, 22, 23];

/** The clock at the place of an event that is not all day. */
export const wallOf = ({ event: { start, timeZone } }: Trial, context: MappingContext) =>
  wallAt(start as string, timeZone ?? context.timeZone ?? 'UTC');

/** Whether another date of the record, written in another way, is the very same moment. */
function hasTwin(trial: Trial, others: readonly DateColumn[], context: MappingContext): boolean {
  const instant = Date.parse(trial.event.start as string);
  const wall = wallOf(trial, context);
  const local = Date.parse(`${wall.day}T${wall.time}Z`);
  return others.some(({ form, moments }) => {
    const at = moments.find(({ record }) => record === trial.record)?.at;
    return at === (form === 'local' ? local : instant);
  });
}

const hours = wordsOf('dates', 'unit')
  .filter((word) => /^\p{L}+$/u.test(word) && !wordsOf('units', 'minute').includes(word))
  .join('|');
/** `19:30`, `19.30`, `7:30 pm`, `19 Uhr`; neither a price nor a part of a longer number. */
const clockInText = new RegExp(
  String.raw`(?<![\d:.,/-])(?:([01]?\d|2[0-3])(?:[:h]|\.(?=[0-5][05]))([0-5]\d)(?![\d:]|[.,]\d)(?:\s?([ap])\.?m\b)?|(1?\d)\s?([ap])\.?m\b|(1?\d|2[0-3])\s?(?:${hours})(?!\p{L}))(?!\s?\p{Sc})`,
  'giu',
);

const saidBefore = new WeakMap<Table, readonly ReadonlySet<number>[]>();

/** The hours that the texts of each record name, in minutes since midnight. */
function saidClocks(table: Table): readonly ReadonlySet<number>[] {
  const before = saidBefore.get(table);
  if (before !== undefined) return before;
  const said = table.records.slice(0, tried).map(() => new Set<number>());
  for (const column of table.columns) {
    if (column.kind !== 'scalar' || column.length < 8 || share(column, 'text', 'html') < 0.5) continue;
    for (const { record, value } of column.cells) {
      if (record >= tried) continue;
      for (const match of scalarText(value).slice(0, 4000).matchAll(clockInText)) {
        const [, hour, minute = '0', half, only, ofOnly, plainHour] = match;
        const pm = (half ?? ofOnly)?.toLowerCase();
        const whole = Number(hour ?? only ?? plainHour);
        said[record]?.add((pm === undefined ? whole : (whole % 12) + (pm === 'p' ? 12 : 0)) * 60 + Number(minute));
      }
    }
  }
  saidBefore.set(table, said);
  return said;
}

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

/** Whether an event lasts all day, or begins at midnight and ends at one, if at all. */
export function isWhole(trial: Trial, context: MappingContext): boolean {
  const { allDay, end, timeZone } = trial.event;
  const isMidnight = (time: string) => time.startsWith('00:00');
  if (allDay) return true;
  if (!isMidnight(wallOf(trial, context).time)) return false;
  return end === null || isMidnight(wallAt(end, timeZone ?? context.timeZone ?? 'UTC').time);
}
