/**
 * The model that every room shares: plain, readonly, JSON-safe data in the words of the configuration.
 *
 * An *instant* is ISO 8601 in UTC to the second, `2026-10-25T00:30:00Z`. A *day* is `YYYY-MM-DD`.
 */

export const statuses = ['confirmed', 'tentative', 'cancelled', 'postponed', 'draft'] as const;
export type EventStatus = (typeof statuses)[number];

export const visibilities = ['public', 'unlisted', 'private'] as const;
export type Visibility = (typeof visibilities)[number];

/** A text in two forms: HTML that was cleaned when the event arrived (absolute links, allow-listed tags), and plain. */
export interface RichText {
  readonly html: string;
  readonly text: string;
}

/** Where an event takes place. At least one of the fields is not null. */
export interface Place {
  /** What people call it: `Hall 3`. */
  readonly name: string | null;
  /** The postal address, as one line or several. */
  readonly address: string | null;
  /** Degrees, WGS 84. Both coordinates or neither. */
  readonly geo: { readonly lat: number; readonly lon: number } | null;
}

export interface Organizer {
  readonly name: string | null;
  readonly email: string | null;
}

/** The repetition of an event, in the notation of RFC 5545 §3.8.5, without property names. */
export interface Recurrence {
  /** RRULE values: `FREQ=WEEKLY;BYDAY=MO`. */
  readonly rules: readonly string[];
  /** Starts that are left out and starts that are added: instants, or days when the event is all-day. */
  readonly exclude: readonly string[];
  readonly include: readonly string[];
}

/** What one language says of an event. */
export interface EventTexts {
  readonly title: string | null;
  readonly summary: string | null;
  readonly description: RichText | null;
}

export interface CalendarEvent {
  /** The portal's own id, as text. The sessions of one event share it. */
  readonly id: string;
  /** Tells the sessions of one event apart: the portal's id of the session, or its start. Null for an event of one session that has no id of its own. */
  readonly occurrence: string | null;
  /** Set where this record replaces one occurrence of a recurring event: the master's id and the start that it replaces. */
  readonly overrides: { readonly id: string; readonly start: string } | null;
  /** Plain text on one line. Null where the portal has none. */
  readonly title: string | null;
  /** A short plain text. */
  readonly summary: string | null;
  readonly description: RichText | null;
  /** An instant, or a day when `allDay`. Null: to be announced. */
  readonly start: string | null;
  /** Exclusive, never before `start`, of the same kind as it. Null where the portal has none. */
  readonly end: string | null;
  readonly allDay: boolean;
  /** IANA name, where the portal names the event's own zone. */
  readonly timeZone: string | null;
  readonly recurrence: Recurrence | null;
  readonly location: Place | null;
  /** Absolute http(s) URLs. */
  readonly onlineUrl: string | null;
  readonly url: string | null;
  readonly image: string | null;
  readonly organizer: Organizer | null;
  /** Names, without repetition, in the portal's order. */
  readonly categories: readonly string[];
  readonly status: EventStatus;
  readonly visibility: Visibility;
  /** Instants, as the portal says. */
  readonly published: string | null;
  readonly updated: string | null;
  /** The texts in other languages by BCP 47 tag; `title`, `summary` and `description` are the calendar's own. */
  readonly translations: Readonly<Record<string, EventTexts>>;
}

/** An event with nothing known but its id: what tests and mappers start from. */
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

/** Drafts, private and unlisted events are never in a feed, a page or a widget. */
export const isPublishable = ({ status, visibility }: Pick<CalendarEvent, 'status' | 'visibility'>): boolean =>
  visibility === 'public' && status !== 'draft';
