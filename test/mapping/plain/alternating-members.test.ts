import { describe, expect, it } from 'vitest';
import { withoutAlternation } from '../../../src/mapping/plain/alternating-members.ts';
import { plainBody } from '../../../src/mapping/plain-body.ts';

const fair = { title: 'Fair', start: '2026-10-17T07:00', seats: '80' };
const songs = { title: 'Evening of songs', start: '2026-10-18T17:30' };
const flat = (record: object) => Object.entries(record).flat();

describe('records in which names and values alternate', () => {
  it.each<[string, unknown, unknown]>([
    ['side by side', [flat(fair), flat(songs)], [fair, songs]],
    ['in pairs', { rows: [Object.entries(fair), Object.entries(songs)] }, { rows: [fair, songs] }],
    [
      'after their number and keys',
      { 'FT.SEARCH': [37, 'event:7', flat(fair), 'event:8', flat(songs)] },
      {
        'FT.SEARCH': {
          total: 37,
          items: [
            { id: 'event:7', ...fair },
            { id: 'event:8', ...songs },
          ],
        },
      },
    ],
    ['after their number', [2, flat(fair), flat(songs)], { total: 2, items: [fair, songs] }],
    ['after a number that is not theirs', [1, flat(fair), flat(songs)], { items: [fair, songs] }],
    [
      'with what a search found out about them',
      [2, 'event:7', '1.5', flat(fair), 'event:8', '0.7', flat({ id: '8', ...songs })],
      {
        total: 2,
        items: [
          { id: 'event:7', ...fair },
          { key: 'event:8', id: '8', ...songs },
        ],
      },
    ],
    [
      'each with its key in a list',
      {
        stream: [
          ['1792220400000-0', flat(fair)],
          ['1792344600000-0', flat(songs)],
        ],
      },
      {
        stream: [
          { id: '1792220400000-0', ...fair },
          { id: '1792344600000-0', ...songs },
        ],
      },
    ],
    [
      'behind the name of their list',
      [['events', [['7-0', flat(fair)], ['8-0', flat(songs)]]]],
      { events: [{ id: '7-0', ...fair }, { id: '8-0', ...songs }] },
    ],
    [
      'as documents of JSON',
      [2, 'event:7', ['$', JSON.stringify(fair)], 'event:8', ['$', JSON.stringify(songs)]],
      {
        total: 2,
        items: [
          { id: 'event:7', ...fair },
          { id: 'event:8', ...songs },
        ],
      },
    ],
    ['as documents of JSON behind their keys', ['event:7', JSON.stringify(fair), 'event:8', JSON.stringify(songs)], [{ id: 'event:7', ...fair }, { id: 'event:8', ...songs }]],
    ['as objects behind their keys', [9, 'event:7', fair, 'event:8', songs], { total: 9, items: [{ id: 'event:7', ...fair }, { id: 'event:8', ...songs }] }],
    ['all in one row', { events: [...flat(fair), ...flat(songs)] }, { events: [fair, songs] }],
    ['in objects of one member', [Object.entries(fair).map(([name, value]) => ({ [name]: value })), Object.entries(songs).map(([name, value]) => ({ [name]: value }))], [fair, songs]],
    ['alone', { HGETALL: flat(fair) }, { HGETALL: fair }],
    ['alone, without a title', ['nr', '7', 'seats', '80', 'description', 'Stalls all over the square.'], { nr: '7', seats: '80', description: 'Stalls all over the square.' }],
    ['with symbols', [':title', 'Fair', ':start', '2026-10-17', ':state', ':confirmed'], { title: 'Fair', start: '2026-10-17', state: 'confirmed' }],
  ])('are read %s', (_, body, plain) => {
    expect(withoutAlternation(body)).toEqual(plain);
  }); // biome-ignore format: a table

  it('are read with the parts that they have', () => {
    const hall = ['name', 'Great Hall', 'address', ['street', 'Mill Road 3', 'city', 'Oakham']];
    const speakers = [
      ['name', 'Ana Ruiz', 'role', 'speaker'],
      ['name', 'Jon Oak', 'role', 'host'],
    ];
    const tags = ['music', 'songs', 'family', 'free'];
    const records = [
      [...flat(fair), 'place', hall, 'people', speakers, 'tags', tags],
      [...flat(songs), 'place', [], 'people', [], 'tags', ['music', 'jazz']],
    ];
    const place = { name: 'Great Hall', address: { street: 'Mill Road 3', city: 'Oakham' } };
    const people = [
      { name: 'Ana Ruiz', role: 'speaker' },
      { name: 'Jon Oak', role: 'host' },
    ];
    expect(plainBody([2, 'event:7', records[0], 'event:8', records[1]])).toEqual({
      total: 2,
      items: [
        { id: 'event:7', ...fair, place, people, tags },
        { id: 'event:8', ...songs, place: [], people: [], tags: ['music', 'jazz'] },
      ],
    });
  });
});

