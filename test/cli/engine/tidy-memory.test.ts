import { expect, it, onTestFinished, vi } from 'vitest';
import { createGarbageCollector, createThreadCollector } from '../../../src/cli/engine/collect-garbage.ts';

const MB = 1e6;

/** A heap of 50 MB in use that shrinks to `alive` when it is collected. */
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
    discard: (megabytes: number) => collectGarbage(megabytes * MB),
    /** Resolves when all scheduled work is done. */
    rest() {
      const due = pending;
      pending = [];
      for (const work of due) work();
    },
  };
}

it('garbage is collected when it is large, and at least half the memory in use', () => {
  const { work, collections } = heapOf(80 * MB);
  const counts = [20, 20, 35, 10].map((megabytes) => {
    work(megabytes);
    return collections.length;
  });
  expect(counts).toEqual([0, 1, 1, 2]);
  expect(collections).toEqual(['quick', 'quick']);
});

it('memory is returned when the work has ended, and only once', () => {
  const { work, rest, collections } = heapOf(50 * MB);
  work(20);
  work(20);
  rest();
  rest();
  expect(collections).toEqual(['quick', 'thorough']);
});

it('a small heap is left alone when the work has ended', () => {
  const { work, rest, collections } = heapOf(50 * MB);
  work(15);
  rest();
  expect(collections).toEqual([]);
});

it('shared memory that was let go of counts, because V8 does not count it', () => {
  const { discard, collections, rest } = heapOf(50 * MB);
  discard(20);
  expect(collections).toEqual([]);
  discard(20);
  expect(collections).toEqual(['quick']);
  discard(30);
  rest();
  expect(collections).toEqual(['quick', 'thorough']);
});

it('does not fail when no file can be opened', () => {
  const noFile = vi.spyOn(process, 'memoryUsage').mockImplementation(() => {
    throw new Error('EMFILE: too many open files, uv_resident_set_memory');
  });
  onTestFinished(() => noFile.mockRestore());
  expect(() => createThreadCollector()(1)).not.toThrow();
});
