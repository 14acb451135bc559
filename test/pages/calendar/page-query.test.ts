import { expect, test } from 'vitest';
import { everything, type Selection } from '../../../src/feeds/select/selection.ts';
import { pageSuffix, parsePageQuery, plainQuery } from '../../../src/pages/calendar/page-query.ts';

const parse = (query: string) => parsePageQuery(new URLSearchParams(query), 2026);
const canonical = (query: string) => {
  const parsed = parse(query);
  return parsed.kind === 'query' ? pageSuffix(parsed.query) : parsed.problems.map(({ parameter }) => parameter);
};

test('one meaning has one address, whatever the order, the case and unknown parameters', () => {
  expect(canonical('utm_source=x&view=MONTH&category=B&category=a&q= Chess &month=2026-11&limit=3')).toBe(
    '/category/a/category/b/q/chess?view=month&month=2026-11',
  );
  expect(canonical('view=upcoming&page=1&month=2026-11')).toBe('');
  expect(canonical('category=a/b&lang=de')).toBe('?category=a%2Fb&lang=de');
  expect(canonical('from=2026-10-01&to=2026-10-02&page=2')).toBe('?from=2026-10-01&to=2026-10-02&page=2');
});

test('days in the wrong order mean those between them', () => {
  expect(canonical('from=2026-10-09&to=2026-10-05')).toBe('?from=2026-10-05&to=2026-10-09');
});

test('all malformed parameters are named at once', () => {
  expect(canonical('view=year&month=2026-13&page=0&from=yesterday')).toEqual(['from', 'view', 'month', 'page']);
  expect(parse('page=99999').kind).toBe('problems');
  // `constructor` and the like, which every object has, are no layouts.
  expect(canonical('view=constructor')).toEqual(['view']);
  expect(canonical('view=__proto__')).toEqual(['view']);
});

/** A value of every parameter of feeds: a new one is asked for here by the compiler. */
const asked: { readonly [name in keyof Selection]: NonNullable<Selection[name]> } = {
  from: '2026-10-01',
  to: '2026-10-02',
  category: ['chess'],
  place: ['hall'],
  organizer: ['choir'],
  series: ['autumn'],
  free: true,
  online: true,
  q: 'chess',
  limit: 5,
  past: 30,
  lang: 'de',
  view: 'new',
  for: 'outlook',
  alarm: 30,
  after: '20260901T080000Z-20261001T090000Z-0a1b2c3d',
};

test.each(Object.entries(asked))('%s makes another address, unless pages have none of it', (name, value) => {
  const plain = pageSuffix(plainQuery);
  const narrowed = pageSuffix({ ...plainQuery, selection: { ...everything, [name]: value } });
  if (['limit', 'view', 'for', 'alarm', 'after'].includes(name)) expect(narrowed).toBe(plain);
  else if (['from', 'to', 'past', 'lang'].includes(name)) expect(narrowed).toBe(`?${name}=${value}`);
  else expect(narrowed).toBe(`/${name}/${value === true ? 1 : value}`);
});
