import { describe, expect, it } from 'vitest';
import { detectMapping } from '../../../src/mapping/detection/detect.ts';
import { createMapping } from '../../../src/mapping/mapping.ts';
import type { MappingContext, MappingSettings } from '../../../src/mapping/mapping-settings.ts';
import { mapRecords, plain, titles } from './map-records.ts';

const nothing: MappingSettings = { calendars: {}, events: {}, details: {}, event: {}, allDayEnd: 'auto' };
const berlin: MappingContext = { timeZone: 'Europe/Berlin', language: 'en', linkBase: 'https://uni.example' };

function detect(records: readonly unknown[], settings = nothing, context = berlin) {
  const body = { events: records };
  return detectMapping(
    { calendars: [], events: records.map((record) => ({ record, body })), details: [] },
    settings,
    context,
  );
}

const lecture = (n: number, more: object = {}) => ({
  id: n,
  title: `Lecture number ${n}`,
  start: `2026-05-${String(10 + (n % 15)).padStart(2, '0')}T10:00:00`,
  end: `2026-05-${String(10 + (n % 15)).padStart(2, '0')}T12:00:00`,
  ...more,
});
const lectures = (more: (n: number) => object = () => ({})) =>
  Array.from({ length: 6 }, (_, n) => lecture(n + 1, more(n + 1)));

describe('the zone that an answer names for all dates', () => {
  const calendars = [{ status: 'ok', time_zone: 'UTC', calendars: [{ id: 1, name: 'Lectures' }] }];
  const rulesWith = (body: object, more: (n: number) => object = () => ({})) =>
    detectMapping(
      { calendars, events: lectures(more).map((record) => ({ record, body })), details: [] },
      nothing,
      berlin,
    ).settings.event;

  it('is that of the dates of events, where it stands beside the calendars', () => {
    expect(rulesWith({})).toMatchObject({
      start: { path: 'start', timeZone: 'UTC' },
      end: { path: 'end', timeZone: 'UTC' },
    });
  });

  it('gives way to the zone that the answer with the events names, or the event itself', () => {
    expect(rulesWith({ timezone: 'Europe/Paris' }).start).toBe('start');
    expect(rulesWith({}, () => ({ timezone: 'Europe/Paris' })).start).toBe('start');
  });
});

describe('what detection says that it cannot know', () => {
  it('says that dates have no zone when none is configured', () => {
    const { problems } = detect(lectures(), nothing, { ...berlin, timeZone: null });
    expect(problems).toContainEqual(
      expect.objectContaining({
        level: 'error',
        where: 'mapping.event.start',
        message: expect.stringContaining('no time zone is configured'),
      }),
    );
    expect(detect(lectures()).problems).toEqual([]);
  });

  it('says that day and month cannot be told apart, and settles them by any day above twelve', () => {
    const dates = (days: readonly string[]) => days.map((date, n) => ({ id: n, title: `Talk ${n} of many`, date }));
    const open = detect(dates(['3/4/2026', '5/6/2026', '7/8/2026']));
    expect(open.problems).toContainEqual(
      expect.objectContaining({ level: 'warning', message: expect.stringContaining('tell the day from the month') }),
    );
    expect(detect(dates(['3/4/2026', '5/26/2026', '7/8/2026'])).settings.event.start).toMatchObject({
      path: 'date',
      format: 'M/d/yyyy',
    });
    expect(detect(dates(['03/04/2026', '26/05/2026', '07/08/2026'])).settings.event.start).toMatchObject({
      path: 'date',
      format: 'd/M/yyyy',
    });
  });

  it('asks what codes of a status mean, and reads them where titles give them away', () => {
    const codes = detect(lectures((n) => ({ status: n === 1 ? 3 : 1 })));
    expect(codes.settings.event.status).toBeUndefined();
    expect(codes.questions).toMatchObject([
      {
        where: 'mapping.event.status',
        message: expect.stringMatching(/at status mean that an event is cancelled: 3 \(1 of \d+ records\)\? .* 1\.$/u),
        choices: [
          { rule: { path: 'status', values: { '*': null } }, examples: [{ value: 'confirmed' }] },
          { rule: { path: 'status', values: { '3': 'cancelled', '*': null } }, examples: [{ value: 'cancelled' }] },
        ],
        undecided: false,
      },
    ]);
    expect(detect(lectures(() => ({ status: 1 }))).questions).toBeUndefined();
    const told = detect(lectures((n) => (n === 4 ? { title: 'Cancelled: Lecture', status: 9 } : { status: 1 })));
    expect(told.settings.event.status).toEqual({ path: 'status', values: { '9': 'cancelled', '*': null } });
  });

  it('says what it did not find', () => {
    const { problems } = detect([{ a: true }, { a: false }]);
    expect(problems.map(({ where }) => where)).toEqual([
      'mapping.event.id',
      'mapping.event.title',
      'mapping.event.start',
    ]);
  });
});

