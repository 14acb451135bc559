import { describe, expect, it } from 'vitest';
import { withoutCellsInOrder } from '../../../src/mapping/plain/tables/cells-in-order.ts';
import { mapRecords, titles } from '../detection/map-records.ts';
import { counts, ordinary } from './ordinary.ts';

const headers = [
  { text: 'Date, time', key: 'date' },
  { text: 'Place', key: 'location' },
  { text: 'League', key: 'league' },
  { text: 'Match', key: 'title' },
];

const row = (id: number, day: number, place: string, title: string) => ({
  id,
  cells: [
    { text: [`${day}.10.2026`, '17:00'] },
    { text: [place, 'Newtown'], link: { type: 'map', x: 6.75, y: 46.58 } },
    { text: ['Second league'], highlight: false },
    { text: [title], link: { href: `https://league.example/${id}` } },
  ],
});

describe('a table whose cells stand in the order of the columns', () => {
  it('has them under the names of the columns, with what they link to', () => {
    const data = { headers, regions: [{ text: null, rows: [row(7, 19, 'Great hall', 'Reds - Blues')] }] };
    expect(withoutCellsInOrder({ type: 'table', data })).toEqual({
      type: 'table',
      data: {
        regions: [
          {
            text: null,
            rows: [
              {
                id: 7,
                date: '19.10.2026 17:00',
                location: 'Great hall, Newtown',
                'location latitude': 46.58,
                'location longitude': 6.75,
                league: 'Second league',
                title: 'Reds - Blues',
                'title url': 'https://league.example/7',
              },
            ],
          },
        ],
      },
    });
  });

  it('may box its cells, and have its columns in several lists', () => {
    const box = (shown: string, raw: unknown) => ({ shown, raw, look: 'L' });
    const column = (head: string, width: number) => ({ head, width, id: `c${width}` });
    const cells = [
      [box('Fair', 'NaN'), box('17/10/2026 18:00', 46312.75), box('Hall', 'NaN'), box('€ 5,00', 5), box('4', 4)],
      [box('Play', 'NaN'), box('18/10/2026 18:00', 46313.75), box('Barn', 'NaN'), box('-', 'NaN'), box('0', 0)],
    ];
    const body = {
      told: [column('Title', 7), column('Start', 8), column('Place', 9)],
      order: [1, 0],
      counted: [column('Price', 3), column('Seats left', 4)],
      pages: [{ matrix: cells, tails: [], area: { top: 0 } }],
    };
    expect(withoutCellsInOrder(body)).toEqual({
      order: [1, 0],
      pages: [
        { Title: 'Fair', Start: '17/10/2026 18:00', Place: 'Hall', Price: '€ 5,00', 'Seats left': '4' },
        { Title: 'Play', Start: '18/10/2026 18:00', Place: 'Barn', Price: null, 'Seats left': '0' },
      ],
    });
  });

  it('has the parts of a column under their names, and several values as a list', () => {
    const column = (name: string, fields?: readonly object[]) => ({ name, type: 'STRING', ...(fields && { fields }) });
    const fields = [
      column('id'),
      column('begin', [column('start'), column('end')]),
      column('hall', [column('name'), column('point', [column('lat'), column('lon')])]),
      column('tags'),
      column('speakers', [column('name'), column('role')]),
    ];
    const cells = (...values: readonly unknown[]) => ({ f: values.map((v) => ({ v })) });
    const speakers = [{ v: cells('Ann', 'chair') }, { v: cells('Bo', null) }];
    const hall = cells('Barn', cells('48.1', '11.5'));
    const rows = [
      cells('7', cells('2026-10-19T17:00:00Z', null), hall, [{ v: 'Jazz' }], speakers),
      cells('8', cells('2026-10-20T17:00:00Z', null), null, [], []),
    ];
    expect(withoutCellsInOrder({ schema: { fields }, rows })).toEqual({
      schema: {},
      rows: [
        {
          id: '7',
          begin: { start: '2026-10-19T17:00:00Z', end: null },
          hall: { name: 'Barn', point: { lat: '48.1', lon: '11.5' } },
          tags: ['Jazz'],
          speakers: [
            { name: 'Ann', role: 'chair' },
            { name: 'Bo', role: null },
          ],
        },
        { id: '8', begin: { start: '2026-10-20T17:00:00Z', end: null }, hall: null, tags: [], speakers: [] },
      ],
    });
  });

  it('is told by the words of the columns and by a day below one', () => {
    const rows = [row(7, 19, 'Great hall', 'Reds - Blues')];
    const unnamed = headers.map((_, n) => ({ text: `Column ${n}` }));
    const undated = [{ id: 7, cells: headers.map(() => ({ text: ['yes'] })) }];
    const short = [{ id: 7, cells: row(7, 19, 'Hall', 'Reds').cells.slice(1) }];
    for (const body of [{ headers: unnamed, rows }, { headers, rows: undated }, { headers, rows: short }, { rows }])
      expect(withoutCellsInOrder(body)).toBe(body);
  });

  const event = (n: number) => ({ id: n + 300, title: `Walk ${n}`, start: '2026-10-07' });
  it.each<[string, (count: number) => object]>([
    ['as many records as columns', () => ({ headers, items: ordinary(headers.length, event) })],
    [
      'as many sessions in each record',
      (count) => ({
        headers,
        items: ordinary(count, (n) => ({ ...event(n), sessions: headers.map(() => ({ start: '2026-10-07' })) })),
      }),
    ],
    [
      'as many tags with texts',
      (count) => ({
        headers,
        items: ordinary(count, (n) => ({ ...event(n), tags: headers.map(({ key }) => ({ text: key })) })),
      }),
    ],
    [
      'as many values of each record, which has a title',
      (count) => ({
        headers,
        items: ordinary(count, (n) => ({ ...event(n), notes: headers.map(() => ({ text: '2026-10-07' })) })),
      }),
    ],
    [
      'as many moments',
      (count) => ({
        headers,
        items: ordinary(count, (n) => ({
          id: n,
          at: headers.map((_, id) => ({ id, value: `2026-10-1${id}T10:00:00` })),
        })),
      }),
    ],
    [
      'as many values of each record, which has more fields',
      (count) => ({
        headers,
        items: ordinary(count, (n) => ({
          id: n,
          a: 1,
          b: 2,
          c: 3,
          d: 4,
          notes: [{ text: '2026-10-07' }, ...headers.slice(1)],
        })),
      }),
    ],
  ])('is nothing in an ordinary answer: %s', (_, bodyOf) => {
    for (const count of counts) {
      const body = bodyOf(count);
      expect(withoutCellsInOrder(body)).toBe(body);
    }
  });

  it('may have rows that say how they look', () => {
    const rows = [{ ...row(7, 19, 'Great hall', 'Reds - Blues'), className: 'odd' }];
    expect(withoutCellsInOrder({ headers, rows })).toHaveProperty('rows.0.title', 'Reds - Blues');
  });

  it('is mapped by the names', () => {
    const rows = titles.map((title, n) => row(n + 7, n + 11, `Hall ${n}`, title));
    const { rows: read } = withoutCellsInOrder({ headers, rows }) as { readonly rows: readonly object[] };
    expect(
      mapRecords(read).events.map((one) => [one.title, one.start, one.location?.name, one.location?.geo?.lat]),
    ).toEqual(titles.map((title, n) => [title, `2026-10-${11 + n}T15:00:00Z`, `Hall ${n}, Newtown`, 46.58]));
  });
});
