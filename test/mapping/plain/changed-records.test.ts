import { describe, expect, it } from 'vitest';
import { withoutChanges } from '../../../src/mapping/plain/changed-records.ts';

const fair = { id: 7, title: 'Fair', start: '2026-10-17T07:00:00Z', hall: 'Great Hall' };
const songs = { id: 8, title: 'Evening of songs', start: '2026-10-18T17:30:00Z', hall: 'Chapel' };
const moved = { ...fair, hall: 'Market square' };
const columns = (record: object) => Object.entries(record).map(([name, value]) => ({ name, type: 'text', value }));
const typed = (record: object) =>
  Object.fromEntries(
    Object.entries(record).map(([key, value]) => [
      key,
      typeof value === 'number' ? { N: String(value) } : { S: value },
    ]),
  );

describe('a log of changes', () => {
  it.each<[string, unknown]>([
    [
      'as a capture of changed data writes it',
      [
        { offset: 4, key: { id: 7 }, value: { before: null, after: fair, source: { table: 'event', name: 'db' }, op: 'c', ts_ms: 1 } },
        { offset: 5, key: { id: 8 }, value: { before: null, after: songs, source: { table: 'event', name: 'db' }, op: 'r', ts_ms: 2 } },
        { offset: 6, key: { id: 9 }, value: { before: { ...songs, id: 9 }, after: null, source: { table: 'event', name: 'db' }, op: 'd', ts_ms: 3 } },
        { offset: 7, key: { id: 9 }, value: null },
        { offset: 8, key: { id: 7 }, value: { before: fair, after: moved, source: { table: 'event', name: 'db' }, op: 'u', ts_ms: 4 } },
      ],
    ],
    [
      'with its schema',
      [
        { schema: { type: 'struct', fields: [] }, payload: { before: fair, after: moved, op: 'u', ts_ms: 4 } },
        { schema: { type: 'struct', fields: [] }, payload: { before: null, after: songs, op: 'c', ts_ms: 4 } },
      ],
    ],
    [
      'with the values that have changed alone',
      [
        { database: 'town', table: 'events', type: 'update', ts: 1, data: moved, old: { hall: 'Great Hall' } },
        { database: 'town', table: 'events', type: 'insert', ts: 2, data: songs },
        { database: 'town', table: 'events', type: 'insert', ts: 3, data: { ...songs, id: 9 } },
        { database: 'town', table: 'events', type: 'delete', ts: 4, data: { ...songs, id: 9 } },
      ],
    ],
    [
      'as texts in a queue of messages',
      [
        { topic: 'events', ts: 1, key: '{"id":7}', payload: JSON.stringify({ op_type: 'I', before: null, after: fair }) },
        { topic: 'events', ts: 3, key: '{"id":7}', payload: JSON.stringify({ op_type: 'U', before: fair, after: moved }) },
        { topic: 'events', ts: 2, key: '{"id":8}', payload: JSON.stringify({ op_type: 'I', before: null, after: songs }) },
      ],
    ],
    [
      'with what was done beside the data',
      [
        { data: moved, metadata: { 'record-type': 'data', operation: 'load', 'table-name': 'events', timestamp: '2026-09-01T10:00:00Z' } },
        { data: { ...songs, hall: null }, metadata: { 'record-type': 'data', operation: 'insert', 'table-name': 'events', timestamp: '2026-09-01T10:00:00Z' } },
        { data: songs, metadata: { 'record-type': 'data', operation: 'update', 'table-name': 'events', timestamp: '2026-09-02T10:00:00Z' } },
      ],
    ],
    [
      'with records and old records',
      [
        { type: 'UPDATE', table: 'events', schema: 'public', record: moved, old_record: fair },
        { type: 'INSERT', table: 'events', schema: 'public', record: songs, old_record: null },
        { type: 'DELETE', table: 'events', schema: 'public', record: null, old_record: { ...songs, id: 9 } },
      ],
    ],
    [
      'with several records in one change',
      [
        { type: 'INSERT', table: 'events', es: 1, data: [fair, songs], old: null },
        { type: 'UPDATE', table: 'events', es: 2, data: [moved], old: [{ hall: 'Great Hall' }] },
      ],
    ],
    [
      'with states inside of what has happened',
      [
        { id: 'a1', event: { op: 'INSERT', data: { old: null, new: songs } }, table: { schema: 'public', name: 'events' } },
        { id: 'a2', event: { op: 'UPDATE', data: { old: fair, new: moved } }, table: { schema: 'public', name: 'events' } },
      ].toReversed(),
    ],
    [
      'with documents',
      [
        { operationType: 'insert', ns: { db: 'town', coll: 'events' }, documentKey: { id: 7 }, fullDocument: moved },
        { operationType: 'insert', ns: { db: 'town', coll: 'events' }, documentKey: { id: 9 }, fullDocument: { ...songs, id: 9 } },
        { operationType: 'replace', ns: { db: 'town', coll: 'events' }, documentKey: { id: 8 }, fullDocument: songs },
        { operationType: 'delete', ns: { db: 'town', coll: 'events' }, documentKey: { id: 9 } },
      ],
    ],
    [
      'with columns',
      [
        { action: 'U', schema: 'public', table: 'events', columns: columns(moved), identity: columns({ id: 7 }) },
        { action: 'I', schema: 'public', table: 'events', columns: columns(songs) },
      ],
    ],
    [
      'that says nothing of what was done, but of which record',
      [
        { changedBy: 'ana', previous: fair, current: moved },
        { changedBy: 'jon', previous: null, current: songs },
      ],
    ],
  ])('is read %s', (_, log) => {
    expect(withoutChanges({ log })).toEqual({ log: [moved, songs] });
  }); // biome-ignore format: a table

  it('is read with typed values', () => {
    const image = (SequenceNumber: string, NewImage: object) => ({
      Keys: { id: { N: '7' } },
      SequenceNumber,
      NewImage,
    });
    const Records = [
      { eventID: 'a1', eventName: 'INSERT', dynamodb: image('111', typed(fair)) },
      { eventID: 'a2', eventName: 'MODIFY', dynamodb: { ...image('112', typed(moved)), OldImage: typed(fair) } },
    ];
    expect(withoutChanges({ Records })).toEqual({ Records: [typed(moved)] });
  });

  it('puts together what each change says, in the order of the changes', () => {
    const entry = (id: number, event: string, old_values: object, new_values: object, created_at: string) => ({ id, event, auditable_id: 7, old_values, new_values, created_at }); // biome-ignore format: one line
    const audits = [
      entry(
        93,
        'updated',
        { hall: 'Great Hall', note: 'Bring a coat' },
        { hall: 'Market square' },
        '2026-09-03 10:00:00',
      ),
      entry(92, 'updated', { title: 'Draft' }, { title: 'Fair' }, '2026-09-02 10:00:00'),
      entry(
        91,
        'created',
        {},
        { title: 'Draft', hall: 'Great Hall', note: 'Bring a coat', seats: 80 },
        '2026-09-01 10:00:00',
      ),
    ];
    expect(withoutChanges({ audits })).toEqual({
      audits: [{ id: 7, title: 'Fair', hall: 'Market square', seats: 80 }],
    });
  });

  it('is read backwards where what a record was is said to be later', () => {
    const log = [
      { op: 'update', before: { ...fair, title: 'Market' }, after: moved },
      { op: 'update', before: fair, after: { ...fair, title: 'Market' } },
    ];
    expect(withoutChanges(log)).toEqual([moved]);
  });

  it('keeps records apart that share what is no id of theirs', () => {
    const [one, other] = [fair, songs].map(({ title, start }) => ({ hall_id: 3, title, start }));
    const log = [
      { op: 'insert', before: null, after: one, source: { key: 'hall' } },
      { op: 'insert', before: null, after: other, source: { key: 'hall' } },
    ];
    expect(withoutChanges(log)).toEqual([one, other]);
    const keyed = [fair, songs].map((after) => ({ key: 'events', op: 'insert', before: null, after }));
    expect(withoutChanges(keyed)).toEqual([fair, songs]);
  });

  it('becomes a list for each table', () => {
    const hall = { id: 7, name: 'Great Hall' };
    const log = [
      { table: 'halls', op: 'insert', before: null, after: hall },
      { table: 'events', op: 'insert', before: null, after: fair },
      { table: 'events', op: 'update', before: fair, after: moved },
    ];
    expect(withoutChanges(log)).toEqual({ halls: [hall], events: [moved] });
  });

  it('may be very long, and have an odd entry', () => {
    const log = Array.from({ length: 130_000 }, (_, id) => ({ op: 'c', before: null, after: { id, title: 'Fair' } }));
    expect(withoutChanges(log)).toHaveLength(130_000);
    const odd = [...log.slice(0, 30), { op: 'm', note: 'Checked by Ana' }, { op: 't', table: 'halls' }];
    expect(withoutChanges(odd)).toHaveLength(30);
  });

  it('is one record where one stands alone', () => {
    expect(withoutChanges({ topic: 'events', value: { op: 'u', before: fair, after: moved } })).toEqual({
      topic: 'events',
      value: moved,
    });
  });
});

