import { describe, expect, it } from 'vitest';
import { labelsOf } from '../../../src/mapping/structure/labelled.ts';
import { mapRecords, titles } from '../detection/map-records.ts';

const rooms = ['Mill Hall, 4 Mill Lane', 'Town Hall, 1 Castle Road'];

describe('fields that have a number and no name', () => {
  const fieldsOf = (title: string, n: number) => [
    { id: 1, model: null, value: title },
    ...(n === 4 ? [] : [{ id: 50, model: null, value: rooms[n % 2] }]),
    ...(n % 2 === 0
      ? [{ id: 3, model: null, value: `<p>We begin at the gate, in group ${n}, and walk along the river.</p>` }]
      : []),
  ];

  it('are fields of the event', () => {
    const { events } = mapRecords(
      titles.map((title, n) => ({ id: 310 + n, start: `2026-05-1${n}T18:30:00`, attributes: fieldsOf(title, n) })),
    );
    expect(events.map(({ title }) => title)).toEqual(titles);
    expect(events.map(({ location }) => location?.name ?? null)).toEqual(
      titles.map((_, n) => (n === 4 ? null : rooms[n % 2])),
    );
    expect(events[2]?.description?.text).toBe('We begin at the gate, in group 2, and walk along the river.');
  });

  it.each<[string, (n: number) => readonly object[]]>([
    [
      'categories',
      (n) => [{ id: 7, value: 'Music' }, { id: 9, value: 'Dance' }, ...(n > 1 ? [{ id: 4, value: 'Film' }] : [])],
    ],
    [
      'prices',
      (n) => [
        { id: 1, value: 12 + n },
        { id: 2, value: 8 + n },
      ],
    ],
    [
      'things that say more',
      (n) => [
        { id: 1, value: `Choir ${n}`, at: '18:00' },
        { id: 2, value: `Trio ${n}`, at: '19:00' },
      ],
    ],
  ])('%s are none', (_, list) => {
    expect(labelsOf([0, 1, 2, 3].map(list))).toBeNull();
  });
});
