import type { CalendarEvent } from '../../../calendar/event.ts';
import { stampConcepts } from '../../../vocabulary/language-words.ts';
import type { MappingContext, Rule, RuleObject } from '../../mapping-settings.ts';
import { everyStep, nameOfStep } from '../../structure/labelled.ts';
import { type Features, type Profile, profileOf } from '../model/features.ts';
import { scoreOf, sharesOf, type Weights } from '../model/softmax.ts';
import { type Column, isUnder, pathKey, says } from '../profile/column.ts';
import type { DateColumn } from '../profile/dates.ts';
import { perRecord } from '../profile/paired-dates.ts';
import { type Table, tableOf } from '../profile/table.ts';
import { keyOf, outcomeOf, type Trial } from './outcomes.ts';
import { type ReadingName, readingsOf } from './readings.ts';
import { rulesOf, type Schedule, schedulesOf } from './schedule.ts';
import { type Dated, datesOf } from './zone.ts';

/** How many schedules are tried on the records, and how many of those that differ in every way to read their dates. */
const maxTried = 12;
const maxRead = 3;

/** A schedule with its share of all that were tried, those that make the same events counted with it. */
export interface RankedSchedule extends Schedule {
  readonly share: number;
  /** What it makes of the records that were tried. */
  readonly events: readonly CalendarEvent[];
  readonly trials: readonly Trial[];
  /** How its dates are read, and the share of this reading among all of the same schedule. */
  readonly reading: ReadingName;
  readonly readingShare: number;
}

/** The features of a schedule with those of the events that it makes, and these events. */
export function withOutcomes(
  schedule: Schedule,
  dated: Dated,
  context: MappingContext,
): { readonly features: Features; readonly trials: readonly Trial[] } {
  const { trials, features } = outcomeOf(schedule, schedule.rules, dated, context);
  return { trials, features: new Map([...schedule.features, ...features]) };
}

