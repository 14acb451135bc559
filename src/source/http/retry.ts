/** If the portal asks for a longer wait, the request fails at once, and the caller gets the Retry-After. */
const maxWaitMs = 30_000;
const firstBackoffMs = 500;
const maxBackoffMs = 10_000;

/** The seconds of a Retry-After header, which is a number or an HTTP-date (RFC 9110 §10.2.3). Undefined: absent or invalid. */
export function parseRetryAfter(value: string | null, now: number): number | undefined {
  const text = value?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text);
  if (!/^[A-Za-z]{3,9},? /.test(text)) return undefined;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000));
}

/**
 * Milliseconds until the next attempt: exponential backoff with full jitter, so that the retries of many calendars spread
 * out. Retry-After has priority. Null: the portal asks for a longer wait than a run can afford.
 */
export function waitBeforeRetry(attempt: number, retryAfter: number | undefined, random: () => number): number | null {
  const backoff = random() * Math.min(maxBackoffMs, firstBackoffMs * 2 ** (attempt - 1));
  if (retryAfter === undefined) return backoff;
  return retryAfter * 1000 > maxWaitMs ? null : retryAfter * 1000 + random() * firstBackoffMs;
}
