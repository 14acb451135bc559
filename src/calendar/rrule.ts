import { Temporal } from 'temporal-polyfill';

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
 * Whether the parts look like a rule: known names, each with the right kind of value. A portal's rule is kept if it
 * passes this check; `readRule` decides whether a feed may carry it.
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

function untilText(value: string, allDay: boolean, timeZone: string): string {
  if (allDay) return value.slice(0, 8);
  if (value.endsWith('Z')) return value;
  // A day as the limit includes events in its evening.
  const local = value.length === 8 ? `${value}T235959` : value;
  const instant = Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).toInstant();
  return instant.toString().replace(/[-:]/g, '');
}
