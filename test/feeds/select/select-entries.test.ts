import { describe, expect, it } from 'vitest';
import type { Calendar } from '../../../src/calendar/calendar.ts';
import type { CalendarEvent } from '../../../src/calendar/event.ts';
import type { PublishedEvent, Snapshot } from '../../../src/calendar/snapshot.ts';
import { eventTitle } from '../../../src/feeds/event-title.ts';
import type { FeedEntry } from '../../../src/feeds/feed.ts';
import { renderIcalendar } from '../../../src/feeds/ical/icalendar.ts';
import { type SelectionContext, selectEntries, selectEvent } from '../../../src/feeds/select/select-entries.ts';
import { everything, type Selection } from '../../../src/feeds/select/selection.ts';
import { entryOf, feedOf } from '../sample-feed.ts';

const calendarOf = (id: string, timeZone = 'Europe/Berlin'): Calendar => ({
  id,
  slug: id,
  title: id,
  description: null,
  timeZone,
  language: 'en',
  url: null,
  color: null,
  hidden: false,
});

const origin = 'https://cal.example';

const event = (
  id: string,
  given: Partial<CalendarEvent> = {},
  revision: Partial<PublishedEvent['revision']> = {},
): PublishedEvent => {
  const entry = entryOf({ id, ...given });
  return { event: entry.event, removed: false, revision: { ...entry.revision, ...revision } };
};

const snapshotOf = (events: readonly PublishedEvent[], calendar = calendarOf('1')): Snapshot => ({
  calendar,
  events,
  version: '1',
  lastModified: '2026-09-20T10:00:00Z',
});

const contextOf = (given: Partial<SelectionContext> = {}): SelectionContext => ({
  format: 'ics',
  saved: null,
  limits: { pastDays: 90, items: 100 },
  today: '2026-10-25',
  timeZone: 'Europe/Berlin',
  origin,
  ...given,
});

const select = (
  events: readonly PublishedEvent[],
  selection: Partial<Selection> = {},
  context: Partial<SelectionContext> = {},
) => selectEntries([snapshotOf(events)], { ...everything, ...selection }, contextOf(context)).entries;
const ids = (entries: readonly FeedEntry[]) => entries.map((entry) => entry.event.id);

const timed = (id: string, start: string, end: string | null = null) => event(id, { start, end });
const day = (id: string, start: string, end: string | null = null) => event(id, { start, end, allDay: true });

describe('a window of days', () => {
  const events = [
    timed('before', '2026-10-23T20:00:00Z', '2026-10-23T22:00:00Z'),
    timed('into', '2026-10-23T20:00:00Z', '2026-10-23T22:00:01Z'),
    timed('first', '2026-10-23T22:00:00Z'),
    // The clocks go back in this night: the day ends at 23:00 UTC.
    timed('last', '2026-10-25T22:59:59Z'),
    timed('after', '2026-10-25T23:00:00Z'),
    day('day before', '2026-10-23', '2026-10-24'),
    day('day into', '2026-10-20', '2026-10-25'),
    day('day last', '2026-10-25'),
    day('day after', '2026-10-26'),
    event('no date'),
  ];

  it('holds events that overlap it, in the zone of the feed', () => {
    const found = ids(select(events, { from: '2026-10-24', to: '2026-10-25' }));
    expect(found.toSorted()).toEqual(['day into', 'day last', 'first', 'into', 'last']);
  });

  it('holds an event without a start in news only, and not when the query names days', () => {
    expect(ids(select(events))).not.toContain('no date');
    expect(ids(select(events, {}, { format: 'rss' }))).toContain('no date');
    expect(ids(select(events, { from: '2026-10-24' }, { format: 'rss' }))).not.toContain('no date');
  });

  it('has no upper bound, and reaches back by the limit or by the requested number of days', () => {
    const long = [
      timed('old', '2026-07-26T10:00:00Z'),
      timed('older', '2026-07-26T10:00:00Z'),
      timed('far', '2040-01-01T00:00:00Z'),
    ];
    expect(ids(select(long))).toEqual(['far']);
    expect(ids(select(long, {}, { limits: { pastDays: 91, items: 100 } }))).toHaveLength(3);
    expect(ids(select(long, {}, { limits: { pastDays: 0, items: 100 } }))).toHaveLength(3);
    expect(ids(select(long, { past: 91 }))).toHaveLength(3);
    expect(ids(select(long, { from: '2026-07-26' }))).toHaveLength(3);
    expect(ids(select(long, { past: 0 }))).toEqual(['far']);
  });

  it.each([
    ['0000-01-01', null],
    [null, '9999-12-31'],
    ['0001-01-01', '9999-12-31'],
    ['9999-12-31', '9999-12-31'],
    ['9999-12-31', null],
  ])('may reach from %s to %s', (from, to) => {
    const recurrence = { rules: ['FREQ=WEEKLY'], exclude: [], include: [] };
    const events = [
      event('series', { start: '2026-10-05T16:00:00Z', recurrence }),
      event('days', { start: '2026-10-05', allDay: true, recurrence }),
      timed('single', '2026-10-05T16:00:00Z'),
    ];
    const found = ids(select(events, { from, to }, { format: 'rss' }));
    expect(found.includes('single')).toBe(from !== '9999-12-31');
    if (found.includes('single')) expect(found.toSorted()).toEqual(['days', 'series', 'single']);
  });

  it('changes by the day only', () => {
    expect(select(events, {}, { today: '2026-10-25' })).toEqual(select(events, {}, { today: '2026-10-25' }));
    expect(ids(select([timed('t', '2026-07-27T10:00:00Z')], {}, { today: '2026-10-25' }))).toEqual(['t']);
    expect(ids(select([timed('t', '2026-07-27T10:00:00Z')], {}, { today: '2026-10-26' }))).toEqual([]);
  });
});

