import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { createPostgresStore } from '../../src/store/postgres/postgres-store.ts';
import { fakeRuntime } from '../cli/fake-runtime.ts';
import { type Portal, startPortal } from '../portal/portal.ts';
import { openPortalPublisher, sleep } from '../publisher/fakes/portal-publisher.ts';
import { december } from '../publisher/fakes/small-event.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

let server: PostgresServer;
let portal: Portal;
let directory: string;
let address: string;
let made = 0;

beforeAll(async () => {
  server = await startPostgres();
  portal = await startPortal({ events: [1, 2, 3].map((day) => december(day, { description: `Details of ${day}` })) });
  directory = await mkdtemp(join(tmpdir(), 'kalends-commands-'));
});
afterAll(async () => {
  await portal.close();
  await server.close();
  await rm(directory, { recursive: true });
});

async function newDatabase(): Promise<string> {
  made += 1;
  address = await server.createDatabase(`commands${made}`);
  return `commands${made}`;
}

/** Runs a command to its end. Nothing that it writes holds the password, in whatever form. */
async function run(args: readonly string[], variables: Record<string, string> = {}) {
  const runtime = fakeRuntime(withPortal(variables), { directory });
  const code = await main([...args], runtime);
  return { code, ...checked(runtime.written), lines: runtime.written.out.split('\n') };
}

const withPortal = (variables: Record<string, string>) => ({
  KALENDS_BASE_URL: portal.url,
  KALENDS_TOKEN: 'secret',
  KALENDS_TIMEZONE: 'UTC',
  KALENDS_PUBLIC_URL: 'https://calendar.example',
  KALENDS_STORE: address,
  ...variables,
});

function checked<Written extends { readonly out: string; readonly err: string }>(written: Written): Written {
  for (const secret of [server.password, encodeURIComponent(server.password), 'wr0ng'])
    expect(written.out + written.err).not.toContain(secret);
  return written;
}

/** Fills the database as a server does. */
async function fill(database: string): Promise<void> {
  const { port, password } = server;
  const settings = { name: '', host: '127.0.0.1', port, database, user: 'kalends', password } as const;
  const runtime = { now: Date.now, sleep, random: Math.random, log: () => undefined };
  const store = createPostgresStore(
    { ...settings, sslmode: 'disable', passwordFile: undefined, sslrootcert: undefined },
    runtime,
  );
  const each = openPortalPublisher({ url: portal.url, store });
  await each.publisher.refresh();
  await each.close();
}

/** `kalends serve` until the test ends, and how to ask it. */
function serve(variables: Record<string, string> = {}) {
  const { KALENDS_PUBLIC_URL: _, ...all } = withPortal({ KALENDS_METRICS: '1', ...variables });
  const runtime = fakeRuntime(all, { directory });
  const ended = main(['serve'], runtime);
  onTestFinished(async () => {
    runtime.end();
    await ended;
    checked(runtime.written);
  });
  const ask = async (path: string) => {
    // Its own address comes first, then the portal's.
    const origin = /http:\/\/127\.0\.0\.1:\d+/u.exec(runtime.written.out)?.[0];
    return origin === undefined ? null : await fetch(`${origin}${path}`);
  };
  return { runtime, ended, ask };
}

describe('kalends doctor', () => {
  it('looks at the database and what it holds', async () => {
    await fill(await newDatabase());
    const { code, lines } = await run(['doctor']);
    const { host, pathname } = new URL(portal.url);
    expect(lines.map((line) => line.replace(/[\d.]+ KB/u, 'N KB').replace(/PostgreSQL \S+/u, 'PostgreSQL N'))).toEqual(
      expect.arrayContaining([
        `✓ postgres://kalends:…@127.0.0.1:${server.port}/commands${made} answers, PostgreSQL N`,
        '! What it is asked and answers is not encrypted. Between machines, let the database offer TLS and set sslmode=verify-full.',
        "✓ Its clock and this machine's agree",
        '✓ Its tables have version 1 of 1, and N KB',
        '✓ It holds 1 calendar with 3 events',
        '✓ Every row can be read',
        `✓ It was filled from ${host}${pathname.replace(/\/$/u, '')}`,
      ]),
    );
    expect(code).toBe(0);
  });

  it('says that the tables will be made, and makes none', async () => {
    const database = await newDatabase();
    const { out } = await run(['doctor']);
    // Since PostgreSQL 15, only the owner of a database may make tables there.
    expect(out).toContain('✓ It holds no tables yet; Kalends makes them at the first start');
    expect(await server.query(database, "SELECT 1 FROM pg_class WHERE relname LIKE 'kalends%'")).toEqual([]);
  });

  it('says why it can’t look', async () => {
    await newDatabase();
    const wrong = await run(['doctor'], { KALENDS_STORE: `postgres://kalends:wr0ng@127.0.0.1:${server.port}/x` });
    expect(wrong.out).toContain("can't be used: it refuses the user name or the password. Try it with psql");
    const nobody = await run(['doctor'], { KALENDS_STORE: 'postgres://kalends:wr0ng@127.0.0.1:1/x' });
    expect(nobody.out).toContain("can't be used: nothing listens there.");
    expect([wrong.code, nobody.code]).toEqual([1, 1]);
  });
});

