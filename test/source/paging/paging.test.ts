import { afterEach, describe, expect, it } from 'vitest';
import { plainBody } from '../../../src/mapping/plain-body.ts';
import type { PagingSettings } from '../../../src/source/source-settings.ts';
import { type Portal, type PortalAnswer, type PortalRequest, startPortal } from '../../portal/portal.ts';
import { readItems, startSource } from '../start-source.ts';

let portal: Portal | undefined;
afterEach(async () => {
  await portal?.close();
  portal = undefined;
});

const make = (count: number) => Array.from({ length: count }, (_, n) => ({ id: `e${n}`, title: `Event ${n}` }));
type List = (request: PortalRequest, records: readonly unknown[]) => PortalAnswer;

async function read(count: number, list: List, paging: PagingSettings = 'auto', settings = {}) {
  portal = await startPortal({ events: make(count), list, ...settings });
  const source = startSource(portal.url, { paging });
  const listing = await source.events('c1', readItems);
  const ids = listing.pages.flatMap(({ items }) => items.map((item) => (item as { id: string }).id));
  return { ids, notes: listing.notes.map(({ message }) => message), requests: portal.log.requests.length, source };
}
const all = (count: number) => make(count).map(({ id }) => id);

/** A portal that pages by a number in this parameter, `size` records a page. */
function byNumber(param: string, base: number, size: number, envelope: (page: Slice) => unknown): List {
  return ({ query, target }, records) => {
    const index = Number(query.get(param) ?? base) - base;
    const items = records.slice(index * size, (index + 1) * size);
    const pages = Math.ceil(records.length / size);
    return { body: envelope({ items, index, pages, total: records.length, size, path: target.replace(/\?.*/, '') }) };
  };
}
function byOffset(param: string, size: number, envelope: (page: Slice & { offset: number }) => unknown): List {
  return ({ query, target }, records) => {
    const offset = Number(query.get(param) ?? 0);
    const items = records.slice(offset, offset + size);
    const path = target.replace(/\?.*/, '');
    return { body: envelope({ items, offset, index: offset / size, pages: 0, total: records.length, size, path }) };
  };
}
interface Slice {
  readonly items: readonly unknown[];
  readonly index: number;
  readonly pages: number;
  readonly total: number;
  readonly size: number;
  readonly path: string;
}
const isLast = ({ index, pages }: Slice) => index + 1 >= pages;

const typed = (value: unknown): object => {
  if (typeof value === 'number') return { int: String(value) };
  if (typeof value !== 'object' || value === null) return { string: String(value) };
  if (Array.isArray(value)) return { array: { data: { value: value.map(typed) } } };
  return { struct: { member: Object.entries(value).map(([name, inner]) => ({ name, value: typed(inner) })) } };
};

