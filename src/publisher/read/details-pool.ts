import { SourceError, type SourceErrorKind } from '../../source/source.ts';

export interface DetailsPipe<Item> {
  readonly concurrency: number;
  /** Whether to stop asking, because it takes too long or the process ends. */
  readonly expired: () => boolean;
  /** What to ask for next; null: nothing by now. */
  next(): Item | null;
  /** Until there may be more; null: there will not. */
  more(): Promise<void> | null;
  ask(item: Item): Promise<unknown>;
  /** Takes the processor: done while requests are under way. */
  arrived(item: Item, body: unknown): void;
  failed(item: Item, error: unknown): void;
  now(): number;
  /** Lets what else is to be done be done: answers that came, requests to be sent. */
  yieldToEventLoop(): Promise<void>;
}

/** Failures that the next event's details would meet too. */
const general: ReadonlySet<SourceErrorKind> = new Set(['unauthorized', 'rate-limited', 'budget']);
/** So many failures in a row mean that it is not the event. */
const patience = 10;
/** Milliseconds for which answers are looked at before others have their turn. */
const sliceMs = 4;
/** Answers that wait to be looked at, for each request at once, before no more are asked for. */
const mostUnread = 4;

/**
 * Asks for the details of the items, so many at once. Answers are looked at while others are waited for, so that there
 * are always so many requests under way. Gives up early where it makes no sense to go on; the rest waits for the next
 * run. The error that ended it, or null.
 */
export async function pipeDetails<Item>(run: DetailsPipe<Item>): Promise<unknown> {
  let failuresInARow = 0;
  let ended: unknown = null;
  const unread: { readonly item: Item; readonly body: unknown }[] = [];
  let reading: Promise<void> | null = null;

  function fail(item: Item, error: unknown): void {
    const kind = error instanceof SourceError ? error.kind : null;
    failuresInARow += 1;
    if ((kind !== null && general.has(kind)) || failuresInARow >= patience) ended ??= error;
    // A request that the end of the run cut off says nothing about its event.
    if (kind !== 'budget' && !run.expired()) run.failed(item, error);
  }

  async function read(): Promise<void> {
    while (unread.length > 0) {
      await run.yieldToEventLoop();
      const began = run.now();
      do {
        const answer = unread.shift();
        if (answer) run.arrived(answer.item, answer.body);
      } while (unread.length > 0 && run.now() - began < sliceMs);
    }
    reading = null;
  }

  async function ask(item: Item): Promise<void> {
    try {
      const body = await run.ask(item);
      failuresInARow = 0;
      unread.push({ item, body });
    } catch (error) {
      return fail(item, error);
    }
    if (reading === null) {
      reading = read();
      // Whoever waits for it next is told.
      reading.catch(() => undefined);
    }
    if (unread.length >= mostUnread * run.concurrency) await reading;
  }

  async function worker(): Promise<void> {
    while (ended === null && !run.expired()) {
      const item = run.next();
      const more = item === null ? run.more() : null;
      if (item !== null) await ask(item);
      else if (more !== null) await more;
      else return;
    }
  }

  await Promise.all(Array.from({ length: run.concurrency }, worker));
  await reading;
  return ended;
}

type DetailsRun<Item> = Pick<DetailsPipe<Item>, 'concurrency' | 'expired' | 'ask' | 'arrived' | 'failed'>;

/** Asks for the details of items that are all known, in their order, by the rules of `pipeDetails`. */
export function runDetails<Item>(items: readonly Item[], run: DetailsRun<Item>): Promise<unknown> {
  let next = 0;
  return pipeDetails({
    ...run,
    next: () => items[next++] ?? null,
    more: () => null,
    now: () => 0,
    yieldToEventLoop: async () => undefined,
  });
}
