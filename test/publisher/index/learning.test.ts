import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Portal, startPortal } from '../../portal/portal.ts';
import { snapshotOf } from '../fakes/open-publisher.ts';
import { openPortalPublisher, type PortalPublisher } from '../fakes/portal-publisher.ts';

type Fields = Readonly<Record<string, unknown>>;

const day = (n: number): string => `2046-12-${String(n).padStart(2, '0')}`;
const lecture = (id: string, n: number, more: Fields = {}): Fields => ({
  id,
  title: `Lecture ${id} about rivers`,
  start: `${day(n)}T18:00:00Z`,
  end: `${day(n)}T19:30:00Z`,
  ...more,
});
const six = [1, 2, 3, 4, 5, 6];

let portal: Portal;
let opened: PortalPublisher;
let events: Record<string, Fields[]>;
let details: (calendarId: string, eventId: string) => unknown;
let now = Date.parse('2046-11-20T12:00:00Z');

beforeEach(() => {
  events = {};
  details = (calendarId, eventId) => events[calendarId]?.find(({ id }) => id === eventId);
});
afterEach(async () => {
  await opened.close();
  await portal.close();
});

async function open(): Promise<void> {
  portal = await startPortal({
    calendars: Object.keys(events).map((id) => ({ id, name: `Calendar of ${id}` })),
    handle: ({ operation, calendarId, eventId }) => {
      if (operation === 'calendars') return undefined;
      if (operation === 'events') return { body: { items: events[calendarId ?? ''] ?? [] } };
      const body = details(calendarId ?? '', eventId ?? '');
      return body === undefined ? { status: 404, body: {} } : { body };
    },
  });
  opened = openPortalPublisher({ url: portal.url, now: () => now });
  await opened.publisher.refresh();
}

async function refresh(times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    now += 600_000;
    await opened.publisher.refresh();
  }
}

const shownEvents = async (id: string) => (await snapshotOf(opened.publisher, id)).events;
const messages = async () =>
  (await opened.publisher.status()).problems.map(({ where, message }) => `${where}: ${message}`);

describe('answers that are written as a serializer writes them', () => {
  it('are taken for that only where the portal always wrote so', async () => {
    const named = (n: number, title: Fields) => lecture(`t${n}`, n, { title: { present: true, ...title } });
    events = { talks: six.map((n) => named(n, { value: `Talk ${n} of rivers`, ...(n === 6 && { note: 'new' }) })) };
    await open();
    const shown = async () => (await shownEvents('talks')).map(({ event }) => event.title);
    expect(await shown()).toContain('Talk 1 of rivers');
    // Without the note, these titles are values that say whether they are there.
    events.talks = [1, 2, 3, 4, 5].map((n) => named(n, { value: `Talk ${n} of mills` }));
    await refresh(2);
    expect(await shown()).toContain('Talk 1 of mills');
  });

  it('are read in a calendar that comes later', async () => {
    events = { talks: six.map((n) => lecture(`t${n}`, n)), films: [] };
    details = () => undefined;
    await open();
    const times = (n: number) => [`${day(n)}T20:00:00Z`, `${day(n)}T22:15:00Z`];
    events.films = six.map((n) => ({ id: `f${n}`, title: `Film ${n}`, when: times(n) }));
    await refresh(2);
    const [first] = await shownEvents('films');
    expect(first?.event).toMatchObject({ title: 'Film 1', start: times(1)[0], end: times(1)[1] });
    expect(await shownEvents('talks')).toHaveLength(6);
  });
});

describe('a calendar with other keys', () => {
  it('has rules of its own, and the others keep theirs', async () => {
    events = {
      talks: six.map((n) => lecture(`t${n}`, n)),
      films: six.map((n) => lecture(`f${n}`, n)),
      kurse: six.map((n) => ({
        kursnummer: `k${n}`,
        bezeichnung: `Kurs ${n} über Flüsse`,
        beginn: `${day(n)}T08:00:00Z`,
        ende: `${day(n)}T09:30:00Z`,
        ort: 'Saal 1',
      })),
    };
    details = () => undefined;
    await open();
    await refresh();
    expect((await shownEvents('talks')).map(({ event }) => event.title)).toContain('Lecture t1 about rivers');
    const [first] = await shownEvents('kurse');
    expect(first?.event).toMatchObject({ id: 'k1', title: 'Kurs 1 über Flüsse', start: `${day(1)}T08:00:00Z` });
    expect(await messages()).toContainEqual(expect.stringContaining('calendar kurse'));
  });

  it('gets them too when it appears later', async () => {
    events = { talks: six.map((n) => lecture(`t${n}`, n)), kurse: [] };
    details = () => undefined;
    await open();
    events.kurse = six.map((n) => ({ kursnummer: `k${n}`, bezeichnung: `Kurs ${n}`, beginn: `${day(n)}T08:00:00Z` }));
    await refresh();
    expect((await shownEvents('kurse')).map(({ event }) => event.title)).toContain('Kurs 3');
    await refresh(2);
    expect(
      (await shownEvents('kurse')).map(({ revision }) => revision.sequence - (revision.firstSequence ?? 0)),
    ).toEqual(six.map(() => 0));
  });
});