describe('what must not slip out', () => {
  it.each([
    [{ status: 'draft' }, { status: 'published' }, 'status'],
    [{ published: false }, { published: true }, 'status'],
    [{ isDraft: true }, { isDraft: false }, 'status'],
    [{ moderation_state: 'draft' }, { moderation_state: 'published' }, 'status'],
    [{ private: true }, { private: false }, 'visibility'],
    [{ isPublic: false }, { isPublic: true }, 'visibility'],
    [{ visibility: 'private' }, { visibility: 'public' }, 'visibility'],
    [{ hide_from_listings: true }, { hide_from_listings: false }, 'visibility'],
  ] as const)('keeps %j apart from %j by its %s', (hidden, shown, field) => {
    const records = lectures((n) => (n === 2 ? hidden : shown));
    const body = { events: records };
    const mapping = createMapping(nothing, berlin);
    const mapper = mapping.mapper(detect(records));
    const calendar = { id: '1', title: null, description: null, timeZone: null, url: null };
    const events = records.flatMap((record) => mapper.events(calendar, { record, body }, null).events);
    const open = { status: 'confirmed', visibility: 'public' };
    expect(events).toHaveLength(records.length);
    for (const event of events) {
      if (event.id !== '2') expect(event).toMatchObject(open);
      else expect(event[field]).not.toBe(open[field]);
    }
  });

  it('does not hide every event by a flag that is the same for all', () => {
    expect(detect(lectures(() => ({ private: true }))).settings.event.visibility).toBeUndefined();
  });
});

