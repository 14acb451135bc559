import { primarySubtag } from '../../../i18n/language-tag.ts';
import { widget as english } from '../../../i18n/languages/en.ts';
import { type PhraseTree, speak } from '../../../i18n/phrases.ts';
import type { WidgetWords } from '../../../i18n/words/widget-words.ts';
import type { WidgetAnswer } from '../widget-answer.ts';

/** The texts that a widget may need before its first answer, by language. `scripts/widget-bundle.ts` puts them here. */
declare const FIRST_PHRASES: Readonly<Record<string, PhraseTree>>;

/** The words until an answer brings all of them. */
export function firstWords(language: string): WidgetWords {
  const subtag = primarySubtag(language);
  const phrases = Object.hasOwn(FIRST_PHRASES, subtag) ? FIRST_PHRASES[subtag] : undefined;
  return wordsOf(phrases === undefined ? null : { language, phrases }, language);
}

/** The words that an answer brings; English ones where it has none. */
export const answeredWords = ({ words }: WidgetAnswer, language: string): WidgetWords =>
  wordsOf(words ?? null, language);

function wordsOf(given: { readonly language: string; readonly phrases: unknown } | null, locale: string): WidgetWords {
  const last = { language: 'en', phrases: english as unknown as PhraseTree };
  const own = given && { language: given.language, phrases: given.phrases as PhraseTree };
  return { ...speak<WidgetWords>(own ? [own, last] : [last], locale), language: own?.language ?? 'en' };
}
