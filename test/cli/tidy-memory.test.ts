import { expect, it } from 'vitest';
import { createGarbageCollector } from '../../src/cli/serve/collect-garbage.ts';

const MB = 1e6;

/** A heap of 50 MB in use that comes down to what is alive when it is collected. */
function heapOf(alive: number) {
  const heap = { used: 50 * MB, held: 60 * MB };
  const collections: string[] = [];
  let pending: (() => void)[] = [];
  const collectGarbage = createGarbageCollector({
    collect(thorough) {
      collections.push(thorough ? 'thorough' : 'quick');
      heap.used = alive;
      if (thorough) heap.held = alive;
    },
    heap: () => heap,
    later: (work) => pending.push(work),
  });
  return {
    collections,
    work(megabytes: number) {
      heap.used += megabytes * MB;
      heap.held = Math.max(heap.held, heap.used);
      collectGarbage();
    },
    /** All that was to be done later is done. */
    rest() {
      const due = pending;
      pending = [];
      for (const work of due) work();
    },
  };
}

it('what is left behind is collected once it is much, and half as much as what is in use', () => {
  const { work, collections } = heapOf(80 * MB);
  const counts = [20, 20, 35, 10].map((megabytes) => {
    work(megabytes);
    return collections.length;
  });
  expect(counts).toEqual([0, 1, 1, 2]);
  expect(collections).toEqual(['quick', 'quick']);
});

it('memory is given back when the work has ended, and only once', () => {
  const { work, rest, collections } = heapOf(50 * MB);
  work(20);
  work(20);
  rest();
  rest();
  expect(collections).toEqual(['quick', 'thorough']);
});

it('little is left as it is when the work has ended', () => {
  const { work, rest, collections } = heapOf(50 * MB);
  work(15);
  rest();
  expect(collections).toEqual([]);
});

it('without a way to collect nothing is done', () => {
  const heap = (): never => {
    throw new Error('the heap was looked at');
  };
  const collectGarbage = createGarbageCollector({ collect: undefined, heap, later: heap });
  expect(() => collectGarbage()).not.toThrow();
});
