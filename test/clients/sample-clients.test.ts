import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, askUntil } from '../runtime/ask.ts';
import { type RunningKalends, startKalends } from '../runtime/start-kalends.ts';
import { type Evolution, type ShownInstance, startEvolution } from './evolution.ts';
import { subscribeKhal } from './khal.ts';
import { subscribeNewsboat } from './newsboat.ts';
import { run, runPython } from './run.ts';
import { minute, sampleTruth, singleEvents, type TrueEvent } from './sample-truth.ts';
import { waitFor } from './wait-for.ts';

const calendars = ['lectures', 'culture', 'sports', 'admissions'];
const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

let kalends: RunningKalends;
let evolution: Evolution;
let directory = '';
const truth = new Map<string, readonly TrueEvent[]>();

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kalends-clients-'));
  evolution = await startEvolution(directory);
  kalends = await startKalends('start', {});
  await askUntil(kalends.origin, '/readyz', ({ status }) => status === 200);
  for (const id of calendars) truth.set(id, await sampleTruth(kalends.origin, id));
});
afterAll(async () => {
  await evolution?.close();
  await kalends?.stop();
  await rm(directory, { recursive: true, force: true });
});

const feed = (id: string, extension: string) => `${kalends.origin}/feeds/${id}.${extension}`;
const single = (id: string) => singleEvents(truth.get(id) ?? []);
/** The title in a feed: the status first, in the calendar's language. */
const published = ({ title, status }: TrueEvent) =>
  ({ cancelled: `Cancelled: ${title}`, postponed: `Postponed: ${title}` })[status] ?? title;

describe('the sample portal’s calendars', () => {
  it('have enough events to try clients with', () => {
    const all = calendars.flatMap(single);
    expect(all.length).toBeGreaterThan(50);
    expect(all.some(({ status }) => status === 'cancelled')).toBe(true);
    expect(all.some(({ allDay }) => allDay)).toBe(true);
    expect(calendars.flatMap((id) => truth.get(id) ?? []).some(({ recurrence }) => recurrence !== null)).toBe(true);
  });

  it.each(calendars)('%s agrees in python-icalendar with the portal', async (id) => {
    const read = (await runPython(here('read_calendar.py'), [feed(id, 'ics')], directory)) as {
      errors: string[];
      events: { uid: string; title: string; start: string; end: string; status: string; errors: string[] }[];
    };
    expect([...read.errors, ...read.events.flatMap(({ errors }) => errors)]).toEqual([]);
    const byUid = new Map(read.events.map((event) => [event.uid, event]));
    expect(byUid.size).toBe(read.events.length);
    for (const event of single(id)) {
      expect(byUid.get(`${id}/${event.id}@sample.invalid`)).toMatchObject({
        title: published(event),
        start: minute(event.start),
        ...(event.end !== null && { end: minute(event.end) }),
        status: event.status.toUpperCase() === 'POSTPONED' ? expect.any(String) : event.status.toUpperCase(),
      });
    }
    const known = new Set((truth.get(id) ?? []).map((event) => `${id}/${event.id}@sample.invalid`));
    expect(read.events.filter(({ uid }) => !known.has(uid))).toEqual([]);
  });

  it.each(calendars)('%s is synchronized by vdirsyncer, and khal shows its events', async (id) => {
    const khal = await subscribeKhal(feed(id, 'ics'), directory);
    await khal.sync();
    // vdirsyncer gives what it reads over HTTP UIDs of its own, so they differ from the feed's.
    const shown = await khal.list('{start}|{title}', dayFromNow(-365), 730);
    for (const event of single(id)) {
      expect(shown).toContain(`${minute(event.start)}|${published(event)}`);
    }
    // Nothing has changed: the second synchronization copies nothing.
    expect(await khal.sync()).not.toContain('Copying');
  });

  it.each(calendars)('%s agrees in libical and in Evolution with the portal', async (id) => {
    const { errors, events } = (await runPython(here('read_libical.py'), [feed(id, 'ics')], directory)) as {
      errors: string[];
      events: ShownInstance[];
    };
    expect(errors).toEqual([]);
    await evolution.subscribe(id, feed(id, 'ics'));
    const show = () => evolution.show(id, dayFromNow(-365), dayFromNow(365));
    const shown = await waitFor(show, ({ length }) => length >= single(id).length);
    for (const event of single(id)) {
      const expected = { title: published(event), start: minute(event.start) };
      expect(events).toContainEqual(expect.objectContaining(expected));
      expect(shown).toContainEqual(expect.objectContaining({ ...expected, uid: `${id}/${event.id}@sample.invalid` }));
    }
  });

  it.each(calendars.flatMap((id) => ['rss', 'atom'].map((extension) => [id, extension] as const)))(
    '%s.%s is well formed to feedparser, holds the events, and is not sent again while unchanged',
    async (id, extension) => {
      const read = (await runPython(here('read_news.py'), [feed(id, extension)], directory)) as News;
      expect(read).toMatchObject({ status: 200, again: 304, wellFormed: true, fault: '', self: [feed(id, extension)] });
      expect(new Set(read.entries.map((entry) => entry.id)).size).toBe(read.entries.length);
      const byId = new Map(read.entries.map((entry) => [entry.id, entry]));
      for (const event of single(id)) {
        const entry = byId.get(`tag:sample.invalid,2026:${id}/${event.id}`);
        expect(entry?.title).toBe(published(event));
        expect(entry?.content.length).toBeGreaterThan(10);
        // The date is the day of publication, never the day of the event.
        const [year = 0, month = 0, date = 0] = entry?.published ?? [];
        expect(Date.UTC(year, month - 1, date)).toBeLessThanOrEqual(Date.now());
      }
    },
  );

  it.each(calendars)('%s is imported completely by calcurse', async (id) => {
    const { text } = await ask(kalends.origin, `/feeds/${id}.ics`);
    const file = join(directory, `${id}.ics`);
    await writeFile(file, text);
    const said = await run('calcurse', ['-D', join(directory, `calcurse-${id}`), '-i', file], directory);
    const [, appointments, days, skipped] = /(\d+) apps \/ (\d+) events? .* (\d+) skipped/.exec(said) ?? [];
    expect([Number(appointments) + Number(days), Number(skipped)]).toEqual([text.match(/^BEGIN:VEVENT/gm)?.length, 0]);
  });

  it('are all in newsboat after it subscribes to them', async () => {
    const urls = calendars.flatMap((id) => [feed(id, 'rss'), feed(id, 'atom')]);
    const newsboat = await subscribeNewsboat(urls, directory);
    await newsboat.reload();
    expect(newsboat.feeds().length).toBe(urls.length);
    const titles = new Set(newsboat.items().map(({ title }) => title));
    for (const event of calendars.flatMap(single)) expect(titles).toContain(published(event));
  });

  it('are well-formed XML to xmllint, and so is the list of feeds', async () => {
    const paths = [...calendars.flatMap((id) => [`/feeds/${id}.rss`, `/feeds/${id}.atom`]), '/feeds.opml'];
    for (const [number, path] of paths.entries()) {
      const file = join(directory, `${number}.xml`);
      await writeFile(file, (await ask(kalends.origin, path)).bytes);
      expect(await run('xmllint', ['--noout', '--nonet', file], directory)).toBe('');
    }
  });
});

interface News {
  readonly entries: readonly { id: string; title: string; content: string; published: number[] }[];
}

/** A day relative to today. The whole sample lies within a year of today. */
const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
