import { readTimeZone } from '../../calendar/time-zone.ts';
import { checkPattern } from '../dates/date-pattern.ts';
import { isDurationUnit } from '../dates/duration.ts';
import { isEmpty } from '../json.ts';
import type { Rule, RuleFunction, RuleObject } from '../mapping-settings.ts';
import { compileExpression, type Expression, OverBudget } from './expression.ts';
import { compileTemplate } from './template.ts';

const longest = 80;

/** A value as a problem quotes it: JSON on one line, never longer than a line. */
export function quote(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return short(`a list of ${value.length}`);
  if (value !== null && typeof value === 'object')
    return short(`an object with ${Object.keys(value).slice(0, 5).join(', ') || 'nothing in it'}`);
  if (typeof value === 'string') return `'${short(value.slice(0, 2 * longest).replace(/\p{C}+/gu, ' '))}'`;
  return short(String(value));
}

const short = (text: string) =>
  text.length > longest ? `${text.slice(0, longest).toWellFormed()}…` : text.toWellFormed();

/** Translates a value, or each of a list, by a rule's table; what the table doesn't name stays as it is, unless `*` stands for it. */
type Translate = (value: unknown) => unknown;

const keyOf = (value: unknown) => String(value).trim().toLowerCase().replaceAll('\u0307', '');

/** Compiles `{ "3": "cancelled", "отменено": "cancelled", "true": …, "null": …, "*": … }`. Words are compared without case. */
function compileValues(values: RuleObject['values']): Translate {
  if (values === undefined) return (value) => value;
  const table = new Map(Object.entries(values).map(([key, value]) => [keyOf(key), value]));
  const one: Translate = (value) => {
    if (value !== null && typeof value === 'object') return value;
    const key = keyOf(value);
    if (table.has(key)) return table.get(key);
    return value !== null && table.has('*') ? table.get('*') : value;
  };
  return (value) => (Array.isArray(value) ? value.map(one) : one(value));
}

/** What a rule read, and the options that say how to understand it. */
export interface Found {
  readonly value: unknown;
  readonly options: RuleObject;
}

/**
 * A rule, compiled. It is tried on each scope in turn (a session, then its whole record), and the first that gives something wins.
 * Throws a RuleFault when a function of the configuration throws or an expression costs too much.
 */
export type CompiledRule = (scopes: readonly unknown[]) => Found | null;

/** Why a rule failed on one record. */
export class RuleFault extends Error {
  override readonly name = 'RuleFault';
}

/** What is wrong with a rule as it is written, in a sentence; null: nothing. */
export function checkRule(rule: unknown): string | null {
  try {
    compileRule(rule as Rule);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Compiles a rule once. Throws an Error that says what is wrong with it. */
export function compileRule(rule: Rule): CompiledRule {
  const { read, fallback } = readerOf(rule);
  return (scopes) => {
    for (const [n, scope] of scopes.entries()) {
      const found = read(scope, n === scopes.length - 1);
      if (found) return found;
    }
    return fallback;
  };
}

/** How a rule reads one scope, and what stands when no scope gave anything. */
interface Reader {
  /** `isLast`: no other scope comes after, so that what is missing here is missing everywhere. */
  readonly read: (scope: unknown, isLast: boolean) => Found | null;
  readonly fallback: Found | null;
}

const noOptions: RuleObject = {};
const found = (value: unknown, options: RuleObject): Found | null => (isEmpty(value) ? null : { value, options });

function readerOf(rule: Rule): Reader {
  if (typeof rule === 'function') return functionReader(rule);
  if (typeof rule === 'string') {
    const expression = guarded(rule);
    return { read: (scope) => found(expression(scope), noOptions), fallback: null };
  }
  if (Array.isArray(rule)) return firstOf((rule as readonly Rule[]).map(readerOf));
  if (rule !== null && typeof rule === 'object') return objectReader(rule as RuleObject);
  throw new Error(
    `expected a JMESPath expression, an object with a path, a list of rules or a function, found ${String(rule)}`,
  );
}

const firstOf = (readers: readonly Reader[]): Reader => ({
  read: (scope, isLast) => {
    for (const { read } of readers) {
      const value = read(scope, isLast);
      if (value) return value;
    }
    return null;
  },
  fallback: readers.find(({ fallback }) => fallback !== null)?.fallback ?? null,
});

function guarded(path: string): Expression {
  const expression = compileExpression(path);
  return (scope) => {
    try {
      return expression(scope);
    } catch (error) {
      if (error instanceof OverBudget) throw new RuleFault(`the rule "${path}": ${error.message}`);
      throw error;
    }
  };
}

function functionReader(rule: RuleFunction): Reader {
  const read = (scope: unknown) => {
    try {
      const value: unknown = rule(scope as Readonly<Record<string, unknown>>);
      const date = value instanceof Date;
      return found(date ? (Number.isNaN(value.getTime()) ? null : value.toISOString()) : value, noOptions);
    } catch (error) {
      const message = String((error as Error)?.message ?? error).slice(0, 200);
      throw new RuleFault(`the function ${rule.name || 'of the rule'} threw: ${message}`);
    }
  };
  return { read, fallback: null };
}

function objectReader(rule: RuleObject): Reader {
  const paths = rule.path === undefined ? [] : typeof rule.path === 'string' ? [rule.path] : rule.path;
  if (paths.length === 0 && rule.template === undefined && rule.default === undefined) {
    throw new Error('expected a path, a template or a default');
  }
  const fault = formatFault(rule.format) ?? zoneFault(rule.timeZone);
  if (fault !== null) throw new Error(fault);
  const expressions = paths.map(guarded);
  const translate = compileValues(rule.values);
  const template = rule.template === undefined ? null : compileTemplate(rule.template);
  const read = (scope: unknown, isLast: boolean): unknown => {
    for (const expression of expressions) {
      const given = expression(scope);
      // What the table says of a missing value is not said of a session whose record has it.
      const value = given === null && !isLast ? null : translate(given);
      if (!isEmpty(value)) return template ? template(scope, value) : value;
    }
    return template && expressions.length === 0 ? template(scope, null) : null;
  };
  return { read: (scope, isLast) => found(read(scope, isLast), rule), fallback: found(rule.default, rule) };
}

/** A format is a date pattern, or the unit of a duration. */
function formatFault(format: RuleObject['format']): string | null {
  const formats = format === undefined ? [] : typeof format === 'string' ? [format] : format;
  return formats.map((one) => (isDurationUnit(one) ? null : checkPattern(one))).find((one) => one !== null) ?? null;
}

const zoneFault = (zone: unknown): string | null =>
  zone === undefined || readTimeZone(zone) !== null
    ? null
    : `expected a time zone (Europe/Berlin), found ${quote(zone)}`;
