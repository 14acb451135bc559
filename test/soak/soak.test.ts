import { expect, it } from 'vitest';
import { soak } from './soak.ts';

it('keeps every feed at the last good copy or a newer one, through faults, kills and a clock that is set back', async () => {
  const report = await soak({
    seed: 4,
    events: 12,
    stepMs: 300,
    steps: [
      ...(['life', 'truncate', 'forget', 'back', 'life', 'fail details', 'page 2 empty', 'forget some'] as const),
      ...(['crash engine', 'damage a row', 'reload', 'drain', 'refuse', 'kill both', 'html'] as const),
    ],
  });
  expect(report.complaints).toEqual([]);
  expect(report.polls).toBeGreaterThan(20);
  expect(report.kills).toBe(2);
  const { givenBack, cameBack, moved, gained, lost } = report.life;
  for (const times of [givenBack, cameBack, moved, gained, lost]) expect(times).toBeGreaterThan(0);
});
