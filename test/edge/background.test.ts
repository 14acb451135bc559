import {
  createExecutionContext,
  evictDurableObject,
  runDurableObjectAlarm,
  runInDurableObject,
  waitOnExecutionContext,
} from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { createAlarm } from '../../src/edge/alarm.ts';
import { createWorker } from '../../src/edge/create-worker.ts';
import type { Summary } from '../../src/edge/index/summaries.ts';
import { calendarStub } from '../../src/edge/object-stubs.ts';
import { bindings, calendar, calendarCalls, index, indexCalls } from './objects.ts';

const alarmOf = (object: DurableObjectStub) => runInDurableObject(object, (_, { storage }) => storage.getAlarm());

/** What two snapshots are compared by. */
async function snapshotOf(calendarId: string) {
  const answer = await calendarStub(bindings, calendarId).snapshot();
  if (answer.kind !== 'snapshot') throw new Error(`${calendarId} is ${answer.kind}`);
  const { version, lastModified, events } = answer.snapshot;
  return { version, lastModified, revisions: events.map(({ event, revision }) => [event.id, revision]) };
}

describe('the objects', () => {
  it('list the calendars, then start the object of each in the background', async () => {
    expect(await indexCalls.index()).toMatchObject({ kind: 'index', siteId: 'sample.invalid' });
    expect(await alarmOf(index)).not.toBeNull();
    const { calendars } = await indexCalls.status();
    expect(calendars.length).toBeGreaterThan(2);
    expect(await runDurableObjectAlarm(index)).toBe(true);
    for (const { id } of calendars) expect(await alarmOf(calendar(id))).not.toBeNull();
    expect(await alarmOf(index)).toBeGreaterThan(Date.now() + 60_000);
  });

  it('refresh a calendar when its alarm fires, and set the next one', async () => {
    await indexCalls.index();
    await calendarCalls('lectures').wake('lectures');
    expect(await runDurableObjectAlarm(calendar('lectures'))).toBe(true);
    const status = await calendarCalls('lectures').status('lectures');
    expect(status).toMatchObject({ id: 'lectures', hasCopy: true, failure: null });
    expect(await alarmOf(calendar('lectures'))).not.toBeNull();
  });

  it('keep their copy and every revision when they are evicted', async () => {
    await indexCalls.index();
    const before = await snapshotOf('lectures');
    expect(before.revisions.length).toBeGreaterThan(5);
    await evictDurableObject(calendar('lectures'));
    await evictDurableObject(index);
    expect(await snapshotOf('lectures')).toEqual(before);
    expect(await calendarCalls('lectures').snapshot('lectures', before.version)).toEqual({ kind: 'unchanged' });
  });

  it('know their calendar after an eviction when only the alarm wakes them', async () => {
    await indexCalls.index();
    await snapshotOf('culture');
    await evictDurableObject(calendar('culture'));
    expect(await runDurableObjectAlarm(calendar('culture'))).toBe(true);
    expect(await alarmOf(calendar('culture'))).not.toBeNull();
  });

  it('are left alone by the index’s alarm while they say when they are due', async () => {
    await indexCalls.index();
    await runDurableObjectAlarm(index);
    const { calendars } = await indexCalls.status();
    for (const { id } of calendars) await runDurableObjectAlarm(calendar(id));
    for (const { id } of calendars) {
      await runInDurableObject(calendar(id), (_, { storage }) => storage.deleteAlarm());
      await evictDurableObject(calendar(id));
    }
    await runDurableObjectAlarm(index);
    // Whoever was woken has set its alarm again.
    const alarms = await Promise.all(calendars.map(({ id }) => alarmOf(calendar(id))));
    expect(alarms).toEqual(calendars.map(() => null));
    for (const { id } of calendars) await calendarCalls(id).wake(id);
  });

  it('keep every calendar current after one cron trigger, or any request, even if nobody reads a feed', async () => {
    const worker = createWorker();
    for (const begin of [
      () => worker.scheduled(null, bindings),
      (context: ExecutionContext) => worker.fetch(new Request('https://events.example/healthz'), bindings, context),
    ]) {
      await runInDurableObject(index, async (_, { storage }) => {
        await storage.deleteAlarm();
        // The platform gave up the calendar's alarm some time ago.
        const summary = storage.kv.get<Summary>('summary sports');
        if (summary !== undefined) storage.kv.put('summary sports', { ...summary, dueAt: Date.now() - 400_000 });
      });
      await evictDurableObject(index);
      await runInDurableObject(calendar('sports'), (_, { storage }) => storage.deleteAlarm());
      await evictDurableObject(calendar('sports'));
      const context = createExecutionContext();
      await begin(context);
      await waitOnExecutionContext(context);
      expect(await alarmOf(index)).toBeLessThan(Date.now() + 10_000);
      await runDurableObjectAlarm(index);
      expect(await runDurableObjectAlarm(calendar('sports'))).toBe(true);
      expect(await calendarCalls('sports').status('sports')).toMatchObject({ hasCopy: true });
      expect(await alarmOf(calendar('sports'))).not.toBeNull();
    }
  });

  it('publish each calendar separately', async () => {
    await indexCalls.index();
    const [lectures, culture] = [await snapshotOf('lectures'), await snapshotOf('culture')];
    expect(lectures.version).not.toBe(culture.version);
  });

  it('set no more alarms for a calendar that the portal does not have', async () => {
    await indexCalls.index();
    await calendarCalls('nowhere').wake('nowhere');
    await runDurableObjectAlarm(calendar('nowhere'));
    expect(await alarmOf(calendar('nowhere'))).toBeNull();
  });
});

