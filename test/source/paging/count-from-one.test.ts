import { afterEach, describe, expect, it } from 'vitest';
import type { Listing } from '../../../src/source/source.ts';
import type { PagingSettings } from '../../../src/source/source-settings.ts';
import { type Portal, startPortal } from '../../portal/portal.ts';
import { readItems, startSource } from '../start-source.ts';

let portal: Portal | undefined;
afterEach(async () => {
  await portal?.close();
  portal = undefined;
});

const make = (count: number) => Array.from({ length: count }, (_, n) => ({ id: `e${n}`, title: `Event ${n}` }));
const all = (count: number) => make(count).map(({ id }) => id);
const idsOf = ({ pages }: Listing) => pages.flatMap(({ items }) => items.map((item) => (item as { id: string }).id));
const size = 10;

/** Ten records a page from `_offset` on, which is 1 for the first record. Past the end comes an error. */
async function open(count: number, body: (items: readonly unknown[]) => unknown, paging: PagingSettings = 'auto') {
  portal = await startPortal({
    handle: ({ query }) => {
      const from = Number(query.get('_offset') ?? 1) - 1;
      const items = make(count).slice(from, from + size);
      return items.length === 0 && count > 0
        ? { status: 400, body: { messages: [{ code: '101' }] } }
        : { body: body(items) };
    },
  });
  return startSource(portal.url, { paging, retries: 0 });
}

describe('an offset that counts from 1, which the answer does not say', () => {
  it.each([11, 19, 20, 21, 23, 30, 40])('loses none of %s records at the border of two pages', async (count) => {
    const counted = (items: readonly unknown[]) => ({ dataInfo: { count, returnedCount: items.length }, data: items });
    for (const body of [counted, (items: readonly unknown[]) => items]) {
      const source = await open(count, body);
      for (let read = 0; read < 2; read += 1) {
        const listing = await source.events('c1', readItems);
        expect(idsOf(listing)).toEqual(all(count));
        expect(listing.partial).toBeNull();
        const notes = listing.notes.map(({ message }) => message).join();
        expect(notes).not.toMatch(/changed while it was read|in total/);
      }
      await portal?.close();
    }
  });

  it('asks for no record twice where the base is configured', async () => {
    for (const count of [20, 23]) {
      const paging = { style: 'offset', param: '_offset', base: 1 } as const;
      const source = await open(count, (data) => ({ count, data }), paging);
      expect(idsOf(await source.events('c1', readItems))).toEqual(all(count));
      expect(portal?.log.requests.map(({ query }) => query.get('_offset'))).toEqual(
        count === 20 ? ['1', '11'] : ['1', '11', '21'],
      );
      await portal?.close();
    }
  });
});

describe('the number of records that were found, beside the greater one of all there are', () => {
  it.each<[string, (items: readonly unknown[], count: number) => unknown, readonly number[]]>([
    [
      'foundCount and returnedCount',
      (data, count) => ({
        dataInfo: { totalRecordCount: 451, foundCount: count, returnedCount: data.length },
        data,
      }),
      [3, 10, 20, 23],
    ],
    ['recordsFiltered', (data, count) => ({ draw: 1, recordsTotal: 451, recordsFiltered: count, data }), [11, 20, 23]],
  ])('is what the list has to come to: %s', async (_what, body, counts) => {
    for (const count of counts) {
      const source = await open(count, (items) => body(items, count));
      expect(await source.events('c1', readItems)).toMatchObject({ partial: null, notes: [] });
      expect(idsOf(await source.events('c1', readItems))).toEqual(all(count));
      await portal?.close();
    }
  });

  it('is not what the list has to come to where it may count this page only', async () => {
    const source = await open(30, (items) => ({ total: 30, found: items.length, items }));
    expect(idsOf(await source.events('c1', readItems))).toEqual(all(30));
  });
});

describe('a list that moved by one record while it was read by its offset', () => {
  it.each<[string, number]>([
    ['empty', 200],
    ['an error', 400],
  ])('is read to its end, where the answer past it is %s', async (_what, status) => {
    let reads = 0;
    portal = await startPortal({
      handle: ({ query }) => {
        reads += 1;
        const records = reads === 1 ? make(20) : [{ id: 'new', title: 'New' }, ...make(20)];
        const from = Number(query.get('offset') ?? 0);
        const items = records.slice(from, from + size);
        return items.length === 0 && status !== 200 ? { status, body: {} } : { body: { total: records.length, items } };
      },
    });
    const listing = await startSource(portal.url, { retries: 0 }).events('c1', readItems);
    expect(listing.partial).toBeNull();
    expect(idsOf(listing)).toEqual(all(20));
  });
});