describe('an event that is not public', () => {
  it.each([
    ['a draft', { status: 'draft' }],
    ['a private event', { visibility: 'private' }],
    ['an unlisted event', { visibility: 'unlisted' }],
  ] as const)('is never selected: %s', (_, given) => {
    const events = [event('x', { start: '2026-10-25T10:00:00Z', ...given })];
    for (const format of ['ics', 'rss', 'atom', 'json'] as const) expect(select(events, {}, { format })).toEqual([]);
    expect(selectEvent(snapshotOf(events), 'x', null, origin)).toEqual([]);
  });
});

describe('filters', () => {
  const events = [
    event('a', { start: '2026-10-25T10:00:00Z', categories: ['Lecture', 'Physics'], title: 'Über Élan' }),
    event('b', { start: '2026-10-25T10:00:00Z', categories: ['lecture '], title: 'Strasse' }),
    event('c', { start: '2026-10-25T10:00:00Z', location: { name: 'Elan Hall', address: null, geo: null } }),
  ];

  it('match any of the categories, whatever their case', () => {
    expect(ids(select(events, { category: ['lecture'] }))).toEqual(['a', 'b']);
    expect(ids(select(events, { category: ['physics', 'art'] }))).toEqual(['a']);
  });

  it('search all words in all texts, whatever their case and accents', () => {
    expect(ids(select(events, { q: 'elan' }))).toEqual(['a', 'c']);
    expect(ids(select(events, { q: 'elan uber' }))).toEqual(['a']);
    expect(ids(select(events, { q: 'elan strasse' }))).toEqual([]);
  });

  it('narrow a saved feed further', () => {
    const saved = { category: ['Lecture'], q: 'ELAN' };
    expect(ids(select(events, {}, { saved }))).toEqual(['a']);
    expect(ids(select(events, { q: 'strasse' }, { saved }))).toEqual([]);
  });
});

