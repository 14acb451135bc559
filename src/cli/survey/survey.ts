import type { Calendar } from '../../calendar/calendar.ts';
import type { CalendarEvent } from '../../calendar/event.ts';
import type { Problem } from '../../calendar/problem.ts';
import type { ListedRecord, MappingInForce, Question, TraceField } from '../../mapping/mapper.ts';
import type { Operation } from '../../source/source-settings.ts';

/** Everything that the portal has, read once and mapped. `check` shows it; `init` proposes a configuration from it. */
export interface Survey {
  readonly calendars: readonly SurveyedCalendar[];
  /** The rules that mapped everything; null: the list of calendars could not be read. */
  readonly rules: MappingInForce | null;
  /** The rules of calendars that have others than `rules`, by their ids: only those that differ. */
  readonly byCalendar: Readonly<Record<string, Pick<MappingInForce, 'events' | 'event'>>>;
  /** All rules of these calendars, those that are the same included. */
  readonly own: Readonly<Record<string, MappingInForce>>;
  /** What detection could not decide. */
  readonly questions: readonly Question[];
  readonly problems: readonly Problem[];
  /** Why the list of calendars could not be read; null: it was read. */
  readonly failure: unknown;
  /** Every failure to read something, that of the list of calendars included. The advice depends on their kinds. */
  readonly failures: readonly SurveyFailure[];
}

export interface SurveyFailure {
  readonly operation: Operation;
  readonly failure: unknown;
  /** This operation always failed, so the cause is most likely the configuration and not a single record. */
  readonly isAll: boolean;
}

export interface SurveyedCalendar {
  readonly calendar: Calendar;
  /** Every event that the portal lists, in its order, with drafts and private events. */
  readonly events: readonly CalendarEvent[];
  /** The portal's records that the events were mapped from, in the same order, and those that have no id. */
  readonly records: readonly SurveyedRecord[];
  /** The ids of events that are left out until their details are read: these could not be read, and may say that they are private. */
  readonly waiting: ReadonlySet<string>;
  /** Whether its list of events could be read. */
  readonly isRead: boolean;
  /** Whether the portal or the configuration names its time zone. Without one, times are shown in UTC. */
  readonly hasZone: boolean;
}

/** One record of a calendar's list as the portal wrote it, with what became of it. */
export interface SurveyedRecord {
  /** The id that its details are requested by; empty: none was found, so there is no event. */
  readonly id: string;
  /** The record in the list, and the page that it came with. */
  readonly listed: ListedRecord;
  /** The response with its details; null: none was read. */
  readonly details: unknown;
  /** What the rules were evaluated on. It is put together at each call, since all of it would take the memory of a second portal. */
  readonly scopes: () => readonly unknown[];
  /** What each rule gave on such scopes, and from where in them. */
  readonly trace: (scopes: readonly unknown[]) => TraceField;
  /** Several where the record has sessions; none where it can't be mapped. */
  readonly events: readonly CalendarEvent[];
}

/** The progress of a survey. */
export interface SurveyProgress {
  readonly calendars: number;
  readonly calendarsDone: number;
  /** The title of the calendar that is being read. */
  readonly current: string;
  /** Details of the current calendar: how many it has, and how many were read. Both are 0 while its list is being read. */
  readonly details: number;
  readonly detailsDone: number;
}
