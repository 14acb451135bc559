import { describe, expect, it } from 'vitest';
import { locateItems } from '../../../../src/mapping/detection/lists/envelope.ts';
import { compileExpression, responseLimits } from '../../../../src/mapping/rules/expression.ts';

const film = (day: string, id: number) => ({
  id: 7,
  title: 'A',
  text: 'A story.',
  poster: 'https://films.example/a.jpg',
  rooms: [{ name: 'Hall 1', shows: [16, 19].map((hour, n) => ({ id: id + n + 1, starts: `${day}T${hour}:00:00` })) }],
});

/** Answers of which no list is one of records as it stands, and the first record and the number of those that are put together. */
const answers: readonly (readonly [string, unknown, object, number])[] = [
  [
    'days with matches, of some of which the time is still to be announced',
    {
      days: [
        {
          date: '13/02/2027',
          matches: [
            { no: 1, fx: 'Halden v Moor', at: '15:00' },
            { no: 2, fx: 'Stoney v Mill', at: '14:30' },
          ],
        },
        { date: '20/02/2027', matches: [{ no: 3, fx: 'Moor v Stoney', at: 'TBA' }] },
      ],
    },
    { date: '13/02/2027', no: 1, fx: 'Halden v Moor', at: '15:00' },
    3,
  ],
  [
    'sections of a page, of which one lists events',
    {
      blocks: [
        {
          kind: 'hero',
          title: 'Welcome',
          slides: [
            { id: 1, title: 'Slide' },
            { id: 2, title: 'Slide' },
          ],
        },
        { kind: 'agenda', title: 'Agenda', entries: [{ id: 1, title: 'A', start: '2026-05-01T10:00:00Z' }] },
        { kind: 'text', title: 'About' },
      ],
    },
    { id: 1, title: 'A', start: '2026-05-01T10:00:00Z' },
    1,
  ],
  [
    'a section of a page, whose list stands in its objects',
    {
      type: 'page',
      content: {
        main: [
          {
            id: 118,
            type: 'plugin',
            content: {
              header: 'Agenda',
              data: {
                settings: { order: 'start' },
                events: [
                  { id: 1, title: 'A', start: '2026-05-01T10:00:00Z', place: { title: 'Hall' } },
                  { id: 2, title: 'B', start: '2026-05-02T10:00:00Z', place: { title: 'Hall' } },
                ],
              },
            },
          },
        ],
      },
    },
    { id: 1, title: 'A', start: '2026-05-01T10:00:00Z', place: { title: 'Hall' } },
    2,
  ],
  [
    'sections of a page with lists under the same key',
    {
      blocks: [
        {
          component: 'hero',
          title: 'Welcome',
          items: [
            { id: 1, title: 'Slide' },
            { id: 2, title: 'Slide' },
          ],
        },
        { component: 'agenda', title: 'Agenda', items: [{ id: 1, title: 'A', start: '2026-05-01T10:00:00Z' }] },
      ],
    },
    { id: 1, title: 'A', start: '2026-05-01T10:00:00Z' },
    1,
  ],
  [
    'months, of which one has no events',
    {
      months: [
        { year: 2026, month: 11, events: [{ id: 1, title: 'A', day: 7, time: '10:00' }] },
        { year: 2026, month: 12, events: [] },
      ],
    },
    { year: 2026, month: 11, id: 1, title: 'A', day: 7, time: '10:00' },
    1,
  ],
  [
    'groups by state, of which one has no events',
    {
      groups: [
        { status: 'draft', events: [{ id: 1, title: 'A', start: '2026-05-01T10:00:00Z' }] },
        { status: 'public', events: [] },
      ],
    },
    { status: 'draft', id: 1, title: 'A', start: '2026-05-01T10:00:00Z' },
    1,
  ],
  [
    'groups by kind, of which one says nothing of events',
    {
      groups: [
        { type: 'cancelled', events: [{ id: 1, title: 'A', start: '2026-05-01T10:00:00Z' }] },
        { type: 'planned', events: null },
      ],
    },
    { type: 'cancelled', id: 1, title: 'A', start: '2026-05-01T10:00:00Z' },
    1,
  ],
  [
    'sections of a page that say where their events are, and by whom',
    {
      blocks: [
        { kind: 'text', title: 'Welcome', body: 'To all' },
        {
          kind: 'agenda',
          title: 'Agenda',
          venue: 'Old barn',
          organizer: { name: 'Trust' },
          status: 'cancelled',
          entries: [{ id: 1, title: 'A', start: '2026-05-01T10:00:00Z' }],
        },
      ],
    },
    {
      venue: 'Old barn',
      organizer: { name: 'Trust' },
      status: 'cancelled',
      id: 1,
      title: 'A',
      start: '2026-05-01T10:00:00Z',
    },
    1,
  ],
  [
    'maps by day in maps by room, of which one day has none',
    {
      'Blue hall': { '2026-05-01': [{ id: 1, title: 'A', time: '10:00' }] },
      'Red hall': {
        '2026-05-01': [{ id: 2, title: 'B', time: '10:00' }],
        '2026-05-02': [{ id: 3, title: 'C', time: '10:00' }],
      },
    },
    { room: 'Blue hall', date: '2026-05-01', id: 1, title: 'A', time: '10:00' },
    3,
  ],
  [
    'maps by room in maps by day without a year',
    {
      '1 mayo': { 'Sala 1': [{ id: 1, title: 'A', start: '2026-05-01T10:00:00Z' }] },
      '2 mayo': { 'Sala 2': [{ id: 2, title: 'B', start: '2026-05-02T10:00:00Z' }] },
    },
    { room: 'Sala 1', id: 1, title: 'A', start: '2026-05-01T10:00:00Z' },
    2,
  ],
  [
    'showings of films in rooms on days',
    {
      days: [film('2026-05-01', 70), film('2026-05-02', 80)].map((films, n) => ({
        date: `2026-05-0${n + 1}`,
        isToday: false,
        films: [films],
      })),
    },
    {
      date: '2026-05-01',
      films: { title: 'A', text: 'A story.', poster: 'https://films.example/a.jpg' },
      rooms: { name: 'Hall 1' },
      id: 71,
      starts: '2026-05-01T16:00:00',
    },
    4,
  ],
  [
    'showings of a film that several theatres have',
    {
      theatres: ['North', 'South'].map((name, n) => ({
        name,
        films: [film('2026-05-01', 70 + 20 * n), { ...film('2026-05-03', 80 + 20 * n), id: 8, title: 'B' }],
      })),
    },
    {
      theatres: { name: 'North' },
      films: { title: 'A', text: 'A story.', poster: 'https://films.example/a.jpg' },
      rooms: { name: 'Hall 1' },
      id: 71,
      starts: '2026-05-01T16:00:00',
    },
    8,
  ],
  [
    'days of a place, which say that they are weekdays and holidays',
    {
      places: ['North', 'South'].map((place, n) => ({
        place,
        order: n,
        days: [1, 2].map((day) => ({
          day: `2026-05-0${day}`,
          label: `${day} mayo`,
          holiday: false,
          shows: [{ id: 10 * n + day, title: 'A', start: `2026-05-0${day}T10:00:00Z` }],
        })),
      })),
    },
    { place: 'North', id: 1, title: 'A', start: '2026-05-01T10:00:00Z' },
    4,
  ],
  [
    'days of events with sessions on several days',
    {
      days: [1, 2].map((day) => ({
        date: `2026-05-0${day}`,
        events: [
          {
            id: day,
            title: 'Course',
            sessions: [1, 2].map((n) => ({ id: 10 * day + n, start: `2026-05-${10 * n}T10:00:00Z` })),
          },
        ],
      })),
    },
    {
      date: '2026-05-01',
      id: 1,
      title: 'Course',
      sessions: [
        { id: 11, start: '2026-05-10T10:00:00Z' },
        { id: 12, start: '2026-05-20T10:00:00Z' },
      ],
    },
    2,
  ],
  [
    'days of events with one session each, which say when they were changed',
    {
      days: [1, 2].map((day) => ({
        date: `2026-05-0${day}`,
        events: [
          {
            id: day,
            title: 'Course',
            updated: '2026-01-01',
            sessions: [{ id: 10 * day, start: `2026-05-0${day}T10:00` }],
          },
        ],
      })),
    },
    {
      date: '2026-05-01',
      id: 1,
      title: 'Course',
      updated: '2026-01-01',
      sessions: [{ id: 10, start: '2026-05-01T10:00' }],
    },
    2,
  ],
  [
    'days under keys of another script',
    {
      μέρες: [
        {
          ημερομηνία: '2026-10-17',
          εκδηλώσεις: [
            { αρ: 1, τίτλος: 'Συναυλία', ώρα: '19:00' },
            { αρ: 2, τίτλος: 'Διάλεξη', ώρα: '20:30' },
          ],
        },
        { ημερομηνία: '2026-10-18', εκδηλώσεις: [{ αρ: 3, τίτλος: 'Χορός', ώρα: '21:00' }] },
      ],
    },
    { ημερομηνία: '2026-10-17', αρ: 1, τίτλος: 'Συναυλία', ώρα: '19:00' },
    3,
  ],
  [
    'months by their numbers',
    {
      months: [
        { year: 2026, month: 11, events: [{ no: 1, title: 'Fair', day: 7, time: '10:00' }] },
        { year: 2026, month: 12, events: [{ no: 2, title: 'Choir', day: 5, time: '18:00' }] },
      ],
    },
    { year: 2026, month: 11, no: 1, title: 'Fair', day: 7, time: '10:00' },
    2,
  ],
  [
    'rows by position, of which some cells link to others, beside ids of their own',
    {
      fields: ['Nr', 'Titel', 'Beginn', 'Raum'].map((label, n) => ({ uid: `f${n}`, label, sort: 10 * n })),
      entries: [
        { uid: 'e1', sort: '1.0', pinned: false, cells: [1, 'Lesung', '2026-10-17T19:00:00', [[7, 'Saal']]] },
        { uid: 'e2', sort: '2.0', pinned: false, cells: [2, 'Konzert', '2026-10-18T20:00:00', []] },
      ],
    },
    {
      uid: 'e1', sort: '1.0', pinned: false, cells: [1, 'Lesung', '2026-10-17T19:00:00', [[7, 'Saal']]],
      Nr: 1, Titel: 'Lesung', Beginn: '2026-10-17T19:00:00', Raum: [[7, 'Saal']],
    }, // biome-ignore format: a record
    2,
  ],
  [
    'a list beside its place and its series',
    {
      count: 2,
      venue: { name: 'Opera', city: 'Oslo' },
      festival: 'Winter Days',
      venue_link: 'https://town.example/opera',
      shows: [
        { id: 1, name: 'Aida', starts: '2026-10-17T19:00:00' },
        { id: 2, name: 'Norma', starts: '2026-10-18T19:00:00' },
      ],
    },
    {
      id: 1,
      name: 'Aida',
      starts: '2026-10-17T19:00:00',
      venue: { name: 'Opera', city: 'Oslo' },
      festival: 'Winter Days',
    },
    2,
  ],
  [
    'rows of one field each',
    {
      rows: [10, 11, 12].flatMap((entity) =>
        [
          ['title', `Talk ${entity}`],
          ['starts_at', `2026-10-${entity}T18:00:00`],
          ['venue', 'Hall'],
        ].map(([attribute, value]) => ({ entity, attribute, value, rev: 3 })),
      ),
    },
    { id: 10, title: 'Talk 10', starts_at: '2026-10-10T18:00:00', venue: 'Hall' },
    3,
  ],
  [
    'columns as maps by the number of the row',
    {
      titel: { 0: 'A', 1: 'B' },
      beginn: { 0: '2026-10-10T18:00', 1: '2026-10-11T18:00' },
      ort: { 0: 'Hall', 1: 'Yard' },
    },
    { titel: 'A', beginn: '2026-10-10T18:00', ort: 'Hall' },
    2,
  ],
  [
    'columns as maps by id',
    {
      data: {
        titel: { e7: 'A', e9: 'B' },
        beginn: { e7: '2026-10-10T18:00', e9: null },
        ort: { e7: 'Hall', e9: 'Yard' },
      },
    },
    { id: 'e7', titel: 'A', beginn: '2026-10-10T18:00', ort: 'Hall' },
    2,
  ],
  [
    'a map by slugs, whatever words they hold',
    {
      total: 3,
      events: {
        'concert-eaux-vives': { titre: 'A', jour: '2026-10-10', lieu: 'GS', genre: 'x' },
        'nuit-au-musee': { titre: 'B', jour: '2026-10-11', lieu: 'GS', genre: 'x' },
        vernissage: { titre: 'C', jour: '2026-10-12', lieu: 'AT', genre: 'x' },
      },
    },
    { id: 'concert-eaux-vives', titre: 'A', jour: '2026-10-10', lieu: 'GS', genre: 'x' },
    3,
  ],
  [
    'a map by day of maps by id',
    {
      days: {
        '2026-10-10': { k1: { title: 'A', from: '18:00' }, k2: { title: 'B', from: '19:00' } },
        '2026-10-11': { k3: { title: 'C', from: '18:00' } },
      },
    },
    { date: '2026-10-10', id: 'k1', title: 'A', from: '18:00' },
    3,
  ],
  [
    'two rows of names, the first of which groups the second',
    {
      rows: [
        ['Event', '', 'When', '', 'Where', ''],
        ['Number', 'Title', 'Day', 'From', 'Name', 'Address'],
        ['1', 'A', '2026-10-10', '18:00', 'Hall', 'Road 1'],
        ['2', 'B', '2026-10-11', '19:00', 'Yard', 'Road 2'],
      ],
    },
    {
      'Event.Number': '1',
      'Event.Title': 'A',
      'When.Day': '2026-10-10',
      'When.From': '18:00',
      'Where.Name': 'Hall',
      'Where.Address': 'Road 1',
    },
    2,
  ],
  [
    'lines as texts, the first of which names the columns',
    { sorok: ['Number\tTitle\tStart', '1\tA\t2026-10-10', '2\tB\t2026-10-11'] },
    { Number: '1', Title: 'A', Start: '2026-10-10' },
    2,
  ],
  [
    'records whose fields are lists throughout, under whole IRIs',
    [1, 2].map((n) => ({
      '@id': `urn:e:${n}`,
      'http://schema.org/name': [{ '@value': `Talk ${n}` }],
      'http://schema.org/startDate': [{ '@value': `2026-10-0${n}T18:00:00` }],
      'http://schema.org/organizer': [{ 'http://schema.org/name': [{ '@value': 'Guild' }] }],
      'http://schema.org/location': [{ 'http://schema.org/name': [{ '@value': 'Hall' }] }],
    })),
    { '@id': 'urn:e:1' },
    2,
  ],
  [
    'a title above the names',
    {
      rows: [
        ['Programme of the autumn', '', ''],
        ['Number', 'Title', 'Start'],
        ['1', 'A', '2026-10-10'],
        ['2', 'B', '2026-10-11'],
      ],
    },
    { Number: '1', Title: 'A', Start: '2026-10-10' },
    2,
  ],
  [
    'cells of values, under columns that have letters and names',
    {
      table: {
        cols: ['Number', 'Title', 'Start'].map((label, n) => ({ id: 'ABC'[n], label, type: 'string' })),
        rows: [1, 2].map((n) => ({ c: [{ v: n }, { v: `Talk ${n}` }, { v: `Date(2026,9,${n})`, f: `${n} Oct` }] })),
      },
    },
    { Number: 1, Title: 'Talk 1', Start: 'Date(2026,9,1)' },
    2,
  ],
];

