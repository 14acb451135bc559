import { afterEach, describe, expect, it } from 'vitest';
import { fieldOf, openWorkbench, titlesOf, type Workbench } from './open-workbench.ts';

let workbench: Workbench;
afterEach(() => workbench?.close());

const talk = (n: number, more: object = {}) => ({
  id: `e${n}`,
  info: { name: `Talk ${n}`, teaser: `About number ${n}` },
  code: `T-${n}`,
  begin: `2031-05-0${n}T10:00:00Z`,
  finish: `2031-05-0${n}T11:30:00Z`,
  hall: `Hall ${n % 3}`,
  ...more,
});
const talks = [1, 2, 3, 4, 5, 6, 7].map((n) => talk(n));

describe('a change', () => {
  it('is made on what was read, without a request to the portal, and can be undone and done again', async () => {
    workbench = await openWorkbench({ portal: { events: talks } });
    const { portal } = workbench;
    const before = await workbench.post('state');
    expect(titlesOf(before)).toEqual(talks.map(({ info }) => info.name));
    expect(before).toMatchObject({
      revision: 1,
      isSample: false,
      isUnsaved: false,
      undo: null,
      redo: null,
      history: [],
    });
    const asked = portal.log.requests.length;

    const changed = await workbench.post('change', {
      label: 'Title: code',
      changes: [{ path: ['mapping', 'event', 'title'], value: 'code' }],
    });
    expect(titlesOf(changed)).toEqual(talks.map(({ code }) => code));
    expect(fieldOf(changed, 'title')).toMatchObject({ rule: 'code', origin: 'configured', confidence: 1 });
    expect(changed).toMatchObject({ isUnsaved: true, undo: 'Title: code', history: [{ label: 'Title: code' }] });
    expect(changed.published).toMatchObject({ appear: 0, disappear: 0, fields: [{ field: 'title', events: 7 }] });
    expect(changed.published.examples[0]).toMatchObject({ field: 'title', before: 'Talk 1', after: 'T-1' });
    expect(changed.revision).toBeGreaterThan(before.revision);

    const undone = await workbench.post('undo');
    expect(titlesOf(undone)).toEqual(titlesOf(before));
    expect(undone).toMatchObject({ isUnsaved: false, undo: null, redo: 'Title: code', history: [] });
    const redone = await workbench.post('redo');
    expect(titlesOf(redone)).toEqual(titlesOf(changed));
    await workbench.post('undo');
    // A new change takes the place of what was undone.
    const other = await workbench.change({ path: ['mapping', 'event', 'title'], value: 'hall' });
    expect(other).toMatchObject({ redo: null, undo: 'A change' });
    expect(portal.log.requests).toHaveLength(asked);
  });

  it('that is not valid names place, expectation and finding, and changes nothing', async () => {
    workbench = await openWorkbench({ portal: { events: talks } });
    const changes = (path: readonly string[], value: unknown) => ({ label: 'x', changes: [{ path, value }] });
    const refused = async (path: readonly string[], value: unknown) =>
      (await workbench.refused('change', changes(path, value))).join(' ');
    expect(await refused(['mapping', 'event', 'title'], 'a.[b')).toMatch(
      /^400 mapping\.event\.title: The rule can't be compiled: not JMESPath at character/u,
    );
    expect(await refused(['mapping', 'event', 'titel'], 'a')).toMatch(/^400 mapping\.event\.?.*titel.*title/u);
    expect(await refused(['site', 'timeZone'], 'Berlin')).toMatch(/^400 site\.timeZone: Expected .* found "Berlin"/u);
    expect(await refused(['server', 'cors'], false)).toMatch(/^400 server\.cors: Expected a key of mapping/u);
    expect(await refused(['source', 'baseUrl'], 'http://evil.example/api')).toMatch(
      /^400 source\.baseUrl: .* the token is sent to no other host/u,
    );
    expect(await refused(['mapping', '__proto__', 'x'], 'a')).toMatch(/^400/u);
    const state = await workbench.post('state');
    expect(state).toMatchObject({ revision: 1, isUnsaved: false, undo: null });
  });

  it('of what the environment decides is refused with the name of the variable', async () => {
    workbench = await openWorkbench({ portal: { events: talks }, file: null });
    const change = { label: 'x', changes: [{ path: ['site', 'timeZone'], value: 'UTC' }] };
    expect(await workbench.refused('change', change)).toEqual([
      400,
      'site.timeZone: The environment variable KALENDS_TIMEZONE overrides it. Change it there.',
    ]);
  });

  it('that asks for what was never read says so, and asking the portal again reads it', async () => {
    workbench = await openWorkbench({
      portal: {
        events: talks,
        raw: (request) => {
          // The same interface under another name.
          request.url = request.url?.replace('/v2/event-calendar/', '/event-calendar/');
          return false;
        },
      },
    });
    const { portal } = workbench;
    const asked = portal.log.requests.length;
    const path = ['source', 'endpoints', 'events'];
    const changed = await workbench.change({ path, value: '/v2/event-calendar/{eventCalendarId}/events' });
    expect(changed.sample.unasked).toBeGreaterThan(0);
    expect(changed.calendars[0]).toMatchObject({ isRead: false, rows: [] });
    expect(changed.problems.map(({ message }) => message).join()).toContain('Ask the portal again');
    expect(changed.published).toMatchObject({ disappear: 7 });
    expect(portal.log.requests).toHaveLength(asked);

    const read = await workbench.post('refresh');
    expect(read.sample.unasked).toBe(0);
    expect(titlesOf(read)).toHaveLength(7);
    // What the file publishes is still known, though nobody asked for it again.
    expect(read.published).toEqual({ appear: 0, disappear: 0, fields: [], examples: [] });
    expect(portal.log.requests.length).toBeGreaterThan(asked);
  });
});

