import { describe, expect, it, test } from 'vitest';
import { mapRecords, plain } from './detection/map-records.ts';
import { mapRecord } from './mapper-of.ts';

/** The event of a record whose key `x` a person's own rule reads as that field. */
const read = (
  field:
    | 'title'
    | 'description'
    | 'start'
    | 'organizer'
    | 'categories'
    | 'location'
    | 'url'
    | 'image'
    | 'status'
    | 'allDay'
    | 'latitude'
    | 'duration',
  x: unknown,
  more: object = {},
) =>
  mapRecord(
    { title: 'title', start: 'start', [field]: 'x' },
    { id: 7, title: 'Choir', start: '2026-05-11T18:30', x, ...more },
  );

const wrappings: readonly (readonly [string, (value: unknown) => unknown])[] = [
  ['a list of one', (value) => [value]],
  ['a value', (value) => ({ value })],
  ['an XML node', (value) => ({ '#text': value, '@lang': 'en' })],
  ['an XML node in a list', (value) => [{ _: value, $: { id: '3' } }]],
  ['a typed value', (value) => ({ id: 'a', type: 'rich', rich: value })],
  ['one of several typed keys', (value) => ({ fieldType: 'string', stringValue: value })],
  ['a database’s type', (value) => ({ S: value })],
  ['a property of jCal', (value) => ['x', {}, 'text', value]],
  ['several layers', (value) => ({ type: 'p', p: [{ value: { raw: value } }] })],
];

describe.each(wrappings)('%s', (_, wrap) => {
  it('is read as what it holds, in every field', () => {
    expect(read('title', wrap('Bell ringing')).event.title).toBe('Bell ringing');
    expect(read('description', wrap('<p>Bring a bell.</p>')).event.description?.text).toBe('Bring a bell.');
    expect(read('start', wrap('2026-05-12T10:00')).event.start).toBe('2026-05-12T08:00:00Z');
    expect(read('organizer', wrap('Guild')).event.organizer?.name).toBe('Guild');
    expect(read('categories', wrap('Music')).event.categories).toEqual(['Music']);
    expect(read('location', wrap('Tower')).event.location?.name).toBe('Tower');
    expect(read('url', wrap('https://town.example/1')).event.url).toBe('https://town.example/1');
    expect(read('image', wrap('https://town.example/1.png')).event.image).toBe('https://town.example/1.png');
    expect(read('status', wrap('cancelled')).event.status).toBe('cancelled');
    expect(read('allDay', wrap('true')).event.allDay).toBe(true);
    expect(read('duration', wrap('PT2H')).event.end).toBe('2026-05-11T18:30:00Z');
  });

  it('brings no problem', () => {
    for (const field of ['title', 'organizer', 'categories', 'location'] as const)
      expect(read(field, wrap('Bell ringing')).problems).toEqual([]);
  });
});

describe('pieces of one text', () => {
  const pieces = (...texts: readonly string[]) =>
    texts.map((content) => ({ type: 'text', plain_text: content, annotations: { bold: true } }));
  it('are joined without a gap', () => {
    expect(read('title', pieces('Bell ', 'ring', 'ing')).event.title).toBe('Bell ringing');
    expect(read('location', { type: 'rich_text', rich_text: pieces('Tow', 'er') }).event.location?.name).toBe('Tower');
  });

  it('are lines where each is a paragraph', () => {
    const blocks = ['Bring a bell.', 'Tea after.'].map((text) => ({ type: 'paragraph', text, spans: [] }));
    expect(read('description', blocks).event.description?.text).toMatch(/Bring a bell\.\s+Tea after\./);
  });

  it('make the title that a block editor holds', () => {
    const doc = {
      type: 'doc',
      content: [
        {
          type: 'heading',
          content: [
            { type: 'text', text: 'Bell ' },
            { type: 'text', text: 'ringing' },
          ],
        },
      ],
    };
    expect(read('title', doc).event.title).toBe('Bell ringing');
  });
});

describe('an empty list or object in a text', () => {
  it.each(['[]', '{}', '[ ]', '{\n}'])('is nothing: %s', (text) => {
    expect(read('image', text).event.image).toBeNull();
    expect(read('organizer', text).event.organizer).toBeNull();
    expect(read('categories', text).event.categories).toEqual([]);
    expect(read('description', text).event.description).toBeNull();
  });

  it('leaves a title in brackets', () => {
    expect(read('title', '[12]').event.title).toBe('[12]');
    expect(read('title', '[untitled]').event.title).toBe('[untitled]');
  });

  it('is found to be a list by what others have in it', () => {
    const held = (n: number) => (n % 2 === 0 ? '[]' : `[{"src": "https://town.example/${n}.jpg", "w": 900}]`);
    const { events } = mapRecords(plain((n) => ({ pictures: held(n) })));
    expect(events.map(({ image }) => image).slice(0, 4)).toEqual([
      null,
      'https://town.example/1.jpg',
      null,
      'https://town.example/3.jpg',
    ]);
  });
});

