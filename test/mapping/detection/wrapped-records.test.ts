import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '../../../src/calendar/event.ts';
import { mapRecords, titles } from './map-records.ts';

const kinds = ['Music', 'Walk', 'Talk'];

const records = titles.map((title, n) => ({
  id: 310 + n,
  title,
  description: `<p>About ${title.toLowerCase()}: bring a friend and <b>come early</b>.</p>`,
  start: `2026-05-${11 + n}T18:30:00`,
  end: `2026-05-${11 + n}T20:00:00`,
  venue: { name: `Hall ${'ABC'[n % 3]}`, street: `${n + 3} Quay Street`, city: 'Gdynia' },
  organizer: ['Bell Ringers’ Guild', 'Parish Council'][n % 2] as string,
  categories: n % 2 === 0 ? [kinds[n % 3] as string] : [kinds[n % 3] as string, 'Family'].toSorted(),
  status: n === 3 ? 'cancelled' : 'published',
  url: `https://town.example/e/${n}`,
  image: `https://town.example/i/${n}.jpg`,
  updated: `2026-04-0${n + 1}T10:00:00Z`,
}));
type Plain = (typeof records)[number];

const told = (event: CalendarEvent) => ({
  ...event,
  description: event.description?.text,
  categories: event.categories.toSorted(),
});
const expected = mapRecords(records).events.map(told);

/** Every value but lists and objects, by a function. */
function each(value: unknown, wrap: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => each(one, wrap));
  if (value === null || typeof value !== 'object') return wrap(value);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, each(one, wrap)]));
}

const fieldsOf = (record: object, wrap: (value: unknown, key: string) => unknown) =>
  Object.fromEntries(Object.entries(record).map(([key, one]) => [key, wrap(one, key)]));

/** As XML is turned into JSON where every child is a list. */
const listed = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((one) => one)
    : [value !== null && typeof value === 'object' ? fieldsOf(value, listed) : value];

/** As a document database writes each value with its type. */
function typed(value: unknown): unknown {
  if (typeof value === 'number') return { integerValue: String(value) };
  if (typeof value === 'string') return /^\d{4}-.*Z$/.test(value) ? { timestampValue: value } : { stringValue: value };
  return Array.isArray(value)
    ? { arrayValue: { values: value.map(typed) } }
    : { mapValue: { fields: fieldsOf(value as object, typed) } };
}

function lettered(value: unknown): unknown {
  if (typeof value === 'number') return { N: String(value) };
  if (typeof value === 'string') return { S: value };
  return Array.isArray(value) ? { L: value.map(lettered) } : { M: fieldsOf(value as object, lettered) };
}

const at = (text: string) => Date.parse(`${text}+02:00`);
const numbers = (text: string) => text.split(/[-T:]/).map(Number).slice(0, 5);
/** The fields of a record but for its id and place, as pairs. */
const pairs = ({ id: _, venue: __, ...rest }: Plain) => Object.entries(rest);
const days = ({ start, end, ...rest }: Plain, startTime: unknown, endTime: unknown) => ({
  ...rest,
  date: start.slice(0, 10),
  startTime,
  endTime,
});

const minutesOf = (text: string): number => Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16));

