import { describe, expect, test } from 'vitest';
import { createMapping } from '../../../src/mapping/mapping.ts';
import { resolveReferences } from '../../../src/mapping/record/response-context.ts';

const titles = [
  'Harvest supper',
  'River walk',
  'Bell ringing',
  'General meeting',
  'Choir rehearsal',
  'Open observatory',
];
const rooms = [
  { key: 'A', cs: 'Velký sál', en: 'Great hall', seats: 200 },
  { key: 'B', cs: 'Zimní zahrada', en: 'Winter garden', seats: 45 },
];
const days = [
  { no: 1, date: '2026-12-10' },
  { no: 2, date: '2026-12-11' },
  { no: 3, date: '2026-12-12' },
];
const tracks = [
  { no: 2, cs: 'Hudba', en: 'Music' },
  { no: 3, cs: 'Příroda', en: 'Nature' },
];

/** Detects and maps an answer whose list is at `sessions`. */
function map(body: { readonly sessions: readonly object[] }) {
  const none = { calendars: {}, events: {}, details: {}, event: {}, allDayEnd: 'auto' } as const;
  const mapping = createMapping(none, { timeZone: 'Europe/Prague', language: 'cs', linkBase: 'https://town.example' });
  const listed = body.sessions.map((record) => ({ record, body }));
  const detected = mapping.detect({ calendars: [], events: listed, details: [] });
  const calendar = { id: '1', title: null, description: null, timeZone: null, url: null };
  const mapper = mapping.mapper(detected);
  return listed.flatMap((one) => mapper.events(calendar, one, null).events);
}

test('a day, a room and topics that stand in directories are read from there, in the site’s language', () => {
  const sessions = titles.map((title, n) => ({
    id: 310 + n,
    title,
    day_no: 1 + (n % 3),
    at: `${9 + n}:30`,
    mins: 45 + 15 * (n % 3),
    room_key: n % 2 === 0 ? 'A' : 'B',
    track_nos: n % 2 === 0 ? [2] : [2, 3],
  }));
  const [first, second] = map({ sessions, conference: { days, rooms, tracks } } as never);
  expect(first).toMatchObject({
    start: '2026-12-10T08:30:00Z',
    end: '2026-12-10T09:15:00Z',
    location: { name: 'Velký sál' },
    categories: ['Hudba'],
  });
  expect(second).toMatchObject({
    start: '2026-12-11T09:30:00Z',
    end: '2026-12-11T10:30:00Z',
    location: { name: 'Zimní zahrada' },
    categories: ['Hudba', 'Příroda'],
  });
});

test('each session has the place that its own code stands for', () => {
  const sessions = titles.map((title, n) => ({
    id: 310 + n,
    title,
    meetings: [0, 7].map((later, m) => ({
      start: `2026-12-${String(1 + n + later).padStart(2, '0')}T18:00:00`,
      end: `2026-12-${String(1 + n + later).padStart(2, '0')}T20:00:00`,
      building: m === 0 ? 'HRC' : 'TEC',
    })),
  }));
  const places = {
    HRC: { name: 'Hradní kaple', street: 'Zámecká 4', city: 'Telč' },
    TEC: { name: 'Technologické centrum', street: 'Dlouhá 12', city: 'Telč' },
  };
  const [one, next] = map({ sessions, places } as never);
  expect([one?.location?.name, next?.location?.name]).toEqual(['Hradní kaple', 'Technologické centrum']);
  expect([one?.location?.address, next?.location?.address]).toEqual(['Zámecká 4, Telč', 'Dlouhá 12, Telč']);
});

test('a play that several evenings name is read from a directory, also by a key that shortens its name', () => {
  const performances = {
    P01: { name: 'House of winds', genre: 'Drama', page: '/plays/P01' },
    P02: { name: 'The last train', genre: 'Comedy', page: '/plays/P02' },
  };
  const sessions = titles.map((_, n) => ({
    no: 310 + n,
    perf_kodas: n % 2 === 0 ? 'P01' : 'P02',
    start: `2026-12-1${n}T18:30`,
    state: n === 3 ? 'cancelled' : 'scheduled',
  }));
  const events = map({ sessions, lists: { performances } } as never);
  expect(events.map(({ title }) => title)).toEqual(
    titles.map((_, n) => (n % 2 === 0 ? 'House of winds' : 'The last train')),
  );
  expect(events[3]).toMatchObject({ categories: ['Comedy'], url: 'https://town.example/plays/P02' });
});

