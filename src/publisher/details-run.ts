import { SourceError, type SourceErrorKind } from '../source/source.ts';

export interface DetailsRun<Item> {
  readonly concurrency: number;
  /** Whether to stop asking, because it takes too long or the process ends. */
  readonly expired: () => boolean;
  ask(item: Item): Promise<unknown>;
  arrived(item: Item, body: unknown): void;
  failed(item: Item, error: unknown): void;
}

/** Failures that the next event's details would meet too. */
const general: ReadonlySet<SourceErrorKind> = new Set(['unauthorized', 'rate-limited', 'budget']);
/** So many failures in a row mean that it is not the event. */
const patience = 10;

/**
 * Asks for the details of the items, so many at once, in their order. Gives up early where it makes no sense to go on;
 * the rest waits for the next run. The error that ended it, or null.
 */
export async function runDetails<Item>(items: readonly Item[], run: DetailsRun<Item>): Promise<unknown> {
  let next = 0;
  let failuresInARow = 0;
  let ended: unknown = null;

  function start(): { item: Item; answer: Promise<{ body: unknown } | { error: unknown }> } | null {
    const item = items[next];
    if (item === undefined || ended !== null || run.expired()) return null;
    next += 1;
    const answer = run.ask(item).then(
      (body) => ({ body }),
      (error: unknown) => ({ error }),
    );
    return { item, answer };
  }

  function take(item: Item, answer: { body: unknown } | { error: unknown }): void {
    if ('body' in answer) {
      failuresInARow = 0;
      run.arrived(item, answer.body);
      return;
    }
    const { error } = answer;
    const kind = error instanceof SourceError ? error.kind : null;
    failuresInARow += 1;
    if ((kind !== null && general.has(kind)) || failuresInARow >= patience) ended ??= error;
    // A request that the end of the run cut off says nothing about its event.
    if (kind !== 'budget' && !run.expired()) run.failed(item, error);
  }

  async function worker(): Promise<void> {
    for (let current = start(); current !== null; ) {
      const answer = await current.answer;
      // The next request is on its way while this answer is looked at, which takes the processor.
      const following = 'body' in answer ? start() : null;
      take(current.item, answer);
      current = following ?? start();
    }
  }

  await Promise.all(Array.from({ length: run.concurrency }, worker));
  return ended;
}
