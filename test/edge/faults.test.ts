import { abortAllDurableObjects } from 'cloudflare:test';
import { describe, expect, it, vi } from 'vitest';
import type { CalendarRefresher } from '../../src/publisher/refreshers.ts';
import { asked, control, inCalendar } from './calendar-in-object.ts';

const minute = 60_000;

async function copyOf(refresher: CalendarRefresher) {
  const answer = await refresher.snapshot(undefined, 0);
  if (answer.kind !== 'snapshot') return answer.kind;
  const { version, events } = answer.snapshot;
  return { version, revisions: events.map(({ event, revision }) => [event.id, revision]) };
}

describe('an object', () => {
  it('that is aborted in the middle of a run leaves nothing half written, and is complete after the next run', async () => {
    await inCalendar('slow', async (kept) => {
      const refresher = await kept.open();
      await control('slow', { hangsAfter: 12 });
      void refresher.refresh();
      await vi.waitFor(async () => expect((await asked('slow')).length).toBeGreaterThan(12), 50_000);
    });
    await abortAllDurableObjects();
    await control('slow', {});
    const whole = await inCalendar('slow', async (kept) => {
      const refresher = await kept.open();
      const { events } = await refresher.status();
      // The lease of the aborted run lasts ten seconds.
      kept.time += 11_000;
      await refresher.refresh();
      const after = await refresher.status();
      return [events, after.events, after.pendingDetails];
    });
    const [kept, ...after] = whole;
    // Where the machine is slow, the run has kept the whole list before the first details came.
    expect([0, 40]).toContain(kept);
    expect(after).toEqual([40, 0]);
    const details = (await asked('slow')).filter((target) => target.endsWith('/details'));
    expect(new Set(details).size).toBe(40);
    expect(details.length).toBeLessThan(80);
    expect(details.length).toBeGreaterThan(40);
  });

  it('keeps its copy while the portal fails for a day, asks less and less often, and is current soon after', async () => {
    await inCalendar('small', async (kept) => {
      await (await kept.open()).refresh();
      const before = await copyOf(await kept.open());
      expect(before).toMatchObject({ revisions: { length: 8 } });
      await control('small', { status: 503 });
      const began = kept.time;
      let attempts = 0;
      let longest = 0;
      while (kept.time < began + 24 * 60 * minute) {
        const refresher = await kept.open();
        longest = Math.max(longest, await kept.untilDue(refresher));
        await refresher.refresh();
        attempts += 1;
      }
      expect(await copyOf(await kept.open())).toEqual(before);
      expect((await (await kept.open()).status()).failure).toContain('503');
      expect(attempts).toBeLessThan(100);
      expect(longest).toBeLessThan(23 * minute);
      await control('small', {});
      const refresher = await kept.open();
      await kept.untilDue(refresher);
      await refresher.refresh();
      expect(await refresher.status()).toMatchObject({ failure: null, events: 8 });
      expect(await copyOf(refresher)).toEqual(before);
    });
  });

  it('retries at once with a new token after failures with the old one', async () => {
    const seen = await inCalendar('renewed', async (kept) => {
      const old = kept.instance('wrong');
      await old.wake('renewed');
      for (let ring = 0; ring < 9; ring += 1) {
        await old.alarm();
        kept.time = Math.max(kept.time, (await kept.storage.getAlarm()) ?? 0);
      }
      const { failure } = await old.status('renewed');
      await old.alarm();
      const wait = ((await kept.storage.getAlarm()) ?? 0) - kept.time;
      const renewed = kept.instance('secret');
      await renewed.snapshot('renewed', undefined, 0);
      const soon = ((await kept.storage.getAlarm()) ?? 0) - Date.now();
      await renewed.alarm();
      return { failure, wait, soon, after: await renewed.status('renewed') };
    });
    expect(seen.failure).toContain('401');
    expect(seen.wait).toBeGreaterThan(10 * minute);
    expect(seen.soon).toBeLessThan(10_000);
    expect(seen.after).toMatchObject({ failure: null, events: 8 });
  });
});