describe.each([1, 3, 30])('leaves what %i events say of changes', (count) => {
  const hall = { id: 3, name: 'Hall', room: 'A', floor: 1 };
  const bases: readonly (readonly [string, (n: number) => object])[] = [
    ['with titles', (n) => ({ id: n, title: `Fair ${n}`, start: '2026-10-17T18:00' })],
    [
      'with titles in languages',
      (n) => ({ id: n, title: { en: `Fair ${n}`, de: 'Markt' }, start: '2026-10-17T18:00' }),
    ],
    [
      'with attributes',
      (n) => ({ type: 'events', id: `${n}`, attributes: { title: 'Fair', start: '2026-10-17T18:00' } }),
    ],
    ['with titles among texts', (n) => ({ id: n, texts: { title: `Fair ${n}` }, when: { from: '2026-10-17T18:00' } })],
    ['in words that nobody knows', (n) => ({ id: n, zzyx: `Fair ${n} of town`, qqwx: '2026-10-17T18:00' })],
  ];
  describe.each(bases)('%s', (_, base) => {
    it.each<[string, (n: number) => object]>([
      ['where it was', () => ({ previousPlace: hall, place: { ...hall, room: 'B' } })],
      ['when it was', () => ({ changeType: 'update', oldDate: { day: '2026-10-17' }, newDate: { day: '2026-10-18' } })],
      ['which revision it is', (n) => ({ revision: { action: 'update', previous: { no: n, by: 'ana' }, current: { no: n + 1, by: 'jon' } } })],
      ['what was changed last', () => ({ lastChange: { type: 'updated', old: { state: 'draft' }, new: { state: 'public' } } })],
      ['what it cost', () => ({ type: 'changed', price: { old: { amount: 5, currency: 'EUR' }, new: { amount: 4, currency: 'EUR' } } })],
      ['its pictures', () => ({ type: 'update', topic: 'Garden', image: { url: '/a.jpg', alt: 'A' }, previousImage: { url: '/b.jpg', alt: 'B' } })],
      ['a text like an action', () => ({ event: 'Read with kids', topic: 'Garden', image: { url: '/a.jpg', alt: 'A' } })],
      ['a word like an action', () => ({ kind: 'add', table: 'A4', item: { seats: 4 }, collection: 'kids' })],
      ['all that was changed', (n) => ({ audits: [1, 2].map((id) => ({ id, event: 'updated', auditable_type: 'Event', auditable_id: n, old_values: { title: 'Draft', seats: id }, new_values: { title: 'Fair', seats: id + 1 }, created_at: `2026-09-0${id} 10:00:00` })) })],
      ['all its versions', (n) => ({ versions: [{ action: 'update', before: { id: n, title: 'Draft', seats: 1 }, after: { id: n, title: 'Fair', seats: 2 } }] })],
      ['who was told', (n) => ({ notifications: [{ type: 'created', model: 'event', timestamp: 1, data: { id: n, seats: 1 } }] })],
      ['what comes before', (n) => ({ previous: { id: n - 1, title: 'Draft', seats: 1 }, current: { id: n, title: 'Fair', seats: 2 } })],
    ])('%s', (_, more) => {
      const all = Array.from({ length: count }, (_, n) => ({ ...base(n), ...more(n) }));
      const one = all.map((record, n) => (n === 0 ? record : base(n)));
      for (const body of [all, one, { items: all, total: count }, all[0], { status: 'ok', data: all[0] }])
        expect(withoutChanges(body)).toBe(body);
    }); // biome-ignore format: a table
  }); // biome-ignore format: a table
});

