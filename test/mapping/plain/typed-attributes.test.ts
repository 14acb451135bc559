import { describe, expect, it } from 'vitest';
import { withoutTypedAttributes } from '../../../src/mapping/plain/typed-attributes.ts';
import { mapRecords, plain } from '../detection/map-records.ts';

describe('a record as a list of attributes whose values stand under the names of their types', () => {
  it.each<[string, unknown, unknown]>([
    [
      'texts and elements of XML',
      [
        { '@n': '0', '@name': 'Subject', text: { '0': 'Fair' } },
        { '@n': '1', '@name': 'Topics', textlist: { text: [{ '0': 'Garden' }, { '0': 'Market' }] } },
        { '@n': '2', '@name': 'Days', datetimelist: { '0': '20261007', '1': '20261008' } },
      ],
      [
        { '@n': '0', '@name': 'Subject', value: 'Fair' },
        { '@n': '1', '@name': 'Topics', value: ['Garden', 'Market'] },
        { '@n': '2', '@name': 'Days', value: ['20261007', '20261008'] },
      ],
    ],
    [
      'the type before the word for a value',
      [
        { name: 'subject', stringValue: 'Fair' },
        { name: 'places', intValue: 0 },
      ],
      [
        { name: 'subject', value: 'Fair' },
        { name: 'places', value: 0 },
      ],
    ],
    [
      'the type behind it',
      [
        { url: 'subject', valueString: 'Fair' },
        { url: 'begins', valueDateTime: '2026-10-07T09:30:00Z' },
      ],
      [
        { url: 'subject', value: 'Fair' },
        { url: 'begins', value: '2026-10-07T09:30:00Z' },
      ],
    ],
    [
      'one value, several, or an object',
      [
        { name: 'subject', value: 'Fair', prompt: 'Subject' },
        { name: 'topics', array: ['Garden'], prompt: 'Topics' },
        { name: 'hall', object: { city: 'Turku' }, prompt: 'Hall' },
      ],
      [
        { name: 'subject', prompt: 'Subject', value: 'Fair' },
        { name: 'topics', prompt: 'Topics', value: ['Garden'] },
        { name: 'hall', prompt: 'Hall', value: { city: 'Turku' } },
      ],
    ],
    [
      'addresses for names, and types of any kind',
      [
        { url: 'https://club.example/fields/fee', valueMoney: { value: 5, currency: 'EUR' } },
        { url: 'https://club.example/fields/host', valueReference: { display: 'Garden club' } },
      ],
      [
        { url: 'fee', value: { value: 5, currency: 'EUR' } },
        { url: 'host', value: { display: 'Garden club' } },
      ],
    ],
    [
      'one alone',
      [{ url: 'https://club.example/fields/seen-by', valueCode: 'members' }],
      [{ url: 'seen-by', value: 'members' }],
    ],
    [
      'addresses that end alike',
      [
        { url: 'https://club.example/fee/value', valueString: '5' },
        { url: 'https://club.example/host/value', valueString: 'Garden club' },
      ],
      [
        { url: 'https://club.example/fee/value', value: '5' },
        { url: 'https://club.example/host/value', value: 'Garden club' },
      ],
    ],
  ])('is one of names and values: %s', (_, entries, pairs) => {
    expect(withoutTypedAttributes({ items: [{ no: 7, entries }] })).toEqual({ items: [{ no: 7, entries: pairs }] });
  });

  it('may have one type alone, where the values are numbered texts of XML', () => {
    const cells = (key: string, title: string) => [
      { '@n': '0', '@name': 'CalKey', text: { '0': key } },
      { '@n': '1', '@name': 'CalTitle', text: { '0': title } },
    ];
    const body = { entry: [{ cells: cells('diary', 'Diary') }, { cells: cells('training', 'Courses') }] };
    const plainCells = (key: string, title: string) => [
      { '@n': '0', '@name': 'CalKey', value: key },
      { '@n': '1', '@name': 'CalTitle', value: title },
    ];
    expect(withoutTypedAttributes(body)).toEqual({
      entry: [{ cells: plainCells('diary', 'Diary') }, { cells: plainCells('training', 'Courses') }],
    });
    const texts = { entry: [1, 2].map((n) => ({ cells: [{ name: 'CalTitle', text: `Diary ${n}` }] })) };
    expect(withoutTypedAttributes(texts)).toBe(texts);
  });

  it('leaves lists under other keys', () => {
    const entries = [
      { name: 'subject', value: 'Fair' },
      { name: 'topics', array: ['Garden'] },
    ];
    const days = [
      { name: 'Fair', date: '2026-10-07' },
      { name: 'Walk', date: '2026-10-08' },
    ];
    const read = withoutTypedAttributes({ items: [{ entries }], days }) as { readonly days: unknown };
    expect(read.days).toEqual(days);
  });

  it.each<[string, unknown]>([
    [
      'things that have a name and a text',
      [
        { name: 'Garden', text: 'Outside' },
        { name: 'Market', text: 'Inside' },
      ],
    ],
    [
      'the same name twice',
      [
        { name: 'Garden', text: 'Outside' },
        { name: 'Garden', number: 3 },
      ],
    ],
    [
      'two types in one',
      [
        { name: 'Garden', text: 'Outside', number: 3 },
        { name: 'Market', number: 3 },
      ],
    ],
    [
      'an object beside the value',
      [
        { name: 'Garden', text: 'Outside', place: { x: 1 } },
        { name: 'M', number: 3 },
      ],
    ],
  ])('is nothing else: %s', (_, list) => {
    const body = { list };
    expect(withoutTypedAttributes(body)).toBe(body);
  });

  it('may stand beside other lists of the record', () => {
    const extension = [
      { url: 'https://club.example/fields/fee', valueMoney: { value: 5, currency: 'EUR' } },
      { url: 'https://club.example/fields/places', valueInteger: 5 },
    ];
    const guests = [{ role: 'host', person: { name: 'Ana' } }];
    expect(withoutTypedAttributes({ no: 7, extension, guests })).toEqual({
      no: 7,
      extension: [
        { url: 'fee', value: { value: 5, currency: 'EUR' } },
        { url: 'places', value: 5 },
      ],
      guests,
    });
  });

  it('may have an attribute several times, or one without a value', () => {
    const entries = [
      { name: 'subject', stringValue: 'Fair' },
      { name: 'places', intValue: 5 },
    ];
    const more = [
      ...entries,
      { name: 'host', stringValue: 'Ana' },
      { name: 'host', stringValue: 'Jon' },
      { name: 'url' },
    ];
    const items = [...Array.from({ length: 12 }, (_, no) => ({ no, entries })), { no: 12, entries: more }];
    const read = withoutTypedAttributes({ items }) as { readonly items: readonly { readonly entries: unknown }[] };
    expect(read.items[0]?.entries).toEqual([
      { name: 'subject', value: 'Fair' },
      { name: 'places', value: 5 },
    ]);
    expect(read.items[12]?.entries).toEqual([
      { name: 'subject', value: 'Fair' },
      { name: 'places', value: 5 },
      { name: 'host', value: 'Ana' },
      { name: 'host', value: 'Jon' },
      { name: 'url' },
    ]);
  });

  it('is one of names and values where the types are words for fields, if XML has numbered the values', () => {
    const entries = [
      { label: 'Title', text: { '0': 'Fair' } },
      { label: 'Start date', date: { '0': '2026-10-17' } },
    ];
    const pairs = [
      { label: 'Title', value: 'Fair' },
      { label: 'Start date', value: '2026-10-17' },
    ];
    expect(withoutTypedAttributes({ no: 7, entries })).toEqual({ no: 7, entries: pairs });
  });

  describe.each([1, 3, 30, 201])('is not what %i records say', (count) => {
    const record = (n: number) => ({ id: n, name: `Fair ${n}`, place: 'Hall' });
    const records = (more: (n: number) => object) =>
      Array.from({ length: count }, (_, n) => ({ ...record(n), ...more(n) }));
    const days = records((n) => (n % 4 === 0 ? { date: '2026-10-14' } : { dateTime: '2026-10-14T18:30' }));
    it.each<[string, unknown]>([
      ['a date or a date with its time', { items: days }],
      ['the same of two with one name', { items: days.map((one) => ({ ...one, name: 'Fair' })) }],
      ['the same with tags in one', { items: [...days, { ...record(300), date: '2026-10-14', tags: ['food'] }] }],
      ['the same with both in one', { items: [...days, { ...record(300), date: '2026-10-14', time: '18:30' }] }],
      ['the same in each record', { items: records(() => ({ sessions: days.slice(0, 8) })) }],
      ['the tax of tickets', { items: records(() => ({ tickets: [{ name: 'Adult', amount: 12, valueAddedTax: 0.19 }, { name: 'Child', amount: 6, valueAddedTax: 0.07 }] })) }],
      ['the currency of a ticket', { items: records(() => ({ tickets: [{ name: 'Adult', amount: 12, valueCurrency: 'EUR' }] })) }],
      ['net and gross prices', { items: records(() => ({ prices: [{ name: 'Adult', valueNet: 10 }, { name: 'Group', valueGross: 90 }] })) }],
      ['files and texts', { items: records(() => ({ files: [{ name: 'a.pdf', url: '/a' }, { name: 'b', html: '<b>' }, { name: 'c', text: 't' }] })) }],
      ['ways to reach somebody', { items: records(() => ({ contacts: [{ label: 'Phone', number: '123' }, { label: 'Email', text: 'a@club.example' }, { label: 'Address', text: 'Mill Lane' }] })) }],
      ['days to remember', { items: records(() => ({ dates: [{ label: 'Start', dateTime: '2026-10-14T18:30' }, { label: 'End', dateTime: '2026-10-14T20:00' }, { label: 'Registration', date: '2026-10-01' }] })) }],
      ['events called like fields', { items: days.map(({ id, name, place, ...day }) => ({ id, name: ['Start of term', 'Title fight', 'Final event'][id % 3], ...day })) }],
      ['what one is asked', { items: records(() => ({ questions: [{ label: 'Your name', text: '' }, { label: 'Age', number: 0 }, { label: 'Birth date', date: '' }] })) }],
      ['what one is asked, in types of programs', { items: records(() => ({ form: [{ name: 'Vegetarian', boolean: true }, { name: 'Seats', number: 1 }] })) }],
      ['days and moments in types of programs', { items: records((n) => (n % 4 === 0 ? { dateValue: '2026-10-14' } : { dateTimeValue: '2026-10-14T18:30' })).map(({ place: _, ...rest }) => rest) }],
      ['parts called like fields', { items: records(() => ({ parts: [{ name: 'Main event', time: '18:30' }, { name: 'Start of talks', date: '2026-10-17' }] })) }],
      ['links', { items: records(() => ({ links: [{ name: 'Tickets', url: '/t' }, { name: 'Program', uri: '/p' }, { name: 'Place', url: '/h' }] })) }],
      ['rooms of several sizes', { items: records(() => ({ rooms: [{ name: 'Twin', real: 80 }, { name: 'Double', double: 90 }] })) }],
      ['numbers and codes of rooms', { items: records(() => ({ rooms: [{ name: 'Aula', number: '1.2' }, { name: 'Lab', code: 'X' }] })) }],
      ['what is said by several', { items: records(() => ({ reviews: [{ name: 'Ana', text: 'Good', date: '2026-10-17' }, { name: 'Jon', text: 'Fine' }] })) }],
      ['options', { items: records(() => ({ options: [{ label: 'Menu', list: ['a'] }, { label: 'Size', value: 3 }] })) }],
      ['what was asked for', { filters: [{ name: 'date', value: '2026-10' }, { name: 'place', values: ['Hall'] }, { name: 'category', values: ['Fair'] }], items: records(() => ({ start: '2026-10-17' })) }],
      ['news of changes', { items: records(() => ({ news: [{ name: 'New place', text: 'Hall' }, { name: 'Price change', number: 5 }, { name: 'Date moved', date: '2026-10-17' }] })) }],
    ])('%s', (_, body) => {
      expect(withoutTypedAttributes(body)).toBe(body);
    }); // biome-ignore format: a table
  });

  it('is mapped by its attributes', () => {
    const records = plain().map((event, n) => {
      const { id, title, start } = event as { readonly id: number; readonly title: string; readonly start: string };
      const attributes = [
        { '@name': 'Subject', text: { '0': title } },
        { '@name': 'StartDateTime', datetime: { '0': `${start.replace(/[-:]/g, '')},00+02` } },
        { '@name': 'Categories', textlist: { text: [{ '0': 'Garden' }, { '0': n % 2 === 0 ? 'Market' : 'Walk' }] } },
        { '@name': 'Fee', number: { '0': String(n * 5) } },
      ];
      return { unid: `5acd2d3486${id}`, attributes };
    });
    const read = withoutTypedAttributes(records) as readonly object[];
    expect(mapRecords(read).events.map(({ title, start }) => [title, start])).toEqual(
      plain().map((event) => {
        const { title, start } = event as { readonly title: string; readonly start: string };
        return [title, `${start.replace('T18', 'T16')}Z`];
      }),
    );
  });
});
