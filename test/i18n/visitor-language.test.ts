import { expect, test } from 'vitest';
import { directionOf, visitorLanguage } from '../../src/i18n/language-tag.ts';

const choose = (header: string | null, site = 'de') => visitorLanguage(header, site, ['en', 'ru']);

test('the visitor’s preferred language among those of the pages, by weight', () => {
  expect(choose('fr-FR,ru;q=0.5,en-GB;q=0.8')).toBe('en-GB');
  expect(choose('ru-RU,ru;q=0.9,en-US;q=0.8')).toBe('ru-RU');
  expect(choose('en;q=0,ru;q=0.1')).toBe('ru');
});

test("the site's where the visitor's are not spoken, or nothing is said, or what is said can't be read", () => {
  for (const header of [null, '', '*', 'fi,sv;q=0.9', ';;,=,q=1', 'x'.repeat(10_000)])
    expect(choose(header)).toBe('de');
});

test("the site's own region for who names none, and nothing but language and region", () => {
  expect(choose('en', 'en-GB')).toBe('en-GB');
  expect(choose('en-US-u-ca-buddhist-x-anything')).toBe('en-US');
});

test('the direction of a language is that of its script', () => {
  expect(['ar', 'he-IL', 'fa', 'ur-PK', 'az-Arab', 'en', 'ru', 'nonsense tag'].map(directionOf)).toEqual([
    ...Array(5).fill('rtl'),
    ...Array(3).fill('ltr'),
  ]);
});
