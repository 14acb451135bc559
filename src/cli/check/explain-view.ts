import { nearest } from '../../config/schema/nearest.ts';
import type { RuleInForce } from '../../mapping/mapper.ts';
import { calendarFields, type EventField, eventFields } from '../../mapping/mapping-settings.ts';
import { alwaysFilled, fieldText } from '../survey/field-text.ts';
import { eventsWithField } from '../survey/filled-fields.ts';
import type { Survey } from '../survey/survey.ts';
import { UsageError } from '../usage-error.ts';
import { type PathProfile, profilePaths } from './path-profile.ts';

/** All that is known of one field. */
export interface Explanation {
  /** As after `mapping.` in the configuration: `event.title`, `calendars.id`, `allDayEnd`. */
  readonly field: string;
  /** Null: there is none, so the field is empty. */
  readonly rule: RuleInForce | null;
  /** The rules of calendars that have another one, by their ids. */
  readonly byCalendar: Readonly<Record<string, RuleInForce>>;
  /** What events have in it; null: it is not a field of events. */
  readonly coverage: Coverage | null;
  /** Paths of the records that no rule reads: where the field may be, if it is not where the rule looks. */
  readonly unread: readonly PathProfile[];
}

/** What the events have in a field. */
export interface Coverage {
  readonly events: number;
  readonly filled: number;
  readonly distinct: number;
  /** The most frequent first, at most ten. */
  readonly values: readonly { readonly value: string; readonly events: number }[];
  /** Events that have nothing there. Empty for fields that are never empty, such as `status`. */
  readonly lacking: readonly { readonly calendar: string; readonly id: string; readonly title: string | null }[];
}

const maxValues = 10;

const listFields = [
  'calendars.items',
  ...calendarFields.map((field) => `calendars.${field}`),
  'events.items',
  'details.item',
];

/** What the name of a field stands for. Throws a UsageError with a suggestion when there is no such field. */
export function fieldNamed(written: string): string {
  const name = written.replace(/^mapping\./u, '');
  const bare = name.replace(/^event\./u, '');
  if ((eventFields as readonly string[]).includes(bare)) return `event.${bare}`;
  if (name === 'allDayEnd' || listFields.includes(name)) return name;
  const known = [...eventFields, 'allDayEnd', ...listFields];
  const near = nearest(bare, known);
  const meant = near === null ? `The fields of events are ${eventFields.join(', ')}.` : `Did you mean ${near}?`;
  throw new UsageError(`--explain: there is no field ${JSON.stringify(written)}. ${meant}`);
}

/** Explains a field by a name that `fieldNamed` gave. */
export function explain(survey: Survey, field: string): Explanation {
  const { rules, byCalendar } = survey;
  const [part = '', name = ''] = field.split('.');
  const ruleIn = (all: object | null | undefined): RuleInForce | null =>
    (all as Readonly<Record<string, Readonly<Record<string, RuleInForce>>>> | null)?.[part]?.[name] ?? null;
  const own = Object.entries(byCalendar).flatMap(([id, all]) => {
    const rule = ruleIn(all);
    return rule === null ? [] : [[id, rule] as const];
  });
  return {
    field,
    rule: field === 'allDayEnd' ? (rules?.allDayEnd ?? null) : ruleIn(rules),
    byCalendar: Object.fromEntries(own),
    coverage: part === 'event' ? coverageOf(survey, name as EventField) : null,
    unread: part === 'event' ? profilePaths(survey).filter(({ fields }) => fields.length === 0) : [],
  };
}

/** What the events of a survey have in a field. */
export function coverageOf({ calendars }: Pick<Survey, 'calendars'>, field: EventField): Coverage {
  const all = calendars.flatMap(({ calendar, events }) =>
    events.map((event) => ({ calendar, event, value: fieldText(event, field, calendar.timeZone) })),
  );
  const counts = new Map<string, number>();
  for (const { value } of all) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  const filled = eventsWithField(
    field,
    all.map(({ event }) => event),
  );
  return {
    events: all.length,
    filled: filled?.length ?? 0,
    distinct: counts.size,
    values: [...counts]
      .sort(([, a], [, b]) => b - a)
      .slice(0, maxValues)
      .map(([value, events]) => ({ value, events })),
    lacking: alwaysFilled.has(field)
      ? []
      : [
          ...new Map(
            all
              .filter(({ value }) => value === null)
              .map(({ calendar: { id: calendar }, event: { id, title } }) => [
                `${calendar} ${id}`,
                { calendar, id, title },
              ]),
          ).values(),
        ],
  };
}
