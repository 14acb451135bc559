import type { CalendarField, EventField, Rule } from '../mapping/mapping-settings.ts';
import type { CalendarSettings } from '../publisher/publisher-settings.ts';
import type { PagingSettings, QueryValue } from '../source/source-settings.ts';
import type { SavedFeed } from './config.ts';

/** The configuration as a person writes it. Everything is optional. Secrets come only from the environment. */
export interface Settings {
  /** The portal, and how to read it. */
  readonly source?: SourceInput;
  /** Where the fields of an event are in the portal's records. A field without a rule is detected. */
  readonly mapping?: MappingInput;
  /** What stands on the pages and in the feeds, and in which zone and language. */
  readonly site?: SiteInput;
  /** By the calendar's id in the portal. */
  readonly calendars?: Readonly<Record<string, CalendarSettings>>;
  /** Feeds that combine and filter calendars, by name: `lectures` is served as `/feeds/lectures.ics`. */
  readonly feeds?: Readonly<Record<string, SavedFeed>>;
  /** How much the feeds hold. */
  readonly limits?: LimitsInput;
  /** How events are written in .ics. */
  readonly events?: EventsInput;
  /** How often the portal is read, and what is believed of what it says. */
  readonly refresh?: RefreshInput;
  /** How requests are answered. */
  readonly server?: ServerInput;
  /** What only Cloudflare Workers heed: the plan, and how much of it refreshing may take. */
  readonly worker?: WorkerInput;
}

export interface SourceInput {
  /** Absolute, http or https. The paths of the endpoints are appended to it. `KALENDS_BASE_URL` overrides it. */
  readonly baseUrl?: string;
  /** The base for relative links and images. Default: the origin of the base URL. */
  readonly linkBase?: string;
  /** If the portal has moved: the earlier base URL, from which an existing store was filled. */
  readonly movedFrom?: string | null;
  /** How to send the token. The token itself is in `KALENDS_TOKEN`. Default: `Authorization: Bearer …`. */
  readonly auth?: AuthInput;
  /**
   * Paths below the base URL. `{eventCalendarId}` and `{eventId}` are replaced. In `details`, so is `{name}` for any field of
   * the event's record in the list.
   */
  readonly endpoints?: {
    /** The list of calendars. Default: `/event-calendars`. */
    readonly calendars?: string;
    /** The list of a calendar's events. Default: `/event-calendar/{eventCalendarId}/events`. */
    readonly events?: string;
    /** One event's details. Default: `/event-calendar/{eventCalendarId}/event/{eventId}/details`. False: never read details. */
    readonly details?: string | false;
  };
  /** Additional query parameters for each operation. `{ days: -90, format: 'yyyy-MM-dd' }` is a day relative to today. */
  readonly query?: {
    /** Of the request for the list of calendars, by name. */
    readonly calendars?: Readonly<Record<string, QueryValue>>;
    /** Of the requests for a calendar's events, by name. */
    readonly events?: Readonly<Record<string, QueryValue>>;
    /** Of the requests for an event's details, by name. */
    readonly details?: Readonly<Record<string, QueryValue>>;
  };
  /** Additional headers for every request. */
  readonly headers?: Readonly<Record<string, string>>;
  /** How lists are paged. Default: `auto`. */
  readonly paging?: PagingSettings;
  /** Milliseconds for one request. All pages of a list together have ten times that. Default: 10000. */
  readonly timeoutMs?: number;
  /** How many requests may run at the same time. Those that hang do not count, up to as many again. Default: 6. */
  readonly concurrency?: number;
  /** The greatest size of one decoded response, in bytes. Default: 20000000. */
  readonly maxBytes?: number;
  /** How often a failed request is retried. Default: 2. */
  readonly retries?: number;
}

export type AuthInput =
  | {
      /** Where the token goes. `basic`: as the password of a user; `none`: the portal needs no token. */
      readonly in: 'header';
      /** The name of the header or of the query parameter. Default: `Authorization` for a header. */
      readonly name?: string;
      /** The word before the token in a header. Default: `Bearer` in `Authorization`; in any other header, none. */
      readonly scheme?: string;
    }
  | { readonly in: 'query'; readonly name: string }
  | {
      readonly in: 'basic';
      /** The name of the user whose password the token is. */
      readonly user: string;
    }
  | { readonly in: 'none' };

export interface MappingInput {
  /** Where the list of calendars is in the response, and rules for their records. */
  readonly calendars?: {
    /** JMESPath to the list in the response: `data.calendars`. */
    readonly items?: string;
  } & { readonly [field in CalendarField]?: Rule | null };
  /** Where the list is in the response. */
  readonly events?: {
    /** JMESPath to the list in the response: `data.items`. */
    readonly items?: string;
  };
  /** Where the event is in the response with its details. */
  readonly details?: {
    /** JMESPath to the event in the response: `data`. */
    readonly item?: string;
  };
  /** Rules for the event's record in the list, merged with its details. `null` leaves a field empty, whatever detection finds. */
  readonly event?: { readonly [field in EventField]?: Rule | null };
  /** Whether the end of an all-day event is its last day (`inclusive`) or the day after it. Default: `auto`. */
  readonly allDayEnd?: 'auto' | 'exclusive' | 'inclusive';
}

