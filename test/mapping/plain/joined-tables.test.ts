import { describe, expect, it } from 'vitest';
import { createMapping } from '../../../src/mapping/mapping.ts';
import { withoutJoinedTables } from '../../../src/mapping/plain/tables/joined-tables.ts';
import { counts, ordinary } from './ordinary.ts';

type Row = Readonly<Record<string, unknown>>;

describe('tables side by side', () => {
  const courses: readonly Row[] = [
    { course_id: 1, title: 'Pottery' },
    { course_id: 2, title: 'Weaving' },
    { course_id: 3, title: 'Bookbinding' },
  ];
  const sessions: readonly Row[] = [
    { course_id: 1, day: '2026-10-17', from: '10:00', to: '12:00' },
    { course_id: 2, day: '2026-11-03', from: '18:00', to: '20:00' },
    { course_id: 1, day: '2026-10-24', from: '10:00', to: '12:00' },
  ];
  const when = ({ course_id, ...rest }: Row) => rest;
  const [first, second, third] = sessions as [Row, Row, Row];
  const joined = [
    { ...courses[0], sessions: [when(first), when(third)] },
    { ...courses[1], sessions: [when(second)] },
    courses[2],
  ];

  it('have the rows that point back to a record in it', () => {
    expect(withoutJoinedTables({ data: { courses, sessions, total: 3 } })).toEqual({
      data: { courses: joined, total: 3 },
    });
  });

  it('may write the same column in another way', () => {
    const others = sessions.map(({ course_id, ...rest }) => ({ COURSEID: `${course_id}`, ...rest }));
    expect(withoutJoinedTables({ courses, sessions: others })).toEqual({ courses: joined });
  });

  it('may call the number of a record only an id', () => {
    const plain = courses.map(({ course_id, title }) => ({ id: course_id, title }));
    const inPlace = joined.map((one) => {
      const { course_id, ...rest } = one as Row;
      return { id: course_id, ...rest };
    });
    const body = { courses: plain, sessions, teachers: [{ id: 1, name: 'A. Wirth' }] };
    expect(withoutJoinedTables(body)).toEqual({ courses: inPlace, teachers: body.teachers });
  });

  it('have rows with a number of their own in the record, too, if they say nothing but when', () => {
    const numbered = sessions.map((row, n) => ({ session_id: 70 + n, ...row }));
    expect(withoutJoinedTables({ courses, sessions: numbered })).toMatchObject({
      courses: [{ sessions: [{ session_id: 70 }, { session_id: 72 }] }, { sessions: [{ session_id: 71 }] }, {}],
    });
  });

  it('have what a table links a record to in its place', () => {
    const topics = [
      { topic_id: 1, name: 'Clay' },
      { topic_id: 2, name: 'Textiles' },
    ];
    const links = [
      { course_id: 2, topic_id: 2 },
      { course_id: 2, topic_id: 1 },
      { course_id: 1, topic_id: 1 },
    ];
    expect(withoutJoinedTables({ courses, sessions, topics, course_topics: links })).toEqual({
      courses: [
        { ...joined[0], course_topics: [topics[0]] },
        { ...joined[1], course_topics: [topics[1], topics[0]] },
        courses[2],
      ].map((one) => {
        const { course_topics, ...rest } = one as Row;
        return course_topics === undefined ? rest : { ...rest, topics: course_topics };
      }),
      topics,
    });
  });

  it('may be the result sets of a query, or the tables of an export', () => {
    expect(withoutJoinedTables({ sets: [courses, sessions] })).toEqual({ sets: [joined] });
    const exported = [
      { type: 'header', version: '5.2' },
      { type: 'table', name: 'courses', data: courses },
      { type: 'table', name: 'sessions', data: sessions },
    ];
    expect(withoutJoinedTables(exported)).toEqual({ courses: joined });
  });

  describe.each([1, 3, 30])('are not what %i records say of tables', (count) => {
    const record = (n: number) => ({ id: n, name: `Game ${n}`, start: `2026-10-${10 + (n % 18)}T18:00` });
    const records = (more: (n: number) => object) =>
      Array.from({ length: count }, (_, n) => ({ ...record(n), ...more(n) }));
    it.each<[string, unknown]>([
      ['how one sits', records((n) => ({ seating: 'table', tags: n % 2 === 0 ? ['food'] : null }))],
      ['what kind of game it is', records(() => ({ type: 'table', days: ['Monday', 'Tuesday'] }))],
      ['what is booked', records(() => ({ kind: 'table', seats: [{ row: 1, seat: 2 }] }))],
      ['games alone', records(() => ({})).map(({ name }) => ({ type: 'table', name, dates: ['2026-10-17'] }))],
      ['tables without rows', records(() => ({})).map(({ name }) => ({ type: 'table', name, data: [] }))],
      ['tables in a text', { title: 'Fair', blocks: [{ type: 'table', name: 'Prices', rows: [{ who: 'Adults', fee: 5 }] }, ...records(() => ({ type: 'text' }))] }],
    ])('%s', (_, body) => {
      expect(withoutJoinedTables(body)).toBe(body);
    }); // biome-ignore format: a table
  });

  it('may have numbers for names, and then have the row that a record points to in it as well', () => {
    const body = {
      Table: [
        { EVENT_NO: 7, TITLE: 'Fair', STARTS: '2026-10-17T10:00', HALL_NO: 1, AUDIENCE: 'P' },
        { EVENT_NO: 8, TITLE: 'Ball', STARTS: '2026-10-18T20:00', HALL_NO: 1, AUDIENCE: 'M' },
      ],
      // XML that became JSON has a list of one row as the row itself.
      Table1: { HALL_NO: 1, HALL_NAME: 'Corn exchange', STREET: 'Market 4' },
      Table2: [
        { AUDIENCE: 'P', AUDIENCE_TEXT: 'Public' },
        { AUDIENCE: 'M', AUDIENCE_TEXT: 'Members' },
      ],
      Table3: [
        { EVENT_NO: 8, TARIFF: 'Adults', AMOUNT: 12 },
        { EVENT_NO: 8, TARIFF: 'Students', AMOUNT: 8 },
      ],
      Table4: [{ TOTAL: 2, PAGES: 1 }],
    };
    const [fair, ball] = body.Table;
    expect(withoutJoinedTables(body)).toEqual({
      Table: [
        { ...fair, hall: body.Table1, AUDIENCE_TEXT: 'Public' },
        {
          ...ball,
          hall: body.Table1,
          AUDIENCE_TEXT: 'Members',
          tariff: body.Table3.map(({ EVENT_NO, ...rest }) => rest),
        },
      ],
      Table4: body.Table4,
    });
  });

  const events = [
    { event_id: 1, title: 'Quiz', start: '2026-10-02T19:00', venue_id: 1 },
    { event_id: 2, title: 'Ceilidh', start: '2026-10-09T19:00', venue_id: 2 },
  ];
  it.each<[string, object]>([
    ['a thing with a name of its own, which is looked up by that', { events, venues: [{ venue_id: 1, name: 'A' }, { venue_id: 2, name: 'B' }] }],
    ['small numbers under other names', { events, prices: [{ band: 1, amount: 5 }, { band: 2, amount: 8 }] }],
    ['ids that say not of what', { rows: [{ id: 1, title: 'Quiz', date: '2026-10-02' }], news: [{ id: 1, title: 'New roof', date: '2026-09-01' }] }],
    ['records of one kind in several lists', { all: events, next: events.slice(1) }],
    ['a record in short, once more', { events, featured: [{ event_id: 2, title: 'Ceilidh', banner: '/2.jpg' }, { event_id: 1, title: 'Quiz', banner: '/1.jpg' }] }],
    ['calendars', { calendars: [{ calendar_id: 1, name: 'Hall' }], events: [{ calendar_id: 1, day: '2026-10-02', at: '19:00' }, { calendar_id: 1, day: '2026-10-09', at: '19:00' }] }],
    ['what points to other numbers', { courses, sessions: sessions.map((row) => ({ ...row, course_id: 900 })) }],
    ['performances, which are events', {
      plays: [{ play_id: 1, title: 'Salt' }, { play_id: 2, title: 'Glass' }],
      performances: [1, 1, 2].map((play_id, n) => ({ performance_id: 900 + n, play_id, starts: `2026-10-1${n}T19:30`, hall: 'Studio', tickets: `https://t.example/${n}` })),
    }],
  ])('stay as they are: %s', (_, body) => {
    expect(withoutJoinedTables(body)).toBe(body);
  }); // biome-ignore format: a table a line
});

