import { describe, expect, it, test } from 'vitest';
import { dateLocale } from '../../src/i18n/language-tag.ts';
import type { SiteWords } from '../../src/i18n/site-words.ts';
import {
  feedWordsFor,
  pageLanguages,
  pageWordsFor,
  seriesWordsFor,
  widgetPhrasesFor,
} from '../../src/i18n/words-for.ts';

const czech: SiteWords = {
  cs: {
    'pages.subscribe': 'Odebírat',
    'pages.listing.find': 'Hledat',
    'pages.eventCount': { one: '{count} akce', few: '{count} akce', other: '{count} akcí' },
    'pages.former': 'Původně {date}',
    'series.every.0': 'každé pondělí',
  },
};

describe('the words of a site', () => {
  it('stand for a language that Kalends does not speak, and English for the rest', () => {
    const words = pageWordsFor('cs', czech);
    expect(words).toMatchObject({ language: 'cs', wordsLanguage: 'cs', subscribe: 'Odebírat', online: 'Online' });
    expect(words.listing).toMatchObject({ find: 'Hledat', search: 'Search events' });
    expect(words.former('1. 5.')).toBe('Původně 1. 5.');
    expect([1, 3, 7].map(words.eventCount)).toEqual(['1 akce', '3 akce', '7 akcí']);
    // English words count as English does.
    expect(words.status.waiting(3)).toBe('Waiting for the first copy of 3 calendars.');
    expect(seriesWordsFor('cs', czech).every.slice(0, 2)).toEqual(['každé pondělí', 'every Tuesday']);
    expect(pageLanguages(czech)).toContain('cs');
    expect(pageLanguages()).not.toContain('cs');
  });

  it('replace single words of Kalends, those of a region before those of the language', () => {
    const own: SiteWords = {
      de: { 'pages.allEvents': 'Alle Termine', 'feeds.cancelled': 'Fällt aus' },
      'de-AT': { 'pages.allEvents': 'Alle Termine in Österreich' },
    };
    expect(pageWordsFor('de', own)).toMatchObject({ allEvents: 'Alle Termine', subscribe: 'Abonnieren' });
    expect(pageWordsFor('de-AT', own).allEvents).toBe('Alle Termine in Österreich');
    expect(feedWordsFor('de-CH', own).cancelled).toBe('Fällt aus');
    expect(feedWordsFor('de-CH').cancelled).toBe('Abgesagt');
  });

  it('reach a widget whole, in any language but plain English', () => {
    expect(widgetPhrasesFor('en-GB')).toBe(null);
    expect(widgetPhrasesFor('tlh')).toBe(null);
    expect(widgetPhrasesFor('pl')?.phrases.more).toBe('jeszcze {count}');
    const own = widgetPhrasesFor('en', { en: { 'widget.subscribe': 'Follow' } });
    expect(own?.phrases).toMatchObject({ subscribe: 'Follow', status: { moved: 'Moved' } });
  });
});

test('counts by the rules and in the digits of the language', () => {
  expect([1, 2, 5, 22].map(pageWordsFor('pl').eventCount)).toEqual([
    '1 wydarzenie',
    '2 wydarzenia',
    '5 wydarzeń',
    '22 wydarzenia',
  ]);
  expect([1, 2, 3, 11].map(pageWordsFor('ar-EG').eventCount)).toEqual([
    'فعالية واحدة',
    'فعاليتان',
    '٣ فعاليات',
    '١١ فعالية',
  ]);
});

test('isolates values among words that run from right to left', () => {
  expect(pageWordsFor('ar').former('5 Oct')).toBe('الموعد السابق: \u20685 Oct\u2069');
  expect(pageWordsFor('de').former('5. Okt.')).toBe('Ursprünglich 5. Okt.');
});

test('takes English without a region for European, but for American in a zone of the United States', () => {
  expect(['Europe/Berlin', 'Asia/Tokyo', 'America/Toronto'].map((zone) => dateLocale('en', zone))).toEqual(
    Array(3).fill('en-150'),
  );
  expect(['America/New_York', 'US/Pacific', 'Pacific/Honolulu'].map((zone) => dateLocale('en', zone))).toEqual(
    Array(3).fill('en-US'),
  );
  expect(dateLocale('en-AU', 'Europe/Berlin')).toBe('en-AU');
});
