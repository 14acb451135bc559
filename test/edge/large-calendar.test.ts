import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Settings } from '../../src/config/settings.ts';
import { runTakes } from '../../src/edge/plan/day-use.ts';
import { decodeSnapshot } from '../../src/edge/snapshot-codec.ts';
import { platformRuntime } from '../../src/platform-runtime.ts';
import type { CalendarRefresher } from '../../src/publisher/refreshers.ts';
import { asked, control, inCalendar, patient } from './calendar-in-object.ts';
import { calendarCalls } from './objects.ts';

afterEach(() => vi.restoreAllMocks());

interface Convergence {
  /** Requests of each run. */
  readonly requests: readonly number[];
  /** Milliseconds between runs. */
  readonly waits: readonly number[];
  /** Events published after each run, and how many of them with their details. */
  readonly published: readonly (readonly [events: number, whole: number])[];
  /** What each run has told subscribers: events that have changed, and the stamps of news and of HTTP. */
  readonly told: readonly { readonly changed: number; readonly changedAt: string; readonly lastModified: string }[];
}

async function publishedBy(refresher: CalendarRefresher): Promise<readonly [number, number]> {
  const answer = await refresher.snapshot(undefined, 0);
  if (answer.kind !== 'snapshot') return [0, 0];
  const { events } = answer.snapshot;
  return [events.length, events.filter(({ event }) => event.description !== null).length];
}

async function toldBy(refresher: CalendarRefresher): Promise<Convergence['told']> {
  const answer = await refresher.snapshot(undefined, 0);
  if (answer.kind !== 'snapshot') return [];
  const { events, lastModified, changedAt = lastModified } = answer.snapshot;
  const changed = events.filter(({ revision }) => revision.sequence !== (revision.firstSequence ?? 0));
  return [{ changed: changed.length, changedAt, lastModified }];
}

/** Runs until nothing is missing. It evicts the object before each run, so that only stored state remains. */
function converge(calendarId: string, source: Settings['source'] = {}): Promise<Convergence> {
  return inCalendar(
    calendarId,
    async (kept) => {
      const requests: number[] = [];
      const waits: number[] = [];
      const published: (readonly [number, number])[] = [];
      const told: Convergence['told'][number][] = [];
      for (let run = 0; run < 40; run += 1) {
        const refresher = await kept.open();
        const waited = await kept.untilDue(refresher);
        if (run > 0) waits.push(waited);
        const before = (await asked(calendarId)).length;
        await refresher.refresh();
        requests.push((await asked(calendarId)).length - before);
        published.push(await publishedBy(refresher));
        told.push(...(await toldBy(refresher)));
        if ((await refresher.status()).pendingDetails === 0 && published.at(-1)?.[0] !== 0) break;
      }
      return { requests, waits, published, told };
    },
    source,
  );
}

describe.each([
  ['long', 1000, 5, 25],
  ['narrow', 200, 50, 6],
])('a %s calendar of %i events whose list takes %i requests', (calendarId, count, pages, runs) => {
  it('is complete after runs of at most 42 requests half a minute apart, and published from the first', async () => {
    const { requests, waits, published, told } = await converge(calendarId);
    // No run tells a reader that anything has changed, but each moves what HTTP clients go by.
    expect(told.map(({ changed }) => changed)).toEqual(told.map(() => 0));
    expect(new Set(told.map(({ changedAt }) => changedAt)).size).toBe(1);
    expect(new Set(told.map(({ lastModified }) => lastModified)).size).toBe(told.length);
    expect(Math.max(...requests)).toBe(42);
    expect(requests).toHaveLength(runs);
    for (const wait of waits) expect(wait).toBeLessThan(34_000);
    expect(published.at(-1)).toEqual([count, count]);
    const withACopy = published.slice(published.findIndex(([events]) => events > 0));
    expect(withACopy.length).toBeGreaterThanOrEqual(requests.length - 1);
    for (const [events] of withACopy) expect(events).toBe(count);
    const whole = published.map(([, count]) => count);
    expect(whole).toEqual(whole.toSorted((one, other) => one - other));
  });

  it('requests no event twice, and its list every five minutes', async () => {
    const all = await asked(calendarId);
    const details = all.filter((target) => target.endsWith('/details'));
    expect(new Set(details).size).toBe(count);
    expect(details).toHaveLength(count);
    expect(all.length - details.length).toBeLessThanOrEqual(Math.ceil(runs / 9) * pages);
  });
});

