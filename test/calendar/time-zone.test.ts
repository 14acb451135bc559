import { describe, expect, test } from 'vitest';
import { ianaName, offsetId, readOffset, readTimeZone } from '../../src/calendar/time-zone.ts';
import { windowsZones } from '../../src/calendar/windows-zones.ts';
import publishedZones from './windows-zones.json' with { type: 'json' };

describe('a time zone', () => {
  test.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['europe/berlin', 'Europe/Berlin'],
    ['America/New York', 'America/New_York'],
    ['Asia/Calcutta', 'Asia/Calcutta'],
    ['Russian Standard Time', 'Europe/Moscow'],
    ['W. Europe Standard Time', 'Europe/Berlin'],
    ['Etc/UTC', 'UTC'],
    ['Z', 'UTC'],
  ])('%s is the zone %s', (text, name) => {
    expect(readTimeZone(text)).toEqual({ id: name, name });
  });

  test.each([
    ['UTC+3', '+03:00'],
    ['GMT+03:00', '+03:00'],
    ['UTC -3', '-03:00'],
    ['+10', '+10:00'],
    ['+0530', '+05:30'],
    ['−03:00', '-03:00'],
    ['(UTC+03:00) Moscow, St. Petersburg', '+03:00'],
    ['MSK', '+03:00'],
    [10, '+10:00'],
    [180, '+03:00'],
    [-300, '-05:00'],
    [10800, '+03:00'],
    ['180', '+03:00'],
  ])('%s is an offset that names no zone', (value, id) => {
    expect(readTimeZone(value)).toEqual({ id, name: null });
  });

  test.each(['', 'Nowhere/Atall', 'Moscow time', 'UTC+99', '+25:00', 99_999, null, {}, 'x'.repeat(300)])(
    '%j is none',
    (value) => {
      expect(readTimeZone(value)).toBeNull();
    },
  );

  test('every Windows name stands for a zone that computes', () => {
    expect(windowsZones.size).toBeGreaterThan(120);
    for (const name of windowsZones.values()) expect(ianaName(name), name).not.toBeNull();
  });

  // A feed's TZID comes from here: a new release of CLDR must not rename the zone of a published event.
  test.each(Object.entries(publishedZones))('%s stays the zone %s', (name, id) => {
    expect(readTimeZone(name)?.id).toBe(id);
    expect(readTimeZone(name.toUpperCase())?.id).toBe(id);
  });

  test('offsets are read as they are written', () => {
    for (const minutes of [-570, -60, 0, 60, 345, 840]) expect(readOffset(offsetId(minutes))).toBe(minutes);
    expect(readOffset('+03:99')).toBeNull();
  });
});
