import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '../../../src/calendar/event.ts';
import type { IcalendarForm, IcalendarOptions } from '../../../src/feeds/ical/ical-event.ts';
import { renderEventFile, renderIcalendar } from '../../../src/feeds/ical/icalendar.ts';
import { entryOf, feedOf, telling } from '../sample-feed.ts';
import { lintIcs, readIcs } from './ics-lint.ts';

const start = '2026-10-24T12:00:00Z';
type Options = Partial<IcalendarOptions & IcalendarForm>;

/** The unfolded lines of a calendar with one event. */
const linesOf = (event: Partial<CalendarEvent>, options: Options = {}): readonly string[] =>
  renderIcalendar(feedOf([entryOf({ id: 'x', start, ...event }, { link: '' })], { description: null }), options)
    .replaceAll('\r\n ', '')
    .split('\r\n');
const lineOf = (name: string, event: Partial<CalendarEvent>, options: Options = {}): string | null =>
  linesOf(event, options).find((line) => new RegExp(`^${name}[;:]`).test(line)) ?? null;

const bold = { description: { html: '<p><b>a</b></p>', text: 'a' } };
const linked = { description: { html: '<ul><li><a href="https://a.example/">a</a></li></ul>', text: '• a' } };
const paragraph = { description: { html: '<p>a</p>', text: 'a' } };
const outlook: Options = { programs: ['outlook'] };
const thunderbird: Options = { programs: ['thunderbird'] };

describe('descriptions', () => {
  it('have HTML for Outlook in X-ALT-DESC, and plain text beside it', () => {
    expect(lineOf('X-ALT-DESC', bold, outlook)).toBe(
      'X-ALT-DESC;FMTTYPE=text/html:<!DOCTYPE html><html><body><p><b>a</b></p></body></html>',
    );
    expect(lineOf('X-ALT-DESC', linked, outlook)).toContain('<li><a href=');
    expect(lineOf('DESCRIPTION', bold, outlook)).toBe('DESCRIPTION:a');
    expect(lineOf('X-ALT-DESC', paragraph, outlook)).toBe(null);
  });

  it('have HTML for Thunderbird in ALTREP', () => {
    expect(lineOf('DESCRIPTION', bold, thunderbird)).toBe(
      'DESCRIPTION;ALTREP="data:text/html,%3Cp%3E%3Cb%3Ea%3C%2Fb%3E%3C%2Fp%3E":a',
    );
    expect(lineOf('DESCRIPTION', linked, thunderbird)).toContain(';ALTREP=');
    expect(lineOf('DESCRIPTION', paragraph, thunderbird)).toBe('DESCRIPTION:a');
    expect(linesOf(bold, thunderbird).join()).not.toContain('X-ALT-DESC');
  });

  it('have HTML for all programs only where plain text would lose formatting, and can go without', () => {
    expect(lineOf('DESCRIPTION', bold)).toContain(';ALTREP=');
    expect(lineOf('DESCRIPTION', linked)).toBe('DESCRIPTION:• a (https://a.example/)');
    expect(lineOf('DESCRIPTION', bold, { html: 'none' })).toBe('DESCRIPTION:a');
    expect(linesOf(bold).join()).not.toMatch(/X-ALT-DESC|X-MICROSOFT/);
  });

  it('have the same links in HTML as in plain text', () => {
    const location = { name: 'Hall', address: null, geo: null };
    const html = lineOf('X-ALT-DESC', { ...bold, location, onlineUrl: 'https://meet.example/a?b&c' }, outlook);
    expect(html).toContain(
      '<p>Online: <a href="https://meet.example/a?b&amp\\;c">https://meet.example/a?b&amp\\;c</a></p>',
    );
  });
});

it('tells Outlook whether the time is busy', () => {
  expect(lineOf('X-MICROSOFT-CDO-BUSYSTATUS', {}, outlook)).toBe('X-MICROSOFT-CDO-BUSYSTATUS:FREE');
  expect(lineOf('X-MICROSOFT-CDO-BUSYSTATUS', {}, { ...outlook, busy: true })).toBe('X-MICROSOFT-CDO-BUSYSTATUS:BUSY');
  expect(lineOf('X-MICROSOFT-CDO-BUSYSTATUS', {}, thunderbird)).toBe(null);
});

