import type { Problem } from '../../calendar/problem.ts';
import type { EventField } from '../mapping-settings.ts';

/** What each problem of a field names. Values of the portal are in JSON, shortened. */
export interface ProblemValues {
  /** A rule that is a function threw, or an expression went over its limits. */
  readonly ruleFailed: { readonly why: string };
  /** `title`: empty where the record has none. */
  readonly noId: { readonly title: string };
  readonly tooManySessions: { readonly most: number; readonly found: number };
  readonly visibilityUnknown: { readonly value: string };
  /** `path`: empty where the words are in the title. */
  readonly wordObeyed: { readonly value: string; readonly path: string; readonly says: string; readonly field: string };
  readonly titleTooLong: { readonly most: number; readonly found: number };
  readonly statusUnknown: { readonly value: string };
  readonly notOnEarth: object;
  readonly noLink: { readonly value: string };
  readonly timeOnly: { readonly value: string };
  readonly unreadTime: { readonly value: string };
  readonly noDate: { readonly value: string; readonly why: string };
  readonly noZone: { readonly value: string };
  readonly noTimeZone: { readonly value: string };
  readonly dateAssumed: { readonly value: string; readonly how: string };
  readonly noFlag: { readonly value: string };
  readonly noDuration: { readonly value: string };
  readonly skippedHour: { readonly time: string; readonly zone: string; readonly instant: string };
  readonly doubledHour: { readonly time: string; readonly zone: string; readonly instant: string };
  readonly endBeforeStart: { readonly value: string; readonly start: string };
  readonly endDayBeforeStart: { readonly end: string; readonly start: string };
  readonly tooManyLines: { readonly most: number };
  readonly noDates: { readonly value: string };
  readonly noRecurrence: { readonly value: string };
  readonly recurrenceFault: { readonly value: string; readonly why: string };
  readonly tooManyDates: { readonly most: string };
}

export type FieldProblemCode = keyof ProblemValues;

/** What is said of each problem, in a language. */
export type FieldProblemSentences = {
  readonly [C in FieldProblemCode]: (values: ProblemValues[C]) => string;
};

/** Reports a problem with one field of the event that is being mapped. */
export type ReportProblem = <C extends FieldProblemCode>(
  level: Problem['level'],
  field: EventField,
  code: C,
  values: ProblemValues[C],
) => void;

/** The same in English, which logs, `check` and `/status` say. */
export const fieldProblemText = <C extends FieldProblemCode>(code: C, values: ProblemValues[C]): string =>
  english[code](values);

const english: FieldProblemSentences = {
  ruleFailed: ({ why }) => why,
  noId: ({ title }) => `no id was found${title === '' ? '' : ` in the event ${title}`}; it is left out`,
  tooManySessions: ({ most, found }) => `expected at most ${most} sessions, found ${found}; the first ${most} are read`,
  visibilityUnknown: ({ value }) => `${value} is not known, so the event is kept private; add it to values`,
  wordObeyed: ({ value, path, says, field }) =>
    `${value} ${path === '' ? 'in the title' : `at ${path}`} is read as ${says}; set mapping.event.${field} to decide yourself`,
  titleTooLong: ({ most, found }) => `expected at most ${most} characters, found ${found}; the rest is cut off`,
  statusUnknown: ({ value }) => `${value} is not known and was read as confirmed; add it to values`,
  notOnEarth: () => 'the coordinates are of no place on Earth; they are left out',
  noLink: ({ value }) => `expected an http(s) link, found ${value}`,
  timeOnly: ({ value }) => `${value} is a time without a day`,
  unreadTime: ({ value }) => `expected a time, found ${value}; the event is published as a whole day`,
  noDate: ({ value, why }) => `expected a date, found ${value}: ${why}`,
  noZone: ({ value }) => `${value} has no zone and none is configured; set site.timeZone`,
  noTimeZone: ({ value }) => `expected a time zone (Europe/Berlin, UTC+3), found ${value}`,
  dateAssumed: ({ value, how }) => `${value} was read ${how}; set a format to settle it`,
  noFlag: ({ value }) => `expected yes or no, found ${value}`,
  noDuration: ({ value }) => `expected a duration (PT1H30M, 90), found ${value}`,
  skippedHour: ({ time, zone, instant }) => `${time} was skipped by the clocks of ${zone}; read as ${instant}`,
  doubledHour: ({ time, zone, instant }) => `${time} came twice in ${zone}; read as the first, ${instant}`,
  endBeforeStart: ({ value, start }) => `${value} is before the start, ${start}; the end is left out`,
  endDayBeforeStart: ({ end, start }) => `the end, ${end}, is before the start, ${start}; it is left out`,
  tooManyLines: ({ most }) => `expected at most ${most} lines, found more; the first ${most} are read`,
  noDates: ({ value }) => `expected dates, found ${value}; the line is left out`,
  noRecurrence: ({ value }) =>
    `expected a recurrence rule (FREQ=WEEKLY;BYDAY=MO), found ${value}; the event is published once`,
  recurrenceFault: ({ value, why }) => `the rule ${value} ${why}; the event is published without it`,
  tooManyDates: ({ most }) => `expected ${most}, found more; the others are left out`,
};
