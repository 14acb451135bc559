import { describe, expect, it } from 'vitest';
import { withoutOptions } from '../../../src/mapping/plain/optional-values.ts';
import { mapRecords, titles } from '../detection/map-records.ts';
import { counts, ordinary } from './ordinary.ts';

describe('values that say whether they are there', () => {
  it.each<[unknown, unknown]>([
    [{ String: 'Fair', Valid: true }, 'Fair'],
    [{ String: '', Valid: false }, null],
    [{ Time: '0001-01-01T00:00:00Z', Valid: false }, null],
    [{ Valid: true, Int64: 0 }, 0],
    [{ value: 5, isSet: true }, 5],
    [{ HasValue: false, Value: 0 }, null],
    [{ value: '', is_null: true }, null],
    [{ some: { name: 'Hall' } }, { name: 'Hall' }],
    [{ Some: { Some: 3 } }, 3],
    [{ content: 'Fair', hasValue: true }, 'Fair'],
    [{ Case: 'None' }, null],
    [{ Case: 'Some', Fields: ['Hall'] }, 'Hall'],
    [{ tag: 'Just', contents: 7 }, 7],
    [{ tag: 'Nothing' }, null],
    [{ none: {} }, null],
    [{ '@xsi:nil': 'true' }, null],
    [{ '@nil': true, '@xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance' }, null],
    [{ $: { 'i:nil': 'true' } }, null],
    [{ _attributes: { 'xsi:nil': '1' }, _text: '' }, null],
    [{ nil: 'true', type: 'datetime' }, null],
  ])('%j', (value, plain) => {
    expect(withoutOptions({ events: [{ id: 7, one: value }] })).toEqual({ events: [{ id: 7, one: plain }] });
  });

  it.each([
    { code: 'SPRING', valid: false },
    { value: 5, unit: 'EUR' },
    { string: 'Fair', valid: 'yes' },
    { some: 1, others: 2 },
    { tag: 'Music' },
    { time: '10:00', present: true },
    { '@xsi:nil': 'false' },
    { '@nil': 'true', $: 'Fair' },
    { nil: true, wins: 4 },
    { null: true },
  ])('are no others: %j', (value) => {
    const body = { events: [{ id: 7, one: value }] };
    expect(withoutOptions(body)).toBe(body);
  });

  it('are none where an element says so, whatever stands there in other records', () => {
    const of = (...places: unknown[]) => ({ events: places.map((place, n) => ({ id: n, place })) });
    expect(withoutOptions(of('Hall', { '@xsi:nil': 'true' }, { name: 'Park' }))).toEqual(
      of('Hall', null, { name: 'Park' }),
    );
  });

  it('are none where they say so, in every record', () => {
    const records = titles.map((title, n) => ({
      id: n + 30,
      title,
      start: `2026-05-${11 + n}T18:30:00`,
      end: { Time: n === 1 ? '0001-01-01T00:00:00Z' : `2026-05-${11 + n}T20:00:00Z`, Valid: n !== 1 },
      fee: { Float64: n === 2 ? 0 : 4.5, Valid: n !== 2 },
      text: { String: n === 3 ? '' : `All about ${title}, for everybody who likes to come.`, Valid: n !== 3 },
    }));
    const { events } = mapRecords(withoutOptions(records) as readonly object[]);
    expect(events[0]).toMatchObject({ price: { from: 4.5, to: 4.5 }, end: '2026-05-11T20:00:00Z' });
    expect(events[1]?.end).toBeNull();
    expect(events[2]?.price ?? null).toBeNull();
    expect(events[3]?.description ?? null).toBeNull();
  });

  it('are read in each record, however many there are', () => {
    const numbers = Array.from({ length: 600_000 }, (_, n) => n);
    const one = { String: 'Fair', Valid: true };
    expect(withoutOptions({ first: { one }, numbers, last: { one } })).toEqual({
      first: { one: 'Fair' },
      numbers,
      last: { one: 'Fair' },
    });
  });

  it.each<[string, (n: number) => object]>([
    [
      'what to bring',
      (n) => ({
        bring: [
          { item: 'Bread', present: n > 1 },
          { item: 'Milk', present: false },
        ],
      }),
    ],
    ['a code that is no longer valid', (n) => ({ coupon: { value: 'SUMMER10', valid: n % 2 === 0 } })],
    ['a value that was not set by anybody', (n) => ({ coupon: { value: 'SUMMER10', isSet: n % 2 === 0 } })],
    [
      'days that hold or not',
      (n) => ({
        dates: [
          { date: '2026-10-17', valid: n > 1 },
          { date: '2026-10-18', valid: false },
        ],
      }),
    ],
    ['a label', () => ({ label: { tag: 'None' } })],
    ['a teaser', () => ({ teaser: { content: 'Come along', isEmpty: false } })],
    [
      'a value with a unit here and there',
      (n) => ({ fee: n % 2 ? { value: 5, unit: 'EUR' } : { value: 0, isSet: false } }),
    ],
  ])('are none in an ordinary answer: %s', (_, record) => {
    for (const count of counts) {
      const body = { items: ordinary(count, (n) => ({ id: n, ...record(n) })) };
      expect(withoutOptions(body)).toBe(body);
    }
  });
});
