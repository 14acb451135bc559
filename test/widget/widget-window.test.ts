import { describe, expect, test } from 'vitest';
import { addDays } from '../../src/calendar/day.ts';
import type { PublishedEvent } from '../../src/calendar/snapshot.ts';
import type { EventFilter } from '../../src/feeds/select/selection.ts';
import { shownEvents } from '../../src/pages/listing/shown-events.ts';
import { answerRange, chooseEvents } from '../../src/pages/widget/dates/answer-window.ts';
import { createWidgetDates } from '../../src/pages/widget/dates/widget-dates.ts';
import { widgetEvents } from '../../src/pages/widget/widget-events.ts';
import { calendarOf, published, snapshotOf } from '../app/app-deps.ts';
import { eventOf } from './view-context-of.ts';

const dates = createWidgetDates('en', 'Europe/Helsinki');
const today = '2026-10-01';

const daily = (from: string, days: number, each = 1) =>
  Array.from({ length: days * each }, (_, i) => {
    const day = addDays(from, Math.floor(i / each));
    return eventOf({ title: `${day} ${i % each}`, start: `${day}T09:00:00Z` });
  });

describe('without a month', () => {
  test('holds this month’s weeks and a year of upcoming events', () => {
    const events = [...daily('2026-09-01', 60), eventOf({ start: '2027-12-01T09:00:00Z' }), eventOf({ start: null })];
    const chosen = chooseEvents(events, null, today, dates);
    expect([chosen.from, chosen.through]).toEqual(['2026-09-25', addDays(today, 366)]);
    expect(chosen.events).toHaveLength(60 - 24 + 1);
    expect(chosen.events.at(-1)?.start).toBeNull();
  });

  test('is cut after a hundred upcoming events, and says up to which day it is complete', () => {
    const chosen = chooseEvents(daily('2026-09-01', 300), null, today, dates);
    expect(chosen.through).toBe(addDays(today, 99));
    expect(chosen.events).toHaveLength(6 + 100);
    expect(chosen.events.at(-1)?.start?.slice(0, 10)).toBe(chosen.through);
  });

  test('holds the month whole even where it has more than a hundred', () => {
    const chosen = chooseEvents(daily('2026-09-01', 300, 5), null, today, dates);
    expect([chosen.from, chosen.through]).toEqual(['2026-09-25', '2026-11-06']);
    expect(chosen.events).toHaveLength((6 + 31 + 6) * 5);
  });

  test('leaves out a month that is too full, unless it is requested', () => {
    const events = daily('2026-09-01', 90, 40);
    const chosen = chooseEvents(events, null, today, dates);
    expect([chosen.from, chosen.through]).toEqual([today, '2026-10-02']);
    expect(chosen.events).toHaveLength(100);
    const month = chooseEvents(events, '2026-10', today, dates);
    expect([month.from, month.through]).toEqual(['2026-09-25', '2026-11-06']);
    expect(month.events).toHaveLength((6 + 31 + 6) * 40);
  });

  test('has running events', () => {
    const chosen = chooseEvents([eventOf({ start: '2026-05-01', end: '2026-12-01' })], null, today, dates);
    expect(chosen.events).toHaveLength(1);
  });
});

test('a month reaches as far as its weeks', () => {
  expect(answerRange('2026-12', today)).toEqual({ from: '2026-11-25', to: '2027-01-06' });
});

