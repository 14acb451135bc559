import { expect, test } from 'vitest';
import { mapRecords, plain } from '../map-records.ts';

const halls = [
  ['Quarry arena', '81 Stonecutters Road'],
  ['Wharfside centre', '4 Jetty Parade'],
  ['Memorial hall', '17 Main Street'],
] as const;
const people = ['Tamsin Orlo', 'Ivo Marten', 'Lena Broad', 'Piet Sander', 'Ada Quill', 'Rosa Lind'];

test('of a list with parties of several types, each is what the word for its type says', () => {
  const records = plain((n) => {
    const [name, address] = halls[n % 3] as (typeof halls)[number];
    return {
      entities: [
        { id: `v${n % 3}`, name, type: 'venue', address },
        ...(n < 4 ? [{ id: `p${n}`, name: people[n], type: 'person' }] : []),
        ...(n % 2 ? [{ id: `g${n}`, name: `Night tour ${n}`, type: 'event-group' }] : []),
      ],
    };
  });
  const { events } = mapRecords(records);
  expect(events.map(({ location }) => [location?.name, location?.address])).toEqual(
    records.map((_, n) => halls[n % 3]),
  );
  expect(events.map(({ organizer }) => organizer)).toEqual(events.map(() => null));
  expect(events.map(({ performers = [] }) => performers[0] ?? null)).toEqual([...people.slice(0, 4), null, null]);
  expect(events.map(({ series }) => series?.title ?? null)).toEqual([null, 'Night tour 1', null, 'Night tour 3', null, 'Night tour 5']); // biome-ignore format: a row
});

test('of people with roles, the label of the role tells who performs, and who is to be asked is no organizer beside one', () => {
  const person = (role: string, name: string) => {
    const [first, last] = name.split(' ');
    return { function_code: role.length, function_desc: role, first_name: first, last_name: last };
  };
  const { events } = mapRecords(
    plain((n) => ({
      organizers: [{ code: `0${n % 2}`, name: ['Physics institute', 'City library'][n % 2] }],
      owners: [person('Speaker', people[n] as string), person('Contact person', 'Front Desk')],
    })),
  );
  expect(events.map(({ performers }) => performers)).toEqual(people.map((one) => [one]));
  expect(events.map(({ organizer }) => organizer?.name)).toEqual(
    events.map((_, n) => ['Physics institute', 'City library'][n % 2]),
  );
});
