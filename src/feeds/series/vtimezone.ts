import { LRUCache } from 'lru-cache';
import { Temporal } from 'temporal-polyfill/implementation';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { fold } from '../text/content-line.ts';

interface Observance {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly start: string;
  readonly rule: string | null;
}

/** The number of years for which a zone's rules must be right. */
const horizonYears = 10;
/** By zone and year; empty where there is no component. */
const components = new LRUCache<string, string>({ max: 500 });

/**
 * The VTIMEZONE of an IANA zone, folded and ended: one STANDARD and at most one DAYLIGHT, each with a yearly rule from
 * 1970 on, because Exchange and Outlook understand no more. Null for a zone that such a component describes incorrectly
 * (Africa/Casablanca). To find out, it is compared with the runtime's own data, for ten years from `year` on.
 */
export function vtimezone(timeZone: string, year: number): string | null {
  const key = `${timeZone}|${year}`;
  const known = components.get(key);
  if (known !== undefined) return known || null;
  const component = compact(timeZone, year);
  components.set(key, component ?? '');
  return component;
}

function compact(timeZone: string, year: number): string | null {
  const observances = observancesOf(timeZone);
  if (observances.length === 0 || !isCorrect(observances, timeZone, year)) return null;
  // In Europe/Dublin summer is the standard time. Outlook can't handle a negative saving, so the lower offset is STANDARD.
  const [standard, daylight] = observances.toSorted((a, b) => offsetSeconds(a.to) - offsetSeconds(b.to));
  const parts = [block('STANDARD', standard), block('DAYLIGHT', daylight)].flat();
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...parts, 'END:VTIMEZONE'].map(fold).join('');
}

function block(kind: string, observance: Observance | undefined): string[] {
  if (observance === undefined) return [];
  const lines = [`BEGIN:${kind}`, `TZNAME:${observance.name}`];
  lines.push(`TZOFFSETFROM:${observance.from}`, `TZOFFSETTO:${observance.to}`, `DTSTART:${observance.start}`);
  if (observance.rule !== null) lines.push(`RRULE:${observance.rule}`);
  return [...lines, `END:${kind}`];
}

function observancesOf(timeZone: string): Observance[] {
  const [text] = tzlib_get_ical_block(timeZone);
  const found: Observance[] = [];
  for (const [, , lines = ''] of (text ?? '').matchAll(/BEGIN:(STANDARD|DAYLIGHT)\r\n(.*?)END:\1/gs)) {
    const value = (name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(lines.replaceAll('\r', ''))?.[1] ?? null;
    const [name, from, to, start] = [value('TZNAME'), value('TZOFFSETFROM'), value('TZOFFSETTO'), value('DTSTART')];
    if (name === null || from === null || to === null || start === null) return [];
    found.push({ name, from, to, start, rule: value('RRULE') });
  }
  const yearly = found.every((observance) => observance.rule !== null);
  return found.length <= 2 && (yearly || found.length === 1) ? found : [];
}

/**
 * Whether the rules give the same changes as the runtime, and the same offset before the first, from the year's start
 * on.
 */
function isCorrect(observances: readonly Observance[], timeZone: string, year: number): boolean {
  const expected = observances
    .flatMap((observance) => changes(observance, year))
    .toSorted((a, b) => a.second - b.second);
  const last = Date.UTC(year + horizonYears + 1, 0) / 1000;
  let clock = new Temporal.ZonedDateTime(BigInt(Date.UTC(year, 0)) * 1_000_000n, timeZone);
  if (clock.offsetNanoseconds / 1e9 !== offsetSeconds(expected[0]?.from ?? observances[0]?.to ?? '')) return false;
  for (const change of expected) {
    const next = clock.getTimeZoneTransition('next');
    if (next === null || next.epochMilliseconds / 1000 !== change.second) return false;
    if (next.offsetNanoseconds / 1e9 !== offsetSeconds(change.to)) return false;
    clock = next;
  }
  const after = clock.getTimeZoneTransition('next');
  return after === null || after.epochMilliseconds / 1000 >= last;
}

function changes(observance: Observance, year: number): { second: number; from: string; to: string }[] {
  const rule = /^FREQ=YEARLY;BYMONTH=(\d+);BYDAY=(-?\d)(SU|MO|TU|WE|TH|FR|SA)$/.exec(observance.rule ?? '');
  if (rule === null) return [];
  const time = Temporal.PlainTime.from(observance.start.slice(8));
  const weekday = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'].indexOf(rule[3] ?? '') + 1;
  return Array.from({ length: horizonYears + 1 }, (_, index) => {
    const day = nthWeekday(year + index, Number(rule[1]), Number(rule[2]), weekday);
    const local = day.toPlainDateTime(time).toZonedDateTime('UTC').epochMilliseconds / 1000;
    return { second: local - offsetSeconds(observance.from), from: observance.from, to: observance.to };
  });
}

/** The nth such weekday of the month, counted from its end where `nth` is negative: BYDAY, RFC 5545 §3.3.10. */
function nthWeekday(year: number, month: number, nth: number, weekday: number): Temporal.PlainDate {
  const first = Temporal.PlainDate.from({ year, month, day: 1 });
  if (nth > 0) return first.add({ days: ((weekday - first.dayOfWeek + 7) % 7) + 7 * (nth - 1) });
  const last = first.with({ day: first.daysInMonth });
  return last.subtract({ days: ((last.dayOfWeek - weekday + 7) % 7) + 7 * (-nth - 1) });
}

/** Seconds of an offset `+hhmm[ss]`. */
function offsetSeconds(text: string): number {
  const [, sign, hours, minutes, seconds] = /^([+-])(\d\d)(\d\d)(\d\d)?$/.exec(text) ?? [];
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds ?? 0);
  return sign === '-' ? -size : size;
}
