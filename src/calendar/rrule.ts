import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill/implementation';

/** The parts of a recurrence rule, RFC 5545 §3.3.10: values by name, both in capitals. */
export type RuleParts = ReadonlyMap<string, string>;

/** Splits a text such as `RRULE:FREQ=WEEKLY;BYDAY=MO`. Null if a part is not `NAME=VALUE`, or occurs twice. */
export function splitRule(text: string): Map<string, string> | null {
  const parts = new Map<string, string>();
  for (const part of text.replace(/^RRULE[:;]/i, '').split(';')) {
    if (part.trim() === '') continue;
    const [name = '', value, ...more] = part.split('=').map((side) => side.trim().toUpperCase());
    if (value === undefined || more.length > 0 || parts.has(name)) return null;
    parts.set(name, value);
  }
  return parts;
}

/**
 * Whether the parts look like a rule: known names, each with the right kind of value. `ruleFault` says whether it can be
 * kept.
 */
export function isPlausibleRule(parts: RuleParts): boolean {
  if (!parts.has('FREQ') || (parts.has('COUNT') && parts.has('UNTIL'))) return false;
  return [...parts].every(([name, value]) => plausible[name]?.test(value) === true);
}

/** The parts of a rule in the order of `exact`; null if RFC 5545 §3.3.10 does not allow the rule. */
export function readRule(text: string): RuleParts | null {
  const parts = splitRule(text);
  if (parts === null || ![...parts].every(([name, value]) => exact[name]?.test(value) === true)) return null;
  if (!isConsistent(parts) || !isMoment(parts.get('UNTIL') ?? '20000101')) return null;
  return new Map(Object.keys(exact).flatMap((name) => (parts.has(name) ? [[name, parts.get(name) ?? '']] : [])));
}

/** The value of an RRULE. RFC 5545 §3.3.10: UNTIL is a day for an all-day event, else an instant in UTC. */
export function writeRule(parts: RuleParts, allDay: boolean, timeZone: string): string {
  return [...parts]
    .map(([name, value]) => `${name}=${name === 'UNTIL' ? untilText(value, allDay, timeZone) : value}`)
    .join(';');
}

/**
 * What one search for occurrences may take. It is counted in the library's steps and never by the clock, so that the same
 * rule gives the same occurrences on every machine. A lecture twice a day takes some 700 a year.
 */
const searchLimits = {
  /** Periods of the frequency that are looked at: days for DAILY, hours for HOURLY. 27 years of a daily event. */
  maxIterations: 10_000,
  /** Starts that are made and then kept or dropped, as by BYHOUR and BYSETPOS. Some 0.2 s. */
  maxCandidateEvaluations: 10_000,
};
/** The same over all steps of a search that goes from start to start. */
const maxCandidates = 50_000;
/** A search ends 110 years after its beginning. Nobody plans further, and time zones that far are slow to compute. */
const farthestDays = 40_000;

/** The most rules of an event that are read and expanded. Each costs a search; portals give one or two. */
export const maxRules = 10;

/** Starts of a rule, as instants in order. */
export interface RuleStarts {
  readonly starts: readonly Temporal.Instant[];
  /** Whether the search was given up, since it takes more steps than `searchLimits` allows. */
  readonly overBudget: boolean;
}

/**
 * The starts of a rule whose first is `first`: from `low` to `high` (inclusive), at most `limit`. Everything that expands a
 * rule does it here, in bounded steps.
 */
