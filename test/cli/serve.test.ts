import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { type Portal, startPortal } from '../portal/portal.ts';
import { ask, askUntil } from '../runtime/ask.ts';
import { type FakeRuntime, fakeRuntime } from './fake-runtime.ts';
import { readMetrics } from './metrics/read-metrics.ts';

const token = 'tok-9f3c71';
let directory = '';

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kalends-serve-'));
});
afterEach(() => rm(directory, { recursive: true }));

async function until(condition: () => boolean): Promise<void> {
  for (let tries = 0; !condition(); tries += 1) {
    if (tries > 2000) throw new Error('It did not come to that.');
    await new Promise((done) => setTimeout(done, 25));
  }
}

function origin({ written }: FakeRuntime): string {
  return /http:\/\/127\.0\.0\.1:\d+/u.exec(written.out)?.[0] ?? '';
}

/** Serves until `work` is done; returns the exit code. */
async function serving(runtime: FakeRuntime, work: (origin: string) => Promise<void>): Promise<number> {
  const ended = main(['serve'], runtime);
  await Promise.race([until(() => origin(runtime) !== ''), ended]);
  try {
    await work(origin(runtime));
  } finally {
    runtime.end();
  }
  return await ended;
}

function laterRelease(path: string): void {
  const database = new DatabaseSync(path);
  database.exec('CREATE TABLE kalends_versions (version INTEGER PRIMARY KEY) STRICT');
  database.exec('INSERT INTO kalends_versions (version) VALUES (99)');
  database.close();
}

/** Resolves when a server of this process has received a request for this path. */
function requestReceived(path: string): Promise<void> {
  const channel = 'http.server.request.start';
  return new Promise((resolve) => {
    subscribe(channel, function read(message) {
      if ((message as { request: IncomingMessage }).request.url !== path) return;
      unsubscribe(channel, read);
      resolve();
    });
  });
}

/** Resolves when this address refuses connections. */
async function refused(at: string): Promise<void> {
  for (;;) {
    const error = await ask(at, '/healthz').then(
      () => null,
      (found: Error) => found,
    );
    if (error?.message.includes('ECONNREFUSED')) return;
    await new Promise((done) => setTimeout(done, 5));
  }
}

function withPortal(portal: Portal, more: Record<string, string> = {}): Record<string, string> {
  return { KALENDS_BASE_URL: portal.url, KALENDS_TOKEN: token, ...more };
}

