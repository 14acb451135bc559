import { expect, test } from 'vitest';
import { configOf, published } from '../../app/app-deps.ts';
import { askPage } from '../ask-page.ts';

const hall = { name: 'Great Hall', address: 'Harbour Street 1', geo: { lat: 60.17, lon: 24.94 } };
const linkOn = async (
  location: typeof hall | { name: string; address: null; geo: null },
  map: string | false | null,
) => {
  const html = await askPage('/calendars/talks/events/e', [published({ id: 'e', location })], {
    config: { site: { ...configOf().site, map } },
  });
  return /href="([^"]*)"[^>]*>(?:Show on map|Search on a map)</.exec(html)?.[1]?.replaceAll('&amp;', '&');
};

test('a place leads to OpenStreetMap: to its point, or to a search where that is not known', async () => {
  expect(await linkOn(hall, null)).toBe('https://www.openstreetmap.org/?mlat=60.17&mlon=24.94#map=17/60.17/24.94');
  expect(await linkOn({ name: 'Room 3 & 4', address: null, geo: null }, null)).toBe(
    'https://www.openstreetmap.org/search?query=Room%203%20%26%204',
  );
});

test('another map is asked for the point, or for the name of the place', async () => {
  expect(await linkOn(hall, 'https://maps.example/?q={query}')).toBe('https://maps.example/?q=60.17%2C24.94');
  expect(await linkOn(hall, 'https://campus.example/{place}')).toBe(
    'https://campus.example/Great%20Hall%2C%20Harbour%20Street%201',
  );
  expect(await linkOn({ name: '$& {place}', address: null, geo: null }, 'https://maps.example/?q={query}')).toBe(
    'https://maps.example/?q=%24%26%20%7Bplace%7D',
  );
});

test('a site can have no map', async () => {
  expect(await linkOn(hall, false)).toBeUndefined();
});
