import { afterEach, describe, expect, it } from 'vitest';
import { createMapping } from '../../../src/mapping/mapping.ts';
import { type Source, SourceError } from '../../../src/source/source.ts';
import { type Portal, startPortal } from '../../portal/portal.ts';
import { openPublisher, publisherSettings, snapshotOf } from '../fakes/open-publisher.ts';
import { openPortalPublisher, type PortalPublisher } from '../fakes/portal-publisher.ts';
import { smallPortal, unavailable } from '../fakes/small-source.ts';

const mapping = () =>
  createMapping(
    { calendars: {}, events: {}, details: {}, event: {}, allDayEnd: 'auto' },
    { timeZone: 'UTC', language: 'en', linkBase: 'https://portal.example' },
  );
const uuid = (n: number) => `7d9f6c1${n}-52a1-4c6f-9a80-33b1f0c2ee4${n}`;
const records = Array.from({ length: 6 }, (_, n) => ({
  id: `${61 + n}`,
  uuid: uuid(n),
  title: `Evening number ${n}`,
  start: `2026-12-0${1 + n}T18:30:00Z`,
}));

/** A portal that finds details by only one of the ids. */
function open(
  answers: (id: string) => boolean,
  failure = new SourceError('not-found', 'was answered 404', { status: 404 }),
) {
  const portal = smallPortal(records);
  const source: Source = {
    ...portal.source,
    async details(calendarId, id, record, run) {
      if (!answers(id)) {
        portal.asked.push(`details ${calendarId} ${id}`);
        throw failure;
      }
      portal.details[id] = { description: `Read by ${id}` };
      return portal.source.details(calendarId, id, record, run);
    },
  };
  const asked = () => portal.asked.filter((what) => what.startsWith('details')).map((what) => what.slice(11));
  return { ...openPublisher({ source, mapping: mapping() }), asked };
}

describe('the details that detection samples', () => {
  it('are requested by the next likely id when the portal finds nothing by the first, and the events get that id', async () => {
    const { publisher, asked } = open((id) => id.includes('-'));
    const { events } = await snapshotOf(publisher);
    expect(events.map(({ event }) => event.id)).toEqual(records.map((record) => record.uuid));
    expect(events.map(({ event }) => event.description?.text)).toEqual(
      records.map((record) => `Read by ${record.uuid}`),
    );
    expect(asked().filter((id) => !id.includes('-'))).toHaveLength(5);
  });

  it('are requested by the first id only when the portal finds it', async () => {
    const { publisher, asked } = open((id) => !id.includes('-'));
    const { events } = await snapshotOf(publisher);
    expect(events.map(({ event }) => event.id)).toEqual(records.map(({ id }) => id));
    expect(asked().filter((id) => id.includes('-'))).toEqual([]);
  });

  it('are requested by few other ids when the portal finds none', async () => {
    const { publisher, asked } = open(() => false);
    await snapshotOf(publisher);
    expect(asked().filter((id) => id.includes('-'))).toHaveLength(2);
  });

  it('are sampled again from those that are read later, when the portal failed for all of them', async () => {
    const portal = smallPortal(records);
    for (const { id } of records) portal.details[id] = { description: `About ${id}` };
    const { publisher, later } = openPublisher({ source: portal.source, mapping: mapping() });
    portal.failing.details = unavailable();
    // The list does not say what is private, so it is published only when the details have failed for a while.
    await publisher.refresh();
    expect(await publisher.snapshot('c1')).toMatchObject({ kind: 'pending' });
    expect((await publisher.status()).calendars[0]?.failure).toMatch(/details of no event could be read/);
    await publisher.refresh();
    await publisher.refresh();
    const first = await snapshotOf(publisher);
    expect(first.events.map(({ event }) => event.description)).toEqual(records.map(() => null));
    portal.failing = {};
    await later(600);
    const { events } = await later(600);
    expect(events.map(({ event }) => event.description?.text)).toEqual(records.map(({ id }) => `About ${id}`));
    expect(events.map(({ event }) => event.id)).toEqual(records.map(({ id }) => id));
    // It is detected again once.
    const again = await later(600);
    expect(again.version).toBe((await later(600)).version);
  });

  it('keep what is private from being published when the portal failed for all of them at first', async () => {
    const portal = smallPortal(records);
    for (const { id } of records) portal.details[id] = { description: `About ${id}`, visibility: 'public' };
    portal.details[62] = { visibility: 'private' };
    const { publisher } = openPublisher({ source: portal.source, mapping: mapping() });
    portal.failing.details = unavailable();
    await publisher.refresh();
    expect(await publisher.snapshot('c1')).toMatchObject({ kind: 'pending' });
    portal.failing = {};
    await publisher.refresh();
    const shown = (await snapshotOf(publisher)).events.map(({ event }) => event.id);
    expect(shown).toEqual(records.map(({ id }) => id).filter((id) => id !== '62'));
  });

  it('are sampled again from those that the same run has read after the portal failed for the sample', async () => {
    const portal = smallPortal(records);
    for (const { id } of records) portal.details[id] = { description: `About ${id}`, visibility: 'public' };
    portal.details[62] = { visibility: 'private' };
    let requests = 0;
    const source: Source = {
      ...portal.source,
      async details(...request) {
        requests += 1;
        if (requests <= 5) throw unavailable();
        return await portal.source.details(...request);
      },
    };
    const { publisher, later } = openPublisher({ source, mapping: mapping() });
    await publisher.refresh();
    const { events } = await later(60);
    expect(events.map(({ event }) => event.description?.text)).toEqual(
      records.filter(({ id }) => id !== '62').map(({ id }) => `About ${id}`),
    );
    expect(requests).toBe(5 + records.length);
  });

  it('are not requested by another id when a request merely fails', async () => {
    const { publisher, asked } = open(() => false, unavailable());
    await publisher.refresh();
    expect(asked().filter((id) => id.includes('-'))).toEqual([]);
  });
});

