import { describe, expect, it } from 'vitest';
import { withoutListedTables } from '../../../src/mapping/plain/tables/listed-tables.ts';
import { notationsOf, plainBody } from '../../../src/mapping/plain-body.ts';
import { counts, ordinary } from './ordinary.ts';

const columns = ['id', 'title', 'start', 'hall'];
const rows = [7, 8].map((n) => [n, `Fair ${n}`, `2027-05-0${n}`, 'Barn']);
const records = rows.map((row) => Object.fromEntries(columns.map((name, n) => [name, row[n]])));

describe('tables in a list', () => {
  it.each<[string, unknown, unknown]>([
    ['one for each question', { results: [{ columns, values: rows }] }, { results: [{ values: records }] }],
    [
      'with their rows in objects',
      [{ fields: columns, data: rows.map((row) => ({ row, meta: [null] })) }],
      [{ data: records }],
    ],
    [
      'in objects in lists',
      { results: [{ no: 1, series: [{ name: 'fairs', columns, values: rows }] }] },
      { results: [{ no: 1, series: [{ name: 'fairs', values: records }] }] },
    ],
    [
      'with what a row says beside its cells',
      { tables: [{ columns, rows: rows.map((cells, n) => ({ row: n + 40, cells })) }] },
      { tables: [{ rows: records.map((record, n) => ({ row: n + 40, ...record })) }] },
    ],
  ])('have records as rows: %s', (_, body, plain) => {
    expect(plainBody(body)).toEqual(plain);
    expect(notationsOf(body)).toContain('listedTables');
  });

  it('have objects in their cells, also where one stands alone', () => {
    const names = ['event', 'venue', 'organizer'];
    const row = [{ id: 7, title: 'Fair' }, { name: 'Barn' }, { name: 'Club' }];
    const table = { columns: names, data: [{ row, meta: [{ node: 1 }, null, null] }] };
    const plain = { data: [{ event: row[0], venue: row[1], organizer: row[2] }] };
    expect(plainBody({ results: [table], errors: [] })).toEqual({ results: [plain], errors: [] });
    expect(plainBody(table)).toEqual(plain);
  });

  it.each<[string, (n: number) => object]>([
    ['tags beside a path', (n) => ({ id: n, tags: ['Music', 'Open air', 'Free'], line: [[1, 2, 3]] })],
    ['as many names as sessions', (n) => ({ id: n, halls: ['Barn', 'Yard', 'Attic'], dates: [['a', 'b', 'c']] })],
    [
      'rows of other lengths',
      (n) => ({
        id: n,
        columns,
        rows: [
          [n, 'Fair'],
          [n, 'Walk', 'x', 'y', 'z'],
        ],
      }),
    ],
    [
      'the fields of a form beside stages',
      (n) => ({
        title: `Fair ${n}`,
        start: '2027-05-07',
        form_fields: ['name', 'email', 'phone'],
        stages: [{ stage: 'Barn', acts: ['The Owls', 'Moss', 'Rye'] }],
      }),
    ],
    [
      'fields that were changed beside prices',
      (n) => ({ id: n, name: `Fair ${n}`, updatedFields: ['title', 'start', 'place'], prices: [[1, 2, 3]] }),
    ],
    ['columns without rows', (n) => ({ id: n, columns, rows: [] })],
    [
      'records that list as many things',
      (n) => ({ id: n, columns, rows: [{ id: n, title: 'Fair', day: '2027-05-07', topics: ['a', 'b', 'c', 'd'] }] }),
    ],
  ])('are not seen in %s', (_, record) => {
    for (const count of counts) {
      const body = { items: ordinary(count, record) };
      expect(withoutListedTables(body)).toBe(body);
    }
  });
});
