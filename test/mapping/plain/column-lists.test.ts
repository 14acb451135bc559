import { describe, expect, it } from 'vitest';
import { withoutColumnLists } from '../../../src/mapping/plain/tables/column-lists.ts';

const columns = { id: [7, 8], title: ['Fair', 'Play'], hall: [{ name: 'Barn' }, null] };
const rows = [
  { id: 7, title: 'Fair', hall: { name: 'Barn' } },
  { id: 8, title: 'Play', hall: null },
];

describe('columns as lists', () => {
  it('are records', () => {
    expect(withoutColumnLists({ data: columns })).toEqual({ data: rows });
    expect(withoutColumnLists({ count: 2, ...columns })).toEqual({ count: 2, rows });
    expect(withoutColumnLists({ id: [7, 8], q: ['Fair', 'Play'], x: [1, 1] })).toEqual([
      { id: 7, q: 'Fair', x: 1 },
      { id: 8, q: 'Play', x: 1 },
    ]);
  });

  it('may have one row or none where the portal is known to write so', () => {
    const one = { id: [7], title: ['Fair'], hall: [null] };
    expect(withoutColumnLists(one)).toBe(one);
    expect(withoutColumnLists(one, true)).toEqual([{ id: 7, title: 'Fair', hall: null }]);
  });

  it.each<[string, unknown]>([
    [
      'lists of records beside each other',
      { events: [{ id: 1 }, { id: 2 }], places: [{ id: 1 }, { id: 2 }], tags: ['a', 'b'] },
    ],
    ['lists of several lengths', { ...columns, tags: ['a', 'b', 'c'] }],
    ['the lists of a record', { items: [columns] }],
    ['two lists', { id: [7, 8], title: ['Fair', 'Play'] }],
  ])('are not %s', (_, body) => {
    expect(withoutColumnLists(body)).toBe(body);
  });
});
