import { describe, expect, it } from 'vitest';
import { withoutCellTables } from '../../../src/mapping/plain/cell-tables.ts';
import { plainDetails } from '../../../src/mapping/plain-body.ts';
import { mapRecords, titles } from '../detection/map-records.ts';
import { counts, ordinary } from './ordinary.ts';

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

  it('holds no columns of its own: what does is a page, whose parts may have their ids', () => {
    const events = [
      { uid: 118, title: 'From the date to the place', start: '2026-10-08T09:00:00Z' },
      { uid: 121, title: 'Title', start: '2026-10-22T09:00:00Z' },
      { uid: 122, title: 'Start', start: '2026-10-29T09:00:00Z' },
    ];
    const body = { parts: [{ id: 118, kind: 'list', content: { data: { events } } }] };
    expect(withoutCellTables(body)).toBe(body);
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

  const menu = ['Program', 'Venues', 'Contact', 'Dates'].map((title, n) => ({ id: n + 1, title }));
  const fields = ['Start date', 'Place', 'Organizer', 'Price', 'Title'].map((label, n) => ({ id: n + 1, label }));
  const event = (n: number) => ({ id: n + 300, title: `Walk ${n}`, start: '2026-10-07' });
  it.each<[string, (count: number) => object]>([
    [
      'records that have the numbers of a menu',
      (count) => ({ menu, items: ordinary(count, (n) => ({ ...event(n), id: n, text: 'Come along' })) }),
    ],
    [
      'records that have the numbers of columns',
      (count) => ({ fields, items: ordinary(count, (n) => ({ ...event(n), id: n, text: 'Come along' })) }),
    ],
    [
      'categories with names',
      (count) => ({
        fields,
        items: ordinary(count, (n) => ({
          ...event(n),
          categories: n % 2 ? [{ id: 2, name: 'Music' }] : [{ id: 7, name: 'Science' }],
        })),
      }),
    ],
    [
      'one category for all',
      (count) => ({ fields, items: ordinary(count, (n) => ({ ...event(n), categories: [{ id: 2, name: 'Music' }] })) }),
    ],
    [
      'prices by number',
      (count) => ({
        fields,
        items: ordinary(count, (n) => ({
          ...event(n),
          prices: [
            { id: 1, value: 5 },
            { id: 2, value: '7.50' },
          ],
        })),
      }),
    ],
    [
      'rooms by number',
      (count) => ({
        fields,
        items: ordinary(count, (n) => ({
          ...event(n),
          sessions: [
            { room: 1, start: '2026-10-07' },
            { room: 2, start: '2026-10-08' },
          ],
        })),
      }),
    ],
    [
      'an order by columns',
      (count) => ({
        sort: ['date', 'title', 'place'].map((id) => ({ id, label: `${id}s` })),
        filters: [{ id: 'date', value: '2026' }],
        items: ordinary(count, event),
      }),
    ],
  ])('is nothing in an ordinary answer: %s', (_, bodyOf) => {
    for (const count of counts) {
      const body = bodyOf(count);
      expect(withoutCellTables(body)).toBe(body);
    }
  });

  it('is read in each row, also in one whose cells are empty', () => {
    const cells = (value: string) => [{ columnId: 41, value }];
    const body = {
      columns,
      rows: [
        { id: 7, cells: cells('Fair') },
        { id: 8, cells: cells('') },
      ],
    };
    expect(withoutCellTables(body)).toMatchObject({
      rows: [
        { id: 7, Subject: 'Fair' },
        { id: 8, Subject: null },
      ],
    });
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
