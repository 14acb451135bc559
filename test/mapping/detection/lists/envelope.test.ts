import { describe, expect, it } from 'vitest';
import { findItems, locateItems } from '../../../../src/mapping/detection/lists/envelope.ts';
import { compileExpression, responseLimits } from '../../../../src/mapping/rules/expression.ts';

const one = { id: 1, title: 'Open day', start: '2026-05-01T10:00:00Z' };
const two = { id: 2, title: 'Night of science', start: '2026-05-02T18:00:00Z' };

const talk = (n: number) => ({ id: n, title: `Talk number ${n}`, time: `1${n}:00` });
const day = (n: number) => `2026-05-0${n}`;
const clocked = (n: number) => ({ id: n, titel: `Talk number ${n}`, beginn: `1${n}:00` });
const dateOf = (name: string, n: number) => ({
  eventId: 70 + n,
  name,
  start: `2026-05-0${n}T19:30:00`,
  hall: 'Hall 1',
});
const changed = (n: number) => ({ ...clocked(n), ende: `0${n + 3}.10.2026`, geaendert: `2${n}.09.2026 12:24` });

/** Answers whose lists have to be put together, and the keys that their records have then. */
const composed: readonly (readonly [string, unknown, string, object])[] = [
  [
    'columns named in one text',
    {
      fields: 'id,title,room',
      rows: [
        [1, 'A', 'Hall'],
        [2, 'B', 'Hall'],
      ],
    },
    "rows[*].from_items(zip(split($.fields, ','), @))",
    { id: 1, title: 'A', room: 'Hall' },
  ],
  [
    'rows of text',
    { columns: 'id|title|start', rows: ['1|A|2026-05-01', '2|B|2026-05-02'] },
    "rows[*].from_items(zip(split($.columns, '|'), split(@, '|')))",
    { id: '1', title: 'A', start: day(1) },
  ],
  [
    'columns named elsewhere',
    {
      meta: {
        view: {
          columns: [
            { id: 7, name: 'id' },
            { id: 8, name: 'title' },
          ],
        },
      },
      data: [
        [1, 'A'],
        [2, 'B'],
      ],
    },
    'data[*].from_items(zip($.meta.view.columns[*].name, @))',
    { id: 1, title: 'A' },
  ],
  [
    'columns of a list in each record',
    {
      headers: ['title', 'room', 'link'],
      reservations: [
        { id: 1, start: day(1), columns: ['A', 'Hall', ''] },
        { id: 2, start: day(2), columns: ['B', 'Hall', ''] },
      ],
    },
    'reservations[*].merge(@, from_items(zip($.headers, columns)))',
    { id: 1, start: day(1), columns: ['A', 'Hall', ''], title: 'A', room: 'Hall', link: '' },
  ],
  [
    'a first row of names',
    {
      values: [
        ['id', 'title', 'start'],
        [1, 'A', day(1)],
        [2, 'B', day(2)],
      ],
    },
    'let $names = values[0] in values[1:].from_items(zip($names, @))',
    { id: 1, title: 'A', start: day(1) },
  ],
  [
    'a table in a text',
    { csv: 'id;title;start\n1;"A; B";2026-05-01\n2;C;2026-05-02\n' },
    'csv(csv)[*]',
    { id: '1', title: 'A; B', start: day(1) },
  ],
  [
    'headings between the records',
    { items: [{ type: 'day', date: day(1) }, talk(1), talk(2), { type: 'day', date: day(2) }, talk(3)] },
    "under_headings(items, 'id')[*].merge({date: heading.date}, @)",
    { date: day(1), heading: { type: 'day', date: day(1) }, ...talk(1) },
  ],
  [
    'texts between the records',
    ['Friday 1 May', talk(1), talk(2), 'Saturday 2 May', talk(3)],
    "under_headings(@, 'id')[*]",
    { heading: 'Friday 1 May', ...talk(1) },
  ],
  [
    'a map by day',
    { events: { [day(1)]: [talk(1), talk(2)], [day(2)]: [talk(3)] } },
    '(items(events)[*].let $key = [0] in [1][*].merge({date: $key}, @))[]',
    { date: day(1), ...talk(1) },
  ],
  [
    'a map by month',
    { programme: { 'May 2026': [talk(1)], 'June 2026': [talk(2)] } },
    '(items(programme)[*].let $key = [0] in [1][*].merge({month: $key}, @))[]',
    { month: 'May 2026', ...talk(1) },
  ],
  [
    'a map by slug of one event',
    { events: { 'jazz-night': { title: 'A', start: day(1), place: 'Hall' } } },
    'items(events)[*].merge({id: [0]}, [1])',
    { id: 'jazz-night', title: 'A', start: day(1), place: 'Hall' },
  ],
  [
    'a map by ids that were drawn by chance, which spell words',
    { '-Oab1KdV0xqP': { title: 'A', start: 1788544800000 }, '-Oad4tY0aa1k': { title: 'B', start: 1792918800000 } },
    'items(@)[*].merge({id: [0]}, [1])',
    { id: '-Oab1KdV0xqP', title: 'A', start: 1788544800000 },
  ],
  [
    'a map by year, month and day',
    { '2026': { '05': { '01': [talk(1)], '02': [talk(2)] }, '06': { '01': [talk(3)] } } },
    "(items(@)[*].let $year = [0] in (items([1])[*].let $month = [0] in (items([1])[*].let $day = [0] in [1][*].merge({date: join('-', [$year, $month, $day])}, @))[])[])[]",
    { date: day(1), ...talk(1) },
  ],
  [
    'groups by day',
    {
      tage: [
        { datum: day(1), programm: [talk(1), talk(2)] },
        { datum: day(2), programm: [talk(3)] },
      ],
    },
    '(tage[*].let $group = {datum: datum} in programm[*].merge($group, @))[]',
    { datum: day(1), ...talk(1) },
  ],
  [
    'groups by day of what says itself only when it was changed and when it ends',
    {
      tage: [
        { datum: '03.10.2026', programm: [changed(1)] },
        { datum: '04.10.2026', programm: [changed(2), changed(3)] },
      ],
    },
    '(tage[*].let $group = {datum: datum} in programm[*].merge($group, @))[]',
    { datum: '03.10.2026', ...changed(1) },
  ],
  [
    'groups by day of what has a date that is no day of theirs',
    {
      tage: [
        { datum: '03.10.2026', programm: [{ ...clocked(1), qqz: '21.09.2026 12:24' }] },
        { datum: '04.10.2026', programm: [{ ...clocked(2), qqz: '22.09.2026 08:10' }] },
      ],
    },
    '(tage[*].let $group = {datum: datum} in programm[*].merge($group, @))[]',
    { datum: '03.10.2026', ...clocked(1), qqz: '21.09.2026 12:24' },
  ],
  [
    'lists by day of what says itself only when it was changed',
    { '2026-10-03': [changed(1)], '2026-10-04': [changed(2)] },
    '(items(@)[*].let $key = [0] in [1][*].merge({date: $key}, @))[]',
    { date: '2026-10-03', ...changed(1) },
  ],
  [
    'groups within groups',
    {
      months: [
        {
          month: '2026-05',
          days: [
            { day: 1, events: [talk(1)] },
            { day: 2, events: [talk(2)] },
          ],
        },
      ],
    },
    '((months[*].let $group = {month: month} in days[*].merge($group, @))[].let $group = {month: month, day: day} in events[*].merge($group, @))[]',
    { month: '2026-05', day: 1, ...talk(1) },
  ],
  [
    'groups without a key, whose name says nothing',
    [
      { name: 'Year 1', entries: [talk(1), talk(2)] },
      { name: 'Year 2', entries: [talk(3)] },
    ],
    '([*].let $group = {around: {name: name}} in entries[*].merge($group, @))[]',
    { around: { name: 'Year 1' }, ...talk(1) },
  ],
  [
    'groups by place',
    {
      venues: [
        { name: 'Hall 1', address: 'Main Street 1', events: [one] },
        { name: 'Hall 2', address: 'Lake Road 2', events: [two] },
      ],
    },
    '(venues[*].let $group = {address: address, venues: {name: name}} in events[*].merge($group, @))[]',
    { address: 'Main Street 1', venues: { name: 'Hall 1' }, ...one },
  ],
  [
    'what each of its dates repeats the name of',
    {
      shows: [
        { no: 1, name: 'Hamlet', text: 'A play.', tags: ['play'], dates: [dateOf('Hamlet', 1), dateOf('Hamlet', 2)] },
        { no: 2, name: 'Tosca', text: 'An opera.', tags: ['opera'], dates: [dateOf('Tosca', 3)] },
      ],
    },
    'shows[*]',
    { no: 1, name: 'Hamlet', text: 'A play.', tags: ['play'], dates: [dateOf('Hamlet', 1), dateOf('Hamlet', 2)] },
  ],
  [
    'two parts',
    { single: [{ ...one, place: 'Hall 1' }], recurring: [{ ...two, place: 'Hall 2', rrule: 'FREQ=WEEKLY' }] },
    '[single[], recurring[]][]',
    { ...one, place: 'Hall 1' },
  ],
  [
    'maps within groups',
    { days: [{ date: day(1), rooms: { 'Hall 1': [talk(1)], 'Hall 2': [talk(2)] } }] },
    '(days[*].let $group = {date: date} in values(rooms)[].merge($group, @))[]',
    { date: day(1), ...talk(1) },
  ],
  [
    'nodes of several types',
    {
      '@graph': [
        { '@type': 'Place', '@id': '#hall', name: 'Hall 1' },
        { '@type': 'Event', '@id': '#e1', name: 'Open day', startDate: '2026-05-01T10:00:00Z' },
        { '@type': 'Event', '@id': '#e2', name: 'Night of science', startDate: '2026-05-02T10:00:00Z' },
      ],
    },
    '"@graph"[?startDate]',
    { '@type': 'Event', '@id': '#e1', name: 'Open day', startDate: '2026-05-01T10:00:00Z' },
  ],
  [
    'a sheet whose columns are letters',
    {
      rows: [
        { A: 'No.', B: 'Title', C: 'Date' },
        { A: '1', B: 'Open day', C: '1.5.2026' },
      ],
    },
    'let $names = values(rows[0]) in rows[1:].from_items(zip($names, values(@)))',
    { 'No.': '1', Title: 'Open day', Date: '1.5.2026' },
  ],
  [
    'calls and their answers',
    {
      methodResponses: [
        ['Event/query', { ids: ['a'] }, '0'],
        ['Event/get', { list: [one, two] }, '1'],
      ],
    },
    'methodResponses[1][1].list[*]',
    one,
  ],
  ['weeks', { weeks: [[one], [two]] }, 'weeks[]', one],
  [
    'one record alone',
    { calendar: { event: { ...one, place: 'Hall 1' } } },
    'to_array(calendar.event)[*]',
    { ...one, place: 'Hall 1' },
  ],
  [
    'one record alone in an envelope that has an id and a date',
    { agenda: { '@id': 'sport', '@stamp': day(9), entry: { ...one, place: 'Hall 1' } } },
    'to_array(agenda.entry)[*]',
    { ...one, place: 'Hall 1' },
  ],
  [
    'the list of an answer that has an id, a date and words of its own',
    { result: { resource_id: 'a1b0', records_format: 'objects', as_of: day(9), offset: 0, records: [one, two] } },
    'result.records[*]',
    one,
  ],
  [
    'an answer in a list of its own',
    [
      {
        menu: { list: { 119: 'Season' } },
        head: { name: 'District' },
        content: { now: [], next: { games: [one, two] } },
      },
    ],
    '[0].content.next.games[*]',
    one,
  ],
  ['an envelope that is a list', [{ page: 1, total: 2 }, [one, two]], '[1][*]', one],
  ['a text that is JSON', { data: JSON.stringify([one, two]) }, 'data[*]', one],
  [
    'jCal',
    [
      'vcalendar',
      [['version', {}, 'text', '2.0']],
      [
        [
          'vevent',
          [
            ['uid', {}, 'text', 'a1'],
            ['dtstart', { tzid: 'Europe/Berlin' }, 'date-time', '2026-05-01T10:00:00'],
            ['categories', {}, 'text', 'Mass', 'Advent'],
            ['organizer', { cn: 'Parish' }, 'cal-address', 'mailto:parish@town.example'],
          ],
          [],
        ],
      ],
    ],
    "[2][?[0]=='vevent'].merge(from_items([1][*].[[0], [1].cn || [4] && [3:] || [3]]), {tzid: ([1][?[0]=='dtstart'])[0][1].tzid})",
    {
      uid: 'a1',
      dtstart: '2026-05-01T10:00:00',
      categories: ['Mass', 'Advent'],
      organizer: 'Parish',
      tzid: 'Europe/Berlin',
    },
  ],
];

