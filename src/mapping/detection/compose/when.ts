import type { CalendarEvent } from '../../../calendar/event.ts';
import type { Problem } from '../../../calendar/problem.ts';
import { scalarText } from '../../json.ts';
import type { Question } from '../../mapper.ts';
import type { MappingContext, Rule, RuleObject } from '../../mapping-settings.ts';
import { relative } from '../../structure/relative.ts';
import { because, type Finding, type Findings } from '../finding.ts';
import { calibrated, type Model } from '../model/choose.ts';
import type { Features, Profile } from '../model/features.ts';
import { scoreOf, sharesOf, type Weights } from '../model/softmax.ts';
import { type Column, says } from '../profile/column.ts';
import { dateOrder, patternsOf } from '../profile/date-order.ts';
import { type DateColumn, dateColumns } from '../profile/dates.ts';
import type { Table } from '../profile/table.ts';
import { detectAllDay } from './all-day-flag.ts';
import { complementOf, type Pair } from './complement.ts';
import { type Complete, isZoneless, outcomesOf, type Schedule, schedulesOf, tryRules } from './schedule.ts';
import { zoneColumn, zoneFinding } from './zone.ts';

export interface When {
  readonly findings: Findings;
  readonly problems: readonly Problem[];
  /** Readings that only a person can tell apart. */
  readonly questions: readonly Question[];
  readonly dates: readonly DateColumn[];
  readonly pair: Pair | null;
  /** The days of all-day events, where they stand under keys of their own. */
  readonly days: Pair | null;
  /** How to complete a rule on any date of the portal: a zone, a pattern. */
  readonly complete: (date: DateColumn, expression: string) => Rule;
  /** The columns that start and end are made of. */
  readonly spent: readonly Column[];
  /** The schedules that were tried, likeliest first. */
  readonly ranked: readonly RankedSchedule[];
}

/** How many schedules are tried on the records. */
const maxTried = 12;

/** A schedule with its share of all that were tried. */
export interface RankedSchedule extends Schedule {
  readonly share: number;
  /** What it makes of the records that were tried. */
  readonly events: readonly CalendarEvent[];
}

/** The dates of a table, and what all their rules have in common. */
export interface Dated {
  readonly dates: readonly DateColumn[];
  readonly complete: Complete;
  readonly problems: readonly Problem[];
  /** The rules of zone and all-day flag that belong to a list of sessions, or to the record itself. */
  readonly beside: (scope: readonly string[]) => { readonly timeZone?: Finding; readonly allDay?: Finding };
}

export function datesOf(table: Table, context: MappingContext): Dated {
  const dates = dateColumns(table);
  const objects = dates
    .filter((date) => date.form === 'object')
    .map((date) => `${date.column.steps.join('\u0000')}\u0000`);
  const zoned = zoneColumn(table, [], objects) !== null;
  const problems: Problem[] = [];
  const beside: Dated['beside'] = (scope) => {
    const zone = zoneColumn(table, scope, objects);
    const allDay = detectAllDay(table, scope);
    return {
      ...(zone === null ? {} : { timeZone: zoneFinding(zone, relative(zone.steps, scope)) }),
      ...(allDay === null ? {} : { allDay }),
    };
  };
  return { dates, complete: completion(dates, context, zoned, problems), problems, beside };
}

/** The features of a schedule with those of the events that it makes, and these events. */
export function withOutcomes(
  schedule: Schedule,
  { beside }: Dated,
  table: Table,
  context: MappingContext,
): { readonly features: Features; readonly events: readonly CalendarEvent[] } {
  const { timeZone, allDay } = beside(schedule.scope);
  const rules = {
    ...schedule.rules,
    ...(timeZone === undefined ? {} : { timeZone: timeZone.rule }),
    ...(allDay === undefined ? {} : { allDay: allDay.rule }),
  };
  const events = tryRules(table, rules, context);
  return { features: new Map([...schedule.features, ...outcomesOf(events, table, context)]), events };
}

