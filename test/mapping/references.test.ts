import { describe, expect, test } from 'vitest';
import { languageTag } from '../../src/mapping/language.ts';
import { mergeDetails, unwrapDetails } from '../../src/mapping/record/details.ts';
import { resolveReferences } from '../../src/mapping/record/response-context.ts';
import { mapRecord } from './mapper-of.ts';

describe('references', () => {
  test('of JSON:API get the attributes of included objects, up to two hops', () => {
    const record = {
      type: 'event',
      id: '1',
      attributes: { title: 'Talk' },
      relationships: {
        image: { data: { type: 'media', id: 'm' } },
        tags: {
          data: [
            { type: 'tag', id: 't' },
            { type: 'tag', id: 'gone' },
          ],
        },
      },
    };
    const body = {
      data: [record],
      included: [
        { type: 'media', id: 'm', attributes: {}, relationships: { file: { data: { type: 'file', id: 'f' } } } },
        { type: 'file', id: 'f', attributes: { uri: '/a.jpg' } },
        { type: 'tag', id: 't', attributes: { name: 'Science' } },
      ],
    };
    const rules = {
      title: 'attributes.title',
      image: 'relationships.image.data.relationships.file.data.attributes.uri',
      categories: 'relationships.tags.data[].attributes.name',
    };
    const { event } = mapRecord(rules, record, { body });
    expect([event.title, event.image, event.categories]).toEqual(['Talk', 'https://uni.example/a.jpg', ['Science']]);
  });

  test('of JSON-LD and HAL are resolved by @id and self', () => {
    const graph = {
      '@graph': [
        { '@id': '#e', location: { '@id': '#p' } },
        { '@id': '#p', name: 'Hall' },
      ],
    };
    expect(resolveReferences(graph['@graph'][0], graph)).toMatchObject({ location: { name: 'Hall' } });
    const hal = { _embedded: { places: [{ name: 'Hall', _links: { self: { href: '/p/1' } } }] } };
    expect(resolveReferences({ _links: { place: { href: '/p/1' } } }, hal)).toMatchObject({
      _links: { place: { name: 'Hall' } },
    });
  });

  test('to pictures are found in a list of files, but not among records that have times', () => {
    const files = [1, 2, 3].map((n) => ({ id: n, mime: 'image/jpeg', url: `/img/${n}.jpg` }));
    expect(resolveReferences({ title: 'Choir', picture_id: 2 }, { events: [], files })).toMatchObject({
      picture: files[1],
    });
    const rows = files.map((row) => ({ ...row, start: `2026-05-0${row.id}T18:30:00` }));
    expect(resolveReferences({ title: 'Choir', picture_id: 2 }, { files: rows })).not.toHaveProperty('picture');
  });

  test('to the files of pictures get the folder that the answer names once', () => {
    const event = { photo: 'choir.jpg', notes: 'choir.jpg', images: [{ file: 'a.png' }, { file: '/img/b.png' }] };
    const joined = { ...event, photo: '/public/photos/choir.jpg' };
    const images = [{ file: '/public/photos/a.png' }, { file: '/img/b.png' }];
    expect(resolveReferences(event, { photo_path: '/public/photos/', events: [event] })).toEqual({ ...joined, images });
    const bases = { thumb_dir: 'https://cdn.example/s', photo_dir: 'https://cdn.example/l', events: [event] };
    expect(resolveReferences({ photo: 'a.jpg', thumb: 'a.jpg' }, bases)).toEqual({
      photo: 'https://cdn.example/l/a.jpg',
      thumb: 'https://cdn.example/s/a.jpg',
    });
    for (const body of [{ logo_image: '/img/logo' }, { path: '/v2/events/' }, { photo_path: '/img/none.jpg' }])
      expect(resolveReferences(event, body)).toBe(event);
  });

  test('by ids get what stands beside the records for them, even if it has times or is called like records', () => {
    const body = {
      meetings: [{ id: '7', links: { dates: ['41', '42'], groups: ['3'] }, eventId: 'F' }],
      linked: {
        dates: [
          { id: '41', label: 'One', start_at: '2026-10-26T09:00' },
          { id: '42', label: 'Two', start_at: '2026-11-02T09:00' },
        ],
        groups: [{ id: '3', name: 'Choir' }],
      },
      relatedData: { events: [{ id: 'F', name: 'Autumn festival', from: '2026-10-20' }] },
    };
    expect(resolveReferences(body.meetings[0], body)).toMatchObject({
      links: {
        dates: [{ start_at: '2026-10-26T09:00' }, { start_at: '2026-11-02T09:00' }],
        groups: [{ name: 'Choir' }],
      },
      event: { name: 'Autumn festival' },
    });
  });

  test('by a code get its label from a table that is called like their key and one word more', () => {
    const body = { open_kind_ichi: { '1': 'Everybody', '9': 'Staff' }, lookup_hue: { r: 'Red', b: 'Blue' } };
    expect(resolveReferences({ title: 'One', open_kind: '9', hue: 'b' }, body)).toMatchObject({
      open_kind: 'Staff',
      hue: 'Blue',
    });
    const types = { event_types: { '7': 'Concert', '8': 'Talk' } };
    expect(resolveReferences({ title: 'One', event: 7 }, types)).toEqual({ title: 'One', event: 7 });
  });

  test('by a long key get who has it', () => {
    const key = 'da3a3bfe'.repeat(8);
    const body = { profiles: { [key]: { name: 'Ann' } } };
    expect(resolveReferences({ title: 'One', speaker: [key] }, body)).toMatchObject({
      speaker_profiles: [{ name: 'Ann' }],
    });
  });

  test('by a code get its label, by an id one of the types of events', () => {
    const body = {
      lists: { genres: { DAN: 'Dance', MUS: 'Music' }, eventTypes: { '5f': { name: 'Talk' } } },
      titles: { fr: 'Danse', en: 'Dance' },
    };
    const record = { genre: 'DAN', typeIds: ['5f'], title: 'en' };
    expect(resolveReferences(record, body)).toMatchObject({ genre: 'Dance', type: [{ name: 'Talk' }], title: 'en' });
  });

  test('by a code get its label where the list is called a master, in every language that it has', () => {
    const hall = { ja: '東1ホール', en: 'East Hall 1' };
    const body = {
      status_master: { 1: 'Open', 3: 'Cancelled' },
      hall_master: { E1: hall, E3: { ja: '東3', en: 'E 3' } },
    };
    expect(resolveReferences({ status: 3, hall: 'E1' }, body)).toMatchObject({ status: 'Cancelled', hall });
  });

  test('never put an object into itself', () => {
    const record = { name: 'Talk', _links: { self: { href: '/e/1' } } };
    expect(resolveReferences(record, { _embedded: { events: [record] } })).toEqual(record);
  });

  test('by id are followed to lists in the response, and on from a room to its building', () => {
    const record = { id: 1, title: 'Talk', room_id: 12, tagIds: [3, '5'], category: 'sci', id_lieu: 9, status: 2 };
    const body = {
      events: [record],
      lookups: {
        rooms: [{ id: 12, name: 'B12', building: 4 }],
        buildings: { '4': { name: 'Main building' } },
        tags: [
          { id: 3, label: 'Sea' },
          { id: 5, label: 'Wind' },
        ],
      },
      categories: [{ slug: 'sci', name: 'Science' }],
      lieux: [{ id: 9, nom: 'Bonn' }],
      statuses: { '1': 'confirmed', '2': 'cancelled' },
    };
    expect(resolveReferences(record, body)).toEqual({
      ...record,
      room: { id: 12, name: 'B12', building: { id: '4', name: 'Main building' } },
      tag: [
        { id: 3, label: 'Sea' },
        { id: 5, label: 'Wind' },
      ],
      category: { slug: 'sci', name: 'Science' },
      lieu: { id: 9, nom: 'Bonn' },
      status: 'cancelled',
    });
  });

  test('by id stay when no list has the id, or the list is part of the record, or holds events', () => {
    const record = { id: 1, venue_id: 8, event_id: 1, tag_id: 3, tags: [{ id: 3, name: 'Sea' }] };
    const body = { events: [record, { id: 2, event_id: 2 }], venues: [{ id: 7, name: 'Hall' }], count: { '8': 'x' } };
    expect(resolveReferences(record, body)).toBe(record);
    expect(resolveReferences(record, { event: record })).toBe(record);
  });

  test('of details are also resolved in the page of the list', () => {
    const { event } = mapRecord(
      { title: 'title', location: 'venue.name' },
      { id: 1, title: 'Talk' },
      {
        body: { venues: [{ id: 7, name: 'Hall' }] },
        answer: { id: 1, title: 'Talk', venue_id: 7 },
      },
    );
    expect(event.location?.name).toBe('Hall');
  });

  test('in a circle end', () => {
    const a = { type: 'x', id: 'a', attributes: {}, relationships: { to: { data: { type: 'x', id: 'b' } } } };
    const b = { type: 'x', id: 'b', attributes: {}, relationships: { to: { data: { type: 'x', id: 'a' } } } };
    expect(() => JSON.stringify(resolveReferences(a, { data: [a], included: [b, a] }))).not.toThrow();
  });

  test('that do not exist leave the record as it is', () => {
    const record = { id: 1, place: { type: 'hall', id: 3 } };
    expect(resolveReferences(record, { items: [record] })).toBe(record);
  });
});