const shapes: readonly (readonly [string, unknown, string])[] = [
  ['a bare list', [one, two], '[*]'],
  ['a wrapped list', { events: [one, two], total: 2 }, 'events[*]'],
  ['a nested one', { response: { body: { items: [one, two] } } }, 'response.body.items[*]'],
  [
    'one in more envelopes than a list has',
    { a: { b: { c: { code: 'ok', d: { total: 2, e: { f: { g: { events: [one, two] } } } } } } } },
    'a.b.c.d.e.f.g.events[*]',
  ],
  [
    'groups of records that are each wrapped',
    {
      data: {
        edges: [
          { month: '2026-05', items: [{ cursor: 'a', node: one }] },
          { month: '2026-06', items: [{ cursor: 'b', node: two }] },
        ],
      },
    },
    'data.edges[*].items[].node',
  ],
  [
    'groups in such envelopes',
    { a: { b: { c: { d: { e: { events: [{ month: '2026-05', items: [one, two] }] } } } } } },
    'a.b.c.d.e.events[*].items[]',
  ],
  ['items that are each wrapped again', { events: [{ event: one }, { event: two }] }, 'events[*].event'],
  [
    'what a search found, with its score',
    {
      hits: {
        hit: [
          { score: 0.7, index: '', value: { event: one } },
          { score: 0.4, index: '', value: { event: two } },
        ],
      },
    },
    'hits.hit[*].value.event',
  ],
  ['HAL', { _embedded: { events: [one, two] }, _links: { self: { href: '/events' } } }, '_embedded.events[*]'],
  [
    'GraphQL',
    {
      data: {
        events: {
          edges: [
            { cursor: 'a', node: one },
            { cursor: 'b', node: two },
          ],
          pageInfo: {},
        },
      },
    },
    'data.events.edges[*].node',
  ],
  ['OData', { '@odata.context': 'x', value: [one, two] }, 'value[*]'],
  ['Spring', { content: [one, two], pageable: { sort: {} }, totalPages: 1 }, 'content[*]'],
  [
    'an object keyed by id, without ids of its own',
    { data: { a17: { title: 'A', start: '2026-05-01' }, b18: { title: 'B', start: '2026-05-02' } } },
    'items(data)[*].merge({id: [0]}, [1])',
  ],
  [
    'an object keyed by places, with ids of their own',
    {
      data: {
        r0: { gigId: 'g-31', title: 'A', start: '2026-05-01' },
        r1: { gigId: 'g-35', title: 'B', start: '2026-05-02' },
      },
    },
    'values(data)',
  ],
  [
    'an object keyed by numbers, with ids of other things',
    {
      data: {
        1: { venueId: 'g-31', title: 'A', start: '2026-05-01' },
        2: { venueId: 'g-35', title: 'B', start: '2026-05-02' },
      },
    },
    'items(data)[*].merge({key: [0]}, [1])',
  ],
  ['lists by day', { events: { '2026-05-01': [one], '2026-05-02': [two] } }, 'values(events)[]'],
  [
    'groups with lists',
    [
      { day: '2026-05-01', events: [one] },
      { day: '2026-05-02', events: [two] },
    ],
    '[*].events[]',
  ],
  [
    'columns and rows, before as many other things',
    {
      tags: [{ id: 't1' }, { id: 't2' }],
      data: {
        columns: ['id', 'title'],
        rows: [
          [1, 'A'],
          [2, 'B'],
        ],
      },
    },
    'data.rows[*].from_items(zip($.data.columns, @))',
  ],
  [
    'columns and rows',
    {
      columns: ['id', 'title'],
      rows: [
        [1, 'A'],
        [2, 'B'],
      ],
    },
    'rows[*].from_items(zip($.columns, @))',
  ],
  [
    'several lists',
    {
      categories: [
        { id: 9, name: 'Music' },
        { id: 8, name: 'Art' },
        { id: 7, name: 'Sport' },
      ],
      facets: [{ name: 'x', count: 3 }],
      events: [one, two],
    },
    'events[*]',
  ],
  ['a list with others inside its records', { items: [{ ...one, related: [two, two, two] }] }, 'items[*]'],
];

