import { builderEnglish } from './builder-english.ts';
import { builderRussian } from './builder-russian.ts';
import type { BuilderWords } from './builder-words.ts';

/** By the first subtag; English where there are none. */
export function builderWordsFor(language: string): BuilderWords {
  return /^ru\b/i.test(language) ? builderRussian : builderEnglish;
}
