// The languages whose month names are looked up, the calendar's own first.
const languages =
  'en ru uk de fr es it pt nl fi sv da nb pl cs sk hu ro bg sr hr sl tr el et lv lt kk be ca eu az hy ka id'.split(' ');
const tables = new Map<string, ReadonlyMap<string, number>>();

const plain = (word: string) => word.toLowerCase().replace(/[.'’]/g, '').normalize('NFC');

function tableOf(language: string): ReadonlyMap<string, number> {
  const before = tables.get(language);
  if (before) return before;
  const names = new Map<string, number>();
  for (const style of ['long', 'short'] as const) {
    // With a day beside it the month stands in the genitive: октября, październik/października.
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
        if (name !== '' && !/^\d+$/.test(name) && !names.has(name)) names.set(name, month);
      }
    }
  }
  tables.set(language, names);
  return names;
}

// Short forms that people write and CLDR doesn't have.
const extra: Readonly<Record<string, number>> = {
  sept: 9, mrz: 3, jän: 1, jänner: 1, feber: 2, мая: 5, нояб: 11, сент: 9, февр: 2, янв: 1, авг: 8, окт: 10, дек: 12, июн: 6, июл: 7, мар: 3, апр: 4,
  yanvarya: 1, fevralya: 2, marta: 3, aprelya: 4, maya: 5, iyunya: 6, iyulya: 7, avgusta: 8, sentyabrya: 9, oktyabrya: 10, noyabrya: 11, dekabrya: 12,
}; // biome-ignore format: a table

/** The number of a month by its name, whole or short, in any of the languages; null when it is none. */
export function monthNumber(word: string, language: string): number | null {
  const name = plain(word);
  if (name.length < 2 || name.length > 20) return null;
  let own: readonly string[] = [];
  try {
    own = [new Intl.Locale(language).language];
  } catch {}
  for (const one of new Set([...own, ...languages])) {
    const month = tableOf(one).get(name);
    if (month !== undefined) return month;
  }
  return Object.hasOwn(extra, name) ? (extra[name] ?? null) : null;
}
