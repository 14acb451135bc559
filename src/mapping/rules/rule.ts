import { readTimeZone } from '../../calendar/time-zone.ts';
import { type Told, ToldError, toldOf } from '../../calendar/told.ts';
import { checkPattern } from '../dates/date-pattern.ts';
import { readDate } from '../dates/date-value.ts';
import { isDurationUnit } from '../dates/duration.ts';
import { describeValue, isEmpty, isRecord, scalarText } from '../json.ts';
import type { Rule, RuleFunction, RuleObject } from '../mapping-settings.ts';
import { compileExpression, type Expression, OverBudget } from './expression.ts';
import { ruleFault } from './rule-fault.ts';
import { compileTemplate } from './template.ts';

/** The value that a rule gave, and the rule's options for reading it. */
export interface RuleValue {
  readonly value: unknown;
  readonly options: RuleObject;
}

/**
 * A compiled rule. It is evaluated on each scope in turn (a session, then its record); the first value wins. Throws a
 * RuleFault when a function of the configuration throws or an expression exceeds its limits.
 */
export type CompiledRule = (scopes: readonly unknown[]) => RuleValue | null;

/** A rule failed on one record. */
export class RuleFault extends Error {
  override readonly name = 'RuleFault';
}

/** What is wrong with a rule of the configuration, as a sentence; null when nothing is. */
export function checkRule(rule: unknown): Told | null {
  try {
    compileRule(rule as Rule);
    return null;
  } catch (error) {
    return toldOf(error);
  }
}

/** Compiles a rule. Throws a ToldError that says what is wrong with it. */
export function compileRule(rule: Rule): CompiledRule {
  const { read, fallback } = evaluatorOf(rule);
  return (scopes) => {
    for (const [n, scope] of scopes.entries()) {
      const found = read(scope, n === scopes.length - 1);
      if (found) return found;
    }
    return fallback;
  };
}

/** Evaluates a rule on one scope. */
interface Evaluator {
  /** `isLast`: no scope comes after this one, so what is missing here is missing everywhere. */
  readonly read: (scope: unknown, isLast: boolean) => RuleValue | null;
  /** The value when no scope gives one. */
  readonly fallback: RuleValue | null;
}

function evaluatorOf(rule: Rule): Evaluator {
  if (typeof rule === 'function') return functionEvaluator(rule);
  if (typeof rule === 'string') {
    const expression = compilePath(rule);
    return { read: (scope, isLast) => ruleValue(expression(scope, isLast), noOptions), fallback: null };
  }
  if (Array.isArray(rule)) return firstOf((rule as readonly Rule[]).map(evaluatorOf));
  if (rule !== null && typeof rule === 'object') return objectEvaluator(rule as RuleObject);
  throw new ToldError(ruleFault('ruleOfWrongKind', { found: String(rule) }));
}

const noOptions: RuleObject = {};
const ruleValue = (value: unknown, options: RuleObject): RuleValue | null =>
  isEmpty(value) ? null : { value, options };

const firstOf = (evaluators: readonly Evaluator[]): Evaluator => ({
  read: (scope, isLast) => {
    for (const { read } of evaluators) {
      const value = read(scope, isLast);
      if (value && !hasNoDate(value.value)) return value;
    }
    return null;
  },
  fallback: evaluators.find(({ fallback }) => fallback !== null)?.fallback ?? null,
});

/** `{ date: 'N/A', time: '16:00' }`, or a zero of a database for the day: the next rule may know more. */
function hasNoDate(value: unknown): boolean {
  const date = isRecord(value) ? value.date : value;
  if (typeof date !== 'string') return false;
  return (isRecord(value) && !/\p{N}/u.test(date)) || (zeroYear.test(date) && readDate(date, anyForm).kind === 'none');
}

const zeroYear = /^(?:\d{1,2}[./]\d{1,2}[./])?(?:000[01]|1753|1899|1900|1970|999[89])\b/;
const anyForm = { formats: [], language: 'en' };

/** What a path finds in a scope. `isLast`: no scope comes after this one. */
type Path = (scope: unknown, isLast: boolean) => unknown;

function compilePath(path: string): Path {
  const expression = compileExpression(path);
  const constant = constantOf(expression);
  return (scope, isLast) => {
    try {
      const value = expression(scope);
      return constant !== null && !isLast && JSON.stringify(value) === constant ? null : value;
    } catch (error) {
      if (error instanceof OverBudget) throw new RuleFault(`the rule "${path}": ${error.message}`);
      throw error;
    }
  };
}

/**
 * What an expression gives where nothing is, as JSON; null: nothing. `{amount: fee, currency: 'EUR'}` has its currency in a session that has no
 * fee, and must not hide that of the record.
 */
function constantOf(expression: Expression): string | null {
  try {
    const value = expression({});
    return isRecord(value) && !isEmpty(value) ? JSON.stringify(value) : null;
  } catch {
    return null;
  }
}

function functionEvaluator(rule: RuleFunction): Evaluator {
  const read = (scope: unknown) => {
    try {
      const value: unknown = rule(scope as Readonly<Record<string, unknown>>);
      const date = value instanceof Date;
      return ruleValue(date ? (Number.isNaN(value.getTime()) ? null : value.toISOString()) : value, noOptions);
    } catch (error) {
      const message = String((error as Error)?.message ?? error).slice(0, 200);
      throw new RuleFault(`the function ${rule.name || 'of the rule'} threw: ${message}`);
    }
  };
  return { read, fallback: null };
}

function objectEvaluator(rule: RuleObject): Evaluator {
  const paths = rule.path === undefined ? [] : typeof rule.path === 'string' ? [rule.path] : rule.path;
  if (paths.length === 0 && rule.template === undefined && rule.default === undefined) {
    throw new ToldError(ruleFault('ruleSaysNothing', {}));
  }
  const fault = formatFault(rule.format) ?? zoneFault(rule.timeZone);
  if (fault !== null) throw new ToldError(fault);
  const expressions = paths.map(compilePath);
  const translate = compileValues(rule.values);
  const template = rule.template === undefined ? null : compileTemplate(rule.template);
  const read = (scope: unknown, isLast: boolean): unknown => {
    for (const expression of expressions) {
      const given = expression(scope, isLast);
      // A translation of null applies when the value is missing from the session and from its record.
      const value = given === null && !isLast ? null : translate(given);
      if (!isEmpty(value)) return template ? template(scope, value) : value;
    }
    return template && expressions.length === 0 ? template(scope, null) : null;
  };
  return { read: (scope, isLast) => ruleValue(read(scope, isLast), rule), fallback: ruleValue(rule.default, rule) };
}

/** Translates a value, or each value of a list. A value that the table doesn't name stays, unless the table has `*`. */
type Translate = (value: unknown) => unknown;

/** Compiles `{ "3": "cancelled", "отменено": "cancelled", "true": …, "null": …, "*": … }`. Case doesn't matter. */
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

// A Turkish İ in lower case is an i with a dot above (U+0307).
const keyOf = (value: unknown) => scalarText(value).trim().toLowerCase().replaceAll('\u0307', '');

/** A format is a date pattern or the unit of a duration. */
function formatFault(format: RuleObject['format']): Told | null {
  const formats = format === undefined ? [] : typeof format === 'string' ? [format] : format;
  return formats.map((one) => (isDurationUnit(one) ? null : checkPattern(one))).find((one) => one !== null) ?? null;
}

const zoneFault = (zone: unknown): Told | null =>
  zone === undefined || readTimeZone(zone) !== null ? null : ruleFault('ruleZone', { found: describeValue(zone) });
