import type { Problem } from '../../../calendar/problem.ts';
import { mappingProblem } from '../../mapping-problem.ts';
import type { MappingContext, Rule, RuleObject } from '../../mapping-settings.ts';
import { reasoned } from '../../reason.ts';
import { relative } from '../../structure/relative.ts';
import { because, confidenceOf, type Findings } from '../finding.ts';
import type { Model } from '../model/choose.ts';
import type { Profile } from '../model/features.ts';
import { type Column, pathKey, says } from '../profile/column.ts';
import type { DateColumn } from '../profile/dates.ts';
import type { Pair } from './all-day-end.ts';
import { equalMidnightsRule } from './all-day-flag.ts';
import { hasUnreadParts, isCounted, mayBeDaysOfOne, midnightsRule, otherEnd } from './compared-dates.ts';
import { flagOfMidnights, isWhole, type Trial, wallOf } from './outcomes.ts';
import { joinRules, type RankedSchedule, rankSchedules, restOf, withReadings } from './ranking.ts';
import { datesOf, isZoneless } from './zone.ts';

export interface When {
  readonly findings: Findings;
  readonly problems: readonly Problem[];
  readonly dates: readonly DateColumn[];
  readonly pair: Pair | null;
  /** The days of all-day events, where they stand under keys of their own. */
  readonly days: Pair | null;
  /** How to complete a rule on any date of the portal: a zone, a pattern. */
  readonly complete: (date: DateColumn, expression: string) => Rule;
  /** The columns that start and end are made of, and those that say the start once more. */
  readonly spent: readonly Column[];
  /** The schedules of the records that lack the likeliest one's start, each for those that lack the starts before. */
  readonly rests: readonly RankedSchedule[];
  /** The schedules that were tried, likeliest first. */
  readonly ranked: readonly RankedSchedule[];
  /** Two zeros beside the days, instead of the numbers of their hours, are how whole days are told from others. */
  readonly isByZeros: boolean;
}

/** Records of so many shapes have dates under keys of their own, beside the likeliest: `DTSTART`, `DTSTART;VALUE=DATE`. */
const mostRests = 2;

/** When the event takes place: start, end, sessions, zone and all-day flag, chosen as one. */
export function detectWhen(profile: Profile, context: MappingContext, model: Model): When {
  const { table } = profile;
  const dated = datesOf(table, context);
  const { dates, complete, problems } = dated;
  const ranked = withReadings(rankSchedules(profile, dated, context, model.schedule), dated, context, model.reading);
  const best = ranked[0];
  if (best === undefined)
    return {
      findings: {},
      problems,
      dates,
      pair: null,
      days: null,
      complete,
      spent: [],
      rests: [],
      ranked,
      isByZeros: false,
    };
  const rests: RankedSchedule[] = [];
  while (rests.length < mostRests) {
    const rest = restOf(table, [best, ...rests], context, model);
    if (rest === null) break;
    rests.push(rest);
  }
  const pair = pairOf(best);
  const joined = joinRules(best, rests, table);
  // Records of another shape may have their end under another key.
  const other = pair.end === null || pair.scope.length > 0 ? null : otherEnd(pair.start, pair.end, dates);
  const isNews = other !== null && !rests.some(({ end }) => end?.date === other) && joined.end !== undefined;
  const rules = isNews
    ? { ...joined, end: [joined.end, complete(other, other.column.expression)].flat() as Rule }
    : joined;
  const ofDays = rests.find(({ start }) => start.date.form === 'day');
  const days =
    ofDays !== undefined
      ? pairOf(ofDays)
      : isNews && other.form === 'day'
        ? { scope: pair.scope, start: pair.start, end: other }
        : null;
  const findings: { -readonly [field in keyof Findings]: Findings[field] } = {};
  const sure = best.share;
  const leastShare = rests.length > 0 ? Math.min(...rests.map(({ share }) => share)) : null;
  const areParts = rules.sessions === undefined && pair.end !== null && hasUnreadParts(pair.start, pair.end, table);
  for (const role of ['start', 'end'] as const) {
    const rule = rules[role];
    if (rule === undefined) continue;
    const date = role === 'start' ? pair.start : (pair.end ?? pair.start);
    findings[role] = {
      rule,
      confidence: sure,
      ...because(date.column, role, pair.end === null ? 'noEnd' : 'inOrder'),
      ...(leastShare !== null && Array.isArray(rule) && { leastShare }),
      ...(role === 'end' && areParts && { isOpen: true }),
    };
  }
  const duration = [best, ...rests].map(({ end }) => end?.duration).find((one) => one !== undefined);
  if (duration !== undefined) findings.duration = duration;
  if (rules.sessions !== undefined) {
    findings.sessions = {
      rule: rules.sessions,
      confidence: sure,
      ...reasoned('sessions', { key: String(rules.sessions) }),
      ...(mayBeDaysOfOne(...datesIn(best.scope, dates)) && { isOpen: true }),
    };
  }
  Object.assign(findings, dated.beside(best.scope));
  const told =
    findings.allDay === undefined && best.scope.length === 0 ? flagOfMidnights(table, best.trials, context) : null;
  if (told !== null) findings.allDay = told;
  const column = best.start.date.column;
  const equal =
    findings.allDay === undefined && mayBeEqual(best)
      ? equalMidnightsRule(column, best.end.date.column, context.timeZone)
      : null;
  if (equal !== null)
    findings.allDay = { rule: equal, confidence: confidenceOf(1), ...because(column, 'time', 'midnights') };
  if (findings.start !== undefined && findings.allDay === undefined && hasLoneMidnight(best, context))
    findings.start = { ...findings.start, isOpen: true };
  const [from, to] = [best.start.time, best.end?.time ?? null];
  const midnights =
    findings.allDay !== undefined || from === null || to === null
      ? null
      : midnightsRule(from, to, ({ steps }) => relative(steps, best.scope));
  if (from !== null && midnights !== null)
    findings.allDay = { rule: midnights, confidence: confidenceOf(1), ...because(from, 'time', 'midnights') };
  if (
    findings.timeZone === undefined &&
    isZoneless(pair.start) &&
    context.timeZone === null &&
    typeof ruleZone(findings.start?.rule) !== 'string'
  ) {
    (problems as Problem[]).push({
      level: 'error',
      where: 'mapping.event.start',
      ...mappingProblem('noZoneAnywhere', { path: pair.start.column.expression }),
    });
  }
  const made = [best, ...rests]
    .flatMap(({ start, end }) => [start, end])
    .flatMap((one) => (one === null ? [] : [one.date?.column, one.time].flatMap((column) => column?.expression ?? [])));
  if (isNews) made.push(other.column.expression);
  const again = from === null ? startsAgain(pair.start, dates) : [];
  const spent = table.columns.filter((column) => made.includes(column.expression) || again.includes(column));
  return {
    findings,
    problems,
    dates,
    pair,
    days,
    complete,
    spent,
    rests,
    ranked,
    isByZeros: midnights !== null && [from, to].every((time) => time !== null && isCounted(time)),
  };
}

