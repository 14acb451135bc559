import { afterEach, describe, expect, it } from 'vitest';
import { surveyPortal } from '../../../src/cli/survey/survey-portal.ts';
import type { Config } from '../../../src/config/config.ts';
import { parseConfig } from '../../../src/config/parse-config.ts';
import { portalDeps } from '../../../src/portal-deps.ts';
import { createUndiciFetch } from '../../../src/source/http/undici-fetch.ts';
import { createMemoryStore } from '../../../src/store/memory-store.ts';
import { type Portal, startPortal } from '../../portal/portal.ts';
import { publisherSettings, snapshotOf } from '../fakes/open-publisher.ts';
import { openPortalPublisher, type PortalPublisher, sleep } from '../fakes/portal-publisher.ts';
import { december } from '../fakes/small-event.ts';

const calendars = [
  { id: 11, slug: 'music', uuid: '7d9f6c11-52a1-4c6f-9a80-33b1f0c2ee41', name: 'Music' },
  { id: 12, slug: 'film', uuid: '7d9f6c12-52a1-4c6f-9a80-33b1f0c2ee42', name: 'Film' },
];
type Field = 'id' | 'slug' | 'uuid';

let portal: Portal;
const opened: PortalPublisher[] = [];

/** A portal that finds a calendar by this field only, and answers 404 for the others. */
async function start(answersBy: Field, listed: readonly object[] = calendars) {
  const state = { answersBy };
  const fields = listed as readonly Record<Field, unknown>[];
  portal = await startPortal({
    calendars: listed,
    events: Object.fromEntries(fields.flatMap((one, n) => Object.values(one).map((id) => [id, [december(1 + n)]]))),
    handle: ({ calendarId }) => {
      const isKnown = calendarId === null || fields.some((one) => String(one[state.answersBy]) === calendarId);
      return isKnown ? undefined : { status: 404, body: { error: 'no such calendar' } };
    },
  });
  return state;
}

function open(more: object = {}): PortalPublisher {
  const one = openPortalPublisher({ url: portal.url, ...more });
  opened.push(one);
  return one;
}

const idsOf = async ({ publisher }: PortalPublisher) => (await publisher.status()).calendars.map(({ id }) => id);
const asked = () => portal.log.requests.filter(({ operation }) => operation === 'events').map((one) => one.calendarId);

afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
  await portal.close();
});

/** Detects the id rule, as `kalends check` and `kalends init` do; `init` writes it down. */
async function survey() {
  const { config } = parsed({ source: { baseUrl: portal.url }, site: { timeZone: 'UTC' } });
  const fetch = createUndiciFetch();
  const runtime = { now: () => Date.now(), sleep, random: () => 0, log: () => undefined };
  const deps = { ...portalDeps({ config, token: 'secret', fetch, runtime }), store: createMemoryStore() };
  let requests = 0;
  const onRequest = () => {
    requests += 1;
  };
  const found = await surveyPortal({
    config,
    deps,
    run: { onRequest },
    calendarId: null,
    onProgress: () => undefined,
  });
  await fetch.close();
  return { rule: found.rules?.calendars.id?.rule, requests };
}

function parsed(settings: object): { readonly config: Config } {
  const found = parseConfig(settings, { KALENDS_TOKEN: 'secret' });
  if ('problems' in found) throw new Error(JSON.stringify(found.problems));
  return found;
}

