/** Bytes that are worth a collection: of what was left behind, while there is work; of what V8 holds unused, once it has ended. */
const worthwhile = 32e6;
const worthwhileAtRest = 24e6;
/** Nothing was left behind for so long: the work has ended. */
const restMs = 2000;

export interface CollectorDeps {
  /** `thorough`: with all that it takes to give the memory back to the system. Absent: nothing is done. */
  readonly collect: ((thorough: boolean) => void) | undefined;
  /** Bytes of the heap that are in use, garbage included, and that V8 holds for it. */
  readonly heap: () => { readonly used: number; readonly held: number };
  readonly later: (work: () => void, ms: number) => void;
}

/**
 * Has V8 collect what large pieces of work have left behind, for by itself it lets its heap grow to several times what is
 * in use, and a process that then has nothing to do never comes to it. Never before the heap has grown by half, so that
 * it costs a small part of the work; and thoroughly when the work has ended, for a collection in its middle keeps the
 * freed memory for what comes next.
 */
export function createCollector({ collect, heap, later }: CollectorDeps): () => void {
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
    if (used - left >= Math.max(worthwhile, left / 2)) collectGarbage(false);
    calls += 1;
    const call = calls;
    later(() => {
      if (call === calls && heap().held - left >= worthwhileAtRest) collectGarbage(true);
    }, restMs);
  };
}

/**
 * That of this process. `globalThis.gc` is there with Node's option `--expose-gc`; V8's "last resort" is its one
 * collection that gives freed pages back at once, in about a tenth of a second.
 */
export function memoryCollector(): () => void {
  const { gc } = globalThis;
  return createCollector({
    collect: gc && ((thorough) => gc({ type: 'major', flavor: thorough ? 'last-resort' : 'regular' })),
    heap() {
      // What lies outside belongs to objects within: the bytes of buffers above all.
      const { heapUsed, heapTotal, external } = process.memoryUsage();
      return { used: heapUsed + external, held: heapTotal + external };
    },
    later: (work, ms) => setTimeout(work, ms).unref(),
  });
}
