import { Temporal } from 'temporal-polyfill';

/** Values of RFC 5545 §3.3.10 by the part's name. */
const grammar: Readonly<Record<string, RegExp>> = {
  FREQ: /^(SECONDLY|MINUTELY|HOURLY|DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  UNTIL: /^\d{8}(T\d{6}Z?)?$/,
  COUNT: /^[1-9]\d{0,5}$/,
  INTERVAL: /^[1-9]\d{0,4}$/,
  BYSECOND: list('[1-5]?\\d|60'),
  BYMINUTE: list('[1-5]?\\d'),
  BYHOUR: list('1?\\d|2[0-3]'),
  BYDAY: list('(?:[+-]?[1-9]\\d?)?(?:SU|MO|TU|WE|TH|FR|SA)'),
  BYMONTHDAY: list('[+-]?(?:[1-9]|[12]\\d|3[01])'),
  BYYEARDAY: list('[+-]?[1-9]\\d{0,2}'),
  BYWEEKNO: list('[+-]?[1-9]\\d?'),
  BYMONTH: list('[1-9]|1[0-2]'),
  BYSETPOS: list('[+-]?[1-9]\\d{0,2}'),
  WKST: /^(SU|MO|TU|WE|TH|FR|SA)$/,
};

function list(value: string): RegExp {
  return new RegExp(`^(${value})(,(${value})){0,400}$`);
}

/** What a rule says, part by part, in the order of the grammar above. */
export type RuleParts = ReadonlyMap<string, string>;

/** The parts of a recurrence rule, or null where RFC 5545 §3.3.10 does not allow it. */
export function ruleParts(text: string): RuleParts | null {
  const found = new Map<string, string>();
  for (const part of text
    .replace(/[ \t]/g, '')
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .replace(/;$/, '')
    .split(';')) {
    const at = part.indexOf('=');
    const [name, value] = [part.slice(0, at), part.slice(at + 1)];
    if (found.has(name) || grammar[name]?.test(value) !== true) return null;
    found.set(name, value);
  }
  if (!isConsistent(found) || !isMoment(found.get('UNTIL') ?? '20000101')) return null;
  return new Map(Object.keys(grammar).flatMap((name) => (found.has(name) ? [[name, found.get(name) ?? '']] : [])));
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

/** Whether there is such a day, and such a time of it. */
function isMoment(until: string): boolean {
  try {
    Temporal.PlainDateTime.from(until.replace('Z', ''), { overflow: 'reject' });
    return true;
  } catch {
    return false;
  }
}

/** The value of an RRULE. UNTIL is made what RFC 5545 §3.3.10 asks: a day beside days, else an instant in UTC. */
export function ruleText(parts: RuleParts, allDay: boolean, timeZone: string): string {
  return [...parts]
    .map(([name, value]) => `${name}=${name === 'UNTIL' ? untilText(value, allDay, timeZone) : value}`)
    .join(';');
}

function untilText(value: string, allDay: boolean, timeZone: string): string {
  if (allDay) return value.slice(0, 8);
  if (value.endsWith('Z')) return value;
  const local = value.length === 8 ? `${value}T235959` : value;
  const instant = Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).toInstant();
  return instant.toString().replace(/[-:]/g, '');
}
