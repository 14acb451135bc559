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
