import { describe, expect, it } from 'vitest';
import { withoutValuePools } from '../../../src/mapping/plain/references/value-pool.ts';
import { plainBody } from '../../../src/mapping/plain-body.ts';
import { counts, ordinary } from './ordinary.ts';

const hall = { name: 'Great Hall', street: 'Mill Road 3' };

describe('a pool of values', () => {
  it('is read by the positions of its values', () => {
    const pool = [
      { total: 1, events: 2, next: -1 },
      2,
      [3, 10],
      { title: 4, at: 5, hall: 6, tags: 9, seats: 1 },
      'Fair',
      ['Date', '2026-10-17T07:00:00.000Z'],
      { name: 7, street: 8 },
      'Great Hall',
      'Mill Road 3',
      [],
      { title: 11, at: 12, hall: 6, tags: 13, seats: -3 },
      'Evening of songs',
      ['Date', ''],
      ['Set', 14, 4],
      'music',
    ];
    const events = [
      { title: 'Fair', at: '2026-10-17T07:00:00.000Z', hall, tags: [], seats: 2 },
      { title: 'Evening of songs', at: null, hall, tags: ['music', 'Fair'], seats: null },
    ];
    expect(withoutValuePools({ page: { pool } })).toEqual({ page: { pool: { total: 2, events, next: null } } });
  });

  it('is read where only texts, lists and objects have a position, which is a text', () => {
    const pool = [
      ['1', '2'],
      { no: 71, title: '3', hall: '4', cancelled: false, until: null },
      { no: 72, title: '5', hall: '4', cancelled: true, until: '7' },
      'Fair',
      { name: '6', street: '8' },
      'Evening of songs',
      'Great Hall',
      '2026-10-18',
      'Mill Road 3',
    ];
    expect(withoutValuePools(pool)).toEqual([
      { no: 71, title: 'Fair', hall, cancelled: false, until: null },
      { no: 72, title: 'Evening of songs', hall, cancelled: true, until: '2026-10-18' },
    ]);
  });

  it('is read where all objects stand before their texts', () => {
    const count = 30;
    const records = Array.from({ length: count }, (_, n) => ({ no: n, title: String(n + count + 3) }));
    const pool = [
      { page: '1' },
      { events: '2' },
      records.map((_, n) => String(n + 3)),
      ...records,
      ...records.map(({ no }) => `Talk ${no}`),
    ];
    const events = records.map(({ no }) => ({ no, title: `Talk ${no}` }));
    expect(withoutValuePools(pool)).toEqual({ page: { events } });
  });

  it('is read where keys have a position, too', () => {
    const pool = [
      { _1: 2 },
      'events',
      [3, 12],
      { _4: 5, _6: 7, _8: 9, _10: -5 },
      'title',
      'Fair',
      'at',
      ['D', 1_792_220_400_000],
      'hall',
      { _13: 14, _15: 16 },
      'page',
      ['U', 'https://town.example/fair'],
      { _4: 17, _6: 7, _8: 9, _10: 11 },
      'name',
      'Great Hall',
      'street',
      'Mill Road 3',
      'Evening of songs',
    ];
    const at = '2026-10-17T07:00:00.000Z';
    expect(withoutValuePools({ 'routes/events': { data: pool } })).toEqual({
      'routes/events': {
        data: {
          events: [
            { title: 'Fair', at, hall, page: null },
            { title: 'Evening of songs', at, hall, page: 'https://town.example/fair' },
          ],
        },
      },
    });
  });

  it('is read with maps, bare objects, numbers as texts, and types of its own', () => {
    const pool = [
      ['Reactive', 1],
      { byDay: 2, hall: 5, fee: 8, series: 9 },
      ['Map', 3, 4],
      '2026-10-17',
      [10],
      ['null', 'name', 6, 'street', 7],
      'Great Hall',
      'Mill Road 3',
      ['BigInt', '90071992547409931'],
      ['EventSeries', 11],
      'Fair',
      { title: 10 },
    ];
    expect(withoutValuePools(pool)).toEqual({
      byDay: { '2026-10-17': ['Fair'] },
      hall,
      fee: '90071992547409931',
      series: { title: 'Fair' },
    });
  });

  it('is read where each value has a number for its type', () => {
    const pool = [
      [2, [[1, 2]]],
      [0, 'events'],
      [1, [3]],
      [2, [[4, 5], [6, 7], [8, 9], [10, 11]]],
      [0, 'title'],
      [0, 'Fair'],
      [0, 'at'],
      [3, '2026-10-17T07:00:00.000Z'],
      [0, 'tags'],
      [6, [5]],
      [0, 'free'],
      [0, false],
    ]; // biome-ignore format: a list
    expect(withoutValuePools(pool)).toEqual({
      events: [{ title: 'Fair', at: '2026-10-17T07:00:00.000Z', tags: ['Fair'], free: false }],
    });
  });

  it('is read where positions have letters, and the whole is the last', () => {
    const texts = Array.from({ length: 40 }, (_, n) => `Talk ${n}`);
    const records = texts.map((_, n) => ({ title: n.toString(36), room: '3' }));
    const list = records.map((_, n) => (n + texts.length + 1).toString(36));
    const _objs = [...texts, list, ...records, { events: texts.length.toString(36) }];
    const events = texts.map((title) => ({ title, room: 'Talk 3' }));
    expect(withoutValuePools({ _entry: '29', _objs })).toEqual({ _entry: '29', _objs: { events } });
  });

  it('is read where nothing is in the list', () => {
    expect(withoutValuePools([{ events: 1 }, []])).toEqual({ events: [] });
  });

  it('is one object for the parts of a page', () => {
    const nodes = [
      { type: 'data', data: [{ user: 1, title: 3, site: 2 }, null, 'Town', 'Home'], uses: {} },
      null,
      { type: 'data', data: [{ title: 1, events: 2 }, 'Events', [3], { name: 4 }, 'Fair'], uses: {} },
    ];
    expect(plainBody({ type: 'data', nodes })).toEqual({
      type: 'data',
      nodes: { user: null, site: 'Town', title: 'Events', events: [{ name: 'Fair' }] },
    });
  });

  it('leaves out what leads back to where it stands', () => {
    const pool = [{ title: 1, hall: 2 }, 'Fair', { name: 3, events: 4 }, 'Great Hall', [0]];
    expect(withoutValuePools(pool)).toEqual({ title: 'Fair', hall: { name: 'Great Hall', events: [null] } });
  });

  it('stays as it is where shared values multiply each other', () => {
    const lists = Array.from({ length: 40 }, (_, n) => [n + 2, n + 2]);
    const pool = [{ all: 1 }, ...lists, 'x'];
    expect(withoutValuePools(pool)).toBe(pool);
  });

  it('is read where it holds no events', () => {
    expect(withoutValuePools([{ total: 1, events: 2 }, 0, []])).toEqual({ total: 0, events: [] });
  });

  it.each<[string, readonly unknown[]]>([
    ['a first page with nothing on it', [{ page: 1, pages: 1, total: 0 }, []]],
    ['two counts', [{ page: 1, shown: 1 }, []]],
    ['the number of a page', [{ page: 1 }, []]],
    ['what was asked for, beside nothing', [{ from: 1, to: 2, step: 1 }, [], []]],
  ])('is no ordinary answer: %s', (_, body) => {
    expect(withoutValuePools(body)).toBe(body);
  });

  it('is no page of records behind its number', () => {
    for (const count of counts) {
      const body = [{ page: 1, pages: 1, total: count }, ordinary(count, (n) => ({ id: n, title: `Walk ${n}` }))];
      expect(withoutValuePools(body)).toBe(body);
    }
  });
});

it.each<[string, unknown]>([
  [
    'records of numbers',
    [
      { no: 1, seats: 2 },
      { no: 2, seats: 3 },
      { no: 3, seats: 1 },
      { no: 4, seats: 0 },
    ],
  ],
  ['a count before the list', [{ total: 3 }, 'Fair', 'Market', 'Concert']],
  ['numbers as texts', [{ no: '2', seats: '1' }, { no: '3', seats: '2' }, 'more', { no: '1', seats: '3' }]],
  [
    'rows under their heads',
    [
      ['no', 'title'],
      [1, 'Fair'],
      [2, 'Market'],
      [3, 'Concert'],
    ],
  ],
  ['a list of lists of numbers', { days: [[1, 2], [3, 0], [2, 1], 'closed'] }],
])('leaves %s as they are', (_, body) => {
  expect(withoutValuePools(body)).toBe(body);
});
