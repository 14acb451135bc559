import { primarySubtag } from './language-tag.ts';
import { widget as ar } from './languages/ar.ts';
import { widget as de } from './languages/de.ts';
import { widget as en } from './languages/en.ts';
import { widget as es } from './languages/es.ts';
import { widget as fr } from './languages/fr.ts';
import { widget as pl } from './languages/pl.ts';
import { widget as ru } from './languages/ru.ts';
import { widget as uk } from './languages/uk.ts';
import { type PhraseTree, speak } from './phrases.ts';
import type { WidgetPhrases, WidgetWords } from './words/widget-words.ts';

/**
 * Every language's words of the widget. They are imported one by one, and not through the catalogues: esbuild drops
 * exports that nobody imports, so the script in the visitor's browser carries no words of feeds and pages.
 */
export const widgetPhrases: Readonly<Record<string, WidgetPhrases>> = { ar, de, en, es, fr, pl, ru, uk };

/** The words of the widget for a language tag, in English where there are none. */
export function widgetWordsFor(tag: string): WidgetWords {
  const subtag = primarySubtag(tag);
  const own = Object.hasOwn(widgetPhrases, subtag) ? widgetPhrases[subtag] : undefined;
  const language = own === undefined ? 'en' : subtag;
  const layers = [own ?? en, en].map((phrases) => ({ language, phrases: phrases as unknown as PhraseTree }));
  const words = speak<WidgetWords>(layers as [(typeof layers)[0]], own === undefined ? 'en' : tag);
  return { ...words, language };
}
