import { afterEach, describe, expect, it } from 'vitest';
import { type Portal, startPortal } from '../../portal/portal.ts';
import { readItems, startSource } from '../start-source.ts';
import { type List, makeEvents, pagingStyles } from './paging-styles.ts';

let portal: Portal | undefined;
afterEach(async () => {
  await portal?.close();
  portal = undefined;
});

async function read(count: number, list: List) {
  portal = await startPortal({ events: makeEvents(count), list });
  const source = startSource(portal.url);
  const { pages, notes } = await source.events('c1', readItems);
  const records = pages.flatMap(({ items }) => items as readonly { id: unknown; name?: unknown }[]);
  return { ids: records.map(({ id, name }) => name ?? id), notes, requests: portal.log.requests.length, source };
}
const all = (count: number) => makeEvents(count).map(({ id }) => id);
const style = (name: string): List => {
  const list = pagingStyles[name];
  if (list === undefined) throw new Error(`No style of paging is called ${name}`);
  return list;
};

describe('detects and follows', () => {
  for (const [name, list] of Object.entries(pagingStyles)) {
    it(`${name}: five pages, a full last one, a single one`, async () => {
      const { ids, notes, requests } = await read(23, list);
      expect(ids).toEqual(all(23));
      expect(notes.join()).not.toContain('changed while it was read');
      expect(requests).toBeLessThanOrEqual(5 + 9);
      await portal?.close();
      expect((await read(10, list)).ids).toEqual(all(10));
      await portal?.close();
      expect((await read(3, list)).ids).toEqual(all(3));
    });
  }

  /** What most portals do must cost at most one extra request. */
  it.each([
    'next_cursor requested as cursor',
    'response_metadata.next_cursor',
    'nextPageToken requested as pageToken',
    'nextPageToken requested as nextPageToken',
    'paging.next.after',
    'pageInfo.endCursor and hasNextPage',
    'continuationToken requested by the same name',
    'offset as an opaque text',
    '@odata.nextLink, relative',
    'hydra:view',
    'a header Link',
    'current_page requested as page',
    'pageNumber and totalPages',
    'hasMore as text',
    'pages by the header X-WP-TotalPages, an error past the end',
    'startAt and total',
    'startIndex from one',
    'a header Content-Range',
    'a token in Italian',
  ])('at the cost of one extra request at most: %s', async (name) => {
    expect((await read(23, style(name))).requests).toBeLessThanOrEqual(5 + 1);
  });

  /** What stands beside the records of a portal that pages by number is asked for by its own name only. */
  it.each<[string, object, number]>([
    ['one', { site: { key: 'town2026' } }, 6],
    ['two', { site: { key: 'town2026', licence: 'CC0_1_0x' } }, 7],
    ['two, and a flag', { site: { key: 'town2026', licence: 'CC0_1_0x', open: true } }, 7],
    ['one with a flag', { site: { key: 'town2026', open: true } }, 7],
  ])('reads past texts that may be tokens: %s', async (_, beside, most) => {
    const size = 20;
    const { ids, requests } = await read(45, ({ query }, records) => {
      const start = (Number(query.get('page') ?? 1) - 1) * size;
      return { body: { ...beside, events: records.slice(start, start + size) } };
    });
    expect(ids).toEqual(all(45));
    expect(requests).toBeLessThanOrEqual(most);
  });

  it.each(['next_cursor requested as start_cursor', 'total alone, requested as pageNo', 'starting_after the last id'])(
    'tries first what worked the last time: %s',
    async (name) => {
      const { source } = await read(23, style(name));
      const before = portal?.log.requests.length ?? 0;
      await source.events('c1', readItems);
      expect((portal?.log.requests.length ?? 0) - before).toBe(5);
    },
  );

  it.each([
    ['next_cursor requested as start_cursor', 'start_cursor'],
    ['nextPageToken requested as pageToken', 'pageToken'],
    ['total alone, requested as pageNo', 'pageNo'],
    ['starting_after the last id', 'starting_after'],
  ])('tries parameter names one by one when the portal refuses unknown ones: %s', async (name, param) => {
    const strict: List = (request, records) =>
      [...request.query.keys()].every((key) => key === param)
        ? style(name)(request, records)
        : { status: 400, body: { error: 'unknown parameter' } };
    expect((await read(23, strict)).ids).toEqual(all(23));
  });

  it('asks by no parameter that the answer repeats and that filters its records', async () => {
    const events = makeEvents(23);
    const { ids } = await read(23, ({ query }) => {
      const filter = Number(query.get('page_id') ?? 1);
      const page = Number(query.get('page') ?? 1);
      // Another page of the site has other events.
      const own = events.map((one) => (filter === 1 ? one : { ...one, id: `${one.id} of page ${filter}` }));
      const records = filter === 1 ? own : own.slice(0, 7);
      return {
        body: {
          page,
          total: records.length,
          query: { page_id: filter },
          events: records.slice(5 * page - 5, 5 * page),
        },
      };
    });
    expect(ids).toEqual(all(23));
  });

  it('tries other strategies when the next link leads nowhere', async () => {
    const list: List = (request, records) => {
      if (request.query.has('v')) return { status: 404, body: {} };
      const { body } = style('current_page requested as page')(request, records);
      return { body: { ...(body as object), next: `/event-calendar/c9/events?v=1` } };
    };
    expect((await read(23, list)).ids).toEqual(all(23));
  });
});
