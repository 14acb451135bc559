import { type Sentences, type Told, telling } from '../../calendar/told.ts';

/** What each problem names that only a reading of the whole portal shows. */
export interface SurveyProblems {
  readonly othersUnread: { readonly count: number };
  /** A rule that finds nothing. `rule`: as it is written. */
  readonly ruleFindsNothing: {
    readonly rule: string;
    readonly of: 'events' | 'calendars';
    readonly count: number;
  };
  /** A configured rule that finds nothing in a calendar. `found`: what detection finds there. */
  readonly ruleSilentHere: { readonly rule: string; readonly found: string; readonly count: number };
  readonly idShared: { readonly count: number; readonly titles: string; readonly more: number };
  /** `heldBack`: the event is not published without its details. */
  readonly detailsUnread: { readonly why: Told; readonly heldBack: boolean };
  readonly detailsSkipped: { readonly count: number };
  /** `elsewhere`: another path would help. */
  readonly noDetails: { readonly elsewhere: boolean };
  /** `meant`: the id that was probably meant, `title`: of that calendar; empty: none is known. `known`: ids that the portal lists. */
  readonly calendarUnknown: {
    readonly id: string;
    readonly meant: string;
    readonly title: string;
    readonly known: string;
    readonly more: number;
  };
}

const fullStop = (text: string) => (/[.!?]$/u.test(text) ? '' : '.');

const english: Sentences<SurveyProblems> = {
  othersUnread: ({ count }) =>
    `${count === 1 ? '1 more calendar was' : `${count} more calendars were`} not read, since the same failure was to be expected.`,
  ruleFindsNothing: ({ rule, of, count }) =>
    `The rule ${rule} finds nothing in ${count === 1 ? `the only ${of.slice(0, -1)}` : `any of the ${count} ${of}`}; expected a path in the portal's records.`,
  ruleSilentHere: ({ rule, found, count }) =>
    `The rule ${rule} finds nothing in ${count === 1 ? 'the only record' : `any of the ${count} records`} of this calendar, where detection finds ${found}. Put that behind it in a list of rules, or take the rule out, so that it is detected in each calendar.`,
  idShared: ({ count, titles, more }) =>
    `The list has ${count} records with this id and different titles: ${titles}${more > 0 ? ` and ${more} more` : ''}. If each is an event of its own, name a field that tells them apart: mapping.event.id.`,
  detailsUnread: ({ why, heldBack }, say) => {
    const message = `The details could not be read: ${say(why)}`;
    if (!heldBack) return message;
    return `${message}${fullStop(message)} The event is not published until they are read, since they say whether it is private.`;
  },
  detailsSkipped: ({ count }) =>
    `The details of ${count === 1 ? '1 more event' : `${count} more events`} were not read.`,
  noDetails: ({ elsewhere }) =>
    `No details could be read at all.${elsewhere ? ' Set source.endpoints.details to their path, or to false.' : ''}`,
  calendarUnknown: ({ id, meant, title, known, more }) => {
    const listed = known === '' ? 'It lists none.' : `It lists ${known}${more > 0 ? `, and ${more} more` : ''}.`;
    const guess = meant === '' ? '' : `Did you mean ${JSON.stringify(meant)}${title === '' ? '' : ` (${title})`}? `;
    return `The portal lists no calendar ${JSON.stringify(id)}. ${guess}${listed}`;
  },
};

/** Says in English and as data what a reading of the whole portal shows. */
export const surveyProblem = telling(english);
