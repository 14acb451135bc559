import type { Problem } from '../../calendar/problem.ts';
import type { Said, Told } from '../../calendar/told.ts';
import type { Alternative } from '../../mapping/mapper.ts';
import type { Reasoned } from '../../mapping/reason.ts';
import type { ManualChange } from '../config-file/manual-change.ts';
import type { DoubtReason } from '../survey/core-doubts.ts';

/**
 * What the workbench's page and its server say to each other: plain data as JSON. The page asks by POST with the key's
 * cookie; `GET` is for what an iframe or a link opens.
 *
 * | address | asks | answer |
 * |---|---|---|
 * | `POST /api/state` | `{}` | `WorkbenchState` |
 * | `POST /api/record` | `RecordAddress` | `RecordView` |
 * | `POST /api/answer` | `AnswerAddress` | `AnswerView`: the list of calendars, or a calendar's list of events, as a whole |
 * | `POST /api/try` | `TryRequest` | `TryResult` |
 * | `POST /api/suggest` | `SuggestRequest` | `Suggestion[]` |
 * | `POST /api/complete` | `CompleteRequest` | `Completion[]` |
 * | `POST /api/change` | `ChangeRequest` | `WorkbenchState` |
 * | `POST /api/undo`, `/api/redo` | `{}` | `WorkbenchState` |
 * | `POST /api/ask` | `AskRequest` | `AskResult`: what the portal answers, without changing anything |
 * | `POST /api/refresh` | `{}` | `WorkbenchState`, read anew from the portal |
 * | `POST /api/save-preview` | `{}` | `SavePreview` |
 * | `POST /api/save` | `SaveRequest` | `SaveResult` |
 * | `POST /api/end` | `{}` | nothing: the command ends |
 * | `GET /preview/…` | the public pages and feeds of the calendars as they would be published now | |
 *
 * An error is `{ "error": "a sentence" }` with the status 400, 403, 404, 409 or 502.
 */

export interface WorkbenchState {
  /** Grows with every change of what is shown. */
  readonly revision: number;
  /** The portal's base URL, without secrets. */
  readonly portal: string;
  readonly isSample: boolean;
  readonly file: {
    /** Where `save` writes to. */
    readonly name: string;
    readonly exists: boolean;
  };
  readonly language: string;
  readonly timeZone: string | null;
  readonly sample: {
    /** Instant of the last reading. */
    readonly readAt: string;
    readonly requests: number;
    readonly events: number;
    /** Requests that the configuration makes now and that were never made: only `refresh` shows what they bring. */
    readonly unasked: number;
  };
  readonly calendars: readonly CalendarView[];
  readonly fields: readonly FieldView[];
  readonly questions: readonly QuestionCard[];
  readonly problems: readonly Problem[];
  /** What may be wrong with the portal's answers, though nothing says so. */
  readonly hints: readonly {
    /** `onePage`: a list came on one page with as many records as a full page has. */
    readonly code: 'onePage';
    /** The calendar's title. */
    readonly calendar: string;
    readonly records: number;
  }[];
  /** Every change since the file was read, oldest first. */
  readonly history: readonly { readonly label: string }[];
  /** What `undo` and `redo` would take back or do again; null: nothing. */
  readonly undo: string | null;
  readonly redo: string | null;
  /** The configuration differs from the file. */
  readonly isUnsaved: boolean;
  /** What the changes do to the published events, compared with the file as it is. */
  readonly published: PublishedChanges;
  /** Settings of `source` that can be tried: paging, authentication, paths. As configured, without the token. */
  readonly source: Readonly<Record<string, unknown>>;
}

export interface CalendarView {
  readonly id: string;
  readonly title: string;
  /** Where its page is below `/preview`. */
  readonly slug: string;
  readonly isRead: boolean;
  /** In the list's order. One entry for each event of a record; a record without any has one entry without an event. */
  readonly rows: readonly EventRow[];
}

