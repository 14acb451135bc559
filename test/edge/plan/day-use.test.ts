import { describe, expect, it } from 'vitest';
import type { WorkerInput } from '../../../src/config/settings.ts';
import { readEnv } from '../../../src/edge/env.ts';
import { platformUse, refreshingOf, stretchedInterval } from '../../../src/edge/plan/day-use.ts';
import { bindings } from '../objects.ts';

const portal = { KALENDS_BASE_URL: 'https://portal.example', KALENDS_TOKEN: 'secret' };

function refreshing(worker: WorkerInput, everySeconds = 300) {
  const read = readEnv({ ...bindings, ...portal, KALENDS_CONFIG: { worker, refresh: { everySeconds } } }, undefined);
  if ('problems' in read) throw new Error(read.problems.map(({ message }) => message).join());
  return refreshingOf(read.config);
}
const of = (calendars: number) => ({ calendars, events: calendars * 1000, runMs: 2000 });
const shares = (use: ReturnType<typeof platformUse>) => use.quotas.map(({ used, allowed }) => used / (allowed ?? 1));

describe('the interval on the free plan', () => {
  it('is the configured one for few calendars', () => {
    expect(stretchedInterval(refreshing({}), of(10))).toBe(300);
    expect(stretchedInterval(refreshing({}, 3600), of(10))).toBe(3600);
    expect(stretchedInterval(refreshing({}), of(0))).toBe(300);
  });

  it.each([30, 50, 100, 150])('leaves half of each daily quota, with %i calendars of 1,000 events', (calendars) => {
    const use = platformUse(refreshing({}), of(calendars));
    expect(use.everySeconds).toBeGreaterThan(300);
    for (const share of shares(use)) expect(share).toBeLessThanOrEqual(0.501);
    // And not more than that: the quota that it goes by is used.
    expect(Math.max(...shares(use))).toBeGreaterThan(0.48);
  });

  it('is not used up by a list that is read too often', () => {
    const use = platformUse(refreshing({}, 10), of(2));
    expect(use.everySeconds).toBeLessThan(60);
    for (const share of shares(use)) expect(share).toBeLessThanOrEqual(0.501);
  });

  it('is long where runs take long', () => {
    const quick = platformUse(refreshing({}), of(50)).everySeconds;
    const slow = platformUse(refreshing({}), { ...of(50), runMs: 20_000 });
    expect(slow.everySeconds).toBeGreaterThan(quick);
    for (const share of shares(slow)) expect(share).toBeLessThanOrEqual(0.501);
  });

  it('has an end, past which the status says that it is too much', () => {
    const use = platformUse(refreshing({}), of(1000));
    expect(use.everySeconds).toBe(21_600);
    expect(Math.max(...shares(use))).toBeGreaterThan(1);
  });

  it('is taken as it is where it is set for Workers, whatever comes of it', () => {
    const use = platformUse(refreshing({ everySeconds: 60 }), of(100));
    expect(use.everySeconds).toBe(60);
    expect(Math.max(...shares(use))).toBeGreaterThan(1);
  });
});

describe('a paid plan', () => {
  it('has no limits for a day and never stretches', () => {
    const use = platformUse(refreshing({ plan: 'paid' }), of(500));
    expect(use).toMatchObject({ plan: 'paid', everySeconds: 300 });
    expect(use.quotas.map(({ allowed }) => allowed)).toEqual([null, null, null, null]);
  });

  it('makes more requests in a run, and the free plan leaves room for the calls of a run', () => {
    expect(refreshing({}).budget).toBe(42);
    expect(refreshing({ plan: 'paid' }).budget).toBe(5000);
    expect(refreshing({ plan: 'paid', requestsPerRun: 20_000 }).budget).toBe(20_000);
    expect(() => refreshing({ requestsPerRun: 50 })).toThrow('a whole number from 10 to 42 on the free plan, found 50');
  });
});
