import { afterEach, describe, expect, it } from 'vitest';
import type { Listing } from '../../../src/source/source.ts';
import { type Portal, type PortalAnswer, startPortal } from '../../portal/portal.ts';
import { readItems, startSource } from '../start-source.ts';

let portal: Portal | undefined;
afterEach(async () => {
  await portal?.close();
  portal = undefined;
});

const make = (count: number) => Array.from({ length: count }, (_, n) => ({ id: `e${n}`, title: `Event ${n}` }));
const idsOf = ({ pages }: Listing) => pages.flatMap(({ items }) => items.map((item) => (item as { id: string }).id));
const size = 10;

/** A page of the list, as a portal sees it. */
interface Slice {
  readonly items: readonly { readonly id: string }[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly isFull: boolean;
  readonly path: string;
}
interface Way {
  readonly param: string;
  readonly start: (value: string | null) => number;
  readonly body: (slice: Slice) => unknown;
}
const byPage = (body: Way['body'], param = 'page'): Way => ({
  param,
  start: (value) => (Number(value ?? 1) - 1) * size,
  body,
});

/** Reads the list of a portal that answers with `error` past its end, or past the first `most` records. */
async function read(way: Way, count: number, error: PortalAnswer, most = count): Promise<Listing> {
  portal = await startPortal({
    handle: ({ query, target }) => {
      const start = way.start(query.get(way.param));
      if (start >= most) return error;
      const items = make(count).slice(start, start + size);
      const pages = Math.ceil(count / size);
      const path = target.replace(/\?.*/, '');
      const slice = { items, page: start / size + 1, pages, total: count, isFull: items.length === size, path };
      return { body: way.body(slice) };
    },
  });
  return await startSource(portal.url, { retries: 0 }).events('c1', readItems);
}

const next = ({ path, page }: Slice, param = 'page') => `${path}?${param}=${page + 1}`;
const bare = byPage(({ items }) => items);
const keyset: Way = {
  param: 'after_id',
  start: (value) => (value === null ? 0 : Number(value.slice(1)) + 1),
  body: ({ items }) => items,
};
const linked = byPage((s) => ({ items: s.items, next: next(s) }));
const counted = byPage((s) => ({ items: s.items, total: s.total }));
const linkedAndCounted = byPage((s) => ({ items: s.items, total: s.total, _links: { next: next(s) } }));
const linkedAndPaged = byPage((s) => ({ items: s.items, page: s.page, pages: s.pages, next: next(s) }));
const likelyLinked = byPage((s) => ({ liste: s.items, dorthin: next(s, 'blatt') }), 'blatt');
const flagged = byPage((s) => ({ items: s.items, has_more: true }));

const refusals: readonly (readonly [string, PortalAnswer])[] = [
  ['404', { status: 404, body: { detail: 'Invalid page.' } }],
  ['400', { status: 400, body: { code: 'rest_post_invalid_page_number' } }],
  ['416', { status: 416, body: {} }],
  ['422', { status: 422, body: { errors: { page: ['too large'] } } }],
  ['204', { status: 204, body: '' }],
  ['200 with an error', { body: { success: false, message: 'no such page' } }],
];
const faults = [401, 403, 429, 500, 503];

describe.each(refusals)('an answer of %s past the last page', (_, error) => {
  it.each<[string, Way]>([
    ['page', bare],
    ['last id', keyset],
  ])('ends a list that was read on by its %s, after a page that is not full', async (_way, way) => {
    const listing = await read(way, 23, error);
    expect(idsOf(listing)).toHaveLength(23);
    expect(listing.partial).toBeNull();
  });

  it('ends a list whose last page has a link as well, once all came that the portal counts', async () => {
    for (const count of [20, 23]) {
      const listing = await read(linkedAndCounted, count, error);
      expect(idsOf(listing)).toHaveLength(count);
      expect(listing).toMatchObject({ partial: null, notes: [] });
      await portal?.close();
    }
  });

  it.each<[string, Way, number]>([
    ['only its form makes a link the next page', likelyLinked, 23],
    ['only its form makes a link the next page, on the first page', likelyLinked, 7],
    ['the portal says that there is more', flagged, 23],
    ['the portal links the next page, and counts the pages that came', linkedAndPaged, 23],
    ['the portal links the next page, and its total may count this page only', linkedAndCounted, 7],
    ['a full page was the last one, by its last id', keyset, 20],
  ])('is doubted where %s', async (_what, way, count) => {
    const listing = await read(way, count, error);
    expect(idsOf(listing)).toHaveLength(count);
    expect(listing.doubt).toMatch(/^error /);
    expect(listing.partial?.message).toMatch(/may be incomplete/);
  });

  it.each<[string, Way]>([
    ['the portal counts more records', counted],
    ['the portal counts more records and links the next page', linkedAndCounted],
    ['the portal links the next page', linked],
  ])('stays an error where %s', async (_what, way) => {
    await expect(read(way, 33, error, 20)).rejects.toThrow();
  });
});

describe.each(faults)('a status of %s past the last page', (status) => {
  it.each<[string, Way]>([
    ['its page', bare],
    ['its last id', keyset],
    ['a link', linkedAndCounted],
    ['a likely link', likelyLinked],
    ['a flag', flagged],
  ])('stays an error, whatever the list was read on by: %s', async (_what, way) => {
    await expect(read(way, 23, { status, body: {} })).rejects.toMatchObject({ status });
  });
});