it('is no empty list of an unknown name beside records, where calendars are asked for', () => {
  const rooms = [
    { nr: 'a', what: 'Hall', zone: 'Europe/Berlin' },
    { nr: 'b', what: 'Garden', zone: 'Asia/Tokyo' },
  ];
  expect(locateItems({ notes: [], x: { y: rooms } }, 'calendars').items).toEqual(rooms);
  expect(locateItems({ zzyk: [], venues: rooms }, 'events').items).toEqual([]);
});

describe('putting the list of an answer together', () => {
  it.each(composed)('from %s', (_, body, expression, first) => {
    const place = locateItems(body, 'events');
    expect(place.expression).toBe(expression);
    expect(place.items[0]).toEqual(first);
    expect(compileExpression(place.expression, responseLimits)(body)).toEqual(place.items);
  });

  it.each<[string, unknown, string]>([
    [
      'a few names under a key that says nothing',
      { plany: { main: { name: 'Music' }, junior: { name: 'Film' } } },
      'items(plany)[*].merge({id: [0]}, [1])',
    ],
    [
      'one under a key that says it',
      { kalendari: { x7: { name: 'Music', count: 5 } } },
      'items(kalendari)[*].merge({id: [0]}, [1])',
    ],
    [
      'one whose key is no value of it',
      { calendars: { 'old-town': { term_id: 5, name: 'Old town', count: 5 } } },
      'items(calendars)[*].merge({id: [0]}, [1])',
    ],
    [
      'names at the top, of a word that nobody knows',
      { nagy: { zzq: 'Nagyszínpad' }, kamra: { zzq: 'Kamra' } },
      'items(@)[*].merge({id: [0]}, [1])',
    ],
    [
      'names in several languages',
      { calendars: { talks: { am: 'ሥልጠናዎች', en: 'Talks' }, walks: { am: 'መድረኮች', en: 'Walks' } } },
      'items(calendars)[*].{id: [0], title: [1]}',
    ],
    [
      'nothing but names by their ids',
      { koulutus: 'Koulutuskalenteri', nuoret: 'Nuorten tapahtumat' },
      'items(@)[*].{id: [0], title: [1]}',
    ],
    [
      'members in objects of their own',
      { list: [{ head: [{ total: 1 }] }, { row: [{ code: 'assembly', name: 'Assembly' }] }] },
      'list[1].row[*]',
    ],
    [
      'one whose name is in two languages',
      {
        Agendas: {
          '@ns': 'x',
          Agenda: {
            '@Id': 'now',
            Titre: [
              { '@lang': 'lb', '#text': 'Agenda' },
              { '@lang': 'fr', '#text': 'Agenda' },
            ],
          },
        },
      },
      'to_array(Agendas.Agenda)[*]',
    ],
    [
      'names in several languages by id',
      { calendars: { talks: { title: { ar: 'ندوات', en: 'Talks' } }, walks: { title: { ar: 'جولات', en: 'Walks' } } } },
      'items(calendars)[*].merge({id: [0]}, [1])',
    ],
    [
      'a list of mere names',
      { book: 'Register', sheets: ['Seminars', 'Student activities'] },
      'sheets[*].{id: @, title: @}',
    ],
    [
      'names by code, where nothing else is in the answer',
      { divisions: { PREM: 'Premier', WOM: 'Women' } },
      'items(divisions)[*].{id: [0], title: [1]}',
    ],
    ['one whose key is its id', { entities: { x7: { id: 'x7', name: 'Music' } } }, 'values(entities)'],
  ])('takes for the calendars %s', (_, body, expression) => {
    expect(locateItems(body, 'calendars').expression).toBe(expression);
  });

  it.each<[string, unknown]>([
    [
      'sessions',
      [
        { ...one, sessions: [{ title: 'First part', start: '2026-05-01T10:00:00Z' }] },
        { ...two, sessions: [] },
      ],
    ],
    [
      'fields that some lack',
      [
        one,
        { ...two, end: '2026-05-02T20:00:00Z', place: 'Hall' },
        { ...two, id: 3, end: '2026-05-02T20:00:00Z', place: 'Hall' },
      ],
    ],
  ])('leaves a list as it is whose records have %s', (_, list) => {
    expect(locateItems({ events: list }, 'events').expression).toBe('events[*]');
  });

  it('takes nothing long for a heading, since each record would hold it', () => {
    const odd = { notes: [['long '.repeat(20_000)]] };
    expect(locateItems({ events: [odd, talk(1), talk(2), talk(3)] }, 'events').expression).toBe('events[*]');
  });

  it.each<[string, object]>([
    [
      'places',
      {
        venues: [
          { id: 1, name: 'Hall', opened: '2001-01-01' },
          { id: 2, name: 'Café', opened: '2002-01-01' },
        ],
      },
    ],
    [
      'facets',
      {
        facets: [
          { id: 1, name: 'Music', count: 3 },
          { id: 2, name: 'Art', count: 2 },
          { id: 3, name: 'Film', count: 1 },
        ],
      },
    ],
    [
      'calendars',
      {
        calendars: [
          { id: 1, name: 'Music', updated: '2026-01-01' },
          { id: 2, name: 'Art', updated: '2026-01-01' },
        ],
      },
    ],
  ])('does not take %s for the events', (_, beside) => {
    expect(locateItems({ ...beside, x7: [one, two] }, 'events').expression).toBe('x7[*]');
  });
});

