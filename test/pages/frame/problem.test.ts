import { expect, test } from 'vitest';
import { configOf } from '../../app/app-deps.ts';
import { askPage, wordsOf } from '../ask-page.ts';

test('a missing page says so in the visitor’s language and links to the calendars', async () => {
  const html = await askPage('/calendars/nothing', [], { language: 'ru' });
  expect(wordsOf(html)).toContain('Такого события или календаря здесь нет, или адрес изменился.');
  expect(html).toContain('<a class="button" href="/">Все календари</a>');
  expect(html).not.toContain('lang="en"');
});

test('a missing page searches all events', async () => {
  const html = await askPage('/calendars/nothing', [], { language: 'de' });
  expect(html).toMatch(
    /<form role="search" data-server action="\/" method="get">\s*<label class="hidden" for="q">Termine suchen/,
  );
  expect(await askPage('/calendars/talks?view=nonsense', [])).not.toContain('role="search"');
});

test('an invalid query is explained in detail', async () => {
  expect(wordsOf(await askPage('/calendars/talks?view=nonsense', []))).toContain('view must be one of');
});

test('a server without time for the page says so, and not that events are read for the first time', async () => {
  const server = { ...configOf().server, maxRenderings: 0, maxWaiting: 0 };
  const words = wordsOf(await askPage('/calendars/talks', [], { language: 'de', config: { server } }));
  expect(words).toContain('Der Server ist gerade ausgelastet.');
  expect(words).not.toContain('zum ersten Mal');
});
