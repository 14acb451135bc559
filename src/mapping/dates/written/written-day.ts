import { addDays } from '../../../calendar/day.ts';
import { wordsOf } from '../../../vocabulary/vocabulary.ts';
import { type ParsedDate, resolveDayOrder } from '../parsed-date.ts';
import { monthNumber, monthPhrases } from './month-names.ts';

/** A day in a text. Its year may be elsewhere: `3.12.–5.12.2026`. */
export interface WrittenDay {
  readonly year: number | null;
  readonly month: number;
  readonly day: number;
  readonly assumed: ParsedDate['assumed'];
  /** The last day, when the text names a whole week: `2026-W49`. */
  readonly last: string | null;
  /** The text has the year first. Then a number after the day is a day of the same month: `2026. december 3–5.` */
  readonly yearFirst: boolean;
  /** The length of the day's text. */
  readonly length: number;
}

/** The day in `text` at `from`, or null. `weekday` is the weekday that the text names before it. */
export function matchDay(text: string, from: number, language: string, weekday: number | null): WrittenDay | null {
  for (const [form, read] of patterns().forms) {
    form.lastIndex = from;
    const parts = form.exec(text);
    const day = parts && read(parts, language, weekday);
    if (!parts || !day) continue;
    // `mar. 5 décembre`: this weekday looks like a month.
    if (/^\p{L}/u.test(parts[0]) && dateFollows(text, from + (parts[1]?.length ?? 0), language)) return null;
    return { ...day, length: parts[0].length };
  }
  return null;
}

function dateFollows(text: string, from: number, language: string): boolean {
  const rest = text.slice(from).replace(/^[\s.,]+/, '');
  if (/^\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]/.test(rest)) return true;
  const { dayMonth } = patterns();
  dayMonth.lastIndex = 0;
  const parts = dayMonth.exec(rest);
  return parts !== null && monthNumber(parts[2] ?? '', language) !== null;
}

type Fields = Omit<WrittenDay, 'length'>;

type Form = readonly [RegExp, (parts: readonly string[], language: string, weekday: number | null) => Fields | null];

const full = (year: number, month: number, day: number, assumed: ParsedDate['assumed'] = null): Fields => ({
  year,
  month,
  day,
  assumed,
  last: null,
  yearFirst: false,
});

const named = (day: string, word: string, year: string | undefined, language: string): Fields | null => {
  const number = monthNumber(word, language);
  return number === null ? null : { ...full(0, number, Number(day)), year: year === undefined ? null : Number(year) };
};

/** The year that `year` found: four digits, or two right after a sign. */
const yearIn = (parts: readonly (string | undefined)[], at: number): string | undefined => {
  const short = parts[at + 1] ?? parts[at + 2];
  return parts[at] ?? (short === undefined ? undefined : `20${short}`);
};

const yearFirst = (day: Fields | null): Fields | null => day && { ...day, yearFirst: true };

const ordinal = String.raw`(?:st|nd|rd|th|ère|er|re|º|°|ª|:?e|\.?-?го|-?ое|-?е|-?ро|-?го|-?ої|\.)?`;

const gap = String.raw`[\s\-/.]*(?:(?:de|of|den|del|ng)\s+|d['’]|de\s+l['’]|ta['’]\s?|ב)?`;

const year = String.raw`(?:\s*,?\s*(?:(?:de|del|of)\s+)?[\s\-/]*(\d{4})(?!\d)|[-/\s]?['’](\d{2})(?!\d)|[-/](\d{2})(?![\d:.]|\s*,?\s*(?:\([^()]*\)\s*)?(?:19|20)\d{2}(?!\d)))?`;

const noClock = String.raw`(?!\d|\s?[:.]\s?\d{2}(?!\d{2})|\s?h\b|\s?[ap]\.?m)`;

interface Patterns {
  readonly dayMonth: RegExp;
  readonly forms: readonly Form[];
}

let built: Patterns | null = null;

