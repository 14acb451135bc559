import { type DetailsPipe, pipeDetails } from './details-pipe.ts';

export type DetailsRun<Item> = Pick<DetailsPipe<Item>, 'concurrency' | 'expired' | 'ask' | 'arrived' | 'failed'>;

/** Asks for the details of items that are all known, in their order, by the rules of `pipeDetails`. */
export function runDetails<Item>(items: readonly Item[], run: DetailsRun<Item>): Promise<unknown> {
  let next = 0;
  return pipeDetails({
    ...run,
    next: () => items[next++] ?? null,
    more: () => null,
    now: () => 0,
    giveWay: async () => undefined,
  });
}
