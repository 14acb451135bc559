import { EventEmitter } from 'node:events';
import type { Client } from 'pg';
import { expect, it } from 'vitest';
import { listenForChanges } from '../../../src/store/postgres/change-listener.ts';
import { fakeClock } from '../../publisher/fakes/fake-clock.ts';

/** A database whose notifications get lost as soon as a test says so, as behind a pooler that hands out another connection. */
function listening() {
  const clock = fakeClock();
  const ending = new AbortController();
  const revisions = new Map<string, number>([['calendar a', 1]]);
  const client = new EventEmitter();
  const seen = { compared: 0, changed: [] as (string | null)[], logged: [] as string[] };
  const told = { notifies: true };
  const announce = (payload: string) => client.emit('notification', { payload });
  const query = async (text: string, values: readonly string[] = []) => {
    if (text.includes('pg_notify')) setImmediate(() => announce(values[1] ?? ''));
    if (!text.includes('kalends_collections')) return { rows: [] };
    seen.compared += 1;
    return { rows: [...revisions].map(([id, revision]) => ({ id, revision })) };
  };
  const ended = listenForChanges({
    connect: async () => Object.assign(client, { query, end: async () => undefined }) as unknown as Client,
    self: 'me',
    changed: (id) => seen.changed.push(id),
    sleep: clock.sleep,
    random: () => 0.5,
    log: (_, message) => seen.logged.push(message),
    signal: ending.signal,
  });
  /** Another process writes. */
  const write = (id: string, { late = false } = {}) => {
    const revision = (revisions.get(id) ?? 0) + 1;
    revisions.set(id, revision);
    if (told.notifies && !late) announce(`other ${revision} ${id}`);
    return () => announce(`other ${revision} ${id}`);
  };
  const comparedIn = async (seconds: number) => {
    const before = seen.compared;
    await clock.advance(seconds * 1000);
    return seen.compared - before;
  };
  const stop = async () => {
    ending.abort();
    await clock.advance(60_000);
    await ended;
  };
  return { clock, seen, told, write, comparedIn, stop };
}

it('compares every second from the first change on that was never announced', async () => {
  const { clock, seen, told, write, comparedIn, stop } = listening();
  await clock.advance(1000);
  expect(seen.changed).toEqual([null]);
  write('calendar a');
  expect(seen.changed).toEqual([null, 'calendar a']);
  expect(await comparedIn(60)).toBeLessThanOrEqual(5);
  expect(seen.logged).toEqual([]);
  told.notifies = false;
  write('calendar b');
  await clock.advance(20_000);
  expect(seen.changed).toEqual([null, 'calendar a', 'calendar b']);
  expect(seen.logged).toHaveLength(1);
  expect(seen.logged[0]).toContain('does not pass on notifications');
  write('calendar a');
  await clock.advance(1100);
  expect(seen.changed.at(-1)).toBe('calendar a');
  expect(await comparedIn(30)).toBeGreaterThanOrEqual(28);
  expect(seen.logged).toHaveLength(1);
  await stop();
});

it('takes a notification that comes after the comparison for one that came', async () => {
  const { clock, seen, write, comparedIn, stop } = listening();
  await clock.advance(14_900);
  const announceLate = write('calendar a', { late: true });
  await clock.advance(200);
  expect(seen.changed.at(-1)).toBe('calendar a');
  announceLate();
  expect(await comparedIn(60)).toBeLessThanOrEqual(5);
  expect(seen.logged).toEqual([]);
  await stop();
});
