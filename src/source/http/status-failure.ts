import type { SourceErrorKind } from '../source.ts';
import { Failure } from './failure.ts';
import type { FetchResponse } from './fetch.ts';
import { parseRetryAfter } from './retry.ts';

const known: Readonly<Record<number, { kind: SourceErrorKind; sentence: string; retryable?: boolean }>> = {
  400: { kind: 'status', sentence: 'was answered 400: the portal does not understand the request' },
  401: { kind: 'unauthorized', sentence: 'was answered 401: the portal does not accept the token' },
  403: { kind: 'forbidden', sentence: 'was answered 403: the token is not allowed to read this' },
  404: { kind: 'not-found', sentence: 'was answered 404: the portal has nothing at this path' },
  407: { kind: 'status', sentence: 'was answered 407: a proxy on the way asks for its own sign-in' },
  408: { kind: 'timeout', sentence: 'was answered 408: the portal gave up waiting', retryable: true },
  410: { kind: 'not-found', sentence: 'was answered 410: what was at this path is gone' },
  425: { kind: 'status', sentence: 'was answered 425: too early', retryable: true },
  429: { kind: 'rate-limited', sentence: 'was answered 429: too many requests', retryable: true },
};

/** What a status other than success says. The portal's own words are left out. */
export function statusFailure(response: FetchResponse, now: number, tokenGiven: boolean): Failure {
  const { status } = response;
  const entry = known[status];
  const isServer = status >= 500;
  const retryAfter = parseRetryAfter(response.headers.get('retry-after'), now);
  const sentence =
    entry?.sentence ?? `was answered ${status}${isServer ? ': the portal itself failed' : '; expected 200'}`;
  const hint = status === 401 && !tokenGiven ? ' (none is configured)' : '';
  const patience = retryAfter === undefined ? '' : `, asking to wait ${retryAfter} s`;
  return new Failure(entry?.kind ?? (isServer ? 'server' : 'status'), `${sentence}${hint}${patience}`, {
    status,
    retryable: entry?.retryable ?? isServer,
    retryAfter,
  });
}
