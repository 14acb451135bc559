import { expect, test } from 'vitest';
import type { HttpProblem } from '../../../src/http/http-problem.ts';
import { createRepresentation, type Representation } from '../../../src/http/representation/representation.ts';
import {
  createRenderQueue,
  createRepresentationCache,
  type Material,
} from '../../../src/http/representation/representation-cache.ts';
import { calendarOf, fakePublisher, snapshotOf, telling } from '../../app/app-deps.ts';

const made = (length: number): Promise<Representation> =>
  createRepresentation({ body: 'x'.repeat(length), mediaType: 'text/plain', lastModified: 0, common: {} }, []);

/** A build that ends when a test says so. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<Representation>();
  return { build: () => promise, end: async () => resolve(await made(1)), fail: reject };
}

function setUp(
  more: { bytes?: number; join?: boolean; running?: number; waiting?: number; leaseMs?: number; tells?: boolean } = {},
) {
  const { bytes = 1_000_000, join = true, running = 2, waiting = 50, leaseMs = Number.POSITIVE_INFINITY } = more;
  const clock = { now: 0 };
  const now = () => clock.now;
  const fake = fakePublisher();
  const logged: string[] = [];
  const queue = createRenderQueue({ running, waiting, leaseMs, now, log: (_, line) => void logged.push(line) });
  const publisher = (more.tells ?? true) ? telling(fake) : fake;
  const cache = createRepresentationCache({ publisher, bytes, join, queue, now });
  let builds = 0;
  const ask = (key: string, build: (from: Material) => Promise<Representation> = () => made(10), origin = 'http://a') =>
    cache.represent({ origin, key, calendarIds: ['42'], inputs: [] }, (from) => {
      builds += 1;
      return build(from);
    });
  const publish = (version: string) =>
    fake.answers.set('42', { kind: 'snapshot', snapshot: snapshotOf(calendarOf('42'), { version }) });
  return { clock, fake, logged, cache, queue, ask, publish, builds: () => builds };
}

const refusal = (error: unknown) => [(error as HttpProblem).status, (error as HttpProblem).headers['Retry-After']];

test('builds once for concurrent requests, and once for each version', async () => {
  const { ask, publish, builds, fake } = setUp();
  const together = await Promise.all([1, 2, 3].map(() => ask('a')));
  expect(new Set(together).size).toBe(1);
  expect(await ask('a')).toBe(together[0]);
  expect([builds(), fake.asked]).toEqual([1, ['42']]);
  publish('v2');
  let replaced: Representation | null = null;
  const second = await ask('a', ({ previous }) => {
    replaced = previous;
    return made(10);
  });
  expect([builds(), replaced, await ask('a')]).toEqual([2, together[0], second]);
});

test('a request joins no build of what was published before', async () => {
  const { ask, publish, builds } = setUp();
  const first = held();
  const old = ask('a', first.build);
  publish('v2');
  await ask('a');
  await first.end();
  await old;
  expect(builds()).toBe(2);
});

test('asks a publisher that tells no versions with those that it holds', async () => {
  const { ask, publish, fake } = setUp({ tells: false });
  const first = await ask('a');
  expect(await ask('a')).toBe(first);
  publish('v2');
  expect(await ask('a')).not.toBe(first);
  expect(fake.asked).toEqual(['42', '42@v1', '42@v1']);
});

test('builds anew where other inputs have changed', async () => {
  const { cache } = setUp();
  const ask = (day: string) =>
    cache.represent({ origin: '', key: 'a', calendarIds: ['42'], inputs: [day] }, () => made(1));
  const monday = await ask('monday');
  expect([await ask('monday'), (await ask('tuesday')) === monday]).toEqual([monday, false]);
});

test('forgets a failed build', async () => {
  const { ask } = setUp();
  await expect(ask('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(ask('a')).resolves.toBeDefined();
});

test('keeps the most recently used entries, within its bytes', async () => {
  const { ask, builds } = setUp({ bytes: 40_000 });
  for (const key of ['a', 'b', 'c', 'a', 'd']) await ask(key, () => made(10_000));
  expect(builds()).toBe(4);
  for (const key of ['a', 'c', 'd']) await ask(key);
  expect(builds()).toBe(4);
  await ask('b');
  expect(builds()).toBe(5);
  const huge = await ask('huge', () => made(100_000));
  expect(huge.size).toBeGreaterThan(100_000);
  await ask('huge');
  expect(builds()).toBe(7);
});

test('counts the bytes of keys and headers', async () => {
  const { ask, builds } = setUp({ bytes: 400_000 });
  const header = { 'X-Long': 'y'.repeat(20_000) };
  const withHeader = () => createRepresentation({ body: 'x', mediaType: 'a/b', lastModified: 0, common: header }, []);
  expect((await withHeader()).size).toBeGreaterThan(20_000);
  for (let i = 0; i < 100; i += 1) await ask(`${i}${'k'.repeat(10_000)}`);
  const before = builds();
  await ask(`0${'k'.repeat(10_000)}`);
  expect(builds()).toBe(before + 1);
});

test('a new version replaces the size of the old one', async () => {
  const { ask, publish, builds } = setUp({ bytes: 80_000 });
  await ask('b', () => made(10_000));
  for (let i = 0; i < 20; i++) {
    publish(`v${i}`);
    await ask('a', () => made(20_000));
  }
  publish('v1');
  await ask('b', () => made(10_000));
  const before = builds();
  await ask('b');
  expect(builds()).toBe(before);
});

test('loads snapshots for so many builds at a time, and refuses what does not fit into the queue', async () => {
  const { ask, fake, logged, cache, queue } = setUp({ running: 2, waiting: 3 });
  const works = Array.from({ length: 5 }, held);
  const asked = works.map(({ build }, i) => ask(`k${i}`, build));
  const refused = await ask('k5').catch(refusal);
  expect(refused).toEqual([503, '5']);
  expect(queue.usage()).toEqual({ running: 2, waiting: 3, refused: 1 });
  // What is asked for already is joined, not refused.
  const joined = ask('k4');
  expect(fake.asked).toEqual(['42', '42']);
  await works[0]?.end();
  await asked[0];
  expect(fake.asked.length).toBe(3);
  const later = ask('k6');
  for (const work of works) await work.end();
  await Promise.all([...asked, joined, later]);
  expect(queue.usage()).toEqual({ running: 0, waiting: 0, refused: 1 });
  expect(cache.usage()).toMatchObject({ entries: 6 });
  expect(cache.usage().bytes).toBeGreaterThan(6 * 2048);
  expect(logged).toHaveLength(1);
});

test('a failed build gives its turn away', async () => {
  const { ask } = setUp({ running: 1, waiting: 1 });
  const first = held();
  const failing = ask('a', first.build);
  const next = ask('b');
  first.fail(new Error('no'));
  await expect(failing).rejects.toThrow('no');
  await expect(next).resolves.toBeDefined();
});

test('while the queue is full, what is kept is served: current, or else in an older version', async () => {
  const { ask, publish } = setUp({ running: 1, waiting: 0 });
  const kept = await ask('a');
  const first = held();
  const working = ask('slow', first.build);
  expect(await ask('a')).toBe(kept);
  publish('v2');
  expect(await ask('a')).toBe(kept);
  expect(await ask('b').catch(refusal)).toEqual([503, '5']);
  await first.end();
  await working;
  expect(await ask('a')).not.toBe(kept);
});

test('what needs no snapshot needs no turn', async () => {
  const { ask, cache } = setUp({ running: 1, waiting: 0 });
  const first = held();
  const working = ask('slow', first.build);
  await expect(
    cache.represent({ origin: '', key: 'list', calendarIds: [], inputs: [] }, () => made(1)),
  ).resolves.toBeDefined();
  const unknown = cache.represent({ origin: '', key: 'x', calendarIds: ['x'], inputs: [] }, async ({ answers }) => {
    throw new Error(answers[0]?.kind);
  });
  await expect(unknown).rejects.toThrow('unknown');
  await first.end();
  await working;
});

test('where requests do not join, one that was cancelled blocks the others for a while only', async () => {
  const { ask, clock } = setUp({ join: false, tells: false, running: 2, waiting: 0, leaseMs: 30_000 });
  const never = () => new Promise<Representation>(() => {});
  void ask('a', never);
  await expect(ask('a')).resolves.toBeDefined();
  void ask('b', never);
  expect(await ask('c').catch(refusal)).toEqual([503, '5']);
  clock.now = 30_000;
  await expect(ask('c')).resolves.toBeDefined();
});

test('keeps the representations of a bounded number of origins', async () => {
  const { ask, clock, builds } = setUp({ bytes: 100_000_000 });
  const from = (i: number) => ask('a', () => made(1), `http://h${i}`);
  for (let i = 0; i < 60; i += 1) await from(i);
  expect(builds()).toBe(60);
  for (let i = 0; i < 50; i += 1) await from(i);
  expect(builds()).toBe(60);
  await from(59);
  expect(builds()).toBe(61);
  clock.now = 600_000;
  for (let i = 0; i < 2; i += 1) await from(59);
  expect(builds()).toBe(62);
});

test('says that the queue is full once in ten minutes', async () => {
  const { ask, logged, clock } = setUp({ running: 1, waiting: 0 });
  const fill = async () => {
    const first = held();
    const working = ask(`slow${clock.now}`, first.build);
    await ask(`b${clock.now}`).catch(refusal);
    await first.end();
    await working;
  };
  await fill();
  clock.now = 599_999;
  await fill();
  expect(logged).toHaveLength(1);
  clock.now = 600_000;
  await fill();
  expect(logged).toHaveLength(2);
});