describe('a list that has to be put together', () => {
  it.each(answers)('is found: %s', (_, body, first, count) => {
    const { items } = locateItems(body, 'events');
    expect(items[0]).toEqual(Array.isArray(body) ? expect.objectContaining(first) : first);
    expect(items).toHaveLength(count);
  });

  const kept: readonly (readonly [string, readonly object[]])[] = [
    [
      'a timetable of rooms and hours',
      ['A', 'B', 'C'].flatMap((room) =>
        ['09:00', '10:00', '11:00'].map((start) => ({ room, start, title: `${room} at ${start}` })),
      ),
    ],
    [
      'events of several kinds',
      ['Talk', 'Walk'].flatMap((kind) =>
        [1, 2, 3, 4].map((n) => ({ id: n, kind, start: `2026-10-0${n}T18:00`, title: `${kind} ${n}` })),
      ),
    ],
    [
      'plays whose sessions have a day, a time and a state',
      ['gull', 'winter'].map((code) => ({
        code,
        play: `The ${code}`,
        kind: 'Drama',
        sessions: [
          { date: '05.12.2026', time: '20:30', state: 'On sale' },
          { date: '06.12.2026', time: '15:30', state: 'Sold out' },
        ],
      })),
    ],
  ];
  it.each(kept)('is not made of what is one: %s', (_, list) => {
    expect(locateItems({ data: list }, 'events').items).toEqual(list);
  });
});

