/**
 * The event model that all parts of the program share: plain, readonly data that JSON can carry. Its fields have the
 * names that the configuration uses.
 *
 * An *instant* is ISO 8601 in UTC to the second, `2026-10-25T00:30:00Z`. A *day* is `YYYY-MM-DD`.
 */

export const statuses = ['confirmed', 'tentative', 'cancelled', 'postponed', 'draft'] as const;
export type EventStatus = (typeof statuses)[number];

export const visibilities = ['public', 'unlisted', 'private'] as const;
export type Visibility = (typeof visibilities)[number];

/**
 * A text in two forms: as HTML, sanitized when the event was read (absolute links, allow-listed tags), and as plain
 * text.
 */
export interface RichText {
  readonly html: string;
  readonly text: string;
}

/** Where an event takes place. At least one of the fields is not null. */
export interface Place {
  /** The name that people use: `Hall 3`. */
  readonly name: string | null;
  /** The postal address, on one line or several. */
  readonly address: string | null;
  /** Degrees, WGS 84. Both coordinates or neither. */
  readonly geo: { readonly lat: number; readonly lon: number } | null;
  /** The text of the name occurs in the address by chance (`Chapel`, `1 Chapel Walk`), so both must be shown. */
  readonly apart?: true;
}

export interface Organizer {
  readonly name: string | null;
  readonly email: string | null;
}

/** What it costs to take part. Whoever takes part for free pays 0. */
export interface Price {
  /** For everybody. */
  readonly free: boolean;
  /** The cheapest and the dearest amount; null: the portal does not say. */
  readonly from: number | null;
  readonly to: number | null;
  /** ISO 4217; null where it is not certain: several countries write `$`. */
  readonly currency: string | null;
  /** The portal's own words, on one line; null where it gives numbers only. */
  readonly text: string | null;
}

/** The series that an event belongs to: a festival, a course. At least one of the fields is not null. */
export interface EventSeries {
  readonly id: string | null;
  readonly title: string | null;
}

/** The repetition of an event, in the notation of RFC 5545 §3.8.5, without property names. */
export interface Recurrence {
  /** RRULE values: `FREQ=WEEKLY;BYDAY=MO`. */
  readonly rules: readonly string[];
  /** Starts to leave out (EXDATE) and starts to add (RDATE): instants, or days when the event is all-day. */
  readonly exclude: readonly string[];
  readonly include: readonly string[];
}

/** The texts of an event in one language. */
export interface EventTexts {
  readonly title: string | null;
  readonly summary: string | null;
  readonly description: RichText | null;
}

export interface CalendarEvent {
  /** The portal's own id, as text. The sessions of one event share it. */
  readonly id: string;
  /**
   * Tells the sessions of one event apart: the portal's id of the session, or its start. Null for a single session
   * without an id of its own.
   */
  readonly occurrence: string | null;
  /**
   * Set when this record replaces one occurrence of a recurring event: the id of the series, and the start it replaces.
   * `occurrence` is that of the series where it has one.
   */
  readonly overrides: { readonly id: string; readonly start: string; readonly occurrence?: string } | null;
  /** Plain text on one line; null where the portal has none. */
  readonly title: string | null;
  /** A short plain text. */
  readonly summary: string | null;
  readonly description: RichText | null;
  /** An instant, or a day when `allDay`; null when the date is not announced yet. */
  readonly start: string | null;
  /** Exclusive, of the same kind as `start` and never before it; null where the portal has none. */
  readonly end: string | null;
  readonly allDay: boolean;
  /** IANA name; null where the portal names no zone for this event. */
  readonly timeZone: string | null;
  readonly recurrence: Recurrence | null;
  readonly location: Place | null;
  /** Absolute http(s) URLs. */
  readonly onlineUrl: string | null;
  readonly url: string | null;
  readonly image: string | null;
  readonly organizer: Organizer | null;
  /** Names in the portal's order, each once. */
  readonly categories: readonly string[];
  readonly status: EventStatus;
  readonly visibility: Visibility;
  /** Instants that the portal gives. */
  readonly published: string | null;
  readonly updated: string | null;
  /**
   * The texts in other languages, by BCP 47 tag. `title`, `summary` and `description` are in the calendar's language.
   */
  readonly translations: Readonly<Record<string, EventTexts>>;
  /*
   * What the model gained later. Each field is absent where the portal says nothing: events that were stored before do not
   * have them, and an empty one would change their digest.
   */
  readonly price?: Price;
  /** Where to register or to buy tickets: an absolute http(s) URL. */
  readonly registrationUrl?: string;
  /** No places or tickets are left. */
  readonly soldOut?: true;
  /** Names of those who perform or speak, in the portal's order, each once. */
  readonly performers?: readonly string[];
  readonly series?: EventSeries;
  /** Media type of the picture's file, `image/jpeg`. */
  readonly imageType?: string;
  /** Length of the picture's file, in bytes. */
  readonly imageBytes?: number;
}

/** The defaults of the fields that every event has, the id apart. */
export const emptyEvent: Omit<CalendarEvent, 'id'> = {
  occurrence: null,
  overrides: null,
  title: null,
  summary: null,
  description: null,
  start: null,
  end: null,
  allDay: false,
  timeZone: null,
  recurrence: null,
  location: null,
  onlineUrl: null,
  url: null,
  image: null,
  organizer: null,
  categories: [],
  status: 'confirmed',
  visibility: 'public',
  published: null,
  updated: null,
  translations: {},
};

/** Whether an event may appear in feeds, pages and widgets: drafts, private and unlisted events may not. */
export const isPublishable = ({ status, visibility }: Pick<CalendarEvent, 'status' | 'visibility'>): boolean =>
  visibility === 'public' && status !== 'draft';
