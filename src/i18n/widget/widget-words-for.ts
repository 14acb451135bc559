import { widgetEnglish } from './widget-english.ts';
import { widgetRussian } from './widget-russian.ts';
import type { WidgetWords } from './widget-words.ts';

/** By the first subtag; English where there are none. */
export function widgetWordsFor(language: string): WidgetWords {
  return /^ru\b/i.test(language) ? widgetRussian : widgetEnglish;
}
