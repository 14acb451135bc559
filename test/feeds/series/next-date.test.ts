import { expect, it, test } from 'vitest';
import type { FeedEntry } from '../../../src/feeds/feed.ts';
import { nextDates } from '../../../src/feeds/series/next-date.ts';
import { entryOf } from '../sample-feed.ts';

const weekly = entryOf({
  id: 'weekly',
  start: '2026-10-05T16:00:00Z',
  end: '2026-10-05T17:30:00Z',
  recurrence: { rules: ['FREQ=WEEKLY;UNTIL=20261221T225959Z'], exclude: ['2026-10-26T17:00:00Z'], include: [] },
});
const override = (replaces: string, start: string, given: Partial<FeedEntry> = {}): FeedEntry =>
  entryOf({ id: `of ${replaces}`, overrides: { id: 'weekly', start: replaces }, start, end: null }, given);

const next = (today: string, entry = weekly, overrides: readonly FeedEntry[] = []) =>
  nextDates([entry, ...overrides], { today, timeZone: 'Europe/Berlin' })(entry);

test.each([
  ['before it begins', '2026-09-01', '2026-10-05T16:00:00Z'],
  ['on the day itself', '2026-10-12', '2026-10-12T16:00:00Z'],
  ['on the day after', '2026-10-13', '2026-10-19T16:00:00Z'],
  ['at the same hour after the change of clocks, past an excluded date', '2026-10-20', '2026-11-02T17:00:00Z'],
])('is the first date from the day on: %s', (_, today, start) => expect(next(today)?.start).toBe(start));

it('lasts as long as the first date', () => expect(next('2026-11-03')?.end).toBe('2026-11-09T18:30:00Z'));

it('is none after the last date, of a single event, and of what does not take place', () => {
  expect(next('2026-12-22')).toBeNull();
  expect(next('2026-10-01', entryOf({ id: 'single', start: '2026-10-05T16:00:00Z' }))).toBeNull();
  for (const status of ['cancelled', 'postponed'] as const)
    expect(next('2026-10-01', { ...weekly, event: { ...weekly.event, status } })).toBeNull();
  expect(next('2026-10-01', { ...weekly, removed: true })).toBeNull();
});

it('takes the time of the entry that replaces a date', () => {
  const moved = override('2026-11-02T17:00:00Z', '2026-11-03T18:00:00Z');
  expect(next('2026-11-01', weekly, [moved])).toEqual({ start: '2026-11-03T18:00:00Z', end: null });
  expect(next('2026-11-04', weekly, [moved])?.start).toBe('2026-11-09T17:00:00Z');
  expect(next('2026-11-01', weekly, [{ ...moved, removed: true }])?.start).toBe('2026-11-09T17:00:00Z');
});

it('counts whole days as days', () => {
  const fair = entryOf({
    id: 'fair',
    start: '2026-10-01',
    end: '2026-10-03',
    allDay: true,
    recurrence: { rules: ['FREQ=MONTHLY'], exclude: [], include: [] },
  });
  expect(next('2026-11-01', fair)).toEqual({ start: '2026-11-01', end: '2026-11-03' });
  expect(next('2026-11-02', fair)).toEqual({ start: '2026-12-01', end: '2026-12-03' });
});