describe('calendars in another list of the answer than the likeliest', () => {
  const boards = calendars.map(({ id, name }, n) => ({
    id,
    name,
    phone: `555 014${n}`,
    createdAt: `2023-02-0${n + 1}`,
  }));
  it.each([
    ['beside an empty list of groups', { sites: boards, related: { siteGroups: [] } }],
    [
      'beside languages',
      {
        languages: [
          { id: 'en', name: 'English' },
          { id: 'de', name: 'German' },
        ],
        boards,
      },
    ],
    [
      'beside what was asked for',
      {
        api: {
          request: { argument: [{ '@name': 'service', '@value': 'boards' }] },
          response: { boards: { board: boards } },
        },
      },
    ],
  ])('are found %s, and those that the portal knows are kept', async (_, body) => {
    portal = await startPortal({
      events: { 11: [december(1)], 12: [december(2)] },
      handle: ({ operation, calendarId }) =>
        operation === 'calendars'
          ? { body }
          : ['11', '12'].includes(calendarId ?? '')
            ? undefined
            : { status: 404, body: {} },
    });
    const one = open();
    await one.publisher.refresh();
    expect(await idsOf(one)).toEqual(['11', '12']);
    const before = asked().length;
    await one.publisher.refresh();
    expect(asked().slice(before)).toEqual(['11', '12']);
  });

  it('are the only one, which stands by itself', async () => {
    portal = await startPortal({
      events: { 11: [december(1)] },
      handle: ({ operation, calendarId }) =>
        operation === 'calendars'
          ? { body: { root: { list: { '@count': '1', ensemble: { '@id': '11', name: 'Music' } } } } }
          : calendarId === '11'
            ? undefined
            : { status: 404, body: {} },
    });
    const one = open();
    await one.publisher.refresh();
    expect(await idsOf(one)).toEqual(['11']);
  });

  const named = (...ids: readonly string[]) =>
    ids.map((id, n) => ({ id, name: ['Talks', 'Walks', 'Music', 'Sport'][n] }));
  const unknown = { status: 404, body: {} };
  const [empty, first, second] = [[], [december(1)], [december(2)]].map((items) => ({ body: { items } }));
  it.each([
    [
      'are not looked for while they have no events',
      { site: { id: 'town', name: 'Town' }, calendars: named('1', '2', '3', '4') },
      { town: first, '1': empty, '2': empty, '3': empty, '4': second },
      ['1', '2', '3', '4'],
    ],
    [
      'are not those of which one only has events',
      { calendars: named('1', '2', '3', '4'), topics: named('a', 'b', 'c') },
      { a: first },
      ['1', '2', '3', '4'],
    ],
    [
      'are not those of which all have the same events',
      { calendars: named('1', '2', '3', '4'), topics: named('a', 'b', 'c') },
      { a: first, b: first, c: first },
      ['1', '2', '3', '4'],
    ],
    [
      'are those of which two have their own',
      { calendars: named('1', '2', '3', '4'), topics: named('a', 'b', 'c') },
      { b: first, c: second },
      ['a', 'b', 'c'],
    ],
  ])('%s', async (_, body, answers: Readonly<Record<string, typeof first | undefined>>, ids) => {
    portal = await startPortal({
      handle: ({ operation, calendarId }) =>
        operation === 'calendars' ? { body } : (answers[calendarId ?? ''] ?? unknown),
    });
    const one = open();
    await one.publisher.refresh();
    expect(await idsOf(one)).toEqual(ids);
  });

  describe('when they are looked for again', () => {
    async function readAgain(before: object, after: object, { known, fails }: { known: string[]; fails: boolean }) {
      const state = { body: before, fails: false };
      portal = await startPortal({
        handle: ({ operation, calendarId }) => {
          if (operation === 'calendars') return { body: state.body };
          if (state.fails) return { status: 500, body: {} };
          const n = known.indexOf(calendarId ?? '');
          return n < 0 ? unknown : { body: { items: [december(1 + n)] } };
        },
      });
      const one = open();
      await one.publisher.refresh();
      const idsBefore = await idsOf(one);
      Object.assign(state, { body: after, fails });
      const askedBefore = asked().length;
      const settings = { ...publisherSettings, mapping: { changed: true } };
      const source = { ...publisherSettings.source, baseUrl: portal.url };
      const again = open({ store: one.store, settings: { ...settings, source } });
      await again.publisher.refresh();
      const status = await again.publisher.status();
      return { idsBefore, ids: await idsOf(again), asked: asked().slice(askedBefore), status };
    }
    const languages = named('en', 'de');
    const halls = boards.map((one) => ({ ...one, id: `70${one.id}` }));

    it('are known by their ids, although the portal fails', async () => {
      const known = ['7011', '7012'];
      const found = await readAgain({ languages, boards: halls }, { languages, boards: halls }, { known, fails: true });
      expect(found.ids).toEqual(known);
      expect(found.asked).toEqual(known);
    });

    it('are kept where no list has them any more and the portal fails', async () => {
      const known = ['7011', '7012'];
      const after = { languages, topics: named('a', 'b') };
      const found = await readAgain({ languages, boards: halls }, after, { known, fails: true });
      expect(found.ids).toEqual(known);
      expect(found.status.list.failure).toContain('500');
    });

    it('are not those of a list that has one short number of theirs', async () => {
      const after = { calendars: named('a1', 'a2'), users: named('1', '2') };
      const found = await readAgain({ calendars: named('1') }, after, { known: ['1', 'a1', 'a2'], fails: false });
      expect(found.idsBefore).toEqual(['1']);
      expect(found.asked).toEqual(expect.arrayContaining(['a1', 'a2']));
      expect(found.ids).toEqual(expect.arrayContaining(['a1', 'a2']));
      expect(found.ids).not.toContain('2');
    });

    it('are those of the list that has most of their ids, although the likeliest has some', async () => {
      const regions = ['1', '2', '3', '4', '5'].map((id) => ({ id, label: `Region ${id}`, office: `Hall ${id}` }));
      const known = regions.map(({ id }) => id);
      const after = { categories: named('1', '2'), regions };
      const found = await readAgain({ regions }, after, { known, fails: false });
      expect(found.idsBefore).toEqual(known);
      expect(found.ids).toEqual(known);
      expect(found.asked).toEqual(known);
    });
  });
});