describe('the event in its details', () => {
  test('of details get what stands beside the event, but no directory of other things', () => {
    const event = { id: 7, name: 'Harvest supper', hall: 'S12' };
    const venue = { code: 'S12', title: 'Great hall' };
    const body = { event, venue, venues: { S12: venue }, meta: { took: 3 } };
    expect(unwrapDetails(body, { id: 7, name: 'Harvest supper' })).toEqual({ ...event, venue });
    expect(unwrapDetails({ ...body, event: { ...event, venue: 'Barn' } }, event)).toEqual({ ...event, venue: 'Barn' });
  });

  test('of details get the list beside the event of what it is sorted by, where it has no key for that', () => {
    const event = { id: 7, name: 'Harvest supper', productType: 1 };
    const categories = [{ id: 4, name: 'Dance', order: 1 }];
    const body = { event, categories, variants: [{ id: 9, name: 'Student' }] };
    expect(unwrapDetails(body, event)).toEqual({ ...event, categories });
    const sorted = { ...event, categoryId: 4 };
    expect(unwrapDetails({ ...body, event: sorted }, event)).toBe(sorted);
    expect(unwrapDetails({ ...body, categories: Array(40).fill(categories[0]) }, event)).toBe(event);
  });

  test('of details get what an event consists of from beside it, and nothing that is like the event itself', () => {
    const event = { id: 7, name: 'Harvest supper', text: 'All are welcome', free: true, hits: 4, lang: 'en' };
    const start = { day: '2026-10-03', hour: '18:30' };
    const images = [{ src: '/7.jpg' }];
    const body = { event, start, images, price: { ...event, name: 'Souper' }, config: { title: 'Portal' } };
    expect(unwrapDetails(body, { id: 7, name: 'Harvest supper' })).toEqual({ ...event, start, images });
  });

  test('of details get the thing beside the event that it refers to, and no other', () => {
    const event = { id: 7, name: 'Harvest supper', plays: [{ entity: 'play', ref: 'P_71' }] };
    const play = { ref: 'P_71', uid: 'P_71', about: 'A comedy' };
    const body = { event, play, sequel: { uid: 'P_72', about: 'A tragedy' } };
    expect(unwrapDetails(body, { id: 7, name: 'Harvest supper' })).toEqual({ ...event, play });
  });

  test('by a code are told by the column that both sides have, whatever a language is called', () => {
    const states = [
      { ST_EVENTO: 'A', DS_SITUACAO: 'ATIVO' },
      { ST_EVENTO: 'R', DS_SITUACAO: 'RASCUNHO' },
    ];
    const body = { rows: [{ CD_EVENTO: 7, ST_EVENTO: 'R' }], TB_SITUACAO: states };
    expect(resolveReferences(body.rows[0], body)).toMatchObject({ TB_SITUACAO: { DS_SITUACAO: 'RASCUNHO' } });
    const apart = { rows: [{ CD: { EVENTO: 7 }, ST: { EVENTO: 'R' } }], TB_SITUACAO: states };
    expect(resolveReferences(apart.rows[0], apart)).toMatchObject({ ST: { TB_SITUACAO: { DS_SITUACAO: 'RASCUNHO' } } });
    for (const key of ['st_EVENTO', 'SN_TIPO', 'id_local']) expect(languageTag(key), key).toBeNull();
    expect(['pt_BR', 'sr-Latn-RS', 'zh_Hant', 'ca-valencia', 'es-419'].map(languageTag)).not.toContain(null);
  });

  test('is told from its place, whose keys are more similar, by shared values', () => {
    const record = { id: 501, name: 'Harvest supper', start: '2026-10-03T18:30:00Z' };
    const event = {
      event_id: 501,
      event_title: 'Harvest supper',
      venue: { id: 7, name: 'Old mill', start: null },
      similar: [{ id: 9, name: 'Walk', start: '2026-10-04' }],
    };
    expect(unwrapDetails({ status: 'ok', data: { event } }, record)).toBe(event);
  });

  test('may be deep in envelopes that hold nothing like it', () => {
    const event = { code: 'k-17', name: 'Harvest supper', text: 'All are welcome' };
    const body = { a: { b: { c: { d: { e: { event, more: [] } } } } } };
    expect(unwrapDetails(body, { code: 'k-17', name: 'Harvest supper' })).toBe(event);
  });

  test('may be in sections, which hold the record’s fields together', () => {
    const record = { name: 'Harvest supper', from: 1791484200, to: 1791495000, place: 'Old mill', state: 'open' };
    const sections = {
      general: { name: 'Harvest supper', state: 'open', about: 'All are welcome' },
      when: { from: 1791484200, to: 1791495000 },
      where: { place: { name: 'Old mill' }, gps: '60.1,24.9' },
    };
    expect(unwrapDetails({ ok: true, payload: sections }, record)).toBe(sections);
    const related = {
      event: { ...record, about: 'All are welcome' },
      next: { name: 'Walk', from: 1 },
      last: { name: 'Run' },
    };
    expect(unwrapDetails(related, record)).toBe(related.event);
  });

  test('is the whole where one section has most of what the list has, but not its id', () => {
    const when = { startDay: '2026-10-03', endDay: '2026-10-03', startTime: '18:30', endTime: '22:00' };
    const details = { id: 17, name: 'Harvest supper', about: 'All are welcome', dates: when };
    for (const id of [7, 1187])
      expect(unwrapDetails({ ok: true, data: { ...details, id } }, { id, name: details.name, ...when })).toEqual({
        ...details,
        id,
      });
    // Nothing but the section has the record's id.
    const inner = { id: 17, name: 'Harvest supper', ...when };
    const envelope = { status: 'published', kind: 'detail', event: inner };
    expect(unwrapDetails(envelope, { ...inner, status: 'published', kind: 'detail' })).toBe(inner);
  });

  test('is the whole where its title stands in one of several sections below its id', () => {
    const details = {
      id: 17,
      head: { name: 'Harvest supper' },
      body: { about: 'All are welcome' },
      foot: { editor: 'Ann' },
    };
    expect(unwrapDetails({ data: details }, { id: 17, name: 'Harvest supper' })).toBe(details);
  });

  test('is the one of several that has most of the record, and of two alike the one that says more', () => {
    const [supper, walk] = [
      { id: 17, name: 'Harvest supper', about: 'All are welcome', place: 'Barn' },
      { id: 18, name: 'Walk', about: 'Bring boots', place: 'Barn' },
    ];
    expect(unwrapDetails({ items: [walk, supper, { ...walk, id: 19 }] }, { id: 17, place: 'Barn' })).toBe(supper);
    const echo = { id: 17, name: 'Harvest supper' };
    expect(unwrapDetails({ asked: echo, answer: supper }, echo)).toBe(supper);
  });

  test('is without the other events that its page shows, and with its sessions', () => {
    const supper = {
      id: 17,
      name: 'Harvest supper',
      about: 'All are welcome',
      start: '2026-10-03T18:30:00Z',
      free: true,
      hall: 'B',
    };
    const walk = {
      id: 18,
      name: 'Walk to the mill',
      about: 'Bring boots',
      start: '2026-10-10T09:00:00Z',
      free: true,
      hall: 'C',
    };
    const short = { id: 19, name: 'Barn dance', start: '2026-10-17T18:00:00Z' };
    const dates = [{ id: 1, name: 'Harvest supper', start: '2026-10-03T18:30:00Z' }];
    const event = { ...supper, more: [walk, short], next: walk, page: { title: 'Barn', soon: [short] }, dates };
    expect(unwrapDetails({ event }, { id: 17, name: 'Harvest supper' })).toEqual({
      ...supper,
      page: { title: 'Barn' },
      dates,
    });
  });

  test('takes no part with another id for the event, where the event repeats none of the record', () => {
    const body = { data: { text: 'All are welcome', image: { id: 13410, alt: '' }, when: '2026-10-16' } };
    expect(unwrapDetails(body, { id: 4410 })).toBe(body.data);
    const dates = { dates: [{ id: 1, start: '2026-10-16T18:00:00Z' }], pagination: { page: 1 } };
    expect(unwrapDetails(dates, { id: 4410 })).toBe(dates);
  });

  test('takes no thing that the record only names by its id for the event', () => {
    const organizer = { organizer_id: 151, name: 'Mill Theatre' };
    const body = { title: 'Miss Julie', organizer, when: '2026-10-16' };
    const record = { event_id: 60412, organizer_id: 151, etag: '84ce1c9c' };
    expect(unwrapDetails(body, record)).toBe(body);
    expect(unwrapDetails({ ...body, organizer: [organizer] }, record)).toEqual({ ...body, organizer: [organizer] });
    const event = { ...body, organizer_id: 151 };
    expect(unwrapDetails({ ok: true, event }, record)).toBe(event);
  });

  test('keeps the objects that the list refers to, which are no fields with labels', () => {
    const theme = (id: number, libelle: string) => ({ '@id': `/api/themes/${id}`, '@type': 'Theme', libelle });
    const listed = { nom: 'Nuit', themes: [theme(1, 'Art'), theme(2, 'Eau'), theme(3, 'Air')] };
    const details = { nom: 'Nuit', themes: [theme(2, 'Eau'), theme(3, 'Air')] };
    expect(mergeDetails(listed, details)).toEqual(details);
  });

  test('may be the only row of a table', () => {
    const table = { COLUMNS: ['EVENT_ID', 'FEE', 'TITLE'], DATA: [[501, 12, 'Harvest supper']] };
    const event = { EVENT_ID: 501, FEE: 12, TITLE: 'Harvest supper' };
    expect(unwrapDetails({ SUCCESS: true, EVENT: table }, { EVENT_ID: 501, TITLE: 'Harvest supper' })).toEqual(event);
  });

  test('may stand next to further objects', () => {
    const event = { api: 'e1x', name: 'Harvest supper', start: '2026-10-03T18:30:00Z' };
    const body = { event: { ...event, text: 'All are welcome' }, hosts: [{ name: 'Guild' }] };
    expect(unwrapDetails(body, { api: 'e1x', event, tags: [] })).toBe(body);
  });
});

