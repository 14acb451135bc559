import type { LanguageWords } from '../language-words.ts';

/** Armenian. */
export const hy: LanguageWords = {};
