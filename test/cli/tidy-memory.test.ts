import { expect, it } from 'vitest';
import { createTidier } from '../../src/cli/tidy-memory.ts';

const MB = 1e6;

it('what is left behind is collected once it is much, and half as much as what is in use', () => {
  let [used, collected] = [50 * MB, 0];
  const tidy = createTidier(
    () => {
      used = 80 * MB;
      collected += 1;
    },
    () => used,
  );
  const grown = (megabytes: number): number => {
    used += megabytes * MB;
    tidy();
    return collected;
  };
  expect([grown(20), grown(20), grown(35), grown(10)]).toEqual([0, 1, 1, 2]);
});

it('without a way to collect nothing is done', () => {
  expect(() => createTidier(undefined, () => 0)()).not.toThrow();
});
