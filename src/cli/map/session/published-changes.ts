import { type CalendarEvent, isPublishable } from '../../../calendar/event.ts';
import { type EventField, eventFields } from '../../../mapping/mapping-settings.ts';
import { fieldText } from '../../survey/field-text.ts';
import type { Survey, SurveyedCalendar } from '../../survey/survey.ts';
import type { PublishedChanges } from '../workbench-api.ts';

const mostExamples = 20;
/** Of one field, so that one that changes everywhere leaves room for the others. */
const mostOfField = 3;
/** Nobody sees them as such: they are parts of others. */
const unseen: ReadonlySet<EventField> = new Set(['sessions', 'duration', 'updated', 'visibility']);
const compared = eventFields.filter((field) => !unseen.has(field));

interface Published {
  readonly event: CalendarEvent;
  readonly zone: string;
}

/** What would be published differently. Events are the same by their record, so that another id is a change, too. */
export function publishedChanges(before: Survey, after: Survey): PublishedChanges {
  if (before === after) return { appear: 0, disappear: 0, fields: [], examples: [] };
  const ids = [...new Set([...before.calendars, ...after.calendars].map(({ calendar }) => calendar.id))];
  const counts = new Map<string, number>();
  const examples: PublishedChanges['examples'][number][] = [];
  const add = (example: PublishedChanges['examples'][number]): void => {
    const same = examples.filter(({ field }) => field === example.field).length;
    if (examples.length < mostExamples && same < mostOfField) examples.push(example);
  };
  let [appear, disappear] = [0, 0];
  for (const calendar of ids) {
    const [was, is] = [before, after].map(({ calendars }) =>
      publishedOf(calendars.find((one) => one.calendar.id === calendar)),
    ) as [Map<string, Published>, Map<string, Published>];
    for (const [key, own] of is) {
      const earlier = was.get(key);
      const { id, title } = own.event;
      if (earlier === undefined) {
        appear += 1;
        add({ calendar, id, title, field: 'event', before: null, after: title ?? id });
        continue;
      }
      for (const [field, from, to] of differences(earlier, own)) {
        counts.set(field, (counts.get(field) ?? 0) + 1);
        add({ calendar, id, title, field, before: from, after: to });
      }
    }
    for (const [key, { event }] of was) {
      if (is.has(key)) continue;
      disappear += 1;
      add({ calendar, id: event.id, title: event.title, field: 'event', before: event.title ?? event.id, after: null });
    }
  }
  const fields = [...counts].map(([field, events]) => ({ field, events })).sort((a, b) => b.events - a.events);
  return { appear, disappear, fields, examples };
}

/** The published events by the place of their record in the list, and their place among its events. */
function publishedOf(surveyed: SurveyedCalendar | undefined): Map<string, Published> {
  const published = new Map<string, Published>();
  const zone = surveyed?.calendar.timeZone ?? 'UTC';
  for (const [at, { events }] of (surveyed?.records ?? []).entries())
    for (const [nth, event] of events.entries())
      if (isPublishable(event)) published.set(`${at} ${nth}`, { event, zone });
  return published;
}

function differences(
  before: Published,
  after: Published,
): readonly (readonly [field: string, from: string | null, to: string | null])[] {
  if (before.zone === after.zone && JSON.stringify(before.event) === JSON.stringify(after.event)) return [];
  return compared.flatMap((field): (readonly [string, string | null, string | null])[] => {
    const [from, to] = [before, after].map(({ event, zone }) => fieldText(event, field, zone)) as [
      string | null,
      string | null,
    ];
    return from === to ? [] : [[field, from, to]];
  });
}
