import type { AppDeps } from '../../src/app.ts';
import type { Calendar } from '../../src/calendar/calendar.ts';
import { type CalendarEvent, emptyEvent } from '../../src/calendar/event.ts';
import type { PublishedEvent, Snapshot } from '../../src/calendar/snapshot.ts';
import type { Config } from '../../src/config/config.ts';
import type { Publisher, PublisherStatus, SnapshotAnswer } from '../../src/publisher/publisher.ts';

/** 2026-10-01T12:00:00Z. */
export const noon = Date.parse('2026-10-01T12:00:00Z');

const readTwoMinutesAgo = {
  lastSuccess: '2026-10-01T11:58:00Z',
  lastAttempt: '2026-10-01T11:58:00Z',
  failure: null,
  runningSince: null,
};

export const calendarOf = (id: string, more: Partial<Calendar> = {}): Calendar => ({
  id,
  slug: /^[A-Za-z0-9_-]+$/.test(id) ? id : `c-${id.length}`,
  title: `Calendar ${id}`,
  description: null,
  timeZone: 'Europe/Helsinki',
  language: 'en',
  url: null,
  color: null,
  hidden: false,
  ...more,
});

export const published = (event: Partial<CalendarEvent> & { id: string }): PublishedEvent => ({
  event: { ...emptyEvent, start: '2026-10-05T09:00:00Z', end: '2026-10-05T10:00:00Z', title: 'A talk', ...event },
  revision: {
    firstSeen: '2026-09-01T08:00:00Z',
    lastModified: '2026-09-02T08:00:00Z',
    sequence: 0,
    digest: `d-${event.id}`,
  },
  removed: false,
});

export const snapshotOf = (calendar: Calendar, more: Partial<Snapshot> = {}): Snapshot => ({
  calendar,
  events: [published({ id: 'e1' })],
  version: 'v1',
  lastModified: '2026-09-02T08:00:00Z',
  ...more,
});

/** A publisher with prepared answers, which a test changes at any time; `asked` records the calls. */
export interface FakePublisher extends Publisher {
  readonly answers: Map<string, SnapshotAnswer>;
  readonly calendars: Calendar[];
  readonly asked: string[];
  pending: boolean;
  ready: boolean;
  moved: number;
  statusOf: Partial<PublisherStatus>;
}

export function fakePublisher(snapshots: readonly Snapshot[] = [snapshotOf(calendarOf('42'))]): FakePublisher {
  const fake: FakePublisher = {
    answers: new Map(snapshots.map((snapshot) => [snapshot.calendar.id, { kind: 'snapshot', snapshot }])),
    calendars: snapshots.map((snapshot) => snapshot.calendar),
    asked: [],
    pending: false,
    ready: true,
    moved: 0,
    statusOf: {},
    generation: () => fake.moved,
    index: async () =>
      fake.pending
        ? { kind: 'pending', retryAfter: 7 }
        : {
            kind: 'index',
            calendars: fake.calendars,
            siteId: 'uni.example',
            version: `i${fake.calendars.length}`,
            lastModified: '2026-09-01T00:00:00Z',
          },
    snapshot: async (id, known) => {
      fake.asked.push(known === undefined ? id : `${id}@${known}`);
      const answer = fake.answers.get(id) ?? { kind: 'unknown' as const };
      return answer.kind === 'snapshot' && answer.snapshot.version === known ? { kind: 'unchanged' } : answer;
    },
    status: async () => ({
      ready: fake.ready,
      list: { ...readTwoMinutesAgo },
      calendars: fake.calendars.map((calendar) => ({
        id: calendar.id,
        slug: calendar.slug,
        title: calendar.title,
        ...readTwoMinutesAgo,
        hasCopy: true,
        events: 1,
        lastModified: '2026-09-02T08:00:00Z',
        pendingDetails: 0,
        heldBack: null,
        withdrawnSince: null,
        problems: [],
        problemCount: 0,
      })),
      problems: [],
      store: null,
      ...fake.statusOf,
    }),
  };
  return fake;
}

/** A publisher that tells versions, as the one on Node does, and records which snapshots were loaded. */
export function telling(fake: FakePublisher): Publisher {
  return {
    ...fake,
    version: async (id) => {
      const answer = fake.answers.get(id) ?? { kind: 'unknown' as const };
      if (answer.kind === 'snapshot') return { kind: 'version', version: answer.snapshot.version };
      if (answer.kind === 'unchanged') throw new Error('Nobody was asked.');
      return answer;
    },
  };
}

/** The configuration of an imaginary university. The portal's address and token appear only here. */
export const configOf = (more: Partial<Config> = {}): Config => ({
  source: {
    baseUrl: 'https://portal.secret.example/api',
    linkBase: 'https://portal.secret.example',
    token: 'token-of-tests',
    auth: { in: 'none' },
    endpoints: { calendars: '/', events: '/', details: false },
    query: {},
    headers: {},
    paging: 'auto',
    timeoutMs: 1000,
    concurrency: 1,
    maxBytes: 1000,
    retries: 0,
    movedFrom: null,
  } as unknown as Config['source'],
  mapping: { calendars: {}, events: {}, details: {}, event: {}, allDayEnd: 'auto' },
  site: {
    id: null,
    title: 'Example University',
    url: null,
    timeZone: 'Europe/Helsinki',
    language: 'en',
    author: null,
    images: 'direct',
    map: null,
    words: {},
    logo: null,
    colors: { accent: null, accentDark: null },
    font: null,
    footer: [],
    css: null,
    head: null,
    image: null,
    allow: {},
  },
  calendars: {},
  feeds: {},
  limits: { pastDays: 90, items: 100, bytes: 1_000_000 },
  events: { defaultMinutes: 60, busy: false },
  refresh: {
    everySeconds: 300,
    detailsMaxAgeHours: 24,
    staleAfterMinutes: null,
    guard: { share: 0.5, times: 3, minutes: 60 },
    removeAfter: { times: 2, minutes: 10 },
  },
  server: { hosts: [], cors: '*', cacheBytes: null, maxRenderings: null, maxWaiting: 50, securityTxt: null },
  worker: { plan: 'free', requestsPerRun: null, everySeconds: null },
  sample: false,
  publicUrl: null,
  ...more,
});

/** The dependencies of `createApp`, and the lines that it logged. */
export function depsOf(more: Partial<AppDeps> = {}): AppDeps & { readonly logged: string[] } {
  const logged: string[] = [];
  return {
    config: configOf(),
    publisher: fakePublisher(),
    now: () => noon,
    log: (_, message) => void logged.push(message),
    logged,
    ...more,
  };
}
