import type { Run } from '../source.ts';
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

/** One question to the portal. */
export interface Request {
  /** `GET /event-calendar/42/events`, for people. */
  readonly operation: string;
  /** Without the token. */
  readonly url: URL;
  readonly run: Run;
  /** Of the whole listing that this is a part of. */
  readonly deadline?: Deadline;
  /** A guess is not worth a second attempt when the portal fails over it. */
  readonly once?: boolean;
}

/** Asks for JSON: deadline, budget, retries, redirects and the token are its business. Every failure is a `SourceError`. */
export interface Client {
  get(request: Request): Promise<Reply>;
}

export function createClient(settings: SourceSettings, credentials: Credentials, deps: SourceDeps): Client {
  const { sleep, random, now } = deps;
  const limiter = createLimiter(settings.concurrency);
  const { scrub } = credentials;
  const context: Exchange = { settings, credentials, deps, etags: createEtagCache() };

  async function attempt(request: Request, deadline: Deadline): Promise<Reply> {
    const { run } = request;
    const ms = Math.min(settings.timeoutMs, deadline.left());
    if (ms <= 0) throw listTimedOut(deadline);
    const began = now();
    const ended = await withTimeout(sleep, ms, run.signal, (signal) => exchange(context, request, signal)).finally(() =>
      deadline.spend(now() - began),
    );
    if (ended.how === 'done') return ended.value;
    if (ended.how === 'aborted') throw aborted(run);
    if (ms < settings.timeoutMs) throw listTimedOut(deadline);
    throw new Failure('timeout', `had no whole answer after ${ms / 1000} s (source.timeoutMs)`, { retryable: true });
  }

  async function rest(ms: number, { run }: Request, deadline: Deadline): Promise<void> {
    const began = now();
    const ended = await withTimeout(
      sleep,
      Math.min(ms, Math.max(0, deadline.left())),
      run.signal,
      () => new Promise<never>(() => {}),
    );
    deadline.spend(now() - began);
    if (ended.how === 'aborted') throw aborted(run);
  }

  return {
    async get(request) {
      const deadline = request.deadline ?? createDeadline(Number.POSITIVE_INFINITY);
      const attempts = request.once ? 1 : settings.retries + 1;
      for (let number = 1; ; number += 1) {
        try {
          if (credentials.problem !== null) throw new Failure('unauthorized', credentials.problem);
          return await limiter.run(() => attempt(request, deadline), request.run.signal);
        } catch (error) {
          const failure = asFailure(error, request.run, scrub);
          const wait =
            number < attempts && failure.retryable ? waitBeforeRetry(number, failure.retryAfter, random) : null;
          const of = failure.retryable ? attempts : number;
          const end = (why: Failure) => why.toSourceError(request.operation, `attempt ${number} of ${of}`, scrub);
          if (wait === null || wait >= deadline.left()) throw end(failure);
          await rest(wait, request, deadline).catch((called: Failure) => {
            throw end(called);
          });
        }
      }
    },
  };
}

function asFailure(error: unknown, run: Run, scrub: (text: string) => string): Failure {
  if (error instanceof Failure) return error;
  return run.signal?.aborted ? aborted(run) : networkFailure(error, scrub);
}

function aborted({ signal }: Run): Failure {
  return new Failure('status', 'was called off before its answer had come', { cause: signal?.reason });
}

function listTimedOut({ total }: Deadline): Failure {
  return new Failure(
    'timeout',
    `did not end: the whole list took longer than ${total / 1000} s (ten times source.timeoutMs)`,
  );
}