describe('the id that details are asked by', () => {
  const days = Array.from({ length: 6 }, (_, n) => ({
    title: `Evening number ${n}`,
    start: `2026-12-0${1 + n}T18:30:00Z`,
  }));
  let portal: Portal;
  const opened: PortalPublisher[] = [];
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close();
    await portal.close();
  });

  /** What a portal answers for the details of an id; a status: with that. */
  type Answer = (id: string) => unknown;
  async function read(more: (n: number) => object, details: Answer) {
    const list = days.map((day, n) => ({ ...more(n), ...day }));
    portal = await startPortal({
      events: list,
      handle: ({ operation, eventId }) => {
        if (operation !== 'details') return undefined;
        const body = details(eventId ?? '');
        return typeof body === 'number' ? { status: body, body: {} } : { body };
      },
    });
    const one = openPortalPublisher({ url: portal.url });
    opened.push(one);
    await one.publisher.refresh();
    const { events } = await snapshotOf(one.publisher, 'c1');
    const { problems } = await one.publisher.status();
    const asked = portal.log.requests.filter(({ operation }) => operation === 'details').length;
    return {
      ids: events.map(({ event }) => event.id),
      texts: events.map(({ event }) => event.description?.text),
      problems,
      asked,
    };
  }
  const about = (n: number) => ({ ...days[n], description: `All about ${n}` });
  const slugs = ['jazz-night', 'old-songs', 'new-films', 'two-poets', 'ice-swim', 'book-fair'];
  const bySlug = (unknown: unknown) => (id: string) => (slugs.includes(id) ? about(slugs.indexOf(id)) : unknown);

  it.each<[string, unknown]>([
    ['404', 404],
    ['400', 400],
    ['500', 500],
    ['an empty object', {}],
    ['an error in a 200', { error: 'no such event' }],
    ['the same answer to every id', { title: 'Our events', description: 'Choose one of them.' }],
    ['the id alone', { found: false, data: null }],
  ])('may have the name of something else, when the portal answers others with %s', async (_, unknown) => {
    const { ids, texts, problems, asked } = await read(
      (n) => ({ id: 70 + n, eventPlaceName: slugs[n] }),
      bySlug(unknown),
    );
    expect(ids).toEqual(slugs);
    expect(texts).toEqual(days.map((_day, n) => `All about ${n}`));
    expect(asked).toBeLessThan(20);
    expect(problems).toMatchObject([{ level: 'info', where: 'mapping.event.id' }]);
    expect(problems[0]?.message).toMatch(
      /^Asking for details by id \(70\) brought .+, by eventPlaceName \(jazz-night\) brought the details/,
    );
  });

  it('is none that brings other events', async () => {
    const { ids } = await read(
      (n) => ({ id: 1 + n, ref: `k-${9 - n}` }),
      (id) => (id.startsWith('k-') ? about(9 - Number(id.slice(2))) : about(5 - (Number(id) - 1))),
    );
    expect(ids).toEqual(days.map((_, n) => `k-${9 - n}`));
  });

  it('may be a part of a link', async () => {
    const { ids } = await read(
      (n) => ({ links: { self: `https://portal.example/api/shows/a${70 + n}` } }),
      (id) => (/^a7\d$/.test(id) ? about(Number(id.slice(2))) : 404),
    );
    expect(ids).toEqual(days.map((_, n) => `a${70 + n}`));
  });

  it('is none that is the same in all records', async () => {
    const { ids } = await read(
      (n) => ({ department_id: 'culture', number: `e-${n}` }),
      () => 404,
    );
    expect(ids).toEqual(days.map((_, n) => `e-${n}`));
  });

  it('stays that of the published events when detection runs again and the portal answers differently', async () => {
    const answering = { by: /-/ };
    const list = days.map((day, n) => ({ id: 70 + n, code: slugs[n], ...day }));
    portal = await startPortal({
      events: list,
      handle: ({ operation, eventId = '' }) =>
        operation === 'details'
          ? answering.by.test(eventId ?? '')
            ? { body: { text: `Of ${eventId}` } }
            : { status: 404, body: {} }
          : undefined,
    });
    const one = openPortalPublisher({ url: portal.url });
    opened.push(one);
    await one.publisher.refresh();
    expect((await snapshotOf(one.publisher, 'c1')).events.map(({ event }) => event.id)).toEqual(slugs);
    answering.by = /^7/;
    const settings = { ...publisherSettings, mapping: { changed: true } };
    const source = { ...publisherSettings.source, baseUrl: portal.url };
    const again = openPortalPublisher({ url: portal.url, store: one.store, settings: { ...settings, source } });
    opened.push(again);
    await again.publisher.refresh();
    expect((await snapshotOf(again.publisher, 'c1')).events.map(({ event }) => event.id)).toEqual(slugs);
  });

  it('stays the first, and doubts are said, when every answer is the same', async () => {
    const { ids, problems } = await read(
      (n) => ({ id: 70 + n, code: slugs[n] }),
      () => ({ text: 'Welcome to our portal.' }),
    );
    expect(ids).toEqual(days.map((_, n) => `${70 + n}`));
    expect(problems).toMatchObject([{ level: 'warning', where: 'mapping.event.id' }]);
    expect(problems[0]?.message).toContain('id (70) brought the same answer for every event');
  });
});

