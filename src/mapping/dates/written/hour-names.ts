import { ownList, perLanguage } from './date-words.ts';

interface HourNames {
  readonly form: RegExp;
  /** The number of an hour by its name. */
  readonly hours: ReadonlyMap<string, string>;
}

/** A text whose hours have numbers instead of names, where its language calls them so: `saa 3` of `saa tatu`. */
export function withHourNumbers(text: string, language: string): string {
  const names = hourNames(language);
  if (names === null || names.hours.size === 0) return text;
  return text.replace(names.form, (_, word: string, name: string, half: string | undefined) =>
    [word, names.hours.get(name.toLowerCase()) ?? name, half === undefined ? ':00' : ':30'].join(''),
  );
}

const hourNames = perLanguage((language): HourNames => {
  const hours = new Map(ownList(language, 'hourNames').map((pair) => pair.split('/') as [string, string]));
  const before = ownList(language, 'beforeHour').join('|');
  const longest = [...hours.keys()].toSorted((a, b) => b.length - a.length).join('|');
  const half = `(?:\\s+(${ownList(language, 'half').join('|')}))?`;
  return { hours, form: new RegExp(`((?:${before})\\s+)(${longest})${half}(?![\\p{L}\\p{M}])`, 'giu') };
});
