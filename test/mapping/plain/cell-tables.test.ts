import { describe, expect, it } from 'vitest';
import { withoutCellTables } from '../../../src/mapping/plain/cell-tables.ts';
import { plainDetails } from '../../../src/mapping/plain-body.ts';
import { mapRecords, titles } from '../detection/map-records.ts';

const columns = [
  { id: 41, title: 'Subject' },
  { id: 42, title: 'Date' },
  { id: 43, title: 'Price' },
  { id: 44, title: 'Registration' },
  { id: 45, title: 'Internal note', hidden: true },
];

describe('a table whose columns have ids and whose rows are lists of cells', () => {
  it('has its cells under the titles of the columns, as they are shown', () => {
    const cells = [
      { columnId: 41, value: 'Fair', displayValue: 'Fair' },
      { columnId: 42, value: '2026-10-07', displayValue: '10/07/26' },
      { columnId: 43, value: 5, displayValue: '5 €' },
      { columnId: 44, value: 'Come along', hyperlink: { url: 'https://town.example/fair' } },
      { columnId: 45, value: 'ask Ann' },
    ];
    expect(withoutCellTables({ columns, rows: [{ id: 7, cells }] })).toEqual({
      columns,
      rows: [
        {
          id: 7,
          Subject: 'Fair',
          Date: '2026-10-07',
          Price: '5 €',
          Registration: 'Come along',
          'Registration url': 'https://town.example/fair',
        },
      ],
    });
  });

  it.each<[string, unknown, object]>([
    [
      'the column as an object, and a key for each type',
      [
        { field: { id: 41 }, type: 'text', text: 'Fair' },
        { field: { id: 42 }, type: 'date', date: '2026-10-07' },
      ],
      { Subject: 'Fair', Date: '2026-10-07' },
    ],
    ['a cell without a value', [{ col: 41, v: 'Fair' }, { col: 42 }], { Subject: 'Fair', Date: null }],
  ])('is told by the ids alone: %s', (_, answers, fields) => {
    const body = { form: { questions: columns }, replies: [{ no: 7, answers }] };
    expect(withoutCellTables(body)).toEqual({ form: { questions: columns }, replies: [{ no: 7, ...fields }] });
  });

  it('has what the JSON in a cell adds to its text', () => {
    const wide = [...columns, { id: 46, title: 'Address' }, { id: 47, title: 'Web page' }, { id: 48, title: 'Seats' }];
    const cells = [
      { id: 42, text: '2026-10-07 12:00', value: '{"date": "2026-10-07", "time": "09:00:00"}' },
      { id: 44, text: 'Tickets', value: '{"url": "https://town.example/7", "text": "Tickets"}' },
      { id: 46, text: 'Street 1', value: '{"lat": "60.4", "lng": "22.2", "address": "Street 1"}' },
      { id: 47, text: 'page - https://town.example/fair', value: '{"url": "https://town.example/fair"}' },
      { id: 48, text: '', value: '"12"' },
    ];
    const { rows } = withoutCellTables({ columns: wide, rows: [{ no: 7, cells }] }) as { readonly rows: unknown };
    expect(rows).toEqual([
      {
        no: 7,
        Date: '2026-10-07 12:00',
        Registration: 'Tickets',
        'Registration url': 'https://town.example/7',
        Address: { address: 'Street 1', latitude: '60.4', longitude: '22.2' },
        'Web page': 'https://town.example/fair',
        Seats: '12',
      },
    ]);
  });

  it('has the cells of the details under the titles that only the list says', () => {
    const list = { columns, rows: [{ id: 7, cells: [{ columnId: 41, value: 'Fair' }] }] };
    const details = { rows: [{ id: 7, cells: [{ columnId: 43, value: 5 }] }] };
    expect(plainDetails(details, list)).toEqual({ rows: [{ id: 7, Price: 5 }] });
    expect(plainDetails(details, {})).toBe(details);
  });

  it('keeps what the row says under the title of a column', () => {
    const named = [...columns, { id: 46, title: 'id' }];
    const cells = [
      { columnId: 41, value: 'Fair' },
      { columnId: 46, value: 'F-1' },
    ];
    expect(withoutCellTables({ columns: named, rows: [{ id: 7, cells }] })).toEqual({
      columns: named,
      rows: [{ Subject: 'Fair', id: 7, cells: { id: 'F-1' } }],
    });
  });

  const row = {
    id: 7,
    kinds: [
      { id: 41, value: 3 },
      { id: 42, value: 4 },
    ],
  };
  const talks = [
    { id: 41, title: 'Fair', start: '2026-10-07' },
    { id: 42, title: 'Walk', start: '2026-10-08' },
  ];
  it.each<[string, object]>([
    [
      'things that records name',
      {
        kinds: [
          { id: 41, title: 'Fair' },
          { id: 42, title: 'Talk' },
          { id: 43, title: 'Walk' },
        ],
        rows: [row],
      },
    ],
    ['records that have the ids of columns by chance', { columns, talks }],
    ['ids without values', { columns, rows: [{ id: 7, kinds: [{ id: 41 }, { id: 42 }] }] }],
    [
      'columns of no dates',
      { columns: columns.filter(({ title }) => title !== 'Date'), rows: [{ id: 7, kinds: [{ id: 41, value: 3 }] }] },
    ],
    ['columns without ids', { columns: columns.map(({ title }) => ({ title })), rows: [row] }],
  ])('is nothing else: %s', (_, body) => {
    expect(withoutCellTables(body)).toBe(body);
  });

  it('is mapped by the titles', () => {
    const rows = titles.map((title, n) => ({
      id: 8100 + n,
      cells: [
        { columnId: 41, value: title },
        { columnId: 42, value: `2026-05-${11 + n}` },
        { columnId: 43, value: 5 * n, displayValue: `${5 * n} €` },
      ],
    }));
    const { rows: read } = withoutCellTables({ columns, rows }) as { readonly rows: readonly object[] };
    expect(mapRecords(read).events.map(({ title, start, price }) => [title, start, price?.currency])).toEqual(
      titles.map((title, n) => [title, `2026-05-${11 + n}`, 'EUR']),
    );
  });
});
