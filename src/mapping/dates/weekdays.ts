import type { DateWord } from '../../vocabulary/language-words.ts';
import { wordsOf } from '../../vocabulary/vocabulary.ts';
import { isRecord } from '../json.ts';
import { weekdayNumber } from './written/weekday-names.ts';

/** The days of the week as RFC 5545 §3.3.10 writes them, from Sunday on. */
export const weekdayCodes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

/** American schools have a letter or two for each day, and nothing between them: `MWF`, `TTh`, `TR`, `MoWe`. */
const letters: Readonly<Record<string, number>> = {
  Su: 0, U: 0, Mo: 1, M: 1, Tu: 2, T: 2, We: 3, W: 3, Th: 4, R: 4, Fr: 5, F: 5, Sa: 6, S: 6,
}; // biome-ignore format: a table
const oneLettered = /Su|Mo|Tu|We|Th|Fr|Sa|[UMTWRFS]/g;
const severalLettered = /^(?:Su|Mo|Tu|We|Th|Fr|Sa|[UMTWRFS]){2,}$/;

/** What names days has hardly more words: `Monday to Thursday, 18:00 to 20:00`. */
const mostWords = 12;

/**
 * The days of the week that a value names, 0 is Sunday, sorted: a name in any language, several, a range (`Mon–Thu`), a number from 1, Monday,
 * to 7, a list, or an object that ticks them. A time of day may stand behind them. Null: it says something else, or more.
 */
export function readWeekdays(value: unknown): readonly number[] | null {
  const found = new Set(daysOf(value));
  return found.size === 0 ? null : [...found].sort();
}

function daysOf(value: unknown): readonly number[] {
  if (typeof value === 'number') return Number.isInteger(value) && value >= 0 && value <= 7 ? [value % 7] : [];
  if (typeof value === 'string') return ofText(value.trim());
  const parts = Array.isArray(value)
    ? value
    : isRecord(value)
      ? Object.entries(value).flatMap(([key, isTicked]) => (isTicked === true || isTicked === 1 ? [key] : []))
      : [];
  const days = parts.slice(0, 14).map(daysOf);
  return days.every((one) => one.length > 0) ? days.flat() : [];
}

function ofText(text: string): readonly number[] {
  if (text.length > 60) return [];
  if (/^[0-7](?:\s*[,;/|]\s*[0-7])*$/.test(text))
    return [...text.matchAll(/[0-7]/g)].map(([digit]) => Number(digit) % 7);
  const code = (weekdayCodes as readonly string[]).indexOf(text);
  if (code >= 0) return [code];
  if (severalLettered.test(text)) return [...text.matchAll(oneLettered)].map(([letter]) => letters[letter] as number);
  const [, days = '', hours = ''] = /^([^\d]*)(.*)$/su.exec(text) ?? [];
  const words = [...days.matchAll(word)].map(([token]) => token.replace(/\.$/, ''));
  if (words.length > mostWords || !areHours(hours)) return [];
  const found: number[] = [];
  let isRange = false;
  for (const [n, one] of words.entries()) {
    // `to` is between two days in English, and one of them in Finnish.
    const isBetween = found.length > 0 && n < words.length - 1;
    const day = isBetween && isMeant(one, 'until', 'to', 'and') ? null : dayOf(one);
    const last = found.at(-1);
    if (day !== null) {
      if (isRange && last !== undefined)
        for (let next = (last + 1) % 7; next !== day; next = (next + 1) % 7) found.push(next);
      found.push(day);
      isRange = false;
    } else if (isMeant(one, 'until', 'to') || /^[-–—]$/.test(one)) isRange = true;
    else if (!isMeant(one, 'and') && !(n === words.length - 1 && hours !== '' && isMeant(one, 'at', 'beforeHour')))
      return [];
  }
  return found;
}

const word = /[-–—]|\p{L}[\p{L}\p{M}'’.]*/gu;

function dayOf(text: string): number | null {
  const code = (weekdayCodes as readonly string[]).indexOf(text);
  return code >= 0 ? code : (weekdayNumber(text, 1) ?? letters[text] ?? null);
}

/** Whether what stands behind the days is nothing, or times of day and no other words. */
const areHours = (text: string): boolean =>
  text === '' ||
  (/^\d{1,2}(?:\D|$)/.test(text) &&
    [...text.matchAll(word)].every(([token]) =>
      isMeant(token, 'until', 'to', 'and', 'at', 'unit', 'am', 'pm', 'hourBehind', 'upTo'),
    ));

const known = new Map<DateWord, ReadonlySet<string>>();

/** Whether a word between the parts of a date has one of these meanings. */
const isMeant = (text: string, ...meanings: readonly DateWord[]): boolean =>
  meanings.some((meaning) => {
    const words = known.get(meaning) ?? new Set([...wordsOf('dates', meaning), ...(meaning === 'unit' ? ['h'] : [])]);
    known.set(meaning, words);
    const plain = text.toLowerCase();
    return (
      words.has(plain) ||
      words.has(plain.replace(/\.$/, '')) ||
      ((meaning === 'to' || meaning === 'upTo') && /^[-–—]$/.test(text))
    );
  });

/** The hour on a day (`YYYY-MM-DD`) that a text gives for days of the week, `Fri and Sat: 21:00; Sun: 17:00`. */
export function hourOn(day: string, text: string): string | null {
  const rows = text.length > 120 || !/\d.*[;,\n/|].*\d/s.test(text) ? [] : rowsIn(text);
  if (rows.length < 2) return null;
  const own = new Date(`${day}T00:00:00Z`).getUTCDay();
  const read = rows.map((row) => {
    const [, days = '', hour = ''] =
      /^(\P{N}+?)[\s:–—-]*(\d{1,2}(?:[:.]\d\d|\s?[hH]\s?(?:\d\d)?))\s*$/u.exec(row) ?? [];
    return { days: ofText(days.trim()), hour: hour.trim() };
  });
  // From when to when on several days is when a house is open.
  if (!read.every(({ days, hour }) => days.length > 0 && hour !== '')) return null;
  const all = read.flatMap(({ days }) => days);
  if (new Set(all).size < all.length) return null;
  return read.find(({ days }) => days.includes(own))?.hour ?? null;
}

/** The rows of such a text; a comma is between two rows only behind an hour. */
function rowsIn(text: string): readonly string[] {
  return text
    .split(/[;\n|]|\s\/\s|(?<=\d\s?h?)\s*,/i)
    .map((row) => row.trim())
    .filter((row) => row !== '');
}
