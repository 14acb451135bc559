import { english } from './catalogue.ts';
import { knownLocale } from './language-tag.ts';
import { isPhrase, type Phrase, type PhraseTree, placeholdersOf } from './phrases.ts';

/** Every text in English, by its name: `pages.listing.search`. */
export const englishPhrases: ReadonlyMap<string, Phrase> = new Map(
  (['feeds', 'series', 'pages', 'widget', 'builder'] as const).flatMap((part) => [
    ...textsOf(english[part] as PhraseTree, part),
  ]),
);

/** The texts of a tree by their names, which begin with `path`. */
export function textsOf(tree: PhraseTree | Phrase, path: string): ReadonlyMap<string, Phrase> {
  if (isPhrase(tree)) return new Map([[path, tree]]);
  return new Map(Object.entries(tree).flatMap(([name, one]) => (one ? [...textsOf(one, `${path}.${name}`)] : [])));
}

/** What is wrong with a text in a language, in place of an English one, as the end of a sentence. Null: nothing. */
export function phraseProblem(found: Phrase, text: Phrase, language: string): string | null {
  const names = placeholdersOf(text);
  if (typeof found !== 'string' && typeof text === 'string' && names.length === 0) return 'must be one text';
  const categories = categoriesOf(language);
  for (const [category, form] of Object.entries(typeof found === 'string' ? { other: found } : found)) {
    if (form.trim() === '') return 'is empty';
    const exact = /^-?\d+$/.test(category);
    if (!exact && !categories.includes(category))
      return `has a form “${category}”, which ${language} lacks: it has ${categories.join(', ')}`;
    const problem = placeholderProblem(form, names, exact || ['zero', 'one', 'two'].includes(category));
    if (problem !== null) return problem;
  }
  return null;
}

/** `isOne`: a form for one number, which is often said without it, as in “one event”. */
function placeholderProblem(form: string, names: readonly string[], isOne: boolean): string | null {
  const own = placeholdersOf(form);
  const unknown = own.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    const known = names.length === 0 ? 'none' : names.map((name) => `{${name}}`).join(', ');
    return `has an unknown placeholder {${unknown}}: it has ${known}`;
  }
  const absent = isOne ? undefined : names.find((name) => !own.includes(name));
  return absent === undefined ? null : `leaves out {${absent}}`;
}

const categoriesOf = (language: string): readonly string[] =>
  new Intl.PluralRules(knownLocale(language)).resolvedOptions().pluralCategories;
