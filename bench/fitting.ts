import { emptyEvent } from '../src/calendar/event.ts';
import type { Feed, FeedEntry } from '../src/feeds/feed.ts';
import { fitBytes } from '../src/feeds/ical/fit-bytes.ts';
import type { Bench, Result } from './result.ts';

/** A title and a sentence of descriptions. */
const scripts = {
  Latin: [
    'Talk: how lakes freeze',
    'The speaker shows what forty years of measurements say about the ice, and answers questions from the audience. ',
  ],
  Cyrillic: [
    'Лекция: как замерзают озёра',
    'Докладчик показывает, что говорят о льде сорок лет измерений, и отвечает на вопросы из зала. ',
  ],
} as const;

/** How many events of a year's programme are in a calendar of a megabyte. No time is measured: the counts never vary. */
export async function benchFitting({ say }: Bench): Promise<readonly Result[]> {
  say('fitting calendars into a megabyte');
  return Object.entries(scripts).flatMap(([script, [title, sentence]]) =>
    [600, 1500].flatMap((characters) =>
      [1000, 2000, 5000].map((count): Result => {
        const text = sentence.repeat(Math.ceil(characters / sentence.length)).slice(0, characters);
        const feed = feedOf(Array.from({ length: count }, (_, number) => entryOf(number / count, title, text)));
        const {
          cut: { omitted, shortened },
        } = fitBytes(feed, { bytes: 1_000_000, today: '2026-06-01' });
        return {
          what: `of ${count} events, descriptions of ${characters} characters, ${script}`,
          figure: count - omitted,
          unit: 'kept',
          aim: count === 1000 ? { least: 1000 } : null,
          note: `${shortened} shortened`,
        };
      }),
    ),
  );
}

/** `share`: of the year that has passed before it. */
function entryOf(share: number, title: string, text: string): FeedEntry {
  const id = `event-${share}`;
  const start = new Date(Date.UTC(2026, 5, 1, 10) + share * 365 * 86_400_000);
  const event = {
    ...emptyEvent,
    id,
    title,
    description: { html: `<p><strong>${title}</strong></p><p>${text}</p>`, text: `${title}\n\n${text}` },
    start: `${start.toISOString().slice(0, 19)}Z`,
    location: { name: 'Great Hall', address: 'Main Street 1, 10115 Berlin', geo: { lat: 52.5, lon: 13.4 } },
    organizer: { name: 'Department of Physics', email: null },
    categories: ['Lecture'],
  };
  const stamp = '2026-05-01T08:00:00Z';
  const revision = { firstSeen: stamp, lastModified: stamp, sequence: 0, digest: id };
  const link = `https://www.north.example/events/${id}`;
  return { event, revision, removed: false, calendarId: '42', timeZone: 'Europe/Berlin', link, file: link };
}

const feedOf = (entries: readonly FeedEntry[]): Feed => ({
  title: 'Lectures',
  description: null,
  timeZone: 'Europe/Berlin',
  language: 'en',
  color: null,
  logo: null,
  icon: null,
  author: 'North University',
  siteId: 'north.example',
  path: '42',
  entries,
  lastModified: '2026-05-01T08:00:00Z',
  links: { self: 'https://cal.north.example/feeds/42.ics', home: 'https://cal.north.example/calendars/42' },
  refreshSeconds: 3600,
});
