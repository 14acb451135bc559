import { type Sentences, type Told, telling } from '../calendar/told.ts';

/** What kept a request from its answer, below HTTP. */
export type NetworkTrouble =
  | 'noConnection'
  | 'refused'
  | 'dns'
  | 'tls'
  | 'unreachable'
  | 'tooShort'
  | 'compression'
  | 'notHttp'
  | 'lost'
  | 'unknown';

/** What came instead of JSON. */
export type NotJson = 'signInPage' | 'markup' | 'text' | 'broken' | 'cut';

/**
 * What each fault of the portal's answers names. Most continue the name of a request: `GET /event-calendars` + `returned 503`.
 * None quotes the portal's text.
 */
export interface SourceFaults {
  /** `attempts`: how many there could be; 0 where the request was not made, or its answer came and is of no use. */
  readonly request: {
    readonly request: string;
    readonly what: Told;
    readonly attempt: number;
    readonly attempts: number;
  };
  readonly status: { readonly status: number; readonly noToken: boolean; readonly retryAfter: number | null };
  /** `code`: Node's or undici's; empty: the platform has none. */
  readonly network: { readonly trouble: NetworkTrouble; readonly code: string };
  readonly tooFewBytes: { readonly came: number; readonly announced: number };
  /** `announced`: what Content-Length says; null: the body went on. */
  readonly tooManyBytes: { readonly most: number; readonly announced: number | null };
  /** `charset`: the encoding that was tried; `how`: why that one. */
  readonly undecodable: { readonly charset: string; readonly how: 'sign' | 'default' | 'declared' };
  readonly emptyBody: { readonly status: number };
  readonly notJson: { readonly status: number; readonly found: NotJson; readonly length: number };
  /** `found`: a type of JSON. */
  readonly noObject: { readonly found: string };
  readonly tooDeep: { readonly most: number };
  readonly tooManyKeys: { readonly most: number };
  readonly tooManyValues: { readonly most: number };
  readonly timeout: { readonly seconds: number };
  readonly timeoutBefore: object;
  readonly listTimeout: { readonly seconds: number };
  readonly unsendableToken: { readonly character: number; readonly found: 'lineBreak' | 'notAscii' | 'space' };
  readonly cancelled: object;
  readonly redirects: { readonly most: number };
  readonly redirectNowhere: { readonly status: number };
  readonly redirectElsewhere: {
    readonly status: number;
    readonly from: string;
    readonly to: string;
    /** The same host, so the portal has probably moved there. */
    readonly moved: boolean;
  };
  readonly badHeader: object;
  readonly budget: object;
  readonly detailsOff: object;
  /** `shown`: the keys that show it. */
  readonly errorInBody: { readonly shown: string; readonly expected: 'event' | 'list' };
  readonly pathLacks: { readonly name: string };
  readonly pathDots: { readonly segment: string };
  readonly notRequestable: { readonly why: string };
  readonly notAsked: object;
  readonly noList: { readonly why: Told };
  readonly allTooLarge: { readonly most: number };
  readonly endlessPages: { readonly pages: number };
  readonly endlessRecords: { readonly most: number };
  /** `total`: null: the portal does not say. */
  readonly pagesRepeat: { readonly page: number; readonly collected: number; readonly total: number | null };
  readonly endedShort: { readonly collected: number; readonly total: number | null; readonly why: Told };
  readonly pageEmpty: { readonly page: number };
  readonly pageRepeated: { readonly page: number };
  readonly nextUnknown: object;
  readonly nextFailed: { readonly collected: number; readonly why: Told };
  readonly listCut: { readonly count: number; readonly total: number | null; readonly tried: Told };
  readonly tried: { readonly ways: readonly Told[]; readonly more: number; readonly elsewhere: boolean };
  readonly wayLink: object;
  readonly wayAnswer: object;
  readonly wayParameter: { readonly name: string };
  readonly wayParameterSized: { readonly name: string };
  /** A note on a list that was read. */
  readonly listNote: { readonly request: string; readonly what: Told };
  readonly noSecondPage: { readonly count: number; readonly tried: Told };
  readonly failedAtEnd: { readonly collected: number; readonly why: Told };
  readonly recordsTwice: { readonly count: number };
  readonly totalDiffers: { readonly total: number; readonly collected: number };
}

