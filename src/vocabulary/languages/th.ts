import type { LanguageWords } from '../language-words.ts';

/** Thai. */
export const th: LanguageWords = {};
