import { afterEach, describe, expect, it } from 'vitest';
import { type Portal, type PortalOptions, startPortal } from '../../portal/portal.ts';
import { snapshotOf } from '../fakes/open-publisher.ts';
import { openPortalPublisher, type PortalPublisher, sleep } from '../fakes/portal-publisher.ts';

type Fields = Readonly<Record<string, unknown>>;

let portal: Portal;
let opened: PortalPublisher;
afterEach(async () => {
  await opened.close();
  await portal.close();
});

const lecture = (id: string, day: number, more: Fields = {}): Fields => ({
  id,
  title: `Lecture ${id} about rivers`,
  start: `2046-12-${String(day).padStart(2, '0')}T18:00:00Z`,
  end: `2046-12-${String(day).padStart(2, '0')}T19:30:00Z`,
  ...more,
});

const lectures = (prefix: string, more: (day: number) => Fields = () => ({})): Fields[] =>
  [1, 2, 3, 4, 5, 6].map((day) => lecture(`${prefix}${day}`, day, more(day)));

/** Three calendars: a draft is only in the second, and what is cancelled is said only by the details of the third. */
const events = {
  talks: lectures('t'),
  films: lectures('f', (day) => ({ draft: day === 4, location: 'Great Hall, Main Street 1' })),
  walks: lectures('w'),
};

/** `patience`: whether calendars that hang are given up after a while, by real time. */
async function open(options: PortalOptions = {}, patience = false): Promise<void> {
  portal = await startPortal({
    calendars: Object.keys(events).map((id) => ({ id, name: `Calendar of ${id}` })),
    events,
    details: (calendarId, eventId) => {
      const record = events[calendarId as keyof typeof events].find(({ id }) => id === eventId);
      return { ...record, ...(calendarId === 'walks' && { status: eventId === 'w3' ? 'cancelled' : 'confirmed' }) };
    },
    ...options,
  });
  opened = openPortalPublisher({
    url: portal.url,
    sleep: (ms, signal) => sleep(ms >= 60_000 ? 2 ** 30 : ms, signal),
    runtimeSleep: (ms, signal) => sleep(patience ? ms / 10 : ms >= 5000 ? 2 ** 30 : ms, signal),
  });
}

const statuses = async (id: string) =>
  Object.fromEntries((await snapshotOf(opened.publisher, id)).events.map(({ event }) => [event.id, event.status]));

describe('what a mapping is detected from', () => {
  it('are the records of all calendars: a draft of the second and a cancelled event of the third are known', async () => {
    await open();
    await opened.publisher.refresh();
    expect(Object.keys(await statuses('talks'))).toEqual(['t1', 't2', 't3', 't4', 't5', 't6']);
    expect(Object.keys(await statuses('films'))).toEqual(['f1', 'f2', 'f3', 'f5', 'f6']);
    expect(await statuses('walks')).toMatchObject({ w2: 'confirmed', w3: 'cancelled' });
    // One mapping knows it all: no calendar needs rules of its own.
    expect((await opened.publisher.status()).problems).toEqual([]);
  });

  it('needs one list of each calendar, and the details of each event once', async () => {
    await open();
    await opened.publisher.refresh();
    const asked = portal.log.requests.map(({ operation, calendarId }) => `${operation} ${calendarId ?? ''}`);
    expect(asked.filter((one) => one === 'events talks')).toHaveLength(1);
    expect(asked.filter((one) => one === 'details talks')).toHaveLength(6);
  });

  it('does not wait for long for a calendar that hangs', async () => {
    let release = (): void => undefined;
    const hangs = new Promise<void>((resolve) => {
      release = resolve;
    });
    await open(
      {
        handle: async ({ operation, calendarId }) => {
          if (operation === 'events' && calendarId === 'talks') await hangs;
          return undefined;
        },
      },
      true,
    );
    await opened.publisher.start();
    await expect.poll(() => statuses('films').then(Object.keys, () => null)).toEqual(['f1', 'f2', 'f3', 'f5', 'f6']);
    release();
  });
});