test.each([
  [
    'a map',
    {
      P01: { name: 'House of winds', premiere: '2024-05-18' },
      P02: { name: 'The last train', premiere: '2026-11-20' },
    },
  ],
  [
    'a list',
    [
      { id: 'P01', name: 'House of winds' },
      { id: 'P02', name: 'The last train' },
    ],
  ],
])('what is played has at most the day of its first night, in %s', (_, shows) => {
  const sessions = titles.map((_title, n) => ({
    no: 310 + n,
    show: n % 2 === 0 ? 'P01' : 'P02',
    start: `2026-12-1${n}T18:30`,
  }));
  expect(map({ sessions, shows } as never).map(({ title }) => title)).toEqual(
    titles.map((_title, n) => (n % 2 === 0 ? 'House of winds' : 'The last train')),
  );
});

test('what an answer lists as events with times of their own is no directory of events', () => {
  const events = { E1: { name: 'Fair', start: '2026-12-01T10:00' }, E2: { name: 'Market', start: '2026-12-02T10:00' } };
  const sessions = titles.map((title, n) => ({
    no: 310 + n,
    title,
    event_id: n % 2 === 0 ? 'E1' : 'E2',
    start: `2026-12-1${n}T18:30`,
  }));
  expect(map({ sessions, lists: { events } } as never).map(({ title }) => title)).toEqual(titles);
});

test('a state is read from a table whose codes are called an abbreviation', () => {
  const STATUS = [
    { KZ: 'D', TEXT: 'findet statt' },
    { KZ: 'A', TEXT: 'abgesagt' },
    { KZ: 'E', TEXT: 'Entwurf, nicht freigegeben' },
  ];
  const sessions = titles.map((BEZEICHNUNG, n) => ({
    LG_ID: 2026310 + n,
    BEZEICHNUNG,
    BEGINN: `1${n}.12.2026 18:00`,
    STAT: ['D', 'D', 'A', 'D', 'E', 'D'][n],
  }));
  expect(map({ sessions, STATUS } as never).map(({ status }) => status)).toEqual([
    'confirmed',
    'confirmed',
    'cancelled',
    'confirmed',
    'draft',
    'confirmed',
  ]);
});

test('a state is read from the list of states that the answer has beside its records', () => {
  const states = [
    { STAV: 'P', TEXT: 'plánováno' },
    { STAV: 'Z', TEXT: 'zrušeno' },
    { STAV: 'O', TEXT: 'odloženo' },
  ];
  const sessions = titles.map((title, n) => ({
    id: 310 + n,
    title,
    start: `2026-12-1${n}T18:00:00`,
    STAV: ['P', 'P', 'Z', 'P', 'O', 'P'][n],
  }));
  const events = map({ sessions, CISELNIK_STAVU: states } as never);
  expect(events.map(({ status }) => status)).toEqual([
    'confirmed',
    'confirmed',
    'cancelled',
    'confirmed',
    'postponed',
    'confirmed',
  ]);
});

test('codes are read from tables that are kept by the names of their columns', () => {
  const sessions = titles.map((title, n) => ({
    id: 310 + n,
    title,
    start: `2026-12-1${n}T18:00:00`,
    stv_dm: ['1', '1', '3', '2', '2', '1'][n],
    kdo_dm: ['1', '0', '1', '1', '0', '1'][n],
  }));
  const labels = { stv_dm: { 1: 'plánováno', 2: 'odloženo', 3: 'zrušeno' }, kdo_dm: { 0: 'soukromé', 1: 'veřejné' } };
  const listed = Object.fromEntries(
    Object.entries(labels).map(([key, all]) => [key, Object.entries(all).map(([kd, tx]) => ({ kd: `0${kd}`, tx }))]),
  );
  for (const tables of [labels, listed]) {
    const events = map({ sessions, tables } as never);
    expect(events.map(({ status }) => status)).toEqual([
      'confirmed',
      'confirmed',
      'cancelled',
      'postponed',
      'postponed',
      'confirmed',
    ]);
    expect(events.map(({ visibility }) => visibility)).toEqual([
      'public',
      'private',
      'public',
      'public',
      'private',
      'public',
    ]);
  }
});

