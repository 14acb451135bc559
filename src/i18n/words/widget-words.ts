/** Every word of the widget. One readable file for each language; dates, times and zones are said by Intl. */
export interface WidgetWords {
  /** BCP 47. */
  readonly language: string;
  readonly loading: string;
  readonly empty: string;
  readonly emptyMonth: string;
  readonly failed: string;
  /** The calendar is not there, or no longer. */
  readonly missing: string;
  /** What is shown was read at a time; a refresh has failed. */
  readonly stale: (time: string) => string;
  readonly retry: string;
  readonly untitled: string;
  readonly toBeAnnounced: string;
  readonly today: string;
  readonly tomorrow: string;
  readonly allDay: string;
  readonly until: (day: string) => string;
  readonly status: Readonly<Record<'cancelled' | 'postponed' | 'tentative' | 'moved', string>>;
  /** When it was to be. */
  readonly former: (when: string) => string;
  readonly online: string;
  readonly subscribe: string;
  readonly allEvents: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly more: (count: number) => string;
  readonly timeZone: (name: string) => string;
  readonly yourTime: (time: string) => string;
}