/** The record itself has moments under keys of their own, which are read as they are written. */
const mayBeEqual = (best: RankedSchedule): best is RankedSchedule & { readonly end: { readonly date: DateColumn } } =>
  best.scope.length === 0 &&
  best.reading === 'written' &&
  best.start.time === null &&
  best.end?.date != null &&
  best.end.time === null;

/**
 * Whether an event begins at midnight and has no end or one at midnight, while others have hours: a portal without a flag for it may mean
 * the whole day.
 */
const hasLoneMidnight = ({ trials }: RankedSchedule, context: MappingContext): boolean => {
  const timed = trials.filter(({ event }) => event.start !== null && !event.allDay);
  const whole = timed.filter((trial) => isWhole(trial, context) || isNightInUtc(trial, context));
  return whole.length > 0 && whole.length < timed.length;
};

/** From midnight to midnight of UTC, in the night of the place: in America that is the evening, when much begins. */
const isNightInUtc = (trial: Trial, context: MappingContext): boolean =>
  [trial.event.start, trial.event.end].every((time) => time === null || time.endsWith('T00:00:00Z')) &&
  wallOf(trial, context).time < '06';

/**
 * `date: '2026-10-03T16:00:00-03:00'` beside `timestamp: 1791054000`: the start in another form, and no time of a change. A portal may take
 * what it published for the start.
 */
const startsAgain = (start: DateColumn, dates: readonly DateColumn[]): readonly Column[] => {
  const starts = new Map(start.moments.map(({ record, at }) => [record, at]));
  const isAlike = (form: DateColumn['form']) =>
    form === start.form || (!isZonelessForm(form) && !isZonelessForm(start.form));
  return dates.flatMap(({ column, form, moments }) => {
    const isOther = column !== start.column && isAlike(form) && !says(column, 'published', 'created');
    const isSame = moments.every(({ record, at }) => starts.get(record) === at);
    return isOther && isSame && new Set(moments.map(({ at }) => at)).size > 2 ? [column] : [];
  });
};

const isZonelessForm = (form: DateColumn['form']): boolean => form !== 'instant' && form !== 'epoch';

/** The dates of the sessions, and those of the record itself. */
const datesIn = (scope: readonly string[], dates: readonly DateColumn[]) =>
  [scope, []].map((within) => dates.filter((date) => pathKey(date.scope) === pathKey(within))) as [
    DateColumn[],
    DateColumn[],
  ];

const pairOf = ({ scope, start, end }: RankedSchedule): Pair => ({
  scope,
  start: start.date,
  end: end?.date ?? null,
});

const ruleZone = (rule: Rule | undefined): unknown =>
  rule !== null && typeof rule === 'object' && !Array.isArray(rule) ? (rule as RuleObject).timeZone : undefined;