/** Built for the first text: to look through the months of all languages would be too long where a module is loaded. */
function patterns(): Patterns {
  if (built !== null) return built;
  const month = String.raw`(${monthPhrases().join('|')}|\p{L}(?:[\p{L}\p{M}\u200c]|['’׳](?!\d))+)\.?`;
  const dayMonth = new RegExp(String.raw`(\d{1,2})${ordinal}${gap}${month}${year}`, 'iuy');
  built = { dayMonth, forms: formsWith(month, dayMonth) };
  return built;
}

/** Months as Roman numbers, in the order of the months. */
const romans = 'i ii iii iv v vi vii viii ix x xi xii'.split(' ');

const weekWords = ['kw', 'wk', 'vk', 'vko', 'v', 'uge', 'sem', ...wordsOf('units', 'week')]
  .filter((word) => word.length > 1 || word === 'v')
  .toSorted((a, b) => b.length - a.length)
  .join('|');

const nordic = /^(?:da|nb|nn|no|sv)\b/i;

const formsWith = (month: string, dayMonth: RegExp): readonly Form[] => [
  [/(\d{4})-?w(\d{2})(?:-?([1-7]))?(?![\d-])/iuy, (p) => dayOfWeek(Number(p[1]), Number(p[2]), p[3] === undefined ? null : Number(p[3]))],
  [new RegExp(`(?:${weekWords})\\.?\\s*(\\d{1,2})(?!\\d)(?:\\.|[\\s,/–-]|of|de|von)*(\\d{4})(?![\\d-])`, 'iuy'), (p) => dayOfWeek(Number(p[2]), Number(p[1]), null)],
  [new RegExp(`(\\d{4})[\\s,/–-]*(?:${weekWords})\\.?\\s*(\\d{1,2})(?![\\d-])`, 'iuy'), (p) => dayOfWeek(Number(p[1]), Number(p[2]), null)],
  [/(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/uy, (p) => full(Number(p[1]), Number(p[2]), Number(p[3]))],
  [/(\d{4})[./]\s?(\d{1,2})[./]\s?(\d{1,2})\.?(?!\d)/uy, (p) => full(Number(p[1]), Number(p[2]), Number(p[3]))],
  [/(\d{4})\s*[年년]\s*(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日일号號]?/uy, (p) => yearFirst(full(Number(p[1]), Number(p[2]), Number(p[3])))],
  [/(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日일号號]?/uy, (p) => ({ ...full(0, Number(p[1]), Number(p[2])), year: null })],
  [/(\d{4})(\d{2})(\d{2})(?!\d)/uy, (p) => full(Number(p[1]), Number(p[2]), Number(p[3]))],
  // A year of two digits follows its separator directly: in `5.12. 18 Uhr`, 18 is the hour.
  [/(\d{1,2})\s?([./-])\s?(\d{1,2})\s?\2(?:\s?(\d{4})|(\d{2})(?!\s?[:.h]\d|\s?(?:uhr|h)\b)|\s(\d{2})(?=,?\s\d{1,2}:\d))(?!\d)/iuy, numeric],
  [/(\d{4})\.\s*(?:gada|g\.)\s*(\d{1,2})\.\s*(\p{L}+)/iuy, (p, l) => named(p[2] ?? '', p[3] ?? '', p[1], l)],
  [new RegExp(String.raw`(\d{4})(?:\.|\s*m\.|-|\s)\s*${month}[\s\-]+(\d{1,2})(?:\.|\s*d\b\.?)?${noClock}`, 'iuy'), (p, l) => yearFirst(named(p[3] ?? '', p[2] ?? '', p[1], l))],
  // Thailand leaves out the century of its years: 69 is 2569.
  [/(\d{1,2})\s?([\u0e01-\u0e5b]{2,})\.?\s?([6-9]\d)(?![\d.:])/uy, (p, l) => named(p[1] ?? '', p[2] ?? '', `25${p[3]}`, l)],
  // `2026 оны 12 сарын 5`
  [/(\d{4})\s*оны?\s*(\d{1,2})(?:-?р)?\s*сар(?:ын)?\s*(\d{1,2})(?!\d)/iuy, (p) => yearFirst(full(Number(p[1]), Number(p[2]), Number(p[3])))],
  [/(\d{1,2})(?:-?р)?\s*сар(?:ын)?\s*(\d{1,2})(?!\d)/iuy, (p) => ({ ...full(0, Number(p[1]), Number(p[2])), year: null })],
  // The Nordic languages write the year behind a dash: `5/3-27`. Elsewhere it stands close to it, and is no hour: `15/5 - 2030`.
  [/(\d{1,2})\/(\d{1,2})\s?-\s?(20\d{2}|[23]\d)(?![\d/.:])/uy, (p, l) => (nordic.test(l) || isYearBehindDash(p, l) ? full(Number(p[3]?.padStart(4, '20')), Number(p[2]), Number(p[1])) : null)],
  [dayMonth, (p, l) => named(p[1] ?? '', p[2] ?? '', yearIn(p, 3), l)],
  [new RegExp(String.raw`${month},?\s+(?:the\s+)?(\d{1,2})(?:st|nd|rd|th|\.)?${noClock}${year}`, 'iuy'), (p, l) => named(p[2] ?? '', p[1] ?? '', yearIn(p, 3), l)],
  [/(\d{1,2})[.\s/]\s?([ivx]{1,4})[.\s/]\s?(\d{4})(?!\d)/iuy, (p) => (romans.includes(p[2]?.toLowerCase() ?? '') ? full(Number(p[3]), romans.indexOf(p[2]?.toLowerCase() ?? '') + 1, Number(p[1])) : null)],
  [/(\d{1,2})\s*tháng\s*(\d{1,2})(?:,?\s*(?:năm\s*)?(\d{4}))?(?!\d)/iuy, (p) => ({ ...full(0, Number(p[2]), Number(p[1])), year: p[3] === undefined ? null : Number(p[3]) })],
  [/(\d{1,2})\.\s?(\d{1,2})\.(?!\d)/uy, (p) => (Number(p[2]) > 12 ? null : { ...full(0, Number(p[2]), Number(p[1])), year: null })],
]; // biome-ignore format: a table

/** `30/9-2026`, but neither a day with its hour, `30/9-2030`, nor the issue of a magazine, `3/4-2026`. In English, the month may come first. */
const isYearBehindDash = ([whole = '', day, month, year = '']: readonly string[], language: string): boolean =>
  /^\d+\/\d+-20\d\d$/.test(whole) &&
  Number(year.slice(2)) % 15 !== 0 &&
  Number(month) !== Number(day) + 1 &&
  (Number(day) > 12 || !/^en\b/i.test(language));

function numeric(parts: readonly string[], language: string, weekday: number | null): Fields {
  const year = parts[4] === undefined ? 2000 + Number(parts[5] ?? parts[6]) : Number(parts[4]);
  return {
    last: null,
    yearFirst: false,
    ...resolveDayOrder(year, [Number(parts[1]), parts[2] ?? '', Number(parts[3])], language, weekday),
  };
}

/** The day of an ISO week. ISO 8601 §5.2.3: the first week of a year is the one with its first Thursday. */
export function dayOfWeek(year: number, week: number, weekday: number | null): Fields | null {
  const fourth = Date.UTC(year, 0, 4);
  const monday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * 86_400_000;
  const at = new Date(monday + ((week - 1) * 7 + (weekday ?? 1) - 1) * 86_400_000);
  const thursday = new Date(monday + ((week - 1) * 7 + 3) * 86_400_000);
  if (week < 1 || thursday.getUTCFullYear() !== year) return null;
  const day = full(at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate());
  return weekday === null ? { ...day, last: addDays(at.toISOString().slice(0, 10), 6) } : day;
}
