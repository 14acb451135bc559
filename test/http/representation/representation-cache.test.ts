import { expect, test } from 'vitest';
import { createRepresentation, type Representation } from '../../../src/http/representation/representation.ts';
import {
  createRepresentationCache,
  type RepresentationCache,
  revalidate,
} from '../../../src/http/representation/representation-cache.ts';
import { calendarOf, fakePublisher, snapshotOf } from '../../app/app-deps.ts';

const made = (length: number): Promise<Representation> =>
  createRepresentation({ body: 'x'.repeat(length), mediaType: 'text/plain', lastModified: 0, common: {} }, []);

/** As each service does: takes the entry that exists or is being built, else builds one. */
function load(cache: RepresentationCache, key: string, version: string, build: () => Promise<Representation>) {
  return cache.find({ key, version }) ?? cache.add({ key, version }, build());
}

test('builds once for concurrent requests, and once for each version', async () => {
  const cache = createRepresentationCache(1_000_000, true);
  let builds = 0;
  const build = () => {
    builds += 1;
    return made(10);
  };
  const together = await Promise.all([1, 2, 3].map(() => load(cache, 'a', 'v1', build)));
  expect(new Set(together).size).toBe(1);
  await load(cache, 'a', 'v1', build);
  expect(builds).toBe(1);
  await load(cache, 'a', 'v2', build);
  expect([builds, cache.get('a')?.version]).toEqual([2, 'v2']);
});

test('forgets a failed build', async () => {
  const cache = createRepresentationCache(1_000_000, true);
  const failing = () => Promise.reject(new Error('no'));
  await expect(load(cache, 'a', 'v', failing)).rejects.toThrow('no');
  expect(cache.get('a')).toBeUndefined();
  await expect(load(cache, 'a', 'v', () => made(1))).resolves.toBeDefined();
});

test('keeps the most recently used entries, within its bytes', async () => {
  const cache = createRepresentationCache(40_000, true);
  for (const key of ['a', 'b', 'c']) await load(cache, key, 'v', () => made(10_000));
  cache.get('a');
  await load(cache, 'd', 'v', () => made(10_000));
  expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true, true]);
  const huge = await load(cache, 'huge', 'v', () => made(100_000));
  expect(huge.size).toBe(100_000);
  expect(cache.get('huge')).toBeUndefined();
});

test('a new version replaces the size of the old one', async () => {
  const cache = createRepresentationCache(40_000, true);
  for (let i = 0; i < 20; i++) await load(cache, 'a', `v${i}`, () => made(20_000));
  await load(cache, 'b', 'v', () => made(10_000));
  expect([cache.get('a')?.version, cache.get('b')?.version]).toEqual(['v19', 'v']);
});

test('where requests do not join, a build that never ends blocks no other', async () => {
  const cache = createRepresentationCache(1_000_000, false);
  void load(cache, 'a', 'v', () => new Promise(() => {}));
  await expect(load(cache, 'a', 'v', () => made(1))).resolves.toBeDefined();
  expect(cache.get('a')?.version).toBe('v');
});

test('is fresh while versions and other inputs are unchanged, and remembers what it replaces', async () => {
  const cache = createRepresentationCache(1_000_000, true);
  const publisher = fakePublisher();
  const ask = (day: string) => revalidate(publisher, cache, 'feed', ['42'], [day]);
  const first = await ask('monday');
  expect([first.fresh, first.previous, first.answers.length]).toEqual([null, null, 1]);
  const representation = await cache.add(first, made(10));
  expect((await ask('monday')).fresh).toBe(representation);
  expect(publisher.asked).toEqual(['42', '42@v1']);
  const tuesday = await ask('tuesday');
  expect([tuesday.fresh, tuesday.previous, tuesday.answers.length]).toEqual([null, representation, 1]);
  expect(tuesday.version).not.toBe(first.version);
  publisher.answers.set('42', { kind: 'snapshot', snapshot: snapshotOf(calendarOf('42'), { version: 'v2' }) });
  const changed = await ask('monday');
  expect([changed.fresh, changed.previous, changed.answers.length]).toEqual([null, representation, 1]);
});
