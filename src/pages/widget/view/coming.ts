import type { WidgetEvent } from '../widget-answer.ts';
import { inOrder, isOver } from './event-days.ts';
import type { Scene } from './scene.ts';

/** What is not over yet, as many as are asked for. What does not take place is said too: people had planned to come. */
export function comingEvents({ answer, dates, now, options }: Scene): readonly WidgetEvent[] {
  const coming = answer.events.filter((event) => !isOver(event, dates, now));
  return inOrder(coming, dates).slice(0, options.limit);
}