describe('events', () => {
  it('are no sections of a page with their own showings or films in objects', () => {
    const showings = (n: number) => ['Matinee', 'Evening'].map((name, m) => ({ name, start: `2026-05-1${n}T1${m + 5}:00:00Z` }));
    const posts = [1, 2, 3].map((n) => ({ id: n, title: `Play ${n}`, acf: { place: 'Hall', showtimes: showings(n) } }));
    expect(locateItems({ posts }, 'events').expression).toBe('posts[*]');
    const events = [1, 2, 3].map((n) => ({ id: n, title: `Play ${n}`, start: `2026-05-1${n}T18:00:00Z` }));
    const data = { events: events.map((one) => ({ ...one, id: one.id + 90 })) };
    for (const own of [events, []])
      expect(locateItems({ events: own, blocks: [{ type: 'teaser', content: { data } }] }, 'events').expression).toBe('events[*]');
  }); // biome-ignore format: one line

  it('are no groups of their sessions, if all that these say is when and in which room', () => {
    const sessions = (code: number) =>
      ['10/10/2026', '17/10/2026'].map((date, n) => ({
        code: 2 * code + n,
        date,
        start_time: '18:30',
        end_time: '20:00',
        room: 'Hall 2',
      }));
    const events = [1, 2, 3].map((code) => ({
      code,
      title: `Course ${code}`,
      about: 'For beginners.',
      state: 'A',
      sessions: sessions(code),
    }));
    expect(locateItems({ events }, 'events').items).toEqual(events);
  });

  it('are no groups of their notes or performances, where their own fields are in objects', () => {
    const ofNotes = [1, 2, 3].map((n) => ({
      talk: {
        id: n,
        name: `Talk ${n}`,
        text: 'For all.',
        seats: 40,
        free: 12,
        state: 'A',
        kind: 'T',
        open: true,
        x: 1,
      },
      notes: [{ id: 90 + n, at: `2026-09-0${n}T09:00:00Z`, text: 'Bring a pen.' }],
      hours: [{ id: 40 + n, from: `2026-10-1${n}T18:00:00Z` }],
      can: { read: true, write: false },
    }));
    expect(locateItems(ofNotes, 'events').items).toEqual(ofNotes);
    const ofPlays = [1, 2, 3].map((n) => ({
      play: { no: 40 + n, image: `/p${n}.jpg` },
      name: `Play ${n}`,
      description: 'A comedy.',
      dates: [1, 2].map((day) => ({
        code: 100 * n + day,
        name: `Play ${n}`,
        start: `2026-10-${10 * n + day}T19:00:00`,
      })),
    }));
    expect(locateItems(ofPlays, 'events').items).toEqual(ofPlays);
  });

  it('are in groups of days that are named in several languages', () => {
    const days = [1, 2, 3].map((n) => ({
      date: `2026-12-0${n}`,
      hijri: `1448/06/2${n}`,
      weekday: { ar: 'الخميس', en: 'Thursday' },
      items: [{ id: `p-${n}`, name: { ar: 'الرواية', en: 'The Novel' }, from: '17:00', to: '18:15' }],
    }));
    expect(locateItems({ days }, 'events').items).toMatchObject([1, 2, 3].map((n) => ({ id: `p-${n}` })));
  });

  it('are in groups all the same, where what these are in is an object of its own', () => {
    const place = { id: 7, name: 'Hall', street: 'Main Street', number: 4, zip: '12345', city: 'Town', phone: '1', fax: '2', web: '', seats: 90, floor: 2, lift: true }; // biome-ignore format: a record
    const groups = [1, 2, 3].map((n) => ({
      place: { ...place, id: n },
      events: [{ id: 90 + n, title: `Talk ${n}`, start: `2026-09-0${n}T09:00:00Z` }],
    }));
    expect(locateItems(groups, 'events').items).toMatchObject([1, 2, 3].map((n) => ({ id: 90 + n, place: { id: n } })));
  });

  it.each<[string, (talk: object) => object]>([
    ['as they are', (talk) => talk],
    ['wrapped', (properties) => ({ type: 'Feature', geometry: { type: 'Point', coordinates: [7, 47] }, properties })],
  ])('are in groups that say when they were made, %s', (_, wrap) => {
    const talk = (n: number) =>
      wrap({ no: n, headline: `Talk ${n}`, when: `1${n}.7.2026 20:30`, where: 'Hall', text: 'Come and listen.' });
    const group = { code: 'N', color: '#aa3300', sort: 1, visible: true, created_at: '2025-01-02T10:00:00Z' };
    const groups = ['North', 'South'].map((name, n) => ({ id: 70 + n, name, ...group, list: [talk(1), talk(2)] }));
    expect(locateItems({ groups }, 'events').items).toHaveLength(4);
  });

  it('are no empty list beside a full one of a name that says as much', () => {
    const movieList = [1, 2].map((n) => ({ qqNm: 'x', movieNm: `Film ${n}`, playStartTime: `1${n}:40` }));
    expect(locateItems({ map: { specialList: [], movieList } }, 'events').items).toEqual(movieList);
  });

  it('are at the bottom of lists that are called alike at every level, with what each of these says', () => {
    const screening = (n: number) => ({ code: '1', performanceCd: `2026100${n}01`, showingStart: '09:20', late: '0' });
    const film = (n: number) => ({ code: `0${n}`, name: `Film ${n}`, url: `/movie/${n}/`, list: [{ code: '3', name: 'Screen 3', list: [screening(n)] }] }); // biome-ignore format: a record
    const day = (n: number) => ({
      showDay: { date: `2026100${n}` },
      list: [{ code: '076', name: 'Lighthouse', list: [film(n)] }],
    });
    const { items } = locateItems({ data: [day(1), day(2), day(3)] }, 'events');
    expect(items).toMatchObject(
      [1, 2, 3].map((n) => ({ performanceCd: `2026100${n}01`, showDay: { date: `2026100${n}` } })),
    );
    for (const [n, item] of items.entries()) expect(JSON.stringify(item)).toContain(`Film ${n + 1}`);
  });

  it('stay films where the days in these hold hours alone', () => {
    const film = (n: number) => ({
      version: 'Original',
      shown: { movie: { code: n, title: `Film ${n}` } },
      scr: ['2026-10-14', '2026-10-15'].map((d) => ({ d, t: [{ code: `${n}1`, $: '14:00' }] })),
    });
    const { items } = locateItems(
      { feed: [{ place: { name: 'Palace' }, movieShowtimes: [film(1), film(2)] }] },
      'events',
    );
    expect(items).toMatchObject([1, 2].map((n) => ({ shown: { movie: { code: n } } })));
  });

  it('are no cells of rows, whose columns other things in the answer name', () => {
    const talk = (n: number) => ({
      nr: n,
      entry: { id: 900 + n, title: `Talk ${n}`, start: `2026-10-1${n}T18:00:00Z`, place: 7, text: 'Come.' },
    });
    const months = ['2026-10', '2026-11'].map((month) => ({ month, items: [talk(1), talk(2)] }));
    const places = [7, 8].map((id) => ({ id, title: `Hall ${id}` }));
    expect(locateItems({ months, places }, 'events').expression).toContain('items');
    expect(locateItems({ months, places }, 'events').items).toHaveLength(4);
  });
});

