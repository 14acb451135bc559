import { createMapping } from '../../../src/mapping/mapping.ts';
import { createPublisher, type RunningPublisher } from '../../../src/publisher/create-publisher.ts';
import type { PublisherSettings } from '../../../src/publisher/publisher-settings.ts';
import { createSource } from '../../../src/source/create-source.ts';
import { createUndiciFetch } from '../../../src/source/http/undici-fetch.ts';
import type { SourceSettings } from '../../../src/source/source-settings.ts';
import { openNodeSqlite } from '../../../src/store/sqlite/node-sqlite.ts';
import { createSqlStore } from '../../../src/store/sqlite/sql-store.ts';
import type { Store } from '../../../src/store/store.ts';
import { publisherSettings } from './open-publisher.ts';
import { rememberedLearning } from './remembered-learning.ts';

export interface PortalPublisher {
  readonly publisher: RunningPublisher;
  readonly store: Store;
  readonly logged: string[];
  close(): Promise<void>;
}

export interface PortalPublisherOptions {
  readonly url: string;
  readonly path?: string;
  readonly store?: Store;
  readonly token?: string;
  readonly now?: () => number;
  readonly settings?: Partial<PublisherSettings>;
  readonly source?: Partial<SourceSettings>;
  /** How the source sleeps: for its deadlines and between attempts. Real time by default. */
  readonly sleep?: typeof sleep;
  /** How everything else sleeps. Real time by default. */
  readonly runtimeSleep?: typeof sleep;
}

export const sleep = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', done, { once: true });
    function done() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    }
  });

/** Detection takes half of the time of such tests, and most of their portals answer the same. */
const mapping = rememberedLearning(
  createMapping(
    { calendars: {}, events: {}, details: {}, event: {}, allDayEnd: 'auto' },
    { timeZone: 'UTC', language: 'en', linkBase: 'https://uni.example' },
  ),
);

/** A publisher of real parts: HTTP, the mapper, SQLite. Its clock is real unless the test gives another. */
export function openPortalPublisher(options: PortalPublisherOptions): PortalPublisher {
  const { url, path = ':memory:', token = 'secret', now = () => Date.now() } = options;
  const logged: string[] = [];
  const log = (_level: string, message: string) => logged.push(message);
  const random = () => Math.random();
  const settings: SourceSettings = {
    baseUrl: url,
    auth: { in: 'header', name: 'Authorization', scheme: 'Bearer' },
    endpoints: {
      calendars: '/event-calendars',
      events: '/event-calendar/{eventCalendarId}/events',
      details: '/event-calendar/{eventCalendarId}/event/{eventId}/details',
    },
    query: {},
    headers: {},
    paging: 'auto',
    // Long enough for a busy machine: a test of a portal that never answers gives another `sleep`.
    timeoutMs: 60_000,
    concurrency: 6,
    maxBytes: 20_000_000,
    retries: 0,
    ...options.source,
  };
  let closed = false;
  const fetch = createUndiciFetch();
  const store = options.store ?? createSqlStore(openNodeSqlite(path, { now, sleep, log }));
  const publisher = createPublisher({
    source: createSource({ settings, token, fetch, sleep: options.sleep ?? sleep, random, now }),
    mapping,
    store,
    settings: { ...publisherSettings, source: { ...settings, movedFrom: null }, ...options.settings },
    runtime: { now, sleep: options.runtimeSleep ?? sleep, random, log },
  });
  return {
    publisher,
    store,
    logged,
    async close() {
      if (closed) return;
      closed = true;
      await publisher.stop();
      await fetch.close();
      await store.close();
    },
  };
}
