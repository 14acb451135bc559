import { expect } from 'vitest';
import { createApp } from '../../src/app.ts';
import { openFeedHistory } from '../../src/publisher/persist/feed-history.ts';
import type { Store } from '../../src/store/store.ts';
import { calendarOf, configOf, depsOf, fakePublisher, published, snapshotOf } from './app-deps.ts';

/** `open` opens the same store again, as another process or the same one after a restart. */
interface FeedHistoryContract {
  readonly test: (name: string, run: () => Promise<void>) => void;
  readonly open: () => Promise<Store> | Store;
}

const config = configOf({
  feeds: { all: { title: 'All', calendars: ['a', 'b'] } },
  limits: { pastDays: 90, items: 100, bytes: 7000 },
});
const changed = '2026-10-01T12:05:00Z';
const formats = ['/feeds/all.ics', '/feeds/all.rss', '/feeds/all.atom', '/feeds/all.json', '/feeds/all.ics?q=talk'];

/** What processes on one store say of feeds, whichever of them rendered what before. */
export function feedHistoryContract({ test, open }: FeedHistoryContract): void {
  function world() {
    const events = Array.from({ length: 30 }, (_, n) => published({ id: `e${n}`, title: `A talk ${n}` }));
    const publisher = fakePublisher(['a', 'b'].map((id) => snapshotOf(calendarOf(id), { events })));
    return {
      publisher,
      /** The calendar changes, within the same second as the other one. */
      change(id: string) {
        const [first = published({ id: 'none' }), ...others] = events;
        const revision = { ...first.revision, lastModified: changed, sequence: 1, digest: `d-${id}` };
        const moved = { ...first, event: { ...first.event, title: `Moved in ${id}` }, revision };
        const snapshot = snapshotOf(calendarOf(id), {
          version: 'v2',
          events: [moved, ...others],
          lastModified: changed,
        });
        publisher.answers.set(id, { kind: 'snapshot', snapshot });
      },
      process(store: Store) {
        const feeds = openFeedHistory(store, { log: () => undefined });
        const app = createApp(depsOf({ publisher: { ...publisher, feeds }, config }));
        return {
          feeds: async () =>
            Promise.all(
              formats.map(async (path) => {
                const { status, headers } = await app.request(path);
                return [path, status, headers.get('etag'), headers.get('last-modified')] as const;
              }),
            ),
          problems: async () => {
            const answer = await app.request('/status', { headers: { accept: 'application/json' } });
            const { problems, calendars } = (await answer.json()) as Record<'problems' | 'calendars', Noted[]>;
            return [...problems, ...calendars.flatMap((one) => one.problems ?? [])].map(({ where }) => where);
          },
          ask: (path: string) => app.request(path),
        };
      },
    };
  }

  test('says the same Last-Modified of a saved feed as a process that has seen each of its changes', async () => {
    const { publisher, change, process } = world();
    const [early, late] = [process(await open()), process(await open())];
    const before = await early.feeds();
    expect(before.map(([, status]) => status)).toEqual(formats.map(() => 200));
    change('a');
    const between = await early.feeds();
    change('b');
    const after = await early.feeds();
    expect(await late.feeds()).toEqual(after);
    expect(await process(await open()).feeds()).toEqual(after);
    const dates = [before, between, after].map((feeds) => feeds.map(([, , , date]) => Date.parse(date ?? '')));
    for (const [n] of formats.entries()) expect(dates[0]?.[n]).toBeLessThan(dates[1]?.[n] ?? 0);
    for (const [n] of formats.entries()) expect(dates[1]?.[n]).toBeLessThan(dates[2]?.[n] ?? 0);
    expect(publisher.asked).not.toEqual([]);
  });

  test('agrees when several processes render the same change at the same time', async () => {
    const { change, process } = world();
    const processes = await Promise.all([1, 2, 3].map(async () => process(await open())));
    await processes[0]?.feeds();
    change('a');
    await processes[0]?.feeds();
    change('b');
    const [first, ...others] = await Promise.all(processes.map((one) => one.feeds()));
    expect(others).toEqual([first, first]);
  });

  test('names what was left out at the limit, though another process has rendered it', async () => {
    const { publisher, process } = world();
    const early = process(await open());
    await early.ask('/feeds/a.ics');
    await early.feeds();
    expect(await early.problems()).toEqual(['/feeds/all.ics', '/feeds/a.ics']);
    const late = process(await open());
    expect(await late.problems()).toEqual(['/feeds/all.ics', '/feeds/a.ics']);
    publisher.answers.set('a', { kind: 'snapshot', snapshot: snapshotOf(calendarOf('a'), { version: 'v3' }) });
    await late.ask('/feeds/a.ics');
    expect(await process(await open()).problems()).toEqual(['/feeds/all.ics']);
  });
}

interface Noted {
  readonly where: string;
  readonly problems?: readonly Noted[];
}