/** Each entry: how a portal pages 23 records, 5 a page. All of them must be read, in order. */
const shapes: Readonly<Record<string, List>> = {
  'page and totalPages, from one': byNumber('page', 1, 5, ({ items, index, pages }) => ({
    items,
    page: index + 1,
    totalPages: pages,
  })),
  'number and totalPages, from zero': byNumber('page', 0, 5, (s) => ({
    content: s.items,
    number: s.index,
    totalPages: s.pages,
    size: 5,
    last: isLast(s),
  })),
  'a number from zero in the answer, a parameter from one': byNumber('page', 1, 5, (s) => ({
    content: s.items,
    number: s.index,
    totalPages: s.pages,
  })),
  'a number from one in the answer, a parameter from zero': byNumber('page', 0, 5, (s) => ({
    items: s.items,
    page: s.index + 1,
    totalPages: s.pages,
  })),
  'a total alone, page from zero': byNumber('page', 0, 5, ({ items, total }) => ({ items, total })),
  'a total alone, page from one': byNumber('page', 1, 5, ({ items, total }) => ({ items, total })),
  'a total alone, as text, by skip': byOffset('skip', 5, ({ items, total }) => ({
    total: String(total),
    values: items,
  })),
  'offset, limit and total': byOffset('offset', 5, ({ items, offset, total }) => ({ items, offset, limit: 5, total })),
  'startIndex and totalItems': byOffset('startIndex', 5, ({ items, offset, total }) => ({
    items,
    startIndex: offset,
    totalItems: total,
  })),
  'a cursor that counts records, and how many remain': byOffset('cursor', 5, ({ items, offset, total }) => ({
    response: { cursor: offset, items, count: items.length, remaining: total - offset - items.length },
  })),
  'nested counts with a parameter in brackets': byNumber('pagination[page]', 1, 5, (s) => ({
    data: s.items,
    meta: { pagination: { page: s.index + 1, pageSize: 5, pageCount: s.pages, total: s.total } },
  })),
  'page.number in brackets': byNumber('page[number]', 1, 5, (s) => ({
    data: s.items,
    meta: { page: { number: s.index + 1, size: 5, lastPage: s.pages } },
  })),
  'page.current, size and a total of pages': byNumber('page', 1, 5, (s) => ({
    events: s.items,
    page: { current: s.index + 1, size: 5, total: s.pages },
  })),
  'page.current, size and a total of records': byNumber('page', 1, 5, (s) => ({
    events: s.items,
    page: { current: s.index + 1, size: 5, total: s.total },
  })),
  'a flag alone': byNumber('page', 1, 5, (s) => ({ items: s.items, has_more: !isLast(s) })),
  'last: false alone, from zero': byNumber('page', 0, 5, (s) => ({ items: s.items, last: isLast(s) })),
  'nextPage as a number': byNumber('page', 1, 5, (s) => ({ items: s.items, nextPage: isLast(s) ? null : s.index + 2 })),
  'nextPage as a number, from zero': byNumber('page', 0, 5, (s) => ({
    items: s.items,
    next_page: isLast(s) ? null : s.index + 1,
  })),
  'an id to scroll by, and a total with a value': byNumber('scroll_id', 0, 5, (s) => ({
    hits: { total: { value: s.total, relation: 'eq' }, hits: s.items },
    _scroll_id: `${s.index + 1}`,
  })),
  nextOffset: byOffset('offset', 5, (s) => ({
    items: s.items,
    nextOffset: s.offset + 5 < s.total ? s.offset + 5 : null,
  })),
  'next as parameters': byOffset('from', 5, (s) => ({
    items: s.items,
    next: s.offset + 5 < s.total ? { from: s.offset + 5, page_size: 5 } : null,
  })),
  'a list as envelope': byNumber('page', 1, 5, (s) => [{ page: s.index + 1, pages: s.pages, per_page: '5' }, s.items]),
  'keys in Russian': byNumber('page', 1, 5, (s) => ({
    данные: s.items,
    страница: s.index + 1,
    всего_страниц: s.pages,
  })),
  'keys in transliterated Russian, from zero': byNumber('page', 0, 5, (s) => ({
    dannye: s.items,
    nomer: s.index,
    vsego: s.total,
    razmer: 5,
  })),
  'keys and parameter in German': byNumber('seite', 1, 5, (s) => ({
    termine: s.items,
    seite: s.index + 1,
    seiten: s.pages,
  })),
  'a page past the end gives the last one again': byNumber('page', 1, 5, (s) => ({
    items: s.items,
    page: s.index + 1,
  })),
  'a link at the top': byNumber('page', 1, 5, (s) => ({
    results: s.items,
    count: s.total,
    next: isLast(s) ? null : `${s.path}?page=${s.index + 2}`,
  })),
  'links.next.href': byNumber('n', 1, 5, (s) => ({
    data: s.items,
    links: isLast(s) ? {} : { next: { href: `?n=${s.index + 2}` } },
  })),
  'an OData link': byNumber('$skiptoken', 1, 5, (s) => ({
    value: s.items,
    ...(isLast(s) ? {} : { '@odata.nextLink': `${s.path}?$skiptoken=${s.index + 2}` }),
  })),
  'a list of links with rel': byNumber('n', 1, 5, (s) => ({
    features: s.items,
    links: [{ rel: 'self', href: s.path }, ...(isLast(s) ? [] : [{ rel: 'next', href: `${s.path}?n=${s.index + 2}` }])],
  })),
  'a link of any name, known by its form': byNumber('blatt', 1, 5, (s) => ({
    liste: s.items,
    hierhin: `${s.path}?blatt=${s.index + 1}`,
    dorthin: isLast(s) ? null : `${s.path}?blatt=${s.index + 2}`,
  })),
  'a link next to self, first and last': byNumber('n', 1, 5, (s) => ({
    data: s.items,
    links: {
      self: `${s.path}?n=${s.index + 1}`,
      first: `${s.path}?n=1`,
      last: `${s.path}?n=${s.pages}`,
      ...(isLast(s) ? {} : { next: `${s.path}?n=${s.index + 2}` }),
    },
  })),
  'links to self and last with a parameter of its own, no next': byNumber('blad', 1, 5, (s) => ({
    data: s.items,
    page: s.index + 1,
    pages: s.pages,
    links: { last: `${s.path}?pageblad=1&blad=${s.pages}` },
  })),
  'a link with HTML entities': byNumber('n', 1, 5, (s) => ({
    items: s.items,
    next: isLast(s) ? '' : `?x=1&amp;n=${s.index + 2}`,
  })),
  'a link to an invented host, with the same path': byNumber('n', 1, 5, (s) => ({
    items: s.items,
    next: isLast(s) ? null : `https://portal.example${s.path}?n=${s.index + 2}`,
  })),
  'a link to an invented host and path': byNumber('n', 1, 5, (s) => ({
    items: s.items,
    next: isLast(s) ? null : `https://portal.example/inner/list?n=${s.index + 2}`,
  })),
  'a protocol-relative link': byNumber('n', 1, 5, (s) => ({
    items: s.items,
    next: isLast(s) ? null : `//portal.example${s.path}?n=${s.index + 2}`,
  })),
  nextPageToken: byNumber('pageToken', 0, 5, (s) => ({
    items: s.items,
    ...(isLast(s) ? { nextSyncToken: 'abc' } : { nextPageToken: `${s.index + 1}` }),
  })),
  'continuation and has_more_items': byNumber('continuation', 0, 5, (s) => ({
    events: s.items,
    pagination: {
      object_count: s.total,
      page_number: s.index + 1,
      page_count: s.pages,
      ...(isLast(s) ? {} : { continuation: `${s.index + 1}` }),
      has_more_items: !isLast(s),
    },
  })),
  'endCursor and hasNextPage': byNumber('after', 0, 5, (s) => ({
    data: { edges: s.items, pageInfo: { endCursor: `${s.index + 1}`, hasNextPage: !isLast(s) } },
  })),
  'next_cursor, requested as pagination_cursor': byNumber('pagination_cursor', 0, 5, (s) => ({
    entries: s.items,
    has_more: !isLast(s),
    ...(isLast(s) ? {} : { next_cursor: `${s.index + 1}` }),
  })),
  'nextToken, requested as paginationToken': byNumber('paginationToken', 0, 5, (s) => ({
    items: s.items,
    nextToken: isLast(s) ? null : `${s.index + 1}`,
  })),
  'next_marker, requested as page_marker': byNumber('page_marker', 0, 5, (s) => ({
    items: s.items,
    next_marker: isLast(s) ? null : `${s.index + 1}`,
  })),
  'meta.next_cursor': byNumber('cursor', 0, 5, (s) => ({
    data: s.items,
    meta: { next_cursor: isLast(s) ? '' : `${s.index + 1}` },
  })),
};

