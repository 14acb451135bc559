import { expect, test } from 'vitest';
import { configOf, published } from '../../app/app-deps.ts';
import { askPage } from '../ask-page.ts';

const events = [published({ id: 'e', title: 'محاضرة', summary: 'أمسية' })];
const directionOf = (html: string) => /<html lang="([^"]+)" dir="([^"]+)">/.exec(html)?.slice(1);
const paths = [
  '/calendars/talks',
  '/calendars/talks?view=month',
  '/calendars/talks/events/e',
  '/calendars/talks/embed',
];

test.each(paths)('%s has the direction of its calendar’s language, in the visitor’s words', async (path) => {
  expect(directionOf(await askPage(path, events, { calendar: { language: 'ar' } }))).toEqual(['en-US', 'rtl']);
  expect(directionOf(await askPage(path, events, { calendar: { language: 'he-IL' }, language: 'ru' }))).toEqual(['ru', 'rtl']); // biome-ignore format: one line
  expect(directionOf(await askPage(path, events))).toEqual(['en-US', 'ltr']);
});

test.each(['/', '/status', '/nowhere'])('%s has the direction of the site’s language', async (path) => {
  const site = { ...configOf().site, language: 'ar' };
  expect(directionOf(await askPage(path, events, { config: { site } }))).toEqual(['en-US', 'rtl']);
  expect(directionOf(await askPage(path, events))).toEqual(['en-US', 'ltr']);
});

test('the iframe’s page has the direction of its own language', async () => {
  expect(directionOf(await askPage('/embed/talks', events, { calendar: { language: 'ar' } }))).toEqual(['ar', 'rtl']);
});

test('every text of the portal finds its own direction', async () => {
  const calendar = { title: 'فعاليات', description: 'وصف' };
  const texts = ['فعاليات', 'وصف', 'محاضرة', 'أمسية'];
  for (const path of ['/', ...paths.slice(0, 3)]) {
    const body = (await askPage(path, events, { calendar })).replace(/[\s\S]*<body>/, '');
    for (const text of texts) {
      const before = body.split(`>${text}<`).slice(0, -1);
      for (const piece of before) expect(piece.slice(piece.lastIndexOf('<'))).toMatch(/dir="auto"|class="hidden"/);
    }
  }
});
