/** A portal that asks for more patience than this is given up at once, and its Retry-After passed on. */
const maxWaitMs = 30_000;
const firstBackoffMs = 500;
const maxBackoffMs = 10_000;

/** Seconds of a Retry-After header: a number or an HTTP-date (RFC 9110 §10.2.3). Undefined: none, or neither. */
export function parseRetryAfter(value: string | null, now: number): number | undefined {
  const text = value?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text);
  if (!/^[A-Za-z]{3,9},? /.test(text)) return undefined;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000));
}

/**
 * Milliseconds until the next attempt: exponential with full jitter, so that many calendars don't beat as one; what the
 * portal asks for comes first. Null: it asks for longer than a run can wait.
 */
export function waitBeforeRetry(attempt: number, retryAfter: number | undefined, random: () => number): number | null {
  const backoff = random() * Math.min(maxBackoffMs, firstBackoffMs * 2 ** (attempt - 1));
  if (retryAfter === undefined) return backoff;
  return retryAfter * 1000 > maxWaitMs ? null : retryAfter * 1000 + random() * firstBackoffMs;
}
