import { LRUCache } from 'lru-cache';
import { type CatalogueParts, catalogues, english } from './catalogue.ts';
import { primarySubtag } from './language-tag.ts';
import { mergedPhrases, type PhraseLayer, type PhraseTree, speak } from './phrases.ts';
import { noWords, partOf, type SiteWords } from './site-words.ts';
import type { BuilderWords } from './words/builder-words.ts';
import type { FeedWords } from './words/feed-words.ts';
import type { PageWords } from './words/page-words.ts';
import type { SeriesWords } from './words/series-words.ts';
import type { SpokenWidgetPhrases, WidgetPhrases, WidgetWords } from './words/widget-words.ts';

/** Words for a language tag: the site's own, then those of Kalends, and in English what neither has. */
type Chooser<Words> = (tag: string, own?: SiteWords) => Words;

type Part = keyof CatalogueParts;

/** The texts of a part for a language tag, the preferred first. The last layer is English, and whole. */
function layersOf(part: Part, tag: string, own: SiteWords): readonly [...PhraseLayer[], PhraseLayer] {
  const layersIn = (wanted: readonly string[]) =>
    wanted.flatMap((one): readonly PhraseLayer[] => {
      const given = Object.entries(own).find(([language]) => language.toLowerCase() === one)?.[1];
      const phrases = given && partOf(given, part);
      return phrases ? [{ language: one, phrases }] : [];
    });
  const subtag = primarySubtag(tag);
  const known = catalogues.find(({ language }) => language === subtag && language !== 'en')?.[part];
  return [
    ...layersIn([...new Set([tag.toLowerCase(), subtag])]),
    ...(known === undefined ? [] : [{ language: subtag, phrases: known as PhraseTree }]),
    ...layersIn(subtag === 'en' ? [] : ['en']),
    { language: 'en', phrases: english[part] as PhraseTree },
  ];
}

/** The language of most words that these layers give: that of the tag, or English. */
const languageOf = ([first]: readonly PhraseLayer[], tag: string): string =>
  primarySubtag(first?.language ?? 'en') === primarySubtag(tag) ? tag : 'en';

function chooser<Words extends object>(
  part: Part,
  more: (layers: readonly PhraseLayer[], tag: string) => object = () => ({}),
): Chooser<Words> {
  // Visitors name regions as they like, and each may have digits of its own.
  const made = new WeakMap<SiteWords, LRUCache<string, Words>>();
  return (tag, own = noWords) => {
    const known = made.get(own) ?? new LRUCache<string, Words>({ max: 100 });
    made.set(own, known);
    let words = known.get(tag);
    if (words === undefined) {
      const layers = layersOf(part, tag, own);
      words = { ...speak<Words>(layers, tag), ...more(layers, tag) };
      known.set(tag, words);
    }
    return words;
  };
}

/** The words of a feed, by the feed's language. */
export const feedWordsFor: Chooser<FeedWords> = chooser('feeds');

/** How often a series takes place. */
export const seriesWordsFor: Chooser<SeriesWords> = chooser('series');

/** The words of the page that builds a widget. */
export const builderWordsFor: Chooser<BuilderWords> = chooser('builder');

/**
 * The words of the pages. Their `language` is the whole tag, because dates differ by region: `en-GB`, `en-US`. It is that
 * of the dates even where the words are English because there are none in it.
 */
export const pageWordsFor: Chooser<PageWords> = chooser('pages', (layers, tag) => ({
  language: tag,
  wordsLanguage: languageOf(layers, tag),
}));

/** The words of the widget. */
export const widgetWordsFor: Chooser<WidgetWords> = chooser('widget', (layers, tag) => ({
  language: languageOf(layers, tag),
}));

/** The widget's words as data, for a browser. Null: they are those of English, which the widget has itself. */
export function widgetPhrasesFor(tag: string, own: SiteWords = noWords): SpokenWidgetPhrases | null {
  const layers = layersOf('widget', tag, own);
  if (layers.length === 1) return null;
  const phrases = mergedPhrases(layers) as unknown as WidgetPhrases;
  return { language: languageOf(layers, tag), phrases };
}

/** The languages that have words for the pages, by their primary subtags. */
export const pageLanguages = (own: SiteWords = noWords): readonly string[] => languagesOf('pages', own);

/** Those that have words for feeds. */
export const feedLanguages = (own: SiteWords = noWords): readonly string[] => languagesOf('feeds', own);

function languagesOf(part: Part, own: SiteWords): readonly string[] {
  const known = catalogues.filter((one) => one[part] !== undefined).map(({ language }) => language);
  const given = Object.keys(own).filter((language) => partOf(own[language] ?? {}, part) !== null);
  return [...new Set([...known, ...given.map(primarySubtag)])];
}
