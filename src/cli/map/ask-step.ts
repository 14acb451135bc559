import { type Sentences, type Told, telling } from '../../calendar/told.ts';
import type { AuthSettings } from '../../source/source-settings.ts';
import { describeAuth } from '../report/advice.ts';

/** How a token is sent, without it. */
export interface SentToken {
  readonly in: AuthSettings['in'];
  readonly name: string;
  readonly scheme: string;
  readonly user: string;
}

/** What each sentence names that is told while the settings of the portal are tried. */
export interface AskSteps {
  readonly askCalendars: SentToken;
  readonly askEvents: { readonly calendar: string };
  readonly askPage: { readonly calendar: string; readonly page: number };
  readonly askDetails: object;
  readonly askDetailsOf: { readonly id: string };
  readonly askOtherWays: object;
  readonly cameNoCalendar: object;
  readonly cameCalendars: { readonly count: number; readonly names: string; readonly more: number };
  readonly cameRecords: { readonly count: number };
  readonly cameAll: { readonly count: number; readonly pages: number };
  /** `lost`: records that were read before and did not come now. `counted`: the pages are numbered. */
  readonly cameOthers: {
    readonly count: number;
    readonly pages: number;
    readonly lost: number;
    readonly before: number;
    readonly counted: boolean;
  };
  /** A sentence, with its full stop, and remarks. */
  readonly came: { readonly what: Told; readonly notes: readonly Told[] };
  readonly detailsSwitchedOff: object;
  readonly noIdForDetails: object;
  readonly cameAnswer: object;
  readonly cameKeys: { readonly keys: string };
  readonly noOtherWay: { readonly count: number };
  readonly otherWay: SentToken & { readonly baseUrl: string; readonly noCalendar: boolean };
}

const records = (count: number): string => (count === 1 ? '1 record' : `${count} records`);
const pagesOf = (pages: number): string => (pages === 1 ? '1 page' : `${pages} pages`);
const ended = (text: string): string => (/[.!?]$/u.test(text) ? text : `${text}.`);

const english: Sentences<AskSteps> = {
  askCalendars: (sent) => `the list of calendars, with the token sent ${describeAuth(sent as AuthSettings)}`,
  askEvents: ({ calendar }) => `the events of ${calendar}`,
  askPage: ({ calendar, page }) => `the events of ${calendar}, page ${page}`,
  askDetails: () => 'the details of an event',
  askDetailsOf: ({ id }) => `the details of event ${id}`,
  askOtherWays: () => 'the other common ways to send the token',
  cameNoCalendar: () => 'The portal lists no calendar.',
  cameCalendars: ({ count, names, more }) =>
    `${count === 1 ? '1 calendar' : `${count} calendars`}: ${names}${more > 0 ? ` and ${more} more` : ''}.`,
  cameRecords: ({ count }) => `${records(count)}.`,
  cameAll: ({ count, pages }) => `${records(count)} on ${pagesOf(pages)}, and the list is complete.`,
  cameOthers: ({ count, pages, lost, before, counted }) =>
    `${records(count)} on ${pagesOf(pages)}, but ${lost} of the ${before} that are read now ${lost === 1 ? 'is' : 'are'} not among them${counted ? '. The first page may have another number, such as 0' : ''}.`,
  came: ({ what, notes }, say) => [what, ...notes].map((one) => ended(say(one))).join(' '),
  detailsSwitchedOff: () => 'They are not asked for: source.endpoints.details is false.',
  noIdForDetails: () => 'The first record holds no id to ask for them by.',
  cameAnswer: () => 'The portal answers.',
  cameKeys: ({ keys }) => `The answer holds ${keys}.`,
  noOtherWay: ({ count }) =>
    `The portal takes the token in none of the ${count} common ways: it is probably wrong, expired, or meant for another portal.`,
  otherWay: ({ baseUrl, noCalendar, ...sent }) =>
    sent.in === 'none'
      ? `${baseUrl} answers without a token, so none is sent. If the token would show more, set source.auth.`
      : `${baseUrl} accepts the token ${describeAuth(sent as AuthSettings)}${noCalendar ? ', but lists no calendar for it' : ''}.`,
};

/** Says in English and as data what is asked, and what came. */
export const askStep = telling(english);

export function sentToken(auth: AuthSettings): SentToken {
  const { name = '', scheme = '', user = '' } = auth as Partial<SentToken>;
  return { in: auth.in, name, scheme, user };
}