describe('calendars whose events the portal finds', () => {
  it.each(['id', 'slug', 'uuid'] as const)(
    'by the %s get that field as their id rule, and every request is counted',
    async (field) => {
      await start(field);
      expect(await survey()).toEqual({ rule: field, requests: portal.log.requests.length });
    },
  );

  it('by the id keep it, after it was asked for twice', async () => {
    await start('id');
    const one = open();
    await one.publisher.refresh();
    expect(await idsOf(one)).toEqual(['11', '12']);
    expect(asked()).toEqual(['11', '12', '11', '12']);
  });

  it.each(['slug', 'uuid'] as const)(
    'by the %s only get it as their id, and the portal is asked by nothing else afterwards',
    async (field) => {
      await start(field);
      const one = open();
      await one.publisher.refresh();
      expect(await idsOf(one)).toEqual(calendars.map((calendar) => calendar[field]));
      expect((await snapshotOf(one.publisher, calendars[1]?.[field])).events).toHaveLength(1);
      const before = asked().length;
      expect(before).toBeLessThan(8);
      await one.publisher.refresh();
      expect(asked().slice(before)).toEqual(calendars.map((calendar) => calendar[field]));
    },
  );

  it('by no field keep their ids', async () => {
    await start('nothing' as Field);
    const one = open();
    await one.publisher.refresh();
    expect(await idsOf(one)).toEqual(['11', '12']);
    expect((await one.publisher.status()).calendars[0]?.failure).toContain('404');
  });

  it('by the id for one calendar and not for another keep their ids', async () => {
    const [first, second] = calendars;
    const gone = { ...second, id: '13' };
    portal = await startPortal({
      calendars: [gone, first],
      events: [december(1)],
      handle: ({ calendarId }) =>
        calendarId === null || calendarId === '11' || calendarId === 'film' ? undefined : { status: 404, body: {} },
    });
    const one = open();
    await one.publisher.refresh();
    expect(await idsOf(one)).toEqual(['13', '11']);
  });

  it('by the slug get it, where their names are ids of most of them', async () => {
    const listed = ['Courses', 'Lectures', 'Café talks'].map((name) => ({
      name,
      url: name.replace('é', 'e').replace(' ', '-'),
    }));
    portal = await startPortal({
      calendars: listed,
      events: Object.fromEntries(listed.map(({ url }, n) => [url, [december(1 + n)]])),
    });
    const one = open();
    await one.publisher.refresh();
    expect(await idsOf(one)).toEqual(['Courses', 'Lectures', 'Cafe-talks']);
  });

  it('by the slug get it, although the portal answers any id with an empty list', async () => {
    portal = await startPortal({
      calendars,
      events: { music: [december(1)], film: [december(2)] },
      handle: ({ operation, calendarId }) =>
        operation === 'events' && !/^[a-z]+$/.test(calendarId ?? '') ? { body: { items: [] } } : undefined,
    });
    const one = open();
    await one.publisher.refresh();
    expect(await idsOf(one)).toEqual(['music', 'film']);
    const { problems } = await one.publisher.status();
    expect(problems.map(({ message }) => message)).toEqual([
      'Asking for events by id (11) brought no events, by uuid (7d9f6c11-52a1-4c6f-9a80-33b1f0c2ee41) brought no events, by slug (music) brought their events.',
    ]);
  });

  it('by the slug get it, although the portal answers any other id with the events of all', async () => {
    portal = await startPortal({
      calendars,
      events: { music: [december(1)], film: [december(2)] },
      handle: ({ operation, calendarId }) =>
        operation === 'events' && !/^[a-z]+$/.test(calendarId ?? '')
          ? { body: { items: [december(1), december(2)] } }
          : undefined,
    });
    const one = open();
    await one.publisher.refresh();
    expect(await idsOf(one)).toEqual(['music', 'film']);
  });

  it('by no field, since it answers any with the events of all, keep their ids, and that is said at every refresh', async () => {
    portal = await startPortal({ calendars, events: [december(1)] });
    const one = open();
    await one.publisher.refresh();
    await one.publisher.refresh();
    expect(await idsOf(one)).toEqual(['11', '12']);
    const { problems } = await one.publisher.status();
    expect(problems).toMatchObject([{ level: 'warning', where: 'mapping.calendars.id' }]);
    expect(problems[0]?.message).toMatch(/^The portal does not tell calendars apart: asking for events by id \(11\)/);
  });

  it('by their only id are asked for only when they are read', async () => {
    await start('id', [{ id: 11, name: 'Music' }]);
    const one = open();
    await one.publisher.refresh();
    expect(asked()).toEqual(['11']);
  });

  it('keep their ids when detection runs again while the portal answers differently', async () => {
    const state = await start('slug');
    const one = open();
    await one.publisher.refresh();
    state.answersBy = 'id';
    const settings = { ...publisherSettings, mapping: { changed: true } };
    const source = { ...publisherSettings.source, baseUrl: portal.url };
    const again = open({ store: one.store, settings: { ...settings, source } });
    await again.publisher.refresh();
    expect(await idsOf(again)).toEqual(['music', 'film']);
  });
});
