import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { main } from '../../../src/cli/main.ts';
import { startPortal } from '../../portal/portal.ts';
import { ask, askUntil } from '../../runtime/ask.ts';
import { fakeRuntime } from '../fake-runtime.ts';

let directory = '';
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kalends-reload-'));
  const made = directory;
  onTestFinished(() => rm(made, { recursive: true }));
});

const write = (settings: unknown) => writeFile(join(directory, 'kalends.config.json'), JSON.stringify(settings));

/** `kalends serve` with a configuration file in the directory. */
async function serve(variables: Record<string, string>, printed = '/feeds/') {
  const runtime = fakeRuntime(variables, { directory });
  const ended = main(['serve'], runtime);
  await expect.poll(() => runtime.written.out + runtime.written.err).toContain(printed);
  const [origin = ''] = /http:\/\/127\.0\.0\.1:\d+/u.exec(runtime.written.out) ?? [];
  onTestFinished(async () => {
    runtime.end();
    expect(await ended).toBe(0);
  });
  return { runtime, origin, err: () => runtime.written.err };
}

async function openPortal(token = 't') {
  const portal = await startPortal({ token });
  onTestFinished(() => portal.close());
  return portal;
}

test('a changed configuration is used when it is valid, and the one before goes on when it is not', async () => {
  const portal = await openPortal();
  await write({ site: { title: 'First title' } });
  const { runtime, origin, err } = await serve({
    KALENDS_BASE_URL: portal.url,
    KALENDS_TOKEN: 't',
    KALENDS_STORE: `sqlite:${join(directory, 'k.db')}`,
  });
  const feed = await askUntil(origin, '/feeds/c1.ics', ({ status }) => status === 200);
  expect((await ask(origin, '/')).text).toContain('First title');

  await write({ sit: {} });
  await expect.poll(err).toContain('sit: Unknown key; did you mean site?');
  expect(err()).toContain('The changed configuration is not used');
  expect((await ask(origin, '/')).text).toContain('First title');

  await write({ site: { title: 'Second title' } });
  await askUntil(origin, '/', ({ text, status }) => {
    expect(status).toBe(200);
    return text.includes('Second title');
  });
  await expect.poll(err).toContain('The changed configuration is in use.');
  const after = await ask(origin, '/feeds/c1.ics');
  // The store is the same, so nothing has changed for subscribers.
  expect(after.text.match(/^(?:UID|SEQUENCE|DTSTAMP):.*$/gmu)).toEqual(
    feed.text.match(/^(?:UID|SEQUENCE|DTSTAMP):.*$/gmu),
  );

  // SIGHUP loads it again, changed or not.
  runtime.hangUp();
  await expect.poll(() => err().match(/is in use\./gu)?.length).toBe(2);
});

test('a configuration that no longer names a portal does not put the sample in its place', async () => {
  const portal = await openPortal();
  await write({ source: { baseUrl: portal.url, auth: { in: 'none' } } });
  // Without a token in the environment, a configuration without a portal is valid.
  const { origin, err } = await serve({ KALENDS_STORE: 'sqlite::memory:' }, '401');
  await write({});
  await expect.poll(err).toContain('It names no portal');
  expect((await ask(origin, '/')).text).not.toContain('sample');
});

test('a changed token is used, and with a store in memory only once the portal has been read', async () => {
  const portal = await openPortal('second');
  const file = join(directory, 'token');
  await writeFile(file, 'first\n');
  const variables = { KALENDS_BASE_URL: portal.url, KALENDS_TOKEN_FILE: file, KALENDS_STORE: 'sqlite::memory:' };
  const { origin, err } = await serve(variables, '401');
  expect((await ask(origin, '/readyz')).status).toBe(503);
  await writeFile(file, 'second\n');
  await expect.poll(err).toContain('The changed configuration is in use.');
  expect((await ask(origin, '/readyz')).status).toBe(200);
  expect(err()).not.toMatch(/first|second/u);
});

test('SIGHUP during the start does not end the process, and is heeded after it', async () => {
  const portal = await openPortal();
  const runtime = fakeRuntime({ KALENDS_BASE_URL: portal.url, KALENDS_TOKEN: 't', KALENDS_STORE: 'sqlite::memory:' });
  const listening = Promise.withResolvers<void>();
  const ended = main(['serve'], {
    ...runtime,
    onHangup(heard) {
      expect(runtime.written.out).toBe('');
      heard();
      listening.resolve();
    },
  });
  await listening.promise;
  await expect.poll(() => runtime.written.err).toContain('The changed configuration is in use.');
  runtime.end();
  expect(await ended).toBe(0);
});
