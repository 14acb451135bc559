import { describe, expect, it } from 'vitest';
import { withoutFixedWidths } from '../../../src/mapping/plain/tables/fixed-width-rows.ts';
import { notationsOf, plainBody, plainBodyBy } from '../../../src/mapping/plain-body.ts';
import { counts, ordinary } from './ordinary.ts';

const names = ['EVENT_ID', 'TITLE', 'START_DATE', 'PLACE'];
const widths = [4, 12, 8, 10];
const rows = [
  { EVENT_ID: '0007', TITLE: 'Fair', START_DATE: '20270505', PLACE: 'Old barn' },
  { EVENT_ID: '0008', TITLE: 'Long meeting', START_DATE: '20270506', PLACE: '' },
];

/** The columns, whose places count from `first` and have so many characters between them. */
const columns = (first = 0, between = 0) =>
  names.map((name, n) => ({
    name,
    at: first + widths.slice(0, n).reduce((sum, width) => sum + width + between, 0),
    wide: widths[n],
  }));
const text = (row: object, mark = '') =>
  Object.values(row)
    .map((value, n) => value.padEnd(widths[n] ?? 0))
    .join(mark)
    .trimEnd();

describe('rows that are texts of columns with a width', () => {
  it.each<[string, unknown, unknown]>([
    [
      'each in an object, in a table beside its columns',
      { table: { columns: columns(), data: rows.map((row) => ({ line: text(row) })) }, fault: null },
      { table: { data: rows }, fault: null },
    ],
    ['alone', { columns: columns(), data: rows.map((row) => text(row)) }, { data: rows }],
    [
      'in elements of XML, with numbers as texts',
      {
        fields: { item: columns().map((one) => ({ ...one, at: `00${one.at}`, wide: `00${one.wide}` })) },
        data: { item: rows.map((row) => ({ line: text(row) })) },
      },
      { fields: {}, data: { item: rows } },
    ],
    [
      'with marks between the columns, whose places count from one',
      { columns: columns(1, 1), data: rows.map((row) => text(row, '|')) },
      { data: rows },
    ],
  ])('are records: %s', (_, body, plain) => {
    expect(plainBody(body)).toEqual(plain);
    expect(notationsOf(body)).toContain('fixedWidths');
  });

  it('have the names of their columns that are words, where their keys are not', () => {
    const labelled = columns().map((one, n) => ({ ...one, name: `Z_${'ABCD'[n]}XX`, label: names[n] }));
    expect(withoutFixedWidths({ labelled, data: rows.map((row) => text(row)) })).toEqual({ data: rows });
  });

  it('may be none where the portal is known to write so', () => {
    const body = { columns: columns(), data: [] };
    expect(withoutFixedWidths(body)).toBe(body);
    expect(plainBodyBy(body, ['fixedWidths'])).toEqual({ data: [] });
  });

  it.each<[string, (n: number) => object]>([
    [
      'the parts of a talk with their minutes',
      (n) => ({
        id: n,
        parts: ['Welcome', 'A walk through time', 'Questions'].map((name, at) => ({ name, at: at * 20, lasts: 20 })),
        notes: ['Bring something to write, and a chair if you like.'],
      }),
    ],
    [
      'columns with widths only, and lines of text',
      (n) => ({
        id: n,
        columns: names.map((name, at) => ({ name, place: at, wide: 80 })),
        lines: ['A fair.', 'Soup.'],
      }),
    ],
    [
      'columns beside texts that are longer than they are wide',
      (n) => ({ id: n, columns: columns(), lines: ['Everybody who lives in the village is invited to come.'] }),
    ],
  ])('are not seen in %s', (_, record) => {
    for (const count of counts) {
      const body = { items: ordinary(count, record) };
      expect(withoutFixedWidths(body)).toBe(body);
    }
  });
});
