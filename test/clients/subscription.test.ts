import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startPortal } from '../portal/portal.ts';
import { type Evolution, type ShownInstance, startEvolution } from './evolution.ts';
import { type Khal, subscribeKhal } from './khal.ts';
import { type Newsboat, subscribeNewsboat } from './newsboat.ts';
import { runPython } from './run.ts';
import { type Served, type ServedKalends, serveKalends } from './served-kalends.ts';
import { startThunderbird, type Thunderbird } from './thunderbird.ts';
import { refreshUntil, waitFor } from './wait-for.ts';

const talk = { id: 'talk', title: 'Talk', start: '2026-10-20T10:00:00Z', end: '2026-10-20T11:00:00Z', status: 'on' };
const concert = {
  ...talk,
  id: 'concert',
  title: 'Concert',
  start: '2026-10-21T17:00:00Z',
  end: '2026-10-21T19:00:00Z',
};
const tour = { ...talk, id: 'tour', title: 'Tour', start: '2026-10-03T09:00:00Z', end: '2026-10-03T10:00:00Z' };
const later = { ...talk, title: 'Talk, in the large hall', start: '2026-10-20T15:00:00Z', end: '2026-10-20T16:00:00Z' };
const off = { ...concert, status: 'off' };

const configuration = {
  source: { retries: 0 },
  mapping: {
    calendars: { items: 'items', id: 'id', title: 'name' },
    events: { items: 'items' },
    event: {
      id: 'id',
      title: 'title',
      start: 'start',
      end: 'end',
      status: { path: 'status', values: { on: 'confirmed', off: 'cancelled' } },
    },
  },
  site: { id: 'life.example', timeZone: 'Europe/Helsinki' },
  limits: { pastDays: 0 },
};

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Years of one subscription, in the clients that keep what they have read. Each test continues from the one before. */
describe('a subscription', () => {
  const records: unknown[] = [talk, concert, tour];
  let directory = '';
  let portal: Portal;
  let kalends: ServedKalends;
  let evolution: Evolution;
  let thunderbird: Thunderbird;
  let khal: Khal;
  /** One newsboat for each format: it knows an item by its guid alone, and both formats hold the same events. */
  let newsboats: readonly Newsboat[] = [];
  const feed = (extension: string) => `${kalends.origin}/feeds/c1.${extension}`;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'kalends-subscription-'));
    portal = await startPortal({ events: records });
    kalends = await serveKalends({ portal: portal.url, configuration, now: '2026-10-01T12:00:00Z' });
    khal = await subscribeKhal(feed('ics'), directory);
    newsboats = [await subscribeNewsboat([feed('rss')], directory), await subscribeNewsboat([feed('atom')], directory)];
    evolution = await startEvolution(directory);
    await evolution.subscribe('life', feed('ics'));
    thunderbird = await startThunderbird(directory);
    await thunderbird.subscribe('life', feed('ics'));
  });
  afterAll(async () => {
    await thunderbird?.close();
    await evolution?.close();
    await kalends?.close();
    await portal?.close();
    await rm(directory, { recursive: true, force: true });
  });

  const inKhal = () => khal.list('{start} {title}', '2026-09-01', 90);
  const listed = (shown: readonly ShownInstance[]) => shown.map(({ start, title }) => `${start} ${title}`).toSorted();
  const inEvolution = async () => listed(await evolution.show('life', '2026-09-01', '2026-12-01'));
  const inThunderbird = async () => listed(await thunderbird.show('life', '2026-09-01', '2026-12-01'));
  const inNewsboats = () => newsboats.map((one) => one.items().map(({ title }) => title));
  const guids = () =>
    newsboats.map((one) =>
      one
        .items()
        .map(({ guid }) => guid)
        .toSorted(),
    );
  const titlesOf = async (path: string) => {
    const read = await runPython(here('read_news.py'), [feed(path)], directory);
    return (read as { entries: { title: string }[] }).entries.map(({ title }) => title);
  };
  const reload = async () => {
    for (const one of newsboats) await one.reload();
  };

  /** The statuses that a client received during an action; some clients send their request a moment later. */
  async function answersTo(client: string, act: () => Promise<unknown>): Promise<readonly number[]> {
    const from = kalends.served.length;
    const fresh = async () => kalends.served.slice(from).filter(({ userAgent }: Served) => userAgent.includes(client));
    await act();
    return (await waitFor(fresh, ({ length }) => length > 0)).map(({ status }) => status);
  }

  /** Lets every client refresh, and expects these events. */
  async function allShow(expected: readonly string[]): Promise<void> {
    await khal.sync();
    expect(await inKhal()).toEqual(expected);
    const isExpected = (shown: readonly string[]) => String(shown) === String(expected);
    expect(await refreshUntil(evolution, 'life', inEvolution, isExpected)).toEqual(expected);
    expect(await refreshUntil(thunderbird, 'life', inThunderbird, isExpected)).toEqual(expected);
    await reload();
  }

  it('shows the first events', async () => {
    await allShow(['2026-10-03 09:00 Tour', '2026-10-20 10:00 Talk', '2026-10-21 17:00 Concert']);
    for (const titles of inNewsboats()) expect(titles).toEqual(['Concert', 'Talk', 'Tour']);
  });

  it('costs only a 304 while nothing has changed', async () => {
    await kalends.refreshAt('2026-10-01T13:00:00Z');
    expect(new Set(await answersTo('Evolution/', () => evolution.refresh('life')))).toEqual(new Set([304]));
    expect(await answersTo('Thunderbird/', () => thunderbird.refresh('life'))).toEqual([304]);
    // newsboat stores a feed's validators from its second answer on.
    await reload();
    expect(await answersTo('newsboat/', reload)).toEqual([304, 304]);
    // vdirsyncer sends no conditions, and finds nothing to copy.
    expect(await khal.sync()).not.toContain('Copying');
    await allShow(['2026-10-03 09:00 Tour', '2026-10-20 10:00 Talk', '2026-10-21 17:00 Concert']);
  });

  it('shows the new title and time of an event', async () => {
    const before = guids();
    records[0] = later;
    await kalends.refreshAt('2026-10-01T14:00:00Z');
    await allShow([
      '2026-10-03 09:00 Tour',
      '2026-10-20 15:00 Moved: Talk, in the large hall',
      '2026-10-21 17:00 Concert',
    ]);
    for (const titles of inNewsboats()) expect(titles).toEqual(['Concert', 'Moved: Talk, in the large hall', 'Tour']);
    expect(await titlesOf('rss?view=changes')).toEqual(['Moved: Talk, in the large hall']);
    // The item is the same as before.
    expect(guids()).toEqual(before);
  });

  it('shows that an event is cancelled', async () => {
    records[1] = off;
    await kalends.refreshAt('2026-10-01T15:00:00Z');
    await allShow([
      '2026-10-03 09:00 Tour',
      '2026-10-20 15:00 Moved: Talk, in the large hall',
      '2026-10-21 17:00 Cancelled: Concert',
    ]);
    for (const titles of inNewsboats())
      expect(titles).toEqual(['Cancelled: Concert', 'Moved: Talk, in the large hall', 'Tour']);
    for (const client of [evolution, thunderbird]) {
      const [cancelled] = await client.show('life', '2026-10-21', '2026-10-22');
      expect(cancelled?.status).toBe('cancelled');
    }
  });

  it('shows an event that the portal no longer lists as cancelled, and drops it once it is over', async () => {
    records.pop();
    await kalends.refreshAt('2026-10-02T12:00:00Z');
    const others = ['2026-10-20 15:00 Moved: Talk, in the large hall', '2026-10-21 17:00 Cancelled: Concert'];
    await allShow(['2026-10-03 09:00 Cancelled: Tour', ...others]);
    for (const titles of inNewsboats()) expect(titles).toContain('Cancelled: Tour');
    await kalends.refreshAt('2026-10-04T12:00:00Z');
    await allShow(others);
  });

  it('shows a new event to news readers, once', async () => {
    records.push({ ...tour, id: 'fair', title: 'Fair', start: '2026-10-22T09:00:00Z', end: '2026-10-22T10:00:00Z' });
    await kalends.refreshAt('2026-10-05T12:00:00Z');
    await reload();
    await kalends.refreshAt('2026-10-06T12:00:00Z');
    await reload();
    for (const titles of inNewsboats()) expect(titles.filter((title) => title === 'Fair')).toEqual(['Fair']);
  });

  const lastGood = [
    '2026-10-20 15:00 Moved: Talk, in the large hall',
    '2026-10-21 17:00 Cancelled: Concert',
    '2026-10-22 09:00 Fair',
  ];

  it.each([503, 'html', 'truncate'] as const)('keeps the former events while the portal fails: %s', async (how) => {
    await allShow(lastGood);
    portal.control.fail = how;
    await kalends.refreshAt('2026-10-07T12:00:00Z');
    expect(new Set(await answersTo('Evolution/', () => evolution.refresh('life')))).toEqual(new Set([304]));
    expect(await answersTo('Thunderbird/', () => thunderbird.refresh('life'))).toEqual([304]);
    await allShow(lastGood);
    portal.control.fail = null;
  });

  it('keeps the former events when the portal suddenly lists nothing', async () => {
    records.length = 0;
    await kalends.refreshAt('2026-10-08T12:00:00Z');
    await kalends.refreshAt('2026-10-08T12:10:00Z');
    await allShow(lastGood);
  });

  it('accepts the empty list once the portal has repeated it for long enough, and cancels upcoming events', async () => {
    await kalends.refreshAt('2026-10-08T13:30:00Z');
    await allShow([
      '2026-10-20 15:00 Cancelled: Talk, in the large hall',
      '2026-10-21 17:00 Cancelled: Concert',
      '2026-10-22 09:00 Cancelled: Fair',
    ]);
  });

  it('is a valid calendar when nothing is left', async () => {
    await kalends.refreshAt('2026-11-20T12:00:00Z');
    const nothing = { errors: [], events: [] };
    expect(await runPython(here('read_calendar.py'), [feed('ics')], directory)).toMatchObject(nothing);
    expect(await runPython(here('read_libical.py'), [feed('ics')], directory)).toMatchObject({
      ...nothing,
      count: 0,
    });
    for (const extension of ['rss', 'atom']) {
      const read = await runPython(here('read_news.py'), [feed(extension)], directory);
      expect(read).toMatchObject({ status: 200, again: 304, wellFormed: true, entries: [] });
    }
    // These two take an empty feed for a fault and keep their events, all of which are cancelled by now.
    await expect(khal.sync()).rejects.toThrow('completely emptied');
    await evolution.refresh('life');
    for (const shown of [...(await inKhal()), ...(await inEvolution())]) expect(shown).toContain('Cancelled: ');
    // Thunderbird accepts an empty feed.
    expect(await refreshUntil(thunderbird, 'life', inThunderbird, ({ length }) => length === 0)).toEqual([]);
  });
});
