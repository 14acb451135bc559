import { expect, test } from 'vitest';
import { directionOf, visitorLanguage } from '../../src/i18n/language-tag.ts';

const choose = (header: string | null, site = 'de') => visitorLanguage(header, site, ['en', 'ru']);

test('chooses the visitor’s preferred language among those of the pages, by weight', () => {
  expect(choose('fr-FR,ru;q=0.5,en-GB;q=0.8')).toBe('en-GB');
  expect(choose('ru-RU,ru;q=0.9,en-US;q=0.8')).toBe('ru-RU');
  expect(choose('en;q=0,ru;q=0.1')).toBe('ru');
});

test("chooses the site's language when the pages lack the visitor's, or the header is missing or unreadable", () => {
  for (const header of [null, '', '*', 'fi,sv;q=0.9', ';;,=,q=1', 'x'.repeat(10_000)])
    expect(choose(header)).toBe('de');
});

test("takes the site's region for a visitor who names none, and keeps only language and region", () => {
  expect(choose('en', 'en-GB')).toBe('en-GB');
  expect(choose('en-US-u-ca-buddhist-x-anything')).toBe('en-US');
});

test('derives the direction of a language from its script', () => {
  expect(['ar', 'he-IL', 'fa', 'ur-PK', 'az-Arab', 'en', 'ru', 'nonsense tag'].map(directionOf)).toEqual([
    ...Array(5).fill('rtl'),
    ...Array(3).fill('ltr'),
  ]);
});