describe('details', () => {
  test('are merged into the record: empty fields keep its values, lists are replaced, objects merged', () => {
    const listed = {
      title: 'Talk',
      text: 'short',
      place: { name: 'Hall', city: 'Bonn' },
      tags: ['a', 'b'],
      free: true,
    };
    const details = { text: '', place: { name: 'Hall 3', city: null }, tags: ['c'], free: false, more: 1 };
    expect(mergeDetails(listed, details)).toEqual({
      title: 'Talk',
      text: 'short',
      place: { name: 'Hall 3', city: 'Bonn' },
      tags: ['c'],
      free: false,
      more: 1,
    });
  });

  test('can not set a prototype', () => {
    const hostile: unknown = JSON.parse('{"__proto__": {"polluted": true}, "a": 1}');
    expect((mergeDetails({ b: 2 }, hostile) as { polluted?: boolean }).polluted).toBeUndefined();
  });

  const record = { id: 7, title: 'Talk', start: 'x' };
  test.each([
    [{ ...record, text: 'long' }],
    [{ event: { ...record, text: 'long' } }],
    [{ success: true, result: { ...record, text: 'long' } }],
    [{ results: [{ ...record, text: 'long' }], count: 1, info: { id: 1 } }],
    [[{ ...record, text: 'long' }]],
    [{ data: { event: { ...record, text: 'long' }, related: [{ title: 'other' }] } }],
    [{ ok: 1, payload: { text: 'long' } }],
  ])('are found in %j', (body) => {
    expect(unwrapDetails(body, record)).toMatchObject({ text: 'long' });
  });

  test('without an event leave the record of the list', () => {
    const { event, problems } = mapRecord({ title: 'title' }, { id: 17, title: 'Talk' }, { answer: 'not found' });
    expect(event.title).toBe('Talk');
    expect(problems[0]).toContain('expected the event at mapping.details.item in its details');
  });
});