describe('references as [id, name]', () => {
  it('are called by their names', () => {
    expect(read('organizer', [12, 'Guild']).event.organizer?.name).toBe('Guild');
    expect(read('location', [12, 'Tower']).event.location?.name).toBe('Tower');
    expect(read('categories', [12, 'Music']).event.categories).toEqual(['Music']);
    expect(
      read('categories', [
        [12, 'Music'],
        [15, 'Walk'],
      ]).event.categories,
    ).toEqual(['Music', 'Walk']);
  });

  it('are none where both are numbers', () => {
    expect(read('latitude', [52.5, 13.4]).event.location?.geo).toEqual({ lat: 52.5, lon: 13.4 });
  });
});

it('reads keywords as keys: those that are true', () => {
  expect(read('categories', { Concert: true, Theatre: false, Dance: true }).event.categories).toEqual([
    'Concert',
    'Dance',
  ]);
});

describe('dates', () => {
  test.each([
    [[2026, 10, 8, 18, 30], '2026-10-08T16:30:00Z'],
    [[2026, 10, 8], '2026-10-08'],
    [
      [
        [2026, 10, 8],
        [18, 30],
      ],
      '2026-10-08T16:30:00Z',
    ],
    [{ date: [2026, 10, 8], time: [18, 30, 0] }, '2026-10-08T16:30:00Z'],
    [{ date: '2026-10-08', time: 1930 }, '2026-10-08T17:30:00Z'],
    [{ date: '2026-10-08', time: 570 }, '2026-10-08T07:30:00Z'],
    [{ date: '2026-10-08', time: '183000' }, '2026-10-08T16:30:00Z'],
    [{ date: '2026-10-08', time: '18.30 WIB' }, '2026-10-08T16:30:00Z'],
    [{ date: '2026-10-08', time: 66_600 }, '2026-10-08T16:30:00Z'],
    [{ date: '2026-10-08', time: { hour: 18, minute: 30 } }, '2026-10-08T16:30:00Z'],
    [{ Jahr: 2026, Monat: 10, Tag: 8, Stunde: 18, Minute: 30 }, '2026-10-08T16:30:00Z'],
    [{ año: '2026', mes: '10', día: '8' }, '2026-10-08'],
    [{ y: 2026, m: 10, d: 8 }, '2026-10-08'],
    [{ $date: { $numberLong: '1792881000000' } }, '2026-10-24T22:30:00Z'],
    [{ seconds: '1792881000', nanoseconds: 0 }, '2026-10-24T22:30:00Z'],
    [{ date: '2026-10-08 18:30:00.000000', timezone_type: 3, timezone: 'Europe/Helsinki' }, '2026-10-08T15:30:00Z'],
    [{ '#text': '2026-10-08T18:30:00', '@tz': 'Europe/Helsinki' }, '2026-10-08T15:30:00Z'],
    [46_303.5, '2026-10-08T10:00:00Z'],
    ['46303', '2026-10-08'],
    ['{"date":"2026-10-08","time":"18:30"}', '2026-10-08T16:30:00Z'],
    [['dtstart', {}, 'date-time', '2026-10-08T18:30:00'], '2026-10-08T16:30:00Z'],
  ])('%j', (value, start) => {
    expect(read('start', value).event.start).toBe(start);
  });

  test.each(['n/a', '-', 'null', 'None', '0000-00-00', '0001-01-01T00:00:00Z', '9999-12-31', false, 0, [], {}])(
    '%j is none',
    (value) => {
      const { event, problems } = read('start', value);
      expect(event.start).toBe(null);
      expect(problems).toEqual([]);
    },
  );

  it('with a time that may be two things are left out and said', () => {
    const { event, problems } = read('start', { date: '2026-10-08', time: 1110 });
    expect(event.start).toBe(null);
    expect(problems[0]).toContain('a number of unknown meaning');
  });
});

