import { categoryKey } from '../category-key.ts';
import type { WidgetAnswer } from '../widget-answer.ts';

/**
 * What of an answer is of the organizers that its URL names. A host of files sends the events of all, whatever is asked: an
 * answer that does not say for whom it is, is for everybody.
 */
export function ofOrganizers(url: string, answer: WidgetAnswer): WidgetAnswer {
  const wanted = new URL(url).searchParams.getAll('organizer').map(categoryKey);
  if (wanted.length === 0 || answer.organizer !== undefined) return answer;
  const events = answer.events.filter(({ organizer }) => organizer !== undefined && wanted.includes(organizer));
  return { ...answer, events };
}
