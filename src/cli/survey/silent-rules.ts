import type { Problem } from '../../calendar/problem.ts';
import type { Config } from '../../config/config.ts';
import { mappingContext } from '../../config/part-settings.ts';
import type { CalendarSample } from '../../mapping/learning/calendar-sample.ts';
import type { Mapper, MappingInForce } from '../../mapping/mapper.ts';
import { createMapping } from '../../mapping/mapping.ts';
import type { EventField } from '../../mapping/mapping-settings.ts';
import { eventsWithField } from './filled-fields.ts';
import type { SurveyedCalendar } from './survey.ts';
import { surveyProblem } from './survey-problem.ts';
import { formatRule, rare, required } from './unused-rules.ts';

/** So sure is detection of a rule that is worth a word, unless events need the field. */
const worthFrom = 0.6;
/** So many calendars are looked at: each has its rules detected once more. */
const mostCalendars = 8;

/**
 * Configured rules that give nothing in a calendar where detection by itself would find something. A configuration has one rule for
 * all calendars, so the records of this one probably have another shape. `known`: places of rules that find nothing in any calendar.
 */
export function silentRules(
  rules: MappingInForce,
  calendars: readonly SurveyedCalendar[],
  samples: ReadonlyMap<string, CalendarSample>,
  { config, known }: { readonly config: Config; readonly known: ReadonlySet<string> },
): readonly Problem[] {
  const configured = Object.entries(rules.event).flatMap(([field, { origin, rule }]) =>
    origin === 'configured' && rule !== null && !known.has(`mapping.event.${field}`) ? [field as EventField] : [],
  );
  const silentIn = ({ records, events }: SurveyedCalendar): readonly EventField[] =>
    records.length === 0 ? [] : configured.filter((field) => isSilent(field, records, events));
  const suspects = calendars
    .map((one) => ({ one, sample: samples.get(one.calendar.id), fields: silentIn(one) }))
    .filter(({ sample, fields }) => sample !== undefined && fields.length > 0);
  if (suspects.length === 0) return [];
  const { calendars: ofCalendars, events, details } = config.mapping;
  const bare = { calendars: ofCalendars, events, details, event: {}, allDayEnd: 'auto' } as const;
  const mapping = createMapping(bare, mappingContext(config));
  return suspects.slice(0, mostCalendars).flatMap(({ one: { calendar, records }, sample, fields }) => {
    const own = new Map(sample === undefined ? [] : [[calendar.id, sample] as const]);
    const { shared } = mapping.learning.learn(own, [], { before: null, published: new Set() });
    const mapper = mapping.mapper(shared);
    return fields.flatMap((field): Problem[] => {
      const [set, found] = [rules.event[field]?.rule, mapper.rules.event[field]];
      if (found === undefined || JSON.stringify(found.rule) === JSON.stringify(set)) return [];
      const isWorth = required.has(field) || found.confidence >= worthFrom;
      if (!isWorth || !gives(records, field, mapper)) return [];
      const rule = formatRule(set);
      const told = surveyProblem('ruleSilentHere', { rule, found: formatRule(found.rule), count: records.length });
      return [
        { level: required.has(field) ? 'error' : 'warning', where: `calendar ${calendar.id}, ${field}`, ...told },
      ];
    });
  });
}

type Records = SurveyedCalendar['records'];

/** Of a calendar's records, so many are looked into. */
const mostRecords = 300;

/** Whether no event has the field by its rule. What most events do not have is silent only where no record has its keys. */
function isSilent(field: EventField, records: Records, events: SurveyedCalendar['events']): boolean {
  if (field === 'id') return records.every(({ id }) => id === '');
  if (!rare.has(field)) return eventsWithField(field, events)?.length === 0;
  return records.slice(0, mostRecords).every(({ scopes, trace }) => {
    const found = trace(scopes())(field);
    return found === null || (found.value === null && found.parts.length === 0);
  });
}

/** Whether the rule of a field gives a value on any of the records. */
const gives = (records: Records, field: EventField, { trace }: Mapper): boolean =>
  records.slice(0, mostRecords).some(({ scopes }) => (trace?.(scopes())(field)?.value ?? null) !== null);