describe('finding the list in an answer', () => {
  it.each(shapes)('finds it in %s', (_, body, expression) => {
    const place = locateItems(body, 'events');
    expect(place.expression).toBe(expression);
    expect(place.items.length).toBeGreaterThan(0);
    expect(compileExpression(place.expression, responseLimits)(body)).toEqual(place.items);
  });

  it.each([
    [[]],
    [{ events: [] }],
    [{ events: {} }],
    [{ items: [], facets: [{ name: 'x', count: 3 }] }],
    [{ events: [], categories: [{ id: 1, name: 'Music' }] }],
  ])('takes an empty list for a list: %j', (body) => {
    expect(findItems(body, 'events')).toEqual([]);
  });

  it.each<[string, object, string]>([
    ['a number', { rows: [1, 2].map((n) => ({ ref: 2700 + n, properties: one })) }, 'rows[*]'],
    ['a number, of a single record', { rows: [{ ref: 2701, properties: one }] }, 'rows[*]'],
    ['a code, of a single record', { rows: [{ zzq: 'K-003', properties: one }] }, 'rows[*]'],
    ['a place in the list', { rows: [1, 2].map((n) => ({ place: n, properties: one })) }, 'rows[*].properties'],
    ['a kind, of a single record', { rows: [{ kind: 'talk', properties: one }] }, 'rows[*].properties'],
  ])('leaves records what tells them apart beside their fields: %s', (_, body, expression) => {
    expect(locateItems(body, 'events').expression).toBe(expression);
  });

  it.each([[null], ['<html>'], [42], [[1, 2]], [{}], [{ error: 'no such calendar', code: 404 }]])(
    'says in words that there is none: %j',
    (body) => {
      expect(() => findItems(body, 'events')).toThrow(/^expected a list of events somewhere in the answer, found /);
    },
  );

  it('looks for calendars by other words than for events', () => {
    const body = { calendars: [{ id: 1, name: 'Lectures' }], upcoming: [one, two] };
    expect(findItems(body, 'calendars')).toEqual(body.calendars);
    expect(findItems(body, 'events')).toEqual(body.upcoming);
  });

  it('takes records with an id and a language for records, and the versions of a text for none', () => {
    const records = [{ id: 'c1', name: 'Events', language: 'de', timeZone: 'Europe/Berlin', slug: 'events' }];
    expect(findItems(records, 'calendars')).toBe(records);
    expect(findItems([...records, { ...records[0], id: 'c2', language: 'en' }], 'calendars')).toHaveLength(2);
    const versions = [{ language: 'de', value: 'Tage der offenen Tür' }];
    expect(findItems({ title: versions, items: [one, two] }, 'events')).toEqual([one, two]);
    expect(() => findItems(versions, 'events')).toThrow('expected a list of events');
  });

  it('takes no form for calendars that only the fields of one to be written are in', () => {
    const item = (code: string, nom: string) => ({
      href: `https://town.example/${code}`,
      data: [
        { name: 'code', value: code },
        { name: 'nom', value: nom },
        { name: 'actif', value: true },
      ],
    });
    const template = {
      data: [
        { name: 'nom', value: '' },
        { name: 'code', value: '' },
      ],
    };
    const items = [item('a', 'Ateliers'), item('b', 'Concerts')];
    expect(findItems({ collection: { items, template } }, 'calendars')).toEqual(items);
  });

  it('names no cells by another list that have their names beside them', () => {
    const items = ['a', 'b'].map((code) => ({
      href: `https://town.example/${code}`,
      data: [
        { name: 'code', value: code },
        { name: 'nom', value: `Ateliers ${code}` },
      ],
    }));
    expect(findItems({ items }, 'calendars')).toEqual(items);
  });

  it('takes no refusal for calendars', () => {
    for (const error of [{ message: 'Token missing' }, { foo: 'Access denied', message: 'Please log in' }])
      expect(() => findItems({ error }, 'calendars')).toThrow('expected a list of calendars');
  });

  it('takes a code and a name in several languages for a record', () => {
    const body = { contents: [{ calendarCode: 'c9', calendarName: { ja: '催し', en: 'Events' } }] };
    expect(findItems(body, 'calendars')).toEqual(body.contents);
  });

  it('ends on a huge or deep answer', () => {
    let deep: unknown = [one];
    for (let n = 0; n < 10_000; n++) deep = { x: deep };
    expect(() => findItems(deep, 'events')).toThrow(/expected a list/);
    expect(findItems({ events: Array.from({ length: 200_000 }, () => one) }, 'events')).toHaveLength(200_000);
  });
});

