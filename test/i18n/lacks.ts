import { type Catalogue, type CatalogueParts, english } from '../../src/i18n/catalogue.ts';

/** The parts that are compared with English text by text. `series-in-words.test.ts` looks at `series`. */
export const parts = ['feeds', 'pages', 'widget', 'builder'] as const satisfies readonly (keyof CatalogueParts)[];

type Text = string | ((...values: unknown[]) => string);

/** Values that no text contains by itself, one for each placeholder. */
const values = ['⟨1⟩', '⟨2⟩', '⟨3⟩'];

/** What a language lacks: parts by name, then single texts by path and reason. Empty when it is complete. */
export function lacks(catalogue: Catalogue, cognates: readonly string[]): readonly string[] {
  const missing = parts.filter((part) => catalogue[part] === undefined);
  const texts = parts.flatMap((part) => {
    const own = catalogue[part];
    if (own === undefined) return [];
    const [expected, found] = [textsOf(english[part], part), textsOf(own, part)];
    const flaws = [...expected].flatMap(([path, text]) => {
      const flaw = flawOf(found.get(path), text, catalogue.language !== 'en' && !cognates.includes(path));
      return flaw === null ? [] : [`${path} ${flaw}`];
    });
    const foreign = [...found.keys()].filter((path) => !expected.has(path));
    return [...flaws, ...foreign.map((path) => `${path} is not in the English catalogue`)];
  });
  return [...missing, ...texts];
}

function flawOf(found: Text | undefined, text: Text, isTranslated: boolean): string | null {
  if (found === undefined) return 'is missing';
  if (typeof found !== typeof text) return 'must take the placeholders of the English text';
  const [own, said] = [spoken(found), spoken(text)];
  if (own.trim() === '') return 'is empty';
  if (values.some((value) => said.includes(value) && !own.includes(value))) return 'leaves out a placeholder';
  return isTranslated && own === said ? 'reads as in English' : null;
}

const spoken = (text: Text): string => (typeof text === 'string' ? text : text(...values));

/** Every text with its path, such as `pages.listing.search`. The language's own tag does not count as a text. */
function textsOf(value: unknown, path: string): ReadonlyMap<string, Text> {
  if (typeof value !== 'object' || value === null) return new Map([[path, value as Text]]);
  const entries = Object.entries(value).filter(([name]) => name !== 'language' || path === 'builder');
  return new Map(entries.flatMap(([name, one]) => [...textsOf(one, `${path}.${name}`)]));
}
