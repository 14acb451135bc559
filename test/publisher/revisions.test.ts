import { describe, expect, it } from 'vitest';
import { type CalendarEvent, emptyEvent } from '../../src/calendar/event.ts';
import { digest } from '../../src/publisher/digest.ts';
import { contentDigest } from '../../src/publisher/revisions.ts';
import { createMemoryStore } from '../../src/store/memory-store.ts';
import { fakeClock, noon } from './fakes/fake-clock.ts';
import { openPublisher, shown, snapshotOf } from './fakes/open-publisher.ts';
import { december, october } from './fakes/small-event.ts';
import { smallPortal } from './fakes/small-source.ts';

const day = 86_400;

describe('revisions', () => {
  it('take the portal’s stamps at first, and the clock’s from then on', async () => {
    const portal = smallPortal([
      december(1, { published: '2026-09-01T08:00:00Z', updated: '2026-10-01T08:00:00Z' }),
      december(2, { updated: '2027-01-01T08:00:00Z' }),
    ]);
    const { publisher, later } = openPublisher({ source: portal.source });
    const [one, two] = (await snapshotOf(publisher)).events;
    expect(one?.revision).toMatchObject({
      firstSeen: '2026-09-01T08:00:00Z',
      lastModified: '2026-10-01T08:00:00Z',
      sequence: 0,
    });
    expect(two?.revision).toMatchObject({ firstSeen: '2026-11-20T12:00:00Z', lastModified: '2026-11-20T12:00:00Z' });
    portal.events.c1 = [
      december(1, { title: 'Moved' }),
      december(2),
      december(3, { published: '2026-09-02T08:00:00Z' }),
    ];
    const next = await later(300);
    expect(
      next.events.map(({ revision: { firstSeen, lastModified, sequence } }) => [firstSeen, lastModified, sequence]),
    ).toEqual([
      ['2026-09-01T08:00:00Z', '2026-11-20T12:05:00Z', 1],
      ['2026-11-20T12:00:00Z', '2026-11-20T12:00:00Z', 0],
      ['2026-11-20T12:05:00Z', '2026-11-20T12:05:00Z', 0],
    ]);
    expect(next.lastModified).toBe('2026-11-20T12:05:00Z');
  });

  it('take no stamp of 1969, which is a zero in the portal’s database', async () => {
    const portal = smallPortal([december(1, { published: '1969-12-31T23:00:00Z', updated: '1970-01-01T00:00:00Z' })]);
    const [event] = (await snapshotOf(openPublisher({ source: portal.source }).publisher)).events;
    expect(event?.revision).toMatchObject({ firstSeen: '2026-11-20T12:00:00Z', lastModified: '2026-11-20T12:00:00Z' });
  });

  it('are the same in two instances that start with the same data', async () => {
    const records = [
      december(1, { updated: '2026-10-01T08:00:00Z' }),
      december(2, { updated: '2026-10-02T08:00:00Z' }),
    ];
    const one = await snapshotOf(openPublisher({ source: smallPortal(records).source }).publisher);
    const clock = fakeClock(noon + 7 * day * 1000);
    const reversed = smallPortal(records.toReversed());
    const two = await snapshotOf(openPublisher({ source: reversed.source, clock }).publisher);
    expect(two).toEqual(one);
  });

  it('do not move when only the portal’s own stamp has moved', async () => {
    const portal = smallPortal([december(1, { updated: '2026-10-01T08:00:00Z' })]);
    const { publisher, later } = openPublisher({ source: portal.source });
    const first = await snapshotOf(publisher);
    portal.events.c1 = [december(1, { updated: '2026-11-20T12:01:00Z' })];
    expect(await later(300)).toBe(first);
  });

  it('are the same after a restart, and so is the snapshot', async () => {
    const portal = smallPortal([december(2), december(1), october(1)]);
    portal.details.e1 = { text: 'Bring a pen.' };
    const store = createMemoryStore();
    const first = openPublisher({ source: portal.source, store });
    await snapshotOf(first.publisher);
    portal.events.c1 = [december(2, { title: 'Moved' }), december(1), october(1)];
    const before = await first.later(300);
    portal.failing = { calendars: new Error('The portal must not be needed.'), events: new Error('Nor here.') };
    const second = openPublisher({ source: portal.source, store, clock: fakeClock(noon + day * 1000) });
    expect(await snapshotOf(second.publisher)).toEqual(before);
    portal.failing = {};
    expect(await second.later(1)).toEqual(before);
  });

  it('keep each unchanged event as the same object', async () => {
    const portal = smallPortal([december(1), december(2)]);
    const { publisher, later } = openPublisher({ source: portal.source });
    const first = await snapshotOf(publisher);
    portal.events.c1 = [december(1), december(2, { title: 'Moved' })];
    const second = await later(300);
    expect(second.events[0]).toBe(first.events[0]);
    expect(second.events[1]).not.toBe(first.events[1]);
  });

  it('never go back when the clock is set back', async () => {
    const portal = smallPortal([december(1), december(2)]);
    const { publisher, clock, later } = openPublisher({ source: portal.source });
    const first = await snapshotOf(publisher);
    clock.set(noon - 30 * day * 1000);
    portal.events.c1 = [december(1, { title: 'Moved' }), december(2)];
    const second = await later(1);
    expect(second.events[0]?.revision).toMatchObject({ lastModified: '2026-11-20T12:00:01Z', sequence: 1 });
    expect(second.lastModified > first.lastModified).toBe(true);
    portal.events.c1 = [december(1, { title: 'Moved again' }), december(2)];
    const third = await later(1);
    expect(third.events[0]?.revision).toMatchObject({ lastModified: '2026-11-20T12:00:02Z', sequence: 2 });
    expect(third.lastModified).toBe('2026-11-20T12:00:02Z');
  });

  it('move with everything their rendering depends on, even while the portal is down', async () => {
    const portal = smallPortal([december(1)]);
    const store = createMemoryStore();
    const clock = fakeClock();
    await snapshotOf(openPublisher({ source: portal.source, store, clock }).publisher);
    portal.failing = { events: new Error('The portal is down.') };
    const open = (settings: object) => openPublisher({ source: portal.source, store, clock, settings });
    const upgraded = await open({ publication: '2' }).later(1);
    expect(shown(upgraded)).toEqual(['e1 Event 1 #1']);
    const renamed = await open({ publication: '2', site: { id: 'uni.example', timeZone: null, language: 'en' } }).later(
      1,
    );
    expect(shown(renamed)).toEqual(['e1 Event 1 #2']);
    const zoned = await open({
      publication: '2',
      site: { id: null, timeZone: 'Europe/Helsinki', language: 'en' },
    }).later(1);
    expect(shown(zoned)).toEqual(['e1 Event 1 #3']);
    const titled = await open({
      publication: '2',
      site: { id: null, timeZone: 'Europe/Helsinki', language: 'en' },
      calendars: { c1: { title: 'Lectures' } },
    }).later(1);
    expect(shown(titled)).toEqual(['e1 Event 1 #3']);
    expect(titled.calendar.title).toBe('Lectures');
    expect(titled.version).not.toBe(zoned.version);
    expect(titled.lastModified > zoned.lastModified).toBe(true);
  });

  it('continue from the last one when an event comes back', async () => {
    const portal = smallPortal([december(1), december(2), december(3)]);
    const { publisher, later } = openPublisher({ source: portal.source });
    await snapshotOf(publisher);
    portal.events.c1 = [december(1, { visibility: 'private' }), december(2), december(3)];
    expect(shown(await later(300))).toEqual(['e2 Event 2 #0', 'e3 Event 3 #0']);
    portal.events.c1 = [december(1), december(2), december(3)];
    expect(shown(await later(300))).toEqual(['e1 Event 1 #1', 'e2 Event 2 #0', 'e3 Event 3 #0']);
  });
});

