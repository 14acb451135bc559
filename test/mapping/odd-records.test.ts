import { describe, expect, it } from 'vitest';
import type { CalendarRecord } from '../../src/calendar/calendar.ts';
import { createMapping } from '../../src/mapping/mapping.ts';
import type { MappingSettings } from '../../src/mapping/mapping-settings.ts';

const nothing: MappingSettings = { calendars: {}, events: {}, details: {}, event: {}, allDayEnd: 'auto' };
const site = { timeZone: 'UTC', language: 'en', linkBase: 'https://town.example' };
const titles = ['Fair', 'Choir', 'Chess night', 'Flea market', 'Open door', 'Film night', 'Yoga', 'Quiz'];
const numbers = titles.map((_, n) => n + 1);
const startOf = (n: number) => `2046-05-1${n}T18:30:00Z`;

/** What pages of the records with these numbers give by the rules that were learned from eight. */
function readerOf(record: (n: number) => object) {
  const mapping = createMapping(nothing, site);
  const learned = { events: numbers.map(record) };
  const events = mapping.eventItems(learned).map((one) => ({ record: one, body: learned }));
  const mapper = mapping.mapper(mapping.detect({ calendars: [], events, details: [] }));
  return (body: { readonly events: readonly object[] }) =>
    mapper.eventItems(body).flatMap((one) =>
      mapper.events({ id: '1' } as CalendarRecord, { record: one, body }, null).events.map((event) => ({
        title: event.title,
        start: event.start,
        place: event.location?.name,
      })),
    );
}

/** The last of a page of one, of three and of eight is odd. Nothing changes for the others. */
const pages = [[1], [1, 2, 3], numbers] as const;
const read = (n: number) => ({ title: titles[n - 1], start: startOf(n), place: 'Town Hall' });

/** By rules from records without an odd one, and with one. */
function expectSame(record: (n: number) => object, odd: (n: number) => object): void {
  const eventsOf = readerOf(record);
  const withOdd = readerOf((n) => (n === 8 ? odd(n) : record(n)));
  for (const page of pages) {
    const body = () => ({ events: page.map((n) => (n === page.at(-1) ? odd(n) : record(n))) });
    expect(eventsOf(body())).toEqual(page.map(read));
    expect(withOdd(body())).toEqual(page.map(read));
  }
}

describe('an odd record in a list of fields', () => {
  const field = (name: string, value: unknown) => ({ name, value });
  const fieldsOf = (n: number) => [
    field('title', titles[n - 1]),
    field('start', startOf(n)),
    field('venue', { name: 'Town Hall', city: 'Ashford' }),
    field('kind', n % 2 === 0 ? 'Music' : 'Market'),
  ];
  const record = (n: number) => ({ id: n + 20, fields: fieldsOf(n) });

  it.each<[string, (n: number) => object]>([
    ['with nothing odd', record],
    ['with a name that stands beside the list', (n) => ({ id: n, fields: [...fieldsOf(n), field('id', 'A7')] })],
    ['with a name twice', (n) => ({ id: n, fields: [...fieldsOf(n), field('hall', 'North'), field('hall', 'South')] })],
    ['with a name beside the list', (n) => ({ id: n, name: 'Internal name', fields: fieldsOf(n) })],
    ['with few fields', (n) => ({ id: n, fields: fieldsOf(n).slice(0, 3) })],
  ])('is read as the others are: %s', (_, odd) => {
    expectSame(record, odd);
  });

  it('may have one field alone', () => {
    const only = { id: 21, fields: [field('title', 'Fair')] };
    const [event, ...others] = readerOf(record)({ events: [only] });
    expect([event?.title, others]).toEqual(['Fair', []]);
  });
});

describe('an odd record of typed blocks', () => {
  const dates = (n: number) => ({ block: 'dates', key: `a${n}`, from: startOf(n), until: null });
  const venue = (n: number) => ({ block: 'venue', key: `b${n}`, name: 'Town Hall', city: 'Ashford' });
  const text = (n: number) => ({ block: 'richText', key: `c${n}`, html: '<p>Come along</p>' });
  const fees = (n: number) => ({ block: 'fees', key: `d${n}`, rows: [{ price: n }] });
  const head = (n: number) => ({ id: n + 20, title: titles[n - 1] });
  const record = (n: number) => ({ ...head(n), body: [dates(n), text(n), venue(n), fees(n)] });

  it.each<[string, (n: number) => object]>([
    ['with nothing odd', record],
    ['with two texts', (n) => ({ ...head(n), body: [dates(n), text(n), text(n), venue(n)] })],
    [
      'with a block of no type',
      (n) => ({ ...head(n), body: [{ block: null, key: 'x' }, dates(n), venue(n), text(n)] }),
    ],
    ['with two places', (n) => ({ ...head(n), body: [dates(n), venue(n), venue(n), fees(n)] })],
    ['with a date and a place alone', (n) => ({ ...head(n), body: [dates(n), venue(n)] })],
  ])('is read as the others are: %s', (_, odd) => {
    expectSame(record, odd);
  });

  it('has all its dates where the portal showed several before', () => {
    const twice = (n: number) => ({ ...record(n), body: [...record(n).body, { ...dates(n), from: startOf(9) }] });
    const body = { events: numbers.map((n) => (n === 8 ? twice(n) : record(n))) };
    const both = [...numbers.map(read), { ...read(8), start: startOf(9) }];
    expect(readerOf((n) => (n === 8 ? twice(n) : record(n)))(body)).toEqual(both);
    expect(readerOf(record)(body)).toEqual(numbers.map(read));
  });

  it('may have its dates alone', () => {
    const record1 = { ...head(1), body: [dates(1)] };
    expect(readerOf(record)({ events: [record1] })).toEqual([{ ...read(1), place: undefined }]);
  });

  it('may be one of three that have a date and a place alone', () => {
    const few = [1, 2, 3].map((n) => ({ ...head(n), body: [dates(n), venue(n)] }));
    expect(readerOf(record)({ events: few })).toEqual([1, 2, 3].map(read));
  });

  const wrapped = ({ body, ...rest }: ReturnType<typeof record>) => ({
    ...rest,
    body: body.map(({ block, key, ...value }): object => ({ block, key, value })),
  });

  it('may say more of a block whose content is under a key', () => {
    const odd = (n: number) => {
      const { body, ...rest } = wrapped(record(n));
      return { ...rest, body: body.map((one, at) => (at === 1 ? { ...one, language: 'en' } : one)) };
    };
    for (const page of pages) {
      const body = { events: page.map((n) => (n === page.at(-1) ? odd(n) : wrapped(record(n)))) };
      expect(readerOf((n) => wrapped(record(n)))(body)).toEqual(page.map(read));
    }
  });
});