const statuses: Readonly<Record<number, string>> = {
  400: 'the portal does not understand the request',
  401: 'the portal does not accept the token',
  403: 'the token is not allowed to read this',
  404: 'the portal has nothing at this path',
  407: 'a proxy in between requires authentication',
  408: 'the portal gave up waiting',
  410: 'what was at this path is gone',
  425: 'too early',
  429: 'too many requests',
};

const troubles: Readonly<Record<NetworkTrouble, string>> = {
  noConnection: 'got no connection, or lost it before the response was complete',
  refused: 'failed: the connection was refused; expected the portal at the base URL',
  dns: 'failed: the host is not known to DNS; expected the base URL to name the portal',
  tls: 'failed to connect securely: TLS failed; expected a valid certificate for this host',
  unreachable: 'failed: the host could not be reached',
  tooShort: 'returned fewer bytes than Content-Length promised',
  compression: 'returned broken compression: the body could not be decompressed as Content-Encoding says',
  notHttp: 'returned something that is not HTTP',
  lost: 'lost its connection before the response was complete; expected it to stay open',
  unknown: 'failed: the network did not reach the portal',
};

const notJson: Readonly<Record<NotJson, string>> = {
  signInPage: 'an HTML page, perhaps a sign-in page',
  markup: 'HTML or XML',
  text: 'text that is not JSON',
  broken: 'broken JSON',
  cut: 'JSON that breaks off',
};

const tokenFaults = {
  lineBreak: 'a line break',
  notAscii: 'not printable ASCII',
  space: 'a space at the edge',
} as const;