export interface SiteInput {
  /** A domain name that becomes part of every event's identity. Default: the host of the base URL at the first run. */
  readonly id?: string | null;
  /** Title of the pages and of the list of feeds. Default: `Events`. */
  readonly title?: string;
  /** The organization's website. */
  readonly url?: string | null;
  /** IANA name of the zone for dates without one. `KALENDS_TIMEZONE` overrides it. */
  readonly timeZone?: string | null;
  /** Language of the pages and feeds, and of texts that the portal has in several languages. BCP 47. Default: `en`. */
  readonly language?: string;
  /** Who is named as the author in Atom and JSON Feed. */
  readonly author?: string | null;
  /**
   * `'none'` for the privacy of visitors and subscribers: pages, feeds and the widget then make nobody load an image from
   * another site. Pictures in descriptions become links.
   *
   * An address has pages and the widget load pictures in the size that they show, from a service that you run or pay for:
   * `https://img.example/{width}/{url}`. `{width}` is in pixels, `{url}` the picture's URL, percent-encoded, and `{+url}` the
   * URL as it is. Cloudflare Images: `https://events.example/cdn-cgi/image/width={width},fit=scale-down,format=auto/{+url}`;
   * imgproxy: `https://img.example/insecure/rs:fit:{width}/plain/{url}`. Let the service take pictures of your portal only. Default: `'direct'`.
   */
  readonly images?: string;
  /**
   * Where the page of an event shows its place on a map: an address with `{query}`, the coordinates or else the place's name and
   * address, or with `{place}`, always name and address: `https://www.google.com/maps/search/?api=1&query={query}`. It is a
   * link: pages load nothing from there. `false`: no link. Default: OpenStreetMap.
   */
  readonly map?: string | false | null;
  /**
   * Words of feeds, pages and the widget in place of those of Kalends, or in a language that it does not speak: by language
   * and name, as `{ cs: { 'pages.subscribe': 'Odebírat' } }`. docs/words.md lists the names.
   */
  readonly words?: {
    readonly [language: string]: { readonly [name: string]: string | { readonly [form: string]: string } };
  };
  /**
   * The organization's logo above every page: a picture, or `{ src, dark, alt, icon }`. A picture is a URL, a file beside
   * the configuration (`logo.svg`), a `data:` URL or the text of an SVG. On Workers there are no files.
   */
  readonly logo?:
    | string
    | {
        /** The picture. It is shown 44 pixels high. */
        readonly src: string;
        /** For dark pages. Default: the same. */
        readonly dark?: string | null;
        /** What the picture says, for those who do not see it. Default: the site's title. */
        readonly alt?: string | null;
        /** A square picture for the browser's tab and for home screens. Default: a calendar sheet in the accent's colour. */
        readonly icon?: string | null;
      }
    | null;
  /** Colours of buttons, links and what is chosen. Text stays readable (WCAG 2.2 AA): the log says what was adjusted. */
  readonly colors?: {
    /** A CSS colour name or `#rrggbb`. Default: a dark teal. */
    readonly accent?: string | null;
    /** In the dark. Default: made from `accent`. */
    readonly accentDark?: string | null;
  };
  /** The font of pages and frames. Default: the system's. */
  readonly font?: {
    /** Its name: `Source Sans 3`. Without a file or a style sheet, visitors who have it installed see it. */
    readonly family: string;
    /** URL of a style sheet that loads it. Fonts from another host need that host in `allow['font-src']`. */
    readonly stylesheet?: string | null;
    /** A woff2 file: a URL or a file beside the configuration, which Kalends then serves itself. */
    readonly file?: string | null;
  } | null;
  /** Links below every page, such as imprint and privacy: `{ label, url }`. A label is a text, or texts by language. */
  readonly footer?: readonly {
    readonly label: string | Readonly<Record<string, string>>;
    readonly url: string;
  }[];
  /** A style sheet after the pages' own: a file beside the configuration, its URL, or its text. */
  readonly css?: string | null;
  /** HTML that is trusted, for the `<head>` of every page: its text, or a file beside the configuration. */
  readonly head?: string | null;
  /** The picture that other sites show with a link to a page that has none of its own: a URL or a file. */
  readonly image?: string | null;
  /**
   * More origins that pages may load from (Content-Security-Policy). What `logo`, `font`, `css` and `head` name is allowed
   * without it.
   */
  readonly allow?: {
    /** Scripts that scripts load. */
    readonly 'script-src'?: readonly string[];
    /** Style sheets. */
    readonly 'style-src'?: readonly string[];
    /** Fonts. */
    readonly 'font-src'?: readonly string[];
    /** Pictures, where `images` is `'none'`. */
    readonly 'img-src'?: readonly string[];
    /** What scripts send to, or ask. */
    readonly 'connect-src'?: readonly string[];
    /** Frames. */
    readonly 'frame-src'?: readonly string[];
    /** Sound and video. */
    readonly 'media-src'?: readonly string[];
  };
}

