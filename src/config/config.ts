import type { SiteWords } from '../i18n/site-words.ts';
import type { ConfiguredMapping } from '../mapping/mapping-settings.ts';
import type { SiteBrand } from '../pages/site/site-settings.ts';
import type { CalendarSettings, RefreshSettings } from '../publisher/publisher-settings.ts';
import type { SourceSettings } from '../source/source-settings.ts';

/** The configuration in use, validated and with every default. Only the entries, the app and the CLI see all of it. */
export interface Config {
  readonly source: SourceSettings & {
    /** The base for relative links and images. Default: the origin of the base URL. */
    readonly linkBase: string;
    /** The earlier base URL from which an existing store was filled. */
    readonly movedFrom: string | null;
  };
  readonly mapping: ConfiguredMapping;
  readonly site: SiteSettings;
  /** By the calendars' ids in the portal. */
  readonly calendars: Readonly<Record<string, CalendarSettings>>;
  /** Saved feeds by name. */
  readonly feeds: Readonly<Record<string, SavedFeed>>;
  readonly limits: { readonly pastDays: number; readonly items: number; readonly bytes: number };
  /** Events in .ics: the minutes of one without an end, and whether events show the subscriber as busy. */
  readonly events: { readonly defaultMinutes: number; readonly busy: boolean };
  readonly refresh: RefreshSettings & {
    /** `/readyz` is 503 when a calendar was last read longer ago; null: never for that. */
    readonly staleAfterMinutes: number | null;
  };
  readonly server: ServerSettings;
  readonly worker: WorkerSettings;
  /** Nothing is configured, so the built-in sample portal is served. */
  readonly sample: boolean;
  /** `KALENDS_PUBLIC_URL` without a final slash; null: links use the request's Host. */
  readonly publicUrl: string | null;
}

export interface SiteSettings extends SiteBrand {
  /** Part of every event's identity. Null: the host of the base URL at the first run, which the store keeps. */
  readonly id: string | null;
  readonly title: string;
  /** The organization's website. */
  readonly url: string | null;
  /** IANA name. Null: a date without a zone is a problem, and texts use UTC. */
  readonly timeZone: string | null;
  readonly language: string;
  readonly author: string | null;
  /**
   * `none`: nothing makes the program of a visitor or subscriber load an image from another site. `direct`: pictures are loaded
   * from where they are. Else: the template of the address at which pages have them in a width.
   */
  readonly images: string;
  /** The template of a link to a map. False: there is no such link. Null: OpenStreetMap. */
  readonly map: string | false | null;
  /** Words that the site gives itself, by language and name. */
  readonly words: SiteWords;
}

export interface ServerSettings {
  /** Hosts that are answered in addition to the public URL's. Others get 421. Without both, every host is answered. */
  readonly hosts: readonly string[];
  /** Pages of which other sites may read feeds and the widget's data: all, none, or those of these origins. */
  readonly cors: '*' | false | readonly string[];
  /** Bytes of finished feeds and pages to keep. Null: the runtime's default. */
  readonly cacheBytes: number | null;
  /** How many feeds and pages are rendered at the same time. Null: the runtime's default. */
  readonly maxRenderings: number | null;
  /** How many more may wait for their turn. */
  readonly maxWaiting: number;
  /** `/.well-known/security.txt`. Null: there is none. */
  readonly securityTxt: SecurityTxt | null;
}

/** What only Cloudflare Workers heed. */
export interface WorkerSettings {
  readonly plan: 'free' | 'paid';
  /** Requests to the portal in one run. Null: as many as the plan leaves. */
  readonly requestsPerRun: number | null;
  /** Seconds. Null: `refresh.everySeconds`, stretched on the free plan. */
  readonly everySeconds: number | null;
}

export interface SecurityTxt {
  /** URLs, the preferred one first. */
  readonly contact: readonly string[];
  /** Instant. */
  readonly expires: string;
  readonly policy?: string | undefined;
  /** BCP 47. */
  readonly languages?: readonly string[] | undefined;
}

export interface SavedFeed {
  /** Title of the feed. */
  readonly title: string;
  /** Ids of calendars in the portal; absent: all calendars that are not hidden. */
  readonly calendars?: readonly string[];
  /** Events with at least one of these categories. */
  readonly category?: readonly string[];
  /** Events at one of these places. */
  readonly place?: readonly string[];
  /** Events of one of these organizers. */
  readonly organizer?: readonly string[];
  /** Events with all of these words. */
  readonly q?: string;
  /** Only what is to come, what is new, or what has changed. */
  readonly view?: 'upcoming' | 'new' | 'changes';
}
