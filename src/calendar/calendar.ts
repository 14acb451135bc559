/** A calendar as it is published: the portal's record with the configuration laid over it. */
export interface Calendar {
  /** The portal's own id, as text. */
  readonly id: string;
  /** What links use: `[A-Za-z0-9_-]+`. */
  readonly slug: string;
  /** Plain text. */
  readonly title: string;
  readonly description: string | null;
  /** IANA name of the zone that times are shown in and days are counted in; `UTC` where nobody says. */
  readonly timeZone: string;
  /** BCP 47 tag. */
  readonly language: string;
  readonly url: string | null;
  /** A CSS colour name or `#rrggbb`. */
  readonly color: string | null;
  /** Served, but listed nowhere. */
  readonly hidden: boolean;
}

/** A calendar as the portal lists it. Null: the portal does not say. */
export interface CalendarRecord {
  readonly id: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly timeZone: string | null;
  readonly url: string | null;
}
