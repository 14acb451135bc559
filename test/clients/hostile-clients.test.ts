import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileStrings } from '../feeds/any-event.ts';
import { type Portal, startPortal } from '../portal/portal.ts';
import { type Evolution, startEvolution } from './evolution.ts';
import { subscribeKhal } from './khal.ts';
import { subscribeNewsboat } from './newsboat.ts';
import { runPython } from './run.ts';
import { type ServedKalends, serveKalends } from './served-kalends.ts';
import { startThunderbird } from './thunderbird.ts';
import { waitFor } from './wait-for.ts';

const fields = ['id', 'title', 'summary', 'description', 'start', 'end', 'location', 'address', 'onlineUrl', 'url'];
const more = ['organizer', 'organizerEmail', 'categories', 'image', 'timeZone'];
const configuration = {
  source: { endpoints: { details: false }, retries: 0 },
  mapping: {
    calendars: { items: 'items', id: 'id', title: 'name', description: 'name' },
    events: { items: 'items' },
    event: Object.fromEntries([...fields, ...more].map((name) => [name, name])),
  },
  site: { id: 'hostile.example', timeZone: 'UTC' },
  limits: { pastDays: 0, items: 0 },
};

/** Each string in every field of an event. The number in the title identifies the event: #1, #2 … */
const records = hostileStrings.map((hostile, index) => ({
  ...Object.fromEntries([...fields, ...more].map((name) => [name, hostile])),
  // An id with a control character counts as missing.
  id: /[\p{Cc}\p{Cs}]/u.test(hostile) ? String(index) : `${index}${hostile}`,
  title: `#${index + 1} ${hostile} end`,
  description: `<p>${hostile}</p><a href="${hostile}">${hostile}</a>`,
  start: new Date(Date.parse('2026-10-02T10:00:00Z') + index * 3_600_000).toISOString(),
  end: null,
  url: `https://portal.example/${hostile}`,
  categories: [hostile, `${hostile},${hostile}`],
}));
const everyNumber = records.map((_, index) => index + 1);
/** The numbers of the events that a client shows, repeated when shown repeatedly. */
const numbersIn = (titles: readonly string[]): readonly number[] =>
  titles.map((title) => Number(/#(\d+)/.exec(title)?.[1])).toSorted((a, b) => a - b);

describe('a portal with hostile text in every field', () => {
  let directory = '';
  let portal: Portal;
  let kalends: ServedKalends;
  const feed = (extension: string) => `${kalends.origin}/feeds/c1.${extension}`;
  const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'kalends-hostile-'));
    portal = await startPortal({ calendars: [{ id: 'c1', name: hostileStrings.join(' ') }], events: records });
    kalends = await serveKalends({ portal: portal.url, configuration, now: '2026-10-01T12:00:00Z' });
  });
  afterAll(async () => {
    await kalends?.close();
    await portal?.close();
    await rm(directory, { recursive: true, force: true });
  });

  it.each(['read_libical.py', 'read_calendar.py'])('is read without complaints by %s', async (script) => {
    const read = (await runPython(here(script), [feed('ics')], directory)) as {
      errors: string[];
      events: { title: string; errors?: string[] }[];
    };
    expect([...read.errors, ...read.events.flatMap(({ errors = [] }) => errors)]).toEqual([]);
    expect(numbersIn(read.events.map(({ title }) => title))).toEqual(everyNumber);
  });

  it('has all its events in khal, once each', async () => {
    const khal = await subscribeKhal(feed('ics'), directory);
    await khal.sync();
    // khal breaks its own output line at a backslash followed by an n.
    const lines = (await khal.list('{start} {title}', '2026-10-01', 30)).filter((line) => /^\d.* #/.test(line));
    expect(numbersIn(lines)).toEqual(everyNumber);
  });

  it('has all its events in Evolution, once each', async () => {
    const evolution: Evolution = await startEvolution(directory);
    try {
      await evolution.subscribe('hostile', feed('ics'));
      const show = () => evolution.show('hostile', '2026-10-01', '2026-11-30');
      const shown = await waitFor(show, ({ length }) => length >= records.length);
      expect(numbersIn(shown.map(({ title }) => title))).toEqual(everyNumber);
    } finally {
      await evolution.close();
    }
  });

  it('has all its events in Thunderbird, once each', async () => {
    const thunderbird = await startThunderbird(directory);
    try {
      await thunderbird.subscribe('hostile', feed('ics'));
      await thunderbird.refresh('hostile');
      const show = () => thunderbird.show('hostile', '2026-10-01', '2026-11-30');
      const shown = await waitFor(show, ({ length }) => length >= records.length);
      expect(numbersIn(shown.map(({ title }) => title))).toEqual(everyNumber);
    } finally {
      await thunderbird.close();
    }
  });

  it.each(['rss', 'atom'])('has all its events in feedparser and newsboat, through .%s', async (extension) => {
    const read = (await runPython(here('read_news.py'), [feed(extension)], directory)) as {
      entries: { title: string; content: string }[];
    };
    expect(read).toMatchObject({ status: 200, wellFormed: true, fault: '' });
    expect(numbersIn(read.entries.map(({ title }) => title))).toEqual(everyNumber);
    const newsboat = await subscribeNewsboat([feed(extension)], directory);
    await newsboat.reload();
    expect(numbersIn(newsboat.items().map(({ title }) => title))).toEqual(everyNumber);
  });
});
