import type { Rule, RuleObject } from '../mapping-settings.ts';
import { expressionOf } from './compose-expression.ts';

/** A path as a rule sees it that is tried on the session first, then on the record. */
export const relative = (steps: readonly string[], scope: readonly string[]): string =>
  scope.length > 0 && scope.every((step, n) => steps[n] === step)
    ? expressionOf(steps.slice(scope.length))
    : expressionOf(steps);

/** A rule on every session of a record as one that reads the session's own first: one evening of several may be sold out. */
export function ofSession(rule: Rule, scope: readonly string[]): Rule {
  const path = typeof rule === 'string' ? rule : (rule as RuleObject).path;
  const list = scope.length === 0 ? '' : `${expressionOf(scope)}.`;
  if (list === '' || typeof path !== 'string' || !path.startsWith(list)) return rule;
  const own = path.slice(list.length).replace(/^\[([^[\],]+)\]$/, '$1');
  return [typeof rule === 'string' ? own : { ...(rule as RuleObject), path: own }, rule] as Rule;
}