it.each<[string, unknown, string]>([
  [
    'in itself',
    [
      { id: 'BD-114', title: 'Open day' },
      { id: 'BD-117', title: 'Choir' },
    ],
    '[*]',
  ],
  [
    'under an unknown key',
    {
      dados: [
        { codigo: 'A', titulo: 'Feira' },
        { codigo: 'B', titulo: 'Coro' },
      ],
    },
    'dados[*]',
  ],
])('takes a list of ids and titles for events, as all else may be in the details: %s', (_, body, expression) => {
  expect(locateItems(body, 'events').expression).toBe(expression);
});

it('takes no categories for events, though an answer has nothing else', () => {
  expect(() =>
    locateItems(
      {
        categories: [
          { id: 1, name: 'Fairs' },
          { id: 2, name: 'Music' },
        ],
      },
      'events',
    ),
  ).toThrow();
});

it('takes no categories for calendars beside a list that is called so, whatever their fields are called', () => {
  const body = {
    School: 'Banksia Hills',
    Calendars: [
      { CalCode: 'WHOLE', Description: 'Whole school', EventCount: 8 },
      { CalCode: 'SPORT', Description: 'Sport', EventCount: 3 },
    ],
    Categories: ['Excursion', 'Sport', 'Performance', 'Meeting'].map((Name, n) => ({
      Id: n,
      Code: Name.slice(0, 3),
      Name,
    })),
  };
  expect(locateItems(body, 'calendars').expression).toBe('Calendars[*]');
});

