import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FeedEntry } from '../../../src/feeds/feed.ts';
import { isPlace, pageOf } from '../../../src/feeds/select/feed-page.ts';
import { entryOf } from '../sample-feed.ts';

/** Entries in the order of news: the last one was seen first. Two of one hour have the same stamp and start, or no start. */
const entries = (count: number): FeedEntry[] =>
  Array.from({ length: count }, (_, n) => {
    const number = count - n;
    const hour = String(Math.floor(number / 2)).padStart(2, '0');
    const entry = entryOf({
      id: `e${String(number).padStart(3, '0')}`,
      start: Math.floor(number / 2) % 5 === 0 ? null : `2026-12-01T${hour}:00:00Z`,
    });
    return { ...entry, revision: { ...entry.revision, firstSeen: `2026-09-01T${hour}:00:00Z` } };
  });

const size = 4;
const rankOf = ({ revision }: FeedEntry): string => revision.firstSeen;
const page = (ordered: readonly FeedEntry[], after: string | null) =>
  pageOf(ordered, { after, size, rankOf, isFalling: true });

/** The pages that a reader gets who follows the links, from a place on. `change` happens to the feed between two pages. */
function walk(ordered: readonly FeedEntry[], change = (all: readonly FeedEntry[]) => all) {
  const pages: { readonly after: string | null; readonly ids: readonly string[] }[] = [];
  let [current, after]: [readonly FeedEntry[], string | null] = [ordered, null];
  do {
    const { entries: found, next } = page(current, after);
    pages.push({ after, ids: found.map(({ event }) => event.id) });
    after = next;
    current = change(current);
  } while (after !== null && pages.length < 100);
  return pages;
}

const idsOf = (all: readonly FeedEntry[]) => all.map(({ event }) => event.id);

it('pages hold every entry, in order, and come to an end', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40 }), (count) => {
      const pages = walk(entries(count));
      expect([...new Set(pages.flatMap(({ ids }) => ids))]).toEqual(idsOf(entries(count)));
      for (const { ids, after } of pages) {
        expect(ids.length).toBeLessThanOrEqual(size);
        expect(after === null || isPlace(after)).toBe(true);
      }
    }),
  );
});

it('a new entry changes the first page, and none that was full', () => {
  const before = walk(entries(14));
  const [first, ...others] = walk(entries(15));
  expect(first?.ids[0]).toBe('e015');
  expect(others.slice(-3)).toEqual(before.slice(-3));
});

it('who follows the links while entries come and go misses none that stays', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 12 }), (leaving) => {
      const gone = leaving.map((number) => `e${String(number).padStart(3, '0')}`);
      let added = 30;
      const seen = walk(entries(30), (all) => {
        added += 1;
        const leaves = gone.pop();
        const [newest = all[0] as FeedEntry] = entries(added);
        return [newest, ...all].filter(({ event }) => event.id !== leaves);
      }).flatMap(({ ids }) => ids);
      const left = leaving.map((number) => `e${String(number).padStart(3, '0')}`);
      for (const id of idsOf(entries(30))) if (!left.includes(id)) expect(seen).toContain(id);
    }),
  );
});

it('a place whose entry has left the feed stands where that entry stood', () => {
  const all = entries(14);
  const { next } = page(all, null);
  const [following] = page(all, next).entries;
  const last = all[all.indexOf(following as FeedEntry) - 1] as FeedEntry;
  const without = all.filter((entry) => entry !== last);
  expect(idsOf(page(without, next).entries)).toContain(following?.event.id);
});

it('a place behind the last entry has an empty page', () => {
  expect(page(entries(3), '20200101T000000Z-20200101T000000Z-00000000')).toEqual({ entries: [], next: null });
});
