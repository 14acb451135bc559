import { describe, expect, it } from 'vitest';
import { withoutDescribedTables } from '../../../src/mapping/plain/tables/described-tables.ts';

const fields = [
  { id: 'f10', name: 'Title', type: 'text' },
  { id: 'f11', name: 'Start', type: 'date' },
  { id: 'f12', name: 'Hall', type: 'text' },
];
const fair = { title: 'Fair', start: '2027-05-05', hall: { id: 3, title: 'Barn' } };
const columns = Object.keys(fair).map((name, n) => ({ name, ordinal: n }));

describe('rows under the ids of columns that the answer describes', () => {
  it('have their values under the names of these', () => {
    const records = [{ id: 7, f10: 'Fair', f11: '2027-05-05', f12: 'Barn' }];
    expect(withoutDescribedTables({ fields, records })).toEqual({
      records: [{ id: 7, Title: 'Fair', Start: '2027-05-05', Hall: 'Barn' }],
    });
    const cells = [{ id: 'r7', fields: { f10: 'Fair', f11: '2027-05-05' } }];
    expect(withoutDescribedTables({ table: { fields }, records: cells })).toEqual({
      table: {},
      records: [{ id: 'r7', Title: 'Fair', Start: '2027-05-05' }],
    });
  });

  it('are found by the attributes of an element, and keep keys that say something', () => {
    const schema = [
      { '@name': 'ID', '@no': '1' },
      { '@name': 'c1', '@x:label': 'Title', '@no': '2' },
      { '@name': 'PLACE', '@no': '3' },
    ];
    const row = { '@ID': '7', '@c1': 'Fair', '@PLACE': 'Barn' };
    expect(withoutDescribedTables({ schema: { row: { column: schema } }, data: { row } })).toEqual({
      schema: { row: {} },
      data: { row: { '@ID': '7', Title: 'Fair', '@PLACE': 'Barn' } },
    });
  });

  it('are called by the columns of their own table', () => {
    const other = fields.map(({ id }, n) => ({ id, name: ['Name', 'City', 'Hall ID'][n] }));
    const tables = [
      { name: 'events', fields, rows: [{ f10: 'Fair', f11: '2027-05-05', f12: 'Barn' }] },
      { name: 'halls', fields: other, rows: [{ f10: 'Barn', f11: 'Graz', f12: '1' }] },
    ];
    expect(withoutDescribedTables(tables)).toEqual({
      events: [{ Title: 'Fair', Start: '2027-05-05', Hall: 'Barn' }],
      halls: [{ Name: 'Barn', City: 'Graz', 'Hall ID': '1' }],
    });
  });

  it('stand without what wraps them and their table', () => {
    const all = [fair, { ...fair, hall: null }, fair];
    const rows = all.map((original, rowId) => ({ rowId, original }));
    expect(withoutDescribedTables({ events: [{ name: 'qryMain', columns, rows }] })).toEqual({ events: all });
    expect(withoutDescribedTables({ events: [{ name: 'qryMain', columns, rows: [fair] }] })).toEqual({
      events: [fair],
    });
  });

  it('keep a number that is the place of only some of them', () => {
    const records = [3, 1, 8, 9].map((id) => ({ id, values: { f10: 'Fair', f11: '2027-05-05' } }));
    expect(withoutDescribedTables({ fields, records })).toEqual({
      records: [3, 1, 8, 9].map((id) => ({ id, Title: 'Fair', Start: '2027-05-05' })),
    });
    expect(withoutDescribedTables({ fields, records: [{ ...records[0], id: 0 }] })).toEqual({
      records: [{ id: 0, Title: 'Fair', Start: '2027-05-05' }],
    });
  });

  it('are none in a table without rows', () => {
    const empty = { events: [{ name: 'qryMain', columns, rows: [] }] };
    expect(withoutDescribedTables(empty)).toBe(empty);
    expect(withoutDescribedTables(empty, null, true)).toEqual({ events: [] });
  });

  it('are called in details as in the list', () => {
    expect(withoutDescribedTables({ f10: 'Fair', f12: 'Barn' }, { fields, records: [] })).toEqual({
      Title: 'Fair',
      Hall: 'Barn',
    });
  });

  it.each<[string, unknown]>([
    [
      'records beside a list of topics',
      {
        topics: [
          { id: 't1', name: 'Music' },
          { id: 't2', name: 'Art' },
          { id: 't3', name: 'Film' },
        ],
        items: [fair],
      },
    ],
    [
      'the attributes of a record',
      { items: [{ attributes: columns.map(({ name }, n) => ({ attribute: name, content: [fair, 5, fair][n] })) }] },
    ],
    ['lists of values', { columns, rows: [['Fair', '2027-05-05', { title: 'Barn', start: 1 }]] }],
    [
      'columns whose values have names of their own',
      {
        fields: fields.map((one) => ({ ...one, domain: { codes: [{ code: 'k', name: 'Fair' }] } })),
        items: [{ f10: 'k', f11: 1 }],
      },
    ],
    [
      'events beside the words for their kinds',
      {
        items: [1, 2, 3].map((n) => ({ id: n, name: `Start ${n}`, kind: `k${n}`, by: { id: 7 }, hall: { id: 8 } })),
        kinds: { k1: 'Talk', k2: 'Walk', k3: 'Film' },
      },
    ],
    [
      'kinds of events beside their numbers',
      {
        kinds: ['talk', 'place', 'price'].map((id) => ({ id, name: `${id}s` })),
        counts: { talk: 3, place: 2, price: 1 },
      },
    ],
    ['records under other keys', { fields, records: [fair] }],
  ])('are not %s', (_, body) => {
    expect(withoutDescribedTables(body)).toBe(body);
  });
});