describe('the events of a calendar', () => {
  const shown = (events: readonly PublishedEvent[], from: string, to: string, filter: EventFilter = {}) =>
    widgetEvents(shownEvents(snapshotOf(calendarOf('42'), { events }), 'en'), {
      filters: [filter],
      range: { from, to },
      timeZone: 'Europe/Helsinki',
      origin: 'https://events.uni.example',
      colored: false,
      images: 'direct',
    });
  const weekly = {
    id: 'w',
    start: '2026-09-01T09:00:00Z',
    end: '2026-09-01T10:30:00Z',
    categories: ['Weekly'],
    recurrence: { rules: ['FREQ=WEEKLY'], exclude: ['2026-10-06T09:00:00Z'], include: [] },
  };
  const moved = {
    id: 'w',
    overrides: { id: 'w', start: '2026-10-13T09:00:00Z' },
    start: '2026-10-14T12:00:00Z',
    end: null,
  };

  test('of a series are its occurrences, without excluded ones and with moved ones', () => {
    const events = shown([published(weekly), published(moved)], '2026-10-01', '2026-10-27');
    expect(events.map(({ start, end, status, movedFrom }) => [start, end, status, movedFrom])).toEqual([
      ['2026-10-14T12:00:00Z', null, 'moved', '2026-10-13T09:00:00Z'],
      ['2026-10-20T09:00:00Z', '2026-10-20T10:30:00Z', 'confirmed', undefined],
      // The clocks went back on the 25th: it is still noon there.
      ['2026-10-27T10:00:00Z', '2026-10-27T11:30:00Z', 'confirmed', undefined],
    ]);
    expect(events[1]?.url).toBe('https://events.uni.example/calendars/42/events/w?start=2026-10-20T09:00:00Z');
  });

  test('hide a replaced occurrence, whether its replacement matches or not', () => {
    const events = shown([published(weekly), published(moved)], '2026-10-01', '2026-10-27', { category: ['weekly'] });
    expect(events.map(({ start }) => start)).toEqual(['2026-10-20T09:00:00Z', '2026-10-27T10:00:00Z']);
  });

  test('of days keep their number', () => {
    const days = { id: 'd', allDay: true, start: '2026-09-05', end: '2026-09-07', recurrence: { rules: ['FREQ=MONTHLY'], exclude: [], include: [] } }; // biome-ignore format: one line
    const events = shown([published(days)], '2026-10-06', '2026-12-01');
    expect(events.map(({ start, end }) => [start, end])).toEqual([
      ['2026-10-05', '2026-10-07'],
      ['2026-11-05', '2026-11-07'],
    ]);
  });

  test('have removed events as cancelled, the place, and http links only', () => {
    const location = { name: 'Hall 3', address: 'Harbour Street 1\n00170 Lindholm', geo: null };
    const event = published({ id: 'r', location, onlineUrl: 'javascript:x', url: 'javascript:x' });
    const [said] = shown([{ ...event, removed: true }], '2026-10-01', '2026-10-31');
    expect(said).toMatchObject({ status: 'cancelled', online: null });
    expect(said?.url).toBe('https://events.uni.example/calendars/42/events/r');
    expect(said?.place).toBe('Hall 3, Harbour Street 1, 00170 Lindholm');
  });

  test('have the former time of moved events, unless they were cancelled since', () => {
    const movedFrom = '2026-10-03T09:00:00Z';
    const said = (event: Parameters<typeof published>[0]) =>
      shown([{ ...published(event), movedFrom }], '2026-10-01', '2026-10-31')[0];
    expect(said({ id: 'm' })).toMatchObject({ status: 'moved', movedFrom });
    expect(said({ id: 'm', start: null, end: null })).toMatchObject({ status: 'postponed', movedFrom });
    expect(said({ id: 'm', status: 'cancelled' })).toMatchObject({ status: 'cancelled' });
    expect(said({ id: 'm', status: 'cancelled' })?.movedFrom).toBeUndefined();
  });

  test('leave out events of which the portal keeps only the cancellation', () => {
    const gone = published({ id: 'g', title: null, start: null, end: null, status: 'cancelled' });
    expect(shown([gone], '2026-10-01', '2026-10-31')).toEqual([]);
  });
});

test('an event says that it has other dates', () => {
  const events = [
    published({ id: 'once' }),
    published({ id: 'weekly', recurrence: { rules: ['FREQ=WEEKLY;COUNT=2'], include: [], exclude: [] } }),
    published({ id: 'session', occurrence: 's1' }),
  ];
  const range = { from: '2026-10-01', to: '2026-10-10' };
  const shown = shownEvents(snapshotOf(calendarOf('42'), { events }), 'en');
  const found = widgetEvents(shown, { filters: [{}], range, timeZone: 'Europe/Helsinki', origin: 'https://h', colored: false, images: 'direct' }); // biome-ignore format: a call
  expect(found.map(({ id, repeats }) => [id, repeats])).toEqual([['once', undefined], ['weekly', true], ['session', true]]); // biome-ignore format: a list
});

test('an event has its calendar’s colour only among those of several calendars, and what it costs while it takes place', () => {
  const price = { free: false, from: 12, to: 12, currency: 'EUR', text: '12 € at the door' };
  const event = (status: 'confirmed' | 'cancelled', colored: boolean) => {
    const events = [published({ id: '1', price, soldOut: true, status })];
    const shown = shownEvents(snapshotOf(calendarOf('42', { color: 'teal' }), { events }), 'en');
    const range = { from: '2026-10-01', to: '2026-10-31' };
    return widgetEvents(shown, { filters: [{}], range, timeZone: 'Europe/Helsinki', origin: 'https://h', colored, images: 'direct' })[0]; // biome-ignore format: a call
  };
  expect(event('confirmed', true)).toMatchObject({
    color: '#008080',
    price: { free: false, from: 12, to: 12, currency: 'EUR' },
    soldOut: true,
  });
  expect(event('confirmed', true)?.price).not.toHaveProperty('text');
  for (const key of ['color', 'price', 'soldOut']) expect(event('cancelled', false)).not.toHaveProperty(key);
});
