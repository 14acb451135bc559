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

test.each(['/', '/status', '/nowhere', ...paths])('%s has the direction of the visitor’s language', async (path) => {
  const site = { ...configOf().site, language: 'ar' };
  const ask = async (language: string) => directionOf(await askPage(path, events, { config: { site }, language }));
  expect(await ask('ar-EG')).toEqual(['ar-EG', 'rtl']);
  expect(await ask('en-US')).toEqual(['en-US', 'ltr']);
  expect(await ask('ru')).toEqual(['ru', 'ltr']);
});

test('a site in a language without words has its direction, and says that its words are English', async () => {
  const site = { ...configOf().site, language: 'he' };
  expect(directionOf(await askPage('/', events, { config: { site }, language: 'he-IL' }))).toEqual(['en', 'rtl']);
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
