import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { type Portal, type PortalFailure, type PortalOptions, startPortal } from '../../portal/portal.ts';
import { fakeClock } from '../../publisher/fakes/fake-clock.ts';
import { defaults, readItems, startSource } from '../start-source.ts';

let portal: Portal;
afterEach(() => portal.close());
async function start(options: PortalOptions & { fail?: PortalFailure; times?: number; retryAfter?: string } = {}) {
  portal = await startPortal(options);
  Object.assign(portal.control, {
    fail: options.fail ?? null,
    failTimes: options.times ?? null,
    retryAfter: options.retryAfter ?? null,
  });
  return portal.url;
}
/** Records the waits between attempts, and really waits only for deadlines. */
function waits(timeoutMs: number) {
  const waited: number[] = [];
  const sleep = (ms: number, signal?: AbortSignal) => {
    if (ms === timeoutMs) return wait(ms, undefined, signal === undefined ? {} : { signal });
    waited.push(ms);
    return Promise.resolve();
  };
  return { waited, sleep };
}

/** Makes deadlines pass soon after a request reaches a portal that never answers in full; other waits are real. */
function shortDeadlines() {
  const neverAnswers: ReadonlySet<PortalFailure | null> = new Set(['hang', 'drip']);
  return async (ms: number, signal?: AbortSignal) => {
    // Between two attempts.
    if (ms === 0) return;
    const before = portal.log.requests.length;
    while (neverAnswers.has(portal.control.fail) && portal.log.requests.length === before) await wait(1);
    await wait(neverAnswers.has(portal.control.fail) ? 60 : ms, undefined, signal === undefined ? {} : { signal });
  };
}

describe('a deadline', () => {
  it.each(['hang', 'drip'] as const)('ends a request to a portal that %ss, after each attempt', async (fail) => {
    const settings = { timeoutMs: 150, retries: 1 };
    const source = startSource(await start({ fail }), settings, { sleep: shortDeadlines() });
    await expect(source.calendars(readItems)).rejects.toMatchObject({
      kind: 'timeout',
      message: 'GET /event-calendars sent no complete response within 0.15 s (source.timeoutMs) (attempt 2 of 2)',
    });
    expect(portal.log.requests).toHaveLength(2);
  });

  it('ends a list whose pages never end', async () => {
    // Each page takes a fifth of the time allowed for it.
    const clock = fakeClock();
    const list: PortalOptions['list'] = ({ query }) => {
      clock.set(clock.now() + 50);
      const n = Number(query.get('n') ?? 0);
      return { body: { items: [{ id: n }], next: `?n=${n + 1}` } };
    };
    const { now, sleep } = clock;
    const source = startSource(await start({ list }), { timeoutMs: 250 }, { now, sleep });
    await expect(source.calendars(readItems)).rejects.toMatchObject({
      kind: 'timeout',
      message: expect.stringContaining('the whole list was not read within 2.5 s'),
    });
  });

  it('leaves out the wait for other requests', async () => {
    const clock = fakeClock();
    const handle = () => clock.advance(400).then(() => undefined);
    const settings = { timeoutMs: 900, concurrency: 1, retries: 0 };
    const source = startSource(await start({ handle }), settings, { now: clock.now, sleep: clock.sleep });
    await expect(Promise.all([1, 2, 3, 4, 5].map(() => source.calendars(readItems)))).resolves.toHaveLength(5);
    // A request that takes longer itself is given up.
    await expect(
      startSource(portal.url, { ...settings, timeoutMs: 300 }, { now: clock.now, sleep: clock.sleep }).calendars(
        readItems,
      ),
    ).rejects.toMatchObject({ kind: 'timeout' });
  });
});

