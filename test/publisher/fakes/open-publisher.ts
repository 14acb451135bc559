import type { Snapshot } from '../../../src/calendar/snapshot.ts';
import type { LearningMapping } from '../../../src/mapping/learning/learning.ts';
import { createPublisher, type RunningPublisher } from '../../../src/publisher/create-publisher.ts';
import type { PublisherSettings, RefreshSettings } from '../../../src/publisher/publisher-settings.ts';
import type { PreviewMaker } from '../../../src/publisher/refreshers.ts';
import type { Source } from '../../../src/source/source.ts';
import { createMemoryStore } from '../../../src/store/memory-store.ts';
import type { Packer } from '../../../src/store/packer.ts';
import type { Store } from '../../../src/store/store.ts';
import { type FakeClock, fakeClock } from './fake-clock.ts';
import { smallMapping } from './small-mapping.ts';

export const refreshSettings: RefreshSettings = {
  everySeconds: 300,
  detailsMaxAgeHours: 24,
  guard: { share: 0.5, times: 3, minutes: 60 },
  removeAfter: { times: 2, minutes: 10 },
};

export const publisherSettings: PublisherSettings = {
  refresh: refreshSettings,
  source: {
    baseUrl: 'https://portal.example/api',
    movedFrom: null,
    concurrency: 6,
    endpoints: { details: '/event-calendar/{eventCalendarId}/event/{eventId}/details' },
  },
  mapping: {},
  site: { id: null, timeZone: null, language: 'en' },
  calendars: {},
  reservedSlugs: [],
  mapVersion: '1',
  publication: '1',
  keepPastDays: 90,
};

export interface Opened {
  readonly publisher: RunningPublisher;
  readonly clock: FakeClock;
  readonly store: Store;
  readonly logged: string[];
  /** Advances the clock by these seconds, refreshes everything, and returns the calendar as published then. */
  later(seconds: number, calendarId?: string): Promise<Snapshot>;
}

export interface Opening {
  readonly source: Source;
  readonly store?: Store;
  readonly mapping?: LearningMapping;
  readonly clock?: FakeClock;
  readonly settings?: Partial<PublisherSettings>;
  readonly budget?: number;
  readonly packer?: Packer;
  readonly previews?: PreviewMaker;
}

let seed = 0;

/** A publisher whose portal, store and clock are fakes. */
export function openPublisher(opening: Opening): Opened {
  const {
    source,
    store = createMemoryStore(),
    mapping = smallMapping(),
    clock = fakeClock(),
    settings,
    budget,
    packer,
    previews,
  } = opening;
  const logged: string[] = [];
  seed += 1;
  let state = seed;
  const random = () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const log = (_level: string, message: string) => logged.push(message);
  const publisher = createPublisher({
    source,
    store,
    mapping,
    settings: { ...publisherSettings, ...settings },
    runtime: { now: clock.now, sleep: clock.sleep, random, log },
    ...(budget !== undefined && { budget }),
    ...(packer && { packer }),
    ...(previews && { previews }),
  });
  return {
    publisher,
    clock,
    store,
    logged,
    async later(seconds, calendarId = 'c1') {
      await clock.advance(seconds * 1000);
      await publisher.refresh();
      return snapshotOf(publisher, calendarId);
    },
  };
}

export async function snapshotOf(publisher: RunningPublisher, calendarId = 'c1'): Promise<Snapshot> {
  const answer = await publisher.snapshot(calendarId);
  if (answer.kind !== 'snapshot') throw new Error(`Expected a snapshot of ${calendarId}, found ${answer.kind}.`);
  return answer.snapshot;
}

/**
 * Summarizes what is published, one line an event: `e1 Title #0` with the number of its changes, and with `cancelled` or
 * `removed` where that applies.
 */
export function shown({ events }: Snapshot): string[] {
  return events.map(({ event, revision, removed }) => {
    const flags = [event.status === 'cancelled' ? ' cancelled' : '', removed ? ' removed' : ''].join('');
    return `${event.id} ${event.title} #${revision.sequence - (revision.firstSequence ?? 0)}${flags}`;
  });
}
