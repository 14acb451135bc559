import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Catalogue, catalogues, english } from '../../src/i18n/catalogue.ts';
import { widgetWords } from '../../src/i18n/widget-words-for.ts';
import { builderWordsFor, feedWordsFor, pageLanguages, pageWordsFor } from '../../src/i18n/words-for.ts';
import { lacks, parts } from './lacks.ts';

/** Texts that are the same in this language as in English. */
const cognates: Readonly<Record<string, readonly string[]>> = {
  de: ['feeds.online'],
  it: ['feeds.online'],
  ru: ['pages.subscription.programs.outlook.name', 'pages.subscription.programs.office.name'],
  sv: ['feeds.online'],
};

describe('the catalogues', () => {
  it('name what each language lacks: English and Russian lack nothing', () => {
    const found = catalogues.map((one) => [one.language, lacks(one, cognates[one.language] ?? [])]);
    expect(Object.fromEntries(found)).toEqual({
      de: ['pages', 'widget', 'builder'],
      en: [],
      es: ['pages', 'widget', 'builder'],
      fi: ['pages', 'widget', 'builder'],
      fr: ['pages', 'widget', 'builder'],
      it: ['pages', 'widget', 'builder'],
      ru: [],
      sv: ['pages', 'widget', 'builder'],
      uk: ['pages', 'widget', 'builder'],
    });
  });

  it('match the files, each under its own name', () => {
    const files = readdirSync(new URL('../../src/i18n/languages', import.meta.url));
    expect(catalogues.map(({ language }) => `${language}.ts`)).toEqual(files.sort());
    for (const { language } of catalogues) expect(Intl.getCanonicalLocales(language)).toEqual([language]);
  });

  it('hold only known parts', () => {
    for (const catalogue of catalogues)
      expect(['language', 'series', ...parts]).toEqual(expect.arrayContaining(Object.keys(catalogue)));
  });

  it('name their language in each part', () => {
    for (const { language, pages, widget } of catalogues) {
      expect([language, undefined]).toContain(pages?.language);
      expect([language, undefined]).toContain(widget?.language);
    }
  });

  it('give the widget every language that has its texts', () => {
    expect(widgetWords).toEqual(catalogues.flatMap(({ widget }) => widget ?? []));
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
    expect(found).toEqual(['pages', 'widget', 'builder', 'feeds.event is empty', 'feeds.postponed is missing']);
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

  it('a text that drops a placeholder, or a plain text in place of one with placeholders', () => {
    const widget = { ...english.widget, stale: () => 'Veraltet.', until: 'bis' } as unknown as typeof english.widget;
    expect(everyText({ ...whole, widget })).toEqual(
      expect.arrayContaining([
        'widget.stale leaves out a placeholder',
        'widget.until must take the placeholders of the English text',
      ]),
    );
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
    expect(builderWordsFor('de').layout).toBe('Layout');
    expect(pageWordsFor('de-AT').language).toBe('en');
  });

  it('keep the region on the pages, because date formats depend on it', () => {
    expect(pageWordsFor('en-GB').language).toBe('en-GB');
    expect(pageWordsFor('ru-KZ')).toMatchObject({ language: 'ru-KZ', allDay: 'Весь день' });
  });

  it('are offered to visitors only in the languages of the pages', () => {
    expect(pageLanguages).toEqual(['en', 'ru']);
  });
});
