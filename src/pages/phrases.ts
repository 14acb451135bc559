/** Every word of the pages. One readable file for each language. */
export interface Phrases {
  /** BCP 47. */
  readonly language: string;
  readonly lead: string;
  readonly sampleTitle: string;
  readonly sampleText: string;
  readonly calendars: string;
  readonly collections: string;
  readonly noCalendars: string;
  readonly nextEvents: string;
  readonly noEvents: string;
  readonly beingRead: string;
  readonly untitled: string;
  readonly dateToBeAnnounced: string;
  readonly cancelled: string;
  readonly postponed: string;
  readonly tentative: string;
  readonly online: string;
  readonly allDay: string;
  readonly subscribe: string;
  readonly subscribeTo: (title: string) => string;
  readonly file: string;
  readonly opml: string;
  readonly home: string;
  readonly status: {
    readonly title: string;
    readonly allWell: string;
    readonly attention: (count: number, of: number) => string;
    readonly look: string;
    readonly waiting: (count: number) => string;
    readonly list: string;
    readonly store: string;
    readonly calendar: string;
    readonly events: string;
    readonly lastRead: string;
    readonly state: string;
    readonly current: string;
    readonly notYet: string;
    readonly never: string;
    readonly withdrawn: (since: string) => string;
    readonly pendingDetails: (count: number) => string;
    readonly problems: (count: number) => string;
    readonly more: (count: number) => string;
  };
  readonly problem: Readonly<Record<400 | 404 | 405 | 410 | 500 | 503, string>>;
}