describe('the digest of an event', () => {
  const full: CalendarEvent = {
    ...emptyEvent,
    id: 'e1',
    overrides: { id: 'e0', start: '2026-12-01T10:00:00Z' },
    title: 'Talk',
    description: { html: '<p>Talk</p>', text: 'Talk' },
    recurrence: { rules: ['FREQ=WEEKLY'], exclude: [], include: [] },
    location: { name: 'Hall 1', address: null, geo: { lat: 60.2, lon: 24.9 } },
    organizer: { name: 'Ann', email: null },
    categories: ['Talks'],
    translations: {
      fi: { title: 'Luento', summary: null, description: { html: '<p>Luento</p>', text: 'Luento' } },
      sv: { title: null, summary: null, description: null },
    },
  };
  /** The event as a later release may store it, with a field that this release does not know. */
  const gained = (more: object, of: CalendarEvent = full) => contentDigest({ ...of, ...more } as CalendarEvent);

  it('covers every field of this release, empty ones too, as it was first stored', () => {
    expect(contentDigest(full)).toBe(digest({ ...full, updated: null }));
    expect(contentDigest({ ...emptyEvent, id: 'e1' })).toBe(digest({ ...emptyEvent, id: 'e1' }));
    // Written by the first release that stored digests.
    expect(contentDigest({ ...emptyEvent, id: 'e1' })).toBe('7Mef4vdxQemjo8vrQ4PR0w');
    expect(contentDigest({ ...full })).toBe('5MFs8gDk2yHXelFkZmYO9Q');
  });

  it.each([
    ['null', { price: null }],
    ['absent', { price: undefined }],
    ['an empty list', { performers: [] }],
    ['an object with only empty fields', { tickets: { url: null, offers: [] } }],
    ['null, in the place', { location: { ...full.location, city: null } }],
    ['null, in the coordinates', { location: { ...full.location, geo: { lat: 60.2, lon: 24.9, alt: null } } }],
    ['null, in the organizer', { organizer: { ...full.organizer, url: null } }],
    ['an empty list, in the recurrence', { recurrence: { ...full.recurrence, overridden: [] } }],
    ['null, in a translation', { translations: { ...full.translations, fi: { ...full.translations.fi, note: null } } }],
  ])('does not move when the model gains a field that is %s', (_what, more) => {
    expect(gained(more)).toBe(contentDigest(full));
  });

  it('moves when a field that the model gains has a value', () => {
    const digests = [
      full,
      { ...full, price: 0 },
      { ...full, price: '' },
      { ...full, free: false },
      { ...full, performers: [{ name: 'Ann' }] },
      { ...full, location: { ...full.location, city: 'Helsinki' } },
    ].map((event) => contentDigest(event as CalendarEvent));
    expect(new Set(digests).size).toBe(digests.length);
  });

  it('does not move when a field of a later release gains an empty one', () => {
    expect(gained({ performers: [{ name: 'Ann', url: null }] })).toBe(gained({ performers: [{ name: 'Ann' }] }));
  });

  it('moves when a field of this release becomes empty', () => {
    expect(contentDigest({ ...full, location: null })).not.toBe(contentDigest(full));
    expect(contentDigest({ ...full, categories: [] })).not.toBe(contentDigest(full));
  });
});

