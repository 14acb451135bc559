import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { AppUsage } from '../../app.ts';
import type { CalendarStatus, PublisherStatus } from '../../publisher/publisher.ts';
import type { RefreshReport } from '../../publisher/refreshers.ts';
import type { Fetch } from '../../source/http/fetch.ts';

const delayResolutionMs = 20;

/** How many calendars have series of their own. The portal decides how many there are, so there is a limit. */
export const maxLabelled = 1000;

export interface EngineMetrics {
  /** For the publisher: counts each refresh. */
  readonly onRefresh: (report: RefreshReport) => void;
  /** Counts the requests to the portal. */
  counting(fetch: Fetch): Fetch;
  /** Everything that was measured, in Prometheus' text format. */
  text(status: PublisherStatus, usage: AppUsage): Promise<string>;
}

/**
 * Measures what the publisher does. `isHidden`: calendars whose ids are not for everybody; together they have the label
 * `(hidden)`, since a scrape has no password.
 */
export function createEngineMetrics({
  isHidden,
  now,
}: {
  readonly isHidden: (calendarId: string) => boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}): EngineMetrics {
  const registry = new Registry();
  const registers = [registry];
  const labelled = new Set<string>();
  const labelOf = (id: string): string => {
    if (isHidden(id)) return '(hidden)';
    if (!labelled.has(id) && labelled.size >= maxLabelled) return '(others)';
    labelled.add(id);
    return id;
  };

  const counter = (name: string, help: string, labelNames: readonly string[] = []) =>
    new Counter({ name, help, labelNames: [...labelNames], registers });
  const gauge = (name: string, help: string, labelNames: readonly string[] = []) =>
    new Gauge({ name, help, labelNames: [...labelNames], registers });

  const refreshes = counter('kalends_refresh_total', 'Refreshes of a calendar that ended.', ['calendar']);
  const failures = counter('kalends_refresh_failures_total', 'Those that failed.', ['calendar']);
  const listRefreshes = counter('kalends_list_refresh_total', 'Refreshes of the list of calendars that ended.');
  const listFailures = counter('kalends_list_refresh_failures_total', 'Those that failed.');
  const durations = new Histogram({
    name: 'kalends_refresh_duration_seconds',
    help: 'How long the refreshes of calendars took.',
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300],
    registers,
  });
  const requests = counter(
    'kalends_portal_requests_total',
    'Requests to the portal by their outcome: a class of statuses, 304, 429, or error (no answer).',
    ['outcome'],
  );

  const listed = gauge('kalends_calendars', 'Calendars that are served.');
  const ready = gauge('kalends_ready', '1 if every calendar has a copy, else 0.');
  const storeUp = gauge('kalends_store_up', '1 if the store can be used, 0 if what is new is kept in memory only.');
  const listSuccess = gauge('kalends_list_last_success_timestamp_seconds', 'When the list was last read.');
  const perCalendar = calendarGauges.map((one) => ({ ...one, gauge: gauge(one.name, one.help, ['calendar']) }));

  const cacheBytes = gauge('kalends_cache_bytes', 'Bytes of finished answers that are kept.');
  const cacheEntries = gauge('kalends_cache_entries', 'Finished answers that are kept.');
  const running = gauge('kalends_renderings_running', 'Feeds and pages that are being rendered.');
  const waiting = gauge('kalends_renderings_waiting', 'Feeds and pages that wait for their turn.');
  const refused = counter('kalends_renderings_refused_total', 'Requests that got no turn: 503, or an older answer.');
  const delays = monitorEventLoopDelay({ resolution: delayResolutionMs });
  delays.enable();
  const delay = gauge(
    'kalends_engine_event_loop_delay_seconds',
    'How long the thread that refreshes and renders kept others waiting since the last scrape.',
    ['percentile'],
  );
  const heap = gauge('kalends_engine_heap_used_bytes', 'The heap in use of the thread that refreshes and renders.');

  function take({ ready: isReady, list, calendars, store }: PublisherStatus): void {
    listed.set(calendars.length);
    ready.set(isReady ? 1 : 0);
    storeUp.set(store === null ? 1 : 0);
    if (list.lastSuccess !== null) listSuccess.set(Date.parse(list.lastSuccess) / 1000);
    for (const { gauge: one, read, join } of perCalendar) {
      one.reset();
      const values = new Map<string, number>();
      for (const calendar of calendars) {
        const [label, value] = [labelOf(calendar.id), read(calendar, now())];
        const before = values.get(label);
        if (value !== null) values.set(label, before === undefined ? value : join(before, value));
      }
      for (const [calendar, value] of values) one.set({ calendar }, value);
    }
  }

  return {
    onRefresh({ calendarId, ms, failed }) {
      if (calendarId === null) {
        listRefreshes.inc();
        if (failed) listFailures.inc();
        return;
      }
      const calendar = labelOf(calendarId);
      refreshes.inc({ calendar });
      // A series begins at 0, so that a rate sees its first failure.
      failures.inc({ calendar }, failed ? 1 : 0);
      durations.observe(ms / 1000);
    },
    counting: (fetch) => async (url, init) => {
      try {
        const response = await fetch(url, init);
        requests.inc({ outcome: outcomeOf(response.status) });
        return response;
      } catch (error) {
        requests.inc({ outcome: 'error' });
        throw error;
      }
    },
    async text(status, { cache, renderings }) {
      take(status);
      cacheBytes.set(cache.bytes);
      cacheEntries.set(cache.entries);
      running.set(renderings.running);
      waiting.set(renderings.waiting);
      refused.reset();
      refused.inc(renderings.refused);
      for (const percentile of [50, 99, 100]) {
        // Node measures from one tick of its timer to the next.
        const seconds = delays.percentile(percentile) / 1e9 - delayResolutionMs / 1000;
        delay.set({ percentile }, Math.max(seconds, 0));
      }
      delays.reset();
      heap.set(getHeapStatistics().used_heap_size);
      return await registry.metrics();
    },
  };
}