describe('the order and the limit', () => {
  const news = [
    event('old', { start: '2026-11-01T10:00:00Z', published: '2026-08-01T00:00:00Z' }),
    event('new late', { start: '2026-12-01T10:00:00Z', published: '2026-08-03T00:00:00Z' }),
    event('new soon', { start: '2026-10-26T10:00:00Z', published: '2026-08-03T00:00:00Z' }),
    event('new without a date', { published: '2026-08-03T00:00:00Z' }),
    event('first seen here', { start: '2026-11-02T10:00:00Z' }),
    event('dated ahead', { start: '2026-11-03T10:00:00Z', published: '2027-01-01T00:00:00Z' }),
  ];

  it('are the newest by publishing, then by start, in news', () => {
    expect(ids(select(news, {}, { format: 'rss' }))).toEqual([
      'first seen here',
      'dated ahead',
      'new soon',
      'new late',
      'new without a date',
      'old',
    ]);
    expect(ids(select(news, {}, { format: 'rss', limits: { pastDays: 90, items: 2 } }))).toHaveLength(2);
    expect(ids(select(news, {}, { format: 'rss', limits: { pastDays: 90, items: 0 } }))).toHaveLength(6);
    expect(ids(select(news, { limit: 1 }, { format: 'atom' }))).toEqual(['first seen here']);
  });

  it('are the soonest for upcoming events', () => {
    const events = [...news, timed('yesterday', '2026-10-24T10:00:00Z'), timed('today', '2026-10-24T22:00:00Z')];
    expect(ids(select(events, { view: 'upcoming', limit: 2 }, { format: 'json' }))).toEqual(['today', 'new soon']);
  });

  it('are the last changed for changes, without events that never changed', () => {
    const changes = [
      event('never', { start: '2026-11-01T10:00:00Z' }, { sequence: 0 }),
      event('early', { start: '2026-11-01T10:00:00Z' }, { lastModified: '2026-09-10T00:00:00Z' }),
      event('late', { start: '2026-11-02T10:00:00Z' }, { lastModified: '2026-09-11T00:00:00Z' }),
    ];
    expect(ids(select(changes, { view: 'changes' }, { format: 'rss' }))).toEqual(['late', 'early']);
    expect(ids(select(changes, {}, { format: 'rss', saved: { view: 'changes' } }))).toEqual(['late', 'early']);
  });

  it('have a moved event among the changes, with its state', () => {
    const moved = { ...event('moved', { start: '2026-11-05T10:00:00Z' }), movedFrom: '2026-11-04T10:00:00Z' };
    const added = event('added', { start: '2026-11-06T10:00:00Z' }, { sequence: 0 });
    const [found, ...others] = select([moved, added], { view: 'changes' }, { format: 'rss' });
    expect(others).toEqual([]);
    expect(found && eventTitle(found, 'en')).toMatch(/^Moved: /);
  });

  it('keep the next events in a calendar, by start', () => {
    const events = ['2026-10-20', '2026-10-24', '2026-10-25', '2026-11-20', '2026-12-20'].map((start) =>
      day(start, start),
    );
    expect(ids(select(events, { limit: 2 }))).toEqual(['2026-10-25', '2026-11-20']);
    expect(ids(select(events, { limit: 4 }))).toEqual(['2026-10-24', '2026-10-25', '2026-11-20', '2026-12-20']);
  });
});

