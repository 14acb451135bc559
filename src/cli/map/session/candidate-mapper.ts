import type { CalendarEvent } from '../../../calendar/event.ts';
import type { Problem } from '../../../calendar/problem.ts';
import { mappingContext } from '../../../config/part-settings.ts';
import { createMapping } from '../../../mapping/mapping.ts';
import type { EventField, MappingSettings, Rule } from '../../../mapping/mapping-settings.ts';
import type { SurveyedCalendar, SurveyedRecord } from '../../survey/survey.ts';
import type { PortalReading } from './sampled-portal.ts';

/** What a record comes to by some rules. */
export interface CandidateResult {
  /** Several where the record has sessions; none where it can't be mapped. */
  readonly events: readonly CalendarEvent[];
  readonly problems: readonly Problem[];
  /** What the rule of a field gave for the first event, before it was read; null: nothing. */
  readonly given: (field: EventField) => unknown;
}

export type CandidateMapper = (record: SurveyedRecord) => CandidateResult;

/** Fields that are read together, so that one of them depends on the others. */
const groups: readonly (readonly EventField[])[] = [
  ['summary', 'description', 'title'],
  ['location', 'address', 'latitude', 'longitude', 'onlineUrl'],
  ['organizer', 'organizerEmail'],
  ['recurrence', 'overridesId', 'overridesStart'],
];
/** Without these there is no event, or not the right number of them. */
const always: readonly EventField[] = [
  'id', 'sessions', 'occurrence', 'start', 'end', 'duration', 'allDay', 'timeZone',
]; // biome-ignore format: a list

/** What has to be read to know these fields. To read all would take many times as long. */
function neededFor(fields: readonly EventField[]): ReadonlySet<string> {
  const own = groups.filter((group) => group.some((field) => field !== 'title' && fields.includes(field)));
  return new Set([...always, ...fields, ...own.flat()]);
}

/**
 * Maps records of a calendar by the rules in force, with others for some fields (null: none). Only these fields are read, and
 * what they need. Nothing is detected, so this tells at once what a rule gives; what it does to others, only a reading tells.
 */
export function createCandidateMapper(
  reading: PortalReading,
  owner: SurveyedCalendar,
  rules: { readonly [field in EventField]?: Rule | null },
): CandidateMapper {
  const { calendar, hasZone } = owner;
  const needed = neededFor(Object.keys(rules) as EventField[]);
  const event = Object.fromEntries(
    Object.entries({ ...rulesInForce(reading, calendar.id), ...rules }).filter(
      ([field, rule]) => rule !== null && needed.has(field),
    ),
  ) as MappingSettings['event'];
  const { config, survey } = reading;
  const item = survey.rules?.details.item?.rule;
  const allDayEnd = survey.rules?.allDayEnd.rule as MappingSettings['allDayEnd'] | undefined;
  const settings: MappingSettings = {
    calendars: {},
    events: {},
    details: typeof item === 'string' ? { item } : {},
    event,
    allDayEnd: allDayEnd ?? 'auto',
  };
  const mapping = createMapping(settings, mappingContext(config));
  const mapper = mapping.mapper(mapping.detect({ calendars: [], events: [], details: [] }));
  const { id, title, description, url } = calendar;
  const record = { id, title, description, url, timeZone: hasZone ? calendar.timeZone : null };
  return ({ listed, details }) => {
    const { events, problems } = mapper.events(record, listed, details);
    const given = (field: EventField): unknown =>
      mapper.trace?.(mapper.scopes?.(listed, details) ?? [])(field)?.value ?? null;
    return { events, problems, given };
  };
}

/** The rules of a calendar's events as a configuration would have them, functions included. */
export function rulesInForce({ config, survey }: PortalReading, calendarId: string): MappingSettings['event'] {
  const shown = { ...survey.rules?.event, ...survey.byCalendar[calendarId]?.event };
  const configured = config.mapping.event;
  return Object.fromEntries(
    Object.entries(shown).flatMap(([field, { rule }]) => {
      // Of a function, only the name is shown.
      const own = configured[field as EventField] ?? (rule as Rule | null);
      return own === null ? [] : [[field, own]];
    }),
  );
}
