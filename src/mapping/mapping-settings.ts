import type { TextForm } from '../text/markup/text-object.ts';

/** A JMESPath expression, or one with what to do to its value, or (in code) a function; of a list, the first that gives a value. */
export type Rule = string | RuleObject | RuleFunction | readonly Rule[];

export interface RuleObject {
  /** JMESPath; of a list, the first that gives a value. */
  readonly path?: string | readonly string[];
  /** Date patterns in Unicode's letters (`dd.MM.yyyy HH:mm`), or `epoch`, `epoch-ms`; of a list, the first that fits. */
  readonly format?: string | readonly string[];
  /** Zone of a date that says none, IANA. */
  readonly timeZone?: string;
  /** Translates words or codes. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** Where the path gives nothing. */
  readonly default?: unknown;
  /** How a text is written. */
  readonly as?: TextForm;
  /** Builds a text from fields of the record: `https://uni.example/e/{slug}`; each value percent-encoded. */
  readonly template?: string;
}

/** Runs on the event's record (details laid over the list's); what it returns is read as any value would be. */
export type RuleFunction = (record: Readonly<Record<string, unknown>>) => unknown;

export const calendarFields = ['id', 'title', 'description', 'timeZone', 'url'] as const;
export type CalendarField = (typeof calendarFields)[number];

export const eventFields = [
  'id',
  'title',
  'summary',
  'description',
  'start',
  'end',
  'duration',
  'allDay',
  'timeZone',
  'sessions',
  'occurrence',
  'recurrence',
  'overridesId',
  'overridesStart',
  'location',
  'address',
  'latitude',
  'longitude',
  'onlineUrl',
  'url',
  'organizer',
  'organizerEmail',
  'categories',
  'image',
  'status',
  'visibility',
  'published',
  'updated',
] as const;
export type EventField = (typeof eventFields)[number];

/** The `mapping` of the configuration. What is absent is detected. */
export interface MappingSettings {
  readonly calendars: { readonly items?: string } & { readonly [field in CalendarField]?: Rule };
  readonly events: { readonly items?: string };
  readonly details: { readonly item?: string };
  readonly event: { readonly [field in EventField]?: Rule };
  readonly allDayEnd: 'auto' | 'exclusive' | 'inclusive';
}

/** What a mapper needs to know beside its rules. */
export interface MappingContext {
  /** Zone of dates that name none, IANA; null: such a date is a problem, not a guess. */
  readonly timeZone: string | null;
  /** BCP 47; chooses among texts in several languages. */
  readonly language: string;
  /** Absolute URL that relative links and images are resolved against. */
  readonly linkBase: string;
}
