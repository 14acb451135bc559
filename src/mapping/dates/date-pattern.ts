import { LRUCache } from 'lru-cache';
import { readOffset, readTimeZone, type TimeZone } from '../../calendar/time-zone.ts';
import type { Told } from '../../calendar/told.ts';
import { type DateResult, dateFromParts, fault } from './parsed-date.ts';
import { patternFault } from './pattern-fault.ts';
import { monthNumber } from './written/month-names.ts';

/** What is wrong with a date pattern, as a sentence; null when nothing is. */
export function checkPattern(pattern: string): Told | null {
  if (pattern === 'epoch' || pattern === 'epoch-ms') return null;
  const result = compile(pattern);
  return 'message' in result ? result : null;
}

/** Reads a text by the first pattern that fits all of it. Days and times that don't exist are faults. */
export function readPattern(text: string, patterns: readonly string[], language: string): DateResult {
  let result: DateResult = fault(
    `it does not have the format ${patterns.map((pattern) => `"${pattern}"`).join(' or ')}`,
  );
  for (const pattern of patterns) {
    const form = pattern === 'epoch' || pattern === 'epoch-ms' ? null : compile(pattern);
    if (form === null || 'message' in form) continue;
    const parts = form.regex.exec(text);
    if (!parts) continue;
    const read = readParts(form.fields, parts.slice(1) as string[], language);
    if (read.kind !== 'fault') return read;
    result = read;
  }
  return result;
}

type Field = 'year' | 'month' | 'day' | 'hour' | 'hour12' | 'minute' | 'second' | 'zone' | 'monthName' | 'pm' | 'skip';

interface Pattern {
  readonly regex: RegExp;
  readonly fields: readonly Field[];
}

const word = String.raw`([\p{L}\p{M}.'’]+)`;

// The date field symbols of Unicode TR 35 that portals need.
const letters: readonly (readonly [RegExp, string, Field])[] = [
  [/^[yu]{3,}$|^[yu]$/, String.raw`(\d{4})`, 'year'],
  [/^[yu]{2}$/, String.raw`(\d{2})`, 'year'],
  [/^[ML]{3,}$/, word, 'monthName'],
  [/^[ML]{2}$/, String.raw`(\d{2})`, 'month'],
  [/^[ML]$/, String.raw`(\d{1,2})`, 'month'],
  [/^dd$/, String.raw`(\d{2})`, 'day'],
  [/^d$/, String.raw`(\d{1,2})`, 'day'],
  [/^(?:HH|kk)$/, String.raw`(\d{2})`, 'hour'],
  [/^[Hk]$/, String.raw`(\d{1,2})`, 'hour'],
  [/^hh$/, String.raw`(\d{2})`, 'hour12'],
  [/^h$/, String.raw`(\d{1,2})`, 'hour12'],
  [/^mm$/, String.raw`(\d{2})`, 'minute'],
  [/^m$/, String.raw`(\d{1,2})`, 'minute'],
  [/^ss$/, String.raw`(\d{2})`, 'second'],
  [/^s$/, String.raw`(\d{1,2})`, 'second'],
  [/^S+$/, String.raw`(\d+)`, 'skip'],
  [/^a+$/, String.raw`([ap]\.?\s?m\.?)`, 'pm'],
  [/^[Ec]+$/, word, 'skip'],
  [/^[XxZzOvV]+$/, String.raw`(Z|(?:GMT|UTC)?[+\-−]\d{1,2}:?\d{0,2}|[A-Za-z_]+(?:/[A-Za-z_+\-0-9]+)*)`, 'zone'],
];

/** In characters. */
const longest = 100;

const compiled = new LRUCache<string, Pattern | Told>({ max: 500 });

function compile(pattern: string): Pattern | Told {
  const before = compiled.get(pattern);
  if (before !== undefined) return before;
  const result = build(pattern);
  compiled.set(pattern, result);
  return result;
}

function build(pattern: string): Pattern | Told {
  if (pattern.length > longest) return patternFault('patternTooLong', { most: longest, found: pattern.length });
  const fields: Field[] = [];
  let source = '';
  for (const [token] of pattern.matchAll(/'(?:[^']|'')*'|([A-Za-z])\1*|[^A-Za-z']+|'/g)) {
    if (token.startsWith("'")) {
      source += literal(token === "''" ? "'" : token.slice(1, -1).replaceAll("''", "'"));
    } else if (/^[A-Za-z]/.test(token)) {
      // The T of ISO 8601 needs no quotes, because no field has this letter.
      const known = letters.find(([form]) => form.test(token));
      if (known === undefined && token !== 'T')
        return patternFault('patternLetter', { pattern, letter: token[0] ?? '' });
      source += known ? known[1] : 'T';
      if (known) fields.push(known[2]);
    } else source += literal(token).replace(/\s+/g, String.raw`\s+`);
  }
  const day =
    fields.includes('day') && fields.includes('year') && (fields.includes('month') || fields.includes('monthName'));
  if (!day) return patternFault('patternNoDay', { pattern });
  if (new Set(fields.filter((field) => field !== 'skip')).size !== fields.filter((field) => field !== 'skip').length) {
    return patternFault('patternTwice', { pattern });
  }
  return { regex: new RegExp(`^${source}$`, 'iu'), fields };
}

const literal = (text: string) => text.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&');

function readParts(fields: readonly Field[], parts: readonly string[], language: string): DateResult {
  const at = (field: Field) => (fields.includes(field) ? parts[fields.indexOf(field)] : undefined);
  const number = (field: Field) => (at(field) === undefined ? undefined : Number(at(field)));
  const name = at('monthName');
  const month = name === undefined ? number('month') : monthNumber(name, language);
  if (month === null || month === undefined) return fault(`there is no month "${name}"`);
  const year = at('year') ?? '';
  let hour = number('hour') ?? number('hour12');
  const pm = at('pm');
  if (pm !== undefined && hour !== undefined) {
    if (hour < 1 || hour > 12) return fault(`there is no hour ${hour} ${pm}`);
    hour = (hour % 12) + (/^p/i.test(pm) ? 12 : 0);
  }
  const where = readZone(at('zone'));
  if (where === null) return fault(`there is no time zone "${at('zone')}"`);
  return dateFromParts({
    year: Number(year) + (year.length === 2 ? 2000 : 0),
    month,
    day: number('day') ?? 0,
    ...(hour === undefined ? {} : { hour, minute: number('minute') ?? 0, second: number('second') ?? 0 }),
    ...where,
  });
}

function readZone(text: string | undefined): { offset: number | null; zone: TimeZone | null } | null {
  if (text === undefined) return { offset: null, zone: null };
  const offset = readOffset(text.replace(/^(?:GMT|UTC)(?=[+\-−])/i, ''));
  if (offset !== null) return { offset, zone: null };
  const zone = readTimeZone(text);
  return zone === null ? null : { offset: null, zone };
}
