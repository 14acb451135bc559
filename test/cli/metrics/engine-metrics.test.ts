import { describe, expect, it } from 'vitest';
import type { AppUsage } from '../../../src/app.ts';
import { createEngineMetrics, maxLabelled } from '../../../src/cli/metrics/engine-metrics.ts';
import type { CalendarStatus, PublisherStatus } from '../../../src/publisher/publisher.ts';
import type { Fetch, FetchResponse } from '../../../src/source/http/fetch.ts';
import { readMetrics } from './read-metrics.ts';

const now = () => Date.parse('2026-11-22T13:00:00Z');

const read = { lastSuccess: '2026-11-22T12:58:00Z', lastAttempt: '2026-11-22T12:58:00Z' };
const well = { ...read, failure: null, runningSince: null };

const calendarOf = (id: string, more: Partial<CalendarStatus> = {}): CalendarStatus => ({
  ...well,
  id,
  slug: id,
  title: `Calendar ${id}`,
  hasCopy: true,
  events: 7,
  lastModified: null,
  pendingDetails: 0,
  heldBack: null,
  withdrawnSince: null,
  problems: [],
  problemCount: 0,
  ...more,
});

const statusOf = (calendars: readonly CalendarStatus[], more: Partial<PublisherStatus> = {}): PublisherStatus => ({
  ready: true,
  list: well,
  calendars,
  problems: [],
  store: null,
  ...more,
});

const idle: AppUsage = { cache: { bytes: 0, entries: 0 }, renderings: { running: 0, waiting: 0, refused: 0 } };

const measured = (isHidden: (id: string) => boolean = () => false) => createEngineMetrics({ isHidden, now });