describe('references by a key that both sides have', () => {
  const halls = [
    { salenKod: 'S1', kallas: 'Great hall' },
    { salenKod: 'S2', kallas: 'Yard' },
  ];

  test('find the object, whatever the key is called', () => {
    const record = { nr: 7, salenKod: 'S2' };
    expect(resolveReferences(record, { salar: halls, data: [record] })).toEqual({ ...record, salar: halls[1] });
  });

  test('find it in a store that keeps all of one kind under their ids', () => {
    const record = { id: 'n7', spotId: 'p1' };
    const body = {
      spots: { ids: ['p1'], entities: { p1: { id: 'p1', label: 'Depot' } } },
      happenings: { ids: ['n7'], entities: { n7: record } },
    };
    expect(resolveReferences(record, body)).toEqual({ ...record, spot: { id: 'p1', label: 'Depot' } });
  });

  test('find none where two objects share it, where it says something else, or by a plain id', () => {
    const record = { id: 2, salenKod: 'S1', title: 'Yard' };
    const plain = {
      rooms: [{ id: 1 }, { id: 2, width: 3 }],
      topics: [
        { title: 'Yard', color: 1 },
        { title: 'Hall', color: 2 },
      ],
    };
    const twice = { salar: [...halls, { salenKod: 'S1', kallas: 'Small hall' }] };
    expect(resolveReferences(record, plain)).toEqual(record);
    expect(resolveReferences(record, twice)).toEqual(record);
  });
});

