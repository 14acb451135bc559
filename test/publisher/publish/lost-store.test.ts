import { describe, expect, it } from 'vitest';
import { createApp } from '../../../src/app.ts';
import { createMemoryStore } from '../../../src/store/memory-store.ts';
import { depsOf } from '../../app/app-deps.ts';
import { fakeClock, noon } from '../fakes/fake-clock.ts';
import { openPublisher, snapshotOf } from '../fakes/open-publisher.ts';
import { december } from '../fakes/small-event.ts';
import { smallPortal } from '../fakes/small-source.ts';

const birth = 250;

/** Kalends as it begins in a container without a volume, `seconds` after noon. */
async function begin(portal: ReturnType<typeof smallPortal>, seconds: number, born = true) {
  const clock = fakeClock(noon + seconds * 1000 + birth);
  const store = createMemoryStore(born ? clock.now() : null);
  const opened = openPublisher({ source: portal.source, clock, store });
  const app = createApp(depsOf({ publisher: opened.publisher, now: clock.now }));
  const ask = async (headers: Record<string, string> = {}, path = '/feeds/c1.ics') => {
    const answer = await app.request(path, { headers });
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
  };
  return { ...opened, ask };
}

const numbers = (body: string, property: string): number[] =>
  [...body.matchAll(new RegExp(`^${property}:(\\d+)(T(\\d+)Z)?`, 'gm'))].map(([, one, , two]) =>
    Number(`${one}${two ?? ''}`),
  );

describe('a store that was lost', () => {
  const records = [december(1, { updated: '2026-10-01T08:00:00Z' }), december(2, { updated: '2026-10-02T08:00:00Z' })];

  it('takes no SEQUENCE and no Last-Modified back with it', async () => {
    const portal = smallPortal(records);
    const first = await begin(portal, 0);
    await first.later(0);
    for (const title of ['Moved', 'Moved again', 'Moved once more']) {
      portal.events.c1 = [december(1, { title, updated: '2026-10-01T08:00:00Z' }), ...records.slice(1)];
      await first.later(60);
    }
    const before = await first.ask();
    // The portal's text goes back too, so that its stamps are older than what was published.
    portal.events.c1 = [...records];
    const second = await begin(portal, 240);
    const after = await second.ask();
    const [was, is] = [before, after].map(({ body }) => numbers(body, 'SEQUENCE'));
    expect(was).toHaveLength(2);
    expect(is?.every((one, n) => one > (was?.[n] ?? Number.NaN))).toBe(true);
    for (const property of ['DTSTAMP', 'LAST-MODIFIED']) {
      const [most, least] = [numbers(before.body, property), numbers(after.body, property)];
      expect([property, Math.min(...least) > Math.max(...most)]).toEqual([property, true]);
    }
    expect(Date.parse(after.headers['last-modified'] ?? '')).toBeGreaterThan(
      Date.parse(before.headers['last-modified'] ?? ''),
    );
    for (const name of ['etag', 'last-modified']) {
      const asked = name === 'etag' ? 'if-none-match' : 'if-modified-since';
      expect([name, (await second.ask({ [asked]: before.headers[name] ?? '' })).status]).toEqual([name, 200]);
      expect([name, (await second.ask({ [asked]: after.headers[name] ?? '' })).status]).toEqual([name, 304]);
    }
  });

  it('is followed by stamps that are later, even within the same second', async () => {
    const portal = smallPortal(records);
    const first = await begin(portal, 0);
    await first.later(0);
    portal.events.c1 = [december(1, { title: 'Moved' })];
    const { lastModified } = await first.later(59.8);
    portal.events.c1 = [...records];
    const second = await begin(portal, 60);
    expect((await snapshotOf(second.publisher)).lastModified > lastModified).toBe(true);
  });

  it('gives no event a stamp before its birth, whatever the portal says', async () => {
    const portal = smallPortal(records);
    const { ask } = await begin(portal, 0);
    const body = (await ask()).body;
    for (const stamp of ['DTSTAMP', 'LAST-MODIFIED'])
      expect([stamp, numbers(body, stamp).every((one) => one >= 20261120120000)]).toEqual([stamp, true]);
    // News are about the event, not about its copy.
    const news = JSON.parse((await ask({}, '/feeds/c1.json')).body.toString()).items;
    expect(news.map((item: { date_modified: string }) => item.date_modified).sort()).toEqual([
      '2026-10-01T08:00:00Z',
      '2026-10-02T08:00:00Z',
    ]);
  });

  it('tells no reader that every event has changed', async () => {
    const portal = smallPortal(records);
    await begin(portal, 0);
    const { ask, later } = await begin(portal, 60);
    const changes = async () => JSON.parse((await ask({}, '/feeds/c1.json?view=changes')).body).items;
    expect(await changes()).toEqual([]);
    portal.events.c1 = [december(1, { title: 'Moved' }), ...records.slice(1)];
    await later(60);
    expect(await changes()).toHaveLength(1);
  });

  it('begins its numbers with the seconds of 2026 at its birth, and goes on with them for new events', async () => {
    const portal = smallPortal(records);
    const { later } = await begin(portal, 0);
    const born = (noon - Date.UTC(2026, 0, 1)) / 1000;
    const sequences = async (seconds: number) =>
      (await later(seconds)).events.map(({ revision: { sequence } }) => sequence - born);
    expect(await sequences(0)).toEqual([0, 0]);
    portal.events.c1 = [december(1, { title: 'Moved' }), ...records.slice(1), december(3)];
    expect(await sequences(300)).toEqual([1, 0, 0]);
  });
});

describe('a store of an earlier release', () => {
  it('keeps its numbers, and goes on with 0', async () => {
    const portal = smallPortal([december(1, { updated: '2026-10-01T08:00:00Z' })]);
    const { publisher, later } = await begin(portal, 0, false);
    const first = await snapshotOf(publisher);
    expect([first.events[0]?.revision.sequence, first.lastModified]).toEqual([0, '2026-10-01T08:00:00Z']);
    portal.events.c1 = [december(1, { title: 'Moved' }), december(2)];
    expect((await later(60)).events.map(({ revision: { sequence } }) => sequence)).toEqual([1, 0]);
  });
});
