import { type CalendarEvent, isPublishable } from '../../calendar/event.ts';
import type { Problem } from '../../calendar/problem.ts';
import type { Survey, SurveyedCalendar } from './survey.ts';

/** Why an event is not published, as words that can follow "It is"; null: it can be published. */
export function exclusionReason(event: CalendarEvent): string | null {
  if (isPublishable(event)) return null;
  return event.status === 'draft' ? 'a draft' : event.visibility;
}

/** The same of an event of a calendar that was read, whose details may be what is missing. */
export const leftOutReason = (event: CalendarEvent, { waiting }: Pick<SurveyedCalendar, 'waiting'>): string | null =>
  exclusionReason(event) ?? (waiting.has(event.id) ? 'waiting for details' : null);

/** One info message for each event that is not published. */
export function excludedEvents({ calendars }: Survey): readonly Problem[] {
  return calendars.flatMap(({ calendar, events }) =>
    events.flatMap((event): readonly Problem[] => {
      const why = exclusionReason(event);
      if (why === null) return [];
      const where = `calendar ${calendar.id}, event ${event.id}`;
      return [{ level: 'info', where, message: `It is ${why}, so it is in no feed and on no page.` }];
    }),
  );
}

/** Whether somebody must act: at least one event that should be published is not. */
export const needsAttention = (problems: readonly Problem[]): boolean =>
  problems.some(({ level }) => level === 'error');