export function ruleStarts(
  parts: RuleParts,
  first: Temporal.ZonedDateTime,
  allDay: boolean,
  [low, high]: readonly [low: Temporal.Instant, high: Temporal.Instant],
  limit: number,
): RuleStarts {
  const zone = first.timeZoneId;
  const from = latest(low, first.toInstant());
  const ends = [high, from.add({ hours: 24 * farthestDays })];
  const until = parts.get('UNTIL');
  if (until !== undefined) ends.push(untilInstant(untilText(until, allDay, zone)));
  const bounded = new Map([...parts].filter(([name]) => name !== 'UNTIL'));
  const interval = parts.get('INTERVAL');
  if (interval !== undefined) bounded.set('INTERVAL', nearInterval(interval, parts.get('FREQ')));
  const rruleString = writeRule(bounded, allDay, zone);
  const candidates = candidatesPerPeriod(parts);
  const isDense = candidates > 50 || parts.has('BYSETPOS');
  const { maxIterations } = searchLimits;
  // The library is several times slower with a limit of candidates of its own.
  const limits = isDense ? searchLimits : { maxIterations };
  const starts: Temporal.Instant[] = [];
  // With an end of its own the library stops there, even if the rule never occurs.
  const ruleUntil = (end: Temporal.ZonedDateTime) =>
    new RRuleTemporal({ rruleString, dtstart: first, until: end, temporal: Temporal, ...limits });
  const begin = from.toZonedDateTimeISO(zone);
  const end = ends.reduce(earliest);
  if (Temporal.Instant.compare(from, end) > 0) return { starts, overBudget: false };
  try {
    if (limit > 4 && (isDense || parts.has('COUNT'))) {
      // For each step from start to start the library would make all starts of the period again, and count from the
      // first one. So all are made at once: of a short time first, because a dense rule reaches the limit there.
      for (const hours of isDense ? [50, 1000, 28_800, 24 * farthestDays] : [28_800, 24 * farthestDays]) {
        const to = earliest(end, from.add({ hours })).toZonedDateTimeISO(zone);
        const found = ruleUntil(to)
          .between(begin, to, true)
          .map((at) => at.toInstant());
        starts.splice(0, starts.length, ...found.slice(0, limit));
        if (starts.length === limit || to.epochNanoseconds === end.epochNanoseconds) break;
      }
      return { starts, overBudget: false };
    }
    const rule = ruleUntil(end.toZonedDateTimeISO(zone));
    let next = rule.next(begin, true);
    while (next !== null && starts.length < limit && Temporal.Instant.compare(next.toInstant(), end) <= 0) {
      starts.push(next.toInstant());
      if (starts.length * candidates > maxCandidates) return { starts, overBudget: true };
      if (starts.length < limit) next = rule.next(next, false);
    }
    return { starts, overBudget: false };
  } catch {
    // The library's limits. What was found before is right.
    return { starts, overBudget: true };
  }
}

/**
 * Why no feed may carry the rule, as a sentence without its end; null: it may. `start` is an instant or a day. Whoever
 * reads a portal's rule asks this once, so that feeds and pages never meet a rule that they can't expand.
 */
export function ruleFault(text: string, start: string, zone: string): string | null {
  const parts = readRule(text);
  if (parts === null) {
    const wrong = [...(splitRule(text) ?? [])].find(([name, value]) => exact[name]?.test(value) !== true);
    const what = wrong === undefined ? 'has parts that do not go together' : `has ${wrong.join('=').slice(0, 60)}`;
    return `${what}, which RFC 5545 §3.3.10 does not allow`;
  }
  const candidates = candidatesPerPeriod(parts);
  if (candidates > mostCandidates) return `gives ${candidates} starts a period, more than ${mostCandidates}`;
  const allDay = start.length === 10;
  const at = Temporal.Instant.from(allDay ? `${start}T00:00:00Z` : start);
  const first = at.toZonedDateTimeISO(allDay ? 'UTC' : zone);
  // As far as feeds expand a series, and then as far as anyone does.
  const far = at.add({ hours: 24 * farthestDays });
  const expanded = candidates > 50 ? ruleStarts(parts, first, allDay, [at, at.add({ hours: 28_800 })], 1000) : null;
  const { starts, overBudget } = ruleStarts(parts, first, allDay, [at, far], 1);
  if (overBudget || expanded?.overBudget === true) return `has no end within ${searchLimits.maxIterations} steps`;
  return starts.length === 0 ? 'never occurs' : null;
}

/** The most starts that a rule may make in one of its periods, as each weekday of a year. */
const mostCandidates = 400;

const latest = (a: Temporal.Instant, b: Temporal.Instant) => (Temporal.Instant.compare(a, b) >= 0 ? a : b);
const earliest = (a: Temporal.Instant, b: Temporal.Instant) => (Temporal.Instant.compare(a, b) <= 0 ? a : b);

/** The days of the shortest period of a frequency; below a day the library is quick with any interval. */
const leastDays: Readonly<Record<string, number>> = { YEARLY: 365, MONTHLY: 28, WEEKLY: 7, DAILY: 1 };

/**
 * The interval, or a shorter one that also leads past the end of every search. The library would compute the time zone of
 * the year 12,000, which takes seconds.
 */
function nearInterval(interval: string, frequency = ''): string {
  const days = leastDays[frequency];
  return days === undefined ? interval : String(Math.min(Number(interval), Math.ceil(farthestDays / days) + 1));
}

/** How many starts the library makes for each period of the frequency before it chooses among them. */
function candidatesPerPeriod(parts: RuleParts): number {
  const count = (name: string) => (parts.has(name) ? (parts.get(name) ?? '').split(',').length : 0);
  const times = ['BYHOUR', 'BYMINUTE', 'BYSECOND'].reduce((product, name) => product * Math.max(1, count(name)), 1);
  const [days, months] = [count('BYDAY'), count('BYMONTH')];
  const byFrequency: Readonly<Record<string, number>> = {
    YEARLY: count('BYYEARDAY') + count('BYMONTHDAY') * (months || 12) + (days > 0 ? days * 53 : 0) + months,
    MONTHLY: count('BYMONTHDAY') + days * 5,
    WEEKLY: days,
  };
  return times * Math.max(1, byFrequency[parts.get('FREQ') ?? ''] ?? 1);
}

