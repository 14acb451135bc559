import { splitKey } from '../../../vocabulary/key-words.ts';
import { type Concept, stampConcepts } from '../../../vocabulary/language-words.ts';
import { isRecord } from '../../json.ts';
import type { EventField, Rule } from '../../mapping-settings.ts';
import { expressionOf } from '../../structure/compose-expression.ts';
import { everyStep, nameOfStep, siblingPath } from '../../structure/labelled.ts';
import { relative } from '../../structure/relative.ts';
import type { Finding } from '../finding.ts';
import { type Features, featuresOf, type Profile } from '../model/features.ts';
import { type Column, isOf, isUnder, pathKey, says } from '../profile/column.ts';
import type { DateColumn } from '../profile/dates.ts';
import { localMoment } from '../profile/moment.ts';
import { onLocalClocks, perRecord, withoutUtcTwins } from '../profile/paired-dates.ts';
import type { Table } from '../profile/table.ts';
import { isTime, timeOf, timesIn, withHalf } from './clock-columns.ts';
import {
  arePartsOfSpan,
  endsAmong,
  isCounted,
  isHistory,
  isHorizon,
  isOwnTitle,
  isProgramme,
  isSameInAll,
  isTimeOfStart,
  offsetOfEnd,
  parallelKeys,
  withoutArrivals,
  withoutForeignTimes,
  withoutFrames,
  withoutStamps,
} from './compared-dates.ts';
import { detectDuration, lengthBeside } from './duration-column.ts';
import { isUntil, repeatedWords } from './recurrence/recurrence.ts';
import { areShifts } from './recurrence/shifts.ts';
import { type Complete, isZoneless, zoneBeside } from './zone.ts';

/** A date with the time of day that completes it. */
export interface Moment {
  readonly date: DateColumn;
  readonly time: Column | null;
}

/**
 * What an end is: a moment of its own (`orTime`: where it is empty, its time of day, if not the start's, on the day of the start; with `duration`: where it is
 * empty, the start and a length of time), a time of day on the day of the start, or the start and a length of time.
 */
export interface End {
  readonly date: DateColumn | null;
  readonly time: Column | null;
  readonly orTime?: true;
  readonly duration?: Finding;
}

/** When the event takes place, as one candidate. */
export interface Schedule {
  readonly scope: readonly string[];
  readonly start: Moment;
  readonly end: End | null;
  readonly rules: { readonly [field in EventField]?: Rule };
  readonly features: Features;
}

const day = 86_400_000;
const [maxDates, maxTimes] = [24, 6];

/** Every schedule that the dates and times of a table allow, one list of sessions or the record itself at a time. */
export function schedulesOf(profile: Profile, dates: readonly DateColumn[], complete: Complete): readonly Schedule[] {
  const { table } = profile;
  const clocks = withoutForeignTimes(timesIn(table));
  const length = lengthBeside(
    clocks,
    dates.map(({ column }) => column),
  );
  const times = clocks.filter((time) => time !== length);
  const scopes = new Map<string, DateColumn[]>();
  for (const date of withoutFrames(withoutUtcTwins(dates, profile.timeZone))) {
    const scope = pathKey(date.scope);
    scopes.set(scope, [...(scopes.get(scope) ?? []), date]);
  }
  const top = scopes.get('') ?? [];
  const found: Schedule[] = [];
  for (const within of scopes.values()) {
    const usable = within.slice(0, maxDates);
    const scope = usable[0]?.scope ?? [];
    const own = scopeFeatures(scope, usable, top, profile);
    // What has titles of its own beside a start of the record is a programme, not the sessions of the event.
    if (own.has('L:besideFullTop') && columnsIn(scope, table).some((one) => isProgramme(one, table))) continue;
    if (scope.length > 0 && isHistory(usable, top)) continue;
    if (scope.length > 0 && areShifts(usable, top, columnsIn(scope, table), table)) continue;
    const duration = detectDuration(table, scope, length);
    const all = withoutArrivals(usable.flatMap((date) => momentsOf(date, times)));
    const moments = all.filter((moment) => !isDayOfOther(moment, usable, profile.timeZone));
    const closing = endsAmong(usable, table, scope.length > 0 ? null : duration);
    const starts = withoutStamps(moments.filter(({ date }) => !closing.includes(date))).map((moment) => ({
      moment,
      features: momentFeatures(profile, moment, 'start', moments),
    }));
    for (const { moment: start, features: from } of starts) {
      const ends: readonly (End | null)[] = [
        null,
        ...moments
          .filter((end) => end.date !== start.date && (!isHorizon(end.date) || isSameInAll(start.date)))
          .filter((end) => !isUntil(start, end, table) && mayEnd(start, end))
          .flatMap((end): End[] => {
            if (end.date.column.coverage >= 0.999) return [end];
            return end.time === null || end.time === start.time ? [end] : [end, { ...end, orTime: true }];
          }),
        ...(duration === null ? [] : [lastingOf(duration, start, moments, table)]),
        ...(start.time !== null || hasClock(start.date)
          ? timesBeside(start.date, times)
              .filter((time) => time !== start.time)
              .map((time): End => ({ date: null, time }))
          : []),
      ];
      for (const end of ends) {
        const features: Features = new Map([...own, ...from]);
        for (const [name, value] of endFeatures(profile, start, end)) features.set(name, value);
        found.push({ scope, start, end, rules: rulesOf(scope, start, end, table, complete), features });
      }
    }
  }
  return found;
}

