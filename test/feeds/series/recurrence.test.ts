import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { isDay } from '../../../src/calendar/day.ts';
import type { CalendarEvent } from '../../../src/calendar/event.ts';
import { wallAt } from '../../../src/calendar/instant.ts';
import { readRule, writeRule } from '../../../src/calendar/rrule.ts';
import { renderIcalendar } from '../../../src/feeds/ical/icalendar.ts';
import { occurrenceStarts, seriesRule } from '../../../src/feeds/series/event-series.ts';
import { entryOf, feedOf } from '../sample-feed.ts';

const series = (start: string, rule: string, given: Partial<CalendarEvent> = {}): CalendarEvent =>
  entryOf({
    id: 'x',
    start,
    allDay: start.length === 10,
    recurrence: { rules: [rule], exclude: [], include: [] },
    ...given,
  }).event;

describe('the starts of a series', () => {
  it('follow the local clock through its changes', () => {
    const event = series('2026-10-18T12:00:00Z', 'FREQ=WEEKLY');
    expect(occurrenceStarts(event, 'Europe/Berlin', '2026-10-18T00:00:00Z', '2026-11-02T00:00:00Z')).toEqual([
      '2026-10-18T12:00:00Z',
      '2026-10-25T13:00:00Z',
      '2026-11-01T13:00:00Z',
    ]);
  });

  it('follow the clock of a zone without yearly rules, through Ramadan', () => {
    const event = series('2027-01-25T17:00:00Z', 'FREQ=WEEKLY;COUNT=4');
    const starts = occurrenceStarts(event, 'Africa/Casablanca', '2027-01-01T00:00:00Z', '2027-12-31T00:00:00Z');
    const hours = new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Casablanca', timeStyle: 'short' });
    expect(starts).toHaveLength(4);
    expect(new Set(starts.map((start) => hours.format(Date.parse(start)))).size).toBe(1);
  });

  it('have the added dates and lack the excluded ones, within bounds', () => {
    const recurrence = {
      rules: ['FREQ=DAILY;COUNT=5'],
      exclude: ['2026-10-20'],
      include: ['2026-11-30', '2027-11-30'],
    };
    const event = series('2026-10-18', '', { recurrence });
    expect(occurrenceStarts(event, 'UTC', '2026-10-19T00:00:00Z', '2026-12-31T00:00:00Z')).toEqual([
      ...['2026-10-19', '2026-10-21', '2026-10-22', '2026-11-30'],
    ]);
  });

  it('are at most a thousand, however often it repeats', () => {
    const event = series('2020-10-18T12:00:00Z', 'FREQ=SECONDLY');
    expect(occurrenceStarts(event, 'UTC', '2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z')).toHaveLength(1000);
  });

  it('end when a rule never comes true', () => {
    const event = series('2026-10-18', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30');
    expect(occurrenceStarts(event, 'UTC', '2026-01-01T00:00:00Z', '2099-01-01T00:00:00Z')).toEqual(['2026-10-18']);
  });

  it('are the first of two when an hour comes twice', () => {
    const event = series('2027-10-31T05:00:00Z', 'FREQ=WEEKLY;COUNT=3', { timeZone: 'America/New_York' });
    const starts = occurrenceStarts(event, 'America/New_York', '2027-01-01T00:00:00Z', '2028-01-01T00:00:00Z');
    expect(starts).toEqual(['2027-10-31T05:00:00Z', '2027-11-07T05:00:00Z', '2027-11-14T06:00:00Z']);
  });

  it('are those that ical.js reads from the calendar', () => {
    const rules = fc.record({
      freq: fc.constantFrom(
        'FREQ=DAILY',
        'FREQ=WEEKLY',
        'FREQ=MONTHLY',
        'FREQ=YEARLY',
        'FREQ=WEEKLY;BYDAY=MO,FR',
        'FREQ=MONTHLY;BYDAY=2TU',
      ),
      interval: fc.constantFrom('', ';INTERVAL=2', ';INTERVAL=3'),
      end: fc.constantFrom('', ';COUNT=7', ';UNTIL=20280101', ';UNTIL=20270310T120000Z'),
    });
    const zones = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'UTC');
    const starts = fc.tuple(fc.integer({ min: 0, max: 700 }), fc.integer({ min: 0, max: 23 }), fc.boolean());
    fc.assert(
      fc.property(rules, zones, starts, ({ freq, interval, end }, timeZone, [day, hour, allDay]) => {
        const at = new Date(Date.UTC(2026, 0, 1 + day, hour)).toISOString().replace('.000Z', 'Z');
        const event = series(allDay ? at.slice(0, 10) : at, freq + interval + end, { timeZone });
        if (seriesRule(event, timeZone, 2026) === null) return;
        const text = renderIcalendar(feedOf([entryOf(event)]));
        const calendar = new ICAL.Component(ICAL.parse(text));
        for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
        const iterator = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component).iterator();
        const found: string[] = [];
        for (let next = iterator.next(); next && found.length < 12; next = iterator.next()) {
          const instant = `${new Date(next.toUnixTime() * 1000).toISOString().slice(0, 19)}Z`;
          found.push(next.isDate ? next.toString() : instant);
        }
        ICAL.TimezoneService.reset();
        const own = occurrenceStarts(event, timeZone, '2026-01-01T00:00:00Z', '2099-01-01T00:00:00Z', 12);
        // By wall clock: in an hour that comes twice, RFC 5545 §3.3.5 takes the first time and ical.js the second.
        const wall = (start: string) => (isDay(start) ? start : wallAt(start, timeZone));
        // In the hour that summer time skips, RFC 5545 §3.3.10 has no start, and ical.js takes another hour.
        const clock = (start: string) => (isDay(start) ? null : wallAt(start, timeZone).time);
        if (found.some((start) => clock(start) !== clock(found[0] as string))) return;
        expect(own.map(wall)).toEqual(found.map(wall));
      }),
      {
        numRuns: 150,
        examples: [
          [{ freq: 'FREQ=WEEKLY', interval: '', end: '' }, 'America/New_York', [640, 5, false]],
          [{ freq: 'FREQ=WEEKLY', interval: ';INTERVAL=2', end: '' }, 'Europe/Berlin', [3, 1, false]],
        ],
      },
    );
  });
});

