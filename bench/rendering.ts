import { emptyEvent } from '../src/calendar/event.ts';
import type { Feed, FeedEntry } from '../src/feeds/feed.ts';
import { createBlockCache } from '../src/feeds/ical/block-cache.ts';
import { renderIcalendar } from '../src/feeds/ical/icalendar.ts';
import { plainCalendar } from './plain-calendar.ts';
import { type Bench, median, type Result } from './result.ts';

/** (c) Rendering 10,000 events to .ics for the first time, and after one change, against plain string building. */
export async function benchRendering({ rounds, say }: Bench): Promise<readonly Result[]> {
  say('rendering 10,000 events');
  const entries = Array.from({ length: 10_000 }, (_, number) => entryOf(number, 0));
  const feed = feedOf(entries);
  if (plainCalendar(feed) !== renderIcalendar(feed)) throw new Error('The plain building writes other bytes.');
  const firsts: number[] = [];
  const agains: number[] = [];
  const plains: number[] = [];
  for (let round = -1; round < rounds; round += 1) {
    let blocks = createBlockCache(0);
    // All three run in each round, so that the machine's load is the same for them.
    const plain = processorMs(() => plainCalendar(feed));
    const first = processorMs(() => {
      blocks = createBlockCache(40_000_000);
      return renderIcalendar(feed, {}, blocks(feed));
    });
    const again = processorMs((time) => {
      const changed = feedOf(entries.with(time, entryOf(time, 1)));
      return renderIcalendar(changed, {}, blocks(changed));
    });
    // The first round only warms up.
    if (round < 0) continue;
    firsts.push(first / plain);
    agains.push(again / plain);
    plains.push(plain);
  }
  const plain = `plain building takes ${Math.round(median(plains))} ms of the processor`;
  return [
    {
      what: '10,000 events to .ics, first, to plain string building',
      figure: median(firsts),
      aim: { most: 3 },
      note: plain,
    },
    {
      what: 'the same after one change',
      figure: median(agains),
      aim: { most: 0.2 },
      note: 'blocks kept from feed to feed',
    },
  ];
}

/** Processor time until the text is in memory as one piece: the mean of a few runs. */
function processorMs(work: (time: number) => string): number {
  const times = 4;
  globalThis.gc?.();
  const before = process.cpuUsage();
  // V8 keeps the result of `+` as a tree of pieces until a character of it is read.
  for (let time = 0; time < times; time += 1) work(time).charCodeAt(0);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / times;
}

const day = 86_400_000;
const first = Date.parse('2026-01-01T09:00:00Z');
const text = 'Bring a notebook, a pen and questions; тема лекции и обсуждение.\n\n'.repeat(6).trim();

export function entryOf(number: number, sequence: number): FeedEntry {
  const start = first + (number % 400) * day;
  const at = (ms: number) => new Date(ms).toISOString().replace('.000', '');
  const url = `https://uni.example/events/e${number}`;
  return {
    event: {
      ...emptyEvent,
      id: `e${number}`,
      title: `Event ${number}: a lecture, and a workshop; «день открытых дверей»${sequence > 0 ? ', moved' : ''}`,
      description: { html: `<p>${text.replaceAll('\n\n', '</p><p>')}</p>`, text },
      start: at(start),
      end: at(start + 5_400_000),
      location: { name: `Hall ${number % 30}`, address: '1 University Square', geo: { lat: 59.93, lon: 30.31 } },
      url,
      image: `https://uni.example/images/e${number}.jpg`,
      organizer: { name: 'Faculty of Science', email: 'science@uni.example' },
      categories: [['Lecture', 'Workshop', 'Concert'][number % 3] as string],
    },
    revision: {
      firstSeen: '2025-12-01T08:00:00Z',
      lastModified: '2025-12-02T08:00:00Z',
      sequence,
      digest: `${number} ${sequence}`,
    },
    removed: false,
    calendarId: 'c1',
    timeZone: 'Europe/Helsinki',
    file: `${url}.ics`,
    link: url,
  };
}

export function feedOf(entries: readonly FeedEntry[]): Feed {
  return {
    title: 'Events',
    description: null,
    timeZone: 'Europe/Helsinki',
    language: 'en',
    color: null,
    author: 'Example University',
    siteId: 'uni.example',
    path: 'c1',
    entries,
    lastModified: '2025-12-02T08:00:00Z',
    links: { self: 'https://events.uni.example/feeds/c1.ics', home: 'https://events.uni.example/calendars/c1' },
    logo: null,
    icon: null,
    refreshSeconds: 300,
  };
}
