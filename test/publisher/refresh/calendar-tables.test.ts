import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { type Portal, startPortal } from '../../portal/portal.ts';
import { openPortalPublisher, type PortalPublisher } from '../fakes/portal-publisher.ts';

let portal: Portal;
let opened: PortalPublisher;
let directory = '';
afterEach(async () => {
  await opened.close();
  await portal.close();
  await rm(directory, { recursive: true, force: true });
});

const records = Array.from({ length: 8 }, (_, n) => ({
  id: `e${n}`,
  title: `Evening number ${n} at the ${['harbour', 'mill', 'library', 'school'][n % 4]}`,
  start: `2026-12-${String(n + 10)}T18:00:00Z`,
  categoryCode: n % 2 === 0 ? 'LCT' : 'WLK',
  statusCode: n === 5 ? 'X' : 'C',
}));

it('events have what a table beside the calendars says of their codes, by what it says now', async () => {
  directory = await mkdtemp(join(tmpdir(), 'kalends-tables-'));
  let walks = 'Walk';
  let hasStates = true;
  let now = Date.parse('2026-11-20T12:00:00Z');
  const answer = () => ({
    calendars: [
      { id: 'c1', name: 'Spring' },
      { id: 'c2', name: 'Autumn' },
    ],
    categories: [
      { code: 'LCT', name: 'Lecture' },
      { code: 'WLK', name: walks },
    ],
    ...(hasStates && {
      statusCodes: [
        { code: 'C', name: 'Confirmed' },
        { code: 'X', name: 'Cancelled' },
      ],
    }),
  });
  portal = await startPortal({
    events: records,
    handle: ({ operation, calendarId }) => {
      if (operation === 'calendars') return { body: answer() };
      return operation === 'events'
        ? { body: { items: calendarId === 'c1' ? records : records.slice(0, 3) } }
        : undefined;
    },
  });
  const open = () => {
    opened = openPortalPublisher({
      url: portal.url,
      path: join(directory, 'kalends.sqlite'),
      now: () => now,
      source: {
        endpoints: {
          calendars: '/event-calendars',
          events: '/event-calendar/{eventCalendarId}/events',
          details: false,
        },
      },
    });
  };
  const refresh = async () => {
    now += 600_000;
    await opened.publisher.refresh();
  };
  const shown = async () => {
    const found = await opened.publisher.snapshot('c1');
    if (found.kind !== 'snapshot') throw new Error(found.kind);
    return found.snapshot.events.map(({ event }) => `${event.id} ${event.categories} ${event.status}`).toSorted();
  };
  const expected = (walk: string) =>
    records.map(({ id }, n) => `${id} ${n % 2 === 0 ? 'Lecture' : walk} ${n === 5 ? 'cancelled' : 'confirmed'}`);

  open();
  await refresh();
  expect(await shown()).toEqual(expected('Walk'));

  // Another process goes on with what the store has.
  await opened.close();
  open();
  await refresh();
  expect(await shown()).toEqual(expected('Walk'));

  walks = 'Guided walk';
  // The answer lacks the other table for once.
  hasStates = false;
  await refresh();
  expect(await shown()).toEqual(expected('Guided walk'));
});