describe('asking the portal again', () => {
  it('shows what it answers now, and keeps what was read where it does not answer', async () => {
    const events = [...talks];
    workbench = await openWorkbench({ portal: { events } });
    events.push(talk(8));
    expect(titlesOf(await workbench.post('state'))).toHaveLength(7);
    expect(titlesOf(await workbench.post('refresh'))).toHaveLength(8);

    workbench.portal.control.fail = 403;
    const [status, error] = await workbench.refused('refresh');
    expect([status, error]).toEqual([502, expect.stringMatching(/so what was read before stays\. .*403/u)]);
    expect(titlesOf(await workbench.post('state'))).toHaveLength(8);
  });

  it('tells what other settings would bring, in a sentence for each step, and changes nothing', async () => {
    workbench = await openWorkbench({ portal: { events: talks } });
    const asked = await workbench.post('ask', { changes: [] });
    expect(asked.ok).toBe(true);
    expect(asked.steps.map(({ what, found }) => `${what.message}: ${found.message}`)).toEqual([
      'the list of calendars, with the token sent as "Authorization: Bearer …": 1 calendar: Calendar 1.',
      'the events of Calendar 1, page 1: 7 records.',
      'the events of Calendar 1: 7 records on 1 page, and the list is complete.',
      'the details of event e1: The answer holds id, info, code, begin, finish, hall.',
    ]);
    const other = await workbench.post('ask', {
      changes: [{ path: ['source', 'auth'], value: { in: 'header', name: 'X-Key' } }],
    });
    expect(other).toMatchObject({
      ok: false,
      steps: [{ ok: false, found: { message: expect.stringContaining('returned 401') } }],
    });
    expect(await workbench.post('state')).toMatchObject({ isUnsaved: false, revision: 1 });
  });
});

it('details that fail are no reason against other settings, unless their address is what is tried', async () => {
  workbench = await openWorkbench({ portal: { events: talks, details: () => undefined } });
  const paging = { path: ['source', 'paging'], value: { style: 'none' } };
  const address = {
    path: ['source', 'endpoints', 'details'],
    value: '/event-calendar/{eventCalendarId}/event/{eventId}/more',
  };
  const plain = await workbench.post('ask', { changes: [paging] });
  expect([plain.ok, plain.refused, plain.steps.at(-1)?.ok]).toEqual([true, false, false]);
  expect((await workbench.post('ask', { changes: [paging, address] })).ok).toBe(false);
});

describe('a token that is refused', () => {
  const asked = { changes: [], otherWays: true };

  it('is tried in the other common ways where a person asks for it, and the way that works is a change', async () => {
    workbench = await openWorkbench({ portal: { events: talks, auth: { header: 'X-API-Key' } } });
    const plain = await workbench.post('ask', { changes: [] });
    expect([plain.ok, plain.refused, plain.steps.length, plain.instead]).toEqual([false, true, 1, undefined]);
    const { ok, steps, instead } = await workbench.post('ask', asked);
    const last = steps.at(-1);
    expect([ok, last?.ok, last?.what.message, last?.found.message]).toEqual([
      false,
      true,
      'the other common ways to send the token',
      `${workbench.portal.url} accepts the token as "X-API-Key: …".`,
    ]);
    expect(await workbench.post('ask', { ...asked, changes: instead })).toMatchObject({ ok: true });
    await workbench.change(...(instead ?? []));
    expect(titlesOf(await workbench.post('refresh'))).toHaveLength(7);
  });

  it('is said to be wrong where no way works', async () => {
    workbench = await openWorkbench({ portal: { events: talks, token: 'another' } });
    const { steps, instead } = await workbench.post('ask', asked);
    expect([steps.at(-1)?.found.message, instead]).toEqual([expect.stringContaining('in none of the'), undefined]);
  });
});

