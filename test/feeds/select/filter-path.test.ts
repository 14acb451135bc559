import { expect, test } from 'vitest';
import { filterPath, readFilterPath } from '../../../src/feeds/select/filter-path.ts';
import { everything } from '../../../src/feeds/select/selection.ts';

const segmentsOf = (path: string) => path.split('/').slice(1).map(decodeURIComponent);

test('a filter is a part of a path, and is read back', () => {
  const path = filterPath({ ...everything, category: ['jazz & blues', 'театр'], q: '50 % a.ics?' });
  expect(path).toBe('/category/jazz%20%26%20blues/category/%D1%82%D0%B5%D0%B0%D1%82%D1%80/q/50%20%25%20a.ics%3F');
  expect(readFilterPath(segmentsOf(path ?? ''))).toEqual([
    ['category', 'jazz & blues'],
    ['category', 'театр'],
    ['q', '50 % a.ics?'],
  ]);
  expect(filterPath(everything)).toBe('');
});

test('a path names the form of a calendar as well', () => {
  const path = filterPath({ category: ['jazz'], for: 'outlook', alarm: 30 });
  expect(path).toBe('/category/jazz/for/outlook/alarm/30');
  expect(readFilterPath(segmentsOf(path ?? ''))).toContainEqual(['for', 'outlook']);
});

test.each(['.', '..', 'a/b', 'a\\b', '\ud800'])('%j stays in the query: it would not survive in a path', (value) => {
  expect(filterPath({ category: ['ok', value] })).toBe(null);
});

test.each([[['category']], [['category', '']], [['events', '7']], [['constructor', 'x']], [['category', 'a', 'b']]])(
  '%j is no filter',
  (segments) => expect(readFilterPath(segments)).toBe(null),
);