/** The start and a length of time; where another column has the last day of those that have no length, this day as well. */
function lastingOf(duration: Finding, start: Moment, moments: readonly Moment[], { columns }: Table): End {
  const { rule } = duration;
  const path = typeof rule === 'object' && rule !== null && 'path' in rule ? rule.path : rule;
  const measured = new Set(columns.find(({ expression }) => expression === path)?.cells.map(({ record }) => record));
  const isRest = ({ date, time }: Moment) =>
    measured.size > 0 &&
    date !== start.date &&
    !isUnder(date.column, 'recurrence') &&
    time === null &&
    !hasClock(date) &&
    says(date.column, 'end') &&
    date.moments.some(({ record }) => !measured.has(record)) &&
    perRecord(start.date, date).every(([from, to]) => to >= from);
  return { date: moments.find(isRest)?.date ?? null, time: null, duration };
}

export const hasClock = (date: DateColumn): boolean => date.form !== 'day' && !date.midnight;

/**
 * Times of day that stand in the same object as a date, or under a key of that object as the date does: `day.value`, `hour.value`. Where
 * none does, those beside the day's object, or in an object beside the day: `{ day: { no: 1, date }, at }`; or in an object beside the
 * day's that speaks of time: `{ day: { iso, text }, time: { from, to } }`. Where objects say nothing themselves, the times of all of them.
 */
const timesBeside = (date: DateColumn, times: readonly Column[]): readonly Column[] => {
  const { steps } = date.column;
  const beside = siblingPath(steps);
  const near = times.filter(
    (time) =>
      siblingPath(time.steps) === beside ||
      (time.steps.length === steps.length &&
        steps.length > 1 &&
        time.steps.filter((step, n) => step !== steps[n]).length === 1 &&
        time.steps.lastIndexOf('*') === steps.lastIndexOf('*')),
  );
  const spread = hasClock(date) ? [] : times.filter((time) => isInObjectBeside(time, steps) && isSpread(date, time));
  const isAlone = near.length === 0 && !hasClock(date);
  if (!isAlone) return [...near, ...spread].slice(0, maxTimes);
  const apart = times.filter((time) => isOneLevelApart(time.steps, steps));
  if (apart.length > 0) return apart.slice(0, maxTimes);
  const ofTimes = times.filter((time) => isOf(time, 'time', 'date') && isInObjectBeside(time, steps));
  return (ofTimes.length > 0 ? ofTimes : spread).slice(0, maxTimes);
};

/** The fields of the event are in two objects that say nothing themselves: `{ part1: { day, starts }, part2: { ends } }`. */
const isSpread = ({ column }: DateColumn, time: Column): boolean =>
  says(time, 'time', 'start', 'end') &&
  [column, time].every(({ topics }) => [...topics].every((one) => one === 'event'));

/** A time in an object that stands beside the object of the day. */
const isInObjectBeside = (time: Column, steps: readonly string[]): boolean =>
  time.steps.length === steps.length &&
  steps.length > 1 &&
  steps.at(-2) !== '*' &&
  time.steps.at(-2) !== '*' &&
  steps.at(-2) !== time.steps.at(-2) &&
  steps.slice(0, -2).every((step, n) => step === time.steps[n]);