export interface EventRow {
  /** The record's place in the calendar's list, from 0. */
  readonly record: number;
  /** The event's place among those of its record; null: the record can't be mapped. */
  readonly event: number | null;
  readonly id: string;
  readonly title: string | null;
  /** When it takes place, as text in the calendar's zone. */
  readonly when: string | null;
  /** When it starts by the clock of its zone, `2026-11-08T19:30`, or its first day, `2026-11-08`; null: not known. */
  readonly start: string | null;
  /** Why it is not published: `cancelled` ones are. Null: it is. */
  readonly hidden: 'draft' | 'private' | 'unreadable' | null;
  readonly isCancelled: boolean;
  /** It has an error or a warning of its own. */
  readonly hasProblem: boolean;
}

/** One of `calendars`, `events`, `details` and `event` of the configuration's `mapping`. */
export type MappingPart = 'calendars' | 'events' | 'details' | 'event';

export interface FieldView extends Reasoned {
  readonly part: MappingPart;
  /** `title`, `start`, `items`, … `allDayEnd` is among those of `event`. */
  readonly name: string;
  /** Where its rule is in the configuration: the path of a change. */
  readonly path: readonly string[];
  /** As a configuration would have it; null: switched off; absent: there is none. */
  readonly rule?: unknown;
  /** `function`: a rule written in code, which the workbench shows and does not change. */
  readonly origin: 'configured' | 'detected' | 'function' | 'none';
  /** 0 to 1. */
  readonly confidence: number;
  readonly alternatives: readonly Alternative[];
  /** How many events there are, how many of them have a value, and how many different ones; null: can't be counted. */
  readonly coverage: { readonly events: number; readonly filled: number; readonly distinct: number } | null;
  /** The most frequent values. */
  readonly values: readonly { readonly value: string; readonly events: number }[];
  /** What should be looked at: a core field that is uncertain, empty or the same everywhere. Null: nothing. */
  readonly doubt: Doubt | null;
  /** Calendars with a rule of their own for it. */
  readonly byCalendar: readonly { readonly calendar: string; readonly rule: unknown }[];
}

/** What should be looked at, in English and as data. */
export interface Doubt {
  readonly message: string;
  readonly said:
    | DoubtReason
    | { readonly code: 'none'; readonly field: 'title' | 'start' }
    | { readonly code: 'lacking'; readonly field: 'title' | 'start'; readonly count: number; readonly of: number };
}

/** The fields that the workbench asks about by itself. */
export type AskedField = 'title' | 'start' | 'end' | 'allDay' | 'allDayEnd' | 'status' | 'timeZone';

/** What a question asks, as data. */
export type QuestionTopic =
  | { readonly code: 'whichIs'; readonly field: AskedField }
  | { readonly code: 'sameEverywhere'; readonly field: AskedField; readonly value: string }
  | { readonly code: 'lastDay' }
  /** `codes`: those that could mean it, the portal's own words or numbers, with how many records have each; `path`: where they are. */
  | {
      readonly code: 'cancelledCodes';
      readonly path: string;
      readonly codes: readonly { readonly code: string; readonly records: number }[];
      readonly of: number;
    }
  | { readonly code: 'whichZone' };

export interface QuestionCard {
  /** Stays the same while the question does. */
  readonly key: string;
  readonly kind: 'start' | 'title' | 'status' | 'allDay' | 'timeZone' | 'other';
  /** `mapping.event.start` */
  readonly where: string;
  /** In English. */
  readonly message: string;
  /** What the sentence asks, for other languages. Absent: the kind and the choices say it. */
  readonly topic?: QuestionTopic;
  /** What the sentence names, for other languages. Absent: only the sentence says it. */
  readonly about?: {
    /** The portal's word or number that is asked about. */
    readonly code?: string;
    /** How many events it is about, of how many. */
    readonly events?: number;
    readonly of?: number;
  };
  /** Nearly a coin toss about the hour: new events wait. */
  readonly undecided: boolean;
  /** Likeliest first. To choose one is a `ChangeRequest` with its changes. */
  readonly choices: readonly {
    readonly label: string;
    /** What the label says, where it is a sentence, for other languages. Absent: the label is a value of the portal. */
    readonly means?: 'cancelled' | 'confirmed' | 'postponed' | 'tentative' | 'draft' | 'right' | 'empty';
    /** Of several codes, the one that would mean it; null: none of them does. Absent: one code or none is asked about. */
    readonly code?: string | null;
    /** The field is elsewhere, with this value in a first event, by this rule. Absent: the label says something else. */
    readonly elsewhere?: { readonly value: string | null; readonly rule: string };
    readonly likelihood: number;
    readonly changes: readonly WorkbenchChange[];
    readonly examples: readonly {
      readonly calendar: string | null;
      readonly record: number | null;
      readonly title: string | null;
      readonly value: string;
    }[];
  }[];
}

