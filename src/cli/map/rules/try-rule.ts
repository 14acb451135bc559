import type { Calendar } from '../../../calendar/calendar.ts';
import type { CalendarEvent } from '../../../calendar/event.ts';
import { toldOf } from '../../../calendar/told.ts';
import type { EventField } from '../../../mapping/mapping-settings.ts';
import { checkRule } from '../../../mapping/rules/rule.ts';
import { coverageOf } from '../../check/explain-view.ts';
import { fieldText } from '../../survey/field-text.ts';
import { publishedChanges } from '../session/published-changes.ts';
import { calendarRecords, type PortalReading } from '../session/sampled-portal.ts';
import { WorkbenchError } from '../session/workbench-error.ts';
import type { WorkbenchSession } from '../session/workbench-session.ts';
import { type MappedField, mappedField } from '../view/field-paths.ts';
import type { PublishedChanges, TryRequest, TryResult } from '../workbench-api.ts';
import { workbenchFault } from '../workbench-fault.ts';
import { givenValues } from './given-values.ts';

const mostExamples = 8;
const mostProblems = 50;
const mostValues = 10;
const nothingChanges: PublishedChanges = { appear: 0, disappear: 0, fields: [], examples: [] };

/** What a rule gives on all sampled records. Nothing is changed. Throws a WorkbenchError where there is no such field. */
export async function tryRule(session: WorkbenchSession, { part, name, rule }: TryRequest): Promise<TryResult> {
  const field = mappedField(part, name);
  if (field === undefined)
    throw new WorkbenchError(404, workbenchFault('noField', { path: `mapping.${part}.${name}` }));
  const fault = faultOf(field, rule);
  if (fault !== null) return withoutResult(fault);
  const before = await session.reading();
  try {
    const reading = await session.readingWith([{ path: field.path, value: rule }]);
    return {
      fault: null,
      ...valuesOf(field, reading),
      given: field.part === 'event' ? givenValues(reading, shownField(field)) : [],
      examples: examplesOf(field, reading, before),
      problems: problemsOf(field, reading),
      published: publishedChanges(before.survey, reading.survey),
    };
  } catch (error) {
    if (!(error instanceof WorkbenchError) || error.status !== 400) throw error;
    return withoutResult({ ...toldOf(error), at: null });
  }
}

const withoutResult = (fault: TryResult['fault']): TryResult => ({
  fault,
  events: 0,
  filled: 0,
  distinct: 0,
  values: [],
  given: [],
  examples: [],
  problems: [],
  published: nothingChanges,
});

/** What is wrong with an expression, and where. `allDayEnd` is a word and no rule. */
function faultOf({ name }: MappedField, rule: unknown): TryResult['fault'] {
  if (rule === undefined || rule === null || name === 'allDayEnd') return null;
  const fault = checkRule(rule);
  if (fault === null) return null;
  const at = fault.said?.values.at;
  return { ...fault, at: typeof at === 'number' ? at - 1 : null };
}

type Values = Pick<TryResult, 'events' | 'filled' | 'distinct' | 'values'>;

/** The end of all-day events is what `allDayEnd` is about; of a list, the title shows whether it holds events. */
function shownField({ part, name }: MappedField): EventField {
  if (part !== 'event') return 'title';
  return name === 'allDayEnd' ? 'end' : (name as EventField);
}

function valuesOf(field: MappedField, { survey }: PortalReading): Values {
  if (field.part === 'calendars' && field.name !== 'items') return calendarValues(field.name, survey.calendars);
  const { events, filled, distinct, values } = coverageOf(survey, shownField(field));
  return { events, filled, distinct, values };
}

function calendarValues(name: string, calendars: PortalReading['survey']['calendars']): Values {
  const counts = new Map<string, number>();
  for (const { calendar } of calendars) {
    const value = calendar[name as keyof Calendar];
    if (value !== null && value !== undefined) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
  }
  const values = [...counts].map(([value, events]) => ({ value, events })).sort((a, b) => b.events - a.events);
  const filled = values.reduce((sum, { events }) => sum + events, 0);
  return { events: calendars.length, filled, distinct: counts.size, values: values.slice(0, mostValues) };
}

/** Records as they are read by the rule: those first that the one in force reads otherwise, and each value once. */
function examplesOf(field: MappedField, reading: PortalReading, before: PortalReading): TryResult['examples'] {
  if (field.part === 'calendars') return calendarExamples(field, reading);
  const name = shownField(field);
  const rows = reading.survey.calendars.flatMap((owner) => {
    const earlier = before.survey.calendars.find(({ calendar }) => calendar.id === owner.calendar.id);
    const textOf = (event: CalendarEvent | undefined) =>
      event === undefined ? null : fieldText(event, name, owner.calendar.timeZone);
    return owner.records.map((record, at) => {
      const value = textOf(record.events[0]);
      return { owner, record, at, value, isNew: value !== textOf(earlier?.records[at]?.events[0]) };
    });
  });
  const ranked = [...rows.filter(({ isNew }) => isNew), ...rows.filter(({ isNew }) => !isNew)];
  const firsts = new Map<string | null, (typeof rows)[number]>();
  for (const row of ranked) if (!firsts.has(row.value)) firsts.set(row.value, row);
  const chosen = new Set([...firsts.values(), ...ranked.slice(0, mostExamples)]);
  return [...chosen].slice(0, mostExamples).map(({ owner, record, at, value }) => ({
    calendar: owner.calendar.id,
    record: at,
    title: record.events[0]?.title ?? null,
    given: field.part === 'event' ? (record.trace(record.scopes())(name)?.value ?? null) : null,
    value,
  }));
}

function calendarExamples({ name }: MappedField, reading: PortalReading): TryResult['examples'] {
  const records = calendarRecords(reading);
  return reading.survey.calendars.slice(0, mostExamples).map(({ calendar }, at) => {
    const value = name === 'items' ? calendar.title : calendar[name as keyof Calendar];
    const shown = value === null || value === undefined ? null : String(value);
    return { calendar: calendar.id, record: at, title: calendar.title, given: records[at] ?? null, value: shown };
  });
}

function problemsOf({ part, name }: MappedField, { survey }: PortalReading): TryResult['problems'] {
  const places = new Map<string, number>();
  for (const { calendar, records } of survey.calendars)
    for (const [at, { id }] of records.entries()) places.set(`calendar ${calendar.id}, event ${id}`, at);
  const isOwn = (where: string) =>
    part === 'event' ? where.endsWith(`, ${name}`) || where === `mapping.event.${name}` : !where.includes(', event ');
  return survey.problems
    .filter(({ level, where }) => level !== 'info' && isOwn(where))
    .slice(0, mostProblems)
    .map(({ where, message, said }) => {
      const place = where.replace(/, [a-zA-Z]+$/u, '');
      const owner = survey.calendars.find(({ calendar }) => where.startsWith(`calendar ${calendar.id},`));
      return { calendar: owner?.calendar.id ?? '', record: places.get(place) ?? null, message, ...(said && { said }) };
    });
}
