import { afterEach, describe, expect, it } from 'vitest';
import type { Listing } from '../../../src/source/source.ts';
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

type Numbers = readonly [one: number, other: number];

/** A portal that reads the two numbers at the end of `/json/talks/1/10/`, and no parameter. */
async function open(numbers: string, answer: (numbers: Numbers) => unknown) {
  const asked: string[] = [];
  portal = await startPortal({
    raw(request, response) {
      const [, one, other] = /^\/json\/talks\/(\d+)\/(\d+)\/(?:\?.*)?$/.exec(request.url ?? '') ?? [];
      asked.push(request.url ?? '');
      response.writeHead(one === undefined ? 404 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(one === undefined ? {} : answer([Number(one), Number(other)])));
      return true;
    },
  });
  const endpoints = { calendars: '/calendars', events: `/json/{eventCalendarId}/${numbers}/`, details: false } as const;
  return { source: startSource(portal.url, { endpoints, retries: 0 }), asked };
}

const total = (count: number, items: readonly unknown[]) => ({
  result: { list_total_count: count, status: { code: 'INFO-000' }, row: items },
});

describe('a list that is read on by two numbers of the path', () => {
  it.each<[string, string, (count: number) => (numbers: Numbers) => unknown]>([
    [
      'the first record and the last, from 1',
      '1/10',
      (count) =>
        ([from, to]) =>
          total(count, make(count).slice(from - 1, to)),
    ],
    [
      'the first record and the last, from 0',
      '0/9',
      (count) =>
        ([from, to]) =>
          total(count, make(count).slice(from, to + 1)),
    ],
    [
      'a page and its size',
      '1/10',
      (count) =>
        ([page, size]) =>
          total(count, make(count).slice((page - 1) * size, page * size)),
    ],
  ])('has all records: %s', async (_, numbers, answerOf) => {
    for (const count of [7, 10, 11, 20, 45]) {
      const { source, asked } = await open(numbers, answerOf(count));
      for (let read = 0; read < 2; read += 1) {
        const listing = await source.events('talks', readItems);
        expect(idsOf(listing)).toEqual(all(count));
        expect(listing).toMatchObject({ partial: null, notes: [] });
      }
      if (count <= 10) expect(asked).toHaveLength(2);
      await portal?.close();
    }
  });

  it('is no other list that the numbers ask for, nor is it asked for where the portal counts no more', async () => {
    const other = (numbers: Numbers) =>
      total(
        numbers[0] === 1 ? 45 : 30,
        make(55)
          .slice(numbers[0] === 1 ? 0 : 45)
          .slice(0, 10),
      );
    const { source } = await open('1/10', other);
    await expect(source.events('talks', readItems)).rejects.toMatchObject({ kind: 'paging' });
    await portal?.close();
    const bare = await open('1/10', () => make(10));
    expect(idsOf(await bare.source.events('talks', readItems))).toEqual(all(10));
    expect(bare.asked.filter((url) => !url.startsWith('/json/talks/1/10/'))).toEqual([]);
  });
});
