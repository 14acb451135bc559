import { SourceError, type SourceErrorKind } from '../../source/source.ts';

export interface DetailsRequests<Item> {
  readonly concurrency: number;
  /** Whether to stop, because it takes too long or the process ends. */
  readonly expired: () => boolean;
  /** What to request next; null: nothing at the moment. */
  next(): Item | null;
  /** Resolves when there may be more to request; null: there will be no more. */
  more(): Promise<void> | null;
  ask(item: Item): Promise<unknown>;
  /** Processes an answer. This takes processor time, so it happens while requests are under way. */
  received(item: Item, body: unknown): void;
  failed(item: Item, error: unknown): void;
  now(): number;
  yieldToEventLoop(): Promise<void>;
}

/** Failures that would also affect the next event's details. */
const general: ReadonlySet<SourceErrorKind> = new Set(['unauthorized', 'rate-limited', 'budget']);
/** After this many failures in a row, the cause is probably not a single event. */
const patience = 10;
/** How many milliseconds of processing may pass before other work gets its turn. */
const sliceMs = 4;
/** How many unprocessed responses there may be for each concurrent request before requests pause. */
const maxUnprocessed = 4;

/**
 * Requests the details of the items, a few at a time. Responses are processed while other requests are running, so that
 * the number of running requests stays the same. It stops early when further requests would be pointless; the rest waits
 * for the next run. Resolves to the error that ended it, or null.
 */
export async function requestDetails<Item>(requests: DetailsRequests<Item>): Promise<unknown> {
  let failuresInARow = 0;
  let ended: unknown = null;
  const unprocessed: { readonly item: Item; readonly body: unknown }[] = [];
  let processing: Promise<void> | null = null;

  function fail(item: Item, error: unknown): void {
    const kind = error instanceof SourceError ? error.kind : null;
    failuresInARow += 1;
    if ((kind !== null && general.has(kind)) || failuresInARow >= patience) ended ??= error;
    // A request that the end of the run cut off says nothing about its event.
    if (kind !== 'budget' && !requests.expired()) requests.failed(item, error);
  }

  async function processAnswers(): Promise<void> {
    while (unprocessed.length > 0) {
      await requests.yieldToEventLoop();
      const began = requests.now();
      do {
        const answer = unprocessed.shift();
        if (answer) requests.received(answer.item, answer.body);
      } while (unprocessed.length > 0 && requests.now() - began < sliceMs);
    }
    processing = null;
  }

  async function ask(item: Item): Promise<void> {
    try {
      const body = await requests.ask(item);
      failuresInARow = 0;
      unprocessed.push({ item, body });
    } catch (error) {
      return fail(item, error);
    }
    if (processing === null) {
      processing = processAnswers();
      // It is awaited at the end; this only keeps an error from being reported as unhandled.
      processing.catch(() => undefined);
    }
    if (unprocessed.length >= maxUnprocessed * requests.concurrency) await processing;
  }

  async function worker(): Promise<void> {
    while (ended === null && !requests.expired()) {
      const item = requests.next();
      const more = item === null ? requests.more() : null;
      if (item !== null) await ask(item);
      else if (more !== null) await more;
      else return;
    }
  }

  await Promise.all(Array.from({ length: requests.concurrency }, worker));
  await processing;
  return ended;
}

/** Requests the details of items that are all known in advance, in their order, as `requestDetails` does. */
export function requestAllDetails<Item>(
  items: readonly Item[],
  requests: Pick<DetailsRequests<Item>, 'concurrency' | 'expired' | 'ask' | 'received' | 'failed'>,
): Promise<unknown> {
  let next = 0;
  return requestDetails({
    ...requests,
    next: () => items[next++] ?? null,
    more: () => null,
    now: () => 0,
    yieldToEventLoop: async () => undefined,
  });
}
