import { describe, expect, test } from 'vitest';
import { weekColumn } from '../../../../src/pages/calendar/grid/week-slots.ts';
import { type Occurrence, occurrencesIn, shownEvents } from '../../../../src/pages/listing/shown-events.ts';
import { calendarOf, published, snapshotOf } from '../../../app/app-deps.ts';
import { askPage } from '../../ask-page.ts';

/** Thursday, 1 October 2026, in Helsinki (UTC+3). */
const event = (id: string, from: string, to: string | null, more: object = {}) =>
  published({ id, title: id, start: `2026-10-01T${from}:00Z`, end: to === null ? null : `2026-10-01T${to}:00Z`, ...more }); // biome-ignore format: a call

function column(events: readonly ReturnType<typeof published>[]) {
  const shown = shownEvents(snapshotOf(calendarOf('talks'), { events }), 'en');
  const day = { begins: Date.parse('2026-09-30T21:00:00Z'), ends: Date.parse('2026-10-01T21:00:00Z') };
  const list: readonly Occurrence[] = occurrencesIn(shown, day);
  const { slots, rest } = weekColumn(list, 'Europe/Helsinki');
  const told = slots.map(({ one, begins, quarters, lane, lanes }) => `${one.event.id} ${begins / 4}+${quarters / 4} ${lane}/${lanes}`); // biome-ignore format: a call
  return [...told, ...(rest > 0 ? [`rest ${rest}`] : [])];
}

describe('the column of a day', () => {
  test('an event stands at its hour, in its length, in the zone of the calendar', () => {
    expect(column([event('a', '06:00', '07:30'), event('b', '09:10', '09:50')])).toEqual(['a 9+1.5 0/1', 'b 12+1 0/1']);
  });

  test('what overlaps stands side by side, and what follows has the whole width again', () => {
    const events = [event('a', '06:00', '08:00'), event('b', '07:00', '09:00'), event('c', '08:00', '10:00'), event('d', '10:00', '11:00')]; // biome-ignore format: a list
    expect(column(events)).toEqual(['a 9+2 0/2', 'b 10+2 1/2', 'c 11+2 0/2', 'd 13+1 0/1']);
  });

  test('a short event, and one without an end, still holds a line', () => {
    expect(column([event('a', '06:00', '06:05'), event('b', '08:00', null)])).toEqual(['a 9+0.5 0/1', 'b 11+0.5 0/1']);
  });

  test('a night ends with its day, and midnight is its end', () => {
    expect(column([event('a', '19:00', '22:30')])).toEqual(['a 22+2 0/1']);
    expect(column([event('b', '18:00', '21:00')])).toEqual(['b 21+3 0/1']);
    expect(column([event('c', '20:55', '22:30')])).toEqual(['c 23.5+0.5 0/1']);
  });

  test('where more overlap than there is room for, single events come before the dates of a series', () => {
    const weekly = { recurrence: { rules: ['FREQ=WEEKLY'], exclude: [], include: [] } };
    const events = [event('w1', '06:00', '07:00', weekly), event('w2', '06:00', '07:00', weekly), event('a', '06:00', '07:00')]; // biome-ignore format: a list
    expect(column(events)).toEqual(['a 9+1 0/2', 'w1 9+1 1/2', 'rest 1']);
  });
});

describe('the page of a week', () => {
  const events = [
    event('Lecture', '06:00', '07:00'),
    published({ id: 'fair', title: 'Fair', allDay: true, start: '2026-10-02', end: '2026-10-05' }),
    published({ id: 'far', title: 'Far', start: '2026-10-08T06:00:00Z', end: '2026-10-08T07:00:00Z' }),
  ];
  const week = (query: string, language = 'en-GB') =>
    askPage(`/calendars/talks?view=week${query}`, events, { calendar: { language }, language });

  test('has what takes days as bars, the rest at its hours, and as a list for small screens', async () => {
    const html = await week('');
    expect(html).toContain('<h2>28\u00a0September\u00a0– 4\u00a0October\u00a02026</h2>');
    expect(html).toMatch(/<li class="bar c5 w3 l1 begins ends[^>]*>[\s\S]*?Fair/);
    expect(html).toMatch(/<li class="slot at-\d+ for-4[^>]*>[\s\S]*?Lecture/);
    expect(html.split('class="of-month"')[1]).toMatch(/Lecture[\s\S]*Fair/);
    expect(html).not.toContain('>Far<');
  });

  test('says how many more there are in words, and where columns are narrow as a number', async () => {
    const crowd = ['a', 'b', 'c'].map((id) => event(id, '06:00', '07:00'));
    const html = await askPage('/calendars/talks?view=week', crowd, { calendar: { language: 'en' }, language: 'en' });
    expect(html).toContain('<span class="wide">1 more</span><span class="slim" dir="ltr" aria-hidden="true">+1</span>');
  });

  test('leads to its neighbours, and begins on the weekday of the language', async () => {
    expect(await week('')).toContain('rel="next nofollow" href="/calendars/talks?view=week&amp;week=2026-10-05"');
    expect(await week('&week=2026-10-07')).toContain('>Far<');
    expect(await week('', 'ar-EG')).toMatch(/datetime="2026-09-26"[\s\S]*datetime="2026-10-02"/);
  });

  test('refuses a day that is none', async () => {
    expect(await week('&week=2026-02-30')).toContain('week must be a day from');
    expect(await week('&week=9999-01-01')).toContain('week must be a day from');
  });

  test('no other page has its rules', async () => {
    expect(await week('')).toContain('.at-95{');
    expect(await askPage('/calendars/talks?view=month', events)).not.toContain('.at-95{');
  });
});
