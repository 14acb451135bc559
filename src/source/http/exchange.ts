import type { ReadOptions } from '../source.ts';
import { sourceFault } from '../source-fault.ts';
import type { SourceSettings } from '../source-settings.ts';
import { decodeText, discardBody, parseJsonBody, readBody } from './body.ts';
import type { Credentials } from './credentials.ts';
import type { EtagCache } from './etag-cache.ts';
import { Failure, statusFailure } from './failures.ts';
import type { SourceDeps } from './fetch.ts';
import type { Reply } from './reply.ts';

export interface Exchange {
  readonly settings: SourceSettings;
  readonly credentials: Credentials;
  readonly deps: SourceDeps;
  readonly etags: EtagCache;
}

/**
 * Makes one attempt: sends the request, follows redirects, reads and parses the body. Throws a `Failure`, or whatever fetch
 * rejects with.
 */
export async function exchange(
  { settings, credentials, deps, etags }: Exchange,
  { url, options, operation }: { readonly url: URL; readonly options: ReadOptions; readonly operation: string },
  signal: AbortSignal,
): Promise<Reply> {
  // The platform's fetch must be called as a plain function, not as a method of another object.
  const { fetch } = deps;
  const headers = requestHeaders(settings, credentials);
  let at = url;
  for (let redirects = 0; ; redirects += 1) {
    const signed = credentials.sign(new URL(at));
    spendBudget(options);
    options.onRequest?.(credentials.scrub(operation));
    const address = at.href;
    const known = options.fresh === true ? null : etags.find(address, deps.now());
    const requested = known === null ? headers : { ...headers, 'if-none-match': known.tag };
    const response = await fetch(signed.href, { method: 'GET', headers: requested, redirect: 'manual', signal });
    const { status } = response;
    if (status === 304 && known !== null) {
      await discardBody(response);
      return known.reply;
    }
    if (status >= 300 && status < 400 && status !== 304) {
      await discardBody(response);
      if (redirects === maxRedirects) {
        throw new Failure('redirect', sourceFault('redirects', { most: maxRedirects }), {
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
      throw new Failure('not-json', sourceFault('emptyBody', { status }), { status });
    }
    const text = decodeText(bytes, response.headers.get('content-type'));
    const reply: Reply = {
      body: parseJsonBody(text, status),
      url: at,
      headers: response.headers,
      bytes: bytes.length,
      containsToken: credentials.appearsIn(text),
      forget: () => etags.drop(address),
    };
    etags.keep(address, reply, deps.now());
    return reply;
  }
}

const maxRedirects = 5;

/**
 * The target of a redirect within the portal's origin. Throws a `Failure` when the scheme, host or port differ, so that the
 * token never goes there. The failure names only the other origin, not the full address.
 */
function redirectTarget(status: number, location: string | null, requested: URL): URL {
  const target = location === null ? null : URL.parse(location, requested.href);
  if (target === null) {
    throw new Failure('redirect', sourceFault('redirectNowhere', { status }), {
      status,
    });
  }
  if (target.origin === requested.origin) {
    // A fragment is never sent, and credentials in the target are not ours.
    target.hash = '';
    target.username = '';
    target.password = '';
    return target;
  }
  const moved = target.host === requested.host || target.hostname === requested.hostname;
  const what = { status, from: requested.origin, to: describeOrigin(target), moved };
  throw new Failure('redirect', sourceFault('redirectElsewhere', what), { status });
}

const describeOrigin = (url: URL): string =>
  /^https?:$/.test(url.protocol) ? url.origin : `a ${url.protocol} address`;

function requestHeaders(settings: SourceSettings, credentials: Credentials): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json, */*;q=0.5', 'user-agent': 'Kalends' };
  for (const [name, value] of [...Object.entries(settings.headers), ...Object.entries(credentials.headers)]) {
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name) || /[^\t\x20-\x7e]/.test(value)) {
      throw new Failure('status', sourceFault('badHeader', {}));
    }
    headers[name.toLowerCase()] = value;
  }
  return headers;
}

function spendBudget({ budget }: ReadOptions): void {
  if (budget === undefined) return;
  if (budget.remaining <= 0) {
    throw new Failure('budget', sourceFault('budget', {}));
  }
  budget.remaining -= 1;
}
