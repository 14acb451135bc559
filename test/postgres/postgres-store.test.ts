import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listenForChanges } from '../../src/store/postgres/change-listener.ts';
import type { PostgresSettings } from '../../src/store/postgres/postgres-settings.ts';
import { createPostgresStore } from '../../src/store/postgres/postgres-store.ts';
import { type Store, StoreError, UnusableStoreError } from '../../src/store/store.ts';
import { storeContract } from '../../src/store/store-contract.ts';
import { sleep } from '../publisher/fakes/portal-publisher.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

const noon = Date.parse('2026-11-20T12:00:00.250Z');
let server: PostgresServer;
let made = 0;
let database = '';
const opened: Store[] = [];
const logged: string[] = [];

beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.close());
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

async function newDatabase(): Promise<string> {
  made += 1;
  database = `store${made}`;
  await server.createDatabase(database);
  return database;
}

function open(settings: Partial<PostgresSettings> = {}, born = noon): Store {
  const { port, password } = server;
  const common = { name: 'the store', host: '127.0.0.1', port, database, user: 'kalends', password } as const;
  const runtime = {
    now: () => born,
    sleep,
    random: Math.random,
    log: (_: string, message: string) => void logged.push(message),
  };
  const store = createPostgresStore(
    { ...common, sslmode: 'prefer', passwordFile: undefined, sslrootcert: undefined, ...settings },
    runtime,
  );
  opened.push(store);
  return store;
}

describe('a store in PostgreSQL', () =>
  storeContract({
    test: it,
    async open(born) {
      await newDatabase();
      return open({}, born);
    },
    clock: () => ({
      // The server's own clock counts.
      now: () => 0,
      async pass(ms) {
        const shifted = `since = since - ${ms} * interval '1 ms', until = until - ${ms} * interval '1 ms'`;
        await server.query(database, `UPDATE kalends_leases SET ${shifted}`);
      },
    }),
  }));

const put = (key: string, text = key) => ({ put: [{ kind: 'event', key, text }], drop: [] });

describe('a new database', () => {
  it('gets its tables once, however many processes start at the same time', async () => {
    await newDatabase();
    const stores = Array.from({ length: 6 }, () => open());
    expect(await Promise.all(stores.map((store) => store.revision('index')))).toEqual([0, 0, 0, 0, 0, 0]);
    expect(await server.query(database, 'SELECT version FROM kalends_versions')).toEqual([{ version: 1 }]);
  });

  it('of a later release is refused and left alone', async () => {
    await newDatabase();
    await open().revision('index');
    await server.query(database, 'INSERT INTO kalends_versions VALUES (99, 0)');
    const store = open();
    await expect(store.commit('index', 0, put('a'))).rejects.toThrow(UnusableStoreError);
    await expect(store.revision('index')).rejects.toThrow('has version 99, but this release reads at most version 1');
    expect(store.state()).toContain('version 99');
    expect(await server.query(database, 'SELECT * FROM kalends_documents')).toEqual([]);
  });

  it('that can’t hold every text is refused', async () => {
    database = 'ascii';
    await server.query('postgres', "CREATE DATABASE ascii OWNER kalends ENCODING 'SQL_ASCII' TEMPLATE template0");
    await expect(open().revision('index')).rejects.toThrow("Make it with ENCODING 'UTF8'");
  });

  it('takes its password from a file', async () => {
    await newDatabase();
    const passwordFile = join(server.folder, 'password');
    writeFileSync(passwordFile, `${server.password}\n`);
    expect(await open({ password: undefined, passwordFile }).revision('index')).toBe(0);
  });

  it.each([
    ['a wrong password', { password: 'not-the-pa55word' }, 'it refuses the user name or the password'],
    ['an unknown user', { user: 'nobody' }, 'it refuses the user name or the password'],
    ['no such database', { database: 'nowhere' }, 'there is no such database'],
    ['no TLS where it is required', { sslmode: 'require' }, 'it offers no TLS, which sslmode asks for'],
    [
      'no file with the password',
      { password: undefined, passwordFile: '/nowhere' },
      '/nowhere, which passwordfile names',
    ],
    ['certificates that are not there', { sslmode: 'verify-full', sslrootcert: '/nowhere.pem' }, '/nowhere.pem'],
  ] as const)('with %s ends the start with a sentence', async (_, settings, reason) => {
    await newDatabase();
    logged.length = 0;
    const store = open(settings);
    const error = await store.revision('index').catch((one: unknown) => one);
    expect(error).toBeInstanceOf(UnusableStoreError);
    expect(String(error)).toContain(reason);
    const said = inspect([error, store.state(), logged], { depth: 10, showHidden: false });
    expect(said).not.toContain('not-the-pa55word');
    expect(said).not.toContain(server.password);
  });
});

