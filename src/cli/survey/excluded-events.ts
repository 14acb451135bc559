import { type CalendarEvent, isPublishable } from '../../calendar/event.ts';
import type { Problem } from '../../calendar/problem.ts';
import type { Survey } from './survey.ts';

/** Why an event is in no feed and on no page, in words that follow `it is`; null: it can be published. */
export function whyLeftOut(event: CalendarEvent): string | null {
  if (isPublishable(event)) return null;
  return event.status === 'draft' ? 'a draft' : event.visibility;
}

/** What is left out, record by record. */
export function leftOut({ calendars }: Survey): readonly Problem[] {
  return calendars.flatMap(({ calendar, events }) =>
    events.flatMap((event): readonly Problem[] => {
      const why = whyLeftOut(event);
      if (why === null) return [];
      const where = `calendar ${calendar.id}, event ${event.id}`;
      return [{ level: 'info', where, message: `It is ${why}, and therefore in no feed and on no page.` }];
    }),
  );
}

/** Whether somebody must look after something: an event, or more, is not published that should be. */
export const needsAttention = (problems: readonly Problem[]): boolean =>
  problems.some(({ level }) => level === 'error');
