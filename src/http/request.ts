import { readFilterPath } from '../feeds/select/filter-path.ts';
import { HttpProblem } from './http-problem.ts';

/** The path and the query of a request as they came over the wire, with percent-encoding and dot segments. */
export interface Target {
  /** Begins with `/`. */
  readonly path: string;
  /** What follows the first `?`. */
  readonly query: string;
}

/**
 * Reads a request's target: `/feeds/a%2Fb.ics?q=x`, or a whole URL (RFC 9112 §3.2.2, and what `Request.url` gives).
 *
 * A URL that was parsed by a runtime or a client has lost its segments `.`, `..` and `%2e%2e` (WHATWG URL, "double-dot
 * path segment") before we could read them. This concerns only the events of a calendar whose id is exactly `.` or
 * `..`; `/feeds/...ics` is no dot segment. Our links use the slug, which is never one.
 */
export function readTarget(target: string): Target {
  const scheme = /^https?:\/\/[^/?#]*/i.exec(target);
  const rest = scheme ? target.slice(scheme[0].length) : target;
  const hash = rest.indexOf('#');
  const bare = hash === -1 ? rest : rest.slice(0, hash);
  const mark = bare.indexOf('?');
  const path = mark === -1 ? bare : bare.slice(0, mark);
  return { path: path.startsWith('/') ? path : `/${path}`, query: mark === -1 ? '' : bare.slice(mark + 1) };
}

/** Decodes one path segment, once: `a%2520b` becomes `a%20b`. Throws a 400 where the percent-encoding is broken. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new HttpProblem(400, 'The address is not well formed: a "%" must begin the percent-encoding of UTF-8 text.');
  }
}

/**
 * A host, RFC 3986 §3.2.2, with an optional port. It can't hold what would end an attribute, a line or an authority.
 */
const hostPattern = /^(?:[a-z0-9](?:[a-z0-9._-]{0,252}[a-z0-9.])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * The scheme and host that a request was sent to: what links begin with where no public URL is configured.
 * The Host header is what the fast path goes by, so it wins over the host of a target that is a whole URL.
 * X-Forwarded-* are ignored, because anyone who sends a request can write them.
 */
export function requestOrigin(request: Request): string {
  const scheme = /^https?(?=:)/i.exec(request.url)?.[0];
  const host = askedHost(request);
  if (scheme === undefined || !hostPattern.test(host)) {
    throw new HttpProblem(400, 'The Host header is not a host name with an optional port.');
  }
  return `${scheme}://${host}`.toLowerCase();
}

/** Whether requests with this Host header are answered. */
export type HostCheck = (host: string | null | undefined) => boolean;

/**
 * Kalends answers for the host of its public URL and for `hosts` (`server.hosts`): otherwise a page that a visitor opens
 * could read an intranet's calendars by pointing a name of its own at them (DNS rebinding). If neither is configured, it
 * answers for every host. Ports, case and a final dot do not matter.
 */
export function createHostCheck(served: {
  readonly publicUrl: string | null;
  readonly hosts: readonly string[];
}): HostCheck {
  const own = served.publicUrl === null ? [] : [new URL(served.publicUrl).host];
  const names = new Set([...own, ...served.hosts].map(hostName));
  if (names.size === 0) return () => true;
  return (host) => host != null && (names.has(host) || (hostPattern.test(host) && names.has(hostName(host))));
}

/** The name or address in a host with an optional port, as URLs write it: in lower case, an IPv6 address in brackets. */
function hostName(host: string): string {
  const bracketed = /^[^[]*:[^\]]*:/.test(host) ? `[${host}]` : host;
  return URL.parse(`http://${bracketed}`)?.hostname.replace(/\.$/, '') ?? host;
}

/** Probes reach a server by its address, so these paths are answered for every host. */
const anyHost: readonly string[] = ['/healthz', '/readyz', '/metrics'];

/** The host that a request was sent to, as it was written. A request that was made in a program may have no header. */
export const askedHost = (request: Request): string =>
  request.headers.get('host') ?? /^https?:\/\/([^/?#]*)/i.exec(request.url)?.[1] ?? '';

/** Whether a request is refused with 421 Misdirected Request (RFC 9110 §15.5.20). */
export const isMisdirected = (serves: HostCheck, request: Request, path: string): boolean =>
  !serves(askedHost(request)) && !anyHost.includes(path);

/** What a path under `/feeds/` asks for, decoded. */
interface FeedAddress {
  /** A saved feed's name, a calendar's slug or a calendar's id. */
  readonly name: string;
  /** The portal's id of one event; null: the feed. */
  readonly eventId: string | null;
  /** The parameters that the path names, as in `/feeds/a/category/concert.ics`. */
  readonly filter: readonly (readonly [name: string, value: string])[];
  /** What follows the last dot, `ics`. */
  readonly extension: string;
}

/**
 * Reads `/feeds/<name>.<extension>`, `/feeds/<name>/<eventId>.<extension>` and the path of a filtered feed,
 * `/feeds/<name>/<parameter>/<value>….<extension>`, which may end in `/name/<title>`. Null where the path is none of them.
 */
export function readFeedAddress(path: string): FeedAddress | null {
  const [root, top, ...segments] = path.split('/');
  const last = segments.at(-1);
  if (root !== '' || top !== 'feeds' || last === undefined) return null;
  // The last dot before decoding: an id may write a dot as `%2E`, but the extension begins with a plain one.
  const dot = last.lastIndexOf('.');
  if (dot < 1) return null;
  const extension = last.slice(dot + 1);
  const [name = '', ...rest] = [...segments.slice(0, -1), last.slice(0, dot)].map(decodeSegment);
  if (name === '') return null;
  if (rest.length === 1) return { name, eventId: rest[0] ?? null, filter: [], extension };
  // What follows `/name/` is only what Thunderbird calls the calendar.
  const parameters = rest.at(-2) === 'name' ? rest.slice(0, -2) : rest;
  const filter = parameters.length === 0 ? [] : readFilterPath(parameters);
  return filter && { name, eventId: null, filter, extension };
}

/** The path of a feed in the spelling that our links have: a path may be percent-encoded in many ways. */
export function feedPath({ name, eventId, extension }: Omit<FeedAddress, 'filter'>, filter = ''): string {
  const last = eventId === null ? '' : `/${encodeURIComponent(eventId)}`;
  return `/feeds/${encodeURIComponent(name)}${last}${filter}.${extension}`;
}
