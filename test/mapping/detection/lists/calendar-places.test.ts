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
  expect(places).toEqual(['boards[*]', 'to_array(owner)[*]']);
});
