import { expect, test } from 'vitest';
import { askPage, wordsOf } from '../ask-page.ts';

test('a missing page says so in the visitor’s language and links to the calendars', async () => {
  const html = await askPage('/calendars/nothing', [], { language: 'ru' });
  expect(wordsOf(html)).toContain('Такого события или календаря здесь нет, или адрес изменился.');
  expect(html).toContain('<a class="button" href="/">Все календари</a>');
  expect(html).not.toContain('lang="en"');
});

test('an invalid query is explained in detail', async () => {
  expect(wordsOf(await askPage('/calendars/talks?view=nonsense', []))).toContain('view must be one of');
});
