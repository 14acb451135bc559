export interface RefreshSettings {
  readonly everySeconds: number;
  readonly detailsMaxAgeHours: number;
  /** A list that lost more than `share` of its upcoming events is held back until `times` refreshes over `minutes` agree. */
  readonly guard: { readonly share: number; readonly times: number; readonly minutes: number };
  /** An upcoming event counts as removed when `times` complete lists over `minutes` have lacked it. */
  readonly removeAfter: { readonly times: number; readonly minutes: number };
}

/** The configuration that the publisher needs, and the versions that its output depends on. */
export interface PublisherSettings {
  readonly refresh: RefreshSettings;
  readonly source: {
    readonly baseUrl: string;
    /** The base URL that an existing store was filled from, when the portal has moved since. */
    readonly movedFrom: string | null;
    readonly concurrency: number;
    readonly endpoints: { readonly details: string | false };
  };
  /** What the mapping is made from, its rules and its context. When it changes, everything is mapped again. */
  readonly mapping: unknown;
  readonly site: { readonly id: string | null; readonly timeZone: string | null; readonly language: string };
  /** By the portal's id. */
  readonly calendars: Readonly<Record<string, CalendarSettings>>;
  /** Slugs that calendars can't have, because they are names of saved feeds. */
  readonly reservedSlugs: readonly string[];
  /** Version of the code that maps. When it changes, everything is mapped again, with the stored details. */
  readonly mapVersion: string;
  /**
   * What the bytes of a published event depend on, apart from the event itself, `site.id` and its calendar's time zone,
   * language and slug: the version of the renderers and the public URL. When it changes, every event gets a new revision.
   */
  readonly publication: string;
  /**
   * What the bytes of feeds depend on, beside what is published. When it changes, news get a later Last-Modified, and no
   * event a revision. Absent: nothing.
   */
  readonly rendering?: unknown;
  /** An event that the portal no longer lists stays published for this many days after its end. */
  readonly keepPastDays: number;
}

/** What the configuration says about one calendar. It takes precedence over what the portal says. */
export interface CalendarSettings {
  /** The name in addresses: `/calendars/lectures`, `/feeds/lectures.ics`. */
  readonly slug?: string;
  /** In the place of the portal's title. */
  readonly title?: string;
  /** In the place of the portal's description. */
  readonly description?: string;
  /** IANA name of the zone for dates of this calendar without one. */
  readonly timeZone?: string;
  /** BCP 47. The language of this calendar's pages and feeds. */
  readonly language?: string;
  /** A CSS colour name or `#rrggbb`. */
  readonly color?: string;
  /** Served, but listed nowhere. */
  readonly hidden?: boolean;
}
