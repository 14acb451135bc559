import { describe, expect, it } from 'vitest';
import { mapRecords, plain } from '../map-records.ts';

const codes = [
  'Main/Amphi-Hopper',
  'Main/Room-North',
  'Annex/Hub',
  'Main/Amphi-Hopper',
  'Annex/Hub',
  'Main/Room-North',
];
const placesOf = (more: (n: number) => object) =>
  mapRecords(plain(more)).events.map(({ location }) => location?.name ?? null);

describe('a room without a name', () => {
  it('is called by its code, beside records of another kind with a place of their own', () => {
    const rooms = (n: number) =>
      n === 2 ? { location: 'Old mill' } : { room: { code: codes[n], type: 'lecture_hall', seats: 20 * n } };
    expect(placesOf(rooms)).toEqual(codes.map((code, n) => (n === 2 ? 'Old mill' : code)));
  });

  it('is not called by it where it has a name, or where the record says elsewhere where it is', () => {
    expect(placesOf((n) => ({ room: { code: codes[n], name: `Hall ${n % 3}` } }))).toEqual(
      codes.map((_, n) => `Hall ${n % 3}`),
    );
    const towns = ['Old mill', 'New mill', 'Old mill'];
    expect(placesOf((n) => ({ venue: towns[n % 3], room: { code: codes[n], seats: n } }))).toEqual(
      codes.map((_, n) => towns[n % 3]),
    );
  });

  it('is called neither by a short code nor by a slug', () => {
    expect(placesOf((n) => ({ room: { code: `R${n % 3}`, seats: n } }))).toEqual(codes.map(() => null));
    expect(placesOf((n) => ({ venue: { slug: n % 2 ? 'old-mill' : 'new-mill', seats: n } }))).toEqual(
      codes.map(() => null),
    );
  });
});

describe('a list of short codes', () => {
  const codes = [['w108'], ['w012'], ['lab2', 'w203'], [], ['dak'], ['lab1']];

  it('is where the event is, under a key that says so', () => {
    expect(placesOf((n) => ({ locations: codes[n] }))).toEqual(['w108', 'w012', 'lab2, w203', null, 'dak', 'lab1']);
  });

  it('is not where they are numbers of a list elsewhere, where another place stands beside them, or where they are those of others', () => {
    expect(placesOf((n) => ({ locations: [`loc${n}`] }))).toEqual(codes.map(() => null));
    expect(placesOf((n) => ({ locations: codes[n], venue: 'Old mill' }))).toEqual(codes.map(() => 'Old mill'));
    expect(placesOf((n) => ({ groups: codes[n] }))).toEqual(codes.map(() => null));
  });
});

it('the type of a room is no part of where it is', () => {
  expect(placesOf((n) => ({ location: codes[n], type_room: n % 2 ? 'talk' : 'seminar' }))).toEqual(codes);
  const rooms = ['Blue room', 'Red room', 'Stage', 'Blue room', 'Red room', 'Stage'];
  expect(placesOf((n) => ({ location: codes[n], room: rooms[n] }))).toEqual(
    codes.map((code, n) => `${code}, ${rooms[n]}`),
  );
});

describe('a town by its id and by its name', () => {
  const towns = ['Old Ferry', 'Blue Bay', 'Halden'];
  const ids = ['OF', 'BB', 'HA'];
  const addressesOf = (more: (n: number) => object) =>
    mapRecords(plain(more)).events.map(({ location }) => location?.address ?? location?.name ?? null);

  it('is called by its name', () => {
    const venue = (n: number) => ({ name: codes[n], cityId: ids[n % 3], cityName: towns[n % 3] });
    expect(addressesOf((n) => ({ venue: venue(n) }))).toEqual(codes.map((_, n) => towns[n % 3]));
  });

  it('is read beside its postal code', () => {
    const venue = (n: number) => ({ name: codes[n], postal_code: `321${n % 3}`, city: towns[n % 3] });
    expect(addressesOf((n) => ({ venue: venue(n) }))).toEqual(codes.map((_, n) => `321${n % 3} ${towns[n % 3]}`));
  });
});

it('the name of a place is that of its language, also where it has other parts', () => {
  const said = (text: string) => [{ Locale: 'en-GB', Description: text }];
  const hall = (n: number) => ['Great hall', 'Small hall', 'Yard'][n % 3] as string;
  const houses = ['Mill', 'Castle', 'Harbour'];
  expect(placesOf((n) => ({ venue: { Name: said(houses[n % 3] as string), Room: said(hall(n)) } }))).toEqual(
    codes.map((_, n) => `${houses[n % 3]}, ${hall(n)}`),
  );
});

it('a shop is the place where nothing else is, and not where it sells tickets to places', () => {
  const shops = ['Toys North', 'Toys South', 'Toys East'];
  const address = { address: 'High St 1', city: 'Leeds' };
  expect(placesOf((n) => ({ shop_name: shops[n % 3], ...address }))).toEqual(codes.map((_, n) => shops[n % 3]));
  const hall = (n: number) => ['Hall', 'Barn'][n % 2] as string;
  expect(placesOf((n) => ({ store_name: 'My webshop', venue: hall(n) }))).toEqual(codes.map((_, n) => hall(n)));
  const town = (n: number) => ['Leeds', 'York'][n % 2] as string;
  expect(placesOf((n) => ({ store_name: 'MainStore', city: town(n) }))).toEqual(codes.map((_, n) => town(n)));
});