describe('references to a directory', () => {
  const people = [
    { ref: 'u11', shown: 'Eleni' },
    { ref: 'u14', shown: 'Nikolas' },
  ];

  test('are told by codes that hardly occur by chance, and leave the code where it is', () => {
    const record = { id: 1, heldBy: ['u14', 'u11'], where: 'HAW' };
    const body = { staff: people, list: [record], sites: { HAW: { name: 'Hawthorne Hall' }, TEC: { name: 'Centre' } } };
    expect(resolveReferences(record, body)).toEqual({
      ...record,
      heldBy_staff: [people[1], people[0]],
      where_sites: { id: 'HAW', name: 'Hawthorne Hall' },
    });
  });

  test('may be listed in a text', () => {
    const tags = [1, 2, 3].map((id) => ({ id, name: `Tag ${id}` }));
    const [one, two] = ['3, 1', '2'].map((tag_ids) => resolveReferences({ id: 1, tag_ids }, { list: [], tags }));
    expect([one, two]).toMatchObject([{ tag: [tags[2], tags[0]] }, { tag: tags[1] }]);
  });

  test('that are objects with nothing but the id get the fields, in lists too', () => {
    const record = { id: 1, guests: [{ ref: 'u11', as: 'speaker' }], links: { hall: { ref: 'h2' } } };
    const attached = [
      { typ: 'hall', id: 'h1', data: { name: 'Yard' } },
      { typ: 'hall', id: 'h2', data: { name: 'Great hall' } },
      { typ: 'league', id: 'h2', data: { name: 'Second' } },
      { typ: 'league', id: 'h3', data: { name: 'Third' } },
    ];
    expect(resolveReferences(record, { list: [record], attached, directory: people })).toEqual({
      id: 1,
      guests: [{ ...people[0], as: 'speaker' }],
      links: { hall: { ...attached[1], ref: 'h2' } },
    });
  });

  test('stand beside the event in its details, and in its sessions', () => {
    const event = { id: 1, title: 'Talk', meetings: [{ at: '2026-10-17T10:00:00Z', bldg: 'HAW' }] };
    const answer = { event, buildings: { HAW: { name: 'Hawthorne Hall' }, TEC: { name: 'Technology Centre' } } };
    const rules = { title: 'title', location: 'meetings[0].bldg_buildings.name' };
    expect(mapRecord(rules, { id: 1, title: 'Talk' }, { answer }).event.location?.name).toBe('Hawthorne Hall');
  });

  test('stand in a table whose columns are named, with zeros before their numbers', () => {
    const venues = {
      columns: ['venue_id', 'name'],
      data: [
        ['1', 'Great hall'],
        ['02', 'Garden'],
      ],
    };
    expect(resolveReferences({ id: 1, venue_id: 2 }, { list: [], venues })).toMatchObject({
      venue: { name: 'Garden' },
    });
    expect(resolveReferences({ id: 1, venue_id: '01' }, { list: [], venues })).toMatchObject({
      venue: { name: 'Great hall' },
    });
  });

  test.each([
    ['small numbers', { floor: 2 }, { rooms: [1, 2, 3].map((id) => ({ id, name: `Room ${id}` })) }],
    [
      'languages',
      { spoken: 'fr' },
      { texts: { fr: { title: 'Danse' }, en: { title: 'Dance' }, de: { title: 'Tanz' } } },
    ],
    ['kinds', { status: 'open' }, { states: { open: { n: 1 }, full: { n: 2 }, over: { n: 3 } } }],
    ['codes of two directories', { by: 'u11' }, { staff: people, guests: people }],
    ['codes of which most are unknown', { by: 'u11', also: [{ by: 'q2' }, { by: 'q3' }] }, { staff: people }],
  ])('are none where the values are %s', (_, fields, lists) => {
    const record = { id: 7, ...fields };
    expect(resolveReferences(record, { ...lists, list: [record] })).toEqual(record);
  });

  test('are none to the list of the records themselves, from the details either', () => {
    const sections = [
      { code: 'S-01', title: 'Watercolour' },
      { code: 'S-02', title: 'Welding' },
    ];
    const body = { sections };
    expect(resolveReferences(sections[0], body)).toBe(sections[0]);
    const details = { code: 'S-01', title: 'Watercolour', text: 'Paper is provided' };
    expect(resolveReferences(details, body)).toBe(details);
  });
});