/** The likeliest schedules: the best by their columns are tried on the records. */
export function rankSchedules(
  profile: Profile,
  dated: Dated,
  context: MappingContext,
  weights: Weights,
): readonly RankedSchedule[] {
  const { table } = profile;
  const best = schedulesOf(profile, dated.dates, dated.complete)
    .map((schedule) => ({ schedule, score: scoreOf(schedule.features, weights) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, maxTried)
    .map(({ schedule }) => {
      const { features, events } = withOutcomes(schedule, dated, table, context);
      return { ...schedule, events, score: scoreOf(features, weights) };
    });
  const shares = sharesOf(
    best.map(({ score }) => score),
    Number.NEGATIVE_INFINITY,
  );
  return best.map((schedule, n) => ({ ...schedule, share: shares[n] as number })).sort((a, b) => b.share - a.share);
}

/** When the event takes place: start, end, sessions, zone and all-day flag, chosen as one. */
export function detectWhen(profile: Profile, context: MappingContext, model: Model): When {
  const { table } = profile;
  const dated = datesOf(table, context);
  const { dates, complete, problems } = dated;
  const ranked = rankSchedules(profile, dated, context, model.schedule);
  const best = ranked[0];
  if (best === undefined)
    return { findings: {}, problems, questions: [], dates, pair: null, days: null, complete, spent: [], ranked };
  const top = ranked.find(({ scope }) => scope.length === 0);
  const pair = pairOf(best);
  const findings: { -readonly [field in keyof Findings]: Findings[field] } = {};
  // A record without sessions has what the record itself says.
  const inAll = new Set(pair.start.column.cells.map(({ record }) => record)).size === table.records.length;
  const beyond = best === top || top === undefined || inAll ? null : top;
  const sure = calibrated(model.calibration.schedule, best.share);
  const dayStart = complementOf(pair, 'start', dates);
  const dayEnd = complementOf(pair, 'end', dates);
  const days = dayStart?.form === 'day' ? { ...pair, start: dayStart, end: dayEnd } : null;
  for (const role of ['start', 'end'] as const) {
    const rules = [best, ...(beyond ? [beyond] : [])].flatMap(({ rules }) => rules[role] ?? []);
    const complement = role === 'start' ? dayStart : dayEnd;
    if (complement !== null && rules.length > 0)
      rules.splice(1, 0, complete(complement, relative(complement.column.steps, pair.scope)));
    if (rules.length === 0) continue;
    const date = role === 'start' ? pair.start : (pair.end ?? pair.start);
    findings[role] = {
      rule: rules.length === 1 ? (rules[0] as Rule) : rules,
      confidence: sure,
      why: because(
        date.column,
        role,
        `its values are dates, and ${pair.end === null ? 'no end goes with it' : 'starts are never after ends'}`,
      ),
    };
  }
  if (best.end?.duration !== undefined) findings.duration = best.end.duration;
  if (best.rules.sessions !== undefined) {
    findings.sessions = {
      rule: best.rules.sessions,
      confidence: sure,
      why: `${best.rules.sessions} lists dates with a start of their own, the sessions of the event`,
    };
  }
  Object.assign(findings, dated.beside(best.scope));
  if (
    findings.timeZone === undefined &&
    isZoneless(pair.start) &&
    context.timeZone === null &&
    typeof ruleZone(findings.start?.rule) !== 'string'
  ) {
    (problems as Problem[]).push({
      level: 'error',
      where: 'mapping.event.start',
      message: `expected the dates at ${pair.start.column.expression} to name a zone, found none, and no time zone is configured: set KALENDS_TIMEZONE or site.timeZone`,
    });
  }
  const spent = [best.start, best.end, ...(beyond === null ? [] : [beyond.start, beyond.end])].flatMap((one) =>
    one === null ? [] : [one.date?.column, one.time].filter((column) => column !== null && column !== undefined),
  );
  return { findings, problems, questions: [], dates, pair, days, complete, spent, ranked };
}

const pairOf = ({ scope, start, end, share }: RankedSchedule): Pair => ({
  scope,
  start: start.date,
  end: end?.date ?? null,
  score: share,
});

const ruleZone = (rule: Rule | undefined): unknown =>
  rule !== null && typeof rule === 'object' && !Array.isArray(rule) ? (rule as RuleObject).timeZone : undefined;

/** What all dates of a portal have in common: their order of day and month, and the zone of those that name none. */
export function completion(
  dates: readonly DateColumn[],
  context: MappingContext,
  zoned: boolean,
  problems: Problem[],
): When['complete'] {
  const { order, separators } = dateOrder(dates.map((date) => date.column));
  const american = order === 'open' && /^en-US\b/.test(context.language) && separators.has('/');
  const used = american ? 'month-first' : order;
  if (order === 'open' && !separators.has('.')) {
    problems.push({
      level: 'warning',
      where: 'mapping.event.start',
      message: `expected dates that tell the day from the month, found only such as could be either; read as ${american ? 'month before day' : 'day before month'}: set a format to be sure`,
    });
  }
  const zoneless = dates.filter(isZoneless);
  const instants = dates
    .filter((date) => date.form === 'instant')
    .flatMap(({ column }) => column.cells.map(({ value }) => scalarText(value)));
  const utc =
    !zoned &&
    zoneless.length > 0 &&
    instants.some((text) => text.endsWith('+00:00')) &&
    instants.every((text) => /T.*(?:\+00:?00|Z)$/.test(text));
  if (utc) {
    problems.push({
      level: 'warning',
      where: 'mapping.event.start',
      message:
        'expected dates with a zone, found some without one beside stamps that are all written in UTC (+00:00); read as UTC too: set a timeZone in the rule if they are local',
    });
  }
  return (date, expression) => {
    // With dots the day comes first everywhere; with other signs only evidence tells.
    const sure = used === 'month-first' || (used === 'day-first' && !separators.has('.'));
    const patterns = sure ? patternsOf(date.column, used) : null;
    const timeZone = isZoneless(date) && (says(date.column, 'utc') || (utc && date.form === 'local')) ? 'UTC' : null;
    if (patterns === null && timeZone === null) return expression;
    return {
      path: expression,
      ...(patterns === null ? {} : { format: patterns.length === 1 ? (patterns[0] as string) : patterns }),
      ...(timeZone === null ? {} : { timeZone }),
    };
  };
}
