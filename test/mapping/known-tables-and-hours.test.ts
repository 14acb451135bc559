import { describe, expect, it } from 'vitest';
import type { CalendarRecord } from '../../src/calendar/calendar.ts';
import type { ListedRecord, Mapper } from '../../src/mapping/mapper.ts';
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

/** By the rules that a page teaches. */
function mapperOf(learned: Page): Mapper {
  const events = listed(learned, mapping.eventItems(learned.body));
  const details = (learned.details ?? []).map((body, n) => ({ listed: events[n] as ListedRecord, body }));
  return mapping.mapper(mapping.detect({ calendars: [], events, details }));
}

/** The events of a page by the rules that another page has taught, record by record. */
function eventsBy(learned: Page, page: Page): readonly (readonly string[])[] {
  const mapper = mapperOf(learned);
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

describe('a table whose cells stand in the order of the columns, of a portal that is known to write so', () => {
  const headers = ['Date', 'Place', 'League', 'Title'].map((text) => ({ text }));
  const row = (n: number) => ({
    id: n + 310,
    cells: [`2046-10-1${n}T10:00:00Z`, `Hall ${n}`, 'Second league', titles[n]].map((text) => ({ text })),
  });
  const page = (odd: (n: number) => object, count: number, columns: readonly object[] = headers): Page => ({
    body: { headers: columns, rows: numbers.slice(0, count).map((n) => (n === 0 ? odd(n) : row(n))) },
  });
  const told = (n: number) => [`${titles[n]} 2046-10-1${n}T10:00:00Z`];

  it.each<[string, (n: number) => object]>([
    ['spans all columns', (n) => ({ ...row(n), cells: [{ text: 'No more events this month', colspan: 4 }] })],
    ['has one cell more', (n) => ({ ...row(n), cells: [...row(n).cells, { text: 'new' }] })],
    ['has a cell that is none', (n) => ({ ...row(n), cells: row(n).cells.map(({ text }) => text) })],
    ['has no cells', (n) => ({ ...row(n), cells: [] })],
  ])('is read in all other rows where one %s', (_, odd) => {
    for (const count of sizes) {
      const [first, ...others] = eventsBy(page(row, 8), page(odd, count));
      expect(first).not.toEqual(told(0));
      expect(others).toEqual(numbers.slice(1, count).map(told));
    }
  });

  it.each<[string, (n: number) => object]>([
    ['a note of its own', (n) => ({ ...row(n), hint: 'new', marked: true, link: null, color: 'red', order: 7 })],
    [
      'cells with more about their look',
      (n) => ({ ...row(n), cells: row(n).cells.map((one) => ({ ...one, a: 1, b: 2, c: 3, d: 4, e: 5, f: 6 })) }),
    ],
  ])('is read where a row has %s', (_, odd) => {
    for (const count of sizes)
      expect(eventsBy(page(row, 8), page(odd, count))).toEqual(numbers.slice(0, count).map(told));
  });

  it('is read where no row has a date yet', () => {
    const undated = (n: number) => ({ ...row(n), cells: [{ text: '' }, ...row(n).cells.slice(1)] });
    for (const count of sizes) {
      const body = { headers, rows: numbers.slice(0, count).map(undated) };
      expect(mapperOf(page(row, 8)).eventItems(body)).toEqual(
        numbers
          .slice(0, count)
          .map((n) => ({ id: n + 310, Date: null, Place: `Hall ${n}`, League: 'Second league', Title: titles[n] })),
      );
    }
  });

  it('is read where few of the columns have words for fields by now', () => {
    const more = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => ({ text: `Xyz ${n}` }));
    const wide = (n: number) => ({ ...row(n), cells: [...row(n).cells, ...more] });
    const rows = numbers.map(wide);
    expect(eventsBy(page(row, 8), { body: { headers: [...headers, ...more], rows } })).toEqual(numbers.map(told));
  });
});
