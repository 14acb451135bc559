import { expect, it } from 'vitest';
import { untilFirstCopy } from '../../../src/publisher/refresh/refresh-schedule.ts';

it('waiting for the first copy leaves no timer behind when the refresh is done', async () => {
  let running = 0;
  let isSettled = false;
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
      isSettled: () => isSettled,
      refresh: async () => {
        isSettled = true;
      },
    },
    10_000,
  );
  expect(running).toBe(0);
});

it('waiting for the first copy ends when the clock is set back meanwhile', async () => {
  let now = 3_600_000;
  const slept: number[] = [];
  await untilFirstCopy(
    {
      now: () => now,
      async sleep(ms) {
        slept.push(ms);
        now = 0;
      },
      isSettled: () => false,
      refresh: () => new Promise(() => undefined),
    },
    10_000,
  );
  expect(slept).toEqual([10_000, 100]);
});
