import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { startWorkbenchServer, type WorkbenchServer } from '../../../src/cli/map/server/workbench-server.ts';
import { configTarget } from '../../../src/cli/map/session/config-target.ts';
import { createWorkbenchSession } from '../../../src/cli/map/session/workbench-session.ts';
import { loadConfig } from '../../../src/config/load-config.ts';
import { fakeRuntime } from '../fake-runtime.ts';

let server: WorkbenchServer | undefined;
afterEach(() => server?.close());

/** A server over the sample portal, at a time that the test sets. */
async function started(idleMs: number) {
  const clock = { now: Date.now(), slept: 0 };
  const runtime = {
    ...fakeRuntime({}),
    now: () => clock.now,
    sleep: async (ms: number, signal?: AbortSignal) => {
      if (ms < 60_000) return sleep(ms, undefined, signal && { signal }).catch(() => undefined);
      clock.slept += 1;
      await sleep(5);
    },
  };
  const loaded = await loadConfig({}, '/nonexistent');
  if ('problems' in loaded) throw new Error('The sample needs no configuration.');
  const session = createWorkbenchSession(loaded, runtime);
  server = await startWorkbenchServer({
    session,
    target: configTarget(loaded, '/nonexistent'),
    runtime,
    port: 0,
    idleMs,
  });
  return { clock, runtime, server };
}

it('ends after an hour in which nobody asked for anything, and not before', async () => {
  const { clock, server } = await started(3_600_000);
  let ended: string | null = null;
  void server.ended.then((why) => {
    ended = why;
  });
  clock.now += 3_500_000;
  const looked = clock.slept;
  await expect.poll(() => clock.slept).toBeGreaterThan(looked + 2);
  expect(ended).toBeNull();
  // Whoever asks is somebody, let in or not.
  await fetch(new URL('/', server.address));
  clock.now += 3_500_000;
  const after = clock.slept;
  await expect.poll(() => clock.slept).toBeGreaterThan(after + 2);
  expect(ended).toBeNull();
  clock.now += 200_000;
  await expect.poll(() => ended).toBe('idle');
});

it('says that a port is taken, with the option to choose another', async () => {
  const { runtime, server } = await started(3_600_000);
  const loaded = await loadConfig({}, '/nonexistent');
  if ('problems' in loaded) throw new Error('The sample needs no configuration.');
  const session = createWorkbenchSession(loaded, runtime);
  const port = Number(new URL(server.address).port);
  const target = configTarget(loaded, '/nonexistent');
  await expect(startWorkbenchServer({ session, target, runtime, port, idleMs: 1 })).rejects.toThrow(
    `Port ${port} is already in use. Choose another one: --port ${port + 1}`,
  );
});