describe('what stands beside a list', () => {
  const shows = (more: object = {}) => [1, 2].map((id) => ({ id, name: `Show ${id}`, starts: '2026-10-17', ...more }));
  it('is the currency of prices', () => {
    const body = { currency: 'EUR', shows: shows({ price: 12 }) };
    expect(locateItems(body, 'events').items[0]).toMatchObject({ id: 1, price: 12, currency: 'EUR' });
    expect(locateItems({ ...body, shows: shows({ price: 12, paid_in: 'SEK' }) }, 'events').expression).toBe('shows[*]');
    expect(locateItems({ ...body, shows: shows() }, 'events').expression).toBe('shows[*]');
  });

  it.each([
    ['says what a record says itself', { venue: { name: 'Opera' }, shows: shows({ place: 'Hall 2' }) }],
    ['is no name', { organizer: { id: 7 }, place: 'https://town.example/map', shows: shows() }],
    ['is what the records are called', { entity: 'Event', values: shows() }],
  ])('stays there if it %s', (_, body) => {
    expect(locateItems(body, 'events').expression).not.toContain('let');
  });
});

describe('a map of records', () => {
  const record = (n: number) => ({ no: `K-${n}0`, title: `Talk number ${n}`, start: `2026-05-0${n}T19:30:00` });
  const expressionOf = (body: unknown) => locateItems(body, 'events').expression;

  it('may have beside them what the answer says of itself', () => {
    const body = { '0': record(1), '1': record(2), httpstatuscode: 200 };
    expect(locateItems(body, 'events')).toMatchObject({
      expression: "values(@)[?type(@)=='object']",
      items: [record(1), record(2)],
    });
    expect(locateItems({ status: 'ok', total: 1, '1': record(1) }, 'events').items).toEqual([
      { id: '1', ...record(1) },
    ]);
    const byIds = {
      ok: true,
      rows: { 'ev-71': { title: 'A', start: '2026-05-01' }, total: 2, 'ev-72': { title: 'B', start: '2026-05-02' } },
    };
    expect(locateItems(byIds, 'events').items).toMatchObject([{ id: 'ev-71' }, { id: 'ev-72' }]);
  });

  it('may have what they are called for keys', () => {
    const when = { from: '2026-05-01T10:00:00', hall: 'Hall 1', seats: 40 };
    const body = {
      fields: [{ label: 'from', type: 'date' }],
      results: { 'Open day': when, 'Night of science': when, Fair: when },
    };
    expect(locateItems(body, 'events').items).toMatchObject([
      { id: 'Open day', title: 'Open day', from: when.from },
      { id: 'Night of science' },
      { id: 'Fair' },
    ]);
    const withIds = { 'Open day': { eventId: 7, ...when }, 'Night of science': { eventId: 9, ...when } };
    expect(locateItems({ results: withIds }, 'events').expression).toBe('items(results)[*].merge({title: [0]}, [1])');
    const fields = {
      'Start date': { iso: when.from, zone: 'UTC', text: '' },
      'End date': { iso: when.from, zone: 'UTC', text: '' },
    };
    expect(expressionOf({ event: { id: 7, title: 'Fair', when: fields } })).toBe('to_array(event)[*]');
  });

  it('is no record with numbered parts', () =>
    expect(expressionOf({ event: { id: 4, title: 'Fair', hall1: record(1), hall2: record(2) } })).toBe(
      'to_array(event)[*]',
    ));
});

