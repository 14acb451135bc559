import { describe, expect, it, vi } from 'vitest';
import { formatInstant } from '../../../src/calendar/instant.ts';
import type { RunningPublisher } from '../../../src/publisher/create-publisher.ts';
import { giveSlugs, mergeList } from '../../../src/publisher/index/index-state.ts';
import { createMemoryStore } from '../../../src/store/memory-store.ts';
import { fakeClock } from '../fakes/fake-clock.ts';
import { openPublisher, shown, snapshotOf } from '../fakes/open-publisher.ts';
import { december } from '../fakes/small-event.ts';
import { smallPortal } from '../fakes/small-source.ts';

const day = 86_400;

it('remembers when feeds began to be rendered otherwise, from the process that began it', async () => {
  const { source } = smallPortal([december(1)]);
  const store = createMemoryStore();
  const clock = fakeClock();
  const open = (rendering: string) => openPublisher({ source, store, clock, settings: { rendering } }).publisher;
  const since = async (publisher: RunningPublisher) => {
    const index = await publisher.index();
    return index.kind === 'index' ? index.renderedSince : index;
  };
  const first = open('1');
  expect(await since(first)).toBeUndefined();

  await clock.advance(day * 1000);
  const upgraded = open('2');
  const upgrade = formatInstant(clock.now());
  await clock.advance(1000);
  expect(await since(upgraded)).toBe(upgrade);
  await upgraded.refresh();
  expect(await since(upgraded)).toBe(upgrade);

  await clock.advance(day * 1000);
  expect(await since(open('2'))).toBe(upgrade);
});

describe('the list of calendars', () => {
  it('is the portal’s, with the configuration merged into it', async () => {
    const portal = smallPortal([december(1)]);
    portal.calendars = [
      { id: 'c2', name: 'Two', timeZone: 'Europe/Kyiv' },
      { id: 'c1', name: 'One' },
      { id: 'me@uni.example' },
    ];
    const { publisher } = openPublisher({
      source: portal.source,
      settings: {
        site: { id: null, timeZone: 'Europe/Helsinki', language: 'fi' },
        calendars: { c2: { slug: 'second', timeZone: 'Europe/Oslo', hidden: true, color: 'teal' } },
      },
    });
    const index = await publisher.index();
    expect(index).toMatchObject({
      kind: 'index',
      siteId: 'portal.example',
      calendars: [
        {
          id: 'c2',
          slug: 'second',
          title: 'Two',
          timeZone: 'Europe/Oslo',
          hidden: true,
          color: 'teal',
          language: 'fi',
        },
        { id: 'c1', slug: 'c1', title: 'One', timeZone: 'Europe/Helsinki', hidden: false, color: null },
        { id: 'me@uni.example', slug: 'me-uni-example', title: 'me@uni.example' },
      ],
    });
  });

  it('has the portal’s colours unless others are configured, also after a restart', async () => {
    const portal = smallPortal([december(1)]);
    portal.calendars = [
      { id: 'c1', name: 'One', color: '#c0392b' },
      { id: 'c2', name: 'Two', color: '#27ae60' },
      { id: 'c3', name: 'Three' },
    ];
    const store = createMemoryStore();
    const settings = { calendars: { c2: { color: 'teal' } } };
    const colors = async () => {
      const index = await openPublisher({ source: portal.source, settings, store }).publisher.index();
      return index.kind === 'index' ? index.calendars.map(({ color }) => color) : index;
    };
    expect(await colors()).toEqual(['#c0392b', 'teal', null]);
    portal.failing = { calendars: new Error('The portal is down.') };
    expect(await colors()).toEqual(['#c0392b', 'teal', null]);
  });

  it('keeps a withdrawn calendar’s copy for seven days of successful lists, then reports it as gone', async () => {
    const portal = smallPortal([december(1)]);
    portal.calendars = [
      { id: 'c1', name: 'One' },
      { id: 'c2', name: 'Two' },
    ];
    portal.events.c2 = [december(2)];
    const { publisher, later, store, clock } = openPublisher({ source: portal.source });
    const first = await later(0, 'c2');
    portal.calendars = [{ id: 'c1', name: 'One' }];
    portal.failing = { calendar: { c2: new Error('A withdrawn calendar must not be asked for.') } };
    await later(300);
    const status = await publisher.status();
    expect(status.calendars[1]).toMatchObject({ id: 'c2', withdrawnSince: '2026-11-20T12:05:00Z', failure: null });
    portal.failing.calendars = new Error('The portal is down.');
    await later(8 * day);
    expect(await snapshotOf(publisher, 'c2')).toEqual(first);
    delete portal.failing.calendars;
    await later(1);
    expect(await publisher.snapshot('c2')).toEqual({ kind: 'gone' });
    expect(await publisher.index()).toMatchObject({ calendars: [{ id: 'c1' }] });
    const restarted = openPublisher({ source: portal.source, store, clock });
    expect(await restarted.publisher.snapshot('c2')).toEqual({ kind: 'gone' });
    portal.calendars = [
      { id: 'c1', name: 'One' },
      { id: 'c2', name: 'Two' },
    ];
    portal.failing = {};
    expect(shown(await restarted.later(300, 'c2'))[0]).toContain('e2 Event 2');
  });

  it('is kept in the store, with the identity of the site', async () => {
    const portal = smallPortal([december(1)]);
    const store = createMemoryStore();
    await openPublisher({ source: portal.source, store }).publisher.index();
    portal.failing = { calendars: new Error('The portal is down.') };
    const moved = { ...sourceAt('https://new.example/api'), movedFrom: 'https://portal.example/api/' };
    const second = openPublisher({ source: portal.source, store, settings: { source: moved } });
    expect(await second.publisher.index()).toMatchObject({ siteId: 'portal.example', calendars: [{ id: 'c1' }] });
    await second.later(400).catch(() => undefined);
    const third = openPublisher({
      source: portal.source,
      store,
      settings: { source: sourceAt('https://new.example/api') },
    });
    expect(await third.publisher.index()).toMatchObject({ siteId: 'portal.example' });
  });

  it('gets the identity of the moved portal when the store that knew the old one is lost', async () => {
    const source = { ...sourceAt('https://new.example/api'), movedFrom: 'https://portal.example/api/' };
    const { publisher } = openPublisher({ source: smallPortal([december(1)]).source, settings: { source } });
    expect(await publisher.index()).toMatchObject({ siteId: 'portal.example' });
  });

  it('refuses a store that was filled from another portal', async () => {
    const portal = smallPortal([december(1)]);
    const store = createMemoryStore();
    await openPublisher({ source: portal.source, store }).publisher.index();
    const other = openPublisher({
      source: portal.source,
      store,
      settings: { source: sourceAt('https://other.example') },
    });
    const message = 'The store was filled from portal.example/api, but source.baseUrl is other.example.';
    await expect(other.publisher.start()).rejects.toThrow(message);
    expect(await other.publisher.index()).toEqual({ kind: 'pending', retryAfter: 5 });
    expect((await other.publisher.status()).store).toContain(message);
    await other.publisher.stop();
  });

  it('names a record that can’t be read, and fails when none can', async () => {
    const portal = smallPortal([december(1)]);
    portal.calendars = [{ id: 'c1' }, { name: 'No id' } as never];
    const { publisher, later } = openPublisher({ source: portal.source });
    expect(await publisher.index()).toMatchObject({ calendars: [{ id: 'c1' }] });
    expect((await publisher.status()).problems).toMatchObject([
      { level: 'error', where: 'list of calendars, record 2', message: 'The record holds no id of a calendar.' },
    ]);
    portal.calendars = [{ name: 'No id' } as never];
    await later(300);
    expect((await publisher.status()).list.failure).toContain(
      'The only record of the list of calendars could not be read: The record holds no id of a calendar.',
    );
    expect(await publisher.index()).toMatchObject({ calendars: [{ id: 'c1' }] });
  });
});