describe.each([
  ['moved', 'redirects', { redirects: true }],
  ['stumbling', 'retries', { stumbles: true }],
])('a %s calendar', (calendarId, what, how) => {
  it(`makes no more than 42 requests in a run, ${what} included`, async () => {
    // No wait between attempts; the tests of the source cover the waits.
    vi.spyOn(platformRuntime, 'random').mockReturnValue(0);
    await control(calendarId, how);
    const { requests, published } = await converge(calendarId, { retries: 2 });
    expect(Math.max(...requests)).toBe(42);
    expect(requests.length).toBeGreaterThan(2);
    expect(published.at(-1)).toEqual([60, 60]);
  });
});

describe('a calendar of 1,000 events on a paid plan', () => {
  it('is complete after one run', () =>
    inCalendar('paid', async (kept) => {
      const KALENDS_CONFIG = { source: patient, site: { timeZone: 'Europe/Berlin' }, worker: { plan: 'paid' } };
      const { refresher } = await kept.keep({ KALENDS_CONFIG });
      await refresher.refresh();
      expect(await publishedBy(refresher)).toEqual([1000, 1000]);
      expect((await refresher.status()).pendingDetails).toBe(0);
      expect((await asked('paid')).length).toBeGreaterThan(1000);
    }));
});

describe('a copy of 40 MB', () => {
  it('reaches the Worker whole, though one call may carry at most 32 MiB', async () => {
    await inCalendar('bulky', async (kept) => {
      await (await kept.open()).refresh();
      // Makes each description half a megabyte long, in HTML and in text.
      const long = 'All '.repeat(125_000);
      const { sql } = kept.storage;
      sql.exec("UPDATE documents SET text = replace(text, 'All of', ?) WHERE kind = 'record'", long);
    });
    // As a Worker does.
    const answer = await decodeSnapshot(await calendarCalls('kept bulky').snapshot('bulky', undefined, 0));
    const events = answer.kind === 'snapshot' ? answer.snapshot.events : [];
    expect(events.map(({ event }) => event.id)).toEqual(Array.from({ length: 40 }, (_, number) => `e${number}`));
    for (const { event } of events) expect(event.description?.text.length).toBeGreaterThan(499_000);
  });
});

describe('the rows read by an object', () => {
  it('are none for a cached answer, and a few for a refresh of 1,000 unchanged events', async () => {
    const listOnly = { endpoints: { details: false } } as const;
    const measured = await inCalendar(
      'steady',
      async (kept) => {
        await (await kept.open()).refresh();
        // The second list proves the mapping that was detected from the first.
        const second = await kept.open();
        await kept.untilDue(second);
        await second.refresh();
        const read = async (work: () => Promise<unknown>) => {
          const before = kept.rows.read;
          await work();
          return kept.rows.read - before;
        };
        const written = async (work: () => Promise<unknown>) => {
          const before = kept.rows.written;
          await work();
          return kept.rows.written - before;
        };
        const refresher = await kept.open();
        const first = await refresher.snapshot();
        const version = first.kind === 'snapshot' ? first.snapshot.version : '';
        const inMemory = await read(() => refresher.snapshot(version));
        const woken = await kept.open();
        const afterEviction = await read(() => woken.snapshot(version));
        await kept.untilDue(woken);
        const unchanged = await read(() => woken.refresh());
        const again = await kept.open();
        await kept.untilDue(again);
        const unchangedAfterEviction = await read(() => again.refresh());
        const whole = await read(() => again.snapshot());
        await kept.untilDue(again);
        const rowsWritten = await written(() => again.refresh());
        return { inMemory, afterEviction, unchanged, unchangedAfterEviction, whole, rowsWritten };
      },
      listOnly,
    );
    expect(measured.inMemory).toBe(0);
    expect(measured.afterEviction).toBeLessThan(20);
    expect(measured.unchanged).toBeLessThan(20);
    expect(measured.unchangedAfterEviction).toBeLessThan(20);
    // The alarm and the index's summary are a row each.
    expect(measured.rowsWritten + 2).toBe(runTakes.rowsWritten);
    // The feeds' entries, the object's own values and the summary are read beside.
    expect(measured.unchangedAfterEviction + 10).toBeLessThanOrEqual(runTakes.rowsRead);
    // Proves that the counter counts rows.
    expect(measured.whole).toBeGreaterThanOrEqual(1000);
  });
});
