import { type Catalogue, type CatalogueParts, english } from '../../src/i18n/catalogue.ts';
import { isPhrase, type Phrase, placeholdersOf } from '../../src/i18n/phrases.ts';

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
    const [expected, found] = [textsOf(english[part], part), textsOf(own, part)];
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
  const names = placeholdersOf(text);
  if (typeof found !== 'string' && typeof text === 'string' && names.length === 0) return 'must be one text';
  const forms = Object.entries(typeof found === 'string' ? { other: found } : found);
  if (forms.some(([, form]) => form.trim() === '')) return 'is empty';
  const categories: readonly string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  for (const [category, form] of forms) {
    const exact = /^-?\d+$/.test(category);
    if (!exact && !categories.includes(category)) return `has a form “${category}”, which ${language} lacks`;
    const own = placeholdersOf(form);
    const unknown = own.find((name) => !names.includes(name));
    if (unknown !== undefined) return `has an unknown placeholder {${unknown}}`;
    const absent = names.find((name) => !own.includes(name));
    // “One event” and “two events” are often said without the number.
    if (absent !== undefined && !exact && !['zero', 'one', 'two'].includes(category)) return `leaves out {${absent}}`;
  }
  // Signs alone may well be the same.
  return language !== 'en' &&
    !isCognate &&
    /\p{L}/u.test(JSON.stringify(text)) &&
    JSON.stringify(found) === JSON.stringify(text)
    ? 'reads as in English'
    : null;
}

/** Every text with its path, such as `pages.listing.search`. */
function textsOf(value: object | string, path: string): ReadonlyMap<string, Phrase> {
  if (isPhrase(value)) return new Map([[path, value]]);
  return new Map(Object.entries(value).flatMap(([name, one]) => [...textsOf(one, `${path}.${name}`)]));
}
