import { type CatalogueParts, catalogues, english } from './catalogue.ts';
import { primarySubtag } from './language-tag.ts';
import type { BuilderWords } from './words/builder-words.ts';
import type { FeedWords } from './words/feed-words.ts';
import type { PageWords } from './words/page-words.ts';

/** Finds a part's words for a language tag: those of its primary subtag, in English where no catalogue has the part. */
function chooser<Part extends keyof CatalogueParts>(part: Part): (language: string) => CatalogueParts[Part] {
  const words = new Map<string, CatalogueParts[Part]>();
  for (const catalogue of catalogues) {
    const own = catalogue[part];
    if (own !== undefined) words.set(catalogue.language, own as CatalogueParts[Part]);
  }
  return (language) => words.get(primarySubtag(language)) ?? (english[part] as CatalogueParts[Part]);
}

const pageWords = chooser('pages');

/** The words of a feed, by the feed's language. */
export const feedWordsFor: (language: string) => FeedWords = chooser('feeds');

/** The words of the page that builds a widget. */
export const builderWordsFor: (language: string) => BuilderWords = chooser('builder');

/** The words of the pages. Their `language` is the whole tag, because dates differ by region: `en-GB`, `en-US`. */
export function pageWordsFor(language: string): PageWords {
  const words = pageWords(language);
  return words.language === primarySubtag(language) ? { ...words, language } : words;
}

/** The languages that the pages can speak to a visitor, by their primary subtags. */
export const pageLanguages: readonly string[] = catalogues
  .filter(({ pages }) => pages !== undefined)
  .map(({ language }) => language);
