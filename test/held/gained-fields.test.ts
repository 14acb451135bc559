import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Portal, startPortal } from '../portal/portal.ts';
import { portalAddress } from './answering-portal.ts';
import { runNodeStore } from './node-store.ts';
import type { RunningStore } from './running-store.ts';

// An upgrade, or a new rule, lets Kalends read what the portal has said all along. Nobody is told of that as a change.

let directory: string;
let portal: Portal;
let records: Record<string, unknown>[];

const talk = (day: number, more: object = {}): Record<string, unknown> => ({
  id: `e${day}`,
  title: `Talk ${day}`,
  start: `2046-05-0${day}T16:00:00Z`,
  end: `2046-05-0${day}T17:30:00Z`,
  cost: { amount: 10 + day, currency: 'EUR' },
  speakers: ['Anna Virtanen'],
  full: day === 2,
  ...more,
});

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kalends-gained-'));
  records = [1, 2, 3].map((day) => talk(day));
  portal = await startPortal({
    handle: ({ operation }) => (operation === 'events' ? { body: { items: records } } : undefined),
    details: (_, id) => records.find((one) => one.id === id),
  });
});
afterEach(async () => {
  await portal.close();
  await rm(directory, { recursive: true });
});

/** These rules find nothing, so that detection does not look for the fields either. */
const before = { price: 'none', registrationUrl: 'none', soldOut: 'none', performers: 'none', series: 'none' };
const after = { ...before, price: 'cost', soldOut: 'full', performers: 'speakers' };

/** Runs Kalends over the store, with a refresh at each of these times. */
async function run(event: object, at: readonly string[]): Promise<Served> {
  const settings = { mapping: { event }, site: { id: 'uni.example', timeZone: 'UTC' }, source: { retries: 0 } };
  const variables = { KALENDS_BASE_URL: portalAddress, KALENDS_TOKEN: 'secret' };
  const running = runNodeStore({
    store: { settings, variables },
    directory,
    portal: portal.url,
    at: at[0] ?? '',
  });
  for (const time of at) await running.refresh(time);
  const served = await readFeeds(running);
  await running.close();
  return served;
}

interface Served {
  /** The calendar, which does not show the fields. */
  readonly calendar: string;
  /** By guid, the pubDate of each item of RSS. */
  readonly rss: Readonly<Record<string, string>>;
  /** DTSTAMP, LAST-MODIFIED and SEQUENCE of each event, by its title. */
  readonly ics: Readonly<Record<string, readonly string[]>>;
  readonly atom: { readonly updated: string | undefined; readonly entries: Readonly<Record<string, string>> };
  readonly json: Readonly<
    Record<string, { readonly modified: string; readonly price: unknown; readonly soldOut: unknown }>
  >;
}

async function readFeeds(running: RunningStore): Promise<Served> {
  const body = async (path: string) => (await running.ask(path)).body;
  const calendar = await body('/feeds/c1.ics');
  const blocks = calendar.split('BEGIN:VEVENT').slice(1);
  const news = (await body('/feeds/c1.rss')).split('<item>').slice(1);
  const line = (block: string, name: string) => new RegExp(`^${name}:(.*)$`, 'mu').exec(block)?.[1]?.trim() ?? '';
  const xml = await body('/feeds/c1.atom');
  const entries = xml.split('<entry>').slice(1);
  const element = (text: string, name: string) =>
    new RegExp(`<${name}[^>]*>(?:<!\\[CDATA\\[)?([^<\\]]*)`, 'u').exec(text)?.[1] ?? '';
  const items = (JSON.parse(await body('/feeds/c1.json')) as { items: readonly Item[] }).items;
  return {
    calendar,
    rss: Object.fromEntries(news.map((item) => [element(item, 'guid'), element(item, 'pubDate')])),
    ics: Object.fromEntries(
      blocks.map((block) => [
        line(block, 'SUMMARY'),
        ['DTSTAMP', 'LAST-MODIFIED', 'SEQUENCE'].map((name) => line(block, name)),
      ]),
    ),
    atom: {
      updated: element(xml.split('<entry>')[0] ?? '', 'updated'),
      entries: Object.fromEntries(entries.map((entry) => [element(entry, 'title'), element(entry, 'updated')])),
    },
    json: Object.fromEntries(
      items.map(({ title, date_modified: modified, _event }) => [
        title,
        { modified, price: _event.price, soldOut: _event.sold_out },
      ]),
    ),
  };
}

interface Item {
  readonly title: string;
  readonly date_modified: string;
  readonly _event: { readonly price?: unknown; readonly sold_out?: unknown };
}

const modifiedOf = ({ json }: Served) =>
  Object.fromEntries(Object.entries(json).map(([title, { modified }]) => [title, modified]));

it('moves no revision by fields that only the rules have gained, and by their changes from then on', async () => {
  const first = await run(before, ['2046-03-01T08:00:00Z', '2046-03-01T09:00:00Z']);
  expect(Object.values(first.json).map(({ price }) => price)).toEqual([undefined, undefined, undefined]);

  const upgraded = await run(after, ['2046-03-02T08:00:00Z', '2046-03-02T09:00:00Z']);
  expect(upgraded.json['Talk 1']?.price).toMatchObject({ from: 11, currency: 'EUR' });
  expect(upgraded.json['Talk 2']?.soldOut).toBe(true);
  expect(upgraded.calendar).toEqual(first.calendar);
  expect(Object.keys(first.rss)).toHaveLength(3);
  expect(upgraded.rss).toEqual(first.rss);
  expect(upgraded.ics).toEqual(first.ics);
  expect(upgraded.atom).toEqual(first.atom);
  expect(modifiedOf(upgraded)).toEqual(modifiedOf(first));

  records = [talk(1, { cost: { amount: 99, currency: 'EUR' } }), talk(2), talk(3, { full: true })];
  const changed = await run(after, ['2046-03-03T08:00:00Z']);
  expect(changed.json['Talk 1']?.price).toMatchObject({ from: 99 });
  expect(changed.ics['Talk 2']).toEqual(first.ics['Talk 2']);
  for (const title of ['Talk 1', 'Talk 3']) {
    expect(changed.json[title]?.modified).toBe('2046-03-03T08:00:00Z');
    expect(changed.atom.entries[title]).toMatch(/^2046-03-03T08:00:00/u);
    expect(Number(changed.ics[title]?.[2])).toBe(Number(first.ics[title]?.[2]) + 1);
    expect(changed.ics[title]?.[0]).toBe('20460303T080000Z');
  }
});

it('moves the revision of an event that changes at the same time', async () => {
  const first = await run(before, ['2046-03-01T08:00:00Z']);
  records = [talk(1, { title: 'Talk 1', end: '2046-05-01T18:00:00Z' }), talk(2), talk(3)];
  const upgraded = await run(after, ['2046-03-02T08:00:00Z']);
  expect(Number(upgraded.ics['Talk 1']?.[2])).toBe(Number(first.ics['Talk 1']?.[2]) + 1);
  expect(upgraded.ics['Talk 2']).toEqual(first.ics['Talk 2']);
});

it('moves the revision of an event that the portal gives a price', async () => {
  records = [talk(1, { cost: null }), talk(2)];
  const first = await run(after, ['2046-03-01T08:00:00Z']);
  records = [talk(1), talk(2)];
  const priced = await run(after, ['2046-03-02T08:00:00Z']);
  expect(Number(priced.ics['Talk 1']?.[2])).toBe(Number(first.ics['Talk 1']?.[2]) + 1);
  expect(priced.ics['Talk 2']).toEqual(first.ics['Talk 2']);
});