describe('a list of pairs', () => {
  it('has the id of each record before it', () => {
    const rows = [
      [4711, { title: 'Open day', start: '2026-05-01T10:00:00' }],
      [4712, { title: 'Night of science', start: '2026-05-02T18:00:00' }],
    ];
    expect(locateItems({ rows }, 'events')).toMatchObject({
      expression: 'rows[*].merge({id: [0]}, [1])',
      items: [{ id: 4711, title: 'Open day' }, { id: 4712 }],
    });
  });

  it('says nothing more where the records have the id themselves', () => {
    const rows = [['a1', { id: 'a1', title: 'Open day', start: '2026-05-01T10:00:00' }]];
    expect(locateItems({ rows }, 'events').expression).toBe('rows[*][1]');
  });

  it('is no list of the parts of an answer', () => {
    const body = [
      ['meta', { page: 1 }],
      ['data', { events: [{ id: 7, title: 'Open day', start: '2026-05-01T10:00:00' }] }],
    ];
    expect(locateItems(body, 'events').items).toMatchObject([{ id: 7 }]);
  });
});

describe('columns of a data frame', () => {
  const columns = {
    title: { '71': 'Open day', '84': 'Night of science' },
    start: { '71': '2026-05-01', '84': '2026-05-02' },
    hallId: { '71': 4, '84': 4 },
    hall: { '71': { name: 'Hall' }, '84': { name: 'Hall' } },
  };

  it('may hold objects, and be named by the ids of the records, whatever other ids these have', () =>
    expect(locateItems({ columns }, 'events').items).toMatchObject([
      { id: '71', title: 'Open day', hall: { name: 'Hall' } },
      { id: '84' },
    ]));

  it('are no groups of records by their halls', () => {
    const records = { '71': { title: 'Open day', start: '2026-05-01' }, '84': { title: 'Fair', start: '2026-05-02' } };
    expect(locateItems({ title: records, place: records, date: records }, 'events').expression).not.toContain('zip(');
  });
});

