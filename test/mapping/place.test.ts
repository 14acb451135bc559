import { describe, expect, test } from 'vitest';
import { placeText } from '../../src/feeds/event-place.ts';
import { mapRecord } from './mapper-of.ts';

const rules = { location: 'place', address: 'address', latitude: 'lat', longitude: 'lon' };
const place = (record: object) => mapRecord(rules, { id: 17, ...record }).event.location;

describe('a place', () => {
  test.each([
    ['Hall 3', { name: 'Hall 3', address: null, geo: null }],
    ['Old Mill      , 12 Mill Lane', { name: 'Old Mill, 12 Mill Lane', address: null, geo: null }],
    ['          , 12 Mill Lane   ', { name: '12 Mill Lane', address: null, geo: null }],
    ['          ,        ', null],
    ['Hall 3, n/a, nan, Bonn', { name: 'Hall 3, Bonn', address: null, geo: null }],
    [
      { name: 'Hall', address: { street: 'Main St', house: 1, postal_code: '12345', city: 'Bonn' } },
      { name: 'Hall', address: 'Main St, 1, 12345, Bonn', geo: null },
    ],
    [
      { nazvanie: 'Корпус 1', adres: 'Пер., 9', shirota: 55.9, dolgota: 37.5 },
      { name: 'Корпус 1', address: 'Пер., 9', geo: { lat: 55.9, lon: 37.5 } },
    ],
    [
      { name: 'Hall', address: '12 Quad, Ithaca', city: 'Ithaca' },
      { name: 'Hall', address: '12 Quad, Ithaca', geo: null },
    ],
    [[{ name: 'North' }, { name: 'South' }], { name: 'North, South', address: null, geo: null }],
    ['POINT (13.4 52.5)', { name: null, address: null, geo: { lat: 52.5, lon: 13.4 } }],
    [
      { type: 'Point', coordinates: [13.4, 52.5] },
      { name: null, address: null, geo: { lat: 52.5, lon: 13.4 } },
    ],
    // Against the standard, but near the site.
    [
      { type: 'Point', coordinates: [52.5, 13.4] },
      { name: null, address: null, geo: { lat: 52.5, lon: 13.4 } },
    ],
    [
      { x: 52.5, y: 13.4 },
      { name: null, address: null, geo: { lat: 52.5, lon: 13.4 } },
    ],
    // Nobody meets there.
    [
      { x: 76.2, y: 10 },
      { name: null, address: null, geo: { lat: 10, lon: 76.2 } },
    ],
    ['52.5,13.4', { name: null, address: null, geo: { lat: 52.5, lon: 13.4 } }],
    ['52,5; 13,4', { name: null, address: null, geo: { lat: 52.5, lon: 13.4 } }],
    ['Room 3\nMain building', { name: 'Room 3\nMain building', address: null, geo: null }],
    [{ name: null, address: { city: '' } }, null],
    [[], null],
  ])('%j is read', (value, expected) => {
    expect(place({ place: value })).toEqual(expected);
  });

  test.each([
    ['Chapel', '1 Chapel Walk', 'Chapel, 1 Chapel Walk'],
    ['Chapel', 'Chapel Walk 1', 'Chapel, Chapel Walk 1'],
    ['Chapel', 'Chapel, 1 Chapel Walk', 'Chapel, 1 Chapel Walk'],
    ['Chapel', '1 Main St\nChapel\nTown', '1 Main St, Chapel, Town'],
    ['Hall 1', 'Hall 12, Main St', 'Hall 1, Hall 12, Main St'],
    ['Hall 1, North', 'Campus - Hall 1, North (2nd floor)', 'Campus - Hall 1, North (2nd floor)'],
  ])('%j in %j is shown as %j', (name, address, shown) => {
    expect(placeText(place({ place: { name, address } }) ?? null)).toBe(shown);
  });

  test.each([
    [
      'Online only',
      'By Zoom. Join at https://zoom.club.example/j/88 or see https://club.example/news',
      'https://zoom.club.example/j/88',
    ],
    [
      'nur per Video',
      '<p><a href="https://live.club.example/88">Hier</a> geht es hinein.</p>',
      'https://live.club.example/88',
    ],
    ['Online (link by mail)', 'https://zoom.club.example/j/88', 'https://zoom.club.example/j/88'],
    ['Online', 'Program: https://club.example/news', null],
    ['Online', 'https://zoom.club.example/j/88 or https://zoom.club.example/j/89', null],
    ['Hall 3', 'Recorded: https://live.club.example/88', null],
  ])('%j is none where the description has the link to join: %s', (where, text, link) => {
    const { event } = mapRecord({ location: 'place', description: 'text' }, { id: 17, place: where, text });
    expect([event.location?.name ?? null, event.onlineUrl]).toEqual(link === null ? [where, null] : [null, link]);
  });

  test('has no coordinates at 0/0, nor off the Earth', () => {
    expect(place({ place: 'Hall', lat: 0, lon: 0 })?.geo).toBeNull();
    expect(place({ place: 'Hall', lat: '0.0', lon: 13.4 })?.geo).toEqual({ lat: 0, lon: 13.4 });
    const { event, problems } = mapRecord(rules, { id: 17, place: 'Hall', lat: 152.5, lon: 13.4 });
    expect(event.location?.geo).toBeNull();
    expect(problems).toEqual([
      'warning calendar 42, event 17, latitude: the coordinates are of no place on Earth; they are left out',
    ]);
  });
});
