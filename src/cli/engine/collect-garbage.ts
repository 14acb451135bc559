import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How many bytes of garbage are worth a collection during work. */
const minGarbage = 32e6;
/** How many bytes that V8 holds but does not use are worth a collection after work. */
const minUnused = 24e6;
/** Work has ended when the collector was not called for this long. */
const idleMs = 2000;

interface CollectorDeps {
  /** Collects garbage; `thorough`: and returns the memory to the system. */
  readonly collect: (thorough: boolean) => void;
  /** Bytes of the heap: `used` with garbage, and `held` by V8 in all. */
  readonly heap: () => { readonly used: number; readonly held: number };
  readonly later: (work: () => void, ms: number) => void;
}

/** `discarded`: bytes of shared memory that were let go of. V8 does not count them, so they would never be a reason. */
export type CollectGarbage = (discarded?: number) => void;

/**
 * Returns a function to call after each large piece of work, which makes V8 collect the garbage. On its own, V8 lets the
 * heap grow to several times the memory in use, and an idle process never collects it. During work, a collection waits
 * until the heap has grown by half, so that it costs only a small part of the work. After work, a thorough collection
 * returns the memory to the system; one during work would keep it for the next piece.
 */
export function createGarbageCollector({ collect, heap, later }: CollectorDeps): CollectGarbage {
  let left = heap().used;
  let shared = 0;
  let calls = 0;
  const collectGarbage = (thorough: boolean): void => {
    collect(thorough);
    shared = 0;
    left = heap().used;
  };
  return (discarded = 0) => {
    shared += discarded;
    const used = heap().used + shared;
    left = Math.min(left, used);
    if (used - left >= Math.max(minGarbage, left / 2)) collectGarbage(false);
    calls += 1;
    const call = calls;
    later(() => {
      if (call === calls && heap().held + shared - left >= minUnused) collectGarbage(true);
    }, idleMs);
  };
}

type Gc = (options: { readonly type: 'major'; readonly flavor: 'regular' | 'last-resort' }) => void;

/**
 * The collector for this thread. Only V8's "last resort" collection returns freed pages to the system at once; it takes
 * about a tenth of a second in the engine, and little in the front.
 */
export function createThreadCollector(): CollectGarbage {
  // Contexts that are made from now on have the function. So nobody has to start Node with the option.
  setFlagsFromString('--expose-gc');
  // Compiled code of what ran only once, such as a first import, is let go of like its source's other forms.
  setFlagsFromString('--flush-baseline-code');
  const gc: Gc = runInNewContext('gc');
  return createGarbageCollector({
    collect: (thorough) => gc({ type: 'major', flavor: thorough ? 'last-resort' : 'regular' }),
    heap() {
      // Unlike `process.memoryUsage`, it opens no file, which fails when there are too many connections.
      const { used_heap_size: used, total_heap_size: held, external_memory: external } = getHeapStatistics();
      // External memory belongs to objects on the heap, mostly to buffers.
      return { used: used + external, held: held + external };
    },
    later: (work, ms) => setTimeout(work, ms).unref(),
  });
}
