import { expect, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { calendarOf, depsOf, fakePublisher, published, snapshotOf } from './app-deps.ts';

/** The past has the category in one spelling, what is to come in another, and no event is without an end. */
const events = [
  published({ id: 'old', categories: ['Science & Technology'], start: '2026-09-05T09:00:00Z', end: '2026-09-05T10:00:00Z' }),
  published({ id: 'new', categories: ['science & technology'], location: { name: 'Hall', address: null, geo: null } }),
]; // biome-ignore format: a table

test('the name of a feed is the same on every page, so that an export has one file for it', async () => {
  const app = createApp(depsOf({ publisher: fakePublisher([snapshotOf(calendarOf('42'), { events })]) }));
  const names = async (path: string) =>
    (await (await app.request(`http://h/calendars/42${path}`)).text()).match(/thunderbird\/name\/[^"]*/g);
  const filter = '/category/science%20%26%20technology';
  const pages = [filter, `${filter}?view=past`, `${filter}?view=month`, `${filter}?view=month&month=2027-03`];
  const found = await Promise.all(pages.map(names));
  expect(new Set(found.flat())).toEqual(new Set(['thunderbird/name/Calendar%2042%20Science%20&amp;%20Technology.ics']));
  expect(found.flat()).toHaveLength(pages.length);
});
