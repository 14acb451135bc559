import { LRUCache } from 'lru-cache';
import { type CatalogueParts, catalogues, english } from './catalogue.ts';
import { primarySubtag } from './language-tag.ts';
import { type PhraseLayer, type PhraseTree, speak } from './phrases.ts';
import type { BuilderWords } from './words/builder-words.ts';
import type { FeedWords } from './words/feed-words.ts';
import type { PageWords } from './words/page-words.ts';
import type { SeriesWords } from './words/series-words.ts';

const layer = (language: string, phrases: object): PhraseLayer => ({ language, phrases: phrases as PhraseTree });

/** Makes the words of a part for a language tag: in English where the language has no such part. */
function chooser<Words extends object>(part: keyof CatalogueParts): (tag: string) => Words {
  // Visitors name regions as they like, and each may have digits of its own.
  const made = new LRUCache<string, Words>({ max: 100 });
  return (tag) => {
    let words = made.get(tag);
    if (words === undefined) {
      const own = catalogues.find(({ language }) => language === primarySubtag(tag));
      const phrases = own?.[part];
      const layers = own === undefined || phrases === undefined ? [] : [layer(own.language, phrases)];
      const language = layers.length === 0 ? 'en' : tag;
      words = {
        ...speak<Words>([...layers, layer('en', english[part])], language),
        ...(part === 'pages' && { language }),
      };
      made.set(tag, words);
    }
    return words;
  };
}

/** The words of a feed, by the feed's language. */
export const feedWordsFor: (language: string) => FeedWords = chooser('feeds');

/** How often a series takes place. */
export const seriesWordsFor: (language: string) => SeriesWords = chooser('series');

/** The words of the page that builds a widget. */
export const builderWordsFor: (language: string) => BuilderWords = chooser('builder');

/** The words of the pages. Their `language` is the whole tag, because dates differ by region: `en-GB`, `en-US`. */
export const pageWordsFor: (language: string) => PageWords = chooser('pages');

/** The languages that the pages can speak to a visitor, by their primary subtags. */
export const pageLanguages: readonly string[] = catalogues
  .filter(({ pages }) => pages !== undefined)
  .map(({ language }) => language);
