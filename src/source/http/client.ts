import type { ReadOptions } from '../source.ts';
import { sourceFault } from '../source-fault.ts';
import type { SourceSettings } from '../source-settings.ts';
import type { Credentials } from './credentials.ts';
import { createDeadline, type Deadline, withTimeout } from './deadline.ts';
import { createEtagCache } from './etag-cache.ts';
import { type Exchange, exchange } from './exchange.ts';
import { Failure, networkFailure } from './failures.ts';
import type { SourceDeps } from './fetch.ts';
import { createLimiter } from './limiter.ts';
import type { Reply } from './reply.ts';
import { waitBeforeRetry } from './retry.ts';

/** One request to the portal. */
export interface Request {
  /** The request in messages: `GET /event-calendar/42/events`. */
  readonly operation: string;
  /** Whose request it is: the calendar's id, or nothing for the list of calendars. */
  readonly owner: string;
  /** Without the token. */
  readonly url: URL;
  readonly options: ReadOptions;
  /** The deadline of the whole list, when this request reads one of its pages. */
  readonly deadline?: Deadline;
  /** Don't retry: the request is a guess, which is not worth a second attempt. */
  readonly once?: boolean;
}

/**
 * Reads JSON over HTTP. It takes care of timeouts, budget, retries, redirects and the token, and rejects with a
 * `SourceError` only.
 */
export interface Client {
  get(request: Request): Promise<Reply>;
}

const longestPatienceMs = 10_000;

export function createClient(settings: SourceSettings, credentials: Credentials, deps: SourceDeps): Client {
  const { sleep, random, now } = deps;
  // A calendar that hangs must not take all the places of the others.
  const limiter = createLimiter({
    limit: settings.concurrency,
    slowLimit: settings.concurrency,
    patienceMs: Math.min(settings.timeoutMs / 3, longestPatienceMs),
    now,
    sleep,
  });
  const { scrub } = credentials;
  const context: Exchange = { settings, credentials, deps, etags: createEtagCache() };

  async function attempt(request: Request, deadline: Deadline): Promise<Reply> {
    const { options } = request;
    const ms = Math.min(settings.timeoutMs, deadline.left());
    if (ms <= 0) throw listTimedOut(deadline);
    const began = now();
    const result = await withTimeout(sleep, ms, options.signal, (signal) => exchange(context, request, signal)).finally(
      () => deadline.spend(now() - began),
    );
    if (result.status === 'done') return result.value;
    if (result.status === 'aborted') throw aborted(options);
    if (ms < settings.timeoutMs) throw listTimedOut(deadline);
    throw new Failure('timeout', sourceFault('timeout', { seconds: ms / 1000 }), {
      retryable: true,
    });
  }

  async function pause(ms: number, { options }: Request, deadline: Deadline): Promise<void> {
    const began = now();
    const result = await withTimeout(
      sleep,
      Math.min(ms, Math.max(0, deadline.left())),
      options.signal,
      () => new Promise<never>(() => {}),
    );
    deadline.spend(now() - began);
    if (result.status === 'aborted') throw aborted(options);
  }

  return {
    async get(request) {
      const deadline = request.deadline ?? createDeadline(Number.POSITIVE_INFINITY);
      const attempts = request.once ? 1 : settings.retries + 1;
      for (let number = 1; ; number += 1) {
        try {
          if (credentials.problem !== null) throw new Failure('unauthorized', credentials.problem);
          return await limiter.run(request.owner, () => attempt(request, deadline), request.options.signal);
        } catch (error) {
          const failure = asFailure(error, request.options, scrub);
          const wait =
            number < attempts && failure.retryable ? waitBeforeRetry(number, failure.retryAfter, random) : null;
          const possible = failure.retryable ? attempts : number;
          const toError = (final: Failure) => final.toSourceError(request.operation, { number, possible }, scrub);
          if (wait === null || wait >= deadline.left()) throw toError(failure);
          await pause(wait, request, deadline).catch((interrupted: Failure) => {
            throw toError(interrupted);
          });
        }
      }
    },
  };
}

function asFailure(error: unknown, options: ReadOptions, scrub: (text: string) => string): Failure {
  if (error instanceof Failure) return error;
  return options.signal?.aborted ? aborted(options) : networkFailure(error, scrub);
}

function aborted({ signal }: ReadOptions): Failure {
  return new Failure('status', sourceFault('cancelled', {}), { cause: signal?.reason });
}

function listTimedOut({ total }: Deadline): Failure {
  return new Failure('timeout', sourceFault('listTimeout', { seconds: total / 1000 }));
}
