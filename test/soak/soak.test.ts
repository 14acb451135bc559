import { expect, it } from 'vitest';
import { soak } from './soak.ts';

it('keeps every feed at the last good copy or a newer one, through faults, kills and a clock that is set back', async () => {
  const report = await soak({
    seed: 4,
    events: 12,
    stepMs: 300,
    steps: ['well', 'truncate', 'kill one', 'forget', 'back', 'fail details', 'refuse', 'kill both', 'html'],
  });
  expect(report.complaints).toEqual([]);
  expect(report.polls).toBeGreaterThan(20);
  expect(report.kills).toBe(3);
});
