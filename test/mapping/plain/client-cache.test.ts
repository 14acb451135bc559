import { expect, it } from 'vitest';
import { withoutClientCache } from '../../../src/mapping/plain/references/client-cache.ts';

const venue = { __typename: 'Venue', id: '2', name: 'Hall' };
const cache = {
  'Event:7': {
    __typename: 'Event',
    id: '7',
    venue: { __ref: 'Venue:2' },
    'image({"size":"CARD"})': { url: '/card.webp' },
    'image({"size":"HERO"})': { url: '/hero.webp' },
  },
  'Venue:2': venue,
  ROOT_QUERY: { 'events({"board":"talks"})': { total: 1, nodes: [{ __ref: 'Event:7' }, { __ref: 'Event:9' }] } },
};

it('puts each object in the place of what refers to it, and leaves arguments out of keys', () => {
  const event = {
    __typename: 'Event',
    id: '7',
    venue,
    image: { url: '/card.webp' },
    image_HERO: { url: '/hero.webp' },
  };
  const plain = { events: { total: 1, nodes: [event, {}] } };
  expect(withoutClientCache(cache)).toEqual(plain);
  expect(withoutClientCache({ props: { state: cache } })).toEqual({ props: { state: plain } });
});

it('reads lists of references, and leaves out what leads back', () => {
  const body = {
    'client:root': { events: { __refs: ['a', 'b'] } },
    a: { __id: 'a', title: 'Talk', next: { __ref: 'b' } },
    b: { __id: 'b', title: 'Walk', next: { __ref: 'a' } },
  };
  expect(withoutClientCache(body)).toEqual({
    events: [
      { title: 'Talk', next: { title: 'Walk', next: {} } },
      { title: 'Walk', next: { title: 'Talk', next: {} } },
    ],
  });
});

it('leaves any other answer as it is', () => {
  const body = { events: [{ id: 1, venue: { __ref: 'Venue:2' } }], 'Venue:2': venue };
  expect(withoutClientCache(body)).toBe(body);
});

it('follows references through connections and edges, to what records refer to', () => {
  const body = {
    'client:root': { viewer: { __ref: 'v' } },
    v: { site: { __ref: 's' } },
    s: { events: { __ref: 'c' } },
    c: { edges: { __refs: ['e'] } },
    e: { node: { __ref: 'n' } },
    n: { title: 'Talk', room: { __ref: 'r' } },
    r: { name: 'Hall', house: { __ref: 'h' } },
    h: { name: 'Town hall', town: { __ref: 't' } },
    t: { name: 'Linz' },
  };
  const house = { name: 'Town hall', town: { name: 'Linz' } };
  const node = { title: 'Talk', room: { name: 'Hall', house } };
  expect(withoutClientCache(body)).toEqual({ viewer: { site: { events: { edges: [{ node }] } } } });
});

/** So many events, which a room and each other refer to. */
function manyEvents(count: number, more: (n: number) => object) {
  const numbers = Array.from({ length: count }, (_, n) => n);
  const fields = Object.fromEntries(Array.from({ length: 28 }, (_, n) => [`f${n}`, n]));
  const events = numbers.map((n) => [`E:${n}`, { id: `${n}`, ...fields, ...more(n) }]);
  const refs = numbers.map((n) => ({ __ref: `E:${n}` }));
  return { refs, body: { ROOT_QUERY: { events: refs }, ...Object.fromEntries(events) } };
}

it('reads a large cache whole', () => {
  const { body } = manyEvents(20_000, () => ({ venue: { __ref: 'V' } }));
  const plain = withoutClientCache({ ...body, V: { name: 'Hall' } }) as { events: readonly object[] };
  expect(plain.events).toHaveLength(20_000);
  expect(plain.events.at(-1)).toMatchObject({ id: '19999', f27: 27, venue: { name: 'Hall' } });
});

it('leaves out what others of the same kind refer to', () => {
  const { body } = manyEvents(2000, (n) => ({
    venue: { __ref: 'V' },
    others: [1, 2, 3, 4, 5].map((more) => ({ __ref: `E:${(n + more) % 2000}` })),
  }));
  const plain = withoutClientCache({ ...body, V: { name: 'Hall' } }) as { events: readonly object[] };
  expect(plain.events).toHaveLength(2000);
  for (const one of plain.events) expect(one).toMatchObject({ f27: 27, venue: { name: 'Hall' } });
});

it.each([3, 5000])('reads what records refer to, and leaves out lists that lead back, in a cache of %i', (count) => {
  const { refs, body } = manyEvents(count, () => ({ venue: { __ref: 'V:1' }, tags: [{ __ref: 'T:1' }] }));
  const plain = withoutClientCache({
    ...body,
    'V:1': { name: 'Hall', phones: [1, 2], events: { edges: refs.map((node) => ({ node })) }, town: { __ref: 'C:1' } },
    'T:1': { name: 'Music', events: refs },
    'C:1': { name: 'Graz' },
  }) as { events: readonly object[] };
  const venue = { name: 'Hall', phones: [1, 2], events: { edges: [] }, town: { name: 'Graz' } };
  expect(plain.events.at(-1)).toMatchObject({ f27: 27, venue, tags: [{ name: 'Music', events: [] }] });
});

it('reads lists in lists, through the connections of Relay', () => {
  const body = {
    'client:root': { days: { __refs: ['d'] } },
    d: { __typename: 'Day', talks: { __ref: 'client:d:talks' } },
    'client:d:talks': { edges: { __refs: ['client:d:talks:0'] } },
    'client:d:talks:0': { node: { __ref: 't' } },
    t: { __typename: 'Talk', title: 'Ants', speakers: { __refs: ['p'] }, room: { __ref: 'r' } },
    p: { __typename: 'Person', name: 'Ada', talks: { __ref: 'client:r:talks' } },
    r: { __typename: 'Room', name: 'Hall', talks: { __ref: 'client:r:talks' } },
    'client:r:talks': { edges: { __refs: ['client:d:talks:0'] } },
  };
  const talks = { edges: [] };
  const node = { title: 'Ants', speakers: [{ name: 'Ada', talks }], room: { name: 'Hall', talks } };
  expect(withoutClientCache(body)).toMatchObject({ days: [{ talks: { edges: [{ node }] } }] });
});

it('leaves a cache as it is rather than losing a part', () => {
  const lists = Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`list${n}`, manyEvents(200, Object).refs]));
  const { body } = manyEvents(200, Object);
  const cache = { ...body, ROOT_QUERY: lists };
  expect(withoutClientCache(cache)).toBe(cache);
});

it('reads keys of any name and lists of any depth', () => {
  const body = JSON.parse('{"ROOT_QUERY":{"a":1,"__proto__({})":{"polluted":1}}}');
  const plain = withoutClientCache(body) as object;
  expect([Object.keys(plain), Object.getPrototypeOf(plain)]).toEqual([['a'], Object.prototype]);
  let deep: unknown = 1;
  for (let n = 0; n < 20_000; n += 1) deep = [deep];
  expect(() => withoutClientCache({ ROOT_QUERY: { deep } })).not.toThrow();
});
