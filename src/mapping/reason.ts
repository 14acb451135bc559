/**
 * What a key's values are like: why it was taken for a field. Each follows `the key begin says start; `.
 */
export const signs = {
  likeliest: 'it is likelier than any other',
  answered: 'the portal answered by it, and no two of its values are the same',
  answeredOften: 'the portal answered by it, and its values hardly repeat',
  unique: 'no two of its values are the same',
  nearlyUnique: 'its values hardly repeat',
  inOrder: 'its values are dates, and starts are never after ends',
  noEnd: 'its values are dates, and no end goes with it',
  dates: 'its values are dates',
  datesOfSeries: 'its values are dates, in every record that names its series',
  places: 'its values are likely where events are',
  degrees: 'its values are degrees',
  flags: 'its values are yes and no',
  timedFlags: 'its values are yes and no: without a time, the event lasts all day',
  midnights: 'in some records it is midnight, and so is the end: they last all day',
  texts: 'its values are texts',
  lengths: 'its values are lengths of time',
  zones: 'its values name zones',
  offsets: 'its values are offsets',
  colors: 'its values are colours',
  links: 'its values are links',
  emails: 'its values are e-mail addresses',
  otherIds: 'its values are ids of other records',
  recurrenceRules: 'its values are recurrence rules (RFC 5545)',
  frequencies: 'its values say how often the event comes again',
  weekdays: 'its values are days of the week, and events that last for weeks begin on one of them',
  objects: 'its values are objects',
} as const;

export type Sign = keyof typeof signs;

interface OfColumn {
  readonly key: string;
  readonly sign: Sign;
  /** Of the records, in per cent. */
  readonly share: number;
  readonly of: 'records' | 'details';
}

/** What each reason names. */
interface ReasonValues {
  readonly keySays: OfColumn & { readonly meaning: string };
  readonly keySilent: OfColumn;
  readonly takesPlace: { readonly keys: string; readonly count: number };
  readonly maySee: { readonly keys: string; readonly count: number };
  readonly sessions: { readonly key: string };
  readonly calendarList: { readonly key: string };
  readonly eventList: { readonly key: string };
  readonly calledLastDay: { readonly key: string };
  readonly daysAlone: { readonly key: string };
  readonly noLastDay: object;
  readonly longAllDay: { readonly days: number };
  readonly endsOnStart: { readonly count: number };
  readonly standardEnd: { readonly key: string };
  readonly noneEndsOnStart: { readonly count: number };
  readonly goesWith: object;
  readonly asDetected: object;
  /** There is no rule. */
  readonly nothingLike: object;
}

export type ReasonCode = keyof ReasonValues;

/** Why a rule was chosen, as data, so that it can be said in every language. */
export type Reason = {
  readonly [C in ReasonCode]: { readonly code: C; readonly values: ReasonValues[C] };
}[ReasonCode];

/** What is said for each reason, in a language. */
export type ReasonSentences = { readonly [C in ReasonCode]: (values: ReasonValues[C]) => string };

/** A reason in some language. */
export const sayReason = ({ code, values }: Reason, sentences: ReasonSentences): string =>
  (sentences[code] as (values: Reason['values']) => string)(values);

const shareOf = ({ sign, share, of }: OfColumn): string =>
  `${signs[sign]}, in ${share} % of the ${of === 'details' ? 'details that were read' : 'records'}`;

const english: ReasonSentences = {
  keySays: (values) => `the key ${values.key} says ${values.meaning}; ${shareOf(values)}`,
  keySilent: (values) => `${values.key} says nothing by its name; ${shareOf(values)}`,
  takesPlace: ({ keys, count }) => `${keys} ${count > 1 ? 'tell' : 'tells'} whether it takes place`,
  maySee: ({ keys, count }) => `${keys} ${count > 1 ? 'tell' : 'tells'} who may see it`,
  sessions: ({ key }) => `${key} lists dates with a start of their own, the sessions of the event`,
  calendarList: ({ key }) => `the calendars are the list at ${key} in the answer`,
  eventList: ({ key }) => `the events are the list at ${key} in the answer`,
  calledLastDay: ({ key }) => `${key} is called the last day`,
  daysAlone: ({ key }) => `${key} stands for all-day events alone, and none ends on the day that it starts`,
  longAllDay: ({ days }) => `an all-day event lasts ${days} days, and whoever writes such runs writes their last day`,
  noLastDay: () => 'no all-day event tells whether its end is the last day or the day after',
  endsOnStart: ({ count }) =>
    `${count === 1 ? 'an all-day event ends' : `${count} all-day events end`} on the day of the start`,
  standardEnd: ({ key }) => `${key} is the end of an iCalendar event, which is the day after the last one`,
  noneEndsOnStart: ({ count }) => `none of ${count} all-day events ends on the day that it starts`,
  goesWith: () => 'it goes with what is configured',
  asDetected: () => 'as detected',
  nothingLike: () => 'nothing in the records looks like it',
};

/** Why a rule was chosen: the English sentence, and what it says. */
export interface Reasoned {
  readonly why: string;
  /** What `why` says, as data: several, where details and the list have rules of their own. Absent: an earlier release found it. */
  readonly reasons?: readonly Reason[];
}

export function reasoned<C extends ReasonCode>(code: C, values: ReasonValues[C]): Required<Reasoned> {
  const reason = { code, values } as Reason;
  return { why: sayReason(reason, english), reasons: [reason] };
}

/** Both reasons of a rule that reads the details, and the list where there are none. */
export const withoutDetails = (own: Reasoned, ofList: Reasoned): Reasoned => ({
  why: `${own.why}; without details, ${ofList.why}`,
  ...(own.reasons && ofList.reasons && { reasons: [...own.reasons, ...ofList.reasons] }),
});
