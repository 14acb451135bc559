/** What `/embed/<id>/events.json` answers. Scripts that are an hour old read it: fields are added, never changed. */
export interface WidgetAnswer {
  readonly version: 1;
  /** Of the calendar or the saved feed. */
  readonly title: string;
  /** BCP 47: of the texts. */
  readonly language: string;
  /** IANA: times are shown in it and days counted. */
  readonly timeZone: string;
  /** Absolute URLs: the calendar's page, and where on it one subscribes. */
  readonly page: string;
  readonly subscribe: string;
  /** Every event of these days, both inclusive, is here; beyond them some are. */
  readonly from: string;
  readonly through: string;
  /** By day, all-day ones first, then by start; those to be announced come last. */
  readonly events: readonly WidgetEvent[];
}

/** One time that an event takes place. */
export interface WidgetEvent {
  /** Null: the word for 'Event'. */
  readonly title: string | null;
  /** Instants in UTC, or days when all-day, the end exclusive. Null: to be announced; an end that nobody says. */
  readonly start: string | null;
  readonly end: string | null;
  readonly status: 'confirmed' | 'tentative' | 'cancelled' | 'postponed' | 'moved';
  /** When it was to be, where it was moved: an instant, or a day. */
  readonly movedFrom?: string;
  /** Absolute URL of its own page. */
  readonly url: string;
  readonly place: string | null;
  /** Where one joins it, http or https. */
  readonly online: string | null;
  readonly summary: string | null;
}
