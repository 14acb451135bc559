import { describe, expect, test } from 'vitest';
import { addMonths, firstAndLastDay, monthGrid, monthRange } from '../../src/pages/dates/month-grid.ts';
import { eventDays, inOrder, isOver } from '../../src/pages/widget/dates/event-days.ts';
import { createWidgetDates } from '../../src/pages/widget/dates/widget-dates.ts';
import { eventOf } from './view-context-of.ts';

const helsinki = createWidgetDates('en', 'Europe/Helsinki');

describe('the days of an event', () => {
  test.each([
    ['an hour', '2026-10-01T21:30:00Z', '2026-10-01T22:30:00Z', '2026-10-02', '2026-10-02'],
    ['without an end', '2026-10-01T09:00:00Z', null, '2026-10-01', '2026-10-01'],
    ['until midnight', '2026-10-01T18:00:00Z', '2026-10-01T21:00:00Z', '2026-10-01', '2026-10-01'],
    ['a night out', '2026-10-01T19:00:00Z', '2026-10-02T01:00:00Z', '2026-10-01', '2026-10-01'],
    ['until the next morning', '2026-10-01T19:00:00Z', '2026-10-02T07:00:00Z', '2026-10-01', '2026-10-02'],
    ['a day', '2026-10-01', '2026-10-02', '2026-10-01', '2026-10-01'],
    ['three days', '2026-10-01', '2026-10-04', '2026-10-01', '2026-10-03'],
    ['a day without an end', '2026-10-01', null, '2026-10-01', '2026-10-01'],
  ])('%s', (_, start, end, first, last) => {
    expect(eventDays({ start, end }, helsinki)).toEqual({ first, last });
  });

  test('are null without a date', () => {
    expect(eventDays({ start: null, end: null }, helsinki)).toBeNull();
  });
});

test.each([
  ['2026-10-01T10:00:00Z', '2026-10-01T11:00:00Z', '2026-10-01T10:59:59Z', false],
  ['2026-10-01T10:00:00Z', '2026-10-01T11:00:00Z', '2026-10-01T11:00:00Z', true],
  ['2026-10-01T10:00:00Z', null, '2026-10-01T20:59:00Z', false],
  ['2026-10-01T10:00:00Z', null, '2026-10-01T21:00:00Z', true],
  ['2026-10-01', '2026-10-02', '2026-10-01T20:59:00Z', false],
  ['2026-10-01', '2026-10-02', '2026-10-01T21:00:00Z', true],
  [null, null, '2026-10-01T21:00:00Z', false],
])('%s to %s, at %s: over %s', (start, end, now, over) => {
  expect(isOver({ start, end }, helsinki, Date.parse(now))).toBe(over);
});

test('sorts by day in the zone, all-day events first, undated ones last', () => {
  const events = [null, '2026-10-02T06:00:00Z', '2026-10-01T21:30:00Z', '2026-10-02', '2026-10-01T12:00:00Z'].map(
    (start) => eventOf({ start }),
  );
  const order = inOrder(events, helsinki).map(({ start }) => start);
  expect(order).toEqual(['2026-10-01T12:00:00Z', '2026-10-02', '2026-10-01T21:30:00Z', '2026-10-02T06:00:00Z', null]);
});

test('sorts events of one moment by their titles, numbers by their size', () => {
  const events = ['Stand 15: bees', 'Stand 2: tea', 'Stand 1: paper'].map((title) => eventOf({ title }));
  expect(inOrder(events, helsinki).map(({ title }) => title)).toEqual(['Stand 1: paper', 'Stand 2: tea', 'Stand 15: bees']);
}); // biome-ignore format: one line

test('a month has whole weeks, from the first day of the language’s week', () => {
  const october = monthGrid('2026-10', 1);
  expect(october.map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
  expect([october[0]?.[0], october.at(-1)?.[6]]).toEqual(['2026-09-28', '2026-11-01']);
  expect(monthGrid('2026-10', 7)[0]?.[0]).toBe('2026-09-27');
  expect(monthGrid('2027-02', 1).flat()).toHaveLength(28);
  for (const first of [1, 6, 7]) {
    const days = monthGrid('2026-08', first).flat();
    const [from, to] = monthRange('2026-08');
    expect((days[0] ?? '') >= from && (days.at(-1) ?? '') <= to).toBe(true);
  }
  expect([createWidgetDates('en', 'UTC'), createWidgetDates('en-US', 'UTC'), createWidgetDates('ru', 'UTC')].map((one) => one.firstWeekday)).toEqual([1, 7, 1]); // biome-ignore format: one line
});

test('months are counted over the turn of a year', () => {
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1), addMonths('2026-01', 25)]).toEqual([
    '2027-01',
    '2025-12',
    '2028-02',
  ]);
  expect(firstAndLastDay('2028-02')).toEqual(['2028-02-01', '2028-02-29']);
});

test('says days and times in the language and on the clock of the zone, whatever the process’s own is', () => {
  const ru = createWidgetDates('ru', 'Asia/Vladivostok');
  expect(ru.dayOf('2026-10-01T15:00:00Z')).toBe('2026-10-02');
  expect(ru.times('2026-10-01T15:00:00Z', '2026-10-01T16:30:00Z')).toMatch(/^01:00\s?–\s?02:30$/);
  expect(ru.longDay('2026-10-02')).toBe('пятница, 2 октября');
  expect(createWidgetDates('de', 'Europe/Berlin').shortDay('2026-10-02', true)).toBe('Fr., 2. Oktober 2026');
});

test('an unknown zone becomes UTC and an unknown language English', () => {
  const dates = createWidgetDates('x-nonsense-', 'Mars/Olympus');
  expect(dates.longDay('2026-10-02')).toBe('Friday, 2 October');
  expect(dates.dayOf('2026-10-01T23:30:00Z')).toBe('2026-10-01');
});

test.each(['en', 'en-US', 'de', 'fr', 'ru', 'uk', 'pl', 'es', 'ar', 'cy'])(
  'writes a time alone as at the beginning of a range (%s)',
  (language) => {
    const { time, times } = createWidgetDates(language, 'UTC');
    const hour = (text: string) => text.match(/[\p{Nd}:.]+/u)?.[0];
    const [start, end] = ['2026-10-01T09:00:00Z', '2026-10-01T14:30:00Z'];
    expect(hour(time(start))).toBe(hour(times(start, end)));
  },
);