describe('JSON in a text', () => {
  const data = JSON.stringify({
    place: { name: 'Tower' },
    dates: [{ from: '2026-10-08T18:30' }],
    tags: ['Music', 'Walk'],
    kinds: { Talk: true },
  });

  it('is gone into by rules', () => {
    const { event } = mapRecord(
      { title: 'title', location: 'data.place.name', categories: 'data.tags', start: 'data.dates[0].from' },
      { id: 7, title: 'Choir', data },
    );
    expect(event).toMatchObject({
      location: { name: 'Tower' },
      categories: ['Music', 'Walk'],
      start: '2026-10-08T16:30:00Z',
    });
    expect(mapRecord({ categories: 'items(data.kinds)[?[1]][0]' }, { id: 7, data }).event.categories).toEqual(['Talk']);
    expect(mapRecord({ start: 'from', sessions: 'data.dates' }, { id: 7, data }).event.start).toBe(
      '2026-10-08T16:30:00Z',
    );
  });

  it('stays a text where a rule searches it', () => {
    expect(mapRecord({ status: `contains(data, '"Tower"') && 'cancelled'` }, { id: 7, data }).event.status).toBe(
      'cancelled',
    );
  });

  it('is read by the field, and never published as it is', () => {
    expect(read('title', '{"en":"Bell ringing","fi":"Kellot"}').event.title).toBe('Bell ringing');
    expect(read('title', '{"a":{"b":{}}}').event.title).toBe(null);
    expect(read('description', '{"a":[1,2]}').event.description).toBe(null);
    expect(read('location', '{"name":"Tower"}').event.location?.name).toBe('Tower');
    expect(read('categories', '["Music","Walk"]').event.categories).toEqual(['Music', 'Walk']);
  });

  it('is a text where it may be a title', () => {
    expect(read('title', '[12]').event.title).toBe('[12]');
    expect(read('title', '{Bells}').event.title).toBe('{Bells}');
  });

  it('keeps an id as it is', () => {
    expect(mapRecord({ id: 'key' }, { key: '{"a":1}' }).event.id).toBe('{"a":1}');
  });

  it('is left alone where it is too large or too deep', () => {
    const deep = `${'['.repeat(2000)}1${']'.repeat(2000)}`;
    const large = JSON.stringify(Array.from({ length: 30_000 }, (_, n) => ({ n })));
    for (const x of [deep, large]) {
      expect(mapRecord({ title: 'title', location: 'x[0].n' }, { id: 7, title: 'Choir', x }).event).toMatchObject({
        title: 'Choir',
        location: null,
      });
    }
  });
});

describe('what stands for nothing', () => {
  test.each(['-', '–', 'n/a', 'N/A', 'nan', 'null', 'undefined', false])('%j is no text, no name and no link', (x) => {
    expect(read('location', x).event.location).toBe(null);
    expect(read('description', x).event.description).toBe(null);
    expect(read('organizer', x).event.organizer).toBe(null);
    expect(read('categories', x).event.categories).toEqual([]);
    expect(read('url', x).problems).toEqual([]);
    expect(read('duration', x).problems).toEqual([]);
  });
});

describe('coordinates', () => {
  const geo = (x: unknown, timeZone: string | null = null) =>
    mapRecord({ latitude: 'x' }, { id: 7, x }, { context: { timeZone } }).event.location?.geo ?? null;
  const helsinki = { lat: 60.1, lon: 24.9 };

  test.each([
    ['geo:60.1,24.9', helsinki],
    ['60.1;24.9', helsinki],
    ['24.9;60.1', helsinki],
    ['60,1 24,9', helsinki],
    ['24,9, 60,1', helsinki],
    [[24.9, 60.1], helsinki],
    [[60.1, 24.9], helsinki],
    [['24.9', '60.1'], helsinki],
    ['[24.9, 60.1]', helsinki],
    [{ x: 24.9, y: 60.1 }, helsinki],
    [{ '@lat': '60.1', '@lon': '24.9' }, helsinki],
    [{ latitude: { value: 60.1 }, longitude: { value: 24.9 } }, helsinki],
    ['POINT(24.9 60.1)', helsinki],
    ['60°06\'00"N 24°54\'00"E', helsinki],
    ["N 60° 6', E 24° 54'", helsinki],
  ])('%j in Helsinki', (value, expected) => {
    const found = geo(value, 'Europe/Helsinki');
    expect(found?.lat).toBeCloseTo(expected.lat, 6);
    expect(found?.lon).toBeCloseTo(expected.lon, 6);
  });

  it('keep their order where nothing speaks for another', () => {
    expect(geo([52.5, 13.4])).toEqual({ lat: 52.5, lon: 13.4 });
    expect(geo([13.4, 52.5])).toEqual({ lat: 13.4, lon: 52.5 });
    expect(geo([41, 29], 'Europe/Istanbul')).toEqual({ lat: 41, lon: 29 });
    expect(geo([37.98, 23.72], 'Europe/Athens')).toEqual({ lat: 37.98, lon: 23.72 });
  });

  test.each(['0,0', [0, 0], [-1, -1], [999, 999], '0.0;0.0'])('%j are none', (value) => {
    expect(geo(value, 'Europe/Helsinki')).toBe(null);
  });
});

test.each([['Langu'], ['lang'], ['language']])('texts in languages that %s names are one text', (key) => {
  const texts = [
    { __metadata: { type: 'Text' }, [key]: 'RU', LongText: 'Хор' },
    { __metadata: { type: 'Text' }, [key]: 'EN', LongText: 'Choir' },
  ];
  const [event] = read('title', texts).events;
  expect(event?.title).toBe('Choir');
});