describe.each([1, 3, 30])('leaves an answer with %i events in an envelope that says what was asked for', (count) => {
  const data = Array.from({ length: count }, (_, n) => ({ ...fair, id: n }));
  it.each<[string, unknown]>([
    ['a table', { operation: 'read', table: 'events', data }],
    ['a model', { action: 'read', model: 'Event', success: true, data }],
    ['a snapshot', { type: 'snapshot', schema: '1.0', data }],
    ['the latest', { action: 'read', latest: data }],
    ['no page before', { action: 'read', data, prev: null, next: '?page=2' }],
    ['no page before, after an update', { action: 'update', data, prev: null, next: null }],
    ['what has happened', { event: 'update', collection: 'events', data }],
    ['several tables', [{ operation: 'read', table: 'events', data }, { operation: 'read', table: 'halls', data }]],
    ['what somebody has changed', data.map((object, n) => ({ id: n, type: 'Update', objectType: 'Event', object }))],
    ['several snapshots', [{ operation: 'load', table: 'events', ts: 1, data }]],
    ['one event', { status: 'ok', action: 'read', data: data[0], previous: null }],
    ['two seasons', { current: { id: 1, name: '26/27', events: data }, previous: { id: 1, name: '26/27', events: data } }],
    ['new and old ones', { operation: 'update', new: data, old: data }],
  ])('%s', (_, body) => {
    expect(withoutChanges(body)).toBe(body);
  }); // biome-ignore format: a table
});

it.each<[string, unknown]>([
  ['a picture before and after', [{ id: 7, title: 'The new hall', before: { src: '/a.jpg', alt: 'Old' }, after: { src: '/b.jpg', alt: 'New' } }]],
  ['what comes before and after an event', [{ id: 7, title: 'Fair', type: 'update', before: songs, after: { ...songs, id: 9 } }]],
  ['the pages around one', { data: [fair], paging: { cursors: { before: 'a', after: 'b' }, previous: { page: 1, size: 5 }, current: { page: 2, size: 5 } } }],
  ['an old and a new price', [{ ...fair, type: 'changed', price: { old: { amount: 5, currency: 'EUR' }, new: { amount: 4, currency: 'EUR' } } }]],
  ['what belongs to a type', { data: [{ type: 'created', id: '7', attributes: fair }] }],
  ['what somebody has made', { orderedItems: [{ type: 'Create', actor: 'https://town.example', object: { type: 'Event', name: 'Fair' } }] }],
  ['data beside its schema', { type: 'load', schema: { fields: [] }, data: [fair, songs] }],
])('leaves %s as it is', (_, body) => {
  expect(withoutChanges(body)).toBe(body);
}); // biome-ignore format: a table
