import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, isDay, startOfDay } from '../../src/calendar/day.ts';
import { formatInstant, instantAt, instantMs, wallAt } from '../../src/calendar/instant.ts';

const zones = [
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Pacific/Apia',
  'UTC',
  '+03:00',
];

describe('instants and wall clocks', () => {
  test('a time that the clocks skip is read with the offset before the change', () => {
    expect(instantAt({ day: '2026-03-29', time: '02:30:00' }, 'Europe/Berlin')).toEqual({
      instant: '2026-03-29T01:30:00Z',
      irregular: 'gap',
    });
  });

  test('a time that the clocks show twice is the first of the two', () => {
    expect(instantAt({ day: '2026-10-25', time: '02:30:00' }, 'Europe/Berlin')).toEqual({
      instant: '2026-10-25T00:30:00Z',
      irregular: 'overlap',
    });
  });

  test('a day begins when the clocks first show it', () => {
    expect(startOfDay('2026-10-25', 'Europe/Berlin')).toBe('2026-10-24T22:00:00Z');
    // The clocks of Cairo skipped midnight on 24 April 2026.
    expect(startOfDay('2026-04-24', 'Africa/Cairo')).toBe('2026-04-23T22:00:00Z');
  });

  test('every regular wall time survives the way to its instant and back, in every zone', () => {
    const seconds = fc.integer({ min: -1_000_000_000, max: 4_000_000_000 });
    fc.assert(
      fc.property(seconds, fc.constantFrom(...zones), (second, zone) => {
        const instant = formatInstant(second * 1000);
        const wall = wallAt(instant, zone);
        const again = instantAt(wall, zone);
        if (again.irregular === null) expect(again.instant).toBe(instant);
        else expect(Math.abs(instantMs(again.instant) - instantMs(instant))).toBeLessThanOrEqual(3_600_000);
      }),
    );
  });

  test('days are added on the calendar', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect([isDay('2026-02-29'), isDay('2028-02-29'), isDay('2026-2-1')]).toEqual([false, true, false]);
  });
});
