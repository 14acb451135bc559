import { expressionOf } from './compose-expression.ts';

/** A path as a rule sees it that is tried on the session first, then on the record. */
export const relative = (steps: readonly string[], scope: readonly string[]): string =>
  scope.length > 0 && scope.every((step, n) => steps[n] === step)
    ? expressionOf(steps.slice(scope.length))
    : expressionOf(steps);
