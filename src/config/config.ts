import type { MappingSettings } from '../mapping/mapping-settings.ts';
import type { RefreshSettings } from '../publisher/publisher-settings.ts';
import type { SourceSettings } from '../source/source-settings.ts';

/** The configuration in force: every default filled in, every value checked. Only entries, app and cli see it whole. */
export interface Config {
  readonly source: SourceSettings & {
    /** Resolves relative links and images; the base URL's origin unless said. */
    readonly linkBase: string;
    /** The base URL that an existing store was filled from. */
    readonly movedFrom: string | null;
  };
  readonly mapping: MappingSettings;
  readonly site: SiteSettings;
  /** By the portal's id. */
  readonly calendars: Readonly<Record<string, CalendarSettings>>;
  /** Saved feeds by name. */
  readonly feeds: Readonly<Record<string, SavedFeed>>;
  readonly limits: { readonly pastDays: number; readonly items: number; readonly bytes: number };
  /** What an event is taken for in .ics: its minutes where it has no end, and whether it marks its subscriber as busy. */
  readonly events: { readonly defaultMinutes: number; readonly busy: boolean };
  readonly refresh: RefreshSettings;
  /** Nothing was configured: the built-in sample portal is served. */
  readonly sample: boolean;
  /** `KALENDS_PUBLIC_URL`, without a final slash; null: links follow the request's Host. */
  readonly publicUrl: string | null;
}

export interface SiteSettings {
  /** Part of every identity; null: the base URL's host when first run, kept in the store. */
  readonly id: string | null;
  readonly title: string;
  /** The organization's website. */
  readonly url: string | null;
  /** IANA; null: dates without a zone are a problem, and words are in UTC. */
  readonly timeZone: string | null;
  readonly language: string;
  readonly author: string | null;
}

export interface CalendarSettings {
  readonly slug?: string;
  readonly title?: string;
  readonly description?: string;
  readonly timeZone?: string;
  readonly language?: string;
  readonly color?: string;
  readonly hidden?: boolean;
}

export interface SavedFeed {
  readonly title: string;
  /** The portal's ids of calendars; absent: all that are not hidden. */
  readonly calendars?: readonly string[];
  /** Any of these. */
  readonly category?: readonly string[];
  readonly q?: string;
  readonly view?: 'upcoming' | 'new' | 'changes';
}
