import { describe, expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import type { CalendarStatus } from '../../src/publisher/publisher.ts';
import { calendarOf, configOf, depsOf, fakePublisher, snapshotOf } from '../app/app-deps.ts';

/** The application with a calendar for each of these states. It is 2026-10-01T12:00:00Z. */
async function appWith(
  states: Readonly<Record<string, Partial<CalendarStatus>>>,
  { staleAfterMinutes = null as number | null, hidden = [] as readonly string[] } = {},
) {
  const publisher = fakePublisher(Object.keys(states).map((id) => snapshotOf(calendarOf(id))));
  const { calendars } = await publisher.status();
  publisher.statusOf = { calendars: calendars.map((one) => ({ ...one, ...states[one.id] })) };
  const config = configOf({
    calendars: Object.fromEntries(hidden.map((id) => [id, { hidden: true }])),
    refresh: { ...configOf().refresh, staleAfterMinutes },
  });
  const app = createApp(depsOf({ publisher, config }));
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await app.request(path, { headers });
    return { status: answer.status, text: await answer.text() };
  };
  return { publisher, ask, ready: async () => JSON.parse((await ask('/readyz')).text) };
}

const threeHoursAgo = { lastSuccess: '2026-10-01T09:00:00Z' };

describe('/readyz', () => {
  it('names a calendar that is older than configured, and is 503', async () => {
    const { ask, ready } = await appWith({ a: {}, b: threeHoursAgo }, { staleAfterMinutes: 60 });
    expect((await ask('/readyz')).status).toBe(503);
    expect(await ready()).toEqual({
      ready: false,
      calendars: 2,
      withoutCopy: { count: 0, ids: [] },
      stale: { count: 1, calendars: [{ id: 'b', lastSuccess: '2026-10-01T09:00:00Z', ageSeconds: 10_800 }] },
      staleAfterMinutes: 60,
      store: null,
    });
  });

  it('is 200 while every calendar is younger than configured', async () => {
    const { ask } = await appWith({ a: {}, b: threeHoursAgo }, { staleAfterMinutes: 180 });
    expect((await ask('/readyz')).status).toBe(200);
  });

  it('says what is wrong with the store, but stays 200: what is there is served', async () => {
    const { publisher, ask, ready } = await appWith({ a: {} });
    publisher.statusOf = { ...publisher.statusOf, store: 'The store is out of reach.' };
    expect((await ask('/readyz')).status).toBe(200);
    expect((await ready()).store).toBe('The store is out of reach.');
  });

  it('names late calendars, but stays 200 where no age is configured', async () => {
    const { ask, ready } = await appWith({ a: {}, b: threeHoursAgo });
    expect((await ask('/readyz')).status).toBe(200);
    expect((await ready()).stale).toMatchObject({ count: 1, calendars: [{ id: 'b' }] });
  });

  it('counts no calendar as late whose first refresh has published the list and still reads details', async () => {
    const first = { lastSuccess: null, runningSince: '2026-10-01T11:59:30Z' };
    const { ask, ready } = await appWith({ a: first }, { staleAfterMinutes: 60 });
    expect((await ask('/readyz')).status).toBe(200);
    expect((await ready()).stale).toEqual({ count: 0, calendars: [] });
    const hung = await appWith({ a: { ...first, runningSince: '2026-10-01T10:00:00Z' } }, { staleAfterMinutes: 60 });
    expect((await hung.ask('/readyz')).status).toBe(503);
  });

  it('counts a hidden calendar without naming it', async () => {
    const states = { a: {}, b: threeHoursAgo, c: { hasCopy: false, lastSuccess: null } };
    const { publisher, ask, ready } = await appWith(states, { staleAfterMinutes: 60, hidden: ['b', 'c'] });
    publisher.ready = false;
    expect((await ask('/readyz')).status).toBe(503);
    expect(await ready()).toMatchObject({
      withoutCopy: { count: 1, ids: [] },
      stale: { count: 1, calendars: [] },
    });
  });

  it('does not wait for a calendar that the portal has withdrawn', async () => {
    const withdrawn = { ...threeHoursAgo, withdrawnSince: '2026-10-01T09:00:00Z' };
    const { ask } = await appWith({ a: {}, b: withdrawn }, { staleAfterMinutes: 60 });
    expect((await ask('/readyz')).status).toBe(200);
  });

  it('names at most fifty calendars', async () => {
    const states = Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`c${n}`, threeHoursAgo]));
    const { ready } = await appWith(states, { staleAfterMinutes: 60 });
    const { stale } = await ready();
    expect([stale.count, stale.calendars.length]).toEqual([200, 50]);
  });
});

describe('/status', () => {
  const html = { accept: 'text/html' };

  it('says how old a late calendar is and how often it should be read', async () => {
    const { ask } = await appWith({ a: {}, b: threeHoursAgo });
    const { text } = await ask('/status', html);
    expect(text).toContain('Calendars that need attention: 1 of 2.');
    expect(text).toContain('It was last read 3 hours ago, and is expected to be read every 5 minutes.');
    expect(text).toContain('3 hours ago<br><span class="bad">expected every 5 minutes</span>');
    const russian = (await ask('/status', { ...html, 'accept-language': 'ru' })).text;
    expect(russian).toContain('Последний раз прочитан: 3 часа назад; интервал обновления: 5 минут.');
  });

  it("marks the log's own sentences as English, and those of the page as nothing", async () => {
    const { ask } = await appWith({ late: threeHoursAgo, failing: { failure: 'The portal answered 503.' } });
    const { text } = await ask('/status', { ...html, 'accept-language': 'ru' });
    expect(text).toContain('<p class="bad" lang="en" dir="ltr">The portal answered 503.</p>');
    expect(text).toContain('<p class="bad" dir="auto">Последний раз прочитан');
  });

  it('writes the day on which a calendar was withdrawn in the language of the page', async () => {
    const { ask } = await appWith({ gone: { withdrawnSince: '2026-09-29T09:00:00Z' } });
    const { text } = await ask('/status', { ...html, 'accept-language': 'de' });
    expect(text).toContain('Das Portal führt ihn seit 29. September 2026 nicht mehr auf.');
  });

  it('says that a refresh hangs while it does', async () => {
    const states = { a: { runningSince: '2026-10-01T11:59:35Z' }, b: { runningSince: '2026-10-01T11:59:58Z' } };
    const { ask } = await appWith(states);
    const { text } = await ask('/status', html);
    expect(text.match(/A refresh has been running for/gu)).toHaveLength(1);
    expect(text).toContain('A refresh has been running for 25 seconds.');
    expect((await ask('/status', { ...html, 'accept-language': 'ru' })).text).toContain('25 секунд');
    expect(JSON.parse((await ask('/status', { accept: 'application/json' })).text).calendars).toMatchObject([
      { runningSince: '2026-10-01T11:59:35Z' },
      {},
    ]);
  });

  it('says that the list of calendars hangs', async () => {
    const { publisher, ask } = await appWith({ a: {} });
    const { list } = await publisher.status();
    publisher.statusOf = { ...publisher.statusOf, list: { ...list, runningSince: '2026-10-01T11:58:00Z' } };
    expect((await ask('/status', html)).text).toContain('List of calendars: A refresh has been running for 2 minutes.');
  });
});
