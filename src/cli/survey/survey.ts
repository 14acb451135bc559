import type { Calendar } from '../../calendar/calendar.ts';
import type { CalendarEvent } from '../../calendar/event.ts';
import type { Problem } from '../../calendar/problem.ts';
import type { MappingInForce } from '../../mapping/mapper.ts';

/** All that the portal answers, read once and mapped: what `check` shows, and what `init` proposes a configuration from. */
export interface Survey {
  readonly calendars: readonly SurveyedCalendar[];
  /** The rules that everything was mapped by; null: the list of calendars could not be read. */
  readonly rules: MappingInForce | null;
  readonly problems: readonly Problem[];
  /** Why there is no list of calendars; null: there is one. */
  readonly failure: unknown;
}

export interface SurveyedCalendar {
  readonly calendar: Calendar;
  /** Every event that the portal listed, drafts and private ones too, in the portal's order. */
  readonly events: readonly CalendarEvent[];
  /** Whether its list could be read. */
  readonly isRead: boolean;
}

/** How far a survey has come. */
export interface SurveyProgress {
  readonly calendars: number;
  /** Those that are read, and the title of the one that is being read. */
  readonly calendarsDone: number;
  readonly current: string;
  /** Of the calendar that is being read; 0 of 0 while its list is. */
  readonly details: number;
  readonly detailsDone: number;
}
