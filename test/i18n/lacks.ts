import { type Catalogue, type CatalogueParts, english } from '../../src/i18n/catalogue.ts';
import { phraseProblem, textsOf } from '../../src/i18n/phrase-check.ts';
import type { Phrase, PhraseTree } from '../../src/i18n/phrases.ts';

export const parts = [
  'feeds',
  'series',
  'pages',
  'widget',
  'builder',
] as const satisfies readonly (keyof CatalogueParts)[];

/** What a language lacks: parts by name, then single texts by path and reason. Empty when it is complete. */
export function lacks(catalogue: Catalogue, cognates: readonly string[]): readonly string[] {
  const missing = parts.filter((part) => catalogue[part] === undefined);
  const texts = parts.flatMap((part) => {
    const own = catalogue[part];
    if (own === undefined) return [];
    const [expected, found] = [textsOf(english[part] as PhraseTree, part), textsOf(own as PhraseTree, part)];
    const flaws = [...expected].flatMap(([path, text]) => {
      const flaw = flawOf(found.get(path), text, catalogue.language, cognates.includes(path));
      return flaw === null ? [] : [`${path} ${flaw}`];
    });
    const foreign = [...found.keys()].filter((path) => !expected.has(path));
    return [...flaws, ...foreign.map((path) => `${path} is not in the English catalogue`)];
  });
  return [...missing, ...texts];
}

function flawOf(found: Phrase | undefined, text: Phrase, language: string, isCognate: boolean): string | null {
  if (found === undefined) return 'is missing';
  // Signs alone may well be the same.
  const isEnglish = /\p{L}/u.test(JSON.stringify(text)) && JSON.stringify(found) === JSON.stringify(text);
  return (
    phraseProblem(found, text, language) ??
    (language !== 'en' && !isCognate && isEnglish ? 'reads as in English' : null)
  );
}