describe('a series', () => {
  const weekly = (id: string, rule: string, given: Partial<CalendarEvent> = {}) =>
    event(id, {
      start: '2026-01-05T17:00:00Z',
      end: '2026-01-05T18:00:00Z',
      recurrence: { rules: [rule], exclude: [], include: [] },
      ...given,
    });

  it('is never past while it runs', () => {
    const events = [
      weekly('running', 'FREQ=WEEKLY'),
      weekly('until yesterday', 'FREQ=WEEKLY;UNTIL=20261024T000000Z'),
      weekly('of the leap day', 'FREQ=YEARLY', { start: '2024-02-29', end: '2024-03-01', allDay: true }),
      weekly('all days', 'FREQ=DAILY', { start: '2026-01-05', end: '2026-01-06', allDay: true }),
    ];
    expect(ids(select(events, { from: '2026-10-25' })).toSorted()).toEqual(['all days', 'of the leap day', 'running']);
    expect(ids(select(events, { view: 'upcoming' }, { format: 'rss' })).toSorted()).toEqual([
      'all days',
      'of the leap day',
      'running',
    ]);
    expect(ids(select(events, { from: '2026-10-27', to: '2026-10-31' }))).toEqual(['all days']);
  });

  it('is sorted by its next occurrence, and a limit keeps it, however long ago it began', () => {
    const events = [
      weekly('weekly', 'FREQ=WEEKLY'),
      weekly('yearly', 'FREQ=YEARLY', { start: '2025-12-24', end: '2025-12-25', allDay: true }),
      timed('tomorrow', '2026-10-26T10:00:00Z'),
      timed('next week', '2026-11-01T10:00:00Z'),
      timed('on since yesterday', '2026-10-24T10:00:00Z', '2026-10-30T10:00:00Z'),
    ];
    const soonest = ['on since yesterday', 'tomorrow', 'weekly', 'next week', 'yearly'];
    expect(ids(select(events, { view: 'upcoming' }, { format: 'rss' }))).toEqual(soonest);
    expect(ids(select(events, { view: 'upcoming', limit: 3 }, { format: 'rss' }))).toEqual(soonest.slice(0, 3));
    expect(ids(select(events, { limit: 2 })).toSorted()).toEqual(['tomorrow', 'weekly']);
  });

  it('is one item of news, even when a calendar has it as single events', () => {
    const tea = weekly('tea', 'FREQ=WEEKLY', { timeZone: 'Africa/Casablanca' });
    const moved = event('moved', {
      overrides: { id: 'tea', start: '2026-11-16T17:00:00Z' },
      start: '2026-11-17T17:00:00Z',
    });
    for (const format of ['rss', 'atom', 'json'] as const) {
      const found = select([tea, moved], { view: 'upcoming' }, { format });
      expect(ids(found)).toEqual(['tea', 'moved']);
      expect(found[0]?.event.recurrence).not.toBeNull();
    }
    expect(select([tea, moved], { from: '2027-12-01', to: '2027-12-02' }, { format: 'rss' })).toEqual([]);
    expect(ids(select([tea, moved], { from: '2027-12-06', to: '2027-12-06' }, { format: 'rss' }))).toEqual(['tea']);
  });

  it.each(['FREQ=HOURLY', 'FREQ=MINUTELY;INTERVAL=7', 'FREQ=DAILY;BYHOUR=17,18'])('continues as %s', (rule) => {
    expect(ids(select([weekly('often', rule)], { from: '2026-10-25' }, { format: 'rss' }))).toEqual(['often']);
  });

  it('is in a calendar with its overrides, past ones too, or not at all', () => {
    const override = event('moved', {
      overrides: { id: 'running', start: '2026-01-12T17:00:00Z' },
      start: '2026-01-13T17:00:00Z',
    });
    expect(ids(select([weekly('running', 'FREQ=WEEKLY'), override]))).toEqual(['running', 'moved']);
    expect(
      ids(
        select([
          weekly('over', 'FREQ=WEEKLY;COUNT=3'),
          { ...override, event: { ...override.event, overrides: { id: 'over', start: '2026-01-12T17:00:00Z' } } },
        ]),
      ),
    ).toEqual([]);
  });

  it('that iCalendar can’t express becomes single events around today, with its overrides among them', () => {
    const given = { timeZone: 'Africa/Casablanca' };
    const override = event('moved', {
      overrides: { id: 'tea', start: '2026-10-26T16:00:00Z' },
      title: 'Moved tea',
      start: '2026-10-27T16:00:00Z',
    });
    const tea = weekly('tea', 'FREQ=WEEKLY;BYDAY=MO', {
      ...given,
      start: '2026-10-05T16:00:00Z',
      end: '2026-10-05T17:00:00Z',
    });
    const found = select([tea, override]);
    expect(found.every((entry) => entry.event.recurrence === null && entry.event.overrides === null)).toBe(true);
    expect(found.slice(2, 5).map((entry) => [entry.event.occurrence, entry.event.start])).toEqual([
      ['2026-10-19T16:00:00Z', '2026-10-19T16:00:00Z'],
      ['2026-10-26T16:00:00Z', '2026-10-27T16:00:00Z'],
      ['2026-11-02T16:00:00Z', '2026-11-02T16:00:00Z'],
    ]);
    const text = renderIcalendar(feedOf(found));
    expect(text).not.toContain('RRULE:FREQ=WEEKLY;BYDAY=MO');
    expect(text.match(/^UID:1\/tea\/2026-10-26T16%3A00%3A00Z@/gm)).toHaveLength(1);
  });
});

