import type { TextForm } from '../text/markup/text-object.ts';

/**
 * A JMESPath expression, an expression with options, or (in code) a function. Of a list of rules, the first that gives
 * a value counts.
 */
export type Rule = string | RuleObject | RuleFunction | readonly Rule[];

export interface RuleObject {
  /** JMESPath. Of a list, the first path that gives a value counts. */
  readonly path?: string | readonly string[];
  /** Unicode date patterns (`dd.MM.yyyy HH:mm`), `epoch` or `epoch-ms`. Of a list, the first that fits counts. */
  readonly format?: string | readonly string[];
  /** IANA zone of dates without a zone. */
  readonly timeZone?: string;
  /** Translations of words or codes. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** The value when the path gives none. */
  readonly default?: unknown;
  /** The markup of a text; how a date is meant; `placesLeft`: the number is how many places are left, so 0 is sold out. */
  readonly as?: TextForm | DateForm | 'placesLeft';
  /** Builds a text from fields of the record: `https://uni.example/e/{slug}`. Each value is percent-encoded. */
  readonly template?: string;
}

/**
 * How a date is meant that is written otherwise. `local`: the clock that it shows is the event's own, whatever zone it names.
 * `day`: the whole day, whatever time it shows.
 */
export const dateForms = ['local', 'day'] as const;
export type DateForm = (typeof dateForms)[number];

/** Gets the event's record, with the details merged in. Its result is read like any other value. */
export type RuleFunction = (record: Readonly<Record<string, unknown>>) => unknown;

export const calendarFields = ['id', 'title', 'description', 'timeZone', 'url', 'color'] as const;
export type CalendarField = (typeof calendarFields)[number];

export const eventFields = [
  'id', 'title', 'summary', 'description', 'start', 'end', 'duration', 'allDay', 'timeZone', 'sessions', 'occurrence',
  'recurrence', 'overridesId', 'overridesStart', 'location', 'address', 'latitude', 'longitude', 'onlineUrl', 'url',
  'organizer', 'organizerEmail', 'categories', 'image', 'status', 'visibility', 'published', 'updated', 'price',
  'registrationUrl', 'soldOut', 'performers', 'series',
] as const; // biome-ignore format: a list
export type EventField = (typeof eventFields)[number];

/** The `mapping` of the configuration. Absent rules are detected; a field whose rule is null is left empty. */
export interface ConfiguredMapping {
  readonly calendars: { readonly items?: string } & { readonly [field in CalendarField]?: Rule | null };
  readonly events: { readonly items?: string };
  readonly details: { readonly item?: string };
  readonly event: { readonly [field in EventField]?: Rule | null };
  readonly allDayEnd: 'auto' | 'exclusive' | 'inclusive';
}

/** Rules to map by. */
export interface MappingSettings {
  readonly calendars: { readonly items?: string } & { readonly [field in CalendarField]?: Rule };
  readonly events: { readonly items?: string };
  readonly details: { readonly item?: string };
  readonly event: { readonly [field in EventField]?: Rule };
  readonly allDayEnd: 'auto' | 'exclusive' | 'inclusive';
}

/** What a mapper needs in addition to its rules. */
export interface MappingContext {
  /** IANA zone of dates without a zone. Null: such a date is reported, because its zone would be a guess. */
  readonly timeZone: string | null;
  /** BCP 47 tag; chooses among texts in several languages. */
  readonly language: string;
  /** Absolute URL that relative links and images are resolved against. */
  readonly linkBase: string;
  /** IANA zone that the answer with the calendars names for all dates, where those with the events name none. Detection writes it into its rules. */
  readonly answerTimeZone?: string | null;
  /** `Samples.isPart`. */
  readonly isPart?: boolean;
  /** What the list of calendars calls them. Absent: it was not read. */
  readonly calendarNames?: ReadonlySet<string>;
}
