import { normalForm } from '../../../text/plain/control-characters.ts';
import { monthNames } from '../../../vocabulary/date-names.ts';
import { vocabulary, wordsIn } from '../../../vocabulary/vocabulary.ts';

/**
 * The number of a month by its full or short name. The calendar's language comes first. A name that it lacks is looked
 * up in all other languages; when they disagree (`listopada` is November in Polish and October in Croatian), it is no
 * month.
 */
export function monthNumber(word: string, language: string): number | null {
  const name = plain(word);
  if (name.length < 2 || name.length > 20) return null;
  if (language === anyLanguage) return tableOf('en').get(name) ?? firstInAnyLanguage(name);
  for (const own of ownTables(language)) {
    const month = tableOf(own).get(name);
    if (month !== undefined) return month;
  }
  return inAllLanguages().get(name) ?? null;
}

/** Multiple languages (ISO 639-2): where languages disagree, the month of the first is taken, to tell that a text is a date at all. */
export const anyLanguage = 'mul';

const firstInAnyLanguage = (name: string): number | null =>
  inAllLanguages().has(name)
    ? (languages.map((language) => tableOf(language).get(name)).find((month) => month !== undefined) ?? null)
    : null;

/** The names of months that are several words, the longest first: `تشرين الأول`, `Deireadh Fómhair`. */
export function monthPhrases(): readonly string[] {
  const written = Object.values(monthNames).flatMap((names) => names.split(/[|,]/));
  const listed = languages.flatMap((one) => months.flatMap((month) => wordsIn(vocabulary[one] ?? {}, 'months', month)));
  const several = (names: readonly string[]) => names.filter((name) => name.includes(' '));
  const names = [
    ...several(written)
      .map(plain)
      .flatMap((name) => [name, withoutMarks(name)]),
    ...several(listed),
  ];
  return [...new Set(names)].filter((name) => /^\p{L}{3,} /u.test(name)).toSorted((a, b) => b.length - a.length);
}

/** Whether a word names a month in any language. */
export function isMonthName(word: string): boolean {
  const name = plain(word);
  return name.length >= 2 && name.length <= 20 && inAllLanguages().has(name);
}

/** The languages of a calendar's tables. A calendar asks for each word of its dates. */
function ownTables(language: string): readonly string[] {
  if (language !== latest.language) latest = { language, own: tablesFor(language) };
  return latest.own;
}

function tablesFor(language: string): readonly string[] {
  try {
    const own = new Intl.Locale(language).language;
    return own === 'sr' ? ['sr', 'sr-Latn'] : [own];
  } catch {
    return [];
  }
}

let latest: { readonly language: string | null; readonly own: readonly string[] } = { language: null, own: [] };

/** The languages whose names of months and weekdays are known. */
const languages = Object.keys(monthNames);

let everywhere: ReadonlyMap<string, number | null> | null = null;

/** The names of all languages; null: they disagree. */
function inAllLanguages(): ReadonlyMap<string, number | null> {
  if (everywhere !== null) return everywhere;
  const found = new Map<string, number | null>();
  for (const language of languages)
    for (const [name, month] of tableOf(language))
      found.set(name, !found.has(name) || found.get(name) === month ? month : null);
  everywhere = found;
  return found;
}

const tables = new Map<string, ReadonlyMap<string, number>>();

function tableOf(language: string): ReadonlyMap<string, number> {
  const before = tables.get(language);
  if (before) return before;
  const names = new Map<string, number>();
  for (const list of (monthNames[language] ?? '').split('|'))
    for (const [n, written] of list.split(',').entries()) {
      const name = plain(written);
      if (name === '' || /^\d+$/.test(name)) continue;
      if (!names.has(name)) names.set(name, n + 1);
      // People often leave out accents: `decembre`, `fevrier`, `marz`.
      if (!names.has(withoutMarks(name))) names.set(withoutMarks(name), n + 1);
    }
  for (const [n, month] of months.entries())
    for (const name of wordsIn(vocabulary[language] ?? {}, 'months', month)) names.set(name, n + 1);
  tables.set(language, names);
  return names;
}

const plain = (word: string) =>
  normalForm(
    word
      .toLowerCase()
      .replaceAll('\u0307', '')
      .replace(/[\u200c.'’׳]/g, ''),
    'NFC',
  );

const withoutMarks = (word: string) =>
  normalForm(word, 'NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l');

const months = [
  'january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december',
] as const; // biome-ignore format: a list