const outcomeOf = (status: number): string =>
  status === 304 || status === 429 ? String(status) : `${Math.floor(status / 100)}xx`;

/** What `/metrics` says of each calendar, and how the values of several calendars are joined under one label. */
const calendarGauges: readonly {
  readonly name: string;
  readonly help: string;
  /** Null: there is no value. */
  readonly read: (calendar: CalendarStatus, now: number) => number | null;
  readonly join: (one: number, other: number) => number;
}[] = [
  {
    name: 'kalends_calendar_events',
    help: 'Events that are published.',
    read: ({ events }) => events,
    join: sum,
  },
  {
    name: 'kalends_last_success_timestamp_seconds',
    help: 'When the calendar was last read.',
    read: ({ lastSuccess }) => (lastSuccess === null ? null : Date.parse(lastSuccess) / 1000),
    join: Math.min,
  },
  {
    name: 'kalends_calendar_has_copy',
    help: '1 if there is a copy to serve, else 0.',
    read: ({ hasCopy }) => (hasCopy ? 1 : 0),
    join: Math.min,
  },
  {
    name: 'kalends_calendar_failing',
    help: '1 if the last refresh failed, else 0.',
    read: ({ failure }) => (failure === null ? 0 : 1),
    join: Math.max,
  },
  {
    name: 'kalends_calendar_held_back',
    help: '1 if a list that lost many events is held back, else 0.',
    read: ({ heldBack }) => (heldBack === null ? 0 : 1),
    join: Math.max,
  },
  {
    name: 'kalends_calendar_pending_details',
    help: 'Events whose details are still to be read.',
    read: ({ pendingDetails }) => pendingDetails,
    join: sum,
  },
  {
    name: 'kalends_calendar_missing_events',
    help: 'Events that the list lacks, and that stay published until their removal is confirmed.',
    read: ({ missing = 0 }) => missing,
    join: sum,
  },
  {
    name: 'kalends_calendar_problems',
    help: 'Problems that /status and "kalends check" name.',
    read: ({ problemCount }) => problemCount,
    join: sum,
  },
  {
    name: 'kalends_calendar_refresh_running_seconds',
    help: 'How long a refresh that is running has been running; 0: none is.',
    read: ({ runningSince }, now) => (runningSince === null ? 0 : Math.max((now - Date.parse(runningSince)) / 1000, 0)),
    join: Math.max,
  },
];

function sum(one: number, other: number): number {
  return one + other;
}
