import { Failure } from './failure.ts';

export const mostRedirects = 5;

/**
 * Where a redirect leads, when it stays on the portal's origin. Another scheme, host or port is refused, so that the token
 * never goes there. Throws a `Failure` that names the other origin and nothing else of the address.
 */
export function redirectTarget(status: number, location: string | null, asked: URL): URL {
  const target = location === null ? null : URL.parse(location, asked.href);
  if (target === null) {
    throw new Failure('redirect', `was answered ${status} without an address to go on to; expected 200 with JSON`, {
      status,
    });
  }
  if (target.origin === asked.origin) {
    // A link to a page's part is no part of a request, and credentials in an address are not ours.
    target.hash = '';
    target.username = '';
    target.password = '';
    return target;
  }
  const found = `was redirected (${status}) from ${asked.origin} to another origin, ${originOf(target)}, which is not followed`;
  const moved = target.host === asked.host || target.hostname === asked.hostname;
  const advice = moved
    ? `; if the portal is there now, begin source.baseUrl with ${originOf(target)}`
    : '; expected an answer from the base URL itself';
  throw new Failure('redirect', found + advice, { status });
}

const originOf = (url: URL): string => (/^https?:$/.test(url.protocol) ? url.origin : `a ${url.protocol} address`);
