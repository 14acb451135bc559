import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '../../../src/calendar/event.ts';
import { eventTitle, formerStart } from '../../../src/feeds/event-title.ts';
import type { FeedEntry } from '../../../src/feeds/feed.ts';
import { renderIcalendar } from '../../../src/feeds/ical/icalendar.ts';
import { expandSeries } from '../../../src/feeds/series/event-series.ts';
import { entryOf, feedOf } from '../sample-feed.ts';

const today = '2026-10-25';
const master = (given: Partial<CalendarEvent> = {}) =>
  entryOf({
    id: 'm',
    start: '2026-10-05T16:00:00Z',
    end: '2026-10-05T17:00:00Z',
    timeZone: 'America/New_York',
    recurrence: { rules: ['FREQ=WEEKLY;COUNT=3'], exclude: [], include: [] },
    ...given,
  });
const override = (given: Partial<CalendarEvent> = {}) =>
  entryOf({ id: 'o', overrides: { id: 'm', start: '2026-10-12T16:00:00Z' }, start: '2026-10-13T16:00:00Z', ...given });

describe('a series that iCalendar can express', () => {
  it('stays unchanged', () => {
    const entries = [master(), entryOf({ id: 'single', start: '2026-10-05T16:00:00Z' })];
    expect(expandSeries(entries, today)).toEqual(entries);
  });

  it('gives its overrides its zone, by which clients match them', () => {
    const text = renderIcalendar(feedOf([master(), override({ timeZone: 'Asia/Tokyo' })]));
    expect(text).toContain('RECURRENCE-ID;TZID=America/New_York:20261012T120000\r\n');
    expect(text.match(/^TZID:.*$/gm)).toEqual(['TZID:America/New_York']);
  });
});

describe('a series that iCalendar can’t express', () => {
  const given = {
    recurrence: {
      rules: ['FREQ=WEEKLY;COUNT=3'],
      exclude: ['2026-10-19T16:00:00Z'],
      include: ['2026-12-01T16:00:00Z'],
    },
  };

  it('becomes single events of the same length, each with its own identity', () => {
    const occurrencesOf = expandSeries([master(given)], today).map(({ event }) => event);
    expect(occurrencesOf.map(({ start }) => start)).toEqual([
      ...['2026-10-05T16:00:00Z', '2026-10-12T16:00:00Z', '2026-12-01T16:00:00Z'],
    ]);
    expect(occurrencesOf.map(({ end }) => end).at(-1)).toBe('2026-12-01T17:00:00Z');
    expect(occurrencesOf.map(({ occurrence }) => occurrence)).toEqual(occurrencesOf.map(({ start }) => start));
    expect(occurrencesOf.every(({ recurrence }) => recurrence === null)).toBe(true);
  });

  it('has its overrides in place of the occurrences they replace', () => {
    const entries = expandSeries([master(given), override()], today);
    expect(entries.map(({ event }) => [event.id, event.occurrence, event.start])).toEqual([
      ['m', '2026-10-05T16:00:00Z', '2026-10-05T16:00:00Z'],
      ['m', '2026-12-01T16:00:00Z', '2026-12-01T16:00:00Z'],
      ['m', '2026-10-12T16:00:00Z', '2026-10-13T16:00:00Z'],
    ]);
  });

  it('marks a replaced occurrence as moved, with its former start', () => {
    const single = expandSeries([master(given), override({ title: 'Talk' })], today).at(-1) as FeedEntry;
    expect(formerStart(single)).toBe('2026-10-12T16:00:00Z');
    expect(eventTitle(single, 'en')).toBe('Moved: Talk');
  });

  it('is not confused with a series of the same id in another calendar', () => {
    const other = { ...override(), calendarId: '43' };
    expect(expandSeries([master(given), other], today)).toHaveLength(4);
    expect(expandSeries([master(given), other], today)[3]).toBe(other);
  });

  it('keeps days as days', () => {
    const days = {
      start: '2026-10-05',
      end: '2026-10-08',
      allDay: true,
      recurrence: { ...given.recurrence, exclude: [], include: ['2026-12-31'] },
    };
    expect(expandSeries([master(days)], today).at(-1)?.event).toMatchObject({ start: '2026-12-31', end: '2027-01-03' });
  });

  it('shares a bound with the other series of a large feed', () => {
    const recurrence = { rules: ['FREQ=DAILY;BYHOUR=9,14'], exclude: [], include: [] };
    const entries = Array.from({ length: 260 }, (_, n) =>
      master({ id: `m${n}`, start: '2025-10-27T16:00:00Z', recurrence }),
    );
    const expanded = expandSeries(entries, today);
    expect(new Set(expanded.map(({ event }) => event.id)).size).toBe(260);
    // 260,000 if each had its thousand.
    expect(expanded.length).toBeLessThanOrEqual(200_000);
    expect(expanded.length).toBeGreaterThan(190_000);
  });

  it('covers one year before the day and two years after it', () => {
    const daily = {
      recurrence: { ...given.recurrence, rules: ['FREQ=MONTHLY'] },
      start: '2010-10-05T16:00:00Z',
      end: null,
    };
    const starts = expandSeries([master(daily)], today).map(({ event }) => event.start);
    expect([starts[0], starts.at(-1)]).toEqual(['2025-11-05T17:00:00Z', '2028-10-05T16:00:00Z']);
  });
});