/** What programs put the attributes of an element under. */
const isXmlAttributes = (step: string): boolean => /^[@$_]*(?:attributes|attr|attrs)$|^\$$/.test(nameOfStep(step));

/** One stands in an object beside the other, and not in a list. */
const isOneLevelApart = (...both: readonly [readonly string[], readonly string[]]): boolean => {
  const [one = [], other = []] = both.map((steps) => steps.filter((step) => !isXmlAttributes(step)));
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return (
    long.length === short.length + 1 &&
    long.at(-2) !== '*' &&
    long.at(-2) !== short.at(-1) &&
    short.slice(0, -1).every((step, n) => step === long[n])
  );
};

/** A date by itself and, where it has no time of day or the last of its day, with each that stands beside it. */
function momentsOf(date: DateColumn, times: readonly Column[]): readonly Moment[] {
  const alone: Moment = { date, time: null };
  return hasClock(date) && !date.lastSecond
    ? [alone]
    : [alone, ...timesBeside(date, times).map((time) => ({ date, time }))];
}

/**
 * A day by itself yields to a date with hours that is on this day in every record. So does a day with a plain number, which is minutes in
 * few places, to one that is called the start: `{ day, startSlot: 108, startTime }`.
 */
const isDayOfOther = ({ date, time }: Moment, dates: readonly DateColumn[], timeZone: string | null): boolean =>
  (time === null || isCounted(time)) &&
  !hasClock(date) &&
  dates.some((other) => {
    if (time !== null && !isTimeOfStart(other.column)) return false;
    if (other === date || !hasClock(other) || other.column.coverage < date.column.coverage) return false;
    // What is called the start begins at midnight rather than with the end.
    if (says(date.column, 'start') && says(other.column, 'end') && !says(other.column, 'start')) return false;
    const pairs = perRecord(date, other);
    const isOnDay = (midnight: number, at: number) => at >= midnight && at < midnight + day;
    if (pairs.length > 2 && pairs.every(([midnight, at]) => isOnDay(midnight, at))) return true;
    // The day may be written as one of UTC, and the moment is on that of the place.
    const isTwin = time !== null || dates.filter(isClockOfEvent).length === 1;
    if (pairs.length < 3 || !isTwin || timeZone === null || other.form === 'local') return false;
    return pairs.every(([midnight, at]) => isOnDay(midnight, localMoment(at, timeZone)));
  });

const isClockOfEvent = (date: DateColumn): boolean => hasClock(date) && !says(date.column, ...stampConcepts);

/** An end is hardly ever before its start; not even by an hour, as doors are, where both are written alike. */
function mayEnd(start: Moment, end: Moment): boolean {
  // Two forms of one moment: `start_date` and `start_datetime`.
  if (says(start.date.column, 'start') && says(end.date.column, 'start') && !says(end.date.column, 'end')) return false;
  if (end.time !== start.time && isTimeOfStart(end.time)) return false;
  const pairs = perRecord(start.date, end.date);
  const isAlike = start.date.form === end.date.form && hasClock(start.date) && hasClock(end.date);
  const least = isAlike ? 0 : 1 - day;
  return pairs.length === 0 || pairs.filter(([a, b]) => b - a >= least).length / pairs.length >= 0.8;
}

/** The features of the columns that a moment is made of, under names of their own. */
function momentFeatures(profile: Profile, moment: Moment, role: 'start' | 'end', all: readonly Moment[]): Features {
  const features: Features = new Map();
  const prefix = role === 'start' ? 'S' : 'E';
  const { date, time } = moment;
  for (const [name, value] of featuresOf(profile, date.column, role))
    if (!ignored.test(name)) features.set(`${prefix}:${name}`, value);
  const set = (name: string, value: number | boolean) => {
    if (value) features.set(`${prefix}:${name}`, Number(value));
  };
  set(`form=${date.form}`, 1);
  set('round', date.round);
  set('zoned', date.zoned);
  set('midnight', date.midnight && date.form !== 'day');
  set('timed', time !== null);
  const words = date.column.steps.flatMap((step) => splitKey(step));
  for (const word of ['last', 'next', 'first', 'upcoming', 'previous', 'original', 'real', 'actual'])
    set(`word=${word}`, words.includes(word));
  if (time !== null) {
    set('T:start', says(time, 'start') || isUnder(time, 'start'));
    set('T:end', says(time, 'end') || isUnder(time, 'end'));
    set('T:time', says(time, 'time', 'date'));
    set('T:other', says(time, 'deadline', 'created', 'updated', 'published', 'related', 'duration', 'price'));
    set('T:near', 1 / (1 + Math.abs(time.order - date.column.order)));
    set('T:behind', time.order > date.column.order);
    set('T:coverage', time.coverage);
    set('T:varied', time.distinct * time.cells.length > 1);
  }
  if (role === 'start') {
    const others = all.filter((one) => one.date !== date && one.time === null);
    const shares = others
      .map((one) => perRecord(one.date, date))
      .filter((pairs) => pairs.length > 0)
      .map((pairs) => pairs.filter(([a, b]) => b > a).length / pairs.length);
    set('later', shares.length === 0 ? 0.5 : shares.reduce((sum, one) => sum + one, 0) / shares.length);
    set('earliest', shares.length > 0 && shares.every((one) => one === 0));
    set(
      'clockElsewhere',
      time === null && !hasClock(date) && all.some((one) => one.time !== null || hasClock(one.date)),
    );
  }
  return features;
}

