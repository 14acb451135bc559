import { dateFormatsFor } from './date-formats.ts';
import { isSameRule } from './rule-text.ts';

/** Fields whose values are dates. */
export const dateFields: readonly string[] = ['start', 'end', 'published', 'updated', 'overridesStart', 'sessions'];

/** The same values, read in other ways that portals mean: in UTC, by the place's own clock, as whole days, day before month. */
export function otherReadingsOf(rule: unknown, given: unknown): readonly unknown[] {
  const options = optionsOf(rule);
  if (options === null) return [];
  const { timeZone: _, as: __, ...bare } = options;
  const formats = dateFormatsFor(given);
  const readings = [
    bare,
    { ...bare, timeZone: 'UTC' },
    { ...bare, as: 'local' },
    { ...bare, as: 'day' },
    // One order only is no choice.
    ...(formats.length > 1 ? formats.map((format) => ({ ...options, format })) : []),
  ];
  return readings.map(shortest).filter((one) => !isSameRule(one, rule));
}

/**
 * The end, read in the way in which a rule reads the start: a portal writes both by one clock. Null: the end is read in a way of its own.
 *
 * `before`: the start's rule until now.
 */
export function endReadLike(rule: unknown, before: unknown, end: unknown): unknown {
  const [start, was, own] = [optionsOf(rule), optionsOf(before), optionsOf(end)];
  if (start === null || was === null || own === null) return null;
  if (start.path !== was.path || start.format !== was.format) return null;
  if (own.timeZone !== was.timeZone || own.as !== was.as) return null;
  const { timeZone: _, as: __, ...bare } = own;
  const { timeZone, as } = start;
  return shortest({ ...bare, ...(timeZone !== undefined && { timeZone }), ...(as !== undefined && { as }) });
}

function optionsOf(rule: unknown): Readonly<Record<string, unknown>> | null {
  if (typeof rule === 'string') return { path: rule };
  return typeof rule === 'object' && rule !== null && !Array.isArray(rule) && 'path' in rule ? { ...rule } : null;
}

const shortest = (rule: Readonly<Record<string, unknown>>): unknown =>
  Object.keys(rule).length === 1 && typeof rule.path === 'string' ? rule.path : rule;

/** Which of the ways a reading is, for words. */
export function readingName(rule: unknown): 'utc' | 'local' | 'day' | 'dayFirst' | 'monthFirst' | 'plain' {
  const { timeZone, as, format } = (optionsOf(rule) ?? {}) as Readonly<Record<string, unknown>>;
  if (timeZone === 'UTC') return 'utc';
  if (as === 'local' || as === 'day') return as;
  if (typeof format !== 'string') return 'plain';
  return /^d/u.test(format) ? 'dayFirst' : 'monthFirst';
}