describe('a field that appears', () => {
  it('after ten refreshes comes into force by itself, and is said once', async () => {
    events = { talks: six.map((n) => lecture(`t${n}`, n)) };
    await open();
    await refresh(10);
    const before = opened.logged.length;
    events.talks =
      events.talks?.map((one, n) => (n < 3 ? { ...one, location: 'Great Hall, Main Street 1' } : one)) ?? [];
    await refresh(2);
    const places = (await shownEvents('talks')).map(({ event }) => event.location?.name ?? null);
    expect(places.filter((place) => place !== null)).toHaveLength(3);
    await refresh(3);
    const said = opened.logged.slice(before).filter((line) => line.includes('location'));
    expect(said).toHaveLength(1);
    expect(await messages()).toContainEqual(expect.stringContaining('mapping.event.location'));
  });

  it('only in details comes into force, and an event that they cancel is cancelled', async () => {
    events = { talks: Array.from({ length: 30 }, (_, n) => lecture(`t${n}`, (n % 28) + 1)) };
    details = (id, eventId) => ({
      ...events[id]?.find((one) => one.id === eventId),
      ...(eventId === 't17' && { status: 'cancelled' }),
      ...(eventId !== 't17' && { status: 'confirmed' }),
    });
    await open();
    await refresh(2);
    const cancelled = (await shownEvents('talks')).filter(({ event }) => event.status === 'cancelled');
    expect(cancelled.map(({ event }) => event.id)).toEqual(['t17']);
  });

  it('with a new event is published with it, not in a later refresh', async () => {
    events = { talks: six.map((n) => lecture(`t${n}`, n)) };
    details = () => undefined;
    await open();
    await refresh();
    events.talks = [...(events.talks ?? []), lecture('t7', 7, { location: 'Great Hall, Main Street 1' })];
    await refresh();
    expect((await shownEvents('talks')).find(({ event }) => event.id === 't7')?.event.location).not.toBeNull();
  });

  it('that calls a new event a draft counts before the event is published', async () => {
    events = { talks: six.map((n) => lecture(`t${n}`, n)) };
    await open();
    await refresh();
    events.talks = [...(events.talks ?? []), lecture('t7', 7, { draft: true })];
    await refresh();
    expect((await shownEvents('talks')).map(({ event }) => event.id)).not.toContain('t7');
  });
});

describe('a refresh that finds nothing new', () => {
  it('detects nothing, and asks for the list only', async () => {
    events = { talks: six.map((n) => lecture(`t${n}`, n)) };
    await open();
    await refresh();
    portal.log.requests.length = 0;
    const written = await opened.store.revision('index');
    await refresh();
    expect(portal.log.requests.map(({ operation }) => operation)).toEqual(['calendars', 'events']);
    // The index was written for its own refresh only.
    expect(await opened.store.revision('index')).toBe(written + 1);
  });
});

describe('a portal that renames its keys', () => {
  const renamed = ({ title, start, end, ...rest }: Fields): Fields => ({
    ...rest,
    headline: title,
    begins: start,
    ends: end,
  });

  it('is read on by the new ones when every id and start is the same, which is said', async () => {
    events = { talks: six.map((n) => lecture(`t${n}`, n)) };
    await open();
    await refresh();
    const before = await shownEvents('talks');
    events.talks = events.talks?.map(renamed) ?? [];
    await refresh();
    expect(await shownEvents('talks')).toEqual(before);
    await refresh(2);
    expect(await shownEvents('talks')).toEqual(before);
    const { calendars } = await opened.publisher.status();
    expect(calendars[0]?.failure).toBeNull();
    expect(await messages()).toContainEqual(expect.stringMatching(/calendar talks.* have got other keys/));
    events.talks = events.talks.map((one, n) => (n === 0 ? { ...one, headline: 'Another lecture about rivers' } : one));
    await refresh();
    expect((await shownEvents('talks')).map(({ event }) => event.title)).toContain('Another lecture about rivers');
  });

  it('keeps its last good copy when other starts would come out, and the rules are proposed once', async () => {
    events = { talks: six.map((n) => lecture(`t${n}`, n)) };
    await open();
    await refresh();
    const before = await shownEvents('talks');
    events.talks = six.map((n) =>
      renamed({ ...lecture(`t${n}`, n), start: `${day(n)}T20:00:00Z`, end: `${day(n)}T21:00:00Z` }),
    );
    await refresh(6);
    expect(await shownEvents('talks')).toEqual(before);
    const { calendars } = await opened.publisher.status();
    expect(calendars[0]?.failure).toContain('The last good copy is kept');
    expect(await messages()).toContainEqual(expect.stringMatching(/start: start → begins/));
    expect(opened.logged.filter((line) => line.includes('start: start → begins'))).toHaveLength(1);
  });
});
