import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Catalogue, catalogues, english } from '../../src/i18n/catalogue.ts';
import { builderWordsFor, feedWordsFor, pageLanguages, pageWordsFor } from '../../src/i18n/words-for.ts';
import { lacks, parts } from './lacks.ts';

const products = ['outlook', 'office', 'thunderbird'].map((name) => `pages.subscription.programs.${name}.name`);
const online = ['feeds.online', 'pages.online', 'pages.event.online', 'widget.online'];

/** Texts that are the same in this language as in English. */
const cognates: Readonly<Record<string, readonly string[]>> = {
  ar: products,
  de: [
    ...products,
    ...online,
    'pages.listing.days',
    'pages.status.title',
    'builder.kinds.element.0',
    'builder.kinds.iframe.0',
  ],
  es: [...products, 'pages.subscription.programs.google.name', 'widget.googleCalendar'],
  fr: [...products, 'pages.listing.pages', 'pages.status.platform.quota', 'builder.kind'],
  it: ['feeds.online'],
  pl: [...products, ...online, 'builder.kinds.element.0'],
  ru: products,
  sv: ['feeds.online'],
  uk: products,
};

describe('the catalogues', () => {
  it('name what each language lacks', () => {
    const found = catalogues.map((one) => [one.language, lacks(one, cognates[one.language] ?? [])]);
    expect(Object.fromEntries(found)).toEqual({
      ar: [],
      de: [],
      en: [],
      es: [],
      fi: ['pages', 'widget', 'builder'],
      fr: [],
      it: ['pages', 'widget', 'builder'],
      pl: [],
      ru: [],
      sv: ['pages', 'widget', 'builder'],
      uk: [],
    });
  });

  it('match the files, each under its own name', () => {
    const files = readdirSync(new URL('../../src/i18n/languages', import.meta.url));
    expect(catalogues.map(({ language }) => `${language}.ts`)).toEqual(files.sort());
    for (const { language } of catalogues) expect(Intl.getCanonicalLocales(language)).toEqual([language]);
  });

  it('hold only known parts', () => {
    for (const catalogue of catalogues)
      expect(['language', ...parts]).toEqual(expect.arrayContaining(Object.keys(catalogue)));
  });
});

describe('the check of a catalogue reports', () => {
  const whole: Catalogue = { ...english, language: 'xx' };
  const everyText = (catalogue: Catalogue) => lacks(catalogue, []);

  it('an absent part', () => {
    const { widget: _, ...rest } = english;
    expect(lacks({ ...rest, language: 'en' }, [])).toEqual(['widget']);
  });

  it('a missing or empty text', () => {
    const { postponed: _, ...feeds } = english.feeds;
    const found = lacks({ language: 'en', feeds: { ...feeds, event: ' ' } } as unknown as Catalogue, []);
    expect(found).toEqual([
      'series',
      'pages',
      'widget',
      'builder',
      'feeds.event is empty',
      'feeds.postponed is missing',
    ]);
  });

  it('a text that still equals the English one, also a sentence with placeholders', () => {
    expect(everyText(whole)).toEqual(
      expect.arrayContaining([
        'feeds.cancelled reads as in English',
        'pages.listing.search reads as in English',
        'pages.eventCount reads as in English',
        'builder.kinds.element.0 reads as in English',
      ]),
    );
    expect(lacks({ ...whole, pages: undefined as never }, ['feeds.cancelled'])).not.toContain(
      'feeds.cancelled reads as in English',
    );
  });

  it('a text that drops a placeholder or has another, and forms that say nothing of a number', () => {
    const widget = { ...english.widget, stale: 'Veraltet.', until: 'bis {tag}', empty: { other: 'Nichts' } };
    expect(everyText({ ...whole, widget: widget as unknown as typeof english.widget })).toEqual(
      expect.arrayContaining([
        'widget.stale leaves out {time}',
        'widget.until has an unknown placeholder {tag}: it has {day}',
        'widget.empty must be one text',
      ]),
    );
  });

  it('a plural form that the language lacks, or does not have', () => {
    const pages = { ...english.pages, eventCount: { one: '{count} Termin', few: '{count} Termine', other: '{count}' } };
    expect(lacks({ language: 'de', pages }, [])).toContain(
      'pages.eventCount has a form “few”, which de lacks: it has one, other',
    );
    const forms = { one: '{count} kalendarz', other: '{count} kalendarzy' };
    const found = lacks({ language: 'pl', pages: { ...pages, eventCount: forms } }, []);
    expect(found.filter((flaw) => flaw.startsWith('pages.eventCount'))).toEqual([]);
  });

  it('a text that English does not have', () => {
    const feeds = { ...english.feeds, hello: 'Hallo' };
    expect(everyText({ ...whole, feeds })).toContain('feeds.hello is not in the English catalogue');
  });
});

describe('the texts for a language tag', () => {
  it('are those of its primary subtag', () => {
    expect(feedWordsFor('de-AT').event).toBe('Veranstaltung');
    expect(feedWordsFor('RU_ru').event).toBe('Событие');
    expect(builderWordsFor('ru-BY').layout).toBe('Вид');
  });

  it('are English when the language has no such part', () => {
    expect(feedWordsFor('tlh').event).toBe('Event');
    expect(feedWordsFor('constructor').event).toBe('Event');
    expect(builderWordsFor('fi').layout).toBe('Layout');
    expect(pageWordsFor('sv-FI')).toMatchObject({ language: 'sv-FI', wordsLanguage: 'en', subscribe: 'Subscribe' });
  });

  it('keep the region on the pages, because date formats depend on it', () => {
    expect(pageWordsFor('en-GB').language).toBe('en-GB');
    expect(pageWordsFor('ru-KZ')).toMatchObject({ language: 'ru-KZ', allDay: 'Весь день' });
  });

  it('are offered to visitors only in the languages of the pages', () => {
    expect(pageLanguages()).toEqual(['ar', 'de', 'en', 'es', 'fr', 'pl', 'ru', 'uk']);
  });
});
