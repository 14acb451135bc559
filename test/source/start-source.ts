import { setTimeout as wait } from 'node:timers/promises';
import { createSource } from '../../src/source/create-source.ts';
import type { SourceDeps } from '../../src/source/http/fetch.ts';
import { createUndiciFetch } from '../../src/source/http/undici-fetch.ts';
import type { ReadItems, Source } from '../../src/source/source.ts';
import type { SourceSettings } from '../../src/source/source-settings.ts';

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
  // Long enough for a busy machine: a test of deadlines gives another `sleep`.
  timeoutMs: 60_000,
  concurrency: 6,
  maxBytes: 1_000_000,
  retries: 2,
};

/** A real source over a portal at this address, without waits between attempts. */
export function startSource(
  baseUrl: string,
  settings: Partial<SourceSettings> = {},
  deps: Partial<SourceDeps> & { readonly token?: string | null } = {},
): Source {
  const { token = 'secret', ...others } = deps;
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

/** The first list of objects in an envelope, one or two levels down, else an empty one. */
export const readItems: ReadItems = (body) => {
  const lists = listsIn(body, 3);
  const list = lists.find((items) => items.some((item) => typeof item === 'object')) ?? lists[0];
  if (list === undefined) throw new Error('expected a list, found an object without one');
  return list;
};

function listsIn(value: unknown, depth: number): readonly (readonly unknown[])[] {
  if (Array.isArray(value)) return value.some(Array.isArray) ? value.filter(Array.isArray) : [value];
  if (typeof value !== 'object' || value === null || depth === 0) return [];
  return Object.values(value).flatMap((inner) => listsIn(inner, depth - 1));
}
