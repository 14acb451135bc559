import { describe, expect, it } from 'vitest';
import { createLimiter } from '../../../src/source/http/limiter.ts';
import { fakeClock } from '../../publisher/fakes/fake-clock.ts';

const patienceMs = 5_000;

function open(limit: number, slowLimit: number) {
  const clock = fakeClock();
  const limiter = createLimiter({ limit, slowLimit, patienceMs, now: clock.now, sleep: clock.sleep });
  const begun: string[] = [];
  /** Work that lasts until the test ends it. */
  const begin = (owner: string, signal?: AbortSignal) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let progress: () => void = () => undefined;
    const done = limiter.run(
      owner,
      (note) => {
        begun.push(owner);
        progress = note;
        return promise;
      },
      signal,
    );
    return { end: resolve, done, progress: () => progress() };
  };
  return { clock, begin, begun };
}

describe('a limiter', () => {
  it('runs as much as it may, and the rest in turn', async () => {
    const { clock, begin, begun } = open(2, 1);
    const [a] = [begin('a'), begin('b'), begin('c'), begin('d')];
    await clock.advance(patienceMs - 1);
    expect(begun).toEqual(['a', 'b']);
    a.end();
    await clock.advance(0);
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  it('makes room for the others where work hangs, but not without bound', async () => {
    const { clock, begin, begun } = open(2, 2);
    for (const owner of ['a', 'b', 'c', 'd', 'e', 'f']) begin(owner);
    await clock.advance(2 * patienceMs);
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
    await clock.advance(10 * patienceMs);
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
  });

  it('does not take work for hanging that makes progress', async () => {
    const { clock, begin, begun } = open(1, 1);
    const a = begin('a');
    begin('b');
    for (let step = 0; step < 10; step += 1) {
      await clock.advance(patienceMs - 1);
      a.progress();
    }
    expect(begun).toEqual(['a']);
  });

  it('lets an owner whose work hung begin in the slow lane, until it has once ended in time', async () => {
    const { clock, begin, begun } = open(1, 1);
    const first = begin('a');
    await clock.advance(2 * patienceMs);
    first.end();
    await first.done;
    const second = begin('a');
    begin('b');
    await clock.advance(0);
    expect(begun).toEqual(['a', 'a', 'b']);
    second.end();
    await second.done;
    begin('a');
    await clock.advance(0);
    // The fast lane is taken, and the slow one is not for it any more.
    expect(begun).toEqual(['a', 'a', 'b']);
  });

  it('forgets work whose signal aborts while it waits', async () => {
    const { clock, begin, begun } = open(1, 1);
    const stop = new AbortController();
    const a = begin('a');
    const b = begin('b', stop.signal);
    const refused = expect(b.done).rejects.toThrow('stopped');
    stop.abort(new Error('stopped'));
    await refused;
    await expect(begin('c', stop.signal).done).rejects.toThrow('stopped');
    a.end();
    await a.done;
    begin('d');
    await clock.advance(0);
    expect(begun).toEqual(['a', 'd']);
  });
});
