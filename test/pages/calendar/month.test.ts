import { expect, test } from 'vitest';
import { published } from '../../app/app-deps.ts';
import { askPage } from '../ask-page.ts';

const firstWeekday = (html: string) => /<div class="weekdays"[^>]*><span>([^<]+)/.exec(html)?.[1];

test.each([
  ['en', 'Mon'],
  ['en-GB', 'Mon'],
  ['en-US', 'Sun'],
  ['ru', 'пн'],
])('a month begins its weeks for visitors who ask for %s as the widget does', async (language, name) => {
  const html = await askPage('/calendars/talks?view=month', [published({ id: '1' })], { language });
  expect(firstWeekday(html)).toBe(name);
  expect(html.match(/<span class="number"/g)).toHaveLength(35);
});