describe('which of several dates is which', () => {
  it('leaves deadlines, stamps and other events’ dates alone', () => {
    const { settings } = detect(
      lectures((n) => ({
        registrationStart: '2026-04-01T00:00:00',
        registrationEnd: '2026-05-01T00:00:00',
        createdAt: '2026-01-01T08:13:22Z',
        updatedAt: `2026-02-0${n}T08:13:22Z`,
        next: { start: '2026-06-01T10:00:00' },
      })),
    );
    expect(settings.event).toMatchObject({ start: 'start', end: 'end', updated: 'updatedAt', published: 'createdAt' });
  });

  it('takes a list of sessions for sessions, and a programme with titles for none', () => {
    const days = (n: number) =>
      [0, 7].map((more) => ({ from: `2026-05-${10 + n + more}T10:00:00`, to: `2026-05-${10 + n + more}T11:00:00` }));
    const sessions = detect([1, 2, 3].map((n) => ({ id: n, title: `Course ${n} for all`, dates: days(n) })));
    expect(sessions.settings.event).toMatchObject({ sessions: 'dates', start: 'from', end: 'to' });
    const programme = detect(
      lectures((n) => ({ programme: days(n).map((one, m) => ({ ...one, title: `Talk ${n}.${m}`, speaker: 'Ada' })) })),
    );
    expect(programme.settings.event.sessions).toBeUndefined();
    expect(programme.settings.event.start).toBe('start');
  });

  it('knows that an end on the day of the start is the last day', () => {
    const day = (n: number, last: number) => ({
      id: n,
      title: `Fair ${n} of the town`,
      start: `2026-05-1${n}`,
      end: `2026-05-1${last}`,
    });
    expect(detect([day(1, 1), day(2, 4), day(3, 3)]).settings.allDayEnd).toBe('inclusive');
    expect(detect([day(1, 2), day(2, 4)]).settings.allDayEnd).toBe('auto');
  });

  it('takes the day of the end for the last one where it stands only if it is another, though midnights stand beside the days', () => {
    const spans = [0, 1, 0, 1, 1, 1];
    const record = (none: string) => (title: string, n: number) => ({
      id: n,
      title,
      day: `2026-05-${11 + n} 00:00:00`,
      begins: n % 2 === 0 ? '18:30' : none,
      last: spans[n] === 0 && none === '' ? '' : `2026-05-${11 + n + (spans[n] ?? 0)} 00:00:00`,
      ends: n % 2 === 0 ? '20:00' : none,
    });
    const blank = mapRecords(titles.map(record('')));
    expect(blank.events.slice(0, 4).map(({ start, end }) => [start, end])).toEqual([
      ['2026-05-11T16:30:00Z', '2026-05-11T18:00:00Z'],
      ['2026-05-12', '2026-05-14'],
      ['2026-05-13T16:30:00Z', '2026-05-13T18:00:00Z'],
      ['2026-05-14', '2026-05-16'],
    ]);
    // From midnight to midnight.
    const midnights = mapRecords(titles.map(record('00:00')));
    expect(midnights.events[1]).toMatchObject({ start: '2026-05-12', end: '2026-05-13' });
  });

  it('takes a midnight beside the day for the lack of a time', () => {
    const { events } = mapRecords(
      titles.map((title, n) => ({
        id: n,
        title,
        day: `2026-05-1${n}`,
        until: n === 3 ? '2026-05-17' : '0000-00-00',
        from_time: n === 3 ? '00:00' : '18:30',
        until_time: n === 3 ? '00:00' : '20:00',
        all_day: n === 3 ? 1 : 0,
      })),
    );
    expect(events[3]).toMatchObject({ start: '2026-05-13', end: '2026-05-18', allDay: true });
    expect(events[1]?.end).toBe('2026-05-11T18:00:00Z');
  });

  it('knows it of midnights of the place, too, that are written in UTC', () => {
    const midnight = (day: number) => new Date(Date.UTC(2027, 1, day, -1)).toISOString();
    const { events } = mapRecords(
      plain((n) =>
        n % 2 === 0 ? { start: midnight(n + 1), end: midnight(n + 1 + n), whole_day: true } : { whole_day: false },
      ),
    );
    const days = events.filter(({ allDay }) => allDay).map(({ start, end }) => [start, end]);
    expect(days).toEqual([
      ['2027-02-01', '2027-02-02'],
      ['2027-02-03', '2027-02-06'],
      ['2027-02-05', '2027-02-10'],
    ]);
  });
});

describe('what it leaves alone', () => {
  it('detects nothing that is configured', () => {
    const { settings, inForce } = detect(lectures(), { ...nothing, event: { title: 'caption' } });
    expect(settings.event.title).toBeUndefined();
    expect(inForce.event.title).toBeUndefined();
  });

  it('ends on records that are huge, deep or of many keys', () => {
    let deep: unknown = 'x';
    for (let n = 0; n < 10_000; n++) deep = [deep];
    const wide = Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [`key${n}`, n]));
    const many = Array.from({ length: 20_000 }, (_, n) => lecture(n));
    expect(detect(many).settings.event).toMatchObject({ id: 'id', title: 'title', start: 'start', end: 'end' });
    expect(detect(lectures(() => ({ deep, wide, long: 'x'.repeat(1_000_000) }))).settings.event).toMatchObject({
      id: 'id',
      title: 'title',
      start: 'start',
    });
    expect(detect([null, 3, 'x', [], {}]).settings.event).toEqual({});
  });
});