describe('a list of several kinds', () => {
  const hall = { id: 4, name: 'Hall 1', street: 'Market 1', city: 'Town' };
  const talk = (n: number) => ({ id: 70 + n, title: `Talk number ${n}`, from: `2026-05-0${n}T19:30:00`, hallId: 4 });
  const page = { start: 0, size: 2, query: 'all' };
  const wrapped = [
    { T: 'x1', P: talk(1) },
    { T: 'x2', P: hall },
    { T: 'x1', P: talk(2) },
    { T: 'x3', P: page },
  ];

  it('gives those that begin at some time', () => {
    expect(locateItems({ O: wrapped }, 'events').items).toEqual([talk(1), talk(2)]);
    const typed = [
      { type: 'Talk', ...talk(1) },
      { type: 'Talk', ...talk(2) },
      { type: 'Hall', ...hall },
    ];
    expect(locateItems({ rows: typed }, 'events').expression).toBe('rows[?from]');
  });

  it('gives events of a kind that nobody knew, on whatever day', () => {
    const type = (name: string, one: object) => ({
      modified: name === 'Hall' ? '2026-03-15' : '2026-04-01',
      type: name,
      ...one,
    });
    const today = [type('Talk', talk(1)), type('Talk', talk(2)), type('Hall', hall)];
    const { expression } = locateItems({ rows: today }, 'events');
    const concert = { ...type('Concert', talk(3)), modified: '2026-04-02' };
    const tomorrow = { rows: [concert, ...today] };
    expect(compileExpression(expression, responseLimits)(tomorrow)).toEqual(tomorrow.rows.slice(0, 3));
    // Those of two kinds call their beginning something else.
    const { from, ...open } = talk(4);
    const several = [
      { type: 'Talk', ...talk(1) },
      { type: 'Talk', ...talk(2) },
      { type: 'Show', ...open, begins: from },
      { type: 'Hall', name: 'Hall 1', street: 'Market 1', city: 'Town', phone: '555 0100' },
    ];
    const expressionFor = (more: object) =>
      locateItems({ rows: several.map((one) => ({ ...one, ...more })) }, 'events').expression;
    expect(expressionFor({ id: 4 })).toBe('rows[?title]');
    expect(expressionFor({ id: 4, title: 'Open', hallId: 4 })).toBe("rows[?type!='Hall']");
  });

  it('tells them apart by no other field than one that says the kind: what does not begin may have another date', () => {
    const rows = [1, 2, 3, 4].map((n) => ({ site: n < 3 ? 'north' : 'south', ...(n < 4 ? talk(n) : hall) }));
    expect(locateItems({ rows }, 'events').expression).toBe('rows[*]');
  });

  it('is none, if those of one kind only lack a date', () => {
    const rows = [
      { type: 'Talk', ...talk(1) },
      { type: 'Talk', ...talk(2) },
      { type: 'Walk', ...talk(3), from: '' },
    ];
    expect(locateItems({ rows }, 'events').expression).toBe('rows[*]');
  });
});
