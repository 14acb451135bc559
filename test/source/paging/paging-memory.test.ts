import { afterEach, describe, expect, it } from 'vitest';
import type { Listing, Source } from '../../../src/source/source.ts';
import type { PagingSettings } from '../../../src/source/source-settings.ts';
import { type Portal, type PortalAnswer, type PortalRequest, startPortal } from '../../portal/portal.ts';
import { readItems, startSource } from '../start-source.ts';

let portal: Portal;
afterEach(() => portal.close());

const make = (count: number) => Array.from({ length: count }, (_, n) => ({ id: `e${n}`, title: `Event ${n}` }));
const idsOf = ({ pages }: Listing) => pages.flatMap(({ items }) => items.map((item) => (item as { id: string }).id));
const all = (count: number) => make(count).map(({ id }) => id);

/** Pages of ten by `?page=`, in an envelope; `bad` answers once in a page's place. */
interface State {
  count: number;
  bad: ((request: PortalRequest) => PortalAnswer | undefined) | null;
  envelope: (items: readonly unknown[], page: number, total: number) => unknown;
}

async function open(count: number, envelope: State['envelope'], paging: PagingSettings = 'auto') {
  const state: State = { count, bad: null, envelope };
  portal = await startPortal({
    handle: (request) => {
      const page = Number(request.query.get('page') ?? 1);
      const bad = state.bad?.(request);
      if (bad !== undefined) return bad;
      const records = make(state.count).slice((page - 1) * 10, page * 10);
      return { body: state.envelope(records, page, state.count) };
    },
  });
  const source = startSource(portal.url, { paging, retries: 0 });
  return { state, source };
}

/** The number of requests that a read takes. */
async function cost(source: Source, calendar = 'c1'): Promise<number> {
  const before = portal.log.requests.length;
  await source.events(calendar, readItems, { acceptsPartial: true });
  return portal.log.requests.length - before;
}

const total: State['envelope'] = (items, _page, count) => ({ items, total: count });
const pageCount: State['envelope'] = (items, page, count) => ({ items, page, totalPages: Math.ceil(count / 10) });
const bare: State['envelope'] = (items) => items;
const page: PagingSettings = { style: 'page', param: 'page' };

const badAnswers: readonly (readonly [string, (state: State) => PortalAnswer])[] = [
  ['empty', ({ envelope, count }) => ({ body: envelope([], 2, count) })],
  ['empty, without an envelope', () => ({ body: [] })],
  ['HTML', () => ({ body: '<!doctype html><title>Sorry</title>', headers: { 'content-type': 'text/html' } })],
  ['404', () => ({ status: 404, body: {} })],
  ['400', () => ({ status: 400, body: {} })],
  ['503', () => ({ status: 503, body: {} })],
  ['page 1 again', ({ envelope, count }) => ({ body: envelope(make(10), 1, count) })],
  ['an error in 200', () => ({ body: { error: 'busy' } })],
  ['half of its JSON', () => ({ body: '{"items":[{"id":' })],
];

describe.each<[string, State['envelope'], PagingSettings]>([
  ['a total', total, 'auto'],
  ['a number of pages', pageCount, 'auto'],
  ['a bare list', bare, 'auto'],
  ['a total, configured', total, page],
  ['a bare list, configured', bare, page],
])('one bad answer to page 2: %s', (_style, envelope, paging) => {
  it.each(badAnswers)('%s, and the next read has every record, of every calendar', async (_what, answer) => {
    for (const isFirst of [true, false]) {
      const { state, source } = await open(30, envelope, paging);
      if (!isFirst) expect(idsOf(await source.events('c1', readItems))).toEqual(all(30));
      let hits = 0;
      state.bad = ({ query }) => {
        if (query.get('page') !== '2' || hits > 0) return undefined;
        hits += 1;
        return answer(state);
      };
      const bad = await source.events('c1', readItems, { acceptsPartial: true }).catch(() => null);
      expect(hits).toBe(1);
      expect(idsOf(await source.events('c2', readItems))).toEqual(all(30));
      expect(idsOf(await source.events('c1', readItems))).toEqual(all(30));
      // What is counted is never lost in silence.
      if (bad !== null && idsOf(bad).length < 30 && envelope !== bare) expect(bad.partial).not.toBeNull();
      await portal.close();
    }
  });
});