export interface LimitsInput {
  /** How many days an event stays in the feeds after it is over; 0: forever. Default: 90. */
  readonly pastDays?: number;
  /** The greatest number of items in RSS, Atom and JSON Feed; 0: no limit. Default: 100. */
  readonly items?: number;
  /** The greatest size of an .ics file in bytes; 0: no limit. Default: 1000000. */
  readonly bytes?: number;
}

export interface EventsInput {
  /** The duration in .ics of an event that has a time but no end, in minutes. Default: 60. */
  readonly defaultMinutes?: number;
  /** Whether events show their subscribers as busy. Default: false. */
  readonly busy?: boolean;
}

export interface RefreshInput {
  /** Seconds from one refresh of a calendar to the next. Default: 300. */
  readonly everySeconds?: number;
  /** After how many hours the details of an event are read again though its record in the list is unchanged. Default: 24. */
  readonly detailsMaxAgeHours?: number;
  /**
   * `/readyz` is 503 when a calendar was last read longer ago, in minutes. Set it only where a 503 does not take away the good copy: a
   * load balancer that removes every server would. Default: null, never.
   */
  readonly staleAfterMinutes?: number | null;
  /**
   * Protects against lists that are suddenly incomplete. A list that lost more than `share` of its upcoming events is
   * published only after `times` refreshes over at least `minutes` confirmed it.
   */
  readonly guard?: {
    /** The greatest share of the upcoming events that a list may lose at once, from 0 to 1. */
    readonly share?: number;
    /** How many refreshes have to say the same. */
    readonly times?: number;
    /** Over how many minutes at least. */
    readonly minutes?: number;
  };
  /**
   * When an upcoming event that the portal's list lacks counts as removed, and is published as cancelled: after `times`
   * complete lists over at least `minutes` have lacked it, or sooner if the portal answers 404 or 410 for its details.
   * Default: 2 lists over 10 minutes. With `{ times: 1, minutes: 0 }` the first list that lacks it is believed.
   */
  readonly removeAfter?: {
    /** How many complete lists in a row have to lack the event. */
    readonly times?: number;
    /** Over how many minutes at least. */
    readonly minutes?: number;
  };
}

export interface ServerInput {
  /**
   * Host names, without a port, that are answered in addition to the public URL's: `calendar.intranet`. A request for
   * any other host gets 421, except for `/healthz`, `/readyz` and `/metrics`. Without a public URL and without this list,
   * every host is answered. Default: none.
   */
  readonly hosts?: readonly string[];
  /**
   * Pages of which other sites may read feeds and the widget's data by script (CORS): `'*'` for all, `false` for none, or
   * a list of origins such as `https://www.uni.example`. Default: `'*'`.
   */
  readonly cors?: '*' | false | readonly string[];
  /**
   * Bytes of finished feeds and pages that are kept, with their keys and headers. Rendered events take a quarter more.
   * Default: 64000000 on Node, 32000000 on Workers.
   */
  readonly cacheBytes?: number | null;
  /**
   * How many feeds and pages are rendered at the same time. Each has the events of its calendars in memory. Default: 2 on
   * Node, 16 on Workers, where most of them wait for an object.
   */
  readonly maxRenderings?: number | null;
  /**
   * How many more may wait for their turn. Past it, what is not cached gets 503 with Retry-After. On Workers none waits.
   * Default: 50.
   */
  readonly maxWaiting?: number;
  /** Whom to tell about a weakness: served as `/.well-known/security.txt` (RFC 9116). Default: not served. */
  readonly securityTxt?: {
    /** E-mail addresses, or URLs with https, mailto or tel; the preferred one first. */
    readonly contact: string | readonly string[];
    /** The day, or the instant, after which nobody should rely on it: `2027-11-30`. At most a year ahead is usual. */
    readonly expires: string;
    /** URL of your rules for those who look for weaknesses. */
    readonly policy?: string;
    /** Languages that you read: `['en', 'de']`. */
    readonly languages?: readonly string[];
  } | null;
}

export interface WorkerInput {
  /**
   * The account's plan. On `free`, a run makes fewer requests, and the interval stretches with the number of calendars, so
   * that refreshing takes at most half of each daily quota. Default: `free`.
   */
  readonly plan?: 'free' | 'paid';
  /**
   * How many requests one run may send the portal, redirects and retries included. The next run reads what is left, half a
   * minute later. Default: 42 on the free plan, of the 50 that it allows; 5000 on a paid one, of 10000.
   */
  readonly requestsPerRun?: number | null;
  /** In the place of `refresh.everySeconds`, in seconds. It is taken as it is and never stretched. Default: not set. */
  readonly everySeconds?: number | null;
}

/** Returns the configuration unchanged. It gives editors the types of the settings. */
export function defineConfig(settings: Settings): Settings {
  return settings;
}
