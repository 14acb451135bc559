import { randomUUID } from 'node:crypto';
import { BroadcastChannel } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { main } from '../../../src/cli/main.ts';
import { startPortal } from '../../portal/portal.ts';
import { type Answer, ask, askUntil } from '../../runtime/ask.ts';
import { fakeRuntime } from '../fake-runtime.ts';
import type { Fault } from './faulty-engine.ts';

/** `kalends serve` over a portal, with an engine that fails when the test wants. */
async function serveFaulty() {
  const portal = await startPortal({ token: 't' });
  const name = randomUUID();
  const clock = { ahead: 0 };
  const runtime = fakeRuntime(
    { KALENDS_BASE_URL: portal.url, KALENDS_TOKEN: 't', KALENDS_STORE: 'sqlite::memory:', FAULTS: name },
    { engine: new URL('./faulty-engine.ts', import.meta.url) },
  );
  const ended = main(['serve'], { ...runtime, now: () => Date.now() + clock.ahead });
  await expect.poll(() => runtime.written.out).toContain('/feeds/c1.ics');
  const [origin = ''] = /http:\/\/127\.0\.0\.1:\d+/u.exec(runtime.written.out) ?? [];
  await askUntil(origin, '/readyz', ({ status }) => status === 200);
  const channel = new BroadcastChannel(name);
  onTestFinished(async () => {
    channel.close();
    runtime.end();
    expect(await ended).toBe(0);
    await portal.close();
  });
  return {
    runtime,
    get: (path: string): Promise<Answer> => ask(origin, path),
    until: (path: string, wanted: (answer: Answer) => boolean) => askUntil(origin, path, wanted),
    /** Resolves when the engine has heard of it. */
    async inject(fault: Fault) {
      const heard = new Promise<void>((resolve) => {
        channel.onmessage = () => resolve();
      });
      channel.postMessage(fault);
      await heard;
    },
    /** Makes the front believe that time has passed, so that it asks the engine again. */
    wait(ms: number) {
      clock.ahead += ms;
    },
  };
}

test('while the engine is stuck, the server is healthy, ready, and serves every feed that it has served', async () => {
  const { get, inject, wait } = await serveFaulty();
  const before = await get('/feeds/c1.ics');
  const filtered = await get('/feeds/c1.ics?lang=de');
  expect([before.status, filtered.status]).toEqual([200, 200]);
  const until = new Int32Array(new SharedArrayBuffer(4));
  await inject({ kind: 'block', until });
  wait(5000);
  expect((await get('/healthz')).status).toBe(200);
  expect((await get('/readyz')).status).toBe(200);
  expect((await get('/feeds/c1.ics')).bytes.equals(before.bytes)).toBe(true);
  expect((await get('/feeds/c1.ics?lang=de')).bytes.equals(filtered.bytes)).toBe(true);
  // What was never served waits for the engine.
  const status = get('/status');
  const page = get('/');
  Atomics.store(until, 0, 1);
  Atomics.notify(until, 0);
  expect([(await status).status, (await page).status]).toEqual([200, 200]);
});

test('when the engine fails, what was served is served on, and another one takes over', async () => {
  const { runtime, get, until, inject } = await serveFaulty();
  const before = await get('/feeds/c1.ics');
  const failed = () => runtime.written.err.match(/The engine has failed/gu)?.length ?? 0;
  await inject({ kind: 'throw' });
  await expect.poll(failed).toBe(1);
  const after = await get('/feeds/c1.ics');
  expect([after.status, after.bytes.equals(before.bytes)]).toEqual([200, true]);
  expect((await get('/healthz')).status).toBe(200);
  // The new one answers what only an engine knows.
  await until('/status', ({ status }) => status === 200);
  await until('/readyz', ({ status }) => status === 200);
  expect(runtime.written.err).toContain('The engine is broken on purpose.');
  expect(failed()).toBe(1);
});