const ignored =
  /^(?:l:|variant:|own\*|silent\*|slug|quoted|home|ownLink|kind:|length|short|titleSized|longText|perRecord|order$)/;

function endFeatures(profile: Profile, start: Moment, end: End | null): Features {
  const features: Features = new Map();
  const set = (name: string, value: number | boolean) => {
    if (value) features.set(name, Number(value));
  };
  if (end === null) {
    features.set('E:none', 1);
    return features;
  }
  if (end.duration !== undefined) {
    set('E:duration', 1);
    set('E:duration:sure', end.duration.confidence);
    return features;
  }
  if (end.date === null) {
    if (end.time === null) return features;
    set('E:timeOnly', 1);
    set('E:T:start', says(end.time, 'start') || isUnder(end.time, 'start'));
    set('E:T:end', says(end.time, 'end') || isUnder(end.time, 'end'));
    set('E:T:coverage', end.time.coverage);
    set('E:T:other', says(end.time, 'deadline', 'created', 'updated', 'published', 'related', 'price'));
    set(
      'E:T:silentAfter',
      end.time.key.concepts.size === 0 && start.time !== null && end.time.order > start.time.order,
    );
    return features;
  }
  for (const [name, value] of momentFeatures(profile, { date: end.date, time: end.time }, 'end', []))
    features.set(name, value);
  set('E:orTime', end.orTime === true);
  const parallel = parallelKeys(start.date.column.steps, end.date.column.steps);
  const siblings = siblingPath(start.date.column.steps) === siblingPath(end.date.column.steps);
  set('P:parallel', parallel);
  set('P:siblings', siblings);
  set('P:far', !parallel && !siblings);
  set('P:sameForm', start.date.form === end.date.form);
  set('P:sameDepth', start.date.column.steps.length === end.date.column.steps.length);
  set('P:utcDiffers', says(end.date.column, 'utc') !== says(start.date.column, 'utc'));
  set('P:timedBoth', start.time !== null && end.time !== null);
  set('P:timedOne', (start.time !== null) !== (end.time !== null) && !(hasClock(end.date) && hasClock(start.date)));
  set('P:sameTime', start.time !== null && start.time === end.time);
  set('P:sparser', end.date.column.coverage < start.date.column.coverage / 2);
  const pairs = perRecord(start.date, end.date);
  if (pairs.length === 0) set('P:never', 1);
  else {
    const ordered = pairs.filter(([a, b]) => b >= a).length / pairs.length;
    set('P:ordered', ordered);
    // What its key calls the end, after a start of the same kind.
    const isCalled =
      says(end.date.column, 'end') && !says(end.date.column, 'start', 'deadline', 'published', 'related');
    set('P:called', isCalled && ordered);
    set('P:calledAlike', isCalled && parallel && start.date.form === end.date.form && ordered);
    set(
      'P:equal',
      pairs.every(([a, b]) => a === b),
    );
    const days = pairs.map(([a, b]) => (b - a) / day).sort((a, b) => a - b);
    const middle = days[Math.floor(days.length / 2)] ?? 0;
    set('P:withinDay', middle < 1);
    set('P:long', middle > 40);
  }
  return features;
}