it('takes records with an id and a name for calendars, though they have dates and an empty list is beside them', () => {
  const nodes = ['Spring', 'Autumn'].map((name, n) => ({ id: 11 + n, name: `${name} league`, startAt: 1_772_334_000 }));
  const body = { data: { leagues: { nodes } }, extensions: { hints: [{ scope: 'PRIVATE' }] }, actionRecords: [] };
  expect(locateItems(body, 'calendars').items).toEqual(nodes);
  expect(locateItems({ calendars: [], languages: [{ id: 'en', name: 'English' }] }, 'calendars').items).toEqual([]);
});

it.each<[string, object, string]>([
  ['names by what kind of events they are of', { types: { talks: 'Talks', walks: 'Guided walks' } }, 'items(types)'],
  [
    'pairs of an id and a name',
    {
      choices: [
        [7, 'Talks'],
        [9, 'Guided walks'],
      ],
    },
    'choices[*].{id: [0], title: [1]}',
  ],
  ['records by their ids', { a: { name: 'Talks', n: 1 }, b: { name: 'Walks', n: 2 } }, 'items(@)'],
])('takes %s for calendars, where nothing else is in the answer', (_, body, expression) => {
  expect(locateItems(body, 'calendars').expression).toContain(expression);
});

it('takes no names of two calendars in a list of one list for the head of a table', () => {
  const one = (n: number) => ({
    code: `c${n}`,
    title: ['Start and place', 'Date and title'][n],
    table: `T_${n}`,
    rows: n,
  });
  expect(locateItems({ result: [[one(0), one(1)]] }, 'calendars').items).toEqual([one(0), one(1)]);
});

