import { expect, test } from 'vitest';
import { published } from '../../app/app-deps.ts';
import { askPage, wordsOf } from '../ask-page.ts';

// It is 1 October 2026.
test.each([
  ['past=30', 'From September 1, 2026'],
  ['from=2026-10-02', 'From October 2, 2026'],
  ['to=2026-10-09', 'Until October 9, 2026'],
  ['from=2026-10-02&to=2026-10-09', 'October 2, 2026 – October 9, 2026'],
  ['from=2026-10-02&to=2026-10-02', 'October 2, 2026'],
])('a list that %s narrows says so: %s', async (query, words) => {
  const html = await askPage(`/calendars/talks?${query}`, [published({ id: 'e' })]);
  expect(/<p class="narrowed">.*<a class="limit"[^>]*><bdi>([^<]*)</.exec(html)?.[1]).toBe(words);
});

test('the list of a day leads to the days beside it, whether they have events or not', async () => {
  const events = [published({ id: 'a', title: 'A', start: '2026-10-05T09:00:00Z', end: '2026-10-05T10:00:00Z' })];
  const day = (query: string) => askPage(`/calendars/talks/category/x?${query}`, events);
  for (const html of [
    await day('from=2026-10-05&to=2026-10-05'),
    await askPage('/?from=2026-10-05&to=2026-10-05', events),
  ]) {
    expect(html).toMatch(/rel="prev nofollow" href="[^"]*\?from=2026-10-04&amp;to=2026-10-04"/);
    expect(html).toMatch(/rel="next nofollow" href="[^"]*\?from=2026-10-06&amp;to=2026-10-06"/);
    expect(wordsOf(html)).toContain('Sunday, October 4 Tuesday, October 6');
  }
  expect(await day('from=2026-10-05&to=2026-10-05')).toContain('href="/calendars/talks/category/x?from=2026-10-06');
  expect(await day('from=2026-10-05&to=2026-10-07')).not.toContain('rel="next');
  expect(await day('from=1970-01-01&to=1970-01-01')).not.toContain('rel="prev');
});

test('a category that no event found has is named as the portal writes it', async () => {
  const events = [
    published({ id: 'a', title: 'Harbour walk', categories: ['Walk'] }),
    published({ id: 'b', title: 'On bees', categories: ['Lecture'] }),
  ];
  const html = await askPage('/calendars/talks/category/lecture?q=harbour', events);
  expect(/<nav class="chips".*?aria-current="true" dir="auto">([^<]*)/s.exec(html)?.[1]).toBe('Lecture');
});

test('the title of an Arabic page’s feed has Arabic commas', async () => {
  const html = await askPage('/calendars/talks/category/lecture/online/1', [published({ id: 'a', categories: ['Lecture'] })], { language: 'ar' }); // biome-ignore format: a call
  expect(/type="text\/calendar" title="([^"]*) \(/.exec(html)?.[1]).toBe('Calendar talks: Lecture، عبر الإنترنت');
});