const shapes: readonly (readonly [string, (record: Plain, n: number) => object])[] = [
  ['{ value }', (record) => each(record, (value) => ({ value })) as object],
  ['{ #text, @lang }', (record) => each(record, (value) => ({ '#text': String(value), '@lang': 'en' })) as object],
  ['{ rendered }', (record) => each(record, (value) => ({ rendered: value })) as object],
  ['{ datatype, value }', (record) => each(record, (value) => ({ datatype: typeof value, value })) as object],
  ['lists of one', (record) => fieldsOf(record, listed)],
  ['lists of one with attributes', (record) => each(fieldsOf(record, listed), (_) => ({ _, $: { x: '1' } })) as object],
  [
    'one or many',
    (record) => fieldsOf(record, (value) => (Array.isArray(value) && value.length === 1 ? value[0] : value)),
  ],
  ['{ content: {…} }', (record) => ({ content: record })],
  ['{ fieldData: {…} }', ({ id, ...fieldData }) => ({ recordId: String(id), modId: '3', fieldData })],
  ['lists of one around all', ({ id, ...rest }) => ({ id, rev: 3, blib: [{ no: 1, zorp: [rest] }] })],
  [
    'lists of one around each moment',
    ({ start, end, ...rest }) => ({
      ...rest,
      zi: [{ d: start, tz: 'Europe/Warsaw' }],
      zo: [{ d: end, tz: 'Europe/Warsaw' }],
    }),
  ],
  ['{ date: {…} }', ({ id, ...date }) => ({ id, date })],
  ['{ stringValue }', (record) => ({ name: `projects/x/${record.id}`, fields: fieldsOf(record, typed) })],
  ['{ S }', (record) => fieldsOf(record, lettered)],
  ['{ caption, inhalt }', (record) => fieldsOf(record, (inhalt, key) => ({ caption: key.toUpperCase(), inhalt }))],
  [
    '{ typ, wert } in slots',
    ({ id, ...slots }) => ({
      id,
      slots: fieldsOf(slots, (wert, key) => ({ typ: key === 'start' ? 'datum' : 'text', wert })),
    }),
  ],
  [
    '[id, name]',
    ({ organizer, categories, ...rest }, n) => ({
      ...rest,
      organizer_id: [(n % 2) + 1, organizer],
      tag_ids: categories.map((one, i) => [i + 4, one]),
      parent_id: false,
    }),
  ],
  [
    'maps by id',
    (record) => ({
      ...record,
      categories: Object.fromEntries(record.categories.map((name) => [`${kinds.indexOf(name) + 12}`, { name }])),
    }),
  ],
  [
    'maps of names by id',
    (record) => ({
      ...record,
      categories: Object.fromEntries(record.categories.map((name) => [`${kinds.indexOf(name) + 12}`, name])),
    }),
  ],
  [
    'keywords as keys',
    (record) => ({
      ...record,
      categories: Object.fromEntries([...kinds, 'Family'].map((name) => [name, record.categories.includes(name)])),
    }),
  ],
  [
    '[{ key, val }]',
    (record) => ({ id: record.id, venue: record.venue, props: pairs(record).map(([key, val]) => ({ key, val })) }),
  ],
  [
    '[{ field: { label }, content }]',
    (record) => ({
      id: record.id,
      venue: record.venue,
      props: pairs(record).map(([label, content], n) => ({ field: { id: n, label }, content })),
    }),
  ],
  ['[[label, value]]', (record) => ({ id: record.id, venue: record.venue, props: pairs(record) })],
  [
    '[{ code, values: [] }]',
    (record) => ({
      id: record.id,
      venue: record.venue,
      attributes: pairs(record).map(([code, value]) => ({ code, values: [value].flat() })),
    }),
  ],
  [
    'properties as in jCal',
    ({ id, venue, title, start, end, updated, ...rest }) => ({
      id,
      venue,
      properties: [
        ['summary', {}, 'text', title],
        ['dtstart', {}, 'date-time', start],
        ['dtend', {}, 'date-time', end],
        ['last-modified', {}, 'date-time', updated],
        ...Object.entries(rest).map(([key, value]) => [key, {}, 'text', value]),
      ],
    }),
  ],
  ['[2026, 5, 11, 18, 30]', (record) => ({ ...record, start: numbers(record.start), end: numbers(record.end) })],
  [
    '[[2026, 5, 11], [18, 30]]',
    (record) => ({
      ...record,
      start: [numbers(record.start).slice(0, 3), [18, 30]],
      end: [numbers(record.end).slice(0, 3), [20, 0]],
    }),
  ],
  [
    '{ Jahr, Monat, Tag, Stunde, Minute }',
    (record) => {
      const named = (text: string) =>
        Object.fromEntries(numbers(text).map((one, n) => [['Jahr', 'Monat', 'Tag', 'Stunde', 'Minute'][n], one]));
      return { ...record, start: named(record.start), end: named(record.end) };
    },
  ],
  ['minutes since midnight', (record) => days(record, 1110, 1200)],
  [
    'days and minutes as numbers',
    ({ start, end, ...rest }) => ({
      ...rest,
      date: Number(start.slice(0, 10).replaceAll('-', '')),
      start_min: minutesOf(start),
      end_min: minutesOf(end),
    }),
  ],
  ['seconds since midnight', (record) => days(record, 66_600, 72_000)],
  ['HHmm', (record) => days(record, 1830, 2000)],
  [
    '{ date: { value }, time: { value } }',
    (record) => ({
      ...record,
      start: { date: { value: record.start.slice(0, 10) }, time: { value: '18:30' } },
      end: { date: { value: record.end.slice(0, 10) }, time: { value: '20:00' } },
    }),
  ],
  [
    'epochs in texts',
    (record) => ({ ...record, start: String(at(record.start) / 1000), end: String(at(record.end) / 1000) }),
  ],
  [
    'days of spreadsheets',
    (record) => {
      const serial = (text: string) => Math.round((Date.parse(`${text}Z`) / 86_400_000 + 25_569) * 1e6) / 1e6;
      return { ...record, start: serial(record.start), end: serial(record.end) };
    },
  ],
  [
    '{ $date }',
    (record) => ({
      ...record,
      start: { $date: new Date(at(record.start)).toISOString() },
      end: { $date: { $numberLong: String(at(record.end)) } },
      updated: { $date: record.updated },
    }),
  ],
  [
    'what people see beside each code',
    ({ status, categories, ...rest }, n) => ({
      ...rest,
      categories: categories.map((name) => ({ kind: kinds.indexOf(name) + 2, 'kind@display': name })),
      status: n === 3 ? 7 : 4,
      'status@display.FormattedValue': status,
    }),
  ],
  ['JSON in a text', ({ id, ...rest }) => ({ id, data: JSON.stringify(rest) })],
  [
    'JSON in several texts',
    (record) => ({
      ...record,
      venue: JSON.stringify(record.venue),
      categories: JSON.stringify(record.categories),
    }),
  ],
  [
    'texts by language',
    ({ title, description, ...rest }) => ({
      ...rest,
      translations: { pl: { title: `Po polsku: ${title}`, description: 'Po polsku.' }, en: { title, description } },
    }),
  ],
  [
    'texts in a list of codes of languages',
    ({ title, description, ...rest }) => ({
      ...rest,
      translations: [
        { languages_code: 'pl-PL', title: `Po polsku: ${title}`, description: 'Po polsku.' },
        { languages_code: 'en-GB', title, description },
      ],
    }),
  ],
  [
    'texts in a list of languages',
    ({ title, description, ...rest }) => ({
      ...rest,
      translations: [
        { lang: 'pl', title: `Po polsku: ${title}`, description: 'Po polsku.' },
        { lang: 'en', title, description },
      ],
    }),
  ],
];

