import type { WidgetAnswer } from '../widget-answer.ts';

/** The one place where what came over the wire becomes an answer. */
export function readAnswer(value: unknown): WidgetAnswer {
  const answer = value as WidgetAnswer | null;
  if (answer?.version !== 1 || !Array.isArray(answer.events)) throw new TypeError('Not an answer for this widget.');
  return answer;
}