test.each<[string, unknown]>([
  [
    'a list that has them below',
    [
      { name: 'no', alias: 'Number', domain: null },
      {
        name: 'kind',
        alias: 'What it is',
        domain: {
          kind: 'coded',
          choices: [
            { name: 'Koncert', code: 'CON' },
            { name: 'Dílna', code: 'WRK' },
          ],
        },
      },
      {
        name: 'state',
        alias: 'How it stands',
        domain: {
          choices: [
            { name: 'Potvrzeno', code: 1 },
            { name: 'Zrušeno', code: 2 },
            { name: 'Koncept', code: 3 },
          ],
        },
      },
    ],
  ],
  [
    'a map that has them as maps',
    {
      no: { type: 'integer' },
      kind: { type: 'choice', settings: { choices: { CON: 'Koncert', WRK: 'Dílna' } } },
      state: { type: 'choice', settings: { choices: { 1: 'Potvrzeno', 2: 'Zrušeno', 3: 'Koncept' } } },
    },
  ],
])('the codes of a field mean what the description of the fields says: %s', (_, fields) => {
  const sessions = titles.map((title, n) => ({
    no: 310 + n,
    title,
    start: `2026-12-${10 + n}T18:30:00`,
    kind: n % 2 === 0 ? 'CON' : 'WRK',
    state: n === 2 ? 2 : n === 4 ? 3 : 1,
  }));
  const events = map({ sessions, fields } as never);
  expect(events.map(({ categories }) => categories)).toEqual(
    titles.map((_title, n) => [n % 2 === 0 ? 'Koncert' : 'Dílna']),
  );
  expect(events.map(({ status }) => status)).toEqual([
    'confirmed',
    'confirmed',
    'cancelled',
    'confirmed',
    'draft',
    'confirmed',
  ]);
});

test.each([
  ['会場コード', '会場'],
  ['会場番号', '会場'],
  ['Raumnummer', 'Räume'],
  ['lieunumero', 'lieux'],
])('a place that a compound with the word for an id names, under codes with zeros, is read: %s in %s', (key, table) => {
  const places = { '01': { name: 'Great hall' }, '02': { name: 'Winter garden' }, '03': { name: 'Barn' } };
  const sessions = titles.map((title, n) => ({
    id: 310 + n,
    title,
    start: `2026-12-1${n}T18:30:00`,
    [key]: `0${(n % 3) + 1}`,
  }));
  const body = { sessions, tables: { [table]: places, kinds: { 1: 'Concert', 2: 'Talk' } } };
  expect(map(body).map(({ location }) => location?.name)).toEqual([
    'Great hall', 'Winter garden', 'Barn', 'Great hall', 'Winter garden', 'Barn',
  ]); // biome-ignore format: a list
});

test('what else a house holds is no field of an event there', () => {
  const act = (n: number) => ({ id: `b${n}`, title: titles[n], kind: 'Concert' });
  const library = {
    id: 'BCA',
    name: 'Central library',
    acts: [0, 1, 2].map(act),
    rooms: [{ id: 'R1', name: 'Attic' }],
  };
  const record = { ...act(1), start: '2026-12-11T18:30:00', library: 'BCA' };
  const { acts: _, ...house } = library;
  expect(resolveReferences(record, { sessions: [record], libraries: [library, { ...library, id: 'BCB' }] })).toEqual({
    ...record,
    library: house,
  });
});

test('codes under a key that ends in CD, as databases shorten it, are read from the legend of the answer', () => {
  const codes = ['O', 'O', 'X', 'O', 'F', 'O'];
  const sessions = titles.map((title, n) => ({
    EVT_ID: 310 + n,
    TITLE: title,
    START: `2026-12-1${n}T18:30:00`,
    STATUS_CD: codes[n],
  }));
  const events = map({ sessions, STATUS_LEGEND: { O: 'Open', F: 'House full', X: 'Cancelled' } } as never);
  expect(events.map(({ status }) => status)).toEqual(codes.map((code) => (code === 'X' ? 'cancelled' : 'confirmed')));
});

test('records of several kinds are no directories, whatever numbers they have', () => {
  const table = titles.map((title, n) => ({
    no: 310 + n,
    title,
    kind: n < 3 ? 'public' : 'inner',
    state_no: [1, 1, 1, 0, 1, 2][n],
    start: `2026-12-1${n}T18:30:00`,
  }));
  for (const record of table) expect(resolveReferences(record, { table })).toBe(record);
});

