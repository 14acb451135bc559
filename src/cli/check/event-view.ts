import type { Calendar } from '../../calendar/calendar.ts';
import type { CalendarEvent } from '../../calendar/event.ts';
import type { Problem } from '../../calendar/problem.ts';
import { nearest } from '../../config/schema/nearest.ts';
import type { RuleInForce } from '../../mapping/mapper.ts';
import { type EventField, eventFields } from '../../mapping/mapping-settings.ts';
import { isWithin, leavesOf, type RecordPart } from '../../mapping/rules/record-paths.ts';
import { alwaysFilled, fieldText } from '../survey/field-text.ts';
import type { Survey, SurveyedRecord } from '../survey/survey.ts';
import { UsageError } from '../usage-error.ts';

/** One record beside the events that were made from it. */
export interface RecordView {
  readonly calendar: Calendar;
  readonly record: SurveyedRecord;
  readonly events: readonly { readonly event: CalendarEvent; readonly fields: readonly FieldView[] }[];
  /** The parts of the record that no rule read. */
  readonly rest: readonly RecordPart[];
  readonly problems: readonly Problem[];
}

/** One field of an event, and where it comes from. */
export interface FieldView {
  readonly field: EventField;
  /** As the event has it; null: nothing. */
  readonly value: string | null;
  /** Null: the field has no rule, and its value comes from elsewhere. */
  readonly rule: RuleInForce | null;
  /** Whether the rule gave something; what it gave may still be no value that the field can have. */
  readonly isGiven: boolean;
  /** What the rule gave that from, or only looked at. */
  readonly parts: readonly RecordPart[];
}

/** The records with an id. Throws a UsageError with a suggestion when there is none. */
export function recordViews(survey: Survey, id: string): readonly RecordView[] {
  const views = survey.calendars.flatMap(({ calendar, records }) =>
    records
      .filter((record) => record.id === id || record.events.some((event) => event.id === id))
      .map((record) => recordView(survey, calendar, record)),
  );
  if (views.length === 0) throw new UsageError(noSuchEvent(survey, id));
  return views;
}

function recordView(survey: Survey, calendar: Calendar, record: SurveyedRecord): RecordView {
  const rules = { ...survey.rules?.event, ...survey.byCalendar[calendar.id]?.event };
  const scopes = record.scopes();
  const trace = record.trace(scopes);
  const read = new Set<string>();
  const events = record.events.map((event, nth) => {
    const fields = eventFields.flatMap((field): readonly FieldView[] => {
      const rule = rules[field] ?? null;
      const value = fieldText(event, field, calendar.timeZone);
      // Without a rule, a field is shown where the event has something in it.
      if (rule === null && (value === null || alwaysFilled.has(field) || field === 'duration')) return [];
      const traced = trace(field, nth);
      const parts = traced?.parts ?? [];
      for (const { path } of parts) read.add(path);
      return [{ field, value, rule, isGiven: traced !== null && traced.value !== null, parts }];
    });
    return { event, fields };
  });
  const rest = leavesOf(scopes).filter(({ path }) => ![...read].some((one) => isWithin(path, one)));
  const place = `calendar ${calendar.id}, event ${record.id}`;
  const problems = survey.problems.filter(({ where }) => where === place || where.startsWith(`${place}, `));
  return { calendar, record, events, rest, problems };
}

function noSuchEvent({ calendars }: Survey, id: string): string {
  const all = calendars.flatMap(({ calendar, records }) => records.map((record) => ({ calendar, record })));
  const none = `--event: no event has the id ${JSON.stringify(id)}.`;
  const unread = calendars.filter(({ isRead }) => !isRead).map(({ calendar }) => JSON.stringify(calendar.id));
  const missing = unread.length === 0 ? '' : ` Calendars that could not be read: ${unread.join(', ')}.`;
  if (all.length === 0) return `${none} The portal lists none.${missing}`;
  const near = nearest(
    id,
    all.map(({ record }) => record.id),
  );
  const wanted = id.toLowerCase();
  const titleOf = ({ events }: SurveyedRecord) => events[0]?.title ?? null;
  const meant =
    all.find(({ record }) => record.id === near) ??
    all.find(({ record }) => titleOf(record)?.toLowerCase().includes(wanted) === true);
  const named = ({ calendar, record }: (typeof all)[number]) => {
    const title = titleOf(record);
    return `${JSON.stringify(record.id)}${title === null ? '' : ` (${title}, calendar ${calendar.id})`}`;
  };
  if (meant !== undefined) return `${none} Did you mean ${named(meant)}?${missing}`;
  const some = all.slice(0, 3).map(({ record }) => JSON.stringify(record.id));
  return `${none} Ids look like ${some.join(', ')}.${missing}`;
}
