import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startPortal } from '../portal/portal.ts';
import { type Evolution, type ShownInstance, startEvolution } from './evolution.ts';
import { type ServedKalends, serveKalends } from './served-kalends.ts';
import { startThunderbird, type Thunderbird } from './thunderbird.ts';
import { refreshUntil } from './wait-for.ts';

const seminar = {
  id: 'seminar',
  title: 'Seminar',
  start: '2026-10-06T10:00:00Z',
  end: '2026-10-06T11:00:00Z',
  rule: 'FREQ=WEEKLY;COUNT=3',
};
const special = {
  id: 'special',
  title: 'Special seminar',
  start: '2026-10-13T15:00:00Z',
  end: '2026-10-13T16:00:00Z',
  series: 'seminar',
  replaces: '2026-10-13T10:00:00Z',
};
const dates = (...days: readonly string[]) =>
  days.map((start) => ({
    start: `2026-10-${start}:00Z`,
    end: `2026-10-${start.replace('18:', '20:').replace('19:', '21:')}:00Z`,
  }));
const show = (...days: readonly string[]) => ({ id: 'show', title: 'Show', dates: dates(...days) });
const talk = { id: 'talk', title: 'Talk', start: '2026-10-29T10:00:00Z', end: '2026-10-29T11:00:00Z' };

const configuration = {
  source: { retries: 0, endpoints: { details: false } },
  mapping: {
    calendars: { items: 'items', id: 'id', title: 'name' },
    events: { items: 'items' },
    event: {
      id: 'id',
      title: 'title',
      start: 'start',
      end: 'end',
      sessions: 'dates',
      recurrence: 'rule',
      overridesId: 'series',
      overridesStart: 'replaces',
    },
  },
  refresh: { removeAfter: { times: 1, minutes: 0 } },
  site: { id: 'life.example', timeZone: 'UTC' },
};

/** What becomes of overrides and of sessions without ids, in clients that keep what they have read. */
describe('the life of overrides and sessions', () => {
  const records: unknown[] = [seminar, special, show('20T18:00', '21T18:00'), talk];
  let directory = '';
  let portal: Portal;
  let kalends: ServedKalends;
  let evolution: Evolution;
  let thunderbird: Thunderbird;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'kalends-lives-'));
    portal = await startPortal({ events: records });
    kalends = await serveKalends({ portal: portal.url, configuration, now: '2026-10-01T12:00:00Z' });
    const feed = `${kalends.origin}/feeds/c1.ics`;
    [evolution, thunderbird] = await Promise.all([startEvolution(directory), startThunderbird(directory)]);
    await evolution.subscribe('life', feed);
    await thunderbird.subscribe('life', feed);
  });
  afterAll(async () => {
    await thunderbird?.close();
    await evolution?.close();
    await kalends?.close();
    await portal?.close();
    await rm(directory, { recursive: true, force: true });
  });

  const instances = (client: Evolution | Thunderbird) => client.show('life', '2026-10-01', '2026-10-28');
  const listed = (shown: readonly ShownInstance[]) =>
    shown.map(({ start, title }) => `${start.slice(5)} ${title}`).toSorted();
  /** The UIDs of the show's sessions, by their start. */
  const uids = async () =>
    Promise.all(
      [evolution, thunderbird].map(async (client) =>
        (await instances(client))
          .filter(({ title }) => title.includes('Show'))
          .map(({ start, uid }) => `${start.slice(5)} ${uid}`)
          .toSorted(),
      ),
    );

  async function bothShow(instant: string, expected: readonly string[]): Promise<void> {
    await kalends.refreshAt(instant);
    for (const client of [evolution, thunderbird]) {
      const shown = async () => listed(await instances(client));
      const isExpected = (found: readonly string[]) => String(found) === String(expected);
      expect(await refreshUntil(client, 'life', shown, isExpected)).toEqual(expected);
    }
  }

  const regular = ['10-06 10:00 Seminar', '10-13 10:00 Seminar', '10-20 10:00 Seminar'];

  it('shows an override in place of its occurrence', async () => {
    await bothShow('2026-10-01T12:00:00Z', [
      '10-06 10:00 Seminar',
      '10-13 15:00 Special seminar',
      '10-20 10:00 Seminar',
      '10-20 18:00 Show',
      '10-21 18:00 Show',
    ]);
  });

  it('shows the regular occurrence again when the override is gone', async () => {
    records.splice(1, 1);
    await bothShow('2026-10-01T13:00:00Z', [...regular, '10-20 18:00 Show', '10-21 18:00 Show']);
  });

  it('shows a session that moves as moved, under its UID, and another one beside it', async () => {
    const before = (await uids()).map(([first, second]) => [first, second?.replace('10-21 18', '10-21 19')]);
    records[1] = show('20T18:00', '21T19:00');
    await bothShow('2026-10-01T14:00:00Z', [...regular, '10-20 18:00 Show', '10-21 19:00 Moved: Show']);
    expect(await uids()).toEqual(before);
    records[1] = show('20T18:00', '21T19:00', '22T18:00');
    const three = [...regular, '10-20 18:00 Show', '10-21 19:00 Moved: Show', '10-22 18:00 Show'];
    await bothShow('2026-10-01T15:00:00Z', three);
    expect((await uids()).map((all) => all.slice(0, 2))).toEqual(before);
  });

  it('shows the ones that are left as they were, and the others as cancelled', async () => {
    const before = await uids();
    records[1] = show('21T19:00');
    await bothShow('2026-10-01T16:00:00Z', [
      ...regular,
      '10-20 18:00 Cancelled: Show',
      '10-21 19:00 Moved: Show',
      '10-22 18:00 Cancelled: Show',
    ]);
    expect(await uids()).toEqual(before);
  });

  it('shows an override that is added to a series, and what changes in it', async () => {
    const others = ['10-20 18:00 Cancelled: Show', '10-21 19:00 Moved: Show', '10-22 18:00 Cancelled: Show'];
    records.push(special);
    const around = ['10-06 10:00 Seminar', '10-20 10:00 Seminar', ...others];
    await bothShow('2026-10-01T17:00:00Z', [...around, '10-13 15:00 Moved: Special seminar'].toSorted());
    records[records.indexOf(special)] = { ...special, title: 'Guest seminar' };
    await bothShow('2026-10-01T18:00:00Z', [...around, '10-13 15:00 Moved: Guest seminar'].toSorted());
  });
});