describe('several calendars', () => {
  it('keep their own identities and zones in one feed', () => {
    const snapshots = [
      snapshotOf([timed('x', '2026-10-26T10:00:00Z')], calendarOf('1')),
      snapshotOf([timed('x', '2026-10-26T09:00:00Z')], calendarOf('2', 'Asia/Tokyo')),
    ];
    const found = selectEntries(snapshots, everything, contextOf()).entries;
    expect(found.map((entry) => [entry.calendarId, entry.timeZone, entry.link])).toEqual([
      ['2', 'Asia/Tokyo', 'https://cal.example/calendars/2/events/x'],
      ['1', 'Europe/Berlin', 'https://cal.example/calendars/1/events/x'],
    ]);
    expect(renderIcalendar(feedOf(found)).match(/^UID:.*/gm)).toEqual([
      'UID:2/x@north.example',
      'UID:1/x@north.example',
    ]);
  });
});

describe('languages', () => {
  const translated = event('x', {
    start: '2026-10-25T10:00:00Z',
    title: 'Lecture',
    summary: 'In English',
    translations: {
      fi: { title: 'Luento', summary: null, description: null },
      'pt-BR': { title: 'Aula', summary: null, description: null },
    },
  });
  const titleIn = (lang: string | null) => select([translated], { lang })[0]?.event.title;

  it('are chosen by the tag, then by the language alone, else the calendar’s own', () => {
    expect(titleIn('fi')).toBe('Luento');
    expect(titleIn('pt')).toBe('Aula');
    expect(titleIn('pt-br')).toBe('Aula');
    expect(titleIn('sv')).toBe('Lecture');
    expect(titleIn(null)).toBe('Lecture');
    expect(select([translated], { lang: 'fi' })[0]?.event.summary).toBe('In English');
  });

  it.each([
    ['zh-TW', 'Traditional'],
    ['zh-Hant-HK', 'Traditional'],
    ['zh', 'Simplified'],
    ['zh-SG', 'Simplified'],
    ['sr', 'Cyrillic'],
    ['sr-Latn-RS', 'Latin'],
  ])('are in the script that is read for %s', (lang, title) => {
    const texts = (text: string) => ({ title: text, summary: null, description: null });
    const translations = {
      'zh-Hans': texts('Simplified'),
      'zh-Hant': texts('Traditional'),
      'sr-Latn': texts('Latin'),
      'sr-Cyrl': texts('Cyrillic'),
    };
    const found = select([event('x', { start: '2026-10-25T10:00:00Z', title: 'Own', translations })], { lang });
    expect(found[0]?.event.title).toBe(title);
  });
});

it('finds all occurrences and overrides of one event', () => {
  const events = [
    event('x', { occurrence: '2', start: '2026-11-02T10:00:00Z' }),
    event('x', { occurrence: '1', start: '2026-11-01T10:00:00Z' }),
    event('o', { overrides: { id: 'x', start: '2026-11-03T10:00:00Z' }, start: '2026-11-04T10:00:00Z' }),
    event('y', { start: '2026-11-02T10:00:00Z' }),
  ];
  expect(selectEvent(snapshotOf(events), 'x', null, origin).map(({ event: one }) => one.start)).toEqual([
    '2026-11-01T10:00:00Z',
    '2026-11-02T10:00:00Z',
    '2026-11-04T10:00:00Z',
  ]);
});

describe('the rest that a portal keeps of a deleted event', () => {
  const gone = event('gone', { title: null, start: null, summary: null, description: null, status: 'cancelled' });

  it.each(['ics', 'rss', 'atom', 'json'] as const)('is left out of .%s', (format) => {
    expect(ids(select([gone, timed('there', '2026-10-25T10:00:00Z')], {}, { format }))).toEqual(['there']);
  });

  it('is included once it has a title in any language', () => {
    const translations = { en: { title: 'Talk', summary: null, description: null } };
    expect(ids(select([{ ...gone, event: { ...gone.event, translations } }], {}, { format: 'rss' }))).toEqual(['gone']);
  });
});
