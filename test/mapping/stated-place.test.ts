import { describe, expect, test } from 'vitest';
import type { MappingSettings } from '../../src/mapping/mapping-settings.ts';
import { readsRooms } from '../../src/mapping/record/stated-place.ts';
import { mapRecord } from './mapper-of.ts';

const venue = { name: 'De Loods', street: 'Havenkade 88', town: 'Oudewerf' };
const address = 'Havenkade 88, Oudewerf';

function placeOf(rules: MappingSettings['event'], record: object, body: object) {
  const place = mapRecord(rules, { id: 7, ...record }, { body: { ...body, events: [] } }).event.location;
  return place && [place.name, place.address];
}

describe('the place that an answer states once', () => {
  test('is the house of a room', () => {
    expect(placeOf({ location: 'room.name' }, { room: { name: 'Blue' } }, { venue })).toEqual([
      'Blue',
      `De Loods, ${address}`,
    ]);
    expect(placeOf({ location: 'zaal' }, { zaal: 'De Loods, hall 2' }, { cinema: venue })).toEqual([
      'De Loods, hall 2',
      address,
    ]);
    expect(placeOf({ location: 'zaal' }, { zaal: 'Blue' }, { conference: { title: 'Days', venue } })).toEqual([
      'Blue',
      `De Loods, ${address}`,
    ]);
  });

  test('is that of events without one, if its key calls it so', () => {
    expect(placeOf({}, {}, { venue })).toEqual(['De Loods', address]);
    expect(placeOf({}, {}, { chain: venue })).toBeNull();
    expect(placeOf({ location: 'room' }, { room: null }, { venue })).toEqual(['De Loods', address]);
  });

  test.each<[string, MappingSettings['event'], object, object]>([
    ['it is called something else than a room', { location: 'where' }, { where: 'Old harbour' }, { venue }],
    ['it has an address', { location: 'room', address: 'at' }, { room: 'Blue', at: 'Quay 1' }, { venue }],
    ['it is online', { location: 'room' }, { room: 'Online' }, { venue }],
    ['the address is that of an office', { location: 'room' }, { room: 'Blue' }, { organizer: venue }],
    ['there are several places', { location: 'room' }, { room: 'Blue' }, { hall: venue, house: venue }],
    ['they are listed by their ids', { location: 'room' }, { room: 'Blue' }, { houses: { a: venue } }],
  ])('is not that of an event where %s', (_, rules, record, body) => {
    const got = placeOf(rules, record, body);
    expect(got?.join() ?? '').not.toContain('Loods');
    expect(got).toEqual(placeOf(rules, record, {}));
  });

  test('is not that of an event that is joined by a link', () => {
    const rules = { location: 'room', onlineUrl: 'join' };
    expect(placeOf(rules, { room: null, join: 'https://meet.example/7' }, { venue })).toBeNull();
  });
});

test.each<[string | readonly string[], boolean]>([
  ['room.name', true],
  ["join(', ', [soba.naziv, soba.etaza][?@])", true],
  [['salle', "join(', ', [(seances[*].salle | [0])][] | [?@])"], true],
  ["join(', ', [room, venue.name][?@])", false],
  ['place', false],
])('a rule reads nothing but rooms: %j', (rule, is) => {
  expect(readsRooms(rule as string)).toBe(is);
});