describe('kalends serve', () => {
  it('says that it serves sample data, lists its calendars, and leaves no file', async () => {
    const runtime = fakeRuntime({}, { directory });
    const code = await serving(runtime, () => until(() => runtime.written.out.includes('/feeds/')));
    expect(code).toBe(0);
    expect(runtime.written.out).toContain('This is sample data');
    expect(runtime.written.out).toContain('KALENDS_TOKEN=… npx kalends serve');
    expect(await readdir(directory)).toEqual([]);
  });

  it('lists the portal’s calendars, in plain text for a file, in colours for a terminal', async () => {
    const portal = await startPortal({ token, calendars: [{ id: 'c1', name: 'Talks \u001b[31mred' }] });
    const plain = fakeRuntime(withPortal(portal, { KALENDS_STORE: 'sqlite::memory:' }), { directory });
    const colored = fakeRuntime(withPortal(portal, { KALENDS_STORE: 'sqlite::memory:' }), { directory, colors: true });
    for (const runtime of [plain, colored]) {
      expect(await serving(runtime, () => until(() => runtime.written.out.includes('c1.ics')))).toBe(0);
    }
    await portal.close();
    // Control characters from the portal must not reach the terminal.
    expect(plain.written.out).not.toContain('\u001b');
    expect(plain.written.out).toMatch(/Talks {1,2}\[31mred/u);
    expect(colored.written.out).toContain('\u001b[');
  });

  it('reports the portal’s answer when the calendars can’t be read, once, without the token', async () => {
    const portal = await startPortal({ token: 'another' });
    const runtime = fakeRuntime(withPortal(portal, { KALENDS_STORE: 'sqlite::memory:' }), { directory });
    expect(await serving(runtime, () => until(() => runtime.written.err.includes('npx kalends check')))).toBe(0);
    await portal.close();
    expect(runtime.written.err.match(/401/gu)).toHaveLength(1);
    expect(runtime.written.err.match(/kalends check/gu)).toHaveLength(1);
    expect(runtime.written.err).not.toContain(token);
  });

  it('refuses the store of another portal', async () => {
    const [first, second] = [await startPortal({ token }), await startPortal({ token })];
    const store = { KALENDS_STORE: `sqlite:${join(directory, 'k.db')}` };
    const before = fakeRuntime(withPortal(first, store), { directory });
    await serving(before, () => until(() => before.written.out.includes('c1.ics')));
    const after = fakeRuntime(withPortal(second, store), { directory });
    expect(await main(['serve'], after)).toBe(2);
    expect(after.written.err).toContain('source.movedFrom');
    await Promise.all([first.close(), second.close()]);
  });

  it('measures both threads under /metrics when KALENDS_METRICS=1 says so, and has no /metrics otherwise', async () => {
    const portal = await startPortal({ token, calendars: [{ id: 'c1', name: 'Talks' }] });
    const variables = withPortal(portal, { KALENDS_STORE: 'sqlite::memory:' });
    const unmeasured = fakeRuntime(variables, { directory });
    await serving(unmeasured, async (at) => expect((await ask(at, '/metrics')).status).toBe(404));
    const runtime = fakeRuntime({ ...variables, KALENDS_METRICS: '1' }, { directory });
    await serving(runtime, async (at) => {
      await askUntil(at, '/readyz', ({ status }) => status === 200);
      expect((await ask(at, '/feeds/c1.ics')).status).toBe(200);
      const samples = readMetrics((await ask(at, '/metrics')).text);
      expect(samples.get('kalends_engine_up')).toBe(1);
      expect(samples.get('kalends_refresh_total{calendar="c1"}')).toBe(1);
      expect(samples.get('kalends_refresh_failures_total{calendar="c1"}')).toBe(0);
      expect(samples.has('kalends_calendar_events{calendar="c1"}')).toBe(true);
      expect(samples.get('kalends_last_success_timestamp_seconds{calendar="c1"}')).toBeGreaterThan(1.7e9);
      expect(samples.get('kalends_http_requests_total{route="feed",method="GET",status="200"}')).toBe(1);
      expect(samples.get('kalends_portal_requests_total{outcome="2xx"}')).toBeGreaterThan(1);
    });
    await portal.close();
  });

  it.each<[string, (path: string) => void, RegExp]>([
    ['of a later release', laterRelease, /k\.db has version 99, .* A later release of Kalends wrote it/],
    ['that is a folder', (path) => mkdirSync(path), /k\.db is a folder; expected a file/],
    ['that is a photo', (path) => writeFileSync(path, Buffer.alloc(9000, 0xd8)), /k\.db is not an SQLite database/],
    ['in a folder that can’t be made', (path) => writeFileSync(dirname(path), ''), /k\.db can't be used: ENOTDIR/],
  ])('ends with a sentence for a store %s, and asks the portal nothing', async (_what, make, message) => {
    const portal = await startPortal({ token });
    const path = join(directory, 'data', 'k.db');
    if (!String(message).includes('ENOTDIR')) mkdirSync(dirname(path));
    make(path);
    const runtime = fakeRuntime(withPortal(portal, { KALENDS_STORE: `sqlite:${path}` }), { directory });
    expect(await main(['serve'], runtime)).toBe(2);
    expect(runtime.written.err).toMatch(message);
    expect(runtime.written.err).not.toContain('   at ');
    expect(portal.log.requests).toEqual([]);
    await portal.close();
  });

  it('writes nothing but JSON lines when KALENDS_LOG=json says so', async () => {
    const lines = ({ written }: FakeRuntime) =>
      written.err
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, string>);
    const json = { KALENDS_LOG: 'json', KALENDS_STORE: 'sqlite::memory:' };
    const portal = await startPortal({ token, calendars: [{ id: 'c1', name: 'Talks' }] });
    const well = fakeRuntime(withPortal(portal, json), { directory });
    const ended = main(['serve'], well);
    await until(() => well.written.err.includes('lists 1 calendar'));
    well.end();
    expect(await ended).toBe(0);
    expect(lines(well).map(({ level }) => level)).toEqual(['info', 'info']);
    expect(lines(well)[0]?.msg).toMatch(/^Kalends 1\.2\.3 serves http:\/\/127\.0\.0\.1:\d+\/\.$/u);

    const refused = fakeRuntime({ ...withPortal(portal, json), KALENDS_TOKEN: 'wrong' }, { directory });
    const refusing = main(['serve'], refused);
    await until(() => refused.written.err.includes('npx kalends check'));
    refused.end();
    expect(await refusing).toBe(0);
    expect(lines(refused).map(({ level }) => level)).toEqual(['info', 'warn', 'warn']);
    await portal.close();

    const misspelt = fakeRuntime({ KALENDS_BASE_URL: 'portal', KALENDS_LOG: 'json' }, { directory });
    expect(await main(['serve'], misspelt)).toBe(2);
    expect(lines(misspelt)[0]?.msg).toContain('KALENDS_BASE_URL: Expected');
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const { port } = other.address() as AddressInfo;
    const busy = fakeRuntime({ PORT: String(port), KALENDS_LOG: 'json' }, { directory });
    expect(await main(['serve'], busy)).toBe(2);
    expect(lines(busy)).toEqual([expect.objectContaining({ level: 'error', msg: expect.stringContaining('in use') })]);
    other.close();
    for (const { written } of [well, refused, misspelt, busy]) expect(written.out).toBe('');
  });

  it('says that a port is in use, and which variable changes it', async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const { port } = other.address() as AddressInfo;
    const runtime = fakeRuntime({ PORT: String(port) }, { directory });
    expect(await main(['serve'], runtime)).toBe(2);
    expect(runtime.written.err).toBe(`✗ Port ${port} is already in use. Choose another one: PORT=${port + 1}\n`);
    other.close();
  });

  it('finishes answers under way before it exits', async () => {
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    const portal = await startPortal({ token, handle: () => held.then(() => undefined) });
    const runtime = fakeRuntime(withPortal(portal, { KALENDS_STORE: 'sqlite::memory:' }), { directory });
    const ended = main(['serve'], runtime);
    await until(() => origin(runtime) !== '' && portal.log.requests.length > 0);
    const received = requestReceived('/feeds/c1.ics');
    const answer = ask(origin(runtime), '/feeds/c1.ics');
    await received;
    runtime.end();
    await refused(origin(runtime));
    release();
    expect([200, 503]).toContain((await answer).status);
    expect(await ended).toBe(0);
    await portal.close();
  });

  it('lets --port and --host override the variables', async () => {
    const runtime = fakeRuntime({ PORT: '1', HOST: '192.0.2.1' }, { directory });
    const ended = main(['serve', '--port', '0', '--host', '127.0.0.1'], runtime);
    await until(() => origin(runtime) !== '');
    runtime.end();
    expect(await ended).toBe(0);
  });
});
