import type { LanguageWords } from '../language-words.ts';

/** Vietnamese. */
export const vi: LanguageWords = {};
