import { normalForm } from '../../../text/plain/control-characters.ts';
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
  'en ru uk de fr es it pt nl fi sv da nb pl cs sk hu ro bg sr sr-Latn mk hr sl tr el et lv lt kk be ca gl eu is az hy ka id he ar zh ja ko'.split(
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
  for (const [name, month] of extra[language] ?? []) names.set(name, month);
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

// Short forms and cases that people use and CLDR lacks.
const extra = Object.fromEntries(
  Object.entries({
    en: 'sept 9',
    de: 'mrz 3, maerz 3, jän 1, jaen 1, jänner 1, jaenner 1, feber 2, sept 9',
    fr: 'janv 1, fevr 2, avr 4, juil 7, sept 9',
    es: 'set 9, setiembre 9, sept 9',
    pt: 'setembro 9',
    it: 'genn 1, sett 9',
    fi: 'tammik 1, helmik 2, maalisk 3, huhtik 4, toukok 5, kesäk 6, heinäk 7, elok 8, syysk 9, lokak 10, marrask 11, jouluk 12',
    ru: 'мая 5, нояб 11, сент 9, февр 2, янв 1, авг 8, окт 10, дек 12, июн 6, июл 7, мар 3, апр 4, yanvarya 1, fevralya 2, marta 3, aprelya 4, maya 5, iyunya 6, iyulya 7, avgusta 8, sentyabrya 9, oktyabrya 10, noyabrya 11, dekabrya 12',
    lv: 'janvārī 1, februārī 2, martā 3, aprīlī 4, maijā 5, jūnijā 6, jūlijā 7, augustā 8, septembrī 9, oktobrī 10, novembrī 11, decembrī 12',
    hu: 'szept 9, febr 2, ápr 4',
    pl: 'sty 1, lut 2, wrz 9, paź 10, gru 12',
    nl: 'mrt 3',
  }).map(([language, names]) => [
    language,
    names.split(', ').map((one) => [one.split(' ')[0] as string, Number(one.split(' ')[1])] as const),
  ]),
);
