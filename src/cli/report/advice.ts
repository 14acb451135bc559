import type { Config } from '../../config/config.ts';
import { SourceError, type SourceErrorKind } from '../../source/source.ts';
import type { AuthSettings, Operation } from '../../source/source-settings.ts';
import { candidateBaseUrls } from '../base-url.ts';
import type { SurveyFailure } from '../survey/survey.ts';

/** What to do about a failure, in one or two sentences; null: there is no advice for it. */
export function advice({ operation, failure, isAll }: SurveyFailure, config: Config): string | null {
  if (!(failure instanceof SourceError)) return null;
  const known = operation === 'calendars' ? listAdvice : adviceAfterList(operation, isAll);
  return (known[failure.kind] ?? commonAdvice[failure.kind])?.(config, failure) ?? null;
}

/** The advice for all failures, each piece once. */
export const allAdvice = (failures: readonly SurveyFailure[], config: Config): readonly string[] => [
  ...new Set(failures.flatMap((one) => advice(one, config) ?? [])),
];

type Advise = (config: Config, failure: SourceError) => string | null;

/** Advice for when the list of calendars could not be read: the base URL or the token may be wrong. */
const listAdvice: { readonly [kind in SourceErrorKind]?: Advise } = {
  unauthorized: ({ source }) =>
    `The token was sent ${describeAuth(source.auth)}. Check KALENDS_TOKEN with the person who issued it. If the portal wants it sent in another way, run kalends init to find out which, or set source.auth.`,
  forbidden: ({ source }) =>
    `The token was sent ${describeAuth(source.auth)}. Ask the Organization Administrator whether it may read the calendars, or let kalends init try other ways to send it.`,
  'not-found': ({ source }) => {
    const intended = candidateBaseUrls(source.baseUrl).bases[0];
    return intended === source.baseUrl || intended === undefined
      ? `Check the base URL, ${source.baseUrl}: the paths of source.endpoints are appended to it. kalends init tries the common ones.`
      : `The base URL is the part before /event-calendars: set it to ${intended}.`;
  },
  'not-json': ({ source }) =>
    `If that happens again, check the base URL, ${source.baseUrl}: a website often has its API under another path, such as /api. kalends init tries the common ones.`,
  redirect: ({ source }) =>
    `If the redirect leads to the portal, set the base URL (now ${source.baseUrl}) to its target: the token is never sent to another host.`,
  shape: () => 'If the list is under another key, set mapping.calendars.items.',
};

/** Advice for when the list of calendars was read, so the base URL and the token are right. */
function adviceAfterList(operation: Operation, isAll: boolean): { readonly [kind in SourceErrorKind]?: Advise } {
  const path = `source.endpoints.${operation}`;
  const wrongPath: Advise = ({ source }) =>
    isAll
      ? `The calendars were found, so the base URL is right: set ${path} (now ${source.endpoints[operation]}) to the path of ${subjects[operation]}${operation === 'details' ? ', or to false' : ''}.`
      : null;
  const refused: Advise = ({ source }) =>
    source.auth.in === 'none'
      ? `The calendars are public, but ${subjects[operation]} are not, and no token was sent. Run kalends init to find out how to send it, or set source.auth.`
      : `The token may read the list of calendars, but not ${subjects[operation]}: ask the Organization Administrator to allow that.`;
  return {
    unauthorized: refused,
    forbidden: refused,
    'not-found': wrongPath,
    'not-json': wrongPath,
    redirect: wrongPath,
    shape: () => (operation === 'events' ? 'If the list is under another key, set mapping.events.items.' : null),
  };
}

const subjects: Readonly<Record<Operation, string>> = {
  calendars: 'the calendars',
  events: 'the events of a calendar',
  details: "an event's details",
};

/** Advice that is the same for every operation. */
const commonAdvice: { readonly [kind in SourceErrorKind]?: Advise } = {
  timeout: () => 'Try again. If the portal is just slow, raise source.timeoutMs.',
  unreachable: ({ source }, failure) =>
    tlsAdvice(failure) ?? `Check the base URL, ${source.baseUrl}, and that this machine can reach it.`,
  server: () => "Try again later. If it keeps failing, tell the portal's administrator.",
  'rate-limited': () => 'Wait a while. If it happens again, lower source.concurrency.',
  paging: () => 'Configure how the list is paged: source.paging.',
  'too-large': () => 'Raise source.maxBytes, or request less with source.query.',
};

/** What to do about a failed TLS connection; null: the failure has another cause. */
function tlsAdvice({ message }: Error): string | null {
  const code = /\[([A-Z_]+)\]/u.exec(message)?.[1];
  return code === undefined ? null : (tlsAdviceByCode.find(([pattern]) => pattern.test(code))?.[1] ?? null);
}

/** What to do about Node's TLS error codes, which are part of the failure's message: `… [CERT_HAS_EXPIRED] (attempt 1 of 1)`. */
const tlsAdviceByCode: readonly (readonly [RegExp, string])[] = [
  [
    /SELF_SIGNED|UNABLE_TO_(GET_ISSUER|VERIFY_LEAF)/u,
    "This machine does not know the authority that signed the portal's certificate. If it is your organization's own authority, set NODE_EXTRA_CA_CERTS to the file with its certificate (PEM).",
  ],
  [/CERT_HAS_EXPIRED/u, "The portal's certificate has expired: tell its administrator."],
  [/CERT_NOT_YET_VALID/u, "The portal's certificate is not valid yet: check this machine's clock."],
  [/ALTNAME_INVALID/u, "The portal's certificate is for another name: use that name in the base URL."],
  [
    /WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG/u,
    'The server at this address does not use TLS: check the port of the base URL, or begin it with http:.',
  ],
];

/** How a token is sent, without it: `as "Authorization: Bearer …"`. */
export function describeAuth(settings: AuthSettings): string {
  if (settings.in === 'header') return `as "${settings.name}: ${settings.scheme === '' ? '' : `${settings.scheme} `}…"`;
  if (settings.in === 'query') return `in the query, as "?${settings.name}=…"`;
  if (settings.in === 'basic')
    return `as the password of Basic credentials, ${settings.user === '' ? 'without a user' : `user ${JSON.stringify(settings.user)}`}`;
  return 'not at all';
}
