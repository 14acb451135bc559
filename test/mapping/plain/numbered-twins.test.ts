import { describe, expect, it } from 'vitest';
import { withoutNumberedTwins } from '../../../src/mapping/plain/tables/numbered-twins.ts';
import { ordinary } from './ordinary.ts';

describe('rows with each column by its number and by its name', () => {
  const row = (n: number) => ({ id: `${n}`, title: `Fair ${n}`, day: `2026-05-1${n}`, fee: '0', called_off: '0' });
  const doubled = (n: number) => ({ ...Object.values(row(n)), ...row(n) });

  it('have it by its name', () => {
    expect(withoutNumberedTwins({ rows: ordinary(3, doubled) })).toEqual({ rows: ordinary(3, row) });
  });

  it('have one of two columns with the same name', () => {
    const joined = {
      0: '7',
      1: 'Fair',
      2: '2026-05-11',
      3: '31',
      4: 'Hall',
      title: 'Fair',
      day: '2026-05-11',
      id: '31',
      name: 'Hall',
    };
    expect(withoutNumberedTwins([joined])).toEqual([{ title: 'Fair', day: '2026-05-11', id: '31', name: 'Hall' }]);
  });

  it.each([
    [{ 0: 'a', 1: 'b', 2: 'c' }],
    [{ 0: '7', 1: 'Fair', 2: '2026-05-11', id: '7', title: 'Fair', day: '2026-05-12' }],
    [{ 7: '7', 8: 'Fair', 9: 'x', id: '7', title: 'Fair', day: 'x' }],
    [{ 0: '7', 1: 'Fair', id: '7', title: 'Fair' }],
  ])('are no others: %j', (value) => {
    const body = { rows: [value] };
    expect(withoutNumberedTwins(body)).toBe(body);
  });
});
