import { describe, expect, it } from 'vitest';
import { withoutColumnLists } from '../../../src/mapping/plain/tables/column-lists.ts';

const columns = {
  id: [7, 8],
  title: ['Fair', 'Play'],
  start: ['2027-05-05', null],
  hall: [{ name: 'Barn' }, null],
};
const rows = [
  { id: 7, title: 'Fair', start: '2027-05-05', hall: { name: 'Barn' } },
  { id: 8, title: 'Play', start: null, hall: null },
];
const tags = {
  tags: ['a', 'b'],
  performers: ['X', 'Y'],
  images: ['a.png', 'b.png'],
  dates: ['2027-05-05', '2027-05-06'],
};
const single = { id: 7, title: 'Fair', start: '2027-05-05T19:00', ...tags };
const names = { ...tags, names: ['Fair', 'Jahrmarkt'] };

describe('columns as lists', () => {
  it('are records', () => {
    expect(withoutColumnLists({ data: columns })).toEqual({ data: rows });
    expect(withoutColumnLists({ count: 2, ...columns })).toEqual({ count: 2, rows });
    const types = { id: 'Int', title: 'Text', start: 'Date', hall: 'Choice' };
    expect(withoutColumnLists({ types, columns })).toEqual({ types, columns: rows });
    expect(withoutColumnLists({ north: columns, south: columns, meta: { count: 4 } })).toEqual({
      north: rows,
      south: rows,
      meta: { count: 4 },
    });
  });

  it('may be called anything where they are many, with ids among them', () => {
    const wide = { id: [7, 8], ...Object.fromEntries([...'qvwxyzj'].map((key) => [key, ['a', 'b']])) };
    expect(withoutColumnLists(wide)).toEqual(
      [7, 8].map((id, n) => ({
        id,
        q: 'ab'[n],
        v: 'ab'[n],
        w: 'ab'[n],
        x: 'ab'[n],
        y: 'ab'[n],
        z: 'ab'[n],
        j: 'ab'[n],
      })),
    );
    expect(withoutColumnLists({ ...wide, id: [7, 7] })).toEqual({ ...wide, id: [7, 7] });
  });

  it('may have one row where the portal is known to write so', () => {
    const one = { id: [7], title: ['Fair'], start: ['2027-05-05'], hall: [null] };
    expect(withoutColumnLists(one)).toBe(one);
    expect(withoutColumnLists(one, true)).toEqual([{ id: 7, title: 'Fair', start: '2027-05-05', hall: null }]);
  });

  const records = [1, 2].map((id) => ({ id, title: `Fair ${id}`, start: '2027-05-05' }));
  it.each<[string, unknown]>([
    [
      'lists of records beside each other',
      { events: [{ id: 1 }, { id: 2 }], places: [{ id: 1 }, { id: 2 }], tags: ['a', 'b'] },
    ],
    ['records beside plain lists', { events: records, tags: ['a', 'b'], cities: ['x', 'y'] }],
    ['records beside plain lists with names and days', { events: records, ...names }],
    ['lists of several lengths', { ...columns, tags: ['a', 'b', 'c'] }],
    ['the lists of a record', { items: [columns] }],
    ['three lists', { id: [7, 8], title: ['Fair', 'Play'], start: ['2027-05-05', '2027-05-06'] }],
    ['lists without a title', { id: [7, 8], start: ['2027-05-05', null], hall: ['Barn', null], room: ['A', 'B'] }],
    ['lists without a day', { id: [7, 8], title: ['Fair', 'Play'], hall: ['Barn', null], city: ['Graz', 'Wien'] }],
    ['the lists of one event', single],
    ['the lists of one event in two languages', { id: 7, title: { de: 'Jahrmarkt' }, ...names }],
    ['the lists of one event with several names', { id: 7, start: '2027-05-05', ...names }],
    ['the lists of events under their ids', { events: { e1: single, e2: single } }],
    ['the lists of some members of a map', { north: columns, south: { ...columns, hall: [] } }],
    ['lists deep in some members', { a: { id: 1, kind: 2, of: columns }, b: { id: 2, kind: 2, of: {} } }],
  ])('are not %s', (_, body) => {
    expect(withoutColumnLists(body)).toBe(body);
    expect(withoutColumnLists(body, true)).toBe(body);
  });

  it('are not the short lists of a record, even where the portal is known to write so', () => {
    const empty = { id: 7, title: 'Fair', tags: [], performers: [], images: [], dates: [] };
    expect(withoutColumnLists(empty, true)).toBe(empty);
  });

  it('may have no row where the portal is known to write so', () => {
    expect(withoutColumnLists({ id: [], title: [], start: [], hall: [] }, true)).toEqual([]);
  });
});
