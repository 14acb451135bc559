import { byLanguage } from './language-tag.ts';
import { widget as en } from './languages/en.ts';
import { widget as ru } from './languages/ru.ts';
import type { WidgetWords } from './words/widget-words.ts';

/**
 * Every language's words of the widget. They are imported one by one, and not through the catalogues: esbuild drops
 * exports that nobody imports, so the script in the visitor's browser carries no words of feeds and pages.
 */
export const widgetWords: readonly WidgetWords[] = [en, ru];

/** The words of the widget for a language tag, in English where there are none. */
export const widgetWordsFor: (language: string) => WidgetWords = byLanguage(
  widgetWords.map((words) => [words.language, words] as const),
  en,
);
