import type { Phrase, PhraseTree } from './phrases.ts';

/**
 * Words that a site gives itself, by language tag and by the name of the text: `{ cs: { 'pages.subscribe': 'Odebírat' } }`.
 * They come before the words of Kalends.
 */
export type SiteWords = Readonly<Record<string, Readonly<Record<string, Phrase>>>>;

/** A site that gives no words of its own. */
export const noWords: SiteWords = {};

/** The texts of a part as a tree; null where there are none. */
export function partOf(texts: Readonly<Record<string, Phrase>>, part: string): PhraseTree | null {
  const tree: { [name: string]: Phrase | PhraseTree } = {};
  for (const [name, phrase] of Object.entries(texts)) {
    const [first, ...path] = name.split('.');
    const last = path.pop();
    if (first !== part || last === undefined) continue;
    let group = tree;
    for (const step of path) {
      group[step] ??= {};
      group = group[step] as typeof tree;
    }
    group[last] = phrase;
  }
  return Object.keys(tree).length === 0 ? null : tree;
}