it.each<[string, (talks: readonly object[]) => object, string]>([
  ['a page of the list', (talks) => ({ data: talks, total: talks.length }), 'data'],
  ['a page of the list in another language', (talks) => ({ registros: talks, total: talks.length }), 'registros'],
  ['the edges of a connection', (talks) => ({ edges: talks.map((node) => ({ node })), pageInfo: {} }), 'edges[*].node'],
])('takes what each group holds for events, as %s', (_, page, path) => {
  const said = (text: string) => ({
    translations: [
      { locale: 'ca', text },
      { locale: 'es', text },
    ],
  });
  const talk = (n: number) => ({ id: n, title: said(`Xerrada ${n}`), startTime: `2026-10-1${n}T18:00:00+02:00` });
  const held = [[talk(1), talk(2)], [talk(3)]];
  const groups = held.map((talks, n) => ({ id: n + 7, name: said(`Grup ${n}`), meetings: page(talks) }));
  const { expression, items } = locateItems({ process: { components: groups } }, 'events');
  expect(expression).toContain(`meetings.${path}`);
  expect(items).toMatchObject(held.flat());
});

it.each<[string, string, string]>([
  ['the kinds of a kind', 'sports', 'leagues'],
  ['the folders of a folder', 'folder', 'folder'],
  ['what a group is called by', 'availableLabelGroups', 'labels'],
])('takes %s for calendars, where it is the only one', (_, outer, inner) => {
  const both = ['First', 'Second'].map((name, n) => ({ id: `${n + 7}`, name }));
  const place = locateItems({ [outer]: [{ id: '1', name: 'Root', [inner]: both }] }, 'calendars');
  expect([place.expression, place.items]).toEqual([`${outer}[*].${inner}[]`, both]);
  const own = { calendars: [{ id: '1', name: 'Main', rooms: both, languages: both }] };
  expect(locateItems(own, 'calendars').expression).toBe('calendars[*]');
});

