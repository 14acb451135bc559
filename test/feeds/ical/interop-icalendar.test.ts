import { describe, expect, it } from 'vitest';
import type { CalendarProgram } from '../../../src/feeds/feed.ts';
import { renderEventFile, renderIcalendar } from '../../../src/feeds/ical/icalendar.ts';
import { formatRenderers } from '../../../src/feeds/render-feed.ts';
import { entryOf, feedOf, telling } from '../sample-feed.ts';
import { type IcsComponent, lintIcs, readIcs } from './ics-lint.ts';

/**
 * What calendar clients need: one test for each line of the section "iCalendar" in docs/clients.md.
 * icalendar.property.test.ts checks the same on any event, icalendar.test.ts in detail, and test/clients on the clients.
 */

const render = formatRenderers.ics.render;
const written = render(feedOf(telling));
const calendar = readIcs(written);
const events = calendar.components.filter(({ name }) => name === 'VEVENT');
const lines = (component: IcsComponent | undefined, name: string) =>
  component?.lines.filter((line) => line.name === name) ?? [];
const value = (component: IcsComponent | undefined, name: string) => lines(component, name)[0]?.value;
const event = (id: string) => events.find((one) => value(one, 'UID') === `42/${id}@north.example`);
const one = (given: Parameters<typeof entryOf>[0], more: Parameters<typeof entryOf>[1] = {}) =>
  readIcs(render(feedOf([entryOf({ start: '2026-10-24T12:00:00Z', ...given }, more)]))).components.find(
    ({ name }) => name === 'VEVENT',
  );

const lectureFor = (program: CalendarProgram) =>
  readIcs(renderIcalendar(feedOf(telling), { programs: [program] })).components.find(({ lines: all }) =>
    all.some(({ value: id }) => id === '42/lecture@north.example'),
  );

