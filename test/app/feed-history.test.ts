import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { openFeedHistory } from '../../src/publisher/persist/feed-history.ts';
import { createMemoryStore } from '../../src/store/memory-store.ts';
import { openNodeSqlite } from '../../src/store/sqlite/node-sqlite.ts';
import { createSqlStore } from '../../src/store/sqlite/sql-store.ts';
import { type Store, StoreError } from '../../src/store/store.ts';
import { sleep } from '../publisher/fakes/portal-publisher.ts';
import { configOf, depsOf, fakePublisher } from './app-deps.ts';
import { feedHistoryContract } from './feed-history-contract.ts';

let folder: string;
let memory: Store;
const opened: Store[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-history-'));
  memory = createMemoryStore();
});
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('in memory', () => feedHistoryContract({ test: it, open: () => memory }));
describe('in a file', () =>
  feedHistoryContract({
    test: it,
    async open() {
      const runtime = { now: () => 0, sleep, log: () => undefined };
      const store = createSqlStore(openNodeSqlite(join(folder, 'kalends.db'), runtime));
      opened.push(store);
      return store;
    },
  }));

it('serves a saved feed while the store fails', async () => {
  const fail = async () => {
    throw new StoreError('The store is away.');
  };
  const store = { ...memory, revision: fail, read: fail, commit: fail };
  const logged: string[] = [];
  const feeds = openFeedHistory(store, { log: (_, message) => void logged.push(message) });
  const config = configOf({ feeds: { all: { title: 'All', calendars: ['42'] } } });
  const app = createApp(depsOf({ publisher: { ...fakePublisher(), feeds }, config }));
  const answer = await app.request('/feeds/all.ics');
  expect([answer.status, answer.headers.get('last-modified')]).toEqual([200, 'Wed, 02 Sep 2026 08:00:00 GMT']);
  expect(logged).toEqual(['What is said of /feeds/all could not be stored: The store is away.']);
});
