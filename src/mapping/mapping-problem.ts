import { type Sentences, type Told, telling } from '../calendar/told.ts';

/** What each problem of the rules, of a list or of a whole record names. `found`: a value or its type, in English words. */
export interface MappingProblems {
  readonly noKeyFor: { readonly field: 'id' | 'title' | 'start' };
  readonly detectionFailed: { readonly field: string; readonly why: string };
  readonly oldRule: { readonly fault: Told };
  readonly noListSomewhere: { readonly kind: 'calendars' | 'events'; readonly found: Told };
  readonly noListAt: { readonly where: string; readonly path: string; readonly found: string };
  readonly foundValues: { readonly count: number };
  readonly foundEmpty: object;
  readonly foundKeys: { readonly keys: string };
  /** A type of JSON. */
  readonly foundType: { readonly type: string };
  readonly orderUnknown: { readonly used: 'month' | 'day' };
  readonly utcAssumed: object;
  readonly noZoneAnywhere: { readonly path: string };
  readonly recordNoObject: { readonly found: string };
  readonly recordTooLarge: { readonly limits: string };
  readonly noEventInDetails: { readonly found: string };
  readonly calendarNoObject: { readonly found: string };
  readonly calendarNoId: { readonly found: string };
  readonly calendarNoZone: { readonly found: string };
  readonly calendarNoColor: { readonly found: string };
}

const english: Sentences<MappingProblems> = {
  noKeyFor: ({ field }) =>
    `expected a key that looks like the ${field} of an event, found none: set mapping.event.${field}`,
  detectionFailed: ({ field, why }) => `detection failed (${why}): set mapping.${field}`,
  oldRule: ({ fault }, say) =>
    `The rule that was detected earlier no longer works, so the field is left out. Please configure a rule: ${say(fault)}`,
  noListSomewhere: ({ kind, found }, say) => `expected a list of ${kind} somewhere in the answer, found ${say(found)}`,
  noListAt: ({ where, path, found }) => `expected a list at ${where} "${path}", found ${found}`,
  foundValues: ({ count }) => `a list of ${count} values that are no records`,
  foundEmpty: () => 'an empty object',
  foundKeys: ({ keys }) => `an object with the keys ${keys}`,
  foundType: ({ type }) => (type === 'null' ? type : `a ${type}`),
  orderUnknown: ({ used }) =>
    `expected dates that tell the day from the month, found only such as could be either; read as ${used === 'month' ? 'month before day' : 'day before month'}: set a format to be sure`,
  utcAssumed: () =>
    'expected dates with a zone, found some without one beside stamps that are all written in UTC (+00:00); read as UTC too: set a timeZone in the rule if they are local',
  noZoneAnywhere: ({ path }) =>
    `expected the dates at ${path} to name a zone, found none, and no time zone is configured: set KALENDS_TIMEZONE or site.timeZone`,
  recordNoObject: ({ found }) => `expected an object, found ${found}; it is left out`,
  recordTooLarge: ({ limits }) => `expected a record of ${limits}; it is left out`,
  noEventInDetails: ({ found }) =>
    `expected the event at mapping.details.item in its details, found ${found}; it is mapped from the list's record`,
  calendarNoObject: ({ found }) => `expected an object, found ${found}`,
  calendarNoId: ({ found }) => `no id in ${found}; it is left out`,
  calendarNoZone: ({ found }) => `expected a time zone, found ${found}`,
  calendarNoColor: ({ found }) => `expected a colour, #rrggbb or a name of CSS, found ${found}`,
};

/** Says in English and as data what is wrong with the rules, a list or a whole record. */
export const mappingProblem = telling(english);