describe('tables of an ordinary answer', () => {
  it.each<[string, (count: number) => object]>([
    ['the parts of a record', (count) => ({ event_id: 3, title: 'Quiz', dates: ordinary(count, (n) => ({ date_id: n, start: '2026-10-02T19:00' })), prices: ordinary(count, (n) => ({ date_id: n, name: 'Adults', amount: 5 })) })],
    ['courses of a term', (count) => ({
      semesters: [{ semester_id: 1, name: 'Winter', start: '2026-10-01', end: '2027-02-15' }, { semester_id: 2, name: 'Summer', start: '2027-04-01', end: '2027-07-15' }],
      courses: ordinary(count, (n) => ({ course_id: n, semester_id: 1 + (n % 2), title: 'Pottery', weekday: 'Monday', time: '10:00' })),
    })],
    ['courses of a term without hours', (count) => ({ semesters: [{ semester_id: 1, name: 'Winter', start: '2026-10-01', end: '2027-02-15' }], courses: ordinary(count, (n) => ({ course_id: n, semester_id: 1, title: 'Pottery' })) })],
  ])('stay where they are: %s', (_, bodyOf) => {
    for (const count of counts) {
      const body = bodyOf(count);
      expect(withoutJoinedTables(body)).toBe(body);
    }
  }); // biome-ignore format: a table a line

  it('are put in their days, and no days into prices', () => {
    const [dates, prices] = [[{ date_id: 31, start: '2026-10-02T19:00' }, { date_id: 32, start: '2026-10-03T19:00' }], [{ date_id: 31, name: 'Adults', amount: 5 }, { date_id: 32, name: 'Adults', amount: 6 }]]; // biome-ignore format: a table a line
    expect(withoutJoinedTables({ dates, prices })).toMatchObject({
      dates: [{ prices: [{ amount: 5 }] }, { prices: [{ amount: 6 }] }],
    });
  });

  it('are compared without reading each row for each other table', () => {
    let reads = 0;
    const row = (n: number, m: number) => ({
      get event_id() {
        reads += 1;
        return m;
      },
      [`c${n}`]: m,
      x: 'a',
    });
    const tables = ordinary(20, (n) => [`t${String.fromCharCode(96 + n)}`, ordinary(100, (m) => row(n, m))] as const);
    withoutJoinedTables(Object.fromEntries(tables));
    expect(reads).toBeLessThan(20 * 100 * 8);
  });
});

