/** A calendar for publication: the portal's record, overridden by the configuration. */
export interface Calendar {
  /** The portal's own id, as text. */
  readonly id: string;
  /** The calendar's name in links: `[A-Za-z0-9_-]+`. */
  readonly slug: string;
  /** Plain text. */
  readonly title: string;
  readonly description: string | null;
  /**
   * IANA name of the zone in which times are shown and days begin; `UTC` where neither the portal nor the configuration
   * names one.
   */
  readonly timeZone: string;
  /** BCP 47 tag. */
  readonly language: string;
  readonly url: string | null;
  /** A CSS colour name or `#rrggbb`. */
  readonly color: string | null;
  /** The calendar is served but not listed. */
  readonly hidden: boolean;
}

/** A calendar as the portal lists it. Null stands for what the portal does not say. */
export interface CalendarRecord {
  readonly id: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly timeZone: string | null;
  readonly url: string | null;
  /** A CSS colour name or `#rrggbb`. Absent: there is none, or an earlier release stored the record. */
  readonly color?: string;
  /** The currency of its events' prices, ISO 4217. Absent: the portal states none, or an earlier release stored the record. */
  readonly currency?: string;
}
