import { describe, expect, it } from 'vitest';
import { withoutDividedTables } from '../../../src/mapping/plain/tables/divided-tables.ts';
import { earlyNotations, notationsOf, plainBody, plainBodyBy } from '../../../src/mapping/plain-body.ts';

const main = [
  { id: 4257, title: 'Fair', start: '2046-05-11' },
  { id: 4261, title: 'Choir', start: '2046-05-12' },
  { id: 4279, title: 'Play', start: '2046-05-13' },
];
const more = [
  { id: 4279, hall: 'Barn', price: 5 },
  { id: 4257, hall: 'Mill', price: 0 },
  { id: 4261, hall: 'Church', price: 9 },
];
const joined = [
  { ...main[0], hall: 'Mill', price: 0 },
  { ...main[1], hall: 'Church', price: 9 },
  { ...main[2], hall: 'Barn', price: 5 },
];
type Row = Readonly<Record<string, unknown>> & { readonly id: unknown };
const withIds = (rows: readonly Row[], idOf: (id: number) => unknown) =>
  rows.map((row) => ({ ...row, id: idOf(Number(row.id)) }));

describe('tables that say different things of the same records', () => {
  it('are one table, whichever comes first', () => {
    expect(withoutDividedTables({ data: { main, more, total: 3 } })).toEqual({ data: { main: joined, total: 3 } });
    expect(withoutDividedTables({ more, main })).toEqual({ main: joined });
  });

  it('are three at times', () => {
    const texts = main.map(({ id }) => ({ id, summary: 'Come', teaser: 'Now' }));
    expect(withoutDividedTables({ texts, main, more })).toEqual({
      main: joined.map((one) => ({ ...one, summary: 'Come', teaser: 'Now' })),
    });
  });

  it('are read of no portal whose rules are older', () => {
    const body = { main, more };
    expect(notationsOf(body)).toEqual(['dividedTables']);
    expect(plainBody(body)).toEqual({ main: joined });
    expect(plainBodyBy(body, earlyNotations)).toBe(body);
  });

  it('may have rows for some records only, or several, once the portal is known to write so', () => {
    const [first, second, third] = more;
    const few = { main: main.slice(1), more: [first] };
    expect(withoutDividedTables(few)).toBe(few);
    expect(plainBodyBy(few, ['dividedTables'])).toEqual({ main: [main[1], joined[2]] });
    const again = { main, more: [first, second, third, { id: 4257, hall: 'Yard', price: 2 }] };
    expect(plainBodyBy(again, ['dividedTables'])).toEqual({ main: joined });
  });

  it('are two also then where few ids are the same, or refer to each other', () => {
    const rooms = [4279, 4280, 4281].map((id) => ({ id, seats: 50 }));
    const beside = { main, rooms };
    expect(plainBodyBy(beside, ['dividedTables'])).toBe(beside);
    const referring = { main: main.map((one) => ({ ...one, venue_id: 4257 })), venues: more };
    expect(plainBodyBy(referring, ['dividedTables'])).toBe(referring);
  });

  const counted = (id: number) => [4257, 4261, 4279].indexOf(id) + 1;
  it.each<[string, unknown]>([
    ['have a column in common', { main, more: more.map((one) => ({ ...one, start: '2046-06-01' })) }],
    ['have other ids', { main, more: withIds(more, (id) => id + 1) }],
    ['have one id more', { main, more: [...more, { id: 4283, hall: 'Yard', price: 2 }] }],
    ['are of two records', { main: main.slice(0, 2), more: more.slice(1) }],
    ['count from one', { main: withIds(main, counted), more: withIds(more, counted) }],
    [
      'count from another number',
      { main: withIds(main, (id) => 4000 + counted(id)), more: withIds(more, (id) => 4000 + counted(id)) },
    ],
    [
      'count with a word before',
      { main: withIds(main, (id) => `row${counted(id)}`), more: withIds(more, (id) => `row${counted(id)}`) },
    ],
    ['both have names', { main, more: more.map(({ hall, ...one }) => ({ ...one, name: hall })) }],
    ['refer to each other by name', { main: main.map((one) => ({ ...one, venue_id: 4300 })), venues: more }],
    ['refer to each other by their ids', { main: main.map((one, n) => ({ ...one, at: more[n]?.id })), more }],
    [
      'are the parts of others',
      {
        courses: main.map(({ id, title }) => ({ id, title, fee: 5 })),
        dates: more.map(({ id, ...one }) => ({ course: id, ...one })),
      },
    ],
  ])('are two where they %s', (_, body) => {
    expect(withoutDividedTables(body)).toBe(body);
    expect(notationsOf(body)).not.toContain('dividedTables');
  });

  it('are two where they count from one and a venue is told by its number', () => {
    const ids = [1, 2, 3, 4, 5, 6];
    const events = ids.map((id) => ({ id, title: `Play ${id}`, start: `2046-05-1${id}`, venue_id: 7 - id }));
    const venues = ids.slice(0, 5).map((id) => ({ id, name: `Hall ${id}`, city: 'Riga' }));
    const body = { events, venues };
    expect(plainBody(body)).toBe(body);
  });

  it('keep their dates if there is a second one for a record tomorrow', () => {
    const courses = [1, 2, 3, 4, 5, 6].map((n) => ({ id: 4000 + n, title: `Course ${n}`, fee: n }));
    const dates = courses.map(({ id }, n) => ({ course: id, begin: `2046-05-1${n} 10:00`, hall: 'Barn' }));
    expect(plainBody({ courses, dates })).toEqual({ courses, dates });
  });
});
