import { expect, test } from 'vitest';
import { rowsOf, whyEmpty } from '../../../../src/cli/map/page/client/model/event-rows.ts';
import { localeFor, shortDate } from '../../../../src/cli/map/page/client/model/short-date.ts';
import { linesOf, nothingUnsaved, withChanges, withRedo, withUndo } from '../../../../src/cli/map/page/client/model/unsaved-changes.ts'; // biome-ignore format: one line
import type { CalendarView, EventRow } from '../../../../src/cli/map/workbench-api.ts';

const row = (record: number, title: string, hasProblem = false): EventRow => ({
  record,
  event: 0,
  id: `e${record}`,
  title,
  when: null,
  start: null,
  hidden: null,
  isCancelled: false,
  hasProblem,
});
const calendar = (id: string, rows: readonly EventRow[]): CalendarView => ({
  id,
  title: id,
  slug: id,
  isRead: true,
  rows,
});
const calendars = [
  calendar('a', [row(0, 'Café lecture'), row(1, 'Ночь музеев', true)]),
  calendar('b', [row(0, 'Lecture on cafés', true)]),
];
const all = { calendar: null, search: '', onlyProblems: false };
const found = (filter: object) => rowsOf(calendars, { ...all, ...filter }).map(({ row: { title } }) => title);

test('events are found without accents and case, by all words, in one calendar or in all', () => {
  expect(found({})).toHaveLength(3);
  expect(found({ search: 'cafe LECT' })).toEqual(['Café lecture', 'Lecture on cafés']);
  expect(found({ search: 'ночь' })).toEqual(['Ночь музеев']);
  expect(found({ search: 'cafe', calendar: 'b' })).toEqual(['Lecture on cafés']);
  expect(found({ onlyProblems: true })).toEqual(['Ночь музеев', 'Lecture on cafés']);
});

test('a start is short, by the clock of its place, with another year', () => {
  expect(shortDate('2026-11-08T19:30', 'en-GB', 2026)).toBe('Sun 8 Nov, 19:30');
  expect(shortDate('2027-11-08', 'en-GB', 2026)).toBe('Mon, 8 Nov 2027');
  expect(shortDate('2026-11-08T19:30', 'ru', 2026)).toContain('19:30');
  expect(shortDate('soon', 'en', 2026)).toBe('soon');
});

test('English of no country is that of Europe, but in the United States', () => {
  expect(localeFor('en', ['de', 'en-US'], 'Europe/Berlin')).toBe('en-US');
  expect(shortDate('2026-11-08T19:30', localeFor('en', ['de', 'en'], 'Europe/Berlin'), 2026)).toBe('Sun, 8 Nov, 19:30');
  expect(localeFor('en', [], 'America/Chicago')).toBe('en-US');
  expect(localeFor('ru', ['en-US'], 'America/Chicago')).toBe('ru');
});

test('what a lost server would lose is known: the last value of each key, without what was undone', () => {
  const title = (value: unknown) => [{ path: ['mapping', 'event', 'title'], value }];
  let unsaved = withChanges(withChanges(nothingUnsaved, title('a')), title('b'));
  expect(linesOf(unsaved)).toEqual(['mapping.event.title: "b"']);
  unsaved = withUndo(unsaved);
  expect(linesOf(unsaved)).toEqual(['mapping.event.title: "a"']);
  expect(linesOf(withUndo(withUndo(unsaved)))).toEqual([]);
  expect(linesOf(withRedo(unsaved))).toEqual(['mapping.event.title: "b"']);
});

test('an empty list says whether nothing matches, or nothing is there', () => {
  const some = [...calendars, calendar('empty', []), { ...calendar('unread', []), isRead: false }];
  const why = (filter: object, of = some, isUnread = false) => whyEmpty(of, { ...all, ...filter }, isUnread);
  expect(why({ search: 'x' })).toBe('none');
  expect(why({ calendar: 'a', onlyProblems: true })).toBe('none');
  expect(why({ calendar: 'empty' })).toBe('noneInCalendar');
  expect(why({ calendar: 'empty', search: 'x' })).toBe('noneInCalendar');
  expect(why({ calendar: 'unread' })).toBe('noneRead');
  expect(why({ search: 'x' }, [])).toBe('noneAtAll');
  expect(why({}, [], true)).toBe('noneRead');
});
