/** Every word of the pages. One readable file for each language. */
export interface PageWords {
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
  readonly moved: string;
  readonly tentative: string;
  /** When it was to be; `date` in words. */
  readonly former: (date: string) => string;
  readonly online: string;
  readonly allDay: string;
  readonly subscribe: string;
  readonly opml: string;
  readonly home: string;
  readonly skip: string;
  readonly allEvents: string;
  /** `date` in a few words. */
  readonly until: (date: string) => string;
  readonly eventCount: (count: number) => string;
  readonly moreEvents: (count: number) => string;
  readonly listing: {
    readonly views: string;
    readonly upcoming: string;
    readonly month: string;
    readonly past: string;
    readonly search: string;
    readonly find: string;
    readonly categories: string;
    readonly clear: string;
    readonly nothingFound: string;
    readonly nothingPast: string;
    readonly showPast: string;
    readonly pages: string;
    readonly earlier: string;
    readonly later: string;
    readonly thisMonth: string;
    /** Days in words. */
    readonly between: (from: string | null, to: string | null) => string;
  };
  readonly event: {
    readonly when: string;
    readonly where: string;
    readonly map: string;
    readonly online: string;
    readonly join: string;
    readonly organizer: string;
    readonly categories: string;
    readonly calendar: string;
    readonly yourTime: string;
    readonly add: string;
    readonly file: string;
    readonly dates: string;
    readonly thisDate: string;
    readonly source: (host: string) => string;
    readonly cancelledMeans: string;
    readonly postponedMeans: string;
    /** It had a date, and has none now. */
    readonly postponedFrom: (date: string) => string;
    readonly movedMeans: (from: string) => string;
    readonly tentativeMeans: string;
    readonly over: string;
  };
  readonly subscription: {
    readonly programs: Readonly<
      Record<'apple' | 'google' | 'outlook' | 'office' | 'program', { readonly name: string; readonly refresh: string }>
    >;
    readonly notReachable: string;
    readonly news: string;
    readonly newsRefresh: string;
    readonly address: string;
    readonly copy: string;
    readonly copied: string;
    readonly phone: string;
    readonly qr: string;
    readonly scan: string;
    readonly once: string;
    readonly download: string;
    readonly onceMeans: string;
    readonly wholeCalendar: string;
    readonly filtered: string;
    readonly filteredMeans: string;
  };
  readonly status: {
    readonly title: string;
    readonly allWell: string;
    readonly attention: (count: number, of: number) => string;
    readonly look: string;
    readonly waiting: (count: number) => string;
    readonly wrong: string;
    readonly whatToDo: string;
    readonly advice: {
      readonly failure: string;
      readonly list: string;
      readonly heldBack: string;
      readonly withdrawn: string;
      readonly problems: (id: string) => string;
      readonly store: string;
    };
    readonly lastList: (ago: string) => string;
    readonly list: string;
    readonly store: string;
    readonly calendar: string;
    readonly events: string;
    readonly lastRead: string;
    readonly state: string;
    readonly current: string;
    readonly notYet: string;
    readonly never: string;
    /** In the place of a title. */
    readonly hidden: string;
    readonly withdrawn: (since: string) => string;
    readonly pendingDetails: (count: number) => string;
    readonly problems: (count: number) => string;
    readonly more: (count: number) => string;
  };
  readonly problem: Readonly<Record<400 | 404 | 405 | 410 | 500 | 503, string>>;
  /** Why, and what now; of the others the sentence is made where they happen. */
  readonly problemMeans: Readonly<Record<404 | 410 | 500 | 503, string>>;
}
