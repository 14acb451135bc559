import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startPortal } from '../portal/portal.ts';
import { ask, askUntil } from './ask.ts';
import { startKalends } from './start-kalends.ts';

async function freePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return String(port);
}

const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
const event = { id: 'e1', title: 'A talk', start: `${soon}T10:00:00Z`, end: `${soon}T11:30:00Z` };
const token = 'tok-9f3c71';
const config = JSON.stringify({ source: { retries: 0 }, feeds: { all: { title: 'All' } }, site: { timeZone: 'UTC' } });

it('npm run worker -- --persist-to goes on with what its objects have kept, while the portal is away', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kalends-state-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const portal = await startPortal({ token, calendars: [{ id: 'c1', name: 'Lectures' }, { id: 'c2', name: 'Sports' }], events: [event] }); // biome-ignore format: a record
  // Links begin with the address, so it has to be the same one again.
  const port = await freePort();
  const start = () =>
    startKalends('worker', { KALENDS_BASE_URL: portal.url, KALENDS_TOKEN: token, KALENDS_CONFIG: config, PORT: port }, [
      '--persist-to',
      folder,
    ]);
  const paths = ['/feeds/c1.ics', '/feeds/c2.rss', '/feeds/all.ics'];
  const seen = async (origin: string) => {
    const answers = await Promise.all(paths.map((path) => ask(origin, path)));
    return answers.map(({ status, headers, text }) => ({ status, etag: headers.etag, stamp: headers['last-modified'], text })); // biome-ignore format: a record
  };

  const first = await start();
  try {
    for (const path of paths) await askUntil(first.origin, path, ({ text }) => text.includes('A talk'), 100_000);
  } catch (error) {
    await first.stop();
    throw error;
  }
  const before = await seen(first.origin);
  await first.stop();
  await portal.close();

  const second = await start();
  try {
    expect(await seen(second.origin)).toEqual(before);
    const home = await ask(second.origin, '/');
    expect([home.status, home.text.includes('A talk')]).toEqual([200, true]);
  } finally {
    await second.stop();
  }
  expect(second.isRunning()).toBe(false);
}, 400_000);