describe('automatic paging', () => {
  for (const [name, list] of Object.entries(shapes)) {
    it(`reads all pages: ${name}`, async () => {
      const { ids, requests } = await read(23, list);
      expect(ids).toEqual(all(23));
      expect(requests).toBeLessThanOrEqual(5 + 9);
    });
    it(`reads a full last page: ${name}`, async () => {
      expect((await read(10, list)).ids).toEqual(all(10));
    });
    it(`reads a single page: ${name}`, async () => {
      expect((await read(3, list)).ids).toEqual(all(3));
    });
  }

  it('reads what an answer says of its pages without the ways of its serializer', async () => {
    portal = await startPortal({
      events: make(9),
      list: byNumber('seite', 1, 3, ({ items, index, pages }) => ({
        result: typed({ items, seite: index + 1, totalPages: pages }),
      })),
    });
    const listing = await startSource(portal.url, {}, { plain: plainBody }).events('c1', (body) =>
      readItems(plainBody(body)),
    );
    expect(listing.pages.flatMap(({ items }) => items.map((item) => (item as { id: string }).id))).toEqual(all(9));
  });

  it('repeats the parameter of a cursor that is a list', async () => {
    const list: List = ({ query }, records) => {
      const start = Number(query.getAll('after[]')[0] ?? 0);
      const next = start + 5;
      return {
        body: {
          total: records.length,
          events: records.slice(start, next),
          after: next < records.length ? [String(next), 'x'] : null,
        },
      };
    };
    expect((await read(23, list)).ids).toEqual(all(23));
  });

  it('follows a Link header', async () => {
    const list: List = ({ query, target }, records) => {
      const n = Number(query.get('z') ?? 0);
      const link = `<${target.split('?')[0]}?z=0>; rel="first", <?z=${n + 1}>; title="a, b"; rel="x next"`;
      return { body: records.slice(n * 5, n * 5 + 5), ...((n + 1) * 5 < records.length ? { headers: { link } } : {}) };
    };
    expect((await read(23, list)).ids).toEqual(all(23));
  });

  it.each(['X-Total-Count', 'X-WP-Total', 'X-Total'])('reads the total from the header %s', async (header) => {
    const list: List = ({ query }, records) => {
      const n = Number(query.get('page') ?? 1) - 1;
      return {
        body: records.slice(n * 5, n * 5 + 5),
        headers: { [header]: String(records.length), 'X-RateLimit-Limit': '5000' },
      };
    };
    expect((await read(23, list)).ids).toEqual(all(23));
  });

  it('reads the number of pages from a header', async () => {
    const list: List = ({ query }, records) => {
      const n = Number(query.get('page') ?? 1) - 1;
      if (n * 5 >= records.length) return { status: 400, body: { code: 'invalid_page' } };
      return {
        body: records.slice(n * 5, n * 5 + 5),
        headers: { 'X-WP-TotalPages': String(Math.ceil(records.length / 5)) },
      };
    };
    const { ids, requests } = await read(23, list);
    expect(ids).toEqual(all(23));
    // One more than there are pages: nothing in the answers shows whether they count from zero.
    expect(requests).toBe(6);
  });

  it('requests more of a bare list with a round length, and takes an error past the end as the end', async () => {
    const list: List = ({ query }, records) => {
      const n = Number(query.get('page') ?? 1) - 1;
      return n * 10 >= records.length ? { status: 404, body: {} } : { body: records.slice(n * 10, n * 10 + 10) };
    };
    expect((await read(23, list)).ids).toEqual(all(23));
  });

  it.each(['skip', '$skip', 'startIndex', 'limitstart', '_offset', 'from_index', 'start'])(
    'finds %s of a bare list of full pages, which names no parameter',
    async (param) => {
      const { ids, requests } = await read(
        45,
        byOffset(param, 20, ({ items }) => items),
      );
      expect(ids).toEqual(all(45));
      expect(requests).toBeLessThanOrEqual(8);
    },
  );

  it.each(['pageNumber', 'p', 'pageIndex', 'paged', 'pagina', 'sivu', 'seite', 'Page'])(
    'finds %s of a bare list of full pages, which names no parameter',
    async (param) => {
      const { ids, requests } = await read(
        45,
        byNumber(param, 1, 20, ({ items }) => items),
      );
      expect(ids).toEqual(all(45));
      expect(requests).toBeLessThanOrEqual(8);
    },
  );

  it.each<[string, string, 'page' | 'offset']>([
    ['offset', 'limit', 'offset'],
    ['skip', 'take', 'offset'],
    ['$skip', '$top', 'offset'],
    ['start', 'rows', 'offset'],
    ['page', 'per_page', 'page'],
    ['page', 'pageSize', 'page'],
  ])('finds %s of a portal that pages only if %s is named as well', async (param, size, style) => {
    const envelope = ({ items, total }: Slice) => ({ total, items });
    const paged = style === 'page' ? byNumber(param, 1, 7, envelope) : byOffset(param, 7, envelope);
    const list: List = (request, records) =>
      paged({ ...request, query: request.query.has(size) ? request.query : new URLSearchParams() }, records);
    const { ids, source } = await read(23, list);
    expect(ids).toEqual(all(23));
    const before = portal?.log.requests.length ?? 0;
    await source.events('c1', readItems);
    // Once it is known, it costs nothing more.
    expect((portal?.log.requests.length ?? 0) - before).toBe(4);
  });

  it.each<[string, (page: Slice & { offset: number }) => unknown]>([
    ['beside it', ({ items, offset, total }) => ({ count: items.length, offset, total, items })],
    ['within paging', ({ items, offset, total }) => ({ paging: { count: items.length, offset, total }, items })],
    [
      'as text',
      ({ items, offset, total }) => ({ count: `${items.length}`, offset: `${offset}`, total: `${total}`, items }),
    ],
    ['in German', ({ items, offset, total }) => ({ Anzahl: items.length, Versatz: offset, Gesamtzahl: total, items })],
  ])('believes the total more than the count of the page: %s', async (_, envelope) => {
    expect((await read(12, byOffset('offset', 7, envelope))).ids).toEqual(all(12));
  });

  it('requests no more of a list that is plainly whole', async () => {
    expect((await read(23, (_, items) => ({ body: items }))).requests).toBe(1);
    await portal?.close();
    expect((await read(20, (_, items) => ({ body: { items, total: 20 } }))).requests).toBe(1);
  });

  it.each<[string, object]>([
    ['tickets', { total: 500, count: 20 }],
    ['statistics', { total: 120, current: 20 }],
    ['brochures', { pages: 12, size: 4 }],
  ])('requests no more of a list beside numbers of something else: %s', async (name, numbers) => {
    const { requests } = await read(5, (_, events) => ({ body: { events, [name]: [numbers] } }));
    expect(requests).toBe(1);
  });

  it('tries first what worked for another calendar', async () => {
    const { source, requests } = await read(
      23,
      byOffset('skip', 5, ({ items, total }) => ({ total, values: items })),
    );
    await source.events('c2', readItems);
    expect((portal?.log.requests.length ?? 0) - requests).toBe(5);
  });

  it('fails rather than publish a part when more is announced and can’t be read', async () => {
    await expect(read(23, (_, records) => ({ body: { items: records.slice(0, 5), total: 23 } }))).rejects.toMatchObject(
      {
        kind: 'paging',
        message: expect.stringMatching(/5 records of 23 .*source\.paging/),
      },
    );
    await portal?.close();
    await expect(
      read(23, (_, records) => ({ body: { items: records.slice(0, 5), hasMore: true } })),
    ).rejects.toMatchObject({ kind: 'paging' });
  });

  it('continues while a quota is not exhausted', async () => {
    const list = byNumber('page', 1, 5, (s) => ({ quota_limit_exceeded: false, items: s.items, total: s.total }));
    expect((await read(23, list)).ids).toEqual(all(23));
  });

  it('returns the part to a caller that accepts one, and says why', async () => {
    portal = await startPortal({
      events: make(23),
      list: (_, records) => ({ body: { items: records.slice(0, 5), total: 23 } }),
    });
    const source = startSource(portal.url);
    const { pages, partial } = await source.events('c1', readItems, { acceptsPartial: true });
    expect(pages.flatMap(({ items }) => items)).toHaveLength(5);
    expect(partial?.message).toMatch(/5 records of 23 came, .*tried page, offset.* and \d+ more.*source\.paging/);
    expect(portal.log.requests.length).toBeLessThanOrEqual(1 + 16);
    await expect(source.events('c1', readItems)).rejects.toMatchObject({ kind: 'paging', message: partial?.message });
  });

  it('returns no part when a later page fails', async () => {
    portal = await startPortal({
      events: make(23),
      list: (request, records) =>
        request.query.get('page') === '3'
          ? { status: 503, body: {} }
          : byNumber('page', 1, 5, (s) => ({ items: s.items, total: s.total }))(request, records),
    });
    const source = startSource(portal.url);
    await expect(source.events('c1', readItems, { acceptsPartial: true })).rejects.toMatchObject({ kind: 'server' });
  });

  it.each<[string, object]>([
    [
      'another next',
      { nextEvent: { id: 'e1', url: 'https://portal.example/e1' }, next_update: '2026-10-01T00:00:00Z', nextId: 9 },
    ],
    ['a quota', { quota_max: 300, quota_remaining: 298 }],
    ['a zone', { offset: '+02:00', timezone: 'Europe/Berlin', utc_offset: 7200, etag: 'a81f33c0' }],
    ['the last editor', { last_editor_id: 81, lastModifiedById: 'u7', continue: true }],
    ['flags of its own', { calendar: { completed: false, lastLogin: false, id: 4711, color: 'red' } }],
    ['a token and a marker', { token: 'abc', marker: 'blue' }],
    [
      'previous and first',
      { previous: '/event-calendar/c1/events?page=0', links: { self: '/event-calendar/c1/events', first: '?page=1' } },
    ],
  ])('does not take %s as a sign of more pages', async (_, more) => {
    const { ids, requests } = await read(3, (_request, items) => ({ body: { ...more, items } }));
    expect(ids).toEqual(all(3));
    expect(requests).toBeLessThanOrEqual(4);
  });

  it('never follows a next link to another origin, and says why the list is incomplete', async () => {
    const other = await startPortal();
    const list: List = (_, records) => ({
      body: { items: records.slice(0, 5), next: `${other.url}/elsewhere?token=secret` },
    });
    const error = await read(23, list).catch((thrown: unknown) => thrown);
    await other.close();
    expect(error).toMatchObject({ kind: 'paging', message: expect.stringContaining('another origin') });
    expect(String(error)).not.toContain('secret');
    expect(other.log.connections).toBe(0);
  });

  it('recognizes a repeated page by its ids, although a counter in each record moves', async () => {
    let views = 0;
    const list: List = (_, records) => ({
      body: { items: records.slice(0, 5).map((record) => ({ ...(record as object), views: ++views })), total: 23 },
    });
    await expect(read(23, list)).rejects.toMatchObject({ kind: 'paging' });
  });

  it('stops at links that go round, and at cursors that never end', async () => {
    const round: List = ({ query }, records) => {
      const n = Number(query.get('n') ?? 0);
      return { body: { items: records.slice(n * 5, n * 5 + 5), next: `?n=${(n + 1) % 3}` } };
    };
    await expect(read(15, round)).rejects.toMatchObject({
      kind: 'paging',
      message: expect.stringContaining('repeats: page'),
    });
    await portal?.close();
    const empty: List = ({ query }, records) => {
      const n = Number(query.get('cursor') ?? 0);
      return { body: { items: records.slice(n * 5, n * 5 + 5), nextCursor: String(n + 1) } };
    };
    expect((await read(15, empty)).ids).toEqual(all(15));
  });

  it('skips an empty page in the middle when a cursor leads on', async () => {
    const list: List = ({ query }, records) => {
      const n = Number(query.get('cursor') ?? 0);
      const items = n === 1 ? [] : n === 0 ? records.slice(0, 5) : records.slice(5);
      return { body: { items, ...(n < 2 ? { nextCursor: String(n + 1) } : {}) } };
    };
    expect((await read(8, list)).ids).toEqual(all(8));
  });

  it('drops a record that is repeated because the list moved, and says so', async () => {
    const list = byNumber('page', 1, 5, (s) => ({
      items: s.index === 1 ? [{ id: 'e4', title: 'Event 4' }, ...s.items] : s.items,
      page: s.index + 1,
      totalPages: s.pages,
    }));
    const { ids, notes } = await read(12, list);
    expect(ids).toEqual(all(12));
    expect(notes.join()).toContain('came on two pages');
  });

  it('says when the total does not agree', async () => {
    const { ids, notes } = await read(
      12,
      byNumber('page', 1, 5, (s) => ({ items: s.items, page: s.index + 1, totalPages: s.pages, total: 99 })),
    );
    expect(ids).toEqual(all(12));
    expect(notes.join()).toContain('counts 99 records in total, but 12 came');
  });

  it('fails when a later page fails', async () => {
    const list: List = (request, records) =>
      request.query.get('page') === '3'
        ? { status: 404, body: {} }
        : byNumber('page', 1, 5, (s) => ({ items: s.items, total: s.total }))(request, records);
    await expect(read(23, list)).rejects.toMatchObject({
      kind: 'not-found',
      message: expect.stringContaining('(page 3)'),
    });
  });
});