describe('bytes', () => {
  it('are UTF-8 without a BOM, in lines ended by CRLF and folded at 75 octets between characters', () => {
    expect(lintIcs(new TextEncoder().encode(written))).toEqual([]);
    expect(written).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(written).toMatch(/👩‍👩‍👧‍👦/u);
    expect(written).toMatch(/\r\n [^\r]/);
  });

  it('hold no newline and no control character within a value, and escape TEXT only', () => {
    const hostile = 'a\nb\r\nc\u0001\u0000\\,;:"';
    const found = one({ id: 'x', title: hostile, url: null }, { link: 'https://x.example/?a=1,2;3' });
    expect(value(found, 'SUMMARY')).toBe('a b c\\\\\\,\\;:"');
    expect(value(found, 'URL')).toBe('https://x.example/?a=1,2;3');
  });

  it('end with the calendar', () => {
    expect(written.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
  });
});

describe('identity and change', () => {
  it('a UID is stable, one per VEVENT, globally unique and at most 202 bytes long', () => {
    const uids = events.map((each) => `${value(each, 'UID')} ${value(each, 'RECURRENCE-ID') ?? ''}`);
    expect(new Set(uids).size).toBe(events.length);
    for (const each of events) expect(value(each, 'UID')).toMatch(/^.{1,188}@north\.example$/);
    expect(value(one({ id: 'ü'.repeat(300) }), 'UID')?.length).toBeLessThanOrEqual(202);
    expect(value(one({ id: 'x', title: 'Another', start: '2027-01-01T00:00:00Z' }), 'UID')).toBe('42/x@north.example');
  });

  it('DTSTAMP, LAST-MODIFIED and SEQUENCE move with the revision and with no other change', () => {
    const stamps = (given: Parameters<typeof entryOf>[1]) => {
      const found = one({ id: 'x', updated: '2026-12-24T00:00:00Z' }, given);
      return ['DTSTAMP', 'LAST-MODIFIED', 'SEQUENCE'].map((name) => value(found, name));
    };
    expect(stamps({})).toEqual(['20260910T093000Z', '20260910T093000Z', '1']);
    const revision = {
      firstSeen: '2026-09-01T08:00:00Z',
      lastModified: '2026-09-11T00:00:00Z',
      sequence: 2,
      digest: 'y',
    };
    expect(stamps({ revision })).toEqual(['20260911T000000Z', '20260911T000000Z', '2']);
    expect(render(feedOf(telling))).toBe(written);
  });

  it('there is no METHOD', () => {
    expect(lines(calendar, 'METHOD')).toEqual([]);
  });
});

describe('time', () => {
  it('a single event is in UTC', () => {
    expect(value(event('lecture'), 'DTSTART')).toBe('20261024T120000Z');
    expect(lines(event('lecture'), 'DTSTART')[0]?.parameters).toEqual({});
  });

  it('a recurring event names a zone without a leading slash, with one STANDARD and one DAYLIGHT that have yearly rules', () => {
    const zone = calendar.components.find(({ name }) => name === 'VTIMEZONE');
    expect(lines(event('seminar'), 'DTSTART')[0]).toMatchObject({ parameters: { TZID: 'Europe/Berlin' } });
    expect(value(zone, 'TZID')).toBe('Europe/Berlin');
    expect(zone?.components.map(({ name }) => name).toSorted()).toEqual(['DAYLIGHT', 'STANDARD']);
    for (const part of zone?.components ?? []) {
      expect(value(part, 'RRULE')).toContain('FREQ=YEARLY');
      expect(value(part, 'DTSTART')?.slice(0, 4) ?? '').toMatch(/^(19|200)/);
      expect([value(part, 'TZOFFSETFROM'), value(part, 'TZOFFSETTO')].join(' ')).toMatch(/^\+\d{4} \+\d{4}$/);
    }
    for (const each of events.flatMap(({ lines: all }) => all)) expect(each.parameters.TZID ?? '').not.toMatch(/^\//);
  });

  it('an all-day event has dates on both ends, the second exclusive, and no Microsoft property', () => {
    const day = event('AAMkAGI3%2F%2Bx%3D');
    expect(lines(day, 'DTSTART')[0]).toMatchObject({ value: '20261024', parameters: { VALUE: 'DATE' } });
    expect(lines(day, 'DTEND')[0]).toMatchObject({ value: '20261027', parameters: { VALUE: 'DATE' } });
    expect(value(event('one-day'), 'DTEND')).toBe('20261102');
    expect(written).not.toMatch(/ALLDAYEVENT/);
  });

  it('there is always a DTEND, after DTSTART and of its type', () => {
    for (const each of events) {
      const [start, end] = [lines(each, 'DTSTART')[0], lines(each, 'DTEND')[0]];
      expect(end?.parameters).toEqual(start?.parameters);
      expect((end?.value ?? '') > (start?.value ?? '')).toBe(true);
    }
  });

  it('there is no RDATE: a series with added dates becomes single events', () => {
    expect(written).not.toContain('RDATE');
    expect(events.filter((each) => value(each, 'SUMMARY') === 'Mint tea').length).toBe(4);
  });
});

describe('metadata', () => {
  it('NAME and X-WR-CALNAME are both present, and neither in a file of one event', () => {
    for (const name of ['NAME', 'X-WR-CALNAME']) expect(value(calendar, name)).toBe('Events at North University');
    expect(renderEventFile(feedOf(telling.slice(0, 1)))).not.toMatch(/^(NAME|X-WR-CALNAME)/m);
  });

  it('REFRESH-INTERVAL and X-PUBLISHED-TTL say when to refresh', () => {
    expect(lines(calendar, 'REFRESH-INTERVAL')[0]).toMatchObject({ value: 'PT60M', parameters: { VALUE: 'DURATION' } });
    expect(value(calendar, 'X-PUBLISHED-TTL')).toBe('PT60M');
  });

  it('DESCRIPTION is plain; HTML is in X-ALT-DESC for Outlook, and in ALTREP for Thunderbird', () => {
    const [plain, outlook, thunderbird] = [event('lecture'), lectureFor('outlook'), lectureFor('thunderbird')];
    for (const each of [plain, outlook, thunderbird]) expect(value(each, 'DESCRIPTION')).not.toMatch(/<[a-z]/);
    const [html] = lines(outlook, 'X-ALT-DESC');
    expect(html).toMatchObject({ parameters: { FMTTYPE: 'text/html' } });
    expect(html?.value).toContain('<li>long ones</li>');
    expect(lines(thunderbird, 'DESCRIPTION')[0]?.parameters.ALTREP).toMatch(/^data:text\/html,/);
    expect(written).not.toMatch(/X-ALT-DESC|X-MICROSOFT/);
  });

  it('TRANSP marks nobody as busy, nor does X-MICROSOFT-CDO-BUSYSTATUS for Outlook', () => {
    for (const each of events) expect(value(each, 'TRANSP')).toBe('TRANSPARENT');
    const busy = [lectureFor('outlook'), lectureFor('thunderbird')].map((each) =>
      value(each, 'X-MICROSOFT-CDO-BUSYSTATUS'),
    );
    expect(busy).toEqual(['FREE', undefined]);
  });

  it('ORGANIZER is a mailto: or left out; there is no VALARM unless asked for; COLOR is a CSS name', () => {
    expect(value(event('lecture'), 'ORGANIZER')).toBe('mailto:lines@north.example');
    expect(lines(event('session/2'), 'ORGANIZER')).toEqual([]);
    expect(value(event('session/2'), 'CONTACT')).toBe('Distance Learning');
    expect(written).not.toContain('VALARM');
    expect(renderIcalendar(feedOf(telling), { alarm: 30 })).toContain('BEGIN:VALARM');
    expect(value(calendar, 'COLOR')).toMatch(/^[a-z]+$/);
  });

  it('the joining link is in LOCATION when there is no place, and in CONFERENCE', () => {
    expect(value(event('session/2'), 'LOCATION')).toBe('https://meet.example/course');
    expect(value(event('session/2'), 'CONFERENCE')).toBe('https://meet.example/course');
    expect(value(event('lecture'), 'LOCATION')).toMatch(/^Hall 3/);
    expect(value(event('lecture'), 'CONFERENCE')).toBe('https://meet.example/join?a=1&b=2');
  });
});

describe('life of an event', () => {
  it('a cancelled or removed event has its STATUS, and the word before its title', () => {
    expect([value(event('cancelled'), 'STATUS'), value(event('cancelled'), 'SUMMARY')]).toEqual([
      'CANCELLED',
      'Cancelled: Open air',
    ]);
    expect([value(event('removed'), 'STATUS'), value(event('removed'), 'SUMMARY')]).toEqual([
      'CANCELLED',
      'Cancelled: Gone',
    ]);
  });

  it('an empty calendar has a VTIMEZONE, so that it has at least one component', () => {
    expect(readIcs(render(feedOf([]))).components.map(({ name }) => name)).toEqual(['VTIMEZONE']);
  });
});
