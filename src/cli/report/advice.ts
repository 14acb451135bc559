import type { Config } from '../../config/config.ts';
import type { AuthSettings } from '../../source/settings.ts';
import { SourceError, type SourceErrorKind } from '../../source/source.ts';

const auth = (settings: AuthSettings) => `The token was sent ${wayInWords(settings)}.`;

const next: { readonly [kind in SourceErrorKind]?: (config: Config) => string } = {
  unauthorized: ({ source }) =>
    `${auth(source.auth)} Check KALENDS_TOKEN with whoever issued it; if the portal wants it sent in another way, kalends init finds out which, or set source.auth.`,
  forbidden: ({ source }) =>
    `${auth(source.auth)} Ask the Organization Administrator whether the token may read the calendars, or let kalends init try other ways of sending it.`,
  'not-found': ({ source }) =>
    `Check the base URL, ${source.baseUrl}: the paths of source.endpoints are appended to it. kalends init tries the usual ones.`,
  'not-json': ({ source }) =>
    `Check the base URL, ${source.baseUrl}: a website often has its interface under another path, such as /api. kalends init tries the usual ones.`,
  redirect: ({ source }) =>
    `Set the base URL (now ${source.baseUrl}) to the address that it leads to, if that is the portal: the token is never sent to another host.`,
  timeout: () => 'Try again; if the portal is just slow, raise source.timeoutMs.',
  unreachable: ({ source }) => `Check the base URL, ${source.baseUrl}, and that this machine may reach it.`,
  server: () => "Try again later; if it lasts, tell the portal's administrator.",
  'rate-limited': () => 'Wait a while; lower source.concurrency if it happens again.',
  shape: () => 'If the list is there under another key, say where: mapping.calendars.items, mapping.events.items.',
  paging: () => 'Say how the list goes on: source.paging.',
  'too-large': () => 'Raise source.maxBytes, or ask for less: source.query.',
};

/** What to do about a failure, in a sentence or two; null: nothing comes to mind. */
export function advice(failure: unknown, config: Config): string | null {
  return failure instanceof SourceError ? (next[failure.kind]?.(config) ?? null) : null;
}

/** How a token is sent, without it: `as "Authorization: Bearer …"`. */
export function wayInWords(settings: AuthSettings): string {
  if (settings.in === 'header') return `as "${settings.name}: ${settings.scheme === '' ? '' : `${settings.scheme} `}…"`;
  if (settings.in === 'query') return `in the query, as "?${settings.name}=…"`;
  if (settings.in === 'basic') return `as the password of Basic credentials, user ${JSON.stringify(settings.user)}`;
  return 'not at all';
}
