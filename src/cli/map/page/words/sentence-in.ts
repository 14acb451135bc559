import { reasonsIn, sentenceParts } from './sentence-parts.ts';
import type { WorkbenchWords } from './workbench-words.ts';

/** A sentence of the engine's, or several reasons in a row, in the words of a language; null: it is not known there. */
export function sentenceIn(text: string, { sentences: words, language }: WorkbenchWords): string | null {
  if (words === null) return language === 'en' ? text : null;
  const said = reasonsIn(text).map((one) => {
    const parts = sentenceParts(one);
    return parts === null ? null : words.sentences[parts.code](parts.values);
  });
  if (said.includes(null)) return null;
  return said.map((one, at) => (at === 0 ? (one ?? '') : words.withoutDetails(one ?? ''))).join('; ');
}