export interface RecordAddress {
  readonly calendar: string;
  /** The record's place in the calendar's list, from 0. */
  readonly record: number;
}

/** The list of a calendar's events by the calendar's id; null: the list of calendars. */
export interface AnswerAddress {
  readonly calendar: string | null;
}

export interface AnswerView extends AnswerAddress {
  /** The first answer, with its lists shortened to a few elements; null: none came. */
  readonly answer: unknown;
}

export interface RecordView extends RecordAddress {
  readonly id: string;
  readonly listed: unknown;
  /** Null: none was read. */
  readonly details: unknown;
  /** As in `AnswerView`. */
  readonly answer: unknown;
  readonly events: readonly EventView[];
  readonly problems: readonly Problem[];
}

export interface EventView {
  readonly id: string;
  readonly occurrence: string | null;
  readonly fields: readonly {
    readonly name: string;
    /** What the event has in it, as text; null: nothing. */
    readonly value: string | null;
    /** What the rule gave before it was read. Absent: nothing. */
    readonly given?: unknown;
    /** Where in the record it comes from. */
    readonly sources: readonly RecordSource[];
  }[];
  /** Below `/preview`; null: the event is not published. */
  readonly pageUrl: string | null;
  /** The agenda of its day. */
  readonly agendaUrl: string | null;
  /** Its VEVENT's lines; null: it is not published. */
  readonly ical: string | null;
}

/**
 * A value's place: keys and indices from the outermost object on. `answer`: what stands around the records of a list;
 * `calendars`: the answer with the list of calendars.
 */
export interface RecordSource {
  readonly in: 'listed' | 'details' | 'answer' | 'calendars';
  readonly path: readonly (string | number)[];
}

export interface TryRequest {
  readonly part: MappingPart;
  readonly name: string;
  /** As in a configuration; null: switched off; absent: the detected one. */
  readonly rule?: unknown;
}

/** What a rule gives on all sampled records, without a change of anything. */
export interface TryResult {
  /** Why it is no rule; null: it is one. `at`: the character, from 0. */
  readonly fault: (Told & { readonly at: number | null }) | null;
  readonly events: number;
  readonly filled: number;
  readonly distinct: number;
  /** The most frequent ones. */
  readonly values: readonly { readonly value: string; readonly events: number }[];
  /** What stands in the records, before a table of `values` translates it and before it is read: the most frequent ones. */
  readonly given: readonly { readonly value: string; readonly events: number }[];
  readonly examples: readonly {
    readonly calendar: string;
    readonly record: number;
    readonly title: string | null;
    /** What the rule gave, and how it was read. */
    readonly given: unknown;
    readonly value: string | null;
  }[];
  /** Records on which it fails or can't be read, with the sentence. */
  readonly problems: readonly {
    readonly calendar: string;
    readonly record: number | null;
    readonly message: string;
    /** As in a `Problem`. */
    readonly said?: Said;
  }[];
  /** What it would change, compared with what is in force now. */
  readonly published: PublishedChanges;
}

/** What would be published differently. */
export interface PublishedChanges {
  readonly appear: number;
  readonly disappear: number;
  /** How many events change in each field, most first. */
  readonly fields: readonly { readonly field: string; readonly events: number }[];
  readonly examples: readonly {
    readonly calendar: string;
    readonly id: string;
    readonly title: string | null;
    readonly field: string;
    /** Null: nothing, or no event. */
    readonly before: string | null;
    readonly after: string | null;
  }[];
}

