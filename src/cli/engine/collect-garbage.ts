/** How many bytes of garbage are worth a collection during work. */
const minGarbage = 32e6;
/** How many bytes that V8 holds but does not use are worth a collection after work. */
const minUnused = 24e6;
/** Work has ended when the collector was not called for this long. */
const idleMs = 2000;

interface CollectorDeps {
  /** Collects garbage; `thorough`: and returns the memory to the system. Undefined: the collector does nothing. */
  readonly collect: ((thorough: boolean) => void) | undefined;
  /** Bytes of the heap: `used` with garbage, and `held` by V8 in all. */
  readonly heap: () => { readonly used: number; readonly held: number };
  readonly later: (work: () => void, ms: number) => void;
}

/**
 * Returns a function to call after each large piece of work, which makes V8 collect the garbage. On its own, V8 lets the
 * heap grow to several times the memory in use, and an idle process never collects it. During work, a collection waits
 * until the heap has grown by half, so that it costs only a small part of the work. After work, a thorough collection
 * returns the memory to the system; one during work would keep it for the next piece.
 */
export function createGarbageCollector({ collect, heap, later }: CollectorDeps): () => void {
  if (collect === undefined) return () => undefined;
  let left = heap().used;
  let calls = 0;
  const collectGarbage = (thorough: boolean): void => {
    collect(thorough);
    left = heap().used;
  };
  return () => {
    const { used } = heap();
    left = Math.min(left, used);
    if (used - left >= Math.max(minGarbage, left / 2)) collectGarbage(false);
    calls += 1;
    const call = calls;
    later(() => {
      if (call === calls && heap().held - left >= minUnused) collectGarbage(true);
    }, idleMs);
  };
}

/**
 * The collector for this process. It works only with Node's option `--expose-gc`, which sets `globalThis.gc`. Only V8's
 * "last resort" collection returns freed pages to the system at once; it takes about a tenth of a second.
 */
export function createProcessCollector(): () => void {
  const { gc } = globalThis;
  return createGarbageCollector({
    collect: gc && ((thorough) => gc({ type: 'major', flavor: thorough ? 'last-resort' : 'regular' })),
    heap() {
      // External memory belongs to objects on the heap, mostly to buffers.
      const { heapUsed, heapTotal, external } = process.memoryUsage();
      return { used: heapUsed + external, held: heapTotal + external };
    },
    later: (work, ms) => setTimeout(work, ms).unref(),
  });
}
