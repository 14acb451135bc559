import type { Config } from '../../config/config.ts';
import { SourceError, type SourceErrorKind } from '../../source/source.ts';
import type { AuthSettings, Operation } from '../../source/source-settings.ts';
import { basesOf } from '../init/auth-schemes.ts';
import type { SurveyFailure } from '../survey/survey.ts';

/** What to do by the code that Node ends such a failure's sentence with: `… [CERT_HAS_EXPIRED] (attempt 1 of 1)`. */
const sayings: readonly (readonly [RegExp, string])[] = [
  [
    /SELF_SIGNED|UNABLE_TO_(GET_ISSUER|VERIFY_LEAF)/u,
    "The portal's certificate is signed by nobody whom this machine knows. If it is your organization's own, name the file of the authority that signed it (PEM) in NODE_EXTRA_CA_CERTS.",
  ],
  [/CERT_HAS_EXPIRED/u, "The portal's certificate has expired: tell its administrator."],
  [/CERT_NOT_YET_VALID/u, "The portal's certificate is not valid yet: look whether this machine's clock is right."],
  [/ALTNAME_INVALID/u, "The portal's certificate is for another name: use that name in the base URL."],
  [
    /WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG/u,
    'What answers there speaks no TLS: check the port of the base URL, or whether it begins with http:.',
  ],
];

/** What to do about a connection that could not be made secure; null: it is about something else. */
function tlsAdvice({ message }: Error): string | null {
  const code = /\[([A-Z_]+)\]/u.exec(message)?.[1];
  return code === undefined ? null : (sayings.find(([pattern]) => pattern.test(code))?.[1] ?? null);
}

type Say = (config: Config, failure: SourceError) => string | null;

const whatIsRead: Readonly<Record<Operation, string>> = {
  calendars: 'the calendars',
  events: 'the events of a calendar',
  details: "an event's details",
};

/** What helps whichever operation failed. */
const always: { readonly [kind in SourceErrorKind]?: Say } = {
  timeout: () => 'Try again; if the portal is just slow, raise source.timeoutMs.',
  unreachable: ({ source }, failure) =>
    tlsAdvice(failure) ?? `Check the base URL, ${source.baseUrl}, and that this machine may reach it.`,
  server: () => "Try again later; if it lasts, tell the portal's administrator.",
  'rate-limited': () => 'Wait a while; lower source.concurrency if it happens again.',
  paging: () => 'Say how the list goes on: source.paging.',
  'too-large': () => 'Raise source.maxBytes, or ask for less: source.query.',
};

/** What helps where not even the list of calendars could be read: the address and the token are in doubt. */
const first: { readonly [kind in SourceErrorKind]?: Say } = {
  unauthorized: ({ source }) =>
    `The token was sent ${wayInWords(source.auth)}. Check KALENDS_TOKEN with whoever issued it; if the portal wants it in another way, kalends init finds out which, or set source.auth.`,
  forbidden: ({ source }) =>
    `The token was sent ${wayInWords(source.auth)}. Ask the Organization Administrator whether it may read the calendars, or let kalends init try other ways of sending it.`,
  'not-found': ({ source }) => {
    const meant = basesOf(source.baseUrl).bases[0];
    return meant === source.baseUrl || meant === undefined
      ? `Check the base URL, ${source.baseUrl}: the paths of source.endpoints are appended to it. kalends init tries the usual ones.`
      : `The base URL is what stands before /event-calendars: set it to ${meant}.`;
  },
  'not-json': ({ source }) =>
    `Check the base URL, ${source.baseUrl}, if that happens again: a website often has its interface under another path, such as /api. kalends init tries the usual ones.`,
  redirect: ({ source }) =>
    `Set the base URL (now ${source.baseUrl}) to the address that it leads to, if that is the portal: the token is never sent to another host.`,
  shape: () => 'If the list is there under another key, say where: mapping.calendars.items.',
};

/** What helps where the calendars were found, and with them the address and the way of the token. */
function later(operation: Operation, isAll: boolean): { readonly [kind in SourceErrorKind]?: Say } {
  const path = `source.endpoints.${operation}`;
  const elsewhere: Say = ({ source }) =>
    isAll
      ? `The calendars were found, so the base URL is right: say where ${whatIsRead[operation]} are in ${path} (now ${source.endpoints[operation]})${operation === 'details' ? ', or set it to false' : ''}.`
      : null;
  const refused: Say = ({ source }) =>
    source.auth.in === 'none'
      ? `The calendars are shown to everybody, ${whatIsRead[operation]} are not, and no token was sent: kalends init finds out how, or set source.auth.`
      : `The token may read the list of calendars, but not ${whatIsRead[operation]}: ask the Organization Administrator to allow that.`;
  return {
    unauthorized: refused,
    forbidden: refused,
    'not-found': elsewhere,
    'not-json': elsewhere,
    redirect: elsewhere,
    shape: () =>
      operation === 'events' ? 'If the list is there under another key, say where: mapping.events.items.' : null,
  };
}

/** What to do about a failure, in a sentence or two; null: nothing comes to mind. */
export function advice({ operation, failure, isAll }: SurveyFailure, config: Config): string | null {
  if (!(failure instanceof SourceError)) return null;
  const known = operation === 'calendars' ? first : later(operation, isAll);
  return (known[failure.kind] ?? always[failure.kind])?.(config, failure) ?? null;
}

/** What to do about each kind of failure, once. */
export const allAdvice = (failures: readonly SurveyFailure[], config: Config): readonly string[] => [
  ...new Set(failures.flatMap((one) => advice(one, config) ?? [])),
];

/** How a token is sent, without it: `as "Authorization: Bearer …"`. */
export function wayInWords(settings: AuthSettings): string {
  if (settings.in === 'header') return `as "${settings.name}: ${settings.scheme === '' ? '' : `${settings.scheme} `}…"`;
  if (settings.in === 'query') return `in the query, as "?${settings.name}=…"`;
  if (settings.in === 'basic')
    return `as the password of Basic credentials, ${settings.user === '' ? 'without a user' : `user ${JSON.stringify(settings.user)}`}`;
  return 'not at all';
}