const english: Sentences<SourceFaults> = {
  request: ({ request, what, attempt, attempts }) =>
    `${request} ${what.message}${attempts < 2 ? '' : ` (attempt ${attempt} of ${attempts})`}`,
  status: ({ status, noToken, retryAfter }) => {
    const what = statuses[status];
    const said = what === undefined ? (status >= 500 ? ': the portal itself failed' : '; expected 200') : `: ${what}`;
    const wait = retryAfter === null ? '' : `, and asks to wait ${retryAfter} s`;
    return `returned ${status}${said}${noToken ? ' (none is configured)' : ''}${wait}`;
  },
  network: ({ trouble, code }) => `${troubles[trouble]}${code === '' ? '' : ` [${code}]`}`,
  tooFewBytes: ({ came, announced }) => `returned only ${came} of ${announced} bytes`,
  tooManyBytes: ({ most, announced }) =>
    `returned too much: at most ${most} bytes are allowed (source.maxBytes), and ${announced === null ? 'the body is longer' : `Content-Length says ${announced}`}`,
  undecodable: ({ charset, how }) => {
    const found = {
      sign: `bytes that are not ${charset}`,
      default: 'bytes that are not UTF-8, and no charset is declared',
      declared: /^utf-?8$/.test(charset)
        ? 'bytes that are not UTF-8, although UTF-8 is declared'
        : `bytes that can't be decoded as the declared charset, ${charset}`,
    };
    return `returned ${found[how]}; expected JSON in UTF-8`;
  },
  emptyBody: ({ status }) => `returned ${status} with an empty body; expected JSON`,
  notJson: ({ status, found, length }) =>
    `returned ${status} with ${notJson[found]}${['broken', 'cut'].includes(found) ? ` (${length} characters)` : ''}; expected JSON`,
  noObject: ({ found }) =>
    `returned JSON that is ${found === 'null' ? found : `a ${found}`}; expected an object or a list`,
  tooDeep: ({ most }) => `returned JSON nested deeper than ${most} levels; expected less`,
  tooManyKeys: ({ most }) => `returned JSON with an object of more than ${most} keys, more than any list of events has`,
  tooManyValues: ({ most }) => `returned JSON with more than ${most} values, more than any list of events has`,
  timeout: ({ seconds }) => `sent no complete response within ${seconds} s (source.timeoutMs)`,
  timeoutBefore: () => 'sent no complete response when it was asked',
  listTimeout: ({ seconds }) =>
    `took too long: the whole list was not read within ${seconds} s (ten times source.timeoutMs)`,
  unsendableToken: ({ character, found }) =>
    `can't be sent: character ${character} of the token is ${tokenFaults[found]}, which an HTTP header can't carry; expected the token as it was issued`,
  cancelled: () => 'was cancelled before the response was complete',
  redirects: ({ most }) => `was redirected more than ${most} times; expected a response`,
  redirectNowhere: ({ status }) => `returned ${status} without a target; expected 200 with JSON`,
  redirectElsewhere: ({ status, from, to, moved }) =>
    `was redirected (${status}) from ${from} to another origin, ${to}, which is not followed; ${moved ? `if the portal is there now, begin source.baseUrl with ${to}` : 'expected a response from the base URL itself'}`,
  badHeader: () => "can't be requested: a name or value in source.headers or source.auth is not allowed in HTTP",
  budget: () => 'was not requested: this run has used all its requests; the next run continues',
  detailsOff: () => 'are not requested: source.endpoints.details is false',
  errorInBody: ({ shown, expected }) =>
    `returned 200, but the body reports an error (${shown}); expected ${expected === 'event' ? 'an event' : 'a list'}`,
  pathLacks: ({ name }) =>
    `can't be requested: its path needs {${name}}, but the record in the list has no such text or number`,
  pathDots: ({ segment }) => `can't be requested: a URL can't contain the segment "${segment}"`,
  notRequestable: ({ why }) => `can't be requested: ${why}`,
  notAsked: () =>
    'was not made yet, since changes are tried on what was read before. Ask the portal again to see what it answers',
  noList: ({ why }, say) => `returned no list that can be read: ${say(why)}`,
  allTooLarge: ({ most }) => `has pages of more than ${most} bytes together (ten times source.maxBytes)`,
  endlessPages: ({ pages }) => `does not end: ${pages} pages came, and the portal says that there are more`,
  endlessRecords: ({ most }) => `does not end: more than ${most} records came`,
  pagesRepeat: ({ page, collected, total }) =>
    `repeats: page ${page} is the same as an earlier page, after ${collected} records${total === null ? '' : ` of ${total}`}`,
  endedShort: ({ collected, total, why }, say) =>
    `may be incomplete: ${collected} records ${total === null ? 'came, and the portal counts more pages' : `of ${total} came`}, but ${say(why)}`,
  pageEmpty: ({ page }) => `page ${page} came empty`,
  pageRepeated: ({ page }) => `page ${page} is the same as an earlier page`,
  nextUnknown: () => 'the portal does not say how to get the next page',
  nextFailed: ({ collected, why }, say) =>
    `may be incomplete: ${collected} records came, and the next page failed (${say(why)})`,
  listCut: ({ count, total, tried }, say) =>
    `is incomplete: ${total === null ? `${count} records came, and the portal says that there are more` : `${count} records of ${total} came`}, but the next page can't be read (${say(tried)}); configure source.paging`,
  tried: ({ ways, more, elsewhere }, say) =>
    ways.length === 0
      ? 'nothing shows how to request it'
      : `tried ${ways.map(say).join(', ')}${more === 0 ? '' : ` and ${more} more`}${elsewhere ? '; its next link leads to another origin, where the token is not sent' : ''}`,
  wayLink: () => 'the link to the next page',
  wayAnswer: () => 'the parameters in the response',
  wayParameter: ({ name }) => name,
  wayParameterSized: ({ name }) => `${name} with a size`,
  listNote: ({ request, what }, say) => `${request}: ${say(what)}`,
  noSecondPage: ({ count, tried }, say) =>
    `no second page was found after ${count} records (${say(tried)}): this is taken as the whole list`,
  failedAtEnd: ({ collected, why }, say) =>
    `the next page failed after ${collected} records (${say(why)}): this is taken as the end of the list`,
  recordsTwice: ({ count }) => `${count} records came on two pages: the list changed while it was read`,
  totalDiffers: ({ total, collected }) => `the portal counts ${total} records in total, but ${collected} came`,
};

/** Says in English and as data what was wrong with an answer. */
export const sourceFault = telling(english);
