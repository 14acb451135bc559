import { previewMaker } from '../src/app.ts';
import type { Calendar } from '../src/calendar/calendar.ts';
import { emptyEvent } from '../src/calendar/event.ts';
import type { Preview } from '../src/calendar/preview.ts';
import type { PublishedEvent, Snapshot } from '../src/calendar/snapshot.ts';
import type { Config } from '../src/config/config.ts';
import { parseConfig } from '../src/config/parse-config.ts';
import type { Publisher } from '../src/publisher/publisher.ts';

export interface ManyCalendars {
  readonly config: Config;
  readonly publisher: Publisher;
  /** Snapshots that were loaded. */
  readonly loaded: () => number;
}

const hour = 3_600_000;
const instant = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}Z`;

/** A publisher of many calendars, with previews as a store has them. Their events take place in the 60 days after `begin`. */
export function manyCalendars(calendarCount: number, eventCount: number, begin: number): ManyCalendars {
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
      revision: {
        firstSeen: '2026-09-01T08:00:00Z',
        lastModified: '2026-09-02T08:00:00Z',
        sequence: 0,
        digest: `${n}`,
      },
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

  return { config, publisher: publisher as Publisher, loaded: () => loaded };
}
