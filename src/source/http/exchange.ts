import type { Run } from '../source.ts';
import type { SourceSettings } from '../source-settings.ts';
import { decodeText, discardBody, parseJsonBody, readBody } from './body.ts';
import type { Credentials } from './credentials.ts';
import type { EtagCache } from './etag-cache.ts';
import { Failure, statusFailure } from './failures.ts';
import type { SourceDeps } from './fetch.ts';
import type { Reply } from './reply.ts';

const maxRedirects = 5;

/**
 * Where a redirect leads, when it stays on the portal's origin. Another scheme, host or port is refused, so that the token
 * never goes there. Throws a `Failure` that names the other origin and nothing else of the address.
 */
function redirectTarget(status: number, location: string | null, asked: URL): URL {
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
  const found = `was redirected (${status}) from ${asked.origin} to another origin, ${describeOrigin(target)}, which is not followed`;
  const moved = target.host === asked.host || target.hostname === asked.hostname;
  const advice = moved
    ? `; if the portal is there now, begin source.baseUrl with ${describeOrigin(target)}`
    : '; expected an answer from the base URL itself';
  throw new Failure('redirect', found + advice, { status });
}

const describeOrigin = (url: URL): string =>
  /^https?:$/.test(url.protocol) ? url.origin : `a ${url.protocol} address`;

export interface Exchange {
  readonly settings: SourceSettings;
  readonly credentials: Credentials;
  readonly deps: SourceDeps;
  readonly etags: EtagCache;
}

/** One attempt: the request, its redirects, the body read whole and parsed. Throws a `Failure`, or what fetch rejects with. */
export async function exchange(
  { settings, credentials, deps, etags }: Exchange,
  { url, run, operation }: { readonly url: URL; readonly run: Run; readonly operation: string },
  signal: AbortSignal,
): Promise<Reply> {
  // A platform's fetch must be called as a function of its own, not as a method of ours.
  const { fetch } = deps;
  const headers = requestHeaders(settings, credentials);
  let at = url;
  for (let redirects = 0; ; redirects += 1) {
    const signed = credentials.sign(new URL(at));
    spendBudget(run);
    run.onRequest?.(credentials.scrub(operation));
    const known = etags.find(at.href, deps.now());
    const asked = known === null ? headers : { ...headers, 'if-none-match': known.tag };
    const response = await fetch(signed.href, { method: 'GET', headers: asked, redirect: 'manual', signal });
    const { status } = response;
    if (status === 304 && known !== null) {
      await discardBody(response);
      return known.reply;
    }
    if (status >= 300 && status < 400 && status !== 304) {
      await discardBody(response);
      if (redirects === maxRedirects) {
        throw new Failure('redirect', `was redirected more than ${maxRedirects} times; expected an answer`, {
          status,
        });
      }
      at = redirectTarget(status, response.headers.get('location'), signed);
      continue;
    }
    if (status < 200 || status >= 300) {
      await discardBody(response);
      throw statusFailure(response, deps.now(), credentials.given);
    }
    const bytes = await readBody(response, settings.maxBytes);
    if (bytes.length === 0) {
      throw new Failure('not-json', `was answered ${status} with an empty body; expected JSON`, { status });
    }
    const text = decodeText(bytes, response.headers.get('content-type'));
    const reply = {
      body: parseJsonBody(text, status),
      url: at,
      headers: response.headers,
      bytes: bytes.length,
      containsToken: credentials.appearsIn(text),
    };
    etags.keep(at.href, reply, deps.now());
    return reply;
  }
}

function requestHeaders(settings: SourceSettings, credentials: Credentials): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json, */*;q=0.5', 'user-agent': 'Kalends' };
  for (const [name, value] of [...Object.entries(settings.headers), ...Object.entries(credentials.headers)]) {
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name) || /[^\t\x20-\x7e]/.test(value)) {
      throw new Failure(
        'status',
        "can't be asked: a name or value among source.headers or source.auth is not fit for HTTP",
      );
    }
    headers[name.toLowerCase()] = value;
  }
  return headers;
}

function spendBudget({ budget }: Run): void {
  if (budget === undefined) return;
  if (budget.remaining <= 0) {
    throw new Failure(
      'budget',
      'was not asked: the budget of requests for this run is spent; the rest comes next time',
    );
  }
  budget.remaining -= 1;
}
