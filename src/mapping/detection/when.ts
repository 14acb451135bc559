import type { Problem } from '../../calendar/problem.ts';
import { scalarText } from '../json.ts';
import type { MappingContext, Rule, RuleObject } from '../mapping-settings.ts';
import { detectAllDay } from './all-day-flag.ts';
import { type Column, says } from './column.ts';
import { complementOf, zoneBeside } from './complement.ts';
import { expressionOf } from './compose-expression.ts';
import { dateOrder, patternsOf } from './date-order.ts';
import { type DateColumn, dateColumns } from './dates.ts';
import { because, confidenceOf, type Finding, type Findings } from './finding.ts';
import { relative } from './relative.ts';
import { bestPairs, isZoneless, type Pair } from './schedule.ts';
import { sessionEvidence } from './session-list.ts';
import type { Table } from './table.ts';
import { hasOptionalTime, lacksTime, timeBeside } from './time-of-day.ts';
import { zoneColumn, zoneFinding } from './zone.ts';

export interface When {
  readonly findings: Findings;
  readonly problems: readonly Problem[];
  readonly dates: readonly DateColumn[];
  readonly pair: Pair | null;
  /** The days of all-day events, where they stand under keys of their own. */
  readonly days: Pair | null;
  /** How to complete a rule on any date of the portal: a zone, a pattern. */
  readonly complete: (date: DateColumn, expression: string) => Rule;
}

/** When the event takes place: start, end, sessions, zone and all-day flag, chosen as one. */
export function detectWhen(table: Table, context: MappingContext): When {
  const dates = dateColumns(table);
  const objects = dates
    .filter((date) => date.form === 'object')
    .map((date) => `${date.column.steps.join('\u0000')}\u0000`);
  const zoned = zoneColumn(table, [], objects) !== null;
  const optional = dates.filter((date) => hasOptionalTime(date, table));
  const pairs = bestPairs(dates, table.records.length, zoned, optional).filter(
    (pair) => pair.scope.length === 0 || !pair.start.column.topics.has('deadline'),
  );
  const top = pairs.find((pair) => pair.scope.length === 0);
  let chosen: { pair: Pair; score: number } | null = null;
  let next = 0;
  for (const pair of pairs) {
    const score = pair.scope.length === 0 ? pair.score : pair.score + sessionEvidence(pair, top, table);
    if (chosen === null || score > chosen.score) {
      next = chosen?.score ?? 0;
      chosen = { pair, score };
    } else next = Math.max(next, score);
  }
  const problems: Problem[] = [];
  const complete = completion(dates, context, zoned, problems);
  if (chosen === null || chosen.score < 0.5) return { findings: {}, problems, dates, pair: null, days: null, complete };
  const { pair } = chosen;
  const findings: { -readonly [field in keyof Findings]: Findings[field] } = {};
  // A record whose details can't be had has what the list says.
  const inAll = new Set(pair.start.column.cells.map(({ record }) => record)).size === table.records.length;
  const beyond = pair === top || top === undefined || top.score < 0.8 || inAll ? null : top;
  const guessed = ruleZone(complete(pair.start, '@')) !== undefined && !says(pair.start.column, 'utc');
  const sure = Math.min(
    guessed ? 0.6 : 1,
    confidenceOf(Math.min(1, chosen.score / 1.6), Math.min(1, next / 1.6) * 0.3),
  );
  const dayStart = complementOf(pair, 'start', dates);
  const dayEnd = complementOf(pair, 'end', dates);
  const days = dayStart?.form === 'day' ? { ...pair, start: dayStart, end: dayEnd } : null;
  const dateOf = (role: 'start' | 'end') =>
    dateFinding(pair, role, beyond, role === 'start' ? dayStart : dayEnd, table, complete, sure);
  const start = dateOf('start');
  if (start !== null) findings.start = start;
  const end = dateOf('end');
  if (end !== null) findings.end = end;
  if (pair.scope.length > 0) {
    const expression = listOf(pair.scope);
    findings.sessions = {
      rule: expression,
      confidence: sure,
      why: `${expression} lists dates with a start of their own, the sessions of the event`,
    };
  }
  const zone = zoneColumn(table, pair.scope, objects);
  if (zone !== null) findings.timeZone = zoneFinding(zone, relative(zone.steps, pair.scope));
  const allDay = detectAllDay(table, pair.scope);
  if (allDay !== null) findings.allDay = allDay;
  if (
    zone === null &&
    isZoneless(pair.start) &&
    context.timeZone === null &&
    typeof ruleZone(start?.rule) !== 'string'
  ) {
    problems.push({
      level: 'error',
      where: 'mapping.event.start',
      message: `expected the dates at ${pair.start.column.expression} to name a zone, found none, and no time zone is configured: set KALENDS_TIMEZONE or site.timeZone`,
    });
  }
  return { findings, problems, dates, pair, days, complete };
}

const ruleZone = (rule: Rule | undefined): unknown =>
  rule !== null && typeof rule === 'object' && !Array.isArray(rule) ? (rule as RuleObject).timeZone : undefined;

const listOf = (scope: readonly string[]): string => expressionOf(scope).replace(/\[\*\]$/, '');

function dateFinding(
  pair: Pair,
  role: 'start' | 'end',
  beyond: Pair | null,
  complement: DateColumn | null,
  table: Table,
  complete: When['complete'],
  confidence: number,
): Finding | null {
  const rules = [pair, ...(beyond ? [beyond] : [])].flatMap((one) => {
    const expression = dateExpression(one, role, table);
    const date = role === 'start' ? one.start : (one.end ?? one.start);
    return expression === null ? [] : [complete(date, expression)];
  });
  if (complement !== null && rules.length > 0)
    rules.splice(1, 0, complete(complement, relative(complement.column.steps, pair.scope)));
  if (rules.length === 0) return null;
  const date = role === 'start' ? pair.start : (pair.end ?? pair.start);
  const order = pair.end === null ? 'no end goes with it' : 'starts are never after ends';
  return {
    rule: rules.length === 1 ? (rules[0] as Rule) : rules,
    confidence,
    why: because(date.column, role, `its values are dates, and ${order}`),
  };
}

function dateExpression(pair: Pair, role: 'start' | 'end', table: Table): string | null {
  const at = (column: Column) => relative(column.steps, pair.scope);
  const start = at(pair.start.column);
  if (role === 'start') {
    const time = lacksTime(pair.start) ? timeBeside(pair.start, 'start', table) : null;
    return inParts(start, start, time, pair.start);
  }
  const base = pair.end ?? pair.start;
  const time = lacksTime(base) ? timeBeside(base, 'end', table) : null;
  // A time alone is read as the first such after the start, past midnight too.
  if (pair.end === null) return time === null ? null : at(time);
  const end = at(pair.end.column);
  if (time === null || time.coverage <= pair.end.column.coverage) return inParts(end, end, time, pair.end);
  return `(${inParts(end, end, time, pair.end)}) || ${at(time)}`;

  /** A date of several fields, where there are several. */
  function inParts(given: string, date: string, time: Column | null, of: DateColumn): string {
    const zone = isZoneless(of) ? zoneBeside(of, table) : null;
    if (time === null && zone === null) return given;
    const clock = time === null ? '' : `, time: ${at(time)}`;
    return `${given} && {date: ${date}${clock}${zone === null ? '' : `, timeZone: ${at(zone)}`}}`;
  }
}

/** What all dates of a portal have in common: their order of day and month, and the zone of those that name none. */
function completion(
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
