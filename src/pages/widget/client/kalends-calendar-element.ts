/** One date of an event, as listeners and `events` have it. */
export interface KalendsEvent {
  /** The portal's id. The dates of a series share it. Null: the server is of an earlier release. */
  readonly id: string | null;
  readonly title: string | null;
  /** Instants in UTC (`2026-10-24T12:00:00Z`), or days (`2026-10-24`); the end is exclusive. Null: not known. */
  readonly start: string | null;
  readonly end: string | null;
  /** Absolute URL of the event's page. */
  readonly url: string;
}

/** What `kalends:load` tells. */
export interface KalendsLoad {
  /** The title of the calendar. */
  readonly title: string;
  readonly events: readonly KalendsEvent[];
}

/** The events that `<kalends-calendar>` dispatches. They bubble, and leave the shadow trees around them. */
export interface KalendsEventMap {
  /** A visitor chose an event. Cancelable: `preventDefault()` keeps the browser from following the link. */
  'kalends:select': CustomEvent<KalendsEvent>;
  /** Events arrived: for the first time, or others than before. */
  'kalends:load': CustomEvent<KalendsLoad>;
}

/**
 * `<kalends-calendar>`. Each property but `events` is the attribute of its name as a text; null removes it. An invalid
 * value counts as absent.
 */
export interface KalendsCalendarElement extends HTMLElement {
  /** The calendar's slug or id, or the name of a saved feed. */
  calendar: string | null;
  /** `list`, `agenda`, `cards`, `month` or `next`. */
  layout: string | null;
  /** How many events, 1 to 100. */
  limit: string | null;
  /** Names of categories, separated by `|`. */
  category: string | null;
  /** Names of organizers, separated by `|`. */
  organizer: string | null;
  /** BCP 47. */
  language: string | null;
  /** `light`, `dark` or `auto`. */
  theme: string | null;
  /** The level of the heading, `1` to `6`, or `none`. */
  heading: string | null;
  /** The `target` of links. */
  target: string | null;
  /** `none`, or any other value for pictures. */
  pictures: string | null;
  /** `none`, or any other value for buttons that filter by category. */
  filters: string | null;
  /** The address of Kalends, `https://events.example.org`. */
  base: string | null;
  /** The events that were read last, of the chosen categories. Empty until they arrive. */
  readonly events: readonly KalendsEvent[];
  /** Reads the events again, now. They are read every five minutes anyway. */
  refresh(): void;
  /** Shows a month, `YYYY-MM`, in the month layout. Another text changes nothing. */
  showMonth(month: string): void;
  /** Goes back to today, in the month and in the agenda. */
  showToday(): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'kalends-calendar': KalendsCalendarElement;
  }
  /** Elements, the document and the window hear them. */
  interface GlobalEventHandlersEventMap extends KalendsEventMap {}
}
