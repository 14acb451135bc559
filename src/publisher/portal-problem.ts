import { type Sentences, type Told, telling } from '../calendar/told.ts';

/**
 * What a portal says to ids of one place. `found`: events of that calendar. `same`: the same events for each. `empty`: a list
 * without events. `unknown`: it knows no such calendar. `failed`: the answer does not show whether the id is right.
 */
export type TrialVerdict = 'found' | 'same' | 'empty' | 'unknown' | 'failed';

/** What each problem of a whole list or record names. `list`: which list. */
export interface PortalProblems {
  readonly noCalendars: object;
  readonly noCalendarId: object;
  readonly calendarTwice: { readonly id: string };
  readonly unreadableRecord: { readonly why: Told };
  readonly unusableRecord: { readonly why: string };
  readonly nothingToMap: object;
  /** `first`: what is wrong with the first record; null: not known. */
  readonly noneReadable: {
    readonly list: 'list of calendars' | 'list of events';
    readonly count: number;
    readonly first: Told | null;
  };
  /** `outcome`: what becomes of what the list lacks. */
  readonly partialList: { readonly why: Told; readonly outcome: 'settled' | 'onlyPart' | 'kept' };
  readonly sameForAll: { readonly trials: readonly Told[] };
  readonly trialsMade: { readonly trials: readonly Told[] };
  readonly trial: { readonly rule: string; readonly id: string; readonly verdict: TrialVerdict };
}

const verdicts: Readonly<Record<TrialVerdict, string>> = {
  found: 'their events',
  same: 'the same events for every calendar',
  empty: 'no events',
  unknown: 'nothing',
  failed: 'errors',
};

const rests = {
  settled: 'The list before said the same, so it counts as complete.',
  onlyPart: 'Until then, only the part that was read is shown.',
  kept: 'What it lacks is not removed; if the next list says the same, it counts as complete.',
} as const;

const english: Sentences<PortalProblems> = {
  noCalendars: () => 'The portal lists no calendars.',
  noCalendarId: () => 'The record holds no id of a calendar.',
  calendarTwice: ({ id }) => `Calendar ${id} was listed already; the first is used.`,
  unreadableRecord: ({ why }, say) => `It could not be read: ${say(why)}`,
  unusableRecord: ({ why }) => `The record can't be used: it ${why}.`,
  nothingToMap: () => 'The record contains nothing that an event can be made from.',
  noneReadable: ({ list, count, first }, say) =>
    count === 1
      ? `The only record of the ${list} could not be read${first === null ? '' : `: ${say(first)}`}`
      : `None of the ${count} records of the ${list} could be read${first === null ? '' : `; the first: ${say(first)}`}`,
  partialList: ({ why, outcome }, say) => `${say(why)}. ${rests[outcome]}`,
  sameForAll: ({ trials }, say) =>
    `The portal does not tell calendars apart: asking for events by ${trials.map(say).join(', by ')}. Set mapping.calendars.id or source.endpoints.events.`,
  trialsMade: ({ trials }, say) => `Asking for events by ${trials.map(say).join(', by ')}.`,
  trial: ({ rule, id, verdict }) => `${rule} (${id}) brought ${verdicts[verdict]}`,
};

/** Says in English and as data what is wrong with a whole list or record. */
export const portalProblem = telling(english);
