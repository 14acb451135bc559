import { describe, expect, it } from 'vitest';
import { withoutDescribedAnswers } from '../../../src/mapping/plain/tables/described-answers.ts';
import { withoutStoredTypes } from '../../../src/mapping/plain/tables/typed-columns.ts';

const columns = [
  { name: 'TITLE', type: 'text' },
  { name: 'DAY', type: 'date' },
  { name: 'FROM', type: 'time' },
];
const plain = [
  ['Fair', '2026-10-17', '20:15:00'],
  ['Songs', '2026-10-24', null],
];

describe('days and times as stores keep them', () => {
  it.each<[string, unknown, unknown]>([
    [
      'texts in rows',
      {
        meta: { rowType: columns },
        data: [
          ['Fair', '20743', '72900.000000000'],
          ['Songs', '20750', null],
        ],
      },
      { meta: { rowType: columns }, data: plain },
    ],
    [
      'milliseconds',
      {
        columns,
        rows: [
          ['Fair', 20743, 72_900_000],
          ['Songs', 20750, null],
        ],
      },
      { columns, rows: plain },
    ],
    [
      'a type that says what a number means',
      {
        fields: [
          { name: 'TITLE', type: 'string' },
          { name: 'DAY', type: { type: 'int', logicalType: 'date' } },
        ],
        records: [{ TITLE: 'Fair', DAY: 20743, more: 1 }],
      },
      {
        fields: [
          { name: 'TITLE', type: 'string' },
          { name: 'DAY', type: { type: 'int', logicalType: 'date' } },
        ],
        records: [{ TITLE: 'Fair', DAY: '2026-10-17', more: 1 }],
      },
    ],
  ])('are days and times: %s', (_, body, written) => {
    expect(withoutStoredTypes(body)).toEqual(written);
  });

  it('are not sought in each of many records', () => {
    let reads = 0;
    const point = (n: number): readonly number[] =>
      new Proxy([n, n + 1], {
        get: (list, key) => {
          reads += 1;
          return Reflect.get(list, key);
        },
      });
    const track = Array.from({ length: 100 }, (_, n) => point(n));
    const body = { events: Array.from({ length: 1000 }, (_, id) => ({ id, title: 'Walk', track })) };
    expect(withoutStoredTypes(body)).toBe(body);
    expect(withoutDescribedAnswers(body)).toBe(body);
    expect(reads).toBeLessThan(100_000);
  });

  it.each<[string, unknown]>([
    ['dates as they are', { columns, rows: plain }],
    [
      'years and hours',
      {
        columns,
        rows: [
          ['Fair', 2026, 18],
          ['Songs', 2026, 20],
        ],
      },
    ],
    [
      'dates and times without marks',
      {
        columns,
        rows: [
          ['Fair', 20261017, 1830],
          ['Songs', 20261024, 900],
        ],
      },
    ],
    [
      'hours with seconds',
      {
        columns,
        rows: [
          ['Fair', 20261017, '073000'],
          ['Songs', 20261024, '080000'],
        ],
      },
    ],
    [
      'numbers of which nothing says that they are days',
      {
        columns: [
          { name: 'TITLE', type: 'text' },
          { name: 'DAY', type: 'number' },
          { name: 'FROM', type: 'number' },
        ],
        rows: [['Fair', 20743, 72900]],
      },
    ],
    ...[
      ['days that sheets count since 1900', 46_143, 46_150],
      ['the same as texts', '46143', '46150'],
      ['days without their marks', '010526', '020526'],
      ['days without their marks and zeros', 10_526, 20_526],
      ['years and days without their marks', '26051', '26058'],
    ].map(([name, ...days]): [string, unknown] => [
      name as string,
      { columns, rows: days.map((one) => ['Fair', one, '20:15:00']) },
    ]),
    [
      'rows of another width',
      {
        columns,
        rows: [
          ['Fair', 20743],
          ['Songs', 20750],
        ],
      },
    ],
    [
      'questions of a form',
      {
        fields: [
          { name: 'when', type: 'date' },
          { name: 'what', type: 'text' },
        ],
        items: [{ when: '17', what: 'Fair' }],
      },
    ],
  ])('are left as they are: %s', (_, body) => {
    expect(withoutStoredTypes(body)).toBe(body);
  });
});