describe('the revision of an event that has left', () => {
  it.each([
    ['continues', 'a year', 366, 3],
    ['is forgotten', 'more than a year', 367, 0],
  ])('%s when it comes back after %s', async (_what, _when, days, sequence) => {
    const far = december(1, { start: '2031-06-01T10:00:00Z', end: null });
    const other = december(2, { start: '2031-06-02T10:00:00Z', end: null });
    const portal = smallPortal([far, other]);
    const { publisher, later } = openPublisher({ source: portal.source });
    await snapshotOf(publisher);
    for (const title of ['Moved', 'Moved again']) {
      portal.events.c1 = [{ ...far, title }, other];
      await later(300);
    }
    // It turns private, so it must leave at once.
    portal.events.c1 = [{ ...far, visibility: 'private' }, other];
    expect(shown(await later(300))).toEqual(['e2 Event 2 #0']);
    // Remembered revisions are purged whenever something is published.
    portal.events.c1 = [{ ...other, title: 'Another' }];
    expect(shown(await later(days * day))).toEqual(['e2 Another #1']);
    portal.events.c1 = [far, other];
    expect(shown(await later(300))).toEqual([`e1 Event 1 #${sequence}`, 'e2 Event 2 #2']);
  });
});

describe('an event that the portal no longer lists', () => {
  const others = [december(10), december(11)];

  it('is published as cancelled when the portal keeps only its id and its cancellation', async () => {
    const portal = smallPortal([december(1), december(2)]);
    const { publisher, later } = openPublisher({ source: portal.source });
    await snapshotOf(publisher);
    portal.events.c1 = [{ id: 'e1', status: 'cancelled' }, december(2), { id: 'e9', status: 'cancelled' }];
    const next = await later(300);
    expect(shown(next)).toEqual(['e1 Event 1 #1 cancelled removed', 'e2 Event 2 #0']);
    expect(next.events[0]?.event.start).toBe(december(1).start);
    expect(await later(300)).toBe(next);
  });

  it('is published as cancelled when it is upcoming, until it ends', async () => {
    const portal = smallPortal([december(1), ...others]);
    const { publisher, later } = openPublisher({ source: portal.source });
    await snapshotOf(publisher);
    portal.events.c1 = others;
    const removed = await later(300);
    expect(shown(removed)).toEqual(['e1 Event 1 #1 cancelled removed', 'e10 Event 10 #0', 'e11 Event 11 #0']);
    expect(await later(5 * day)).toBe(removed);
    const dropped = await later(6 * day);
    expect(shown(dropped)).toEqual(['e10 Event 10 #0', 'e11 Event 11 #0']);
    expect(dropped.lastModified > removed.lastModified).toBe(true);
  });

  it('is dropped after thirty days when it is still upcoming', async () => {
    const far = december(1, { start: '2027-06-01T10:00:00Z', end: null });
    const portal = smallPortal([
      far,
      ...others.map((record) => ({ ...record, start: '2027-06-02T10:00:00Z', end: null })),
    ]);
    const { publisher, later } = openPublisher({ source: portal.source });
    await snapshotOf(publisher);
    portal.events.c1 = portal.events.c1?.slice(1) ?? [];
    expect((await later(300)).events).toHaveLength(3);
    expect((await later(29 * day)).events).toHaveLength(3);
    expect((await later(2 * day)).events).toHaveLength(2);
  });

  it('stays unchanged when it is past, until it is old', async () => {
    const portal = smallPortal([october(1), ...others]);
    const { publisher, later } = openPublisher({ source: portal.source });
    const first = await snapshotOf(publisher);
    portal.events.c1 = others;
    expect(await later(300)).toBe(first);
    expect((await later(60 * day)).events.map(({ event }) => event.id)).not.toContain('o1');
  });

  it('is restored when it is listed again', async () => {
    const portal = smallPortal([december(1), ...others]);
    const { publisher, later, store, clock } = openPublisher({ source: portal.source });
    await snapshotOf(publisher);
    portal.events.c1 = others;
    await later(300);
    const restarted = openPublisher({ source: portal.source, store, clock });
    expect(shown(await restarted.later(300))[0]).toBe('e1 Event 1 #1 cancelled removed');
    portal.events.c1 = [december(1), ...others];
    expect(shown(await restarted.later(300))[0]).toBe('e1 Event 1 #2');
  });

  it.each([
    ['private', { visibility: 'private' }],
    ['unlisted', { visibility: 'unlisted' }],
    ['a draft', { status: 'draft' }],
  ])('leaves at once when it turned %s, even if many events do', async (_what, change) => {
    const records = [december(1), december(2), december(3)];
    const portal = smallPortal(records);
    const { publisher, later } = openPublisher({ source: portal.source });
    await snapshotOf(publisher);
    portal.events.c1 = records.map((record) => ({ ...record, ...change }));
    expect(shown(await later(300))).toEqual([]);
  });

  it('leaves at once when it turned private, even if its sessions changed', async () => {
    const portal = smallPortal([december(1), ...others]);
    const { publisher, later } = openPublisher({ source: portal.source });
    await snapshotOf(publisher);
    portal.events.c1 = [december(1, { visibility: 'private', occurrence: 'second' }), ...others];
    expect(shown(await later(300))).toEqual(['e10 Event 10 #0', 'e11 Event 11 #0']);
  });

  it('leaves at once when it turned private and its details can’t be read', async () => {
    const portal = smallPortal([december(1), ...others]);
    portal.details.e1 = { visibility: 'public' };
    const { publisher, later } = openPublisher({ source: portal.source });
    await snapshotOf(publisher);
    portal.failing = { details: new Error('GET … answered 503') };
    portal.events.c1 = [december(1, { visibility: 'private' }), ...others];
    expect(shown(await later(300))).toEqual(['e10 Event 10 #0', 'e11 Event 11 #0']);
  });
});
