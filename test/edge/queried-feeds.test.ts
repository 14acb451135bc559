import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../src/app.ts';
import { createWorker } from '../../src/edge/create-worker.ts';
import { readEnv } from '../../src/edge/env.ts';
import { calendarStub, indexStub } from '../../src/edge/object-stubs.ts';
import { sampleOrigin } from '../../src/edge/open-object.ts';
import { edgeGzip } from '../../src/http/representation/compressors.ts';
import { platformRuntime } from '../../src/platform-runtime.ts';
import { joinRefreshers } from '../../src/publisher/create-publisher.ts';
import { setUpSample } from '../../src/sample-setup.ts';
import { ask, clockAhead, counted, origin, refreshed, seen } from './counted-objects.ts';
import { bindings } from './objects.ts';

afterEach(() => vi.restoreAllMocks());

const minute = 60_000;

/** The id of an event of the sample. */
async function someEvent(): Promise<string> {
  const answer = await calendarStub(bindings, 'lectures').snapshot();
  if (answer.kind !== 'snapshot') throw new Error(`The calendar is ${answer.kind}.`);
  return answer.snapshot.events[0]?.event.id ?? '';
}

describe('a feed with a query', () => {
  beforeAll(() => refreshed('lectures'), 240_000);

  it('has the bytes and the headers that an application without objects renders', async () => {
    const read = readEnv(bindings, undefined);
    if ('problems' in read) throw new Error('The environment is not usable.');
    const { now, log } = platformRuntime;
    const publisher = joinRefreshers(indexStub(bindings), (id) => calendarStub(bindings, id), now);
    const sample = setUpSample(read.config, sampleOrigin(bindings, read.config), now);
    const plain = createApp({ config: sample.config, publisher, now, log, compressors: [edgeGzip] });
    const { env, take } = counted();
    const worker = createWorker();
    for (const path of [
      '/feeds/lectures.ics?q=a',
      '/feeds/lectures.rss?limit=2',
      '/feeds/lectures.ics?for=outlook&alarm=30',
      '/feeds/lectures/online/1.json',
      '/feeds/lectures/organizer/student%20union.ics',
      '/feeds/lectures/for/thunderbird/name/Lectures.ics',
      '/feeds/lectures.atom?q=nothing-has-this',
      `/feeds/lectures/${encodeURIComponent(await someEvent())}.ics`,
    ]) {
      const headers = { 'Accept-Encoding': 'gzip' };
      const rendered = await seen(await plain.fetch(new Request(origin + path, { headers })));
      expect([path, rendered.status]).toEqual([path, 200]);
      take();
      expect([path, await seen(await ask(worker, env, path, headers))]).toEqual([path, rendered]);
      expect([path, take()]).toEqual([path, expect.objectContaining({ feed: 1 })]);
      // From the isolate's memory.
      expect([path, await seen(await ask(worker, env, path, headers))]).toEqual([path, rendered]);
      expect([path, take()]).toEqual([path, {}]);
    }
  });

  it('sends no events to the Worker, and its bytes once', async () => {
    const clock = clockAhead();
    const { env, take } = counted();
    const worker = createWorker();
    const path = '/feeds/lectures.ics?q=a';
    const before = await seen(await ask(worker, env, path));
    expect(take()).toEqual({ wake: 1, index: 1, feed: 1 });
    clock.ahead = 6 * minute;
    expect(await seen(await ask(worker, env, path))).toEqual(before);
    expect(take()).toMatchObject({ feed: 1 });
  });

  it('that has no event is 404, after one call', async () => {
    const { env, take } = counted();
    const worker = createWorker();
    const answer = await ask(worker, env, '/feeds/lectures/nowhere.ics');
    expect([answer.status, take()]).toEqual([404, { wake: 1, index: 1, feed: 1 }]);
  });

  it('is served as it was while its object fails', async () => {
    const clock = clockAhead();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const down = new Set<string>();
    const { env } = counted(down);
    const worker = createWorker();
    const path = '/feeds/lectures.ics?q=a';
    const before = await seen(await ask(worker, env, path));
    down.add('lectures');
    clock.ahead = 6 * minute;
    expect(await seen(await ask(worker, env, path))).toEqual(before);
  });
});
