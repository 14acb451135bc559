import { expect, it } from 'vitest';
import { joinRefreshers } from '../../src/publisher/create-publisher.ts';
import type { IndexRefresher, RefresherStatus } from '../../src/publisher/refreshers.ts';

it('the status covers all calendars when the object of one does not answer', async () => {
  const calendars = ['c1', 'c2'].map((id) => ({ id, slug: id, title: id, withdrawnSince: null }));
  const operation = { lastSuccess: '2026-11-20T12:00:00Z', lastAttempt: '2026-11-20T12:00:00Z', failure: null };
  const index = {
    status: async () => ({ ...operation, calendars, problems: [], store: null }),
  } as never as IndexRefresher;
  const well = {
    ...operation,
    id: 'c1',
    events: 3,
    problems: [],
    store: null,
    hasCopy: true,
  } as never as RefresherStatus;
  const refresher = (id: string) => ({
    snapshot: async () => ({ kind: 'pending' as const, retryAfter: 5 }),
    async status() {
      if (id === 'c2') throw new Error('Durable Object reset because its code was updated.');
      return well;
    },
  });
  const status = await joinRefreshers(index, refresher, () => 0).status();
  expect(status.ready).toBe(false);
  expect(status.calendars).toMatchObject([
    { id: 'c1', events: 3, failure: null },
    {
      id: 'c2',
      title: 'c2',
      lastSuccess: null,
      failure: "The calendar's Durable Object does not answer: Durable Object reset because its code was updated.",
    },
  ]);
});