const frequency = /^(?:SECONDLY|MINUTELY|HOURLY|DAILY|WEEKLY|MONTHLY|YEARLY)$/;
const until = /^\d{8}(?:T\d{6}Z?)?$/;
const weekday = /^(?:MO|TU|WE|TH|FR|SA|SU)$/;

/** Values of the right kind, though perhaps out of range. */
const plausible: Readonly<Record<string, RegExp>> = {
  FREQ: frequency,
  UNTIL: until,
  COUNT: /^[1-9]\d{0,4}$/,
  INTERVAL: /^[1-9]\d{0,3}$/,
  BYSECOND: digits(2),
  BYMINUTE: digits(2),
  BYHOUR: digits(2),
  BYDAY: listOf('[+-]?\\d{0,2}(?:MO|TU|WE|TH|FR|SA|SU)'),
  BYMONTHDAY: digits(2),
  BYYEARDAY: digits(3),
  BYWEEKNO: digits(2),
  BYMONTH: digits(2),
  BYSETPOS: digits(3),
  WKST: weekday,
};

/** The values that RFC 5545 §3.3.10 allows, in lists of a bounded length. */
const exact: Readonly<Record<string, RegExp>> = {
  FREQ: frequency,
  UNTIL: until,
  COUNT: /^[1-9]\d{0,5}$/,
  INTERVAL: /^[1-9]\d{0,4}$/,
  BYSECOND: shortListOf('[1-5]?\\d|60'),
  BYMINUTE: shortListOf('[1-5]?\\d'),
  BYHOUR: shortListOf('1?\\d|2[0-3]'),
  BYDAY: shortListOf('(?:[+-]?[1-9]\\d?)?(?:SU|MO|TU|WE|TH|FR|SA)'),
  BYMONTHDAY: shortListOf('[+-]?(?:[1-9]|[12]\\d|3[01])'),
  BYYEARDAY: shortListOf('[+-]?[1-9]\\d{0,2}'),
  BYWEEKNO: shortListOf('[+-]?[1-9]\\d?'),
  BYMONTH: shortListOf('[1-9]|1[0-2]'),
  BYSETPOS: shortListOf('[+-]?[1-9]\\d{0,2}'),
  WKST: weekday,
};

function digits(most: number): RegExp {
  return listOf(`[+-]?\\d{1,${most}}`);
}

function listOf(value: string): RegExp {
  return new RegExp(`^(?:${value})(?:,(?:${value}))*$`);
}

function shortListOf(value: string): RegExp {
  return new RegExp(`^(?:${value})(?:,(?:${value})){0,400}$`);
}

function isConsistent(parts: RuleParts): boolean {
  const frequency = parts.get('FREQ');
  const numbered = /\d/.test(parts.get('BYDAY') ?? '');
  const others = [...parts.keys()].filter((name) => name.startsWith('BY') && name !== 'BYSETPOS');
  return (
    frequency !== undefined &&
    !(parts.has('UNTIL') && parts.has('COUNT')) &&
    !(numbered && frequency !== 'MONTHLY' && frequency !== 'YEARLY') &&
    !(numbered && parts.has('BYWEEKNO')) &&
    !(parts.has('BYMONTHDAY') && frequency === 'WEEKLY') &&
    !(parts.has('BYYEARDAY') && ['DAILY', 'WEEKLY', 'MONTHLY'].includes(frequency)) &&
    !(parts.has('BYWEEKNO') && frequency !== 'YEARLY') &&
    !(parts.has('BYSETPOS') && others.length === 0)
  );
}

/** Whether the day exists, and the time on it. */
function isMoment(text: string): boolean {
  try {
    Temporal.PlainDateTime.from(text.replace('Z', ''), { overflow: 'reject' });
    return true;
  } catch {
    return false;
  }
}

/** The value of an UNTIL as `untilText` writes it: a day, or an instant. */
function untilInstant(text: string): Temporal.Instant {
  const day = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}`;
  const clock = text.length === 8 ? '00:00:00' : `${text.slice(9, 11)}:${text.slice(11, 13)}:${text.slice(13, 15)}`;
  return Temporal.Instant.from(`${day}T${clock}Z`);
}

function untilText(value: string, allDay: boolean, timeZone: string): string {
  if (allDay) return value.slice(0, 8);
  if (value.endsWith('Z')) return value;
  // A day as the limit includes events in its evening.
  const local = value.length === 8 ? `${value}T235959` : value;
  const instant = Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).toInstant();
  return instant.toString().replace(/[-:]/g, '');
}
