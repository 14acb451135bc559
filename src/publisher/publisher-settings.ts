export interface RefreshSettings {
  readonly everySeconds: number;
  readonly detailsMaxAgeHours: number;
  /** A list that lost more than `share` of its upcoming events is held back until `times` refreshes over `minutes` agree. */
  readonly guard: { readonly share: number; readonly times: number; readonly minutes: number };
}

/** The slices of the configuration that the publisher needs, and the constants that what it publishes depends on. */
export interface PublisherSettings {
  readonly refresh: RefreshSettings;
  readonly source: {
    readonly baseUrl: string;
    /** The base URL that an existing store was filled from. */
    readonly movedFrom: string | null;
    readonly concurrency: number;
    readonly endpoints: { readonly details: string | false };
  };
  /** What the mapping was made from (its rules and context): when it changes, everything is mapped anew. */
  readonly mapping: unknown;
  readonly site: { readonly id: string | null; readonly timeZone: string | null; readonly language: string };
  /** By the portal's id. */
  readonly calendars: Readonly<Record<string, CalendarOverlay>>;
  /** Slugs that are taken: the saved feeds' names. */
  readonly reservedSlugs: readonly string[];
  /** Version of the code that maps: when it changes, all is mapped anew from the details that are kept. */
  readonly mapVersion: string;
  /**
   * Whatever else the bytes of one published event depend on, beside the event, `site.id` and its calendar's zone,
   * language and slug: the renderers' version, the public URL. When it changes, every event's revision moves.
   */
  readonly publication: string;
  /** Days for which a past event is kept that the portal no longer lists. */
  readonly keepPastDays: number;
}

/** What the configuration says of one calendar; it wins over what the portal says. */
export interface CalendarOverlay {
  readonly slug?: string;
  readonly title?: string;
  readonly description?: string;
  readonly timeZone?: string;
  readonly language?: string;
  readonly color?: string;
  readonly hidden?: boolean;
}
