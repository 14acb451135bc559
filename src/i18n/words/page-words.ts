import type { Phrases } from '../phrases.ts';

/** Every word of the pages. Dates, times and names of zones come from Intl. */
export interface PageWords {
  /** The language of dates, times and numbers, a BCP 47 tag. */
  readonly language: string;
  /** The language of these words: the same, or English where there are no words in it. */
  readonly wordsLanguage: string;
  readonly lead: string;
  /** Both stand on the home page if no portal is configured. */
  readonly sampleTitle: string;
  readonly sampleText: string;
  readonly calendars: string;
  readonly noCalendars: string;
  readonly nextEvents: string;
  readonly noEvents: string;
  /** Stands above the events of the calendars that are there. */
  readonly beingRead: string;
  /** Stands for the title of an event that has none. */
  readonly untitled: string;
  readonly dateToBeAnnounced: string;
  readonly cancelled: string;
  readonly postponed: string;
  readonly moved: string;
  readonly tentative: string;
  /** The time that a moved event was first announced for: `Mon, 5 Oct, 12:00`. */
  readonly former: (date: string) => string;
  readonly online: string;
  readonly allDay: string;
  readonly subscribe: string;
  /** The button that hands the page's address to another program. */
  readonly share: string;
  /** What the button says when it has copied the address, because there is no program to hand it to. */
  readonly linkCopied: string;
  readonly opml: string;
  readonly home: string;
  /** Names the links to the page in other languages. */
  readonly languages: string;
  /** The first link of a page, for people who use the keyboard. */
  readonly skip: string;
  /** The second one, on a page that lists events below its filters. */
  readonly skipToEvents: string;
  readonly allEvents: string;
  /** `date` is short, and may have a time: `24 Oct, 14:00`. */
  readonly until: (date: string) => string;
  readonly eventCount: (count: number) => string;
  /** Opens what a list has no room for. */
  readonly moreEvents: (count: number) => string;
  readonly listing: {
    readonly views: string;
    readonly upcoming: string;
    readonly week: string;
    readonly month: string;
    readonly past: string;
    readonly search: string;
    readonly find: string;
    readonly categories: string;
    readonly clear: string;
    readonly nothingFound: string;
    /** Of the days that are shown, where others have events. */
    readonly nothingThen: string;
    readonly nothingPast: string;
    readonly showPast: string;
    readonly pages: string;
    readonly earlier: string;
    readonly later: string;
    readonly thisMonth: string;
    /** Above a list with one date of each series, and the links to all of them and back. */
    readonly seriesOnce: string;
    readonly everyDate: string;
    readonly oneDate: string;
    /** Label of the list of months, and its button. */
    readonly otherMonth: string;
    readonly go: string;
    /** After a plus sign: events of several days that a week of the month has no room for. */
    readonly alsoOngoing: (count: number) => string;
    /** Days that have a name, as links and above the events of a day. */
    readonly named: Readonly<Record<'today' | 'weekend' | 'week', string>>;
    /** Opens the form with the rarer filters. */
    readonly filters: string;
    readonly apply: string;
    /** Labels of the form's first and last day. */
    readonly from: string;
    readonly to: string;
    /** No particular calendar, place or organizer. */
    readonly anyCalendar: string;
    readonly anyPlace: string;
    readonly anyOrganizer: string;
    /** The two ways to look at a list. */
    readonly asList: string;
    readonly asCards: string;
    /** Heading of what has been running for days. */
    readonly ongoing: string;
    /** An event with dates that follow no rule. */
    readonly severalDates: string;
    /** The next date, after other words or before an event's title: `Mon, 5 Oct`. */
    readonly next: (date: string) => string;
    readonly findCalendar: string;
    /** The first day that a list is limited to: `5 October 2026`. */
    readonly fromDay: (date: string) => string;
    /** The last day that a list is limited to. */
    readonly toDay: (date: string) => string;
    /** Both, inclusive. */
    readonly days: (from: string, to: string) => string;
  };
  readonly event: {
    readonly when: string;
    readonly where: string;
    readonly map: string;
    readonly online: string;
    readonly join: string;
    readonly organizer: string;
    readonly price: string;
    readonly free: string;
    /** `amount` is formatted: `€10`. */
    readonly priceFrom: (amount: string) => string;
    readonly priceUpTo: (amount: string) => string;
    /** The main button, where nobody knows whether there are tickets. */
    readonly register: string;
    /** The main button of what costs something, and of what is free. */
    readonly getTickets: string;
    readonly signUp: string;
    readonly soldOut: string;
    readonly performers: string;
    readonly series: string;
    readonly categories: string;
    readonly yourTime: string;
    readonly add: string;
    readonly file: string;
    readonly dates: string;
    readonly thisDate: string;
    /** Opens the dates that are over. */
    readonly pastDates: (count: number) => string;
    /** Under the dates of a series that goes on. */
    readonly moreDates: string;
    /** Searches the place by its name, since its coordinates are not known. */
    readonly findOnMap: string;
    /** Leads to the calendar's other events at the same place. */
    readonly moreHere: string;
    /** How much of a series a file or a link adds to a calendar. */
    readonly addsAll: string;
    readonly addsOne: string;
    /** The events before and after this one in its calendar. */
    readonly previous: string;
    readonly following: string;
    readonly source: (host: string) => string;
    readonly cancelledMeans: string;
    readonly postponedMeans: string;
    /** A postponed event that has no new date yet. */
    readonly postponedFrom: (date: string) => string;
    readonly movedMeans: (from: string) => string;
    readonly tentativeMeans: string;
    readonly over: string;
  };
  readonly subscription: {
    readonly programs: Readonly<
      Record<
        'apple' | 'google' | 'outlook' | 'office' | 'desktop' | 'thunderbird' | 'program',
        { readonly name: string; readonly refresh: string }
      >
    >;
    readonly notReachable: string;
    readonly news: string;
    readonly newsRefresh: string;
    readonly address: string;
    readonly copy: string;
    readonly copied: string;
    /** Links to the calendar with a reminder of each event, and what to know of them. */
    readonly reminder: string;
    readonly halfHour: string;
    readonly dayBefore: string;
    readonly reminderHint: string;
    readonly phone: string;
    readonly qr: string;
    readonly scan: string;
    readonly once: string;
    readonly download: string;
    readonly onceMeans: string;
    readonly onlyShown: string;
    readonly wholeCalendar: string;
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
      readonly late: string;
      readonly list: string;
      readonly heldBack: string;
      readonly withdrawn: string;
      /** `command`: `kalends check`. */
      readonly problems: (command: string) => string;
      readonly store: string;
    };
    readonly lastList: (ago: string) => string;
    readonly list: string;
    readonly store: string;
    readonly calendar: string;
    readonly events: string;
    readonly lastRead: string;
    /** How often it should be read. `interval`: `5 minutes`, in the nominative. */
    readonly expected: (interval: string) => string;
    /** A calendar that was read too long ago, as a sentence. */
    readonly late: (ago: string, interval: string) => string;
    /** `duration`: `25 seconds`, in the nominative. */
    readonly running: (duration: string) => string;
    readonly state: string;
    readonly current: string;
    readonly notYet: string;
    readonly never: string;
    /** Stands for the title of a hidden calendar. */
    readonly hidden: string;
    /** What is said of a hidden calendar, whose failures and changes would reveal it. */
    readonly hiddenFailure: string;
    readonly hiddenHeldBack: string;
    /** Stands for its problems. `command`: `kalends check`. */
    readonly seeLog: (command: string) => string;
    readonly withdrawn: (since: string) => string;
    readonly pendingDetails: (count: number) => string;
    /** Events that the portal no longer lists and whose removal is not confirmed yet. */
    readonly missing: (count: number) => string;
    readonly problems: (count: number) => string;
    readonly more: (count: number) => string;
    /** On Workers: what a day takes of the platform's quotas. */
    readonly platform: {
      readonly title: string;
      /** `interval`: `5 minutes`, in the nominative. */
      readonly about: (plan: string, interval: string) => string;
      readonly quota: string;
      readonly used: string;
      readonly share: string;
      readonly quotas: {
        readonly objectRequests: string;
        readonly rowsWritten: string;
        readonly rowsRead: string;
        readonly duration: string;
      };
      readonly tooMuch: (quota: string) => string;
      readonly advice: string;
    };
  };
  readonly problem: Readonly<Record<400 | 404 | 405 | 410 | 421 | 500 | 503, string>>;
  /** Why, and what to do now. `busy`: a 503 for lack of time. */
  readonly problemMeans: Readonly<Record<400 | 404 | 405 | 410 | 421 | 500 | 503 | 'busy', string>>;
}

/** The same as data, as a language's file writes it. */
export type PagePhrases = Phrases<Omit<PageWords, 'language' | 'wordsLanguage'>>;
