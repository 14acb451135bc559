import { describe, expect, it } from 'vitest';
import { withoutOptions } from '../../../src/mapping/plain/optional-values.ts';
import { mapRecords, titles } from '../detection/map-records.ts';

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
    [{ Case: 'Some', Fields: ['Hall'] }, 'Hall'],
    [{ tag: 'Just', contents: 7 }, 7],
    [{ tag: 'Nothing' }, null],
    [{ none: {} }, null],
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
  ])('are no others: %j', (value) => {
    const body = { events: [{ id: 7, one: value }] };
    expect(withoutOptions(body)).toBe(body);
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
});