it('takes what a search counts its findings by for calendars, whatever says their ids', () => {
  const allValues = ['lectures', 'music'].map((data, n) => ({ label: `All ${data}`, data, count: n + 4 }));
  const facets = [{ name: 'Event type', selected: false, allValues }];
  const place = locateItems({ question: { query: '!all' }, response: { facets } }, 'calendars');
  expect([place.expression, place.items]).toEqual(['response.facets[*].allValues[]', allValues]);
});

it.each<[string, object]>([
  ['#text', { agendas: { agenda: { '@codigo': 'cm', '#text': 'Agenda municipal' } } }],
  ['$t', { calendar: { id: 'town', $t: 'Town' } }],
])('takes the only element of XML for the calendar, whose name is its text: %s', (_, body) => {
  const { expression, items } = locateItems(body, 'calendars');
  expect(expression).toMatch(/^to_array\(/);
  expect(items).toHaveLength(1);
});

it('takes no texts that only have an id, under a key that names no calendars, for one', () => {
  expect(() => locateItems({ note: { '@id': 'n1', '#text': 'Closed on Monday' } }, 'calendars')).toThrow(/list of/);
});

it('takes the fields of calendars for no calendars, in words that nobody knows', () => {
  const boards = ['Campus', 'Dormitory'].map((value, n) => ({ boardId: `b${n}`, items: [{ label: 'Wxyz', value }] }));
  expect(locateItems({ result: 'OK', boards }, 'calendars').expression).toBe('boards[*]');
});

it('takes no values of calendars for the names of columns, where their names in as many languages are the rows', () => {
  const calendars = ['talks', 'walks'].map((key) => ({
    key,
    label: [
      { language: 'fr', text: `${key} (fr)` },
      { language: 'en', text: key },
    ],
  }));
  expect(locateItems({ calendars }, 'calendars').expression).toBe('calendars[*]');
});

describe('a list for each day of the week', () => {
  const show = (id: number) => ({
    id,
    name: `Show ${id}`,
    starts: `2026-10-1${id} 09:00:00`,
    ends: `2026-10-1${id} 10:00:00`,
  });

  it('is read on every day, on those as well that have nothing now', () => {
    const days = { monday: [show(1), show(2)], tuesday: [], friday: [show(3)], nextmonday: [show(4)], nexttuesday: [] };
    expect(locateItems({ ...days, API_VERSION: 3 }, 'events').expression).toBe(
      '[monday[], tuesday[], friday[], nextmonday[], nexttuesday[]][]',
    );
  });

  it('is no list that shows some records once more', () => {
    const all = [1, 2, 3, 4, 5, 6].map(show);
    for (const more of [{}, { today: [show(1)], weekend: [show(5), show(6)] }])
      expect(locateItems({ data: { events: all, popular: [show(2), show(4)], ...more } }, 'events').expression).toBe(
        'data.events[*]',
      );
  });
});

describe('films with their showings', () => {
  const showing = (n: number) => ({ showId: `s${n}`, screenName: `Hall ${n}`, startsAt: `2026-05-0${n}T19:30:00` });
  const films = [1, 2].map((n) => ({
    film: {
      id: `f${n}`,
      title: `The river ${n}`,
      synopsis: 'A ferryman comes home.',
      runTime: 90,
      cast: [{ name: 'Ann' }],
    },
    formats: [{ format: 'Luxury seats', shows: [showing(n), showing(n + 2)] }],
  }));

  it('are events of which the showings are sessions, where the film is wrapped beside them', () => {
    const place = locateItems({ days: [{ dt: '2026-05-01' }, { dt: '2026-05-02' }], programme: films }, 'events');
    expect([place.expression, place.items]).toEqual(['programme[*]', films]);
  });

  it('are none where a film has no id, so that it may come again', () => {
    const without = films.map(({ film: { id: _, ...film }, formats }) => ({ film, formats }));
    expect(locateItems({ programme: without }, 'events').items).toHaveLength(4);
  });

  it.each([
    ['a house', 'venue'],
    ['a hall', 'room'],
  ])('are none where what stands around is %s', (_, key) => {
    const halls = films.map(({ film, formats }) => ({ [key]: film, formats }));
    expect(locateItems({ programme: halls }, 'events').items).toHaveLength(4);
  });

  it('are still in what only wraps them, where nothing beside says when', () => {
    const hits = films.map(({ film }) => ({
      film: { ...film, start: '2026-05-01T19:30:00' },
      formats: [{ format: 'Luxury' }],
    }));
    expect(locateItems({ programme: hits }, 'events').expression).toBe('programme[*].film');
  });
});
