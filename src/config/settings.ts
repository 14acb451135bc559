import type { CalendarField, EventField, Rule } from '../mapping/mapping-settings.ts';
import type { Operation, PagingSettings, QueryValue } from '../source/source-settings.ts';
import type { CalendarSettings, SavedFeed } from './config.ts';

/** The configuration as a person writes it. What is left out has its default; secrets come from the environment only. */
export interface Settings {
  /** The portal, and how it is asked. */
  readonly source?: SourceInput;
  /** Which field of the portal's records is what. Each rule is optional: what is absent is detected. */
  readonly mapping?: MappingInput;
  readonly site?: SiteInput;
  /** By the portal's id of the calendar. */
  readonly calendars?: Readonly<Record<string, CalendarSettings>>;
  /** Saved feeds, combined and filtered, by name: `lectures` is served as `/feeds/lectures.ics`. */
  readonly feeds?: Readonly<Record<string, SavedFeed>>;
  readonly limits?: LimitsInput;
  readonly events?: EventsInput;
  readonly refresh?: RefreshInput;
}

export interface SourceInput {
  /** Absolute, http or https; the endpoints' paths are appended to it. `KALENDS_BASE_URL` wins over it. */
  readonly baseUrl?: string;
  /** Resolves relative links and images. Default: the base URL's origin. */
  readonly linkBase?: string;
  /** The base URL that an existing store was filled from, when the portal has moved. */
  readonly movedFrom?: string | null;
  /** How the token is sent; the token itself is `KALENDS_TOKEN`. Default: `Authorization: Bearer …`. */
  readonly auth?: AuthInput;
  /** Paths after the base URL. `{eventCalendarId}` and `{eventId}` are replaced; in `details` so is any field of the list's record. */
  readonly endpoints?: {
    /** Default: `/event-calendars`. */
    readonly calendars?: string;
    /** Default: `/event-calendar/{eventCalendarId}/events`. */
    readonly events?: string;
    /** Default: `/event-calendar/{eventCalendarId}/event/{eventId}/details`. False: never ask for details. */
    readonly details?: string | false;
  };
  /** More query parameters for each operation; `{ days: -90, format: 'yyyy-MM-dd' }` is a day counted from today. */
  readonly query?: { readonly [operation in Operation]?: Readonly<Record<string, QueryValue>> };
  /** More headers for every request. */
  readonly headers?: Readonly<Record<string, string>>;
  /** How a list goes on. Default: `auto`. */
  readonly paging?: PagingSettings;
  /** Milliseconds for one request; a whole listing has ten times that. Default: 10000. */
  readonly timeoutMs?: number;
  /** Requests at once. Default: 6. */
  readonly concurrency?: number;
  /** Bytes of one answer, decoded. Default: 20000000. */
  readonly maxBytes?: number;
  /** How often a failed request is tried again. Default: 2. */
  readonly retries?: number;
}

export type AuthInput =
  /** `name` is Authorization and `scheme` Bearer unless said; a header of another name holds the token alone. */
  | { readonly in: 'header'; readonly name?: string; readonly scheme?: string }
  | { readonly in: 'query'; readonly name: string }
  | { readonly in: 'basic'; readonly user: string }
  | { readonly in: 'none' };

export interface MappingInput {
  readonly calendars?: { readonly items?: string } & { readonly [field in CalendarField]?: Rule };
  /** Where the list is in the answer. */
  readonly events?: { readonly items?: string };
  /** Where the event is in the answer of its details. */
  readonly details?: { readonly item?: string };
  /** Read from the details laid over the list's record. */
  readonly event?: { readonly [field in EventField]?: Rule };
  /** Whether the last day of an all-day event is in it. Default: `auto`. */
  readonly allDayEnd?: 'auto' | 'exclusive' | 'inclusive';
}

export interface SiteInput {
  /** A domain name; part of every event's identity. Default: the base URL's host when first run. */
  readonly id?: string | null;
  readonly title?: string;
  /** The organization's website. */
  readonly url?: string | null;
  /** IANA name of the zone of dates that name none. `KALENDS_TIMEZONE` wins over it. */
  readonly timeZone?: string | null;
  /** BCP 47. Default: `en`. */
  readonly language?: string;
  readonly author?: string | null;
}

export interface LimitsInput {
  /** How long an event stays in the feeds once it is over; 0: for ever. Default: 90. */
  readonly pastDays?: number;
  /** Of RSS, Atom and JSON Feed; 0: no limit. Default: 100. */
  readonly items?: number;
  /** Of iCalendar; 0: no limit. Default: 1000000. */
  readonly bytes?: number;
}

export interface EventsInput {
  /** How long an event lasts in .ics that has a time and no end, in minutes. Default: 60. */
  readonly defaultMinutes?: number;
  /** Whether events mark their subscribers as busy. Default: false. */
  readonly busy?: boolean;
}

export interface RefreshInput {
  /** Default: 300. */
  readonly everySeconds?: number;
  /** Default: 24. */
  readonly detailsMaxAgeHours?: number;
  /** A list that lost more than `share` of its coming events is held back until `times` refreshes over `minutes` agree. */
  readonly guard?: { readonly share?: number; readonly times?: number; readonly minutes?: number };
}

/** Gives a configuration its types in an editor; returns it as it stands. */
export function defineConfig(settings: Settings): Settings {
  return settings;
}