describe('a database that goes away', () => {
  it('is waited for at the start', async () => {
    await newDatabase();
    await server.stop();
    logged.length = 0;
    const store = open();
    const error = await store.revision('index').catch((one: unknown) => one);
    expect(error).toBeInstanceOf(StoreError);
    expect(error).not.toBeInstanceOf(UnusableStoreError);
    expect(store.state()).toBe("The database can't be used: nothing listens there. Kalends waits for it.");
    expect(logged).toEqual(["The store the store can't be used: nothing listens there. Kalends waits for it."]);
    await server.start();
    await expect.poll(() => store.revision('index').catch(() => null)).toBe(0);
    expect(store.state()).toBeNull();
  });

  it('is used again when it is back, and whatever may have been missed is reported', async () => {
    await newDatabase();
    const [one, other] = [open(), open()];
    const changed: (string | null)[] = [];
    await other.revision('two');
    other.watch?.((collection) => changed.push(collection));
    await expect.poll(() => changed).toEqual([null]);
    expect(await one.commit('two', 0, put('a'))).toBe(1);
    await expect.poll(() => changed).toEqual([null, 'two']);

    await server.stop();
    for (const store of [one, other]) await expect(store.commit('two', 1, put('lost'))).rejects.toThrow(StoreError);
    expect(other.state()).toContain('Kalends serves what it has; it reads and publishes nothing new.');
    await server.start();
    await expect.poll(() => changed).toEqual([null, 'two', null]);
    await expect.poll(() => one.commit('two', 1, put('b')).catch(() => 0)).toBe(2);
    await expect.poll(() => changed.at(-1)).toBe('two');
    await expect.poll(() => other.revision('two').catch(() => 0)).toBe(2);
    expect([one.state(), other.state()]).toEqual([null, null]);
    expect(Object.fromEntries((await other.read('two', 'event')).documents)).toEqual({ a: 'a', b: 'b' });
  });

  it('in one connection only is listened to on another one', async () => {
    await newDatabase();
    const [one, other] = [open(), open()];
    const changed: (string | null)[] = [];
    await other.revision('two');
    other.watch?.((collection) => changed.push(collection));
    await expect.poll(() => changed).toEqual([null]);
    const listeners =
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()';
    await server.query(database, listeners, [database]);
    await expect.poll(() => changed).toEqual([null, null]);
    await expect.poll(() => one.commit('two', 0, put('a')).catch(() => 0)).toBe(1);
    await expect.poll(() => changed).toEqual([null, null, 'two']);
  });
});

describe('what others write', () => {
  it('is reported to all but the writer, by the name of the collection', async () => {
    await newDatabase();
    const long = `calendar ${'x'.repeat(9000)} \ud800`;
    const stores = [open(), open(), open()];
    const changed: (string | null)[][] = stores.map(() => []);
    for (const [index, store] of stores.entries()) {
      await store.revision(long);
      store.watch?.((collection) => void changed[index]?.push(collection));
    }
    await expect.poll(() => changed).toEqual([[null], [null], [null]]);
    await stores[0]?.commit(long, 0, put('a'));
    await expect.poll(() => changed).toEqual([[null], [null, long], [null, long]]);
    // Nobody has asked for this one.
    await stores[1]?.commit('other', 0, put('a'));
    await stores[1]?.commit(long, 1, put('b'));
    await expect
      .poll(() => changed)
      .toEqual([
        [null, long],
        [null, long],
        [null, long, long],
      ]);
  });

  it('may have been missed while statements failed, though the connection that listens was never lost', async () => {
    await newDatabase();
    const store = open();
    await store.commit('one', 0, put('a'));
    const changed: (string | null)[] = [];
    store.watch?.((collection) => changed.push(collection));
    await expect.poll(() => changed).toEqual([null]);
    await server.query(database, 'ALTER TABLE kalends_collections RENAME TO away');
    await expect(store.revision('one')).rejects.toThrow(StoreError);
    await server.query(database, 'ALTER TABLE away RENAME TO kalends_collections');
    changed.length = 0;
    await expect.poll(() => store.revision('one').catch(() => 0)).toBe(1);
    expect(changed).toContain(null);
  });

  it('is noticed without notifications, too', async () => {
    await newDatabase();
    const store = open();
    await store.commit('one', 0, put('a'));
    logged.length = 0;
    const changed: (string | null)[] = [];
    const ending = new AbortController();
    const listening = listenForChanges({
      // As behind a connection pooler in transaction mode: LISTEN is accepted, and nothing ever comes.
      async connect() {
        const client = new pg.Client({ host: server.folder, port: server.port, user: 'admin', database });
        await client.connect();
        const query = client.query.bind(client) as (sql: string, values: unknown[]) => unknown;
        return Object.assign(client, {
          query: (sql: string, values: unknown[]) => query(sql.startsWith('LISTEN') ? 'SELECT 1' : sql, values),
        });
      },
      self: 'me',
      changed: (id) => void changed.push(id),
      sleep,
      random: Math.random,
      log: (_, message) => void logged.push(message),
      signal: ending.signal,
    });
    await expect.poll(() => logged.join()).toContain('Kalends asks every second for changes instead');
    await store.commit('one', 1, put('b'));
    await expect.poll(() => changed).toEqual([null, 'one']);
    ending.abort();
    await listening;
  });

  it('is read as far as it is newer', async () => {
    await newDatabase();
    const store = open();
    await store.commit('one', 0, { put: [put('a').put, put('b').put].flat(), drop: [] });
    await store.commit('one', 1, put('b', 'B2'));
    await store.commit('one', 2, { put: put('c').put, drop: [{ kind: 'event', key: 'a' }] });
    const since = async (revision: number) =>
      Object.fromEntries((await store.readSince?.('one', 'event', revision))?.documents ?? []);
    expect(await since(0)).toEqual({ b: 'B2', c: 'c' });
    expect(await since(2)).toEqual({ c: 'c' });
    expect(await since(3)).toEqual({});
  });
});