/** The likeliest schedules: the best by their columns are tried on the records. Of those that make the same events, the likeliest. */
export function rankSchedules(
  profile: Profile,
  dated: Dated,
  context: MappingContext,
  weights: Weights,
): readonly RankedSchedule[] {
  const all = schedulesOf(profile, dated.dates, dated.complete);
  // Where the record's own dates are those of its sessions from the first to the last, the sessions are what takes place.
  const parts = all.filter(({ features }) => features.has('L:spans'));
  const best = (parts.length > 0 ? parts : all)
    .map((schedule) => ({ schedule, score: scoreOf(schedule.features, weights) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, maxTried)
    .map(({ schedule }) => ({ schedule, ...withOutcomes(schedule, dated, context) }));
  const shares = sharesOf(
    best.map(({ features }) => scoreOf(features, weights)),
    Number.NEGATIVE_INFINITY,
  );
  return merged(
    best.map(({ schedule, trials }, n) => ({
      ...schedule,
      share: shares[n] as number,
      events: trials.map(({ event }) => event),
      trials,
      reading: 'written',
      readingShare: 1,
    })),
  );
}

/** Of those that make the same events the likeliest one, with the share of all of them. */
function merged(all: readonly RankedSchedule[]): readonly RankedSchedule[] {
  return [...Map.groupBy(all, ({ events }) => keyOf(events)).values()]
    .map((alike) => {
      const [first] = alike.toSorted((a, b) => b.share - a.share);
      return { ...(first as RankedSchedule), share: alike.reduce((sum, { share }) => sum + share, 0) };
    })
    .sort((a, b) => b.share - a.share);
}

/** The likeliest schedules with every way to read their dates, the likeliest first. */
export function withReadings(
  ranked: readonly RankedSchedule[],
  dated: Dated,
  context: MappingContext,
  weights: Weights,
): readonly RankedSchedule[] {
  return ranked
    .flatMap((schedule, at) => {
      const readings = at < maxRead ? readingsOf(schedule, dated, context) : [];
      if (readings.length === 0 || (readings.length === 1 && readings[0]?.name === 'written')) return [schedule];
      const shares = sharesOf(
        readings.map(({ features }) => scoreOf(features, weights)),
        Number.NEGATIVE_INFINITY,
      );
      return merged(
        readings.map(({ name, rules, trials }, n) => ({
          ...schedule,
          rules,
          events: trials.map(({ event }) => event),
          trials,
          reading: name,
          readingShare: shares[n] as number,
          share: shares[n] as number,
        })),
      ).map((one) => ({ ...one, readingShare: one.share, share: one.share * schedule.share }));
    })
    .sort((a, b) => b.share - a.share);
}

/** So many schedules are weighed for the records that lack the first one's start. */
const maxRest = 6;

/** A schedule for the records that lack the first one's start, with what speaks for it. */
export interface RestSchedule {
  readonly schedule: RankedSchedule;
  readonly features: Features;
}

/** What could be the schedule of the records that have no start by those before: all-day events under keys of their own, single dates beside sessions. */
export function restSchedules(
  table: Table,
  before: readonly [RankedSchedule, ...RankedSchedule[]],
  context: MappingContext,
  weights: Weights,
): readonly RestSchedule[] {
  const [first] = before;
  const own = restTable(table, before, context);
  if (own === null) return [];
  const profile = profileOf(own, context);
  const { dates, complete } = datesOf(table, context);
  const ranked = rankSchedules(profile, datesOf(own, context), context, weights).map((one) =>
    asSessions(one, first, { table, dates, complete }),
  );
  const dateAt = ({ column }: DateColumn) => dates.find((one) => one.column.expression === column.expression);
  const firstStart = dateAt(first.start.date);
  return ranked
    .filter(
      ({ rules, start }) =>
        !isOtherBeside(firstStart, dateAt(start.date)) &&
        !says(start.date.column, ...stampConcepts) &&
        // The date that an exception replaces is not when it takes place.
        !says(start.date.column, 'original') &&
        !isUnder(start.date.column, 'original') &&
        (rules.sessions === undefined || first.rules.sessions === undefined || rules.sessions === first.rules.sessions),
    )
    .slice(0, maxRest)
    .map((schedule) => ({
      schedule,
      features: restFeatures(schedule, first, own.records.length / table.records.length, weights),
    }));
}

/**
 * A schedule of the record itself as one of the list of sessions that others have in its place: XML that became JSON has a list of one as
 * the one itself. The rules are those of a session.
 */
function asSessions(
  schedule: RankedSchedule,
  { scope }: RankedSchedule,
  { table, dates, complete }: Pick<Dated, 'table' | 'dates' | 'complete'>,
): RankedSchedule {
  const { start, end } = schedule;
  if (scope.length === 0 || schedule.scope.length > 0 || end?.duration !== undefined) return schedule;
  const isUnderScope = ({ steps }: Column) => pathKey(steps.slice(0, scope.length)) === pathKey(scope);
  const dateAt = ({ column }: DateColumn) =>
    dates.find((one) => isUnderScope(one.column) && placeOf(one.column) === placeOf(column));
  const timeAt = (time: Column) =>
    table.columns.find((one) => one.kind === 'scalar' && isUnderScope(one) && placeOf(one) === placeOf(time));
  const [from, fromTime] = [dateAt(start.date), start.time && timeAt(start.time)];
  const [to, toTime] = [end?.date && dateAt(end.date), end?.time && timeAt(end.time)];
  if (from === undefined || fromTime === undefined) return schedule;
  if (end !== null && (to === undefined || toTime === undefined)) return schedule;
  const own = { date: from, time: fromTime };
  const last = end === null ? null : { ...end, date: to ?? null, time: toTime ?? null };
  return { ...schedule, scope, start: own, end: last, rules: rulesOf(scope, own, last, table, complete) };
}

/** Where a column is, whether what holds it is one of a list or stands alone. */
const placeOf = ({ steps }: Column): string => pathKey(steps.filter((step) => step !== everyStep).map(nameOfStep));

/** The records that have no start by these schedules; null: all have one, or none has. */
function restTable(table: Table, before: readonly RankedSchedule[], context: MappingContext): Table | null {
  const having = havingStart(table, before);
  const rest = table.records.filter((_, n) => !having.has(n));
  return rest.length === 0 || having.size === 0 ? null : tableOf(rest, context.language, 0, null, table.names);
}

/** Whether a date is another one than the start in the records that have both: when they were changed is no start of the rest either. */
function isOtherBeside(start: DateColumn | undefined, date: DateColumn | undefined): boolean {
  const pairs = start === undefined || date === undefined ? [] : perRecord(start, date);
  return pairs.length > 0 && pairs.filter(([a, b]) => Math.abs(a - b) < day).length * 2 < pairs.length;
}

const day = 86_400_000;

/** The records that have a start by some of these schedules. */
function havingStart({ columns }: Table, schedules: readonly RankedSchedule[]): ReadonlySet<number> {
  const starts = new Set(schedules.map(({ start }) => start.date.column.expression));
  const made = columns.filter(({ expression }) => starts.has(expression));
  return new Set(made.flatMap(({ cells }) => cells.map(({ record }) => record)));
}

const told =
  /^(?:S:(?:k:|p:|a:|own|foreign|noneOwn|anyOwn|coverage|full|form=(?!object)|timed|entity|dates:|constant|detailed)|E:none|P:parallel|L:)/;

function restFeatures(schedule: RankedSchedule, first: RankedSchedule, part: number, weights: Weights): Features {
  const features: Features = new Map([...schedule.features].filter(([name]) => told.test(name)));
  const set = (name: string, value: number | boolean) => {
    if (value) features.set(`rest:${name}`, Number(value));
  };
  // How likely it is compared with the first one, whatever else the records hold.
  set(
    'score',
    Math.max(-1, Math.min(1, (scoreOf(schedule.features, weights) - scoreOf(first.features, weights)) / 10)),
  );
  set('share', schedule.share);
  set('part', part);
  set('read', schedule.events.filter(({ start }) => start !== null).length / Math.max(1, schedule.events.length));
  set('sameScope', schedule.scope.join() === first.scope.join());
  set('sessions', schedule.scope.length > 0);
  return features;
}

/** The schedule of the records that have no start by those before; null: nothing likelier than none. */
export function restOf(
  table: Table,
  before: readonly [RankedSchedule, ...RankedSchedule[]],
  context: MappingContext,
  weights: { readonly schedule: Weights; readonly rest: Weights; readonly reading: Weights },
): RankedSchedule | null {
  const likeliest = likeliestRest(table, before, context, weights);
  return likeliest === null ? null : asDays(likeliest, table, before, context, weights.reading);
}

/**
 * The same for whole days, if the midnights of these records are likelier meant so: others beside them have hours. Noons stay what they are,
 * since a few lunches are no days.
 */
function asDays(
  rest: RankedSchedule,
  table: Table,
  before: readonly RankedSchedule[],
  context: MappingContext,
  weights: Weights,
): RankedSchedule {
  const mayBe = rest.start.date.midnight && rest.start.time === null && rest.scope.length === 0;
  const own = mayBe ? restTable(table, before, context) : null;
  const [likeliest] = own === null ? [] : withReadings([rest], datesOf(own, context), context, weights);
  return likeliest?.reading === 'day' ? { ...likeliest, share: rest.share } : rest;
}

function likeliestRest(
  table: Table,
  before: readonly [RankedSchedule, ...RankedSchedule[]],
  context: MappingContext,
  weights: { readonly schedule: Weights; readonly rest: Weights },
): RankedSchedule | null {
  const candidates = restSchedules(table, before, context, weights.schedule);
  const shares = sharesOf(
    candidates.map(({ features }) => scoreOf(features, weights.rest)),
    weights.rest.none ?? 0,
  );
  const at = shares.indexOf(Math.max(...shares));
  const chosen = candidates[at]?.schedule;
  const likeliest = chosen && { ...chosen, share: shares[at] as number };
  // Where all others have no such date, and all of these have it, it is theirs; of two days the earlier one is the start.
  const having = havingStart(table, before);
  const isTheirs = ({ start }: RankedSchedule) => {
    const own = table.columns.find(({ expression }) => expression === start.date.column.expression);
    const records = new Set(own?.cells.map(({ record }) => record));
    return having.size + records.size === table.records.length && [...records].every((one) => !having.has(one));
  };
  const isDay = ({ start }: RankedSchedule) => start.date.form === 'day';
  if (likeliest !== undefined && !(isTheirs(likeliest) && isDay(likeliest))) return likeliest;
  const from = ({ start }: RankedSchedule) => start.date.moments[0]?.at ?? 0;
  const [theirs] = candidates
    .map(({ schedule }) => schedule)
    .filter((one) => isTheirs(one) && (likeliest === undefined || isDay(one)))
    .toSorted((a, b) => from(a) - from(b) || b.share - a.share);
  return theirs ?? null;
}

/** The rules of schedules, each for the records that have no start by those before. */
export function joinRules(first: RankedSchedule, rests: readonly RankedSchedule[], table: Table): Schedule['rules'] {
  return rests.reduce((rules, rest, n) => withRest(rules, rest, [first, ...rests.slice(0, n)], table), first.rules);
}

function withRest(
  own: Schedule['rules'],
  rest: RankedSchedule,
  before: readonly RankedSchedule[],
  table: Table,
): Schedule['rules'] {
  const { start, end, sessions, duration } = rest.rules;
  const ends = [rest.end?.date?.column.expression, rest.end?.time?.expression];
  // A record that has a start before must not get this end.
  const guarded = before.reduce((rule, one) => {
    const having = havingStart(table, [one]);
    const isShared = table.columns.some(
      ({ expression, cells }) => ends.includes(expression) && cells.some(({ record }) => having.has(record)),
    );
    const isGuard = rule !== undefined && isShared && one.scope.length === 0;
    return isGuard ? withoutStart(rule, one.start.date.column.expression) : rule;
  }, end);
  const both = (one: Rule | undefined, other: Rule | undefined): Rule | undefined =>
    one === undefined
      ? other
      : other === undefined || JSON.stringify(one) === JSON.stringify(other)
        ? one
        : ([one, other].flat() as Rule);
  const rules = {
    sessions: own.sessions ?? sessions,
    start: both(own.start, start),
    end: both(own.end, guarded),
    duration: own.duration ?? duration,
  };
  return Object.fromEntries(Object.entries(rules).filter(([, rule]) => rule !== undefined)) as Schedule['rules'];
}

function withoutStart(rule: Rule, start: string): Rule {
  if (typeof rule === 'string') return `!(${start}) && (${rule}) || null`;
  if (Array.isArray(rule)) return (rule as readonly Rule[]).map((one) => withoutStart(one, start));
  const { path, ...options } = rule as RuleObject;
  return { ...options, path: withoutStart(path as string, start) as string };
}
