import { english } from './english.ts';
import type { Phrases } from './phrases.ts';
import { russian } from './russian.ts';

const all: readonly Phrases[] = [english, russian];

/** The languages that there are phrases in, by their first subtags. */
export const spokenLanguages: readonly string[] = all.map(({ language }) => language);

/** The phrases of a language, by its first subtag; English where there are none. Dates are written as the whole tag says. */
export function phrasesFor(language: string): Phrases {
  const primary = language.toLowerCase().split('-')[0];
  const found = all.find((phrases) => phrases.language === primary);
  return found ? { ...found, language } : english;
}
