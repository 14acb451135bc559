import { wallAt } from '../../../calendar/instant.ts';
import { scalarText } from '../../json.ts';
import type { MappingContext, Rule, RuleObject } from '../../mapping-settings.ts';
import type { Features } from '../model/features.ts';
import { type Column, says, share } from '../profile/column.ts';
import type { DateColumn } from '../profile/dates.ts';
import { perRecord } from '../profile/paired-dates.ts';
import { outcomeOf, type Trial } from './outcomes.ts';
import { hasClock, rulesOf, type Schedule } from './schedule.ts';
import type { Dated } from './zone.ts';
import { isZoneless, saysUtc } from './zone.ts';

/**
 * How the dates of a schedule may be meant: as they are written; as UTC though they name no zone; as the clock of the place though
 * they name UTC; with day and month the other way round; as whole days, where they all show noon or midnight.
 */
const readingNames = ['written', 'utc', 'local', 'otherOrder', 'day'] as const;
export type ReadingName = (typeof readingNames)[number];

/** A schedule with its dates read in one way. */
export interface Reading {
  readonly name: ReadingName;
  readonly rules: Schedule['rules'];
  readonly trials: readonly Trial[];
  readonly features: Features;
}

/** Every way to read the dates of a schedule, the one that they are written in first; run through the event's own readers. */
export function readingsOf(schedule: Schedule, dated: Dated, context: MappingContext): readonly Reading[] {
  const readBy = (name: ReadingName): Reading => {
    const rules = rulesBy(name, schedule, dated);
    const { trials, features } = outcomeOf(schedule, rules, dated, context);
    return { name, rules, trials, features: new Map([...features, ...featuresBy(name, schedule, dated, context)]) };
  };
  const written = readBy('written');
  // Another date of the same record, written in another way, is the very same moment.
  if ((written.features.get('O:twin') ?? 0) > 0.9) return [written];
  const others = readingNames.filter((name) => name !== 'written' && mayBe[name](schedule, dated, context));
  if (others.includes('day') && areFromMidnightToMidnight(schedule) && areAsleep(written.trials, context))
    return [readBy('day')];
  return [written, ...others.map(readBy)];
}

const mayBe: {
  readonly [name in Exclude<ReadingName, 'written'>]: (
    schedule: Schedule,
    dated: Dated,
    context: MappingContext,
  ) => boolean;
} = {
  utc: ({ scope, start }, { beside }, { timeZone }) =>
    timeZone !== null &&
    isZoneless(start.date) &&
    (hasClock(start.date) || start.time !== null) &&
    !saysUtc(start.date.column) &&
    beside(scope).timeZone === undefined,
  local: ({ start: { date } }) => (date.form === 'epoch' || isUtc(date.column)) && !saysUtc(date.column),
  otherOrder: ({ start: { date } }, { otherOrder }) => otherOrder?.(date, '-') !== undefined,
  day: ({ scope, start: { date, time }, end }, { beside }) =>
    time === null &&
    beside(scope).allDay === undefined &&
    date.form !== 'day' &&
    (areMidnights(date) || areAllAt(date, day / 2)) &&
    mayEndDay(end),
};

/** Every value is written in UTC. */
const isUtc = (column: Column): boolean =>
  share(column, 'instant') > 0.9 &&
  column.cells.every(({ value }) => /(?:Z|[+-]00:?00|\/Date\(\d+\)\/)$/i.test(scalarText(value)));

const day = 86_400_000;
/** All values show this time of day, in UTC or as it is written. */
const areAllAt = ({ moments }: DateColumn, clock: number): boolean =>
  moments.length > 2 && moments.every(({ at }) => at % day === clock);
/** Ends with an hour of their own show that the starts mean theirs. */
function mayEndDay(end: Schedule['end']): boolean {
  if (end === null || end.date === null) return end?.time == null;
  const clocks = end.date.moments.map(({ at }) => at % day);
  return (
    end.time === null &&
    (end.date.form === 'day' ||
      end.date.midnight ||
      clocks.every((at) => at === 0 || at === day / 2 || at >= day - 60_000))
  );
}

/** All values are midnights, of any place. */
const areMidnights = (date: DateColumn): boolean => areAllAt(date, 0) || (date.midnight && date.moments.length > 2);

/** Whether all starts and all ends are midnights, and some event lasts days. */
const areFromMidnightToMidnight = ({ start, end }: Schedule): boolean =>
  end?.date != null &&
  end.date.form !== 'day' &&
  areMidnights(start.date) &&
  end.date.midnight &&
  perRecord(start.date, end.date).some(([from, to]) => to > from) &&
  perRecord(start.date, end.date).every(([from, to]) => to >= from);

/**
 * Whether all events begin and end in the night of the place, or on its days. Midnight in UTC is an evening in America and nine o'clock in
 * Japan, where a run lasts from its first show to its last one, and a camp from morning to morning. At seven something may begin, but
 * not end.
 */
const areAsleep = (trials: readonly Trial[], { timeZone }: MappingContext): boolean =>
  trials.every(({ event: { allDay, start, end, timeZone: own } }) => {
    const zone = own ?? timeZone;
    if (allDay || zone === null) return allDay;
    return [start, end].every((at) => at === null || isOfNight(wallAt(at, zone).time));
  });

const isOfNight = (clock: string): boolean => clock >= '22' || clock.slice(0, 5) <= '07:00';

function rulesBy(name: ReadingName, schedule: Schedule, { table, complete, otherOrder }: Dated): Schedule['rules'] {
  if (name === 'written') return schedule.rules;
  if (name === 'otherOrder') {
    const { scope, start, end } = schedule;
    return rulesOf(scope, start, end, table, (date, path) => otherOrder?.(date, path) ?? complete(date, path));
  }
  const more: RuleObject = name === 'utc' ? { timeZone: 'UTC' } : { as: name };
  const { start, end } = schedule.rules;
  return {
    ...schedule.rules,
    ...(start !== undefined && { start: withOptions(start, more) }),
    ...(end !== undefined && { end: withOptions(end, more) }),
  };
}

function withOptions(rule: Rule, more: RuleObject): Rule {
  if (typeof rule === 'string') return { path: rule, ...more };
  if (Array.isArray(rule)) return (rule as readonly Rule[]).map((one) => withOptions(one, more));
  return { ...(rule as RuleObject), ...more };
}

function featuresBy(name: ReadingName, { start }: Schedule, { table }: Dated, context: MappingContext): Features {
  const features: Features = new Map();
  const set = (feature: string, is: boolean) => {
    if (is) features.set(`R:${name}:${feature}`, 1);
  };
  const { column, form } = start.date;
  set('prior', true);
  set('midnight', start.time === null && form !== 'day' && areMidnights(start.date));
  set('saysDate', says(column, 'date') && !says(column, 'time'));
  set('epoch', form === 'epoch');
  set('saysLocal', says(column, 'local'));
  set('saysUtc', saysUtc(column));
  set('american', /^en-US\b/i.test(context.language));
  set('withTime', start.time !== null);
  set('few', table.records.length < 4);
  return features;
}
