/** Megabytes of what was left behind that are worth a collection. */
const worthwhile = 32e6;

/**
 * Has V8 collect what large pieces of work have left behind, for by itself it lets its heap grow to several times what is
 * in use, and a process that then has nothing to do never comes to it. Never before the heap has grown by half, so that
 * it costs a small part of the work. `collect`: `globalThis.gc`, with Node's option `--expose-gc`; without it nothing is done.
 */
export function createTidier(collect: (() => void) | undefined, used: () => number): () => void {
  let left = used();
  return () => {
    if (collect === undefined) return;
    const now = used();
    left = Math.min(left, now);
    if (now - left < Math.max(worthwhile, left / 2)) return;
    collect();
    left = used();
  };
}

/** That of this process. */
export const tidyMemory = (): (() => void) => createTidier(globalThis.gc, () => process.memoryUsage().heapUsed);