describe.each(shapes)('records of %s', (_, shape) => {
  it('are the events that plain ones would be', () => {
    const wrapped = records.map((record, n) => JSON.parse(JSON.stringify(shape(record, n))) as object);
    const { events } = mapRecords(wrapped);
    expect(events.map((event) => ({ ...told(event), timeZone: null }))).toEqual(
      expected.map((event) => ({ ...event, timeZone: null })),
    );
  });
});

describe('a text in pieces', () => {
  const pieces = (text: string) =>
    text.split(/(?<= )/).map((plain_text) => ({ type: 'text', plain_text, annotations: { bold: false } }));

  it('is one column, joined', () => {
    const { events, detected } = mapRecords(
      records.map(({ id, title, start, categories }) => ({
        id: String(id),
        properties: {
          Name: { id: 'title', type: 'title', title: pieces(title) },
          When: { id: 'b', type: 'date', date: { start, end: null, time_zone: null } },
          Tags: {
            id: 'd',
            type: 'multi_select',
            multi_select: categories.map((name) => ({ id: 'o', name, color: 'blue' })),
          },
        },
      })),
    );
    expect(events.map(({ title }) => title)).toEqual(titles);
    expect(events.map(({ categories }) => categories)).toEqual(records.map(({ categories }) => categories));
    expect(detected.settings.event.title).toBe("properties.Name.title.join('', [*].plain_text)");
  });
});

describe('pieces under keys that nobody knows', () => {
  it('are paragraphs of one description', () => {
    const { events } = mapRecords(
      records.map(({ id, title, start }) => ({
        id,
        title,
        start,
        glorp: [
          { tegund: 'a', textar: [{ t: `About ${title}: ` }, { t: 'bring a friend.' }] },
          { tegund: 'a', textar: [{ t: 'Come early, the hall is small and it fills up soon.' }] },
        ],
      })),
    );
    expect(events[0]?.description?.text).toBe(
      `About ${titles[0]}: bring a friend.\nCome early, the hall is small and it fills up soon.`,
    );
  });
});

