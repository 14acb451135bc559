import { afterEach, describe, expect, it } from 'vitest';
import { type Portal, startPortal } from '../../portal/portal.ts';
import { refreshSettings } from '../fakes/open-publisher.ts';
import { openPortalPublisher, type PortalPublisher, sleep } from '../fakes/portal-publisher.ts';
import { december } from '../fakes/small-event.ts';

let portal: Portal;
let opened: PortalPublisher;
afterEach(async () => {
  await opened.close();
  await portal.close();
});

/** How many times faster the publisher's clock runs than the machine's. */
const pace = 10;
const timeoutMs = 60_000;

/** Twenty calendars, of which the portal never answers these. */
async function open(hang: (request: { calendarId: string | null; operation: string }) => boolean) {
  const ids = Array.from({ length: 20 }, (_, n) => `c${n}`);
  const answered = new Map(ids.map((id) => [id, 0]));
  const hung = new Set<string>();
  /** Ends the requests that hang, one for every few that were answered. While none is answered, they hang for ever. */
  const held: (() => void)[] = [];
  let count = 0;
  let changed = Promise.withResolvers<void>();
  const state = { hangs: true };
  portal = await startPortal({
    calendars: ids.map((id) => ({ id, name: id })),
    events: [december(1), december(2)],
    handle: async (request) => {
      const id = request.calendarId;
      if (id !== null && state.hangs && hang(request)) {
        hung.add(id);
        await new Promise<void>((resolve) => held.push(resolve));
        return { status: 503, body: {} };
      }
      if (id !== null && request.operation === 'events') {
        answered.set(id, (answered.get(id) ?? 0) + 1);
        count += 1;
        if (count % 5 === 0) held.shift()?.();
      }
      changed.resolve();
      changed = Promise.withResolvers();
      return undefined;
    },
  });
  const began = Date.now();
  opened = openPortalPublisher({
    url: portal.url,
    now: () => began + (Date.now() - began) * pace,
    // The deadline of a request never comes: what waits for it waits for ever.
    sleep: (ms, signal) => sleep(ms >= timeoutMs ? 2 ** 30 : ms / pace, signal),
    runtimeSleep: (ms, signal) => sleep(ms / pace, signal),
    source: { timeoutMs },
    settings: { refresh: { ...refreshSettings, everySeconds: 10 } },
  });
  /** Resolves when each of these was read this often. */
  async function untilRead(which: readonly string[], times: number): Promise<void> {
    while (which.some((id) => (answered.get(id) ?? 0) < times)) await changed.promise;
  }
  return { ids, answered, hung, state, untilRead };
}

describe('calendars that hang', () => {
  it.each([3, 10])('do not hold up the others: %i of twenty', async (count) => {
    const hangs = (id: string | null) => Number(id?.slice(1)) < count;
    const { ids, hung, untilRead } = await open(({ calendarId }) => hangs(calendarId));
    await opened.publisher.start();
    await untilRead(
      ids.filter((id) => !hangs(id)),
      4,
    );
    expect(hung.size).toBeGreaterThanOrEqual(Math.min(count, 3));
  });

  it('by their details do not hold up the others', async () => {
    const hangs = (id: string | null) => Number(id?.slice(1)) < 3;
    const { ids, untilRead } = await open(({ calendarId, operation }) => operation === 'details' && hangs(calendarId));
    await opened.publisher.start();
    await untilRead(
      ids.filter((id) => !hangs(id)),
      4,
    );
  });
});

describe('a publisher that stops', () => {
  it('takes no lease for the refreshes that wait', async () => {
    const { hung } = await open(({ operation }) => operation === 'events');
    const leases: string[] = [];
    const { lease } = opened.store;
    let stopped = false;
    opened.store.lease = (name, ...rest) => {
      if (stopped) leases.push(name);
      return lease.call(opened.store, name, ...rest);
    };
    const started = opened.publisher.start();
    while (hung.size < 3) await sleep(5);
    await started;
    stopped = true;
    await opened.publisher.stop();
    expect(leases).toEqual([]);
    expect(opened.logged.join()).not.toContain('could not be refreshed');
  });
});
