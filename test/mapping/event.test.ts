import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventFields, type MappingSettings } from '../../src/mapping/mapping-settings.ts';
import { readFlag } from '../../src/mapping/values/flag.ts';
import { calendar, mapperOf, mapRecord } from './mapper-of.ts';

describe('an event', () => {
  test('is called as its calendar is where it has no more than the code of that', () => {
    const titleOf = (id: string, code: string) =>
      mapperOf({ title: 'code' }).events(
        { ...calendar, id, title: 'Harbour tour' },
        { record: { id: 7, code }, body: {} },
        null,
      ).events[0]?.title;
    expect(titleOf('TR-7', 'TR-7')).toBe('Harbour tour');
    expect(titleOf('TR-7', 'TR-8')).toBe('TR-8');
    // Words may be the id of a calendar, and the name of an event in it.
    expect(titleOf('yoga', 'yoga')).toBe('yoga');
    expect(titleOf('2026', '2026')).toBe('2026');
  });

  test('has every field that a rule finds', () => {
    const { event, problems } = mapRecord(
      {
        title: 'name', summary: 'short', description: 'text', start: 'from', end: 'till', location: 'hall', address: 'street', latitude: 'lat', longitude: 'lon', onlineUrl: 'stream', url: 'link',
        organizer: 'by', organizerEmail: 'mail', categories: 'tags', image: 'poster', status: 'state', visibility: 'who', published: 'created', updated: 'changed',
        price: '{amount: fee, currency: money}', registrationUrl: 'book', soldOut: { path: 'left', as: 'placesLeft' }, performers: 'speakers', series: '{id: seriesId, title: seriesName}',
      }, // biome-ignore format: a table
      {
        id: 17, name: 'A &amp; B', short: 'Brief', text: '<p>Long</p>', from: '2026-10-25T14:00:00Z', till: '2026-10-25T15:00:00Z', hall: 'Hall 3', street: 'Main St 1', lat: '52,5', lon: '13.4',
        stream: 'https://live.example/1', link: 'talk/17', by: 'Dept', mail: 'mailto:dept@uni.example', tags: 'Talk; Science, talk', poster: [{ url: 's.jpg', width: 10 }, { url: 'l.jpg', width: 99 }],
        state: 'Abgesagt', who: 'öffentlich', created: '2026-10-01', changed: 1792881000,
        fee: '12,50', money: 'EUR', book: '/book/17', left: 0, speakers: [{ first_name: 'Anna', last_name: 'Virtanen' }], seriesId: 5, seriesName: 'Night lectures',
      }, // biome-ignore format: a table
    );
    expect(problems).toEqual([]);
    expect(event).toEqual({
      id: '17',
      occurrence: null,
      overrides: null,
      title: 'A & B',
      summary: 'Brief',
      description: { html: '<p>Long</p>', text: 'Long' },
      start: '2026-10-25T14:00:00Z',
      end: '2026-10-25T15:00:00Z',
      allDay: false,
      timeZone: null,
      recurrence: null,
      location: { name: 'Hall 3', address: 'Main St 1', geo: { lat: 52.5, lon: 13.4 } },
      onlineUrl: 'https://live.example/1',
      url: 'https://uni.example/events/talk/17',
      image: 'https://uni.example/events/l.jpg',
      organizer: { name: 'Dept', email: 'dept@uni.example' },
      categories: ['Talk', 'Science'],
      status: 'cancelled',
      visibility: 'public',
      published: '2026-09-30T22:00:00Z',
      updated: '2026-10-24T22:30:00Z',
      translations: {},
      price: { free: false, from: 12.5, to: 12.5, currency: 'EUR', text: null },
      registrationUrl: 'https://uni.example/book/17',
      soldOut: true,
      performers: ['Anna Virtanen'],
      series: { id: '5', title: 'Night lectures' },
    });
  });

  test('has no field of what people act on where the record says nothing', () => {
    const rules: MappingSettings['event'] = {
      price: 'price',
      registrationUrl: 'book',
      soldOut: 'full',
      performers: 'by',
      series: 'of',
    };
    const bare = mapRecord({}, { id: 1 }).event;
    for (const record of [
      {},
      { price: null, full: false, by: [], of: {} },
      { price: '', book: 'At the door', full: 0 },
    ])
      expect(Object.keys(mapRecord(rules, { id: 1, ...record }).event)).toEqual(Object.keys(bare));
  });

  test('reads a yes or no in capitals without their accents', () => {
    const rules: MappingSettings['event'] = { soldOut: 'full' };
    for (const full of ['ΝΑΙ', 'SÍ', 'SI']) expect(mapRecord(rules, { id: 1, full }).event.soldOut, full).toBe(true);
    for (const full of ['ΟΧΙ', 'NAO', 'NÃO'])
      expect(mapRecord(rules, { id: 1, full }).event.soldOut, full).toBe(undefined);
    expect(readFlag('ΟΧΙ')).toBe(false);
  });

  test('has nothing where the portal writes a word for it, which is no name', () => {
    const rules: MappingSettings['event'] = { title: 'title', image: 'image', series: 'series', location: 'place' };
    for (const none of ['geen', 'TIADA', 'n.v.t.', 'Não informado', 'なし', '-', '0', 0]) {
      const { event } = mapRecord(rules, { id: 1, title: 'Concert', image: none, series: none, place: none });
      expect([event.image, event.series, event.location], String(none)).toEqual([null, undefined, null]);
    }
    expect(mapRecord(rules, { id: 1, place: 'Geen Hall' }).event.location?.name).toBe('Geen Hall');
  });

  test('repeats no description as the words of its price', () => {
    const rules: MappingSettings['event'] = { description: 'html', price: 'plain' };
    const textOf = (html: string, plain: string) => mapRecord(rules, { id: 1, html, plain }).event.price;
    const price = { free: false, from: 5, to: 5, currency: 'EUR' };
    expect(textOf('<p>All night.</p><p>Entry &euro;5</p>', 'All night.\nEntry €5')).toEqual({ ...price, text: null });
    expect(textOf('<p>All night. Entry &euro;5</p>', 'Entry €5')).toEqual({ ...price, text: 'Entry €5' });
    expect(textOf('<p>Ask at the door</p>', 'Ask at the door')?.text).toBe('Ask at the door');
  });

  test('has the price, the link, the state and the performers of its session, or else of its record', () => {
    const rules: MappingSettings['event'] = {
      sessions: 'dates',
      start: 'at',
      price: 'price',
      registrationUrl: 'book',
      soldOut: 'full',
      performers: 'by',
      series: 'of',
    };
    const dates = [{ at: '2026-10-25T14:00:00Z', full: true, price: 8 }, { at: '2026-10-26T14:00:00Z' }];
    const { events } = mapRecord(rules, { id: 1, price: 12, by: 'Anna', of: 'Night lectures', dates });
    expect(
      events.map(({ price, soldOut, performers, series }) => [price?.from, soldOut, performers, series?.title]),
    ).toEqual([
      [8, true, ['Anna'], 'Night lectures'],
      [12, undefined, ['Anna'], 'Night lectures'],
    ]);
  });

  test('takes the words of `values` for a flag as its price, but not as the portal’s own text', () => {
    const price = { path: 'isFree', values: { true: 'free' } };
    expect(mapRecord({ price }, { id: 1, isFree: true }).event.price).toEqual({
      free: true,
      from: 0,
      to: 0,
      currency: null,
      text: null,
    });
    expect(mapRecord({ price }, { id: 1, isFree: false }).event.price).toBeUndefined();
  });

  test('without an id, or of another type, is left out and reported, without throwing', () => {
    expect(mapRecord({ title: 'title' }, { title: 'Talk' })).toMatchObject({
      events: [],
      problems: ["error calendar 42, event without id, id: no id was found in the event 'Talk'; it is left out"],
    });
    for (const record of ['text', null, 7, true]) {
      const { events, problems } = mapRecord({}, record);
      expect(events).toEqual([]);
      expect(problems).toHaveLength(1);
      expect(problems[0]).toContain('expected an object, found');
    }
  });

  test('with a title of 50,000 characters has its beginning, and the problem says so', () => {
    const { event, problems } = mapRecord({ title: 'title' }, { id: 1, title: 'Very long '.repeat(5000) });
    expect(event?.title).toMatch(/^Very long [a-zA-Z ]+ (?:Very|long)…$/);
    expect(event?.title?.length).toBeLessThanOrEqual(1000);
    expect(problems).toEqual([
      'warning calendar 42, event 1, title: expected at most 1000 characters, found 50000; the rest is cut off',
    ]);
  });

  test.each([0, '1969-12-31T23:59:59Z', '1970-01-01 00:00', -3600])('has no stamps of 1969: %j', (stamp) => {
    const { event } = mapRecord(
      { published: 'created', updated: 'changed' },
      { id: 1, created: stamp, changed: stamp },
    );
    expect([event?.published, event?.updated]).toEqual([null, null]);
  });

  test('may be a row of columns, with its details an object', () => {
    const rules = { id: '[0]', title: '[1]', start: ['begin', '[2]'], url: 'link' };
    const { event } = mapRecord(rules, ['17', 'Talk', '2026-10-25'], {
      answer: { link: 'https://a.example/1', begin: '2026-10-26' },
    });
    expect([event.id, event.title, event.start, event.url]).toEqual([
      '17',
      'Talk',
      '2026-10-26',
      'https://a.example/1',
    ]);
  });

  test('has an id built from several fields', () => {
    expect(mapRecord({ id: '[dept, number]' }, { dept: 'bio', number: 7 }).event.id).toBe('bio-7');
    expect(mapRecord({ id: '_id' }, { _id: { $oid: '5f1' } }).event.id).toBe('5f1');
  });

  test('keeps the id of the list when its details have another', () => {
    expect(mapRecord({}, { id: 'a' }, { answer: { id: 'b', title: 'x' } }).event.id).toBe('a');
  });

  test('of unknown visibility is kept private, and reported', () => {
    const { event, problems } = mapRecord({ visibility: 'who' }, { id: 17, who: 'faculty' });
    expect(event.visibility).toBe('private');
    expect(problems).toEqual([
      "error calendar 42, event 17, visibility: 'faculty' is not known, so the event is kept private; add it to values",
    ]);
    expect(
      mapRecord({ visibility: { path: 'who', values: { faculty: 'public' } } }, { id: 17, who: 'faculty' }).event
        .visibility,
    ).toBe('public');
  });

  test.each([
    ['черновик', 'draft'],
    ['CANCELED', 'cancelled'],
    ['https://schema.org/EventPostponed', 'postponed'],
    ['pending_review', 'draft'],
    [{ code: 'otmeneno', name: 'Отменено' }, 'cancelled'],
    [['published', 'cancelled'], 'cancelled'],
    [true, 'confirmed'],
    [false, 'draft'],
  ])('says %j as the status %s', (status, expected) => {
    expect(mapRecord({ status: 'status' }, { id: 1, status }).event.status).toBe(expected);
  });

  test('of unknown status is confirmed, and reported', () => {
    const { event, problems } = mapRecord({ status: 's' }, { id: 17, s: 'X9' });
    expect(event.status).toBe('confirmed');
    expect(problems).toEqual([
      "warning calendar 42, event 17, status: 'X9' is not known and was read as confirmed; add it to values",
    ]);
  });

  test('has links to http(s) only', () => {
    const link = (url: unknown) => mapRecord({ url: 'url' }, { id: 1, url }).event.url;
    expect(link('javascript:alert(1)')).toBeNull();
    expect(link('data:text/html,x')).toBeNull();
    expect(link('mailto:a@b.example')).toBeNull();
    expect(link('see the website')).toBeNull();
    expect(link('//cdn.example/a')).toBe('https://cdn.example/a');
    expect(link('/talk?id=1')).toBe('https://uni.example/talk?id=1');
    expect(link('www.uni.example/x')).toBe('https://www.uni.example/x');
    expect(link({ href: 'https://uni.example' })).toBe('https://uni.example');
    expect(link(['ftp://x', 'https://uni.example/a'])).toBe('https://uni.example/a');
  });

  test('that is online only has no place', () => {
    const rules = { location: 'place', onlineUrl: 'stream' };
    expect(mapRecord(rules, { id: 1, place: 'Online', stream: 'https://live.example' }).event.location).toBeNull();
    expect(mapRecord(rules, { id: 1, place: 'Online' }).event.location?.name).toBe('Online');
    expect(mapRecord(rules, { id: 1, place: 'https://live.example/x' }).event).toMatchObject({
      location: null,
      onlineUrl: 'https://live.example/x',
    });
  });

  test('has its texts in the language asked for, and keeps the others', () => {
    const record = {
      id: 1,
      title: { fr: 'Nuit', en: 'Night', de: null },
      text: [
        { language: 'fr', value: 'Longue' },
        { language: 'en', value: 'Long' },
      ],
    };
    const rules = { title: 'title', description: 'text' };
    const french = mapRecord(rules, record, { context: { language: 'fr-CA' } }).event;
    expect([french.title, french.description?.text]).toEqual(['Nuit', 'Longue']);
    expect(french.translations.en).toMatchObject({ title: 'Night', description: { text: 'Long' } });
    expect(mapRecord(rules, record, { context: { language: 'fi' } }).event.title).toBe('Night');
  });

  test('is read from any JSON without throwing', () => {
    const every: MappingSettings['event'] = Object.fromEntries(eventFields.map((field) => [field, field]));
    const record = fc.dictionary(fc.constantFrom(...eventFields), fc.jsonValue({ maxDepth: 4 }));
    fc.assert(
      fc.property(
        record,
        fc.jsonValue({ maxDepth: 3 }),
        (one, details) => void mapRecord(every, { id: 1, ...one }, { answer: details, body: one }),
      ),
      { numRuns: 300 },
    );
    fc.assert(
      fc.property(fc.jsonValue(), (one) => void mapRecord(every, one)),
      { numRuns: 300 },
    );
  });

  test('of a huge or deep record is left out, and reported', () => {
    let deep: unknown = 1;
    for (let n = 0; n < 10_000; n++) deep = [deep];
    const wide = Array.from({ length: 200_000 }, (_, n) => n);
    for (const record of [
      { id: 17, deep },
      { id: 17, wide },
    ]) {
      const { events, problems } = mapRecord({ title: 'title' }, record);
      expect(events).toEqual([]);
      expect(problems[0]).toContain(
        'expected a record of at most 20,000 values and 6,000,000 characters, nested at most 100 deep',
      );
    }
    const { event, problems } = mapRecord({ title: 'title' }, { id: 17, title: 'Talk' }, { answer: { deep } });
    expect(event.title).toBe('Talk');
    expect(problems).toHaveLength(1);
  });

  test('keeps its other fields when a function of the configuration throws', () => {
    const { event, problems } = mapRecord(
      { title: 'title', url: (record) => (record as never as { a: { b: string } }).a.b },
      { id: 17, title: 'Talk' },
    );
    expect(event.title).toBe('Talk');
    expect(problems[0]).toContain('error calendar 42, event 17, url: the function url threw:');
  });
});
