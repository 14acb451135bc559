import type { Calendar } from '../../calendar/calendar.ts';
import type { CalendarEvent } from '../../calendar/event.ts';
import type { Problem } from '../../calendar/problem.ts';
import type { MappingInForce } from '../../mapping/mapper.ts';
import type { Operation } from '../../source/source-settings.ts';

/** All that the portal answers, read once and mapped: what `check` shows, and what `init` proposes a configuration from. */
export interface Survey {
  readonly calendars: readonly SurveyedCalendar[];
  /** The rules that everything was mapped by; null: the list of calendars could not be read. */
  readonly rules: MappingInForce | null;
  readonly problems: readonly Problem[];
  /** Why there is no list of calendars; null: there is one. */
  readonly failure: unknown;
  /** What could not be read, list of calendars included: what to do about it is told by kind. */
  readonly failures: readonly SurveyFailure[];
}

export interface SurveyFailure {
  readonly operation: Operation;
  readonly failure: unknown;
  /** Nothing of this operation was read: most likely it is the configuration, and not a record. */
  readonly isAll: boolean;
}

export interface SurveyedCalendar {
  readonly calendar: Calendar;
  /** Every event that the portal listed, drafts and private ones too, in the portal's order. */
  readonly events: readonly CalendarEvent[];
  /** Whether its list could be read. */
  readonly isRead: boolean;
  /** Whether its zone is named by the portal or the configuration; else its times are shown in UTC. */
  readonly hasZone: boolean;
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
