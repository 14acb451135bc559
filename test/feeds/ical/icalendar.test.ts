import colors from 'color-name';
import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '../../../src/calendar/event.ts';
import type { Feed, FeedEntry } from '../../../src/feeds/feed.ts';
import { renderEventBlock } from '../../../src/feeds/ical/ical-event.ts';
import { renderEventFile, renderIcalendar } from '../../../src/feeds/ical/icalendar.ts';
import { entryOf, feedOf } from '../sample-feed.ts';

const context = { siteId: 'north.example', language: 'en' };
const start = '2026-10-24T12:00:00Z';

/** The unfolded lines of an event's block. */
function linesOf(event: Partial<CalendarEvent>, given: Partial<FeedEntry> = {}, options: object = {}): string[] {
  const block = renderEventBlock(entryOf({ id: 'x', start, ...event }, given), { ...context, ...options });
  return block.replaceAll('\r\n ', '').split('\r\n');
}

const lineOf = (name: string, ...args: Parameters<typeof linesOf>) =>
  linesOf(...args).find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`)) ?? null;

describe('identity and change', () => {
  it('stamps a block from its revision only', () => {
    const lines = linesOf(
      {},
      {
        revision: { firstSeen: '2026-01-01T00:00:00Z', lastModified: '2026-02-02T03:04:05Z', sequence: 7, digest: '' },
      },
    );
    expect(lines).toContain('DTSTAMP:20260202T030405Z');
    expect(lines).toContain('LAST-MODIFIED:20260202T030405Z');
    expect(lines).toContain('CREATED:20260101T000000Z');
    expect(lines).toContain('SEQUENCE:7');
  });

  it('has the stamp of its last completion if that came after its last change', () => {
    const stamps = (completed: string) => {
      const revision = { firstSeen: start, lastModified: '2026-02-02T03:04:05Z', sequence: 7, digest: '', completed };
      return renderIcalendar(feedOf([entryOf({ id: 'x', start }, { revision })])).match(
        /^(DTSTAMP|LAST-M|SEQ).*:.*$/gm,
      );
    };
    const others = ['LAST-MODIFIED:20260920T100000Z', 'SEQUENCE:7'];
    expect(stamps('2026-02-03T00:00:00Z')?.toSorted()).toEqual(
      ['DTSTAMP:20260203T000000Z', 'LAST-MODIFIED:20260203T000000Z', ...others].toSorted(),
    );
    expect(stamps('2026-02-01T00:00:00Z')).toContain('DTSTAMP:20260202T030405Z');
  });

  it('has no METHOD', () => {
    expect(renderIcalendar(feedOf([entryOf({ id: 'x', start })]))).not.toContain('METHOD');
  });
});

describe('time', () => {
  it('writes single events in UTC, whatever their zone', () => {
    expect(lineOf('DTSTART', { timeZone: 'Asia/Tokyo' })).toBe('DTSTART:20261024T120000Z');
  });

  it('gives every event an end: an hour, or what is configured', () => {
    expect(lineOf('DTEND', {})).toBe('DTEND:20261024T130000Z');
    expect(lineOf('DTEND', { end: start })).toBe('DTEND:20261024T130000Z');
    expect(lineOf('DTEND', {}, {}, { defaultMinutes: 90 })).toBe('DTEND:20261024T133000Z');
    expect(lineOf('DTEND', { start: '2026-12-31', allDay: true })).toBe('DTEND;VALUE=DATE:20270101');
    expect(lineOf('DTEND', { start: '2026-12-31', end: '2026-12-31', allDay: true })).toBe('DTEND;VALUE=DATE:20270101');
  });

  it.each([
    { start: '9999-12-31', allDay: true },
    { start: '9999-12-31T23:30:00Z' },
    {
      start: '9999-12-30',
      end: '9999-12-31',
      allDay: true,
      recurrence: { rules: ['FREQ=DAILY'], exclude: [], include: [] },
    },
    { start: '0000-12-31T23:30:00Z', recurrence: { rules: ['FREQ=DAILY'], exclude: [], include: [] } },
  ])('omits an event at the ends of the calendar, where years do not have four digits: %o', (event) => {
    expect(linesOf(event)).toEqual(['']);
  });

  it('writes no Microsoft property for an all-day event', () => {
    expect(linesOf({ start: '2026-12-31', allDay: true }).join()).not.toContain('ALLDAYEVENT');
  });

  it('writes a series in its zone, with exceptions and the last instant in UTC', () => {
    const recurrence = { rules: ['FREQ=DAILY;UNTIL=20261101'], exclude: ['2026-10-26T13:00:00Z'], include: [] };
    const lines = linesOf({ end: '2026-10-24T13:00:00Z', timeZone: 'America/New_York', recurrence });
    expect(lines).toContain('DTSTART;TZID=America/New_York:20261024T080000');
    expect(lines).toContain('DTEND;TZID=America/New_York:20261024T090000');
    expect(lines).toContain('RRULE:FREQ=DAILY;UNTIL=20261102T045959Z');
    expect(lines).toContain('EXDATE;TZID=America/New_York:20261026T090000');
  });

  it('writes a series of days in days, and a series in UTC without a zone', () => {
    const recurrence = { rules: ['FREQ=WEEKLY;UNTIL=20261231T120000Z'], exclude: ['2026-10-31'], include: [] };
    const lines = linesOf({ start: '2026-10-24', allDay: true, recurrence });
    expect(lines).toContain('RRULE:FREQ=WEEKLY;UNTIL=20261231');
    expect(lines).toContain('EXDATE;VALUE=DATE:20261031');
    const utc = linesOf({ timeZone: 'UTC', recurrence: { ...recurrence, exclude: [] } });
    expect(utc).toContain('DTSTART:20261024T120000Z');
    expect(utc).toContain('RRULE:FREQ=WEEKLY;UNTIL=20261231T120000Z');
  });

  it.each([
    [
      'added dates, for which Outlook drops the event',
      { rules: ['FREQ=WEEKLY;COUNT=2'], include: ['2026-10-26T12:00:00Z'] },
      3,
    ],
    ['two rules', { rules: ['FREQ=WEEKLY;COUNT=2', 'FREQ=DAILY;COUNT=3'] }, 4],
    ['several times a day', { rules: ['FREQ=HOURLY;COUNT=4'] }, 4],
    ['a start that its rule does not give', { rules: ['FREQ=WEEKLY;BYDAY=MO;COUNT=2'] }, 3],
    ['a rule that never comes true', { rules: ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'] }, 1],
    ['an invalid rule', { rules: ['every Monday'] }, 1],
  ])('expands a series with %s', (_, given, count) => {
    const recurrence = { exclude: [], include: [], ...given };
    const lines = linesOf({ recurrence });
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(count);
    expect(new Set(lines.filter((line) => line.startsWith('UID:'))).size).toBe(count);
    expect(lines.join('\n')).not.toMatch(/^(RRULE|RDATE|EXDATE)/m);
  });

  it('leaves out a series without any occurrence, because khal stops at it', () => {
    const recurrence = { rules: ['FREQ=DAILY;COUNT=2'], exclude: [start, '2026-10-25T13:00:00Z'], include: [] };
    expect(linesOf({ recurrence })).toEqual(['']);
  });

  it('expands a series whose local time comes twice on its first day', () => {
    const recurrence = { rules: ['FREQ=DAILY;COUNT=2'], exclude: [], include: [] };
    const lines = linesOf({ start: '2026-10-25T01:30:00Z', recurrence });
    expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
      'DTSTART:20261025T013000Z',
      'DTSTART:20261026T013000Z',
    ]);
  });

  it('writes an override with the local time that it replaces, and the UID of its master', () => {
    const lines = linesOf({ overrides: { id: 'master', start: '2026-10-31T13:00:00Z' }, title: 'T' });
    expect(lines).toContain('UID:42/master@north.example');
    expect(lines).toContain('RECURRENCE-ID;TZID=Europe/Berlin:20261031T140000');
    expect(lines).toContain('SUMMARY:Moved: T');
  });

  it('writes each zone once, and none when everything is in UTC', () => {
    const recurrence = { rules: ['FREQ=DAILY;COUNT=3'], exclude: [], include: [] };
    const entries = ['Europe/Berlin', 'America/New_York', 'Europe/Berlin'].map((timeZone, index) =>
      entryOf({ id: `${index}`, start, timeZone, recurrence }),
    );
    const text = renderIcalendar(feedOf(entries));
    expect(text.match(/^TZID:.*$/gm)).toEqual(['TZID:America/New_York', 'TZID:Europe/Berlin']);
    expect(renderIcalendar(feedOf([entryOf({ id: 'x', start })]))).not.toContain('VTIMEZONE');
  });
});

describe('metadata', () => {
  it.each([
    ['of words', 'Long words '.repeat(5000).trim()],
    ['of one word', 'Å'.repeat(50_000)],
    ['of no words', '讲'.repeat(300)],
  ])('cuts a long title %s below what Exchange takes, and tells all of it in the description', (_, title) => {
    const summary = lineOf('SUMMARY', { title, status: 'cancelled' }) ?? '';
    expect(summary).toMatch(/^SUMMARY:Cancelled: .{200,230} …$/u);
    expect(lineOf('DESCRIPTION', { title, description: { html: '<p>More</p>', text: 'More' } })).toContain(
      `DESCRIPTION:${title}\\n\\nMore\\n\\n`,
    );
    const rich = { title, description: { html: '<p><b>More</b></p>', text: 'More' } };
    expect(lineOf('X-ALT-DESC', rich, {}, { programs: ['outlook'] })).toContain(`<p>${title}</p><p><b>More`);
    expect(lineOf('UID', { title })).toBe(lineOf('UID', {}));
  });

  it('names a calendar whose title is nothing but controls', () => {
    const text = renderIcalendar(feedOf([], { title: '\u202E \u0007' }));
    expect(text).toContain('\r\nNAME:Event\r\nX-WR-CALNAME:Event\r\n');
  });

  it('leaves any other title whole', () => {
    const title = 'A title of the usual kind '.repeat(9).trim().slice(0, 230);
    expect(lineOf('SUMMARY', { title })).toBe(`SUMMARY:${title}`);
    expect(lineOf('DESCRIPTION', { title })).not.toContain('usual');
  });

  const head = (given: Partial<Feed>) => renderIcalendar(feedOf([], given)).replaceAll('\r\n ', '').split('\r\n');

  it('names the calendar in both properties, and in neither for a single event’s file', () => {
    expect(head({ title: 'A; b' })).toContain('NAME:A\\; b');
    expect(head({ title: 'A; b' })).toContain('X-WR-CALNAME:A\\; b');
    expect(renderEventFile(feedOf([entryOf({ id: 'x', start })]))).not.toMatch(/^(X-WR-|NAME)/m);
  });

  it('says when to refresh', () => {
    expect(head({ refreshSeconds: 900 })).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT15M');
    expect(head({ refreshSeconds: 900 })).toContain('X-PUBLISHED-TTL:PT15M');
    expect(head({ refreshSeconds: 1 })).toContain('X-PUBLISHED-TTL:PT1M');
  });

  it.each([
    ['#ff0000', 'red'],
    ['#FE0203', 'red'],
    ['#1b6ec2', 'royalblue'],
    ['Teal', 'teal'],
  ])('writes the colour %s as its nearest CSS name', (color, name) => {
    expect(head({ color })).toContain(`COLOR:${name}`);
  });

  it('accepts every colour name that the configuration accepts', () => {
    for (const name of Object.keys(colors)) expect(head({ color: name })).toContain(`COLOR:${name}`);
  });

  it('leaves out an invalid colour', () => {
    expect(head({ color: 'toString' }).join()).not.toContain('COLOR');
    expect(head({ color: '#ff0000\r\nX-EVIL:1' }).join()).not.toContain('COLOR');
  });

  it('marks nobody as busy unless configured', () => {
    expect(lineOf('TRANSP', {})).toBe('TRANSP:TRANSPARENT');
    expect(linesOf({}, {}, { busy: true })).toContain('TRANSP:OPAQUE');
  });

  it('has an ORGANIZER with an address only', () => {
    expect(lineOf('ORGANIZER', { organizer: { name: 'Ann', email: 'ann@b.example' } })).toBe(
      'ORGANIZER;CN=Ann:mailto:ann@b.example',
    );
    expect(lineOf('ORGANIZER', { organizer: { name: 'Ann', email: 'no address' } })).toBeNull();
    expect(lineOf('CONTACT', { organizer: { name: 'Ann', email: null } })).toBe('CONTACT:Ann');
  });

  it('puts the joining link into LOCATION when there is no place, and always into CONFERENCE', () => {
    const onlineUrl = 'https://meet.example/a;b,c';
    expect(lineOf('LOCATION', { onlineUrl })).toBe('LOCATION:https://meet.example/a\\;b\\,c');
    expect(lineOf('CONFERENCE', { onlineUrl })).toBe(
      'CONFERENCE;VALUE=URI;FEATURE=AUDIO,VIDEO:https://meet.example/a;b,c',
    );
    const location = { name: 'Hall', address: null, geo: null };
    expect(lineOf('LOCATION', { onlineUrl, location })).toBe('LOCATION:Hall');
    expect(lineOf('DESCRIPTION', { onlineUrl, location })).toContain('Online: https://meet.example/a\\;b\\,c');
  });

  it('writes coordinates of zero, and none that are off the globe', () => {
    const at = (lat: number, lon: number) => ({ location: { name: 'Null Island', address: null, geo: { lat, lon } } });
    expect(lineOf('GEO', at(0, -0))).toBe('GEO:0;0');
    expect(lineOf('GEO', at(1e-7, 12.3456789))).toBe('GEO:0;12.345679');
    expect(lineOf('GEO', at(91, 0))).toBeNull();
    expect(lineOf('GEO', at(Number.NaN, 0))).toBeNull();
  });

  it('links only to http(s), without escapes', () => {
    expect(lineOf('URL', {}, { link: 'https://a.example/?a=1,2;3' })).toBe('URL:https://a.example/?a=1,2;3');
    expect(lineOf('URL', {}, { link: 'javascript:alert(1)' })).toBeNull();
    expect(lineOf('IMAGE', { image: 'https://a.example/i.webp?x=1' })).toBe(
      'IMAGE;VALUE=URI;FMTTYPE=image/webp:https://a.example/i.webp?x=1',
    );
  });
});

describe('life of an event', () => {
  it.each([
    ['cancelled', {}, 'CANCELLED', 'Abgesagt: T'],
    ['confirmed', { removed: true }, 'CANCELLED', 'Abgesagt: T'],
    ['postponed', {}, 'TENTATIVE', 'Verschoben: T'],
    ['tentative', {}, 'TENTATIVE', 'Vorläufig: T'],
    ['confirmed', {}, 'CONFIRMED', 'T'],
  ] as const)('writes %s %o as %s', (status, given, said, title) => {
    const lines = linesOf({ status, title: 'T' }, given, { language: 'de-AT' });
    expect(lines).toContain(`STATUS:${said}`);
    expect(lines).toContain(`SUMMARY:${title}`);
  });

  it('adds no state that the portal already writes into the title', () => {
    expect(lineOf('SUMMARY', { status: 'cancelled', title: 'CANCELLED – T' })).toBe('SUMMARY:CANCELLED – T');
  });

  it('writes an empty calendar with only its zone', () => {
    const names = renderIcalendar(feedOf([])).match(/^BEGIN:.*$/gm);
    expect(names).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VTIMEZONE', 'BEGIN:STANDARD', 'BEGIN:DAYLIGHT']);
    expect(
      renderIcalendar(feedOf([], { timeZone: 'Africa/Casablanca', lastModified: '2026-01-01T00:00:00Z' })),
    ).toContain('TZID:UTC');
    expect(renderIcalendar(feedOf([], { timeZone: 'No/Where' }))).toContain('TZID:UTC');
  });

  it('leaves out an event without a start', () => {
    expect(renderEventBlock(entryOf({ id: 'x' }), context)).toBe('');
  });
});

it('uses a cached block', () => {
  const kept = 'BEGIN:VEVENT\r\nUID:kept\r\nEND:VEVENT\r\n';
  const text = renderIcalendar(feedOf([entryOf({ id: 'x', start })]), {}, () => kept);
  expect(text.endsWith(`${kept}END:VCALENDAR\r\n`)).toBe(true);
});