describe('events of an answer with several tables', () => {
  const eventsOf = (body: unknown, language: string) => {
    const nothing = { calendars: {}, events: {}, details: {}, event: {}, allDayEnd: 'auto' as const };
    const mapping = createMapping(nothing, { timeZone: 'Europe/Warsaw', language, linkBase: 'https://town.example' });
    const listed = mapping.eventItems(body).map((record) => ({ record, body }));
    const mapper = mapping.mapper(mapping.detect({ calendars: [], events: listed, details: [] }));
    const calendar = { id: '1', title: null, description: null, timeZone: null, url: null };
    return listed.flatMap((one) =>
      mapper
        .events(calendar, one, null)
        .events.map(({ title, start, location, categories, performers, status }) =>
          [title, start, location?.name, categories.join(), (performers ?? []).join(), status].join(' | '),
        ),
    );
  };

  it.each<[string, string, unknown, readonly string[]]>([
    ['Polish, in capitals, below other keys', 'pl', {
      data: {
        WYDARZENIA: [
          { ID_WYD: 1, NAZWA: 'Warsztaty ceramiki', ID_MIEJSCA: 2, ID_STATUSU: 1 },
          { ID_WYD: 2, NAZWA: 'Kurs fotografii', ID_MIEJSCA: 1, ID_STATUSU: 1 },
          { ID_WYD: 3, NAZWA: 'Wieczór kolęd', ID_MIEJSCA: 1, ID_STATUSU: 2 },
        ],
        TERMINY: [
          { ID_WYD: 1, DATA: '2026-10-17', GODZ_OD: '10:00', GODZ_DO: '12:00' },
          { ID_WYD: 1, DATA: '2026-10-24', GODZ_OD: '10:00', GODZ_DO: '12:00' },
          { ID_WYD: 2, DATA: '2026-11-03', GODZ_OD: '18:00', GODZ_DO: '20:00' },
          { ID_WYD: 3, DATA: '2026-12-20', GODZ_OD: '19:00', GODZ_DO: '21:30' },
        ],
        MIEJSCA: [{ ID_MIEJSCA: 1, NAZWA: 'Dom Kultury' }, { ID_MIEJSCA: 2, NAZWA: 'Pracownia' }],
        STATUSY: [{ ID_STATUSU: 1, NAZWA: 'zaplanowane' }, { ID_STATUSU: 2, NAZWA: 'odwołane' }],
        WYD_TEMATY: [{ ID_WYD: 1, ID_TEMATU: 1 }, { ID_WYD: 2, ID_TEMATU: 1 }, { ID_WYD: 2, ID_TEMATU: 2 }, { ID_WYD: 3, ID_TEMATU: 3 }],
        TEMATY: [{ ID_TEMATU: 1, NAZWA: 'Sztuka' }, { ID_TEMATU: 2, NAZWA: 'Fotografia' }, { ID_TEMATU: 3, NAZWA: 'Muzyka' }],
      },
    }, [
      'Warsztaty ceramiki | 2026-10-17T08:00:00Z | Pracownia | Sztuka |  | confirmed',
      'Warsztaty ceramiki | 2026-10-24T08:00:00Z | Pracownia | Sztuka |  | confirmed',
      'Kurs fotografii | 2026-11-03T17:00:00Z | Dom Kultury | Sztuka,Fotografia |  | confirmed',
      'Wieczór kolęd | 2026-12-20T18:00:00Z | Dom Kultury | Muzyka |  | cancelled',
    ]],
    ['Dutch, result sets without names', 'nl', {
      recordsets: [
        [
          { CursusNr: 41, CursusNaam: 'Aquarel voor beginners', LocatieNr: 1, DocentNaam: 'Marijke Vos' },
          { CursusNr: 42, CursusNaam: 'Fietsreparatie', LocatieNr: 2, DocentNaam: 'Piet de Groot' },
          { CursusNr: 43, CursusNaam: 'Spaans op reis', LocatieNr: 1, DocentNaam: 'Carmen Ruiz' },
        ],
        [
          { CursusNr: 41, LesNr: 1, Datum: '2026-10-06', Van: '19:30', Tot: '21:30' },
          { CursusNr: 42, LesNr: 1, Datum: '2026-10-10', Van: '10:00', Tot: '12:30' },
          { CursusNr: 43, LesNr: 1, Datum: '2026-11-02', Van: '19:00', Tot: '20:30' },
          { CursusNr: 43, LesNr: 2, Datum: '2026-11-09', Van: '19:00', Tot: '20:30' },
        ],
        [{ LocatieNr: 1, LocatieNaam: 'De Linde' }, { LocatieNr: 2, LocatieNaam: 'Werkplaats Zuid' }],
      ],
    }, [
      'Aquarel voor beginners | 2026-10-06T17:30:00Z | De Linde |  | Marijke Vos | confirmed',
      'Fietsreparatie | 2026-10-10T08:00:00Z | Werkplaats Zuid |  | Piet de Groot | confirmed',
      'Spaans op reis | 2026-11-02T18:00:00Z | De Linde |  | Carmen Ruiz | confirmed',
      'Spaans op reis | 2026-11-09T18:00:00Z | De Linde |  | Carmen Ruiz | confirmed',
    ]],
    ['English, rows with speakers and topics', 'en', {
      rows: [
        { id: 1, title: 'Seed swap', starts_at: '2026-10-03 10:00', venue_id: 2 },
        { id: 2, title: 'Poetry slam', starts_at: '2026-10-09 19:30', venue_id: 1 },
        { id: 3, title: 'Winter talk: bees', starts_at: '2026-11-05 18:00', venue_id: 2 },
      ],
      venues: [{ id: 1, name: 'Old Library' }, { id: 2, name: 'Parish Hall' }],
      event_topics: [{ event_id: 1, topic_id: 1 }, { event_id: 2, topic_id: 2 }, { event_id: 3, topic_id: 1 }, { event_id: 3, topic_id: 3 }],
      topics: [{ id: 1, name: 'Nature' }, { id: 2, name: 'Literature' }, { id: 3, name: 'Science' }],
      speakers: [{ event_id: 2, name: 'Ada Okoro' }, { event_id: 2, name: 'Lee Marsh' }, { event_id: 3, name: 'Ines Holt' }],
    }, [
      'Seed swap | 2026-10-03T08:00:00Z | Parish Hall | Nature |  | confirmed',
      'Poetry slam | 2026-10-09T17:30:00Z | Old Library | Literature | Ada Okoro,Lee Marsh | confirmed',
      'Winter talk: bees | 2026-11-05T17:00:00Z | Parish Hall | Nature,Science | Ines Holt | confirmed',
    ]],
    ['Spanish, tables with numbers for names', 'es', {
      Table: [
        { IdActividad: 7001, DesActividad: 'Charla: ahorro familiar', FecActividad: '2026-10-15T00:00:00', HorInicio: '18:30:00', IdLocal: 1, IdEstado: 2 },
        { IdActividad: 7002, DesActividad: 'Campeonato de fulbito', FecActividad: '2026-10-18T00:00:00', HorInicio: '08:00:00', IdLocal: 2, IdEstado: 2 },
        { IdActividad: 7003, DesActividad: 'Taller de repostería', FecActividad: '2026-12-03T00:00:00', HorInicio: '15:00:00', IdLocal: 1, IdEstado: 3 },
        { IdActividad: 7004, DesActividad: 'Planeamiento 2027', FecActividad: '2026-12-28T00:00:00', HorInicio: '08:30:00', IdLocal: 1, IdEstado: 1 },
      ],
      Table1: [{ IdLocal: 1, NomLocal: 'Auditorio Central' }, { IdLocal: 2, NomLocal: 'Campo Deportivo' }],
      Table2: [{ IdEstado: 1, DesEstado: 'BORRADOR' }, { IdEstado: 2, DesEstado: 'APROBADA' }, { IdEstado: 3, DesEstado: 'ANULADA' }],
      Table3: [{ IdActividad: 7001, IdTema: 10 }, { IdActividad: 7002, IdTema: 20 }, { IdActividad: 7003, IdTema: 10 }, { IdActividad: 7003, IdTema: 30 }, { IdActividad: 7004, IdTema: 30 }],
      Table4: [{ IdTema: 10, DesTema: 'Educación' }, { IdTema: 20, DesTema: 'Deportes' }, { IdTema: 30, DesTema: 'Salud' }],
    }, [
      'Charla: ahorro familiar | 2026-10-15T16:30:00Z | Auditorio Central | Educación |  | confirmed',
      'Campeonato de fulbito | 2026-10-18T06:00:00Z | Campo Deportivo | Deportes |  | confirmed',
      'Taller de repostería | 2026-12-03T14:00:00Z | Auditorio Central | Educación,Salud |  | cancelled',
      'Planeamiento 2027 | 2026-12-28T07:30:00Z | Auditorio Central | Salud |  | draft',
    ]],
    ['Portuguese, sessions with rooms of their own', 'pt', {
      eventos: [
        { codigo: 1, titulo: 'Oficina de violão', descricao: 'Acordes e ritmo.' },
        { codigo: 2, titulo: 'Ciclo de cinema', descricao: 'Três clássicos comentados.' },
        { codigo: 3, titulo: 'Feira de trocas', descricao: 'Livros e brinquedos.' },
      ],
      sessoes: [
        { codigo: 1, cod_evento: 1, data: '2026-10-10', hora_inicio: '09:00', hora_fim: '11:00', sala: 'Sala 2' },
        { codigo: 2, cod_evento: 2, data: '2026-11-05', hora_inicio: '19:00', hora_fim: '21:30', sala: 'Auditório' },
        { codigo: 3, cod_evento: 2, data: '2026-11-12', hora_inicio: '19:00', hora_fim: '21:30', sala: 'Auditório' },
        { codigo: 4, cod_evento: 3, data: '2026-11-29', hora_inicio: '10:00', hora_fim: '16:00', sala: 'Pátio' },
      ],
    }, [
      'Oficina de violão | 2026-10-10T07:00:00Z | Sala 2 |  |  | confirmed',
      'Ciclo de cinema | 2026-11-05T18:00:00Z | Auditório |  |  | confirmed',
      'Ciclo de cinema | 2026-11-12T18:00:00Z | Auditório |  |  | confirmed',
      'Feira de trocas | 2026-11-29T09:00:00Z | Pátio |  |  | confirmed',
    ]],
  ])('have what the other tables say of them: %s', (_, language, body, expected) => {
    expect(eventsOf(body, language)).toEqual(expected);
  }); // biome-ignore format: a row a line
});
