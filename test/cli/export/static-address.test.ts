import { expect, it } from 'vitest';
import { exportedFor, plain } from '../../../src/cli/export/static-address.ts';

const months = { first: '2026-11', last: '2027-02' };
const on = (name: string | null) => ({
  monthsOf: () => months,
  limit: name === null ? null : (['category', name] as const),
});

it.each<[string, string | null]>([
  ['/calendars/c', 'calendars/c/index.html'],
  ['/calendars/c?view=month', 'calendars/c/month/index.html'],
  ['/calendars/c?view=month&month=2026-12', 'calendars/c/month/2026-12/index.html'],
  ['/calendars/c?view=month&month=2027-03', null],
  ['/calendars/c?category=a&view=month', 'calendars/c/month/index.html'],
  ['/calendars/c?view=past', 'calendars/c/past/index.html'],
  ['/calendars/c?view=past&page=3', 'calendars/c/past/3/index.html'],
  ['/calendars/c?page=2', 'calendars/c/page/2/index.html'],
  ['/calendars/c?category=Open+day', 'calendars/c/category/open day/index.html'],
  ['/calendars/c/organizer/Film%20Club?page=2', 'calendars/c/organizer/film club/page/2/index.html'],
  ['/calendars/c?organizer=a&view=past', 'calendars/c/organizer/a/past/index.html'],
  ['/calendars/c/category/Open%20day', 'calendars/c/category/open day/index.html'],
  ['/calendars/c/category/a?view=past&page=2', 'calendars/c/category/a/past/2/index.html'],
  ['/calendars/c?category=a&view=past', 'calendars/c/category/a/past/index.html'],
  ['/calendars/c?category=a&page=2', 'calendars/c/category/a/page/2/index.html'],
  ['/calendars/c?from=2026-12-24&to=2026-12-24', 'calendars/c/day/2026-12-24/index.html'],
  ['/calendars/c/series/Autumn-26', 'calendars/c/series/Autumn-26/index.html'],
  ['/feeds/c/series/Autumn-26.ics', 'feeds/c/series/Autumn-26.ics'],
  ['/calendars/c?from=2026-12-24&to=2026-12-26', 'calendars/c/index.html'],
  ['/calendars/c?lang=de&utm_source=x', 'calendars/c/index.html'],
  ['/calendars/c/events/1?start=2026-12-05T17:00:00Z', 'calendars/c/events/1/20261205T170000Z/index.html'],
  ['/calendars/c/events/1?start=2026-12-05', 'calendars/c/events/1/20261205/index.html'],
  ['/calendars/c/events/1?start=../../x', 'calendars/c/events/1/index.html'],
  ['/calendars/c/qr.svg', 'calendars/c/qr.svg'],
  ['/calendars/c/category/a/qr.svg', 'calendars/c/category/a/qr.svg'],
  ['/assets/page.js?v=1', 'assets/page.js'],
  ['/feeds/c.ics?category=a', 'feeds/c.ics'],
  ['/feeds/c/category/a.ics', 'feeds/c/category/a.ics'],
])('keeps %s as %s', (target, file) => {
  expect(exportedFor(target, on(null))?.file ?? null).toBe(file);
});

it('takes the category that the page does not show yet, and the one that it shows for everything else', () => {
  expect(exportedFor('/calendars/c?category=a&category=b', on('a'))?.address).toBe('/calendars/c/category/b');
  expect(exportedFor('/calendars/c?category=a&page=2', on('a'))?.address).toBe('/calendars/c/category/a/page/2');
  expect(exportedFor('/calendars/c/category/a/category/b', on('a'))?.address).toBe('/calendars/c/category/b');
  expect(exportedFor('/calendars/c/category/a/organizer/a', on('a'))?.target).toBe('/calendars/c?organizer=a');
  expect(exportedFor('/calendars/c', on('a'))?.address).toBe('/calendars/c');
});

it('names a folder for any category, and asks for it by its own name', () => {
  const found = exportedFor(`/calendars/c?${new URLSearchParams({ category: '../../etc/passwd' })}`, on(null));
  expect(found?.file).toMatch(/^calendars\/c\/category\/-[0-9a-f]{16}\/index\.html$/u);
  expect(found?.target).toBe('/calendars/c?category=..%2F..%2Fetc%2Fpasswd');
});

it.each([
  '/calendars/c/events/..',
  '/calendars/c/events/%2E%2E%2F%2E%2E%2Fetc%2Fpasswd',
  '/calendars/c/events/a%2F..%2F..%2Fb',
  '/calendars/c/events/%2Fetc',
  '/calendars/c/events/a%2F',
  '/calendars/c/events/%00',
  '/calendars/c/events/%E4',
  '/feeds/c/..%2F..%2Fx.ics',
  `/calendars/c/events/${'x'.repeat(256)}`,
])('has no file for %s', (address) => {
  expect(plain(address).file).toBeNull();
});