describe('content that stands beside the records by its code name', () => {
  const item = (codename: string, fields: object) => ({
    meta: { uid: `u-${codename}`, codename, locale: 'lv' },
    fields,
  });
  const bodyOf = (sessions: readonly object[]) => ({
    sessions,
    linked_items: {
      old_brewery: item('old_brewery', { caption: 'Old Brewery', street: 'Dzirnavu 4, Kuldiga' }),
      mill_yard: item('mill_yard', { caption: 'Mill Yard', street: 'Upes 11, Kuldiga' }),
    },
  });

  test('is put in the place of the code names', () => {
    const sessions = titles.map((title, n) => ({
      meta: { uid: `e${n}`, codename: `event_${n}` },
      title,
      start: `2026-12-1${n}T18:30:00`,
      venue: [n % 2 === 0 ? 'old_brewery' : 'mill_yard'],
    }));
    const events = map(bodyOf(sessions) as never);
    expect(events.slice(0, 2).map(({ location }) => [location?.name, location?.address])).toEqual([
      ['Old Brewery', 'Dzirnavu 4, Kuldiga'],
      ['Mill Yard', 'Upes 11, Kuldiga'],
    ]);
  });

  test('is found in a list, too, and not where the list is of events', () => {
    const record = { no: 1, title: 'Harvest supper', where: [{ uid: 'cs9f2ab1', of: 'house' }] };
    const house = { uid: 'cs9f2ab1', caption: 'Old Brewery', updated_at: '2026-01-10T08:15:00Z' };
    expect(resolveReferences(record, { sessions: [record], linked: [house, { ...house, uid: 'cs77aa01' }] })).toEqual({
      ...record,
      where: [{ ...house, of: 'house' }],
    });
    const dated = { ...house, start: '2026-12-11T18:30:00Z' };
    const body = { sessions: [record], linked: [dated, { ...dated, uid: 'cs77aa01' }] };
    expect(resolveReferences(record, body)).toBe(record);
  });

  test('is looked up once more in what was looked up, and not for its own name', () => {
    const record = { no: 1, title: 'Harvest supper', where: ['old_brewery'] };
    const yard = item('mill_yard', { caption: 'Mill Yard' });
    const brewery = item('old_brewery', { caption: 'Old Brewery', near: ['mill_yard'] });
    expect(
      resolveReferences(record, { sessions: [record], linked_items: { old_brewery: brewery, mill_yard: yard } }),
    ).toEqual({
      ...record,
      where: [
        {
          ...brewery,
          id: 'old_brewery',
          fields: { ...brewery.fields, near: [{ ...yard, id: 'mill_yard' }] },
        },
      ],
    });
  });
});

describe('links to what stands beside the list', () => {
  const hall = (n: number) => `B2:${301 + (n % 2)}`;
  const session = (n: number, links: object) => ({
    id: 310 + n,
    title: titles[n],
    starts_at: `2026-12-${10 + n}T09:15:00+01:00`,
    links,
  });
  const nameless = [0, 1].map((n) => ({ id: hall(n), name: { cs: null }, seats: null }));

  test('leave a hall its number where nothing else is said of it', () => {
    const sessions = titles.map((_, n) => session(n, { hall: hall(n), leader: `p${n}` }));
    expect(resolveReferences(sessions[0], { linked: { halls: nameless }, sessions })).toBe(sessions[0]);
    const seats = nameless.map((one) => ({ ...one, seats: 40 }));
    expect(resolveReferences(sessions[0], { linked: { halls: seats }, sessions })).toMatchObject({
      links: { hall: { seats: 40 } },
    });
  });

  test('say where it is, and are no addresses, unless one of them is', () => {
    const sessions = titles.map((_, n) => session(n, { room: hall(n), applied: [] as string[], leader: `p${n}` }));
    const places = map({ sessions }).map(({ location }) => location?.name);
    expect(places).toEqual(titles.map((_, n) => hall(n)));
    const handles = titles.map((_, n) => session(n, { self: `/events/${n}`, room: hall(n), photo: 'harbourtown' }));
    expect(map({ sessions: handles }).map(({ location, categories }) => [location, categories])).toEqual(
      titles.map(() => [null, []]),
    );
  });
});

describe('the title of a date of a course', () => {
  const courses = [
    { id: 'MA-1', name: { cs: 'Matematika' } },
    { id: 'FY-2', name: { cs: 'Fyzika' } },
  ];
  const session = (n: number, name: string | null) => ({
    id: 310 + n,
    name,
    starts_at: `2026-12-${10 + n}T09:15:00+01:00`,
    course: courses[n % 2]?.id,
  });
  const titlesOf = (names: readonly (string | null)[]) =>
    map({ courses, sessions: names.map((name, n) => session(n, name)) } as never).map(({ title }) => title);

  test('is that of the course where its own is empty, though most are', () => {
    const names = ['Zkouška z algebry', null, null, null, null, 'Opravná zkouška'];
    expect(titlesOf(names)).toEqual(names.map((name, n) => name ?? courses[n % 2]?.name.cs));
  });

  test('is its own where all have one', () => {
    expect(titlesOf(titles)).toEqual(titles);
  });
});
