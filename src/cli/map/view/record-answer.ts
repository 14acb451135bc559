import { type CalendarEvent, isPublishable } from '../../../calendar/event.ts';
import { eventFields } from '../../../mapping/mapping-settings.ts';
import { alwaysFilled, fieldText } from '../../survey/field-text.ts';
import type { SurveyedCalendar, SurveyedRecord } from '../../survey/survey.ts';
import type { PortalReading } from '../session/sampled-portal.ts';
import { WorkbenchError } from '../session/workbench-error.ts';
import type { EventView, RecordAddress, RecordView } from '../workbench-api.ts';
import { workbenchFault } from '../workbench-fault.ts';
import { listAnswer } from './list-answer.ts';
import { createSourceFinder } from './record-sources.ts';

/** What of an event is shown elsewhere; null: it is not published. */
export type PublishedParts = (
  owner: SurveyedCalendar,
  event: CalendarEvent,
) => Promise<Pick<EventView, 'pageUrl' | 'agendaUrl' | 'ical'>>;

/** One record of the portal beside the events that are made from it. */
export async function recordAnswer(
  reading: PortalReading,
  address: RecordAddress,
  publishedParts: PublishedParts,
): Promise<RecordView> {
  const { owner, record } = recordAt(reading, address);
  const events = await Promise.all(eventViews(reading, owner, record, publishedParts));
  const { calendar, record: at } = address;
  const place = `calendar ${calendar}, event ${record.id}`;
  const nameless = `calendar ${calendar}, record ${at + 1}`;
  const problems = reading.survey.problems.filter(({ where }) =>
    record.id === '' ? where === nameless : where === place || where.startsWith(`${place}, `),
  );
  return {
    calendar,
    record: at,
    id: record.id,
    listed: record.listed.record,
    details: record.details,
    answer: listAnswer(reading, calendar),
    events,
    problems,
  };
}

/** Throws a WorkbenchError where there is no such record. */
export function recordAt(
  { survey }: Pick<PortalReading, 'survey'>,
  { calendar, record: at }: RecordAddress,
): { readonly owner: SurveyedCalendar; readonly record: SurveyedRecord } {
  const owner = survey.calendars.find((one) => one.calendar.id === calendar);
  const record = owner?.records[at];
  if (owner === undefined || record === undefined)
    throw new WorkbenchError(404, workbenchFault('noRecord', { calendar, record: at + 1 }));
  return { owner, record };
}

function eventViews(
  { survey }: PortalReading,
  owner: SurveyedCalendar,
  record: SurveyedRecord,
  publishedParts: PublishedParts,
): readonly Promise<EventView>[] {
  const { calendar } = owner;
  const rules = { ...survey.rules?.event, ...survey.byCalendar[calendar.id]?.event };
  const trace = record.trace(record.scopes());
  const sourcesOf = createSourceFinder(record.listed.record, record.details);
  return record.events.map(async (event, nth) => {
    const fields = eventFields.flatMap((name): EventView['fields'] => {
      const value = fieldText(event, name, calendar.timeZone);
      const traced = trace(name, nth);
      // Without a rule, a field is shown where the event has something in it.
      if (rules[name] === undefined && (value === null || alwaysFilled.has(name) || name === 'duration')) return [];
      const given = traced?.value ?? null;
      const sources = (traced?.parts ?? []).flatMap(sourcesOf);
      return [{ name, value, ...(given !== null && { given }), sources }];
    });
    const parts = isPublishable(event)
      ? await publishedParts(owner, event)
      : { pageUrl: null, agendaUrl: null, ical: null };
    return { id: event.id, occurrence: event.occurrence, fields, ...parts };
  });
}
