import { expect, it } from 'vitest';
import { mapRecords, titles } from '../../map-records.ts';

it('has each of its recurrences from its start to its end', () => {
  const of = (day: number) => ({
    id: `202605${day}`,
    start: `2026-05-${day}T18:00:00Z`,
    end: `2026-05-${day}T19:30:00Z`,
  });
  const { events } = mapRecords(
    titles.map((title, n) => ({
      id: 310 + n,
      title,
      when: {
        rule: n === 1 ? 'FREQ=WEEKLY;COUNT=2' : 'FREQ=DAILY;COUNT=1',
        recurrences: n === 1 ? [of(12), of(19)] : [of(11 + n)],
      },
    })),
  );
  expect(events.filter(({ id }) => id === '311').map(({ start, end }) => [start, end])).toEqual([
    ['2026-05-12T18:00:00Z', '2026-05-12T19:30:00Z'],
    ['2026-05-19T18:00:00Z', '2026-05-19T19:30:00Z'],
  ]);
});
