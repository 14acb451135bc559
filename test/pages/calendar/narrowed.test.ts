import { expect, test } from 'vitest';
import { published } from '../../app/app-deps.ts';
import { askPage } from '../ask-page.ts';

// It is 1 October 2026.
test.each([
  ['past=30', 'From September 1, 2026'],
  ['from=2026-10-02', 'From October 2, 2026'],
  ['to=2026-10-09', 'Until October 9, 2026'],
  ['from=2026-10-02&to=2026-10-09', 'October 2, 2026 – October 9, 2026'],
  ['from=2026-10-02&to=2026-10-02', 'October 2, 2026'],
])('a list that %s narrows says so: %s', async (query, words) => {
  const html = await askPage(`/calendars/talks?${query}`, [published({ id: 'e' })]);
  expect(/<p class="narrowed">.*<a class="limit"[^>]*>([^<]*)</.exec(html)?.[1]).toBe(words);
});
