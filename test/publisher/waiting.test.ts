import { expect, it } from 'vitest';
import { untilFirstCopy } from '../../src/publisher/waiting.ts';

it('waiting for the first copy leaves no timer behind when the refresh is done', async () => {
  let running = 0;
  let settled = false;
  await untilFirstCopy(
    {
      now: () => 0,
      sleep: (_ms, signal) =>
        new Promise((done) => {
          running += 1;
          signal?.addEventListener('abort', () => {
            running -= 1;
            done();
          });
        }),
      settled: () => settled,
      refresh: async () => {
        settled = true;
      },
    },
    10_000,
  );
  expect(running).toBe(0);
});