describe('a rule', () => {
  it.each([
    'FREQ=WEEKLY;BYDAY=MO,WE;INTERVAL=2',
    'RRULE:FREQ=MONTHLY;BYDAY=-1FR;',
    'FREQ=WEEKLY; BYDAY=MO; COUNT=3',
    'freq=yearly;bymonth=2;bymonthday=29',
    'FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1;WKST=SU',
  ])('is valid: %s', (text) => expect(readRule(text)).not.toBeNull());

  it.each([
    '',
    'every Monday',
    'FREQ=FORTNIGHTLY',
    'INTERVAL=2',
    'FREQ=DAILY;FREQ=DAILY',
    'FREQ=DAILY;COUNT=2;UNTIL=20270101',
    'FREQ=DAILY;COUNT=0',
    'FREQ=WEEKLY;BYDAY=1MO',
    'FREQ=WEEKLY;BYMONTHDAY=1',
    'FREQ=MONTHLY;BYWEEKNO=1',
    'FREQ=DAILY;BYYEARDAY=1',
    'FREQ=MONTHLY;BYSETPOS=1',
    'FREQ=DAILY\r\nX:1',
    'FREQ=DAILY;X=1',
    'FREQ=DAILY;UNTIL=20261399',
    'FREQ=DAILY;UNTIL=20260230T120000Z',
    'FREQ=DAILY;UNTIL=20260210T250000Z',
  ])('is invalid: %j', (text) => expect(readRule(text)).toBeNull());

  it.each([
    ['20270310', false, 'UNTIL=20270310T225959Z'],
    ['20270310T120000', false, 'UNTIL=20270310T110000Z'],
    ['20270310T120000Z', false, 'UNTIL=20270310T120000Z'],
    ['20270310T120000Z', true, 'UNTIL=20270310'],
  ])('ends at %s (all-day: %s) as RFC 5545 asks: %s', (until, allDay, said) => {
    const parts = readRule(`FREQ=DAILY;UNTIL=${until}`);
    expect(parts && writeRule(parts, allDay, 'Europe/Berlin')).toBe(`FREQ=DAILY;${said}`);
  });
});
