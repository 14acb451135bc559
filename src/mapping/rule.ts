import { isEmpty } from './empty.ts';
import { compileExpression, type Expression, OverBudget } from './expression.ts';
import type { Rule, RuleObject } from './settings.ts';
import { compileTemplate } from './template.ts';
import { compileValues } from './value-table.ts';

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
  if (typeof rule === 'function') return compileFunction(rule);
  if (typeof rule === 'string') return compilePath(rule);
  if (Array.isArray(rule)) return firstOf((rule as readonly Rule[]).map(compileRule));
  if (rule !== null && typeof rule === 'object') return compileObject(rule as RuleObject);
  throw new Error(`expected a JMESPath expression, an object with a path, a list of rules or a function, found ${String(rule)}`);
}

const noOptions: RuleObject = {};

const firstOf =
  (rules: readonly CompiledRule[]): CompiledRule =>
  (scopes) => {
    for (const scope of scopes) {
      for (const rule of rules) {
        const found = rule([scope]);
        if (found) return found;
      }
    }
    return null;
  };

function compilePath(path: string): CompiledRule {
  const evaluate = guarded(compileExpression(path), path);
  return (scopes) => {
    for (const scope of scopes) {
      const value = evaluate(scope);
      if (!isEmpty(value)) return { value, options: noOptions };
    }
    return null;
  };
}

function guarded(expression: Expression, path: string): Expression {
  return (scope) => {
    try {
      return expression(scope);
    } catch (error) {
      if (error instanceof OverBudget) throw new RuleFault(`the rule "${path}": ${error.message}`);
      throw error;
    }
  };
}

function compileFunction(rule: (record: Readonly<Record<string, unknown>>) => unknown): CompiledRule {
  return (scopes) => {
    for (const scope of scopes) {
      let value: unknown;
      try {
        value = rule(scope as Readonly<Record<string, unknown>>);
      } catch (error) {
        throw new RuleFault(`the function ${rule.name || 'of the rule'} threw: ${String((error as Error)?.message ?? error).slice(0, 200)}`);
      }
      if (value instanceof Date) value = Number.isNaN(value.getTime()) ? null : value.toISOString();
      if (!isEmpty(value)) return { value, options: noOptions };
    }
    return null;
  };
}

function compileObject(rule: RuleObject): CompiledRule {
  const paths = rule.path === undefined ? [] : typeof rule.path === 'string' ? [rule.path] : rule.path;
  if (paths.length === 0 && rule.template === undefined && rule.default === undefined) {
    throw new Error('expected a path, a template or a default');
  }
  const expressions = paths.map((path) => guarded(compileExpression(path), path));
  const translate = compileValues(rule.values);
  const template = rule.template === undefined ? null : compileTemplate(rule.template);

  const readScope = (scope: unknown): unknown => {
    for (const expression of expressions) {
      const read = expression(scope);
      const value = translate(read);
      if (!isEmpty(value)) return template ? template(scope, value) : value;
    }
    return template && expressions.length === 0 ? template(scope, null) : null;
  };
  return (scopes) => {
    for (const scope of scopes) {
      const value = readScope(scope);
      if (!isEmpty(value)) return { value, options: rule };
    }
    return isEmpty(rule.default) ? null : { value: rule.default, options: rule };
  };
}