describe('the search for a second page', () => {
  it('notices a list that grows past one page within eight reads, and asks ever less of one that does not', async () => {
    const { state, source } = await open(10, bare);
    state.bad = ({ query }) => (query.size > 0 ? { body: bare(make(10), 1, 10) } : undefined);
    const costs = [];
    for (let read = 0; read < 26; read += 1) costs.push(await cost(source));
    const rests = costs
      .join('')
      .split('6')
      .map(({ length }) => length);
    expect(rests).toEqual([0, 0, 1, 3, 7, 7, 2]);
    state.bad = null;
    state.count = 13;
    const lengths = [];
    for (let read = 0; read < 8; read += 1) lengths.push(idsOf(await source.events('c1', readItems)).length);
    expect(lengths).toContain(13);
    expect(lengths.at(-1)).toBe(13);
  });

  it('notices at once that the first page has another length', async () => {
    const { state, source } = await open(23, bare);
    state.bad = () => ({ body: make(20) });
    const costs = [];
    for (let read = 0; read < 4; read += 1) costs.push(await cost(source));
    // The next read would make no search.
    expect(costs).toEqual([6, 6, 1, 6]);
    state.bad = null;
    expect(idsOf(await source.events('c1', readItems))).toEqual(all(23));
  });

  it('is made for each calendar by itself', async () => {
    const { state, source } = await open(23, total);
    state.bad = ({ target, query }) =>
      target.includes('/c1/') && query.size > 0 ? { body: total(make(10), 1, 23) } : undefined;
    for (let read = 0; read < 4; read += 1) {
      const { partial } = await source.events('c1', readItems, { acceptsPartial: true });
      expect(partial?.message).toMatch(/10 records of 23 came/);
    }
    expect(idsOf(await source.events('c2', readItems))).toEqual(all(23));
    state.bad = null;
    const reads = [];
    for (let read = 0; read < 2; read += 1)
      reads.push(idsOf(await source.events('c1', readItems, { acceptsPartial: true })).length);
    expect(reads).toContain(23);
  });

  it('costs little while there is none, and is repeated', async () => {
    const { state, source } = await open(23, total);
    state.bad = ({ query }) => (query.size > 0 ? { body: total(make(10), 1, 23) } : undefined);
    const costs = [];
    for (let read = 0; read < 6; read += 1) costs.push(await cost(source));
    expect(costs.map((requests) => requests > 1)).toEqual([true, true, false, true, false, true]);
    expect(Math.max(...costs)).toBeLessThanOrEqual(17);
  });
});

describe('signs of more pages', () => {
  const signs: Readonly<Record<string, State['envelope']>> = {
    'the page’s own count beside a total': (items, _, count) => ({ count: items.length, total: count, items }),
    'the page’s own count beside an offset and a total': (items, n, count) => ({
      count: items.length,
      offset: (n - 1) * 10,
      total: count,
      items,
    }),
    'a total that counts the page, and totalResults': (items, _, count) => ({
      total: items.length,
      totalResults: count,
      items,
    }),
    'the page’s own count and a limit': (items) => ({ count: items.length, limit: 10, items }),
    'the page’s own count alone': (items) => ({ count: items.length, items }),
    'numberOfElements and totalElements': (items, _, count) => ({
      numberOfElements: items.length,
      totalElements: count,
      content: items,
    }),
    'returned and matched': (items, _, count) => ({ returned: items.length, matched: count, items }),
    'a count of pages that is wrong, and a total': (items, _, count) => ({ pages: 1, total: count, items }),
    'a flag that is wrong, and a total': (items, _, count) => ({ hasMore: false, total: count, items }),
    'a size that the page fills': (items) => ({ size: 10, items }),
  };
  it.each(Object.entries(signs))('%s is followed', async (_what, envelope) => {
    for (const paging of ['auto', page] as const) {
      const { source } = await open(27, envelope, paging);
      const listing = await source.events('c1', readItems);
      expect(idsOf(listing)).toEqual(all(27));
      expect(listing.partial).toBeNull();
      expect(idsOf(await source.events('c1', readItems))).toEqual(all(27));
      await portal.close();
    }
  });

  it('a full page of the size that the request asks for is followed, also where the portal allows less', async () => {
    for (const size of [7, 100]) {
      portal = await startPortal({
        handle: ({ query }) => {
          const own = Math.min(Number(query.get('limit')), 50);
          const at = (Number(query.get('page') ?? 1) - 1) * own;
          return { body: { limit: size, items: make(113).slice(at, at + own) } };
        },
      });
      const source = startSource(portal.url, { query: { events: { limit: size } } });
      expect(idsOf(await source.events('c1', readItems))).toEqual(all(113));
      await portal.close();
    }
  });

  it.each<[string, PortalAnswer | null, string]>([
    ['is empty', null, 'short 3'],
    ['repeats the last one', { body: total(make(27).slice(20), 3, 30) }, 'short 3'],
  ])(
    'a total above what came is doubted while the page after the last one %s, in the same words',
    async (_, answer, doubt) => {
      const { state, source } = await open(27, (items) => total(items, 0, 30));
      if (answer) state.bad = ({ query }) => (query.get('page') === '4' ? answer : undefined);
      for (let read = 0; read < 2; read += 1) {
        const listing = await source.events('c1', readItems);
        expect(idsOf(listing)).toEqual(all(27));
        expect(listing).toMatchObject({
          doubt,
          partial: { message: expect.stringContaining('27 records of 30 came') },
        });
      }
    },
  );

  it('a page in the middle that is not found is doubted where the page before it was full', async () => {
    const { state, source } = await open(25, bare);
    state.bad = ({ query }) => (query.get('page') === '3' ? { status: 404, body: {} } : undefined);
    const listing = await source.events('c1', readItems);
    expect(idsOf(listing)).toHaveLength(20);
    expect(listing).toMatchObject({
      doubt: 'error 404',
      partial: { message: expect.stringContaining('the next page failed') },
    });
    state.bad = ({ query }) => (query.get('page') === '4' ? { status: 404, body: {} } : undefined);
    expect((await source.events('c1', readItems)).partial).toBeNull();
  });

  it('an empty page is asked for again by the next read', async () => {
    const { state, source } = await open(10, bare, page);
    expect(idsOf(await source.events('c1', readItems))).toEqual(all(10));
    state.count = 14;
    expect(idsOf(await source.events('c1', readItems))).toEqual(all(14));
  });
});
