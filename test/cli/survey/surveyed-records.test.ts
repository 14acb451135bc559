import { expect, it } from 'vitest';
import { surveyPortal } from '../../../src/cli/survey/survey-portal.ts';
import { parseConfig } from '../../../src/config/parse-config.ts';
import { portalDeps } from '../../../src/portal-deps.ts';
import { createUndiciFetch } from '../../../src/source/http/undici-fetch.ts';
import { createMemoryStore } from '../../../src/store/memory-store.ts';
import { type PortalOptions, startPortal } from '../../portal/portal.ts';
import { sleep } from '../../publisher/fakes/portal-publisher.ts';

/** The surveyed calendars of a portal. */
async function surveyed(options: PortalOptions, source: object = {}, settings: object = {}) {
  const portal = await startPortal(options);
  const fetch = createUndiciFetch();
  try {
    const written = { ...settings, source: { baseUrl: portal.url, ...source }, site: { timeZone: 'UTC' } };
    const parsed = parseConfig(written, { KALENDS_TOKEN: 'secret' });
    if ('problems' in parsed) throw new Error(JSON.stringify(parsed.problems));
    const { config } = parsed;
    const runtime = { now: Date.now, sleep, random: () => 0, log: () => undefined };
    const deps = { ...portalDeps({ config, token: 'secret', fetch, runtime }), store: createMemoryStore() };
    return await surveyPortal({ config, deps, run: {}, calendarId: null, onProgress: () => undefined });
  } finally {
    await fetch.close();
    await portal.close();
  }
}

const talk = (id: string, day: number, more: object = {}) => ({
  id,
  title: `Talk ${id}`,
  start: `2031-05-0${day}T10:00:00Z`,
  ...more,
});

it('keeps each record of the list with its details, what was mapped, and its events', async () => {
  const details = (_: string, id: string) => ({ event: { id, room: `Room of ${id}`, title: '' } });
  const { calendars } = await surveyed({ events: [talk('a', 1), talk('b', 2)], details });
  const [first, second] = calendars[0]?.records ?? [];
  expect(first).toMatchObject({ id: 'a', listed: { record: talk('a', 1) }, details: { event: { room: 'Room of a' } } });
  expect(first?.scopes()).toEqual([{ ...talk('a', 1), room: 'Room of a' }]);
  expect(second?.events[0]).toBe(calendars[0]?.events[1]);
  // One page holds both: the record is a reference into it.
  expect(second?.listed.body).toBe(first?.listed.body);
  expect(first?.listed.body).toHaveProperty('items.0', first?.listed.record);
});

it('gives records that share an id the events as they are published', async () => {
  const portal = { events: [talk('a', 1), talk('a', 2)] };
  const { calendars } = await surveyed(portal, { endpoints: { details: false } });
  expect(calendars[0]?.records.map(({ id, events }) => [id, events[0]?.occurrence])).toEqual([
    ['a', '2031-05-01T10:00:00Z'],
    ['a', '2031-05-02T10:00:00Z'],
  ]);
});

it('names calendars of the configuration that the portal does not list, and those that were meant', async () => {
  const calendars = [
    { id: 'lectures', name: 'Lectures' },
    { id: 'k7', name: 'Concerts' },
  ];
  const feeds = { all: { title: 'All', calendars: ['lecturs', 'k7'] } };
  const { problems } = await surveyed(
    { calendars, events: [talk('a', 1)] },
    {},
    { calendars: { concerts: { color: 'red' }, lectures: {}, theses: {} }, feeds },
  );
  const listed = 'It lists "lectures", "k7".';
  expect(problems.map(({ level, where, message }) => ({ level, where, message }))).toEqual([
    {
      level: 'warning',
      where: 'calendars.concerts',
      message: `The portal lists no calendar "concerts". Did you mean "k7" (Concerts)? ${listed}`,
    },
    { level: 'warning', where: 'calendars.theses', message: `The portal lists no calendar "theses". ${listed}` },
    {
      level: 'warning',
      where: 'feeds.all.calendars',
      message: `The portal lists no calendar "lecturs". Did you mean "lectures" (Lectures)? ${listed}`,
    },
  ]);
});

it('says nothing of a field that the configuration switches off', async () => {
  const event = { location: null };
  const portal = { events: [talk('a', 1, { location: 'Hall' }), talk('b', 2, { location: 'Garden' })] };
  const { problems, rules, calendars } = await surveyed(portal, {}, { mapping: { event } });
  expect(problems).toEqual([]);
  expect(rules?.event.location).toMatchObject({ rule: null, origin: 'configured' });
  expect(calendars[0]?.events.map(({ location }) => location)).toEqual([null, null]);
});
