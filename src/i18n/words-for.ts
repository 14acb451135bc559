import { type Catalogue, catalogues, english } from './catalogue.ts';
import { byLanguage, primarySubtag } from './language-tag.ts';
import type { BuilderWords } from './words/builder-words.ts';
import type { FeedWords } from './words/feed-words.ts';
import type { PageWords } from './words/page-words.ts';
import type { SeriesWords } from './words/series-words.ts';

/** Chooses a part's words by language tag: in English where the language has no such part. */
function chooser<Words>(partOf: (catalogue: Catalogue) => Words | undefined, fallback: Words): (tag: string) => Words {
  const entries = catalogues.flatMap((catalogue) => {
    const words = partOf(catalogue);
    return words === undefined ? [] : [[catalogue.language, words] as const];
  });
  return byLanguage(entries, fallback);
}

/** The words of a feed, by the feed's language. */
export const feedWordsFor: (language: string) => FeedWords = chooser(({ feeds }) => feeds, english.feeds);

/** How often a series takes place. */
export const seriesWordsFor: (language: string) => SeriesWords = chooser(({ series }) => series, english.series);

/** The words of the page that builds a widget. */
export const builderWordsFor: (language: string) => BuilderWords = chooser(({ builder }) => builder, english.builder);

const pageWords = chooser<PageWords>(({ pages }) => pages, english.pages);

/** The words of the pages. Their `language` is the whole tag, because dates differ by region: `en-GB`, `en-US`. */
export function pageWordsFor(language: string): PageWords {
  const words = pageWords(language);
  return words.language === primarySubtag(language) ? { ...words, language } : words;
}

/** The languages that the pages can speak to a visitor, by their primary subtags. */
export const pageLanguages: readonly string[] = catalogues
  .filter(({ pages }) => pages !== undefined)
  .map(({ language }) => language);
