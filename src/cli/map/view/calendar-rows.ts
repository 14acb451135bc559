import { type CalendarEvent, isPublishable } from '../../../calendar/event.ts';
import { wallAt } from '../../../calendar/instant.ts';
import { formatEventDate } from '../../../feeds/format-date.ts';
import type { Survey, SurveyedCalendar, SurveyedRecord } from '../../survey/survey.ts';
import type { CalendarView, EventRow } from '../workbench-api.ts';

/** The calendars with a row for each event, and one for each record without any. `slugs`: by the calendars' ids. */
export function calendarViews(survey: Survey, slugs: ReadonlyMap<string, string>): readonly CalendarView[] {
  const troubled = new Set(
    survey.problems.flatMap(({ level, where }) =>
      level === 'info' ? [] : [where, where.replace(/, [a-zA-Z]+$/u, '')],
    ),
  );
  return survey.calendars.map((owner) => {
    const { id, title } = owner.calendar;
    const rows = owner.records.flatMap((record, at) => rowsOf(owner, record, at, troubled));
    return { id, title, slug: slugs.get(id) ?? id, isRead: owner.isRead, rows };
  });
}

function rowsOf(
  { calendar }: SurveyedCalendar,
  { id, events }: SurveyedRecord,
  record: number,
  troubled: ReadonlySet<string>,
): readonly EventRow[] {
  const hasProblem = id === '' || troubled.has(`calendar ${calendar.id}, event ${id}`);
  const bare = { record, id, hasProblem, isCancelled: false };
  if (events.length === 0)
    return [{ ...bare, event: null, title: null, when: null, start: null, hidden: 'unreadable' }];
  return events.map((event, nth) => ({
    ...bare,
    event: nth,
    title: event.title,
    when: event.start === null ? null : formatEventDate(event, event.timeZone ?? calendar.timeZone, calendar.language),
    start: startOf(event, event.timeZone ?? calendar.timeZone),
    hidden: hiddenAs(event),
    isCancelled: event.status === 'cancelled',
  }));
}

function startOf({ start, allDay }: CalendarEvent, zone: string): string | null {
  if (start === null || allDay) return start;
  const { day, time } = wallAt(start, zone);
  return `${day}T${time.slice(0, 5)}`;
}

function hiddenAs(event: CalendarEvent): EventRow['hidden'] {
  if (isPublishable(event)) return null;
  return event.status === 'draft' ? 'draft' : 'private';
}
