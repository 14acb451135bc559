import { describe, expect, it } from 'vitest';
import type { CalendarRecord } from '../../src/calendar/calendar.ts';
import type { ListedRecord } from '../../src/mapping/mapper.ts';
import { createMapping } from '../../src/mapping/mapping.ts';
import type { MappingSettings } from '../../src/mapping/mapping-settings.ts';

const nothing: MappingSettings = { calendars: {}, events: {}, details: {}, event: {}, allDayEnd: 'auto' };
const mapping = createMapping(nothing, { timeZone: 'UTC', language: 'en', linkBase: 'https://town.example' });

const titles = ['Fair', 'Choir', 'Chess night', 'Flea market', 'Open door', 'Book club', 'Night walk', 'Puppet play'];
const numbers = [0, 1, 2, 3, 4, 5, 6, 7];
const sizes = [1, 3, 8];

interface Page {
  readonly body: object;
  /** The answers with details, in the order of the list. */
  readonly details?: readonly unknown[];
}

const listed = ({ body }: Page, records: readonly unknown[]): readonly ListedRecord[] =>
  records.map((record) => ({ record, body }));

/** The events of a page by the rules that another page has taught, record by record. */
function eventsBy(learned: Page, page: Page): readonly (readonly string[])[] {
  const events = listed(learned, mapping.eventItems(learned.body));
  const details = (learned.details ?? []).map((body, n) => ({ listed: events[n] as ListedRecord, body }));
  const mapper = mapping.mapper(mapping.detect({ calendars: [], events, details }));
  return listed(page, mapper.eventItems(page.body)).map((one, n) =>
    mapper
      .events({ id: '1' } as CalendarRecord, one, page.details?.[n] ?? null)
      .events.map(({ title, start }) => `${title} ${start}`),
  );
}

describe('hours of days that a portal is known to write', () => {
  const dates = (n: number) => [
    { date: `2046-10-1${n}`, times: ['10:00', '14:00'] },
    { date: `2046-11-1${n}`, times: ['11:00', '15:00'] },
  ];
  const record = (n: number): object => ({ id: n + 310, title: titles[n], dates: dates(n) });
  const withFirst = (n: number, day: object) => ({
    ...record(n),
    dates: [{ ...dates(n)[0], ...day }, ...dates(n).slice(1)],
  });
  const three = (n: number) => withFirst(n, { times: ['10:00', '14:00', '19:00'] });
  const ofOctober = (n: number) => ['10:00', '14:00'].map((time) => `${titles[n]} 2046-10-1${n}T${time}:00Z`);
  const ofNovember = (n: number) => ['11:00', '15:00'].map((time) => `${titles[n]} 2046-11-1${n}T${time}:00Z`);
  const sessions = (n: number) => [...ofOctober(n), ...ofNovember(n)];
  /** A page of so many records whose first one is odd. */
  const page = (odd: (n: number) => object, count: number, of = record): Page => ({
    body: { events: numbers.slice(0, count).map((n) => (n === 0 ? odd(n) : of(n))) },
  });

  it('need no list of three', () => {
    for (const count of sizes) {
      expect(eventsBy(page(three, 8), page(record, count))).toEqual(numbers.slice(0, count).map(sessions));
    }
  });

  it.each<[string, object]>([
    ['has a name', { name: 'Premiere' }],
    ['has a time of its own', { doors: '19:00' }],
    ['is a moment', { date: '2046-10-17T09:00:00' }],
    ['has an hour that is none', { times: ['10:00', 'later'] }],
    ['has no hours', { times: [] }],
  ])('are read in all other days where one %s', (_, day) => {
    for (const count of sizes) {
      const [first, ...others] = eventsBy(
        page(three, 8),
        page((n) => withFirst(n, day), count),
      );
      expect(first).toEqual(expect.arrayContaining(ofNovember(0)));
      expect(others).toEqual(numbers.slice(1, count).map(sessions));
    }
  });

  it('are read alike on the page that teaches the rules', () => {
    const named = page((n) => withFirst(n, { name: 'Premiere', times: ['10:00', '14:00', '19:00'] }), 8);
    expect(eventsBy(named, page(record, 8))).toEqual(numbers.map(sessions));
  });

  it('are read in records with a title where one has none', () => {
    const own = (n: number) => ({ id: n + 310, title: titles[n], date: `2046-10-1${n}`, times: ['10:00', '14:00'] });
    const many = (n: number) => ({ ...own(n), times: ['10:00', '14:00', '19:00'] });
    for (const count of sizes) {
      const events = eventsBy(
        page(many, 8, own),
        page((n) => ({ ...own(n), title: null }), count, own),
      );
      expect(events.slice(events.length - count + 1)).toEqual(numbers.slice(1, count).map(ofOctober));
    }
  });

  it('are read where the states of the hours differ', () => {
    const slots = (n: number, state: string) => ({
      ...record(n),
      dates: [
        {
          date: `2046-10-1${n}`,
          times: [
            { from: '10:00', state },
            { from: '14:00', state: 'open' },
          ],
        },
      ],
    });
    const open = (n: number) => slots(n, 'open');
    for (const count of sizes) {
      const events = eventsBy(
        page(open, 8, open),
        page((n) => slots(n, 'sold out'), count, open),
      );
      expect(events).toEqual(numbers.slice(0, count).map(ofOctober));
    }
  });

  it('are read alike in the details of an event', () => {
    const plain = (n: number) => ({ id: n + 310, title: titles[n] });
    const detailed = (of: (n: number) => object, odd: (n: number) => object, count: number): Page => ({
      ...page(of, count, of),
      details: numbers.slice(0, count).map((n) => (n === 0 ? odd(n) : record(n))),
    });
    for (const of of [plain, record]) {
      const learned = detailed(of, three, 8);
      for (const count of sizes)
        expect(eventsBy(learned, detailed(of, record, count))).toEqual(numbers.slice(0, count).map(sessions));
    }
    const list = page(three, 8);
    const details = numbers.map(record);
    expect(eventsBy({ ...list, details }, { ...page(record, 8), details })).toEqual(numbers.map(sessions));
  });
});