describe('a portal that can not be read', () => {
  it('is opened all the same, so that its settings can be tried and put right', async () => {
    const settings = { source: { auth: { in: 'header', name: 'X-Key' } }, mapping: { event: { title: 'code' } } };
    workbench = await openWorkbench({ portal: { events: talks }, settings });
    const { out } = workbench.runtime.written;
    expect(out).toContain('✗ GET /event-calendars returned 401');
    expect(out).toMatch(/→ .*token/u);
    const before = await workbench.post('state');
    expect(before).toMatchObject({ calendars: [], questions: [], isUnsaved: false });
    expect(before.problems[0]).toMatchObject({ level: 'error', where: 'list of calendars' });
    expect(fieldOf(before, 'title')).toMatchObject({ rule: 'code', origin: 'configured' });
    expect((await workbench.refused('refresh'))[0]).toBe(502);

    const changes = [{ path: ['source', 'auth'], value: { in: 'header', name: 'Authorization' } }];
    expect(await workbench.post('ask', { changes })).toMatchObject({ ok: true });
    expect((await workbench.change(...changes)).sample.unasked).toBeGreaterThan(0);
    expect(titlesOf(await workbench.post('refresh'))).toEqual(talks.map(({ code }) => code));
    const { diff } = await workbench.post('save-preview');
    expect(diff).toContain('Authorization');
  });
});

describe('other paging', () => {
  it('that misses the first page is not called complete', async () => {
    workbench = await openWorkbench({
      portal: {
        handle({ operation, query }) {
          if (operation !== 'events') return undefined;
          const from = 3 * Number(query.get('lot') ?? 0);
          return { body: talks.slice(from, from + 3) };
        },
      },
    });
    const ask = (paging: object) =>
      workbench.post('ask', {
        changes: [{ path: ['source', 'paging'], value: { style: 'page', param: 'lot', ...paging } }],
      });
    const found = async (paging: object) => (await ask(paging)).steps.map((step) => step.found.message);
    expect(await found({})).toContain(
      '4 records on 3 pages, but 3 of the 3 that are read now are not among them. The first page may have another number, such as 0.',
    );
    expect(await found({ base: 0 })).toContain('7 records on 4 pages, and the list is complete.');
  });
});

describe('rules in code', () => {
  it('are shown as functions, are kept, and are not changed', async () => {
    workbench = await openWorkbench({
      portal: { events: talks },
      file: 'kalends.config.mjs',
      text: `export default { source: { baseUrl: '{url}' }, site: { timeZone: 'UTC' }, mapping: { event: {
        title: (record) => record.info.name.toUpperCase(),
      } } };\n`,
    });
    const state = await workbench.post('state');
    expect(fieldOf(state, 'title')).toMatchObject({ origin: 'function', rule: 'title' });
    expect(titlesOf(state)?.[0]).toBe('TALK 1');
    const [status, error] = await workbench.refused('change', {
      label: 'x',
      changes: [{ path: ['mapping', 'event', 'title'], value: 'code' }],
    });
    expect([status, error]).toEqual([400, expect.stringContaining('A function in the file decides this')]);
    const changed = await workbench.change({ path: ['mapping', 'event', 'location'], value: 'hall' });
    expect(titlesOf(changed)?.[0]).toBe('TALK 1');
  });
});

describe('a list that came on one page', () => {
  const talks = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ id: `e${n}`, title: `Talk ${n}`, start: `2031-05-${String(n + 1).padStart(2, '0')}T10:00:00Z` })); // biome-ignore format: one record
  it.each([
    ['a round number of records is said to be perhaps not all', 20, {}, {}, 1],
    ['another number of records is not', 21, {}, {}, 0],
    ['a total is not', 20, {}, { meta: { total: 20 } }, 0],
    ['paging that somebody has set is not', 20, { source: { paging: { style: 'none' } } }, {}, 0],
  ])('with %s', async (_, count, settings, envelope, told) => {
    const list = (__: unknown, items: readonly unknown[]) => ({ body: { items, ...envelope } });
    workbench = await openWorkbench({ portal: { events: talks(count), list }, settings });
    const { hints } = await workbench.post('state');
    expect(hints).toEqual(told === 0 ? [] : [{ code: 'onePage', calendar: 'Calendar 1', records: count }]);
  });
});

it('offers what the end of an all-day event can mean', async () => {
  const events = [1, 2, 3].map((n) => ({
    id: `e${n}`,
    title: `Fest ${n}`,
    start: `2031-05-0${n}`,
    end: `2031-05-0${n + 3}`,
  }));
  workbench = await openWorkbench({ portal: { events } });
  const rulesOf = (state: Parameters<typeof fieldOf>[0]) =>
    fieldOf(state, 'allDayEnd').alternatives.map(({ rule }) => rule);
  const before = await workbench.post('state');
  expect(rulesOf(before)).toEqual(['inclusive', 'exclusive']);
  const after = await workbench.change({ path: ['mapping', 'allDayEnd'], value: 'exclusive' });
  expect([rulesOf(after), fieldOf(after, 'allDayEnd').doubt]).toEqual([['inclusive'], null]);
});
