import { afterEach, expect, it } from 'vitest';
import { type Portal, startPortal } from '../portal/portal.ts';
import { publisherSettings, refreshSettings } from '../publisher/fakes/open-publisher.ts';
import { openPortalPublisher, type PortalPublisher, sleep } from '../publisher/fakes/portal-publisher.ts';
import { type NodeApp, nodeApp } from './node-app.ts';

let portal: Portal;
let opened: PortalPublisher;
afterEach(async () => {
  await opened.close();
  await portal.close();
});

const day = 86_400_000;
const count = 40;
const began = Date.now();
const records = Array.from({ length: count }, (_, n) => {
  const start = began + (n + 100) * day;
  const [from, to] = [new Date(start).toISOString(), new Date(start + 3_600_000).toISOString()];
  return { id: `e${n}`, title: `Talk ${n}`, start: from, end: to, updated: new Date(began - 90 * day).toISOString() };
});
const detailed = (id: string) => {
  const record = records.find((one) => one.id === id);
  return record && { ...record, description: `All about ${record.title}.` };
};
const calendars = ['c1', 'c2'].map((id) => ({ id, name: id }));

/** `patience`: whether a calendar that hangs is given up after a while, by real time. */
async function open(
  handle: (calendarId: string, eventId: string) => unknown,
  now: () => number,
  patience: boolean,
): Promise<NodeApp> {
  portal = await startPortal({
    calendars,
    events: records,
    details: (_, id) => detailed(id),
    handle: async ({ operation, calendarId, eventId }) => {
      if (operation !== 'details') return undefined;
      return (await handle(calendarId ?? '', eventId ?? '')) as undefined;
    },
  });
  opened = openPortalPublisher({
    url: portal.url,
    now,
    // The deadline of a request never comes, and nothing else is waited for.
    sleep: (ms, signal) => sleep(ms >= 60_000 ? 2 ** 30 : 0, signal),
    runtimeSleep: (ms, signal) => sleep(ms === 1000 ? 0 : ms >= 5000 && !patience ? 2 ** 30 : ms, signal),
    settings: { ...publisherSettings, refresh: { ...refreshSettings, detailsMaxAgeHours: 24 * 365 } },
  });
  return await nodeApp({ publisher: opened.publisher });
}
/** The feed, as soon as there is one: a 503 says that the first copy is still being read. */
async function text({ ask }: NodeApp, path: string): Promise<string> {
  for (;;) {
    const { status, body } = await ask(path);
    if (status !== 503) return `${status}\n${body.toString().replaceAll('\r\n ', '')}`;
  }
}

it('the feed of a calendar whose details hang is there as soon as its list is read', async () => {
  const hung = new Set<string>();
  const hang = (calendarId: string, eventId: string) => {
    if (calendarId === 'c1') return undefined;
    hung.add(eventId);
    return new Promise(() => undefined);
  };
  const app = await open(hang, Date.now, true);
  await opened.publisher.start();
  // The mapping comes from the details of the other calendar.
  expect((await text(app, '/feeds/c1.ics')).slice(0, 3)).toBe('200');
  const feed = await text(app, '/feeds/c2.ics');
  expect(feed.slice(0, 3)).toBe('200');
  expect(feed.match(/^SUMMARY:Talk/gm)).toHaveLength(count);
  expect(feed).not.toContain('All about');
  expect(hung.size).toBeGreaterThan(0);
});

it('a calendar that fills in twenty runs tells nobody that it has changed', async () => {
  let allowed = 0;
  let now = began;
  const app = await open(
    (calendarId, eventId) => (calendarId === 'c1' || Number(eventId.slice(1)) < allowed ? undefined : { status: 503 }),
    () => now,
    false,
  );
  const seen: { readonly updated: string; readonly lastModified: string; readonly whole: number }[] = [];
  const sequences = new Set<string>();
  const stamps = new Map<string, string[]>();
  for (let run = 0; run <= 20; run += 1) {
    await opened.publisher.refresh();
    const [ics, atom, changes] = await Promise.all(
      ['/feeds/c2.ics', '/feeds/c2.atom', '/feeds/c2.json?view=changes'].map((path) => app.ask(path)),
    );
    expect(JSON.parse(changes?.body.toString() ?? '').items).toEqual([]);
    const xml = atom?.body.toString() ?? '';
    const lines = (ics?.body.toString() ?? '').replaceAll('\r\n ', '');
    for (const [, sequence] of lines.matchAll(/^SEQUENCE:(\d+)/gm)) sequences.add(sequence ?? '');
    const all = [...lines.matchAll(/^UID:(\S+)[\s\S]*?^DTSTAMP:(\S+)/gm)];
    for (const [, uid = '', stamp = ''] of all) stamps.set(uid, [...(stamps.get(uid) ?? []), stamp]);
    seen.push({
      updated: [...xml.matchAll(/<updated>([^<]*)/g)].map(([, one]) => one).join(),
      lastModified: ics?.headers['last-modified'] ?? '',
      whole: (lines.match(/All about/g) ?? []).length,
    });
    allowed += 2;
    now += 3 * day;
  }
  expect(seen.at(-1)?.whole).toBeGreaterThanOrEqual(count);
  expect(sequences.size).toBe(1);
  expect(new Set(seen.map(({ updated }) => updated)).size).toBe(1);
  const steps = new Set(seen.map(({ whole }) => whole)).size;
  expect(steps).toBeGreaterThan(15);
  expect(new Set(seen.map(({ lastModified }) => lastModified)).size).toBe(steps);
  // Each event's stamp has moved once, with its details.
  expect([...stamps.values()].map((all) => new Set(all).size)).toEqual(records.map(() => 2));
  for (const all of stamps.values()) expect(all).toEqual(all.toSorted());
});
