import { describe, expect, it } from 'vitest';
import { type DetailsRequests, requestDetails } from '../../../src/publisher/read/request-details.ts';
import { SourceError } from '../../../src/source/source.ts';

const turn = () => new Promise<void>((done) => setImmediate(done));

/** Requests details for the numbers up to `count`; callbacks not given here do nothing. */
function pipe(count: number, more: Partial<DetailsRequests<number>> = {}) {
  const log: string[] = [];
  let next = 0;
  const ended = requestDetails<number>({
    concurrency: 2,
    expired: () => false,
    next: () => (next < count ? next++ : null),
    more: () => null,
    async ask(item) {
      log.push(`ask ${item}`);
      await turn();
      return item;
    },
    received: (item) => log.push(`read ${item}`),
    failed: (item) => log.push(`failed ${item}`),
    now: () => 0,
    yieldToEventLoop: turn,
    ...more,
  });
  return { ended, log };
}

describe('the pipeline of details', () => {
  it('sends the next requests before it reads an answer', async () => {
    const { ended, log } = pipe(4);
    expect(await ended).toBeNull();
    expect(log).toEqual(['ask 0', 'ask 1', 'ask 2', 'ask 3', 'read 0', 'read 1', 'read 2', 'read 3']);
  });

  it('sends no more requests while too many answers wait to be read', async () => {
    let free = () => {};
    const held = new Promise<void>((done) => {
      free = done;
    });
    const { ended, log } = pipe(100, { yieldToEventLoop: () => held });
    for (let refreshLimiter = 0; refreshLimiter < 50; refreshLimiter += 1) await turn();
    expect(log.length).toBeLessThanOrEqual(2 * 4 + 2);
    free();
    await ended;
    expect(log.filter((line) => line.startsWith('read'))).toHaveLength(100);
  });

  it('without a request to send waits for what is still being mapped', async () => {
    const queue = [0];
    let upcoming: Promise<void> | null = turn().then(() => {
      queue.push(1);
      upcoming = null;
    });
    const { ended, log } = pipe(0, { next: () => queue.shift() ?? null, more: () => upcoming });
    await ended;
    expect(log.filter((line) => line.startsWith('read'))).toEqual(['read 0', 'read 1']);
  });

  it('reads what came before a failure that ends it', async () => {
    const denied = new SourceError('unauthorized', 'GET … answered 401.');
    const { ended, log } = pipe(10, {
      ask: async (item) => {
        if (item > 1) throw denied;
        return item;
      },
    });
    expect(await ended).toBe(denied);
    expect(log).toEqual(expect.arrayContaining(['read 0', 'read 1', 'failed 2']));
    expect(log).not.toContain('failed 9');
  });

  it('rejects when reading an answer fails', async () => {
    const broken = new Error('broken');
    const { ended } = pipe(20, {
      received() {
        throw broken;
      },
    });
    await expect(ended).rejects.toBe(broken);
  });
});
