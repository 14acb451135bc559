import { expect, test } from 'vitest';
import { published } from '../../app/app-deps.ts';
import { askPage } from '../ask-page.ts';

const properties = (html: string) =>
  Object.fromEntries([...html.matchAll(/<meta property="(og:[^"]+)" content="([^"]*)">/g)].map(([, name, value]) => [name, value?.replace(/[\u2009\u202f]/g, ' ')])); // biome-ignore format: one line

const talk = published({
  id: 'e',
  title: 'A talk',
  summary: 'On bees.',
  image: 'https://p.example/bee.jpg',
  location: { name: 'Hall 3', address: null, geo: null },
});

test('a shared event says when, where and what', async () => {
  expect(properties(await askPage('/calendars/talks/events/e', [talk]))).toEqual({
    'og:type': 'article',
    'og:title': 'A talk',
    'og:url': 'http://events.uni.example/calendars/talks/events/e',
    'og:site_name': 'Example University',
    'og:locale': 'en_US',
    'og:description': 'Monday, October 5, 12:00 – 1:00 PM · Hall 3 · On bees.',
    'og:image': 'https://p.example/bee.jpg',
    'og:image:alt': 'A talk',
  });
});

test('a shared cancelled event says so first', async () => {
  const off = published({ id: 'e', status: 'cancelled' });
  expect(properties(await askPage('/calendars/talks/events/e', [off]))['og:description']).toMatch(
    /^Cancelled · Monday/,
  );
});

test('a shared calendar has the picture of its first event, in the language of the page', async () => {
  const shared = properties(await askPage('/calendars/talks', [talk], { language: 'ru' }));
  expect(shared).toMatchObject({ 'og:type': 'website', 'og:image': 'https://p.example/bee.jpg', 'og:locale': 'ru_RU' });
  expect(shared['og:description']).toContain('Подпишитесь');
});
