import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portalNames } from '../portals/portal-data.ts';
import { type Evolution, type ShownInstance, startEvolution } from './evolution.ts';
import {
  byTime,
  type ExpectedInstance,
  expectedInstances,
  expectedTitle,
  publishableEvents,
} from './expected-instances.ts';
import { subscribeKhal } from './khal.ts';
import { subscribeNewsboat } from './newsboat.ts';
import { type PortalShape, servePortalShape } from './portal-shapes.ts';
import { runPython } from './run.ts';
import { type ServedKalends, serveKalends } from './served-kalends.ts';
import { startThunderbird, type Thunderbird } from './thunderbird.ts';
import { waitFor } from './wait-for.ts';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const names = portalNames(here('../portals'));

let directory = '';
let evolution: Evolution;
let thunderbird: Thunderbird;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kalends-portals-'));
  evolution = await startEvolution(directory);
  thunderbird = await startThunderbird(directory);
});
afterAll(async () => {
  await thunderbird?.close();
  await evolution?.close();
  await rm(directory, { recursive: true, force: true });
});

describe.each(names)('the calendar of %s', (name) => {
  let shape: PortalShape;
  let kalends: ServedKalends;
  let expected: readonly ExpectedInstance[] = [];
  const feed = (extension: string) =>
    `${kalends.origin}/feeds/${encodeURIComponent(shape.data.truth.calendars[0]?.id ?? '')}.${extension}`;

  beforeAll(async () => {
    shape = await servePortalShape(name);
    kalends = await serveKalends({
      portal: shape.portal.url,
      configuration: shape.configuration,
      now: '2026-10-01T12:00:00Z',
    });
    expected = expectedInstances(shape.data, shape.language);
  });
  afterAll(async () => {
    await kalends?.close();
    await shape?.portal.close();
  });

  it('has more than one event', () => {
    expect(expected.length).toBeGreaterThan(1);
  });

  it('agrees with the portal in libical, which has no complaint', async () => {
    const read = (await runPython(here('read_libical.py'), [feed('ics')], directory)) as {
      errors: string[];
      count: number;
      events: ShownInstance[];
    };
    expect([read.errors, read.count]).toEqual([[], 0]);
    compare(read.events, expected);
  });

  it('is read by python-icalendar without complaints', async () => {
    const read = (await runPython(here('read_calendar.py'), [feed('ics')], directory)) as {
      errors: string[];
      events: { title: string; errors: string[] }[];
    };
    expect([...read.errors, ...read.events.flatMap(({ errors }) => errors)]).toEqual([]);
    expect(new Set(read.events.map(({ title }) => title))).toEqual(new Set(expected.map(({ title }) => title)));
  });

  it('agrees with the portal in Evolution', async () => {
    await evolution.subscribe(name, feed('ics'));
    const show = () => evolution.show(name, '2026-01-01', '2027-12-31');
    compare(await waitFor(show, ({ length }) => length >= expected.length), expected);
    expect(kalends.served.some(({ userAgent }) => userAgent.startsWith('Evolution/'))).toBe(true);
  });

  it('agrees with the portal in Thunderbird', async () => {
    await thunderbird.subscribe(name, feed('ics'));
    await thunderbird.refresh(name);
    const show = () => thunderbird.show(name, '2026-01-01', '2027-12-31');
    compare(await waitFor(show, ({ length }) => length >= expected.length), expected);
  });

  it('agrees with the portal in khal', async () => {
    const khal = await subscribeKhal(feed('ics'), directory);
    await khal.sync();
    const lines = await khal.list('{start}|{end}|{title}|{location}|{status}', '2026-01-01', 600);
    const shown = lines.map((line) => {
      const [start = '', end = '', title = '', location = '', status = ''] = line.split('|');
      return { uid: '', start, end, title, location, status };
    });
    // khal shows the last day of an event, not the day after.
    const lastDays = expected.map((one) => ({ ...one, end: one.end.length === 10 ? dayBefore(one.end) : one.end }));
    compare(shown, lastDays);
  });

  it('agrees with the portal in feedparser and newsboat', async () => {
    const titles = publishableEvents(shape.data).map((event) => expectedTitle(event, shape.language));
    for (const extension of ['rss', 'atom']) {
      const read = (await runPython(here('read_news.py'), [feed(extension)], directory)) as {
        entries: { id: string; title: string }[];
      };
      expect(read).toMatchObject({ status: 200, again: 304, wellFormed: true, fault: '', self: [feed(extension)] });
      expect(new Set(read.entries.map(({ id }) => id)).size).toBe(read.entries.length);
      expect(new Set(read.entries.map(({ title }) => title))).toEqual(new Set([...titles, ...undated(shape)]));
    }
    const newsboat = await subscribeNewsboat([feed('rss')], directory);
    await newsboat.reload();
    expect(new Set(newsboat.items().map(({ title }) => title))).toEqual(new Set([...titles, ...undated(shape)]));
  });
});

/** News include events whose date is not known yet; calendars can't. */
const undated = ({ data, language }: PortalShape): readonly string[] =>
  data.truth.events
    .filter(({ start, title, status }) => start === null && title !== null && status !== 'draft')
    .map((event) => expectedTitle(event, language));

/** Expects the same sessions, with the same time, title, place and status. */
function compare(shown: readonly ShownInstance[], expected: readonly ExpectedInstance[]): void {
  const seen = shown.toSorted(byTime);
  const short = ({ title, start, end }: { title: string; start: string; end: string }) => ({ title, start, end });
  expect(seen.map(short)).toEqual(expected.toSorted(byTime).map(short));
  for (const [index, { place, cancelled }] of expected.toSorted(byTime).entries()) {
    const { location = '', status = '' } = seen[index] ?? {};
    for (const part of place) expect(plain(location)).toContain(plain(part));
    expect(/cancelled/i.test(status)).toBe(cancelled);
  }
}

/** A calendar writes the lines of a postal address as one line. */
const plain = (text: string): string => text.replace(/[\s,]+/g, ' ');

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
}
