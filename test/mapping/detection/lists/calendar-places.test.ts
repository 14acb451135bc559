import { expect, it } from 'vitest';
import { calendarPlaces, placeOfCalendars } from '../../../../src/mapping/detection/lists/calendar-places.ts';

const boards = [
  { id: 'b1', name: 'Talks' },
  { id: 'b2', name: 'Walks' },
];
const languages = [
  { id: 'en', name: 'English' },
  { id: 'de', name: 'German' },
  { id: 'fr', name: 'French' },
];

it('takes the list that names the known calendars', () => {
  const body = { languages, boards };
  expect(placeOfCalendars(body, ['b1', 'b2']).expression).toBe('boards[*]');
  expect(placeOfCalendars(body, ['en', 'de']).expression).toBe('languages[*]');
});

it('takes the likeliest list where none names them', () => {
  const body = { calendars: boards, languages };
  expect(placeOfCalendars(body, ['c9']).expression).toBe('calendars[*]');
});

it('offers an object with an id after all lists', () => {
  const places = calendarPlaces({ boards, owner: { id: 7, label: 'Town hall' } }).map(({ expression }) => expression);
  expect([places[0], places.at(-1)]).toEqual(['boards[*]', 'to_array(owner)[*]']);
});

it.each([
  [
    'lists in the records of others',
    {
      filters: [
        {
          field: 'board',
          options: [
            { value: 'b1', text: 'Talks' },
            { value: 'b2', text: 'Walks' },
          ],
        },
      ],
    },
    'filters[].options[]',
  ],
  ['groups of groups', [{ area: { halls: [{ rows: boards }] } }], '[*].area.halls[].rows[]'],
  [
    'records by their ids beside something else',
    { boards: { count: 2, b1: { name: 'Talks' }, b2: { name: 'Walks' } } },
    "items(boards)[?type([1])=='object'].merge({id: [0]}, [1])",
  ],
])('finds known calendars in %s', (_, body, expression) => {
  expect(placeOfCalendars(body, ['b1', 'b2']).expression).toBe(expression);
});