describe('other commands', () => {
  it('name the database without its password, and leave copies to pg_dump', async () => {
    await newDatabase();
    const config = await run(['config', '--json']);
    expect(JSON.parse(config.out).environment.KALENDS_STORE.value).toBe(
      `postgres://kalends:…@127.0.0.1:${server.port}/commands${made}`,
    );
    const backup = await run(['backup', 'copy.db']);
    expect(backup.code).toBe(2);
    expect(backup.err).toContain('pg_dump --format=custom');
    const wrong = await run(['serve'], { KALENDS_STORE: 'postgres://kalends:wr0ng@127.0.0.1:5432/x?sslmode=maybe' });
    expect(wrong.code).toBe(2);
    expect(wrong.err).toContain('found "maybe"');
  });

  it('compare the rules of the server with those of today', async () => {
    const database = await newDatabase();
    await fill(database);
    const another = `UPDATE kalends_documents
      SET text = replace(text, '"rule":"description"', '"rule":"title"')
      WHERE collection = 'index' AND kind = 'state'`;
    await server.query(database, another);
    const { out } = await run(['check', '--json']);
    expect(out).toContain('The server has');
  });
});

describe('kalends serve', () => {
  it('with a wrong password ends at once with a sentence', async () => {
    const store = `postgres://kalends:wr0ng@127.0.0.1:${server.port}/x`;
    const { code, err } = await run(['serve'], { KALENDS_STORE: store });
    expect(code).toBe(2);
    expect(err).toContain(`postgres://kalends:…@127.0.0.1:${server.port}/x can't be used: it refuses the user name`);
  });

  it('waits for a database that is away at the start, says so, and then serves what it holds', async () => {
    await fill(await newDatabase());
    await server.stop();
    portal.control.fail = 503;
    try {
      const { runtime, ask } = serve();
      await expect.poll(() => runtime.written.err).toContain('nothing listens there. Kalends waits for it.');
      await expect.poll(async () => (await ask('/readyz'))?.status).toBe(503);
      const status = await (await ask('/status'))?.text();
      expect(status).toContain('nothing listens there');
      expect((await ask('/feeds/c1.ics'))?.status).toBe(503);
      await server.start();
      await expect.poll(async () => (await ask('/feeds/c1.ics'))?.status).toBe(200);
      // The other calendars come after it.
      await expect.poll(async () => (await ask('/readyz'))?.status).toBe(200);
    } finally {
      portal.control.fail = null;
      await server.start();
    }
  });

  it('serves what it has, calendars that nobody has asked for too, while the database is away', async () => {
    await fill(await newDatabase());
    const { ask } = serve();
    await expect.poll(async () => (await ask('/readyz'))?.status).toBe(200);
    await server.stop();
    try {
      await expect.poll(async () => (await (await ask('/metrics'))?.text()) ?? '').toMatch(/^kalends_store_up 0$/mu);
      expect((await ask('/feeds/c1.ics'))?.status).toBe(200);
      const ready = await ask('/readyz');
      expect(ready?.status).toBe(200);
      expect(await ready?.json()).toMatchObject({ store: expect.stringContaining('serves what it has') });
      expect(await (await ask('/status'))?.text()).toContain('serves what it has');
    } finally {
      await server.start();
    }
    await expect.poll(async () => (await (await ask('/metrics'))?.text()) ?? '').toMatch(/^kalends_store_up 1$/mu);
  });
});
