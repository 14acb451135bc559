/**
 * The home page of many calendars in a process of its own: `home-process.ts CALENDARS EVENTS`. Its only message has the figures
 * of the first page, with previews as a store has them, and of those that are made later.
 */
import { gzipSync } from 'node:zlib';
import { createApp, previewMaker } from '../src/app.ts';
import type { Calendar } from '../src/calendar/calendar.ts';
import { emptyEvent } from '../src/calendar/event.ts';
import type { Preview } from '../src/calendar/preview.ts';
import type { PublishedEvent, Snapshot } from '../src/calendar/snapshot.ts';
import { parseConfig } from '../src/config/parse-config.ts';
import type { Publisher } from '../src/publisher/publisher.ts';

export interface HomeFigures {
  /** Of the page, with gzip. */
  readonly bytes: number;
  /** Milliseconds of the processor. */
  readonly first: number;
  readonly later: readonly number[];
  /** Snapshots that were loaded. */
  readonly loaded: number;
}

const [calendarCount = 1000, eventCount = 200] = process.argv.slice(2).map(Number);
const begin = Date.parse('2026-10-01T09:00:00Z');
const hour = 3_600_000;
const instant = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}Z`;

const calendars = Array.from(
  { length: calendarCount },
  (_, n): Calendar => ({
    id: `c${n}`,
    slug: `department-${n}`,
    title: `Department ${n} of the university`,
    description: 'Lectures, workshops and concerts.',
    timeZone: 'Europe/Berlin',
    language: 'en',
    url: null,
    color: n % 3 === 0 ? 'teal' : null,
    hidden: false,
  }),
);

function published(calendar: Calendar, n: number): PublishedEvent {
  const starts = begin + ((n % 60) * 24 + (n % 9)) * hour;
  return {
    event: {
      ...emptyEvent,
      id: `${calendar.id}-e${n}`,
      title: `Lecture ${n} of ${calendar.title}, with a discussion afterwards`,
      summary: 'What is known, what is not, and what we would like to know.',
      start: instant(starts),
      end: instant(starts + 1.5 * hour),
      categories: [['Lecture', 'Workshop', 'Concert'][n % 3] ?? ''],
      location: { name: `Hall ${n % 30}`, address: '1 University Square', geo: null },
      url: `https://uni.example/events/${n}`,
    },
    revision: { firstSeen: '2026-09-01T08:00:00Z', lastModified: '2026-09-02T08:00:00Z', sequence: 0, digest: `${n}` },
    removed: false,
  };
}

const snapshotOf = (calendar: Calendar): Snapshot => ({
  calendar,
  events: Array.from({ length: eventCount }, (_, n) => published(calendar, n)),
  version: 'v1',
  lastModified: '2026-09-02T08:00:00Z',
});

const parsed = parseConfig(
  { site: { timeZone: 'Europe/Berlin' } },
  { KALENDS_BASE_URL: 'https://portal.example', KALENDS_TOKEN: 'x' },
);
if ('problems' in parsed) throw new Error(JSON.stringify(parsed.problems));
const { config } = parsed;
const maker = previewMaker(config);
const stored = new Map(
  calendars.map((calendar) => {
    const place = { timeZone: 'Europe/Berlin', calendars: calendarCount };
    return [calendar.id, JSON.stringify(maker.make(snapshotOf(calendar), place, begin))] as const;
  }),
);
const read = new Map<string, Preview>();
const previewOf = (id: string): Preview => {
  const preview = read.get(id) ?? (JSON.parse(stored.get(id) ?? '') as Preview);
  read.set(id, preview);
  return preview;
};

let loaded = 0;
let now = begin;
const publisher: Pick<Publisher, 'index' | 'snapshot' | 'version' | 'previews'> = {
  index: async () => ({
    kind: 'index',
    calendars,
    siteId: 'uni.example',
    version: 'i1',
    lastModified: '2026-09-01T00:00:00Z',
  }),
  async snapshot(id) {
    loaded += 1;
    return { kind: 'snapshot', snapshot: snapshotOf(calendars[Number(id.slice(1))] as Calendar) };
  },
  version: async () => ({ kind: 'version', version: 'v1' }),
  previews: async (ids) => Object.fromEntries(ids.map((id) => [id, previewOf(id)])),
};
const app = createApp({ config, publisher: publisher as Publisher, now: () => now, log: () => undefined });

/** Processor time until the page is there, compressed. */
async function page(): Promise<{ readonly cpu: number; readonly bytes: number }> {
  globalThis.gc?.();
  const before = process.cpuUsage();
  const answer = await app.request('http://events.example/', { headers: { accept: 'text/html' } });
  const bytes = gzipSync(await answer.text()).length;
  if (answer.status !== 200) throw new Error(`The page answered ${answer.status}.`);
  const { user, system } = process.cpuUsage(before);
  return { bytes, cpu: (user + system) / 1000 };
}

const first = await page();
const later: number[] = [];
for (let quarter = 0; quarter < 12; quarter += 1) {
  now += hour / 4;
  later.push((await page()).cpu);
}
process.send?.({ bytes: first.bytes, first: first.cpu, later, loaded } satisfies HomeFigures, () => process.exit());