describe('configured paging', () => {
  const bare = (param: string, base: number) => byNumber(param, base, 5, ({ items }) => items);
  it.each<[string, PagingSettings, List]>([
    ['page', { style: 'page', param: 'blatt', base: 1 }, bare('blatt', 1)],
    ['page from zero', { style: 'page', param: 'blatt', base: 0 }, bare('blatt', 0)],
    ['offset', { style: 'offset', param: 'ab' }, byOffset('ab', 5, ({ items }) => items)],
    [
      'cursor',
      { style: 'cursor', param: 'zeiger', next: 'm.z' },
      byNumber('zeiger', 0, 5, (s) => ({ x: s.items, m: { z: isLast(s) ? null : `${s.index + 1}` } })),
    ],
    [
      'link',
      { style: 'link', next: 'm["w.z"]' },
      byNumber('q', 0, 5, (s) => ({ x: s.items, m: { 'w.z': isLast(s) ? null : `?q=${s.index + 1}` } })),
    ],
  ])('%s', async (_, paging, list) => {
    expect((await read(23, list, paging)).ids).toEqual(all(23));
  });

  it('requests the configured page size', async () => {
    const list: List = ({ query }, records) => {
      const size = Number(query.get('size') ?? 2);
      const n = Number(query.get('page') ?? 1) - 1;
      return { body: records.slice(n * size, (n + 1) * size) };
    };
    const { ids, requests } = await read(23, list, { style: 'page', param: 'page', sizeParam: 'size', size: 10 });
    expect(ids).toEqual(all(23));
    expect(requests).toBe(4);
  });

  it('none: the first page is all', async () => {
    const { ids, requests } = await read(
      23,
      byNumber('page', 1, 5, (s) => ({ items: s.items, total: s.total })),
      { style: 'none' },
    );
    expect(ids).toEqual(all(5));
    expect(requests).toBe(1);
  });
});
