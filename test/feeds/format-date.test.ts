import { describe, expect, it } from 'vitest';
import { localTimestamp } from '../../src/feeds/event-times.ts';
import { formatEventDate } from '../../src/feeds/format-date.ts';

const at = (start: string | null, end: string | null = null) => ({ start, end, recurrence: null });

it.each([
  ['en-GB', 'Saturday, 24 October 2026, 14:00–16:00 (CEST)'],
  ['de', 'Samstag, 24. Oktober 2026, 14:00–16:00 (MESZ)'],
  ['fr', 'samedi 24 octobre 2026, 14:00–16:00 (heure d’Europe centrale)'],
  ['ru', 'суббота, 24 октября 2026 г., 14:00–16:00 (GMT+2)'],
])('formats a time in %s', (language, words) => {
  expect(formatEventDate(at('2026-10-24T12:00:00Z', '2026-10-24T14:00:00Z'), 'Europe/Berlin', language)).toBe(words);
});

it.each([
  ['a time without an end', at('2026-10-24T12:00:00Z'), 'Saturday 24 October 2026, 14:00 (CEST)'],
  [
    'a night',
    at('2026-10-24T20:00:00Z', '2026-10-24T23:00:00Z'),
    'Saturday 24 October 2026, 22:00 – Sunday 25 October 2026, 01:00 (CEST)',
  ],
  [
    'the hour that comes twice',
    at('2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'),
    'Sunday 25 October 2026, 02:30 (CEST) – 02:30 (CET)',
  ],
  ['a day', at('2026-10-24', '2026-10-25'), 'Saturday 24 October 2026'],
  ['days, the last one inclusive', at('2026-10-24', '2026-10-27'), 'Saturday 24 October 2026 – Monday 26 October 2026'],
  ['an unknown day', at(null), 'Date to be announced'],
])('formats %s', (_, event, words) => {
  expect(formatEventDate(event, 'Europe/Berlin', 'en-GB').replace('day, ', 'day ').replace('day, ', 'day ')).toBe(
    words,
  );
});

it('shows that a series repeats', () => {
  const recurrence = { rules: ['FREQ=WEEKLY'], exclude: [], include: [] };
  expect(formatEventDate({ ...at('2026-10-24'), recurrence }, 'UTC', 'fi')).toBe(
    'lauantai 24. lokakuuta 2026, toistuva',
  );
});

it('uses English and UTC when language or zone are unknown', () => {
  expect(formatEventDate(at('2026-10-24T12:00:00Z'), 'No/Where', 'no such language')).toBe(
    'Saturday, 24 October 2026, 12:00 (UTC)',
  );
});

describe('a timestamp', () => {
  it('has the offset of its zone', () => {
    expect(localTimestamp('2026-10-24T12:00:00Z', 'Asia/Kathmandu')).toBe('2026-10-24T17:45:00+05:45');
    expect(localTimestamp('2026-10-24', 'Asia/Kathmandu')).toBe('2026-10-24');
  });

  // RFC 3339 allows offsets of whole minutes, and years of four digits.
  it.each(['0001-01-01T00:00:00Z', '1880-01-01T00:00:00Z', '9999-12-31T23:30:00Z'])('keeps %s in UTC', (instant) => {
    expect(localTimestamp(instant, 'Europe/Berlin')).toBe(instant);
  });
});