const columnsIn = (scope: readonly string[], { columns }: Table): readonly Column[] =>
  columns.filter((one) => pathKey(one.steps).startsWith(`${pathKey(scope)}\u0000`));

/** What speaks for a list as the sessions of the event: more than one in a record, and no titles of their own, which items of a programme have. */
function scopeFeatures(
  scope: readonly string[],
  dates: readonly DateColumn[],
  top: readonly DateColumn[],
  { table, timeZone }: Profile,
): Features {
  const features: Features = new Map();
  if (scope.length === 0) return features;
  const set = (name: string, value: number | boolean) => {
    if (value) features.set(`L:${name}`, Number(value));
  };
  const within = columnsIn(scope, table);
  const counts = new Map<number, number>();
  for (const { record } of dates[0]?.moments ?? []) counts.set(record, (counts.get(record) ?? 0) + 1);
  const several = [...counts.values()].filter((count) => count > 1).length;
  set('list', 1);
  set('several', several > 0);
  set('severalShare', several / Math.max(1, counts.size));
  set('covered', counts.size / Math.max(1, table.records.length));
  set(
    'titled',
    within.some((one) => isOwnTitle(one, table)),
  );
  set(
    'people',
    within.some((one) => one.kind === 'scalar' && says(one, 'person')),
  );
  set(
    'prices',
    within.some((one) => says(one, 'price') && one.kind === 'scalar'),
  );
  set(
    'places',
    within.some((one) => says(one, 'place', 'room')),
  );
  const isIn = (...concepts: readonly Concept[]) => dates[0] !== undefined && isUnder(dates[0].column, ...concepts);
  set('named', isIn('sessions', 'date', 'event'));
  set('namedSessions', isIn('sessions'));
  set('deadline', isIn('deadline', 'price'));
  set('related', isIn('related', 'person', 'attachment'));
  set('width', Math.min(1, within.length / 10));
  const hours = within.some(isTime);
  set('spans', arePartsOfSpan(dates, top, hours) || arePartsOfSpan(onLocalClocks(dates, timeZone), top, hours));
  set('besideTop', top.length > 0);
  set(
    'besideFullTop',
    top.some((one) => one.column.coverage > 0.9 && (says(one.column, 'start') || says(one.column, 'date'))),
  );
  return features;
}

export function rulesOf(
  scope: readonly string[],
  start: Moment,
  end: End | null,
  table: Table,
  complete: Complete,
): Schedule['rules'] {
  const at = (column: Column) => relative(column.steps, scope);
  const clockAt = (time: Column) => timeOf(withHalf(time, table).map(at));
  const momentRule = (moment: Moment, unless = ''): Rule => {
    const path = at(moment.date.column);
    const hasZone = !isZoneless(moment.date) || isInUtc(complete(moment.date, path));
    const zone = hasZone ? null : (zoneBeside(moment.date, table) ?? offsetOfEnd(moment.date, table));
    if (moment.time === null && zone === null) return complete(moment.date, path);
    const clock = moment.time === null ? '' : `, time: ${clockAt(moment.time)}`;
    return complete(
      moment.date,
      `${unless}${path} && {date: ${path}${clock}${zone === null ? '' : `, timeZone: ${at(zone)}`}}`,
    );
  };
  const endRules = ({ date, time, orTime, duration }: End): Schedule['rules'] => {
    const length = duration === undefined ? {} : { duration: duration.rule };
    if (date === null) return time === null ? length : { end: clockAt(time) };
    const moment = momentRule({ date, time });
    if (duration !== undefined) return { ...length, end: moment };
    const repeated = time === null ? null : repeatedWords(start, { date, time }, table);
    if (time !== null && repeated !== null)
      return { end: [momentRule({ date, time }, `(!${at(repeated)} || null) && `), clockAt(time)].flat() as Rule };
    return { end: orTime && time !== null ? ([moment, clockAt(time)].flat() as Rule) : moment };
  };
  const list = expressionOf(scope).replace(/\[\*\]$/, '');
  return {
    // `venues: [{ events: [{ start }] }]`: those of all venues.
    ...(scope.length > 0 ? { sessions: scope.slice(0, -1).includes(everyStep) ? `${list}[]` : list } : {}),
    start: momentRule(start),
    ...(end === null ? {} : endRules(end)),
  };
}

/** The zone beside such a date is that of the place. */
const isInUtc = (rule: Rule): boolean => isRecord(rule) && rule.timeZone === 'UTC';