describe('the metrics of the engine', () => {
  it('count refreshes and failures of each calendar, and how long they took', async () => {
    const metrics = measured();
    for (const failed of [false, false, true]) metrics.onRefresh({ calendarId: 'c1', ms: 400, failed });
    metrics.onRefresh({ calendarId: 'c2', ms: 20_000, failed: false });
    metrics.onRefresh({ calendarId: null, ms: 100, failed: true });
    const samples = readMetrics(await metrics.text(statusOf([]), idle));
    expect(samples.get('kalends_refresh_total{calendar="c1"}')).toBe(3);
    expect(samples.get('kalends_refresh_failures_total{calendar="c1"}')).toBe(1);
    expect(samples.get('kalends_refresh_failures_total{calendar="c2"}')).toBe(0);
    expect(samples.get('kalends_list_refresh_total')).toBe(1);
    expect(samples.get('kalends_list_refresh_failures_total')).toBe(1);
    expect(samples.get('kalends_refresh_duration_seconds_bucket{le="0.5"}')).toBe(3);
    expect(samples.get('kalends_refresh_duration_seconds_count')).toBe(4);
  });

  it('show the state of each calendar, and forget a calendar that is gone', async () => {
    const metrics = measured();
    const failing = calendarOf('c1', {
      failure: 'It failed.',
      heldBack: 'A list.',
      pendingDetails: 3,
      missing: 4,
      problemCount: 2,
      runningSince: '2026-11-22T12:59:35Z',
    });
    const samples = readMetrics(
      await metrics.text(statusOf([failing, calendarOf('c2')], { store: 'It is full.' }), idle),
    );
    expect(Object.fromEntries([...samples].filter(([name]) => name.includes('"c1"')))).toEqual({
      'kalends_calendar_events{calendar="c1"}': 7,
      'kalends_last_success_timestamp_seconds{calendar="c1"}': Date.parse(read.lastSuccess) / 1000,
      'kalends_calendar_has_copy{calendar="c1"}': 1,
      'kalends_calendar_failing{calendar="c1"}': 1,
      'kalends_calendar_held_back{calendar="c1"}': 1,
      'kalends_calendar_pending_details{calendar="c1"}': 3,
      'kalends_calendar_missing_events{calendar="c1"}': 4,
      'kalends_calendar_problems{calendar="c1"}': 2,
      'kalends_calendar_refresh_running_seconds{calendar="c1"}': 25,
    });
    expect(samples.get('kalends_store_up')).toBe(0);
    const later = await metrics.text(statusOf([calendarOf('c2')]), idle);
    expect(readMetrics(later).get('kalends_store_up')).toBe(1);
    expect(later).not.toContain('"c1"');
  });

  it('join hidden calendars under one label that does not name them', async () => {
    const metrics = measured((id) => id.startsWith('secret'));
    metrics.onRefresh({ calendarId: 'secret-1', ms: 10, failed: true });
    const old = calendarOf('secret-1', { lastSuccess: '2026-11-22T09:00:00Z', failure: 'It failed.' });
    const text = await metrics.text(statusOf([calendarOf('c1'), calendarOf('secret-2'), old]), idle);
    expect(text).not.toContain('secret');
    const samples = readMetrics(text);
    expect(samples.get('kalends_refresh_failures_total{calendar="(hidden)"}')).toBe(1);
    expect(samples.get('kalends_calendar_events{calendar="(hidden)"}')).toBe(14);
    expect(samples.get('kalends_last_success_timestamp_seconds{calendar="(hidden)"}')).toBe(
      Date.parse('2026-11-22T09:00:00Z') / 1000,
    );
    expect(samples.get('kalends_calendar_failing{calendar="(hidden)"}')).toBe(1);
  });

  it('have a bounded number of series, whatever the portal lists', async () => {
    const metrics = measured();
    const many = Array.from({ length: maxLabelled + 50 }, (_, n) => calendarOf(`c${n}`));
    const samples = readMetrics(await metrics.text(statusOf(many), idle));
    const series = [...samples].filter(([name]) => name.startsWith('kalends_calendar_events{'));
    expect(series).toHaveLength(maxLabelled + 1);
    expect(samples.get('kalends_calendar_events{calendar="(others)"}')).toBe(350);
  });

  it('can’t be forged by a calendar’s id', async () => {
    const metrics = measured();
    const id = 'a"} 1\nkalends_store_up 0\\';
    metrics.onRefresh({ calendarId: id, ms: 1, failed: false });
    expect(readMetrics(await metrics.text(statusOf([calendarOf(id)]), idle)).get('kalends_store_up')).toBe(1);
  });

  it('count requests to the portal by their outcome', async () => {
    const metrics = measured();
    const answers = [200, 200, 304, 404, 429, 503, null];
    const fetch: Fetch = async () => {
      const status = answers.shift();
      if (status == null) throw new Error('refused');
      return { status } as FetchResponse;
    };
    const ask = metrics.counting(fetch);
    const init = { method: 'GET', headers: {}, redirect: 'manual', signal: new AbortController().signal } as const;
    while (answers.length > 0) await ask('https://portal.example/?token=t', init).catch(() => undefined);
    const samples = readMetrics(await metrics.text(statusOf([]), idle));
    const found = [...samples].filter(([name]) => name.startsWith('kalends_portal_requests_total'));
    expect(Object.fromEntries(found.map(([name, count]) => [name.split('"')[1], count]))).toEqual({
      '2xx': 2,
      '304': 1,
      '4xx': 1,
      '429': 1,
      '5xx': 1,
      error: 1,
    });
  });

  it('show what the cache holds and what waits to be rendered', async () => {
    const usage = { cache: { bytes: 5000, entries: 2 }, renderings: { running: 2, waiting: 7, refused: 3 } };
    const metrics = measured();
    await metrics.text(statusOf([]), usage);
    const samples = readMetrics(await metrics.text(statusOf([]), usage));
    expect(samples.get('kalends_cache_bytes')).toBe(5000);
    expect(samples.get('kalends_cache_entries')).toBe(2);
    expect(samples.get('kalends_renderings_running')).toBe(2);
    expect(samples.get('kalends_renderings_waiting')).toBe(7);
    expect(samples.get('kalends_renderings_refused_total')).toBe(3);
  });
});