describe('a calendar that is gone', () => {
  it('stays gone when the clock is set back', () => {
    const record = { id: 'c1', title: null, description: null, timeZone: null, url: null };
    const known = [{ record, slug: 'c1', missingSince: '2026-11-20T12:00:00Z', gone: true }];
    expect(mergeList(known, [], Date.parse('2026-11-01T12:00:00Z'))).toMatchObject([{ gone: true }]);
  });
});

const sourceAt = (baseUrl: string) => ({
  baseUrl,
  movedFrom: null,
  concurrency: 6,
  endpoints: { details: '/event-calendar/{eventCalendarId}/event/{eventId}/details' },
});

describe('slugs', () => {
  const given = (ids: string[], configured = {}, kept = new Map<string, string>(), reserved: string[] = []) =>
    Object.fromEntries(giveSlugs({ ids, configured, kept, reserved }).slugs);

  it('are configured, plain ids, or made readable, and always unique', () => {
    expect(given(['42', 'a.ics', 'AAMkAGI3/+x=', 'Ä é', 'календарь', 'a-ics'], { 42: { slug: 'lectures' } })).toEqual({
      42: 'lectures',
      'a.ics': expect.stringMatching(/^a-ics-[A-Za-z0-9]+$/),
      'AAMkAGI3/+x=': 'AAMkAGI3-x',
      'Ä é': 'A-e',
      календарь: 'calendar',
      'a-ics': 'a-ics',
    });
  });

  it('stay the same once given', () => {
    expect(given(['a-ics', 'a.ics'], {}, new Map([['a.ics', 'a-ics']]))['a.ics']).toBe('a-ics');
  });

  it('are worked out for calendars that have none only', () => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    given(['a.ics', 'b'], {}, new Map([['a.ics', 'a-ics']]));
    expect(normalize).not.toHaveBeenCalled();
    given(['a.ics', 'b']);
    expect(normalize).toHaveBeenCalled();
    normalize.mockRestore();
  });

  it('never take the name of a saved feed, and report a configured one that does', () => {
    expect(given(['42'], {}, new Map(), ['42'])['42']).not.toBe('42');
    const { problems } = giveSlugs({
      ids: ['1', '2'],
      configured: { 1: { slug: 'x' }, 2: { slug: 'x' } },
      kept: new Map(),
      reserved: [],
    });
    expect(problems).toMatchObject([{ where: 'calendars.2.slug' }]);
  });
});

it('works out the published list once for each change, not for each request', async () => {
  const portal = smallPortal([december(1)]);
  const { publisher } = openPublisher({ source: portal.source });
  const calendars = async () => {
    const index = await publisher.index();
    return index.kind === 'index' ? index.calendars : null;
  };
  await publisher.refresh();
  const first = await calendars();
  expect(first).not.toBeNull();
  expect(await calendars()).toBe(first);
  portal.calendars = [{ id: 'c1', name: 'Another name' }];
  await publisher.refresh();
  expect(await calendars()).not.toBe(first);
});
