import { setTimeout as wait } from 'node:timers/promises';
import { createSource } from '../../src/source/create-source.ts';
import type { SourceParts } from '../../src/source/fetch.ts';
import type { SourceSettings } from '../../src/source/settings.ts';
import type { ReadItems, Source } from '../../src/source/source.ts';
import { createUndiciFetch } from '../../src/source/undici-fetch.ts';

export const defaults: Omit<SourceSettings, 'baseUrl'> = {
  auth: { in: 'header', name: 'Authorization', scheme: 'Bearer' },
  endpoints: {
    calendars: '/event-calendars',
    events: '/event-calendar/{eventCalendarId}/events',
    details: '/event-calendar/{eventCalendarId}/event/{eventId}/details',
  },
  query: {},
  headers: {},
  paging: 'auto',
  timeoutMs: 2_000,
  concurrency: 6,
  maxBytes: 1_000_000,
  retries: 2,
};

/** A real source over a portal at this address; no wait between attempts. */
export function startSource(
  baseUrl: string,
  settings: Partial<SourceSettings> = {},
  parts: Partial<SourceParts> & { readonly token?: string | null } = {},
): Source {
  const { token = 'secret', ...others } = parts;
  return createSource({
    settings: { baseUrl, ...defaults, ...settings },
    token,
    fetch: createUndiciFetch(),
    sleep: (ms, signal) => wait(ms, undefined, signal === undefined ? {} : { signal }),
    random: () => 0,
    now: Date.now,
    ...others,
  });
}

/** The first list of objects found in an envelope, unwrapped nowhere. */
export const readItems: ReadItems = (body) => {
  if (Array.isArray(body)) return body.find(Array.isArray) ?? body;
  for (const value of Object.values(body as object)) if (Array.isArray(value) && value.every((item) => typeof item === 'object')) return value;
  for (const value of Object.values(body as object)) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) continue;
    const found = Object.values(value).find(Array.isArray);
    if (found !== undefined) return found;
  }
  throw new Error('expected a list, found an object without one');
};