describe('sentences in a list', () => {
  it('are one description', () => {
    const lines = (title: string) => [`About ${title}.`, 'Entry is free.'];
    const { events } = mapRecords(
      records.map(({ id, title, start }) => ({ id, title, start, description: lines(title) })),
    );
    expect(events.map(({ description }) => description?.text)).toEqual(
      titles.map((title) => lines(title).join('\n\n')),
    );
  });
});

describe('keywords in lists within lists of one', () => {
  it('are all read', () => {
    const { events } = mapRecords(
      records.map(({ id, title, start, categories }) => ({
        id,
        blib: [{ zorp: [{ title, start, categories: categories.map((_content) => ({ _content })) }] }],
      })),
    );
    expect(events.map(({ categories }) => categories.toSorted())).toEqual(
      records.map(({ categories }) => categories.toSorted()),
    );
  });
});

describe('labels in words that nobody knows', () => {
  it('are fields where they come again and a date is among them', () => {
    const { events } = mapRecords(
      records.map(({ id, title, start, url }) => ({
        id,
        glorps: [
          { fnord: 'Zorp', blib: title },
          { fnord: 'Zim', blib: start },
          { fnord: 'Zug', blib: url },
        ],
      })),
    );
    expect(events.map((event) => [event.title, event.start])).toEqual(
      expected.map((event) => [event.title, event.start]),
    );
  });

  it('are none where all values are of one kind', () => {
    const { detected } = mapRecords(
      records.map((record, n) => ({
        ...record,
        fees: [
          { kind: 'Adults', sum: n + 5 },
          { kind: 'Children', sum: n },
        ],
      })),
    );
    expect(JSON.stringify(detected.settings.event)).not.toContain('Adults');
  });
});

describe('positions', () => {
  it.each([
    ['[lon, lat]', (lat: number, lon: number) => [lon, lat]],
    ['[lat, lon]', (lat: number, lon: number) => [lat, lon]],
    ['lon;lat', (lat: number, lon: number) => `${lon};${lat}`],
    ['a geo URI', (lat: number, lon: number) => `geo:${lat},${lon};u=20`],
    ['decimal commas', (lat: number, lon: number) => `${lat}; ${lon}`.replaceAll('.', ',')],
    ['JSON in a text', (lat: number, lon: number) => JSON.stringify([lon, lat])],
  ])('as %s are told by the zone', (_, write) => {
    const { events } = mapRecords(
      records.map((record, n) => ({
        ...record,
        venue: { ...record.venue, position: write(Number((54.5189 + n / 100).toFixed(4)), 18.5305) },
      })),
    );
    expect(events[2]?.location?.geo).toEqual({ lat: 54.5389, lon: 18.5305 });
  });
});

describe('rows of values', () => {
  it('are fields by their place', () => {
    const { events } = mapRecords(
      records.map(({ id, title, start, description }) => ({ id, cells: [title, start, description, true, [1]] })),
    );
    expect(events.map((event) => [event.title, event.start])).toEqual(
      expected.map((event) => [event.title, event.start]),
    );
  });
});

describe('values that stand for none', () => {
  const rulesOf = (more: (n: number) => object) => {
    const { events } = mapRecords(records.map((record, n) => ({ ...record, ...more(n) })));
    return events;
  };

  it('do not decide about a column, and are nothing', () => {
    const events = rulesOf((n) => ({
      ...(n === 2 ? { end: '0001-01-01T00:00:00', image: 'n/a', url: '-' } : {}),
      ...(n > 3 ? { organizer: false, description: false, venue: false } : {}),
    }));
    expect(events[2]).toMatchObject({ end: null, image: null, url: null, start: expected[2]?.start });
    expect(events[5]).toMatchObject({ organizer: null, description: null, location: null });
    expect(events[1]).toMatchObject({
      end: expected[1]?.end,
      organizer: { name: 'Parish Council' },
      location: { name: 'Hall B' },
    });
  });

  it('are no times of day: -1 among minutes', () => {
    const events = rulesOf((n) => ({
      start: null,
      end: null,
      day: 20_260_511 + n,
      start_min: 1110,
      end_min: n === 2 ? -1 : 1200 + n,
    }));
    expect(events.map(({ start }) => start)).toEqual(expected.map(({ start }) => start));
    expect(events.map(({ end }) => end)).toEqual(
      expected.map(({ end }, n) => (n === 2 ? null : end?.replace('18:00', `18:0${n}`))),
    );
  });
});
