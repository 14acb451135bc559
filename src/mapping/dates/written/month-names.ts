import { normalForm } from '../../../text/plain/control-characters.ts';
import { vocabulary, wordsIn } from '../../../vocabulary/vocabulary.ts';

/**
 * The number of a month by its full or short name. The calendar's language comes first. A name that it lacks is looked
 * up in all other languages; when they disagree (`listopada` is November in Polish and October in Croatian), it is no
 * month.
 */
export function monthNumber(word: string, language: string): number | null {
  const name = plain(word);
  if (name.length < 2 || name.length > 20) return null;
  for (const own of ownTables(language)) {
    const month = tableOf(own).get(name);
    if (month !== undefined) return month;
  }
  const found = new Set(languages.map((one) => tableOf(one).get(name)).filter((month) => month !== undefined));
  return found.size === 1 ? ([...found][0] ?? null) : null;
}

/** Whether a word names a month in any language. */
export function isMonthName(word: string): boolean {
  const name = plain(word);
  return name.length >= 2 && name.length <= 20 && languages.some((one) => tableOf(one).has(name));
}

function ownTables(language: string): readonly string[] {
  try {
    const own = new Intl.Locale(language).language;
    return own === 'sr' ? ['sr', 'sr-Latn'] : [own];
  } catch {
    return [];
  }
}

/** The languages whose names of months and weekdays are known. */
export const languages =
  'en ru uk de fr es it pt nl fi sv da nb pl cs sk hu ro bg sr sr-Latn mk hr bs sl sq mt ga tr el et lv lt kk be ca gl eu is az hy ka id ms sw hi th fa he ar zh ja ko bn ur mr ne ta te am km lo my mn uz ky tg cy af'.split(
    ' ',
  );

const tables = new Map<string, ReadonlyMap<string, number>>();

function tableOf(language: string): ReadonlyMap<string, number> {
  const before = tables.get(language);
  if (before) return before;
  const names = new Map<string, number>();
  for (const style of ['long', 'short'] as const) {
    // Next to a day, some languages put the month in the genitive: октября, października.
    for (const options of [{ month: style, day: 'numeric' }, { month: style }] as const) {
      const format = new Intl.DateTimeFormat(language, {
        ...options,
        timeZone: 'UTC',
        calendar: 'gregory',
        numberingSystem: 'latn',
      });
      for (let month = 1; month <= 12; month++) {
        const part = format.formatToParts(Date.UTC(2026, month - 1, 15)).find(({ type }) => type === 'month');
        const name = plain(part?.value ?? '');
        if (name === '' || /^\d+$/.test(name)) continue;
        if (!names.has(name)) names.set(name, month);
        // People often leave out accents: `decembre`, `fevrier`, `marz`.
        if (!names.has(withoutMarks(name))) names.set(withoutMarks(name), month);
      }
    }
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
      .replace(/[.'’׳]/g, ''),
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
