import { expect, test } from 'vitest';
import type { CalendarEvent } from '../../../src/calendar/event.ts';
import { published } from '../../app/app-deps.ts';
import { askPage } from '../ask-page.ts';

const hall = { name: 'Hall', address: null, geo: null };
const price = { free: false, from: 12, to: 25, currency: 'EUR', text: null };
const online = 'https://meet.example/1';

const badges = async (more: Partial<CalendarEvent>, path = '/calendars/talks', language = 'en-US') => {
  const html = await askPage(path, [published({ id: '1', location: hall, ...more })], { language });
  return [...html.matchAll(/<span class="badge (\w+)">([^<]*)</g)].map(([, kind, text]) => [kind, text?.replace(/[\u2009\u202f\u00a0]/g, ' ')]); // biome-ignore format: one line
};

test.each<[Partial<CalendarEvent>, readonly (readonly string[])[]]>([
  [{}, []],
  [{ price }, [['price', '€12 – €25']]],
  [{ price: { ...price, to: null } }, [['price', 'From €12']]],
  [{ price: { ...price, free: true, from: 0, to: 0 } }, [['free', 'Free']]],
  // The portal's words may be long: they stand on the page of the event.
  [{ price: { ...price, from: null, to: null, text: 'Pay what you want' } }, []],
  [{ price, soldOut: true }, [['sold', 'Sold out']]],
  [{ onlineUrl: online, price }, [['price', '€12 – €25'], ['online', 'Online']]], // biome-ignore format: a row
  [{ price, onlineUrl: online, soldOut: true, status: 'cancelled' }, [['cancelled', 'Cancelled']]],
])('a list says of %j: %j', async (more, expected) => {
  expect(await badges(more)).toEqual(expected);
  expect(await badges(more, '/calendars/talks?layout=cards')).toEqual(expected);
});

test('what is over asks nobody to come', async () => {
  const past = { start: '2026-09-05T09:00:00Z', end: '2026-09-05T10:00:00Z' };
  expect(await badges({ price, soldOut: true, ...past }, '/calendars/talks?view=past')).toEqual([]);
});

test('badges are in the visitor’s language', async () => {
  expect(await badges({ price, onlineUrl: online }, '/calendars/talks', 'de')).toEqual([
    ['price', '12–25 €'],
    ['online', 'Online'],
  ]);
});
