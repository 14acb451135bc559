import type { Told } from '../../calendar/told.ts';
import { sourceFault } from '../source-fault.ts';
import type { AuthSettings } from '../source-settings.ts';
import type { Reply } from './reply.ts';

/** Adds the token to requests, and keeps it out of messages and data. */
export interface Credentials {
  readonly headers: Readonly<Record<string, string>>;
  /** Sets the token in the query, if that is how the portal wants it. */
  sign(url: URL): URL;
  /** Replaces every form of the token in a text. */
  scrub(text: string): string;
  /** Whether a JSON text contains the token. Always false for a token so short that it might be a word. */
  appearsIn(json: string): boolean;
  /** Why the token can't be sent, as a message without the token; null: it can. */
  readonly problem: Told | null;
  readonly given: boolean;
}

export function createCredentials(auth: AuthSettings, token: string | null): Credentials {
  const given = token !== null && token !== '' && auth.in !== 'none';
  // Most processes answer from what is stored, and ask the portal nothing.
  let scrubber: ((text: string) => string) | null = null;
  const scrub = (text: string): string => {
    scrubber ??= createScrubber(token ?? '', auth);
    return scrubber(text);
  };
  const problem = given && auth.in === 'header' ? headerProblem(token) : null;
  return {
    headers: given && problem === null ? authHeaders(auth, token) : {},
    sign(url) {
      if (given && auth.in === 'query') url.searchParams.set(auth.name, token);
      return url;
    },
    scrub,
    appearsIn(json) {
      if (token === null || token.length < shortestSecret) return false;
      const text = json.includes('\\/') ? json.replaceAll('\\/', '/') : json;
      return scrub(text) !== text;
    },
    problem,
    given,
  };
}

function authHeaders(auth: AuthSettings, token: string): Record<string, string> {
  if (auth.in === 'header') return { [auth.name]: auth.scheme === '' ? token : `${auth.scheme} ${token}` };
  // RFC 7617 §2.1: in UTF-8, which all current servers accept.
  if (auth.in === 'basic') return { authorization: `Basic ${base64(`${auth.user}:${token}`)}` };
  return {};
}

/** Why a token can't be a header value: RFC 9110 §5.5, without the obsolete bytes above 127. Null: it can. */
function headerProblem(token: string): Told | null {
  const index = token.search(/[^\x20-\x7e]/);
  const where = index >= 0 ? index : token !== token.trim() ? (token.startsWith(' ') ? 0 : token.length - 1) : -1;
  if (where < 0) return null;
  const found = /[\r\n]/.test(token[where] ?? '') ? 'lineBreak' : index >= 0 ? 'notAscii' : 'space';
  return sourceFault('unsendableToken', { character: where + 1, found });
}

/** A shorter token might be a common word, and removing it would damage the data. */
const shortestSecret = 16;

/** A shorter token may be part of any word, and every text would lose something to it. */
const shortestAnywhere = 4;

function createScrubber(token: string, auth: AuthSettings): (text: string) => string {
  if (token === '') return (text) => text;
  if (token.length < shortestAnywhere) return shortScrubber(token, auth);
  const wellFormed = token.toWellFormed();
  const basic = auth.in === 'basic' ? [base64(`${auth.user}:${token}`)] : [];
  const encoded = new URLSearchParams([['', wellFormed]]).toString().slice(1);
  const plain = [
    token,
    wellFormed,
    encodeURIComponent(wellFormed),
    encoded,
    encodeURI(wellFormed),
    base64(token),
    ...basic,
  ];
  const forms = [...new Set(plain.flatMap((form) => [form, form.replace(/=+$/, ''), toBase64Url(form)]))]
    .filter((form) => form.length >= 4)
    .sort((a, b) => b.length - a.length);
  const pattern = new RegExp(forms.map(escaped).join('|'), 'gi');
  return (text) => text.replace(pattern, '***');
}

/** Takes a short token out where it is sent: as a parameter of a query, in its header, in Base64, or before an @. */
function shortScrubber(token: string, auth: AuthSettings): (text: string) => string {
  const forms = [...new Set([token, encodeURIComponent(token.toWellFormed())])].map(escaped).join('|');
  const places = [`[?&][^=&#\\s]*=`, ...(auth.in === 'header' ? headerStarts(auth) : []), '//[^/@:\\s]*:'];
  const plain = new RegExp(`(${places.join('|')})(?:${forms})(?![\\p{L}\\p{N}_])`, 'giu');
  const basic = auth.in === 'basic' ? base64(`${auth.user}:${token}`) : null;
  return (text) => {
    const cut = text.replace(plain, '$1***');
    return basic === null ? cut : cut.replaceAll(basic, '***').replaceAll(basic.replace(/=+$/, ''), '***');
  };
}

/** `Authorization: Bearer `, and the scheme by itself. */
const headerStarts = ({ name, scheme }: Extract<AuthSettings, { readonly in: 'header' }>): readonly string[] => [
  `\\b${escaped(name)}["']?:\\s*["']?${scheme === '' ? '' : `${escaped(scheme)}\\s+`}`,
  ...(scheme === '' ? [] : [`\\b${escaped(scheme)}\\s+`]),
];

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

const toBase64Url = (text: string): string => text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

function base64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/**
 * Removes the token from a response body. Some portals repeat the token in their data (a link with `?access_token=…`), and
 * the data is published. A body without the token is returned as it is.
 */
export function redactToken({ body, containsToken }: Reply, scrub: (text: string) => string): unknown {
  const clean = (value: unknown): unknown => {
    if (typeof value === 'string') return scrub(value);
    if (Array.isArray(value)) return value.map(clean);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [scrub(key), clean(inner)]));
  };
  return containsToken ? clean(body) : body;
}