describe('an alarm', () => {
  const alarmIn = (storage: DurableObjectStorage, due: () => Promise<number | null>, setup = 'token 1') =>
    createAlarm({ storage, due, setup });
  const inObject = <Result>(name: string, work: (storage: DurableObjectStorage) => Promise<Result>) =>
    runInDurableObject(calendar(name), (_, { storage }) => work(storage));

  it('that fails is set again, and reports no failure to the platform', async () => {
    const next = await inObject('fails', async (storage) => {
      const due = Date.now() + 300_000;
      await alarmIn(storage, async () => due).handle(() => Promise.reject(new Error('the portal is gone')));
      return [due, await storage.getAlarm()];
    });
    expect(next[1]).toBe(next[0]);
  });

  it('is set for soon when the next time can’t be computed, and each time for later, up to a minute', async () => {
    const delays = await inObject('blind', async (storage) => {
      let isBlind = true;
      const due = async () => {
        if (isBlind) throw new Error('no store');
        return 0;
      };
      const alarm = alarmIn(storage, due);
      const delay = async () => {
        const began = Date.now();
        await alarm.handle(async () => {});
        return (((await storage.getAlarm()) ?? 0) - began) / 1000;
      };
      const failing = [];
      for (let time = 1; time <= 7; time += 1) failing.push(await delay());
      isBlind = false;
      await delay();
      isBlind = true;
      return [...failing, await delay()];
    });
    expect(delays.map((seconds) => Math.floor(seconds))).toEqual([2, 4, 8, 16, 32, 60, 60, 2]);
  });

  it('of a calendar that could not be woken is set by who asks the index whether all are there', async () => {
    await indexCalls.index();
    await runInDurableObject(index, (_, { storage }) => storage.kv.delete('summary sports'));
    await evictDurableObject(index);
    await runInDurableObject(calendar('sports'), (_, { storage }) => storage.deleteAlarm());
    await evictDurableObject(calendar('sports'));
    await (bindings.INDEX.getByName('index') as unknown as typeof indexCalls).overview();
    expect(await alarmOf(bindings.CALENDARS.getByName('sports'))).not.toBeNull();
  });

  it('is never set for the past, and readers do not move it', async () => {
    const [before, first, second] = await inObject('armed', async (storage) => {
      const began = Date.now();
      await alarmIn(storage, async () => 0).arm();
      const set = (await storage.getAlarm()) ?? 0;
      await alarmIn(storage, async () => began + 900_000).arm();
      return [began, set, await storage.getAlarm()];
    });
    expect(first).toBeGreaterThanOrEqual((before ?? 0) + 1000);
    expect(second).toBe(first);
  });

  it('that is far away fires at once when the token is new, and logs that only the first time', async () => {
    const [after, next, renewed] = await inObject('renewed', async (storage) => {
      const said: boolean[] = [];
      const handle = (setup: string) => alarmIn(storage, late, setup).handle(async (isNew) => void said.push(isNew));
      const late = async () => Date.now() + 900_000;
      await handle('token 1');
      await handle('token 1');
      await alarmIn(storage, late, 'token 2').arm();
      const set = (await storage.getAlarm()) ?? 0;
      const armed = Date.now();
      await handle('token 2');
      return [armed, set, said];
    });
    expect(next - after).toBeLessThan(10_000);
    expect(renewed).toEqual([false, false, true]);
  });
});
