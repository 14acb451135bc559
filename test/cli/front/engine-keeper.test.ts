import { expect, test } from 'vitest';
import { busyWords } from '../../../src/cli/engine/busy-words.ts';
import type { EngineSettings } from '../../../src/cli/engine/engine-messages.ts';
import { keepEngine } from '../../../src/cli/front/engine-keeper.ts';
import type { EngineThread } from '../../../src/cli/front/engine-thread.ts';

const settings: EngineSettings = {
  host: null,
  port: 0,
  store: 'sqlite::memory:',
  metrics: false,
  publicUrl: 'https://kalends.example',
  memoryBytes: 0,
  mostWaiting: 1,
  busyWords: busyWords({ title: 'Events', language: 'en', words: {} }),
  portal: 'https://portal.example',
  file: null,
  sources: [],
};

/** A thread that does what the test says. */
function fakeThread(number: number) {
  const configured = Promise.withResolvers<EngineSettings>();
  const opened = Promise.withResolvers<void>();
  const settled = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<Error | null>();
  const thread: EngineThread = {
    number,
    generation: () => 1,
    ask: () => expect.unreachable(),
    configured: configured.promise,
    open: () => opened.promise,
    settled: settled.promise,
    ended: ended.promise,
    stop: async () => ended.resolve(null),
  };
  return {
    thread,
    loads: (loaded = settings) => configured.resolve(loaded),
    opens: () => opened.resolve(),
    settles: () => settled.resolve(),
    fails: () => ended.resolve(new Error('It is broken.')),
  };
}

/** A keeper over engines that are started one after the other. */
function keepFakes() {
  const threads = [fakeThread(0)];
  const logged: string[] = [];
  const start = (): EngineThread => {
    const next = fakeThread(threads.length);
    threads.push(next);
    return next.thread;
  };
  const keeper = keepEngine((threads[0] as ReturnType<typeof fakeThread>).thread, settings, {
    start,
    originOf: () => 'https://kalends.example',
    now: () => 0,
    sleep: async () => undefined,
    log: (_, message) => logged.push(message),
  });
  /** The engine with this number, once it was started. */
  const started = async (number: number) => {
    await expect.poll(() => threads.length).toBeGreaterThan(number);
    return threads[number] as ReturnType<typeof fakeThread>;
  };
  return { keeper, started, logged };
}

test('a configuration that never gets its calendars does not keep the next one waiting', async () => {
  const { keeper, started, logged } = keepFakes();
  void keeper.reload();
  const wrong = await started(1);
  wrong.loads();
  wrong.opens();
  await expect.poll(() => logged.at(-1)).toContain('It is used as soon as its calendars are there.');
  const reloaded = keeper.reload();
  const right = await started(2);
  expect(await wrong.thread.ended).toBe(null);
  expect(keeper.current()?.number).toBe(0);
  right.loads();
  right.opens();
  right.settles();
  await reloaded;
  expect(keeper.current()?.number).toBe(2);
});

test('a change while an engine starts after a failure is used too', async () => {
  const { keeper, started } = keepFakes();
  (await started(0)).fails();
  const second = await started(1);
  second.loads();
  // It has loaded the configuration already.
  await keeper.reload();
  second.opens();
  const third = await started(2);
  expect(keeper.current()?.number).toBe(1);
  third.loads();
  third.opens();
  third.settles();
  await expect.poll(() => keeper.current()?.number).toBe(2);
});

test('an engine that follows a failed one does not put the sample in the place of the calendars', async () => {
  const { keeper, started, logged } = keepFakes();
  (await started(0)).fails();
  const sample = await started(1);
  sample.opens();
  sample.loads({ ...settings, portal: null });
  const third = await started(2);
  expect(logged.at(-1)).toContain('It names no portal');
  third.loads();
  third.opens();
  await expect.poll(() => keeper.current()?.number).toBe(2);
});