describe('the details of events without an id', () => {
  const named = records.map(({ title, start }) => ({ title, start }));
  /** The portal answers nothing but this. */
  const read = async (answer: (id: string) => object | SourceError) => {
    const portal = smallPortal();
    let asked = 0;
    const source: Source = {
      ...portal.source,
      async events(_calendarId, readItems) {
        const body = { items: named };
        return { pages: [{ body, operation: 'GET events', items: readItems(body) }], notes: [], partial: null };
      },
      async details(_calendarId, id) {
        asked += 1;
        const body = answer(id);
        if (body instanceof SourceError) throw body;
        return { operation: 'GET details', body };
      },
    };
    const { publisher } = openPublisher({ source, mapping: mapping() });
    await publisher.refresh();
    const first = asked;
    await publisher.refresh();
    return { publisher, first, again: asked - first };
  };

  it('are those that are asked for by its name, where they are about it', async () => {
    const start = new Map(named.map((one) => [one.title, one.start]));
    const { publisher } = await read((id) => ({ name: id, from: start.get(id), description: `About ${id}` }));
    const { events } = await snapshotOf(publisher);
    expect(events.map(({ event }) => event.id)).toEqual(named.map(({ title }) => title));
    expect(events[0]?.event.description?.text).toBe('About Evening number 0');
  });

  it.each<[string, (id: string) => object | SourceError, again: number]>([
    ['the same for each', () => ({ name: 'Town portal', description: 'Welcome to our town', location: 'Hall' }), 0],
    ['the name and nothing of the event', (query) => ({ query, results: [], description: `Found for ${query}` }), 0],
    ['none', () => new SourceError('not-found', 'was answered 404', { status: 404 }), 0],
    ['no answer', () => unavailable(), 2],
  ])('are no ids if there are %s', async (_, answer, again) => {
    const seen = await read(answer);
    expect(await seen.publisher.snapshot('c1')).toMatchObject({ kind: 'pending' });
    expect((await seen.publisher.status()).calendars[0]?.failure).toMatch(/it holds no id/);
    expect([seen.first, seen.again]).toEqual([2, again]);
  });
});