describe('another attempt', () => {
  it.each<[PortalFailure, string]>([
    [503, ''],
    ['reset', ''],
    ['truncate', ''],
    [429, ''],
  ])('follows %s and succeeds', async (fail) => {
    const source = startSource(await start({ fail, times: 2 }));
    expect((await source.calendars(readItems)).pages).toHaveLength(1);
    expect(portal.log.requests).toHaveLength(3);
  });

  it('waits longer each time, with a random part', async () => {
    const { waited, sleep } = waits(defaults.timeoutMs);
    await expect(
      startSource(await start({ fail: 500 }), { retries: 7 }, { sleep, random: () => 0.5 }).calendars(readItems),
    ).rejects.toThrow('attempt 8 of 8');
    expect(waited).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000]);
  });

  it.each([
    ['2', 2_000],
    [new Date(Date.UTC(2026, 0, 1, 0, 0, 3)).toUTCString(), 3_000],
    ['nonsense', 0],
  ])('waits as long as Retry-After says: %s', async (retryAfter, ms) => {
    const { waited, sleep } = waits(defaults.timeoutMs);
    const parts = { sleep, now: () => Date.UTC(2026, 0, 1) };
    const source = startSource(await start({ fail: 503, times: 1, retryAfter }), {}, parts);
    await source.calendars(readItems);
    expect(waited).toEqual([ms]);
  });

  it('is not made either for the details of one event, which have no list deadline', async () => {
    const { waited, sleep } = waits(defaults.timeoutMs);
    const source = startSource(await start({ fail: 503, retryAfter: '31' }), {}, { sleep });
    await expect(source.details('c1', 'e1', {})).rejects.toMatchObject({ kind: 'server', retryAfter: 31 });
    expect(waited).toEqual([]);
  });

  it('is not made when Retry-After is longer than a run can wait', async () => {
    const source = startSource(await start({ fail: 429, retryAfter: '3600' }));
    await expect(source.calendars(readItems)).rejects.toMatchObject({
      kind: 'rate-limited',
      status: 429,
      retryAfter: 3600,
    });
    expect(portal.log.requests).toHaveLength(1);
  });
});

describe('a run', () => {
  it('has a budget that covers further attempts', async () => {
    const run = { budget: { remaining: 2 } };
    const source = startSource(await start({ fail: 503 }), { retries: 5 });
    await expect(source.calendars(readItems, run)).rejects.toMatchObject({ kind: 'budget' });
    expect(portal.log.requests).toHaveLength(2);
    expect(run.budget.remaining).toBe(0);
  });

  it('reports each request', async () => {
    const operations: string[] = [];
    const source = startSource(await start({ fail: 503, times: 1, events: [{ id: 'e1' }] }));
    await source.events('c/1', readItems, { onRequest: (operation) => operations.push(operation) });
    expect(operations).toEqual(['GET /event-calendar/c%2F1/events', 'GET /event-calendar/c%2F1/events']);
  });

  it('can be aborted: before it starts, in the queue, while it waits for an answer and between attempts', async () => {
    const url = await start({ fail: 'hang' });
    const asleep = Promise.withResolvers<void>();
    const source = startSource(
      url,
      { concurrency: 1 },
      {
        sleep(ms, signal) {
          if (ms === 20_000) asleep.resolve();
          return wait(ms, undefined, signal === undefined ? {} : { signal });
        },
      },
    );
    const controller = new AbortController();
    const run = { signal: controller.signal };
    const both = Promise.allSettled([source.calendars(readItems, run), source.calendars(readItems, run)]);
    while (portal.log.requests.length === 0) await wait(5);
    controller.abort(new Error('enough'));
    for (const result of await both) {
      expect(result).toMatchObject({
        status: 'rejected',
        reason: { name: 'SourceError', message: expect.stringContaining('cancelled') },
      });
    }
    await expect(source.calendars(readItems, run)).rejects.toThrow('cancelled');
    portal.control.fail = 503;
    portal.control.retryAfter = '20';
    const later = new AbortController();
    const waiting = source.calendars(readItems, { signal: later.signal });
    await asleep.promise;
    later.abort();
    await expect(waiting).rejects.toThrow('cancelled');
    expect(portal.log.requests).toHaveLength(2);
  });
});

describe('many requests', () => {
  it('keep to the source’s limit of concurrency, on connections that are reused', async () => {
    const events = Array.from({ length: 30 }, (_, n) => ({ id: `e${n}` }));
    // The portal answers only when as many requests as allowed are under way, and a little later, so one more would show.
    const handle = async () => {
      while (portal.log.maxConcurrent < 4) await wait(1);
      await wait(5);
      return undefined;
    };
    const source = startSource(await start({ events, handle }), { concurrency: 4 });
    await Promise.all(events.map(({ id }) => source.details('c1', id, {})));
    await Promise.all(events.map(() => source.details('c1', 'unknown', {}).catch(() => null)));
    expect(portal.log.maxConcurrent).toBe(4);
    expect(portal.log.connections).toBeLessThanOrEqual(12);
  });

  it('go on after failures of every kind', async () => {
    const source = startSource(await start(), { concurrency: 1, retries: 0 }, { sleep: shortDeadlines() });
    for (const fail of ['hang', 'drip', 'reset', 'truncate', 'html', 500, 404] as const) {
      portal.control.fail = fail;
      await expect(source.calendars(readItems)).rejects.toMatchObject({ name: 'SourceError' });
    }
    portal.control.fail = null;
    await expect(source.calendars(readItems)).resolves.toMatchObject({ notes: [] });
  });
});