it.each<[string, unknown]>([
  ['tags', [{ tags: ['music', 'theatre', 'children', 'dance', 'talk', 'free'] }]],
  ['hours', [{ hours: ['Mon', '10:00', 'Tue', '11:00', 'Wed', '10:00'] }, { hours: ['Mon', '9:00', 'Tue', '9:00', 'Wed', '10:00'] }]],
  ['a title in several languages', [{ title: ['en', 'Fair', 'de', 'Messe', 'fr', 'Foire'] }]],
  ['the heads of columns', { columns: ['title', 'start', 'end', 'place', 'price', 'status'] }],
  ['an order', { sort: ['title', 'asc', 'start', 'desc', 'id', 'asc'] }],
  ['rows under their heads', [['id', 'title', 'start', 'place'], ['7', 'Fair', '2026-10-17', 'Great Hall'], ['8', 'Songs', '2026-10-18', 'Great Hall']]],
  ['a row that happens to hold names', [['p2', 'Market', '21 March 2026', 'Hall', 'Youth club', 'Bring a table.'], ['p3', 'Pilgrimage', 'Start: 30 April 2026', 'Market place', 'Name of the parish', 'Four days on foot, the luggage goes by car.'], ['p4', 'Fair', '4 June 2026', 'Square', 'Parish', '']]],
  ['rows of two', [['Fair', '2026-10-17'], ['Songs', '2026-10-18'], ['Market', '2026-10-19']]],
  ['pairs that a record has beside other fields', [{ id: 7, name: 'Fair', fields: [['Room', '4'], ['Floor', '2']] }]],
  ['properties with parameters', ['vcalendar', [], [['vevent', [['summary', {}, 'text', 'Fair'], ['dtstart', {}, 'date', '2026-10-17']], []]]]],
  ['coordinates', [{ geo: [[4.8, 52.4], [4.9, 52.5]] }]],
  ['a number and a list', [2, ['Fair', 'Songs']]],
  ['a cursor and keys', ['17', ['event:7', 'event:8']]],
  ['counts by words', { facets: { category: ['music', 12, 'theatre', 3, 'talk', 2] } }],
  ['an order of objects', { sort: [{ start: 'asc' }, { title: 'desc' }, { id: 'asc' }] }],
  ['the blocks of a text', { body: [{ heading: 'About this long evening' }, { text: 'Stalls all over the square.' }, { image: 'https://town.example/1.jpg' }] }],
  ['several such texts', [1, 3, 30].map((count) => Array.from({ length: count }, (_, n) => ({ id: n, body: [{ title: `Walk ${n}` }, { text: 'Stalls all over the square.' }] })))],
  ['objects around records', [{ event: fair }, { event: songs }]],
  ['an element with attributes', ['event', { id: '7', start: '2026-10-17' }, ['title', 'Fair'], ['place', 'Great Hall']]],
])('leaves %s as they are', (_, body) => {
  expect(withoutAlternation(body)).toBe(body);
}); // biome-ignore format: a table