describe('fields as pairs of label and value', () => {
  const pair = (label: string, value: string) => ({ label, value });

  test('that only the list has stay when details come', () => {
    const listed = { id: 1, fields: [pair('Title', 'Open day'), pair('Start', '2026-10-17'), pair('Place', 'Hall')] };
    const details = { id: 1, fields: [pair('Place', 'Great hall'), pair('Organizer', 'Guild')] };
    expect(mergeDetails(listed, details)).toEqual({
      id: 1,
      fields: [
        pair('Place', 'Great hall'),
        pair('Organizer', 'Guild'),
        pair('Title', 'Open day'),
        pair('Start', '2026-10-17'),
      ],
    });
  });

  test('may have any keys, if the labels are words of fields', () => {
    const one = (oznaka: string, vrednost: string) => ({ oznaka, vrednost });
    const merged = mergeDetails(
      { lastnosti: [one('Naslov', 'Koncert'), one('Začetek', '2026-10-17')] },
      { lastnosti: [one('Prizorišče', 'Dvorana'), one('Organizator', 'Mladina')] },
    ) as { readonly lastnosti: readonly unknown[] };
    expect(merged.lastnosti).toHaveLength(4);
  });

  test('other lists are replaced', () => {
    const details = { tags: [{ id: 3, name: 'Music' }], prices: [{ label: 'Adults', value: 5 }] };
    const listed = { tags: [{ id: 4, name: 'Dance' }], prices: [{ label: 'Children', value: 3 }] };
    expect(mergeDetails(listed, details)).toEqual(details);
  });
});

test('an answer that is a map of its records is looked through once, and not for each of them', () => {
  let looks = 0;
  const records = Array.from({ length: 30 }, (_, n) => ({ title: `Event ${n}`, start: '2026-10-07T18:00:00Z' }));
  const events = new Proxy(Object.fromEntries(records.map((record, n) => [`e${n}`, record])), {
    ownKeys(target) {
      looks += 1;
      return Reflect.ownKeys(target);
    },
  });
  const body = { events };
  resolveReferences(records[0], body);
  const once = looks;
  for (const record of records) resolveReferences(record, body);
  expect(once).toBeGreaterThan(0);
  expect(looks).toBe(once);
});