/** A value in a record was pointed at. In the list of calendars, neither the calendar nor the record counts. */
export interface SuggestRequest extends RecordAddress {
  readonly source: RecordSource;
  /** Only rules for this field. Absent: for every field that could be meant. */
  readonly name?: string;
  /** The field that somebody is looking at: rules that add the value to what it has come first. Absent: none. */
  readonly chosen?: string;
  /** The rule of `name` as it is being written. Absent: the one in force. */
  readonly rule?: unknown;
}

/**
 * How a rule goes with the one that the field has: `dateAndHour` makes a moment of two values, `together` adds the value to it,
 * `fallback` counts where it gives nothing, `fixed` writes the value itself into the rule.
 */
export type SuggestionWay = 'dateAndHour' | 'together' | 'fallback' | 'fixed';

export interface Suggestion {
  readonly part: MappingPart;
  readonly name: string;
  readonly rule: unknown;
  /** Absent: the rule takes this value alone. */
  readonly way?: SuggestionWay;
  /** Changes of other fields that go with it: a start outside the sessions means that there are none. Absent: none. */
  readonly with?: readonly WorkbenchChange[];
  /** Whether the value can be read as such a field. */
  readonly fits: boolean;
  /** What a few events would have by it. */
  readonly examples: readonly string[];
}

export interface CompleteRequest {
  readonly part: MappingPart;
  /** The field. Absent: `title` of an event, else the place of the list or of the event in the answer. */
  readonly name?: string;
  /** The expression so far, and where the cursor is, from 0. */
  readonly text: string;
  readonly cursor: number;
}

export interface Completion {
  /** What to show. */
  readonly label: string;
  /** Replaces the characters from `from` to the cursor. */
  readonly insert: string;
  readonly from: number;
  readonly kind: 'key' | 'function';
  /** A value found there, or the function's arguments. */
  readonly detail: string;
}

/** One key of the configuration. */
export interface WorkbenchChange {
  /** `["mapping", "event", "title"]`: below `mapping`, `source`, `site` or `calendars`. */
  readonly path: readonly string[];
  /** Plain data; absent: the key is taken out. */
  readonly value?: unknown;
}

export interface ChangeRequest {
  /** What it does, for the history: `Title: info.name`. */
  readonly label: string;
  readonly changes: readonly WorkbenchChange[];
}

/** Tries other settings of `source` against the portal. */
export interface AskRequest {
  readonly changes: readonly WorkbenchChange[];
  /**
   * Where the portal refuses the token, try the other common ways to send it, too: some twenty requests. Some portals lock out
   * whoever fails too often, so a person has to ask for it. Absent: no.
   */
  readonly otherWays?: boolean;
}

export interface AskResult {
  /** Everything that was asked works; details that fail count only where their address is among the changes. */
  readonly ok: boolean;
  /** The portal refuses the token. */
  readonly refused: boolean;
  /** What the portal said, in a sentence for each step: the list of calendars, a list of events page by page, details. */
  readonly steps: readonly { readonly what: Told; readonly ok: boolean; readonly found: Told }[];
  /** Changes by which the portal would take the token. Absent: none are known, or none are needed. */
  readonly instead?: readonly WorkbenchChange[];
}

export interface SavePreview {
  readonly file: string;
  /** The change as a unified diff; null: the file is a program or nothing changes. */
  readonly diff: string | null;
  /** What to put in by hand, where the file is a program; else empty. */
  readonly manual: readonly ManualChange[];
  /** Why it can't be written; null: it can. */
  readonly reason: Told | null;
  /** Keys among the changes that a running server takes over only when it is started anew. */
  readonly restart: readonly string[];
  /** Says which text was shown. */
  readonly version: string;
}

export interface SaveRequest {
  /** `SavePreview.version`: a file that somebody else changed meanwhile is not overwritten. */
  readonly version: string;
}

export interface SaveResult {
  readonly file: string;
  readonly restart: readonly string[];
  readonly state: WorkbenchState;
}
