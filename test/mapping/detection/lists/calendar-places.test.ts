import { expect, it } from 'vitest';
import { calendarPlaces, placeOfCalendars } from '../../../../src/mapping/detection/lists/calendar-places.ts';
import { createMapping } from '../../../../src/mapping/mapping.ts';

const mapping = createMapping(
  { calendars: {}, events: {}, details: {}, event: {}, allDayEnd: 'auto' },
  { timeZone: 'UTC', language: 'en', linkBase: 'https://uni.example' },
);
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
  expect(placeOfCalendars([body], ['b1', 'b2'])(body).expression).toBe('boards[*]');
  expect(placeOfCalendars([body], ['en', 'de'])(body).expression).toBe('languages[*]');
});

it('takes the likeliest list where none names them', () => {
  const body = { calendars: boards, languages };
  expect(placeOfCalendars([body], ['c9'])(body).expression).toBe('calendars[*]');
});

it('counts the ids of all pages, each of which has some', () => {
  const page = (n: number) => ({
    categories: [{ id: `k${n}`, name: 'Music' }],
    regions: [
      { code: `r${n}1`, label: 'North' },
      { code: `r${n}2`, label: 'South' },
    ],
  });
  const pages = [page(1), page(2), { categories: [{ id: 'k3', name: 'Sport' }], regions: [] }];
  for (const ids of [
    ['r11', 'r12'],
    ['r11', 'r22'],
  ]) {
    const find = placeOfCalendars(pages, ids);
    expect(pages.map((one) => find(one).expression)).toEqual(pages.map(() => 'regions[*]'));
    expect(pages.flatMap((one) => find(one).items)).toHaveLength(4);
    const { settings } = mapping.detect({ calendars: pages, calendarIds: ids, events: [], details: [] });
    expect(settings.calendars).toMatchObject({ items: 'regions[*]', id: 'code' });
  }
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
  expect(placeOfCalendars([body], ['b1', 'b2'])(body).expression).toBe(expression);
});