describe('the link to join', () => {
  const teams = 'https://teams.microsoft.com/l/meetup-join/19%3ameeting_x%40thread.v2/0?context=%7b%7d';
  const meet = 'https://meet.google.com/abc-defg-hij';

  it('is a CONFERENCE with sound and picture, or a broadcast', () => {
    expect(lineOf('CONFERENCE', { onlineUrl: teams })).toBe(`CONFERENCE;VALUE=URI;FEATURE=AUDIO,VIDEO:${teams}`);
    const broadcast = 'https://www.youtube.com/watch?v=x';
    expect(lineOf('CONFERENCE', { onlineUrl: broadcast })).toBe(`CONFERENCE;VALUE=URI;FEATURE=FEED:${broadcast}`);
  });

  it('is repeated as Google writes it for Meet only, and as Microsoft writes it for Teams only', () => {
    expect(lineOf('X-GOOGLE-CONFERENCE', { onlineUrl: meet })).toBe(`X-GOOGLE-CONFERENCE:${meet}`);
    expect(lineOf('X-MICROSOFT-SKYPETEAMSMEETINGURL', { onlineUrl: teams }, outlook)).toBe(
      `X-MICROSOFT-SKYPETEAMSMEETINGURL:${teams}`,
    );
    for (const onlineUrl of [
      teams,
      meet,
      'https://meet.google.com.evil.example/a',
      'https://a.example/teams.microsoft.com',
    ])
      for (const options of [{}, thunderbird, outlook]) {
        const text = linesOf({ onlineUrl }, options).join('\n');
        expect(text.includes('X-GOOGLE-')).toBe(onlineUrl === meet);
        expect(text.includes('X-MICROSOFT-SKYPE')).toBe(onlineUrl === teams && options === outlook);
      }
  });
});

describe('a reminder', () => {
  const triggerOf = (event: Partial<CalendarEvent>, alarm: number) =>
    linesOf(event, { alarm }).find((line) => line.startsWith('TRIGGER'));

  it('comes so many minutes before the start, with the title', () => {
    const lines = linesOf({ title: 'Tea, and more' }, { alarm: 30 });
    const at = lines.indexOf('BEGIN:VALARM');
    expect(lines.slice(at, at + 6)).toEqual([
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Tea\\, and more',
      'TRIGGER:-PT30M',
      'END:VALARM',
      'END:VEVENT',
    ]);
    expect(triggerOf({}, 0)).toBe('TRIGGER:-PT0M');
  });

  it('of whole days comes at nine in the morning, a day or more before', () => {
    const day = { start: '2026-10-24', allDay: true };
    expect([0, 30, 1440, 1441, 2880].map((alarm) => triggerOf(day, alarm))).toEqual(
      ['-PT15H', '-PT15H', '-PT15H', '-PT39H', '-PT39H'].map((trigger) => `TRIGGER:${trigger}`),
    );
  });

  it('does not come for what was cancelled', () => {
    expect(linesOf({ status: 'cancelled' }, { alarm: 30 })).not.toContain('BEGIN:VALARM');
  });

  it('is there for each override of a series', () => {
    const text = renderIcalendar(feedOf(telling.filter(({ event }) => event.id.startsWith('seminar'))), { alarm: 30 });
    expect(readIcs(text).components.map(({ components }) => components.map(({ name }) => name))).toEqual([
      ['STANDARD', 'DAYLIGHT'],
      ['VALARM'],
      ['VALARM'],
    ]);
  });
});

it('gives every form the same events with the same UIDs and stamps', () => {
  const stamps = (options: Options) =>
    readIcs(renderIcalendar(feedOf(telling), options))
      .components.filter(({ name }) => name === 'VEVENT')
      .map(({ lines }) =>
        lines
          .filter(({ name }) =>
            /^(?:UID|SEQUENCE|DTSTAMP|LAST-MODIFIED|CREATED|RECURRENCE-ID|DTSTART|DTEND)$/.test(name),
          )
          .map(({ name, value }) => `${name}:${value}`),
      );
  const plain = stamps({});
  for (const options of [outlook, thunderbird, { html: 'none' }, { alarm: 30 }, { ...outlook, alarm: 1440 }] as const) {
    expect(stamps(options)).toEqual(plain);
    expect(lintIcs(new TextEncoder().encode(renderIcalendar(feedOf(telling), options)))).toEqual([]);
  }
});

it('gives the file of one event the properties of all programs', () => {
  const text = renderEventFile(feedOf([entryOf({ id: 'x', start, ...bold })]));
  for (const property of ['X-ALT-DESC', ';ALTREP', 'X-MICROSOFT-CDO-BUSYSTATUS']) expect(text).toContain(property);
  expect(renderEventFile(feedOf([entryOf({ id: 'x', start, ...bold })]), outlook)).not.toContain(';ALTREP');
});
