import { afterAll, afterEach, beforeAll, beforeEach, describe, it } from 'vitest';
import { parseStoreAddress } from '../../src/config/store-address.ts';
import { openStore } from '../../src/library/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { feedHistoryContract } from '../app/feed-history-contract.ts';
import { sleep } from '../publisher/fakes/portal-publisher.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

let server: PostgresServer;
let address = '';
let made = 0;
const opened: Store[] = [];

beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.close());
beforeEach(async () => {
  made += 1;
  address = await server.createDatabase(`history${made}`);
});
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
});

describe('several processes on one database', () =>
  feedHistoryContract({
    test: it,
    open() {
      const parsed = parseStoreAddress(address);
      if (typeof parsed === 'string') throw new Error(parsed);
      const store = openStore(parsed, { now: Date.now, sleep, random: Math.random, log: () => undefined });
      opened.push(store);
      return store;
    },
  }));
