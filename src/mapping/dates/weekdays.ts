import { wordsOf } from '../../vocabulary/vocabulary.ts';
import { isRecord } from '../json.ts';
import { weekdayNumber } from './written/weekday-names.ts';

/** The days of the week as RFC 5545 §3.3.10 writes them, from Sunday on. */
export const weekdayCodes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

/** Some schools have a letter for each day, and none between them: `MWF`, `TTh`, `TR`. */
const letters: Readonly<Record<string, number>> = {
  Su: 0,
  U: 0,
  M: 1,
  Tu: 2,
  T: 2,
  W: 3,
  Th: 4,
  R: 4,
  F: 5,
  Sa: 6,
  S: 6,
};
const lettered = /^(?:Su|Tu|Th|Sa|[UMTWRFS])+$/;

/** What names days has hardly more words: `every Tuesday and Thursday evening`. */
const mostWords = 8;

/**
 * The days of the week that a value names, 0 is Sunday, sorted: a name in any language, several, a range (`Mon–Thu`), numbers from Monday
 * on, a list, or an object that ticks them. A time of day may stand behind them. Null: it names none, or something else.
 */
export function readWeekdays(value: unknown): readonly number[] | null {
  const found = new Set(daysOf(value));
  return found.size === 0 ? null : [...found].sort();
}

function daysOf(value: unknown): readonly number[] {
  if (typeof value === 'number') return Number.isInteger(value) && value >= 0 && value <= 7 ? [value % 7] : [];
  if (typeof value === 'string') return ofText(value);
  const parts = Array.isArray(value)
    ? value
    : isRecord(value)
      ? Object.entries(value).flatMap(([key, isTicked]) => (isTicked === true || isTicked === 1 ? [key] : []))
      : [];
  const days = parts.slice(0, 14).map(daysOf);
  return days.every((one) => one.length > 0) ? days.flat() : [];
}

function ofText(given: string): readonly number[] {
  const text = given.trim();
  if (text.length > 100) return [];
  if (/^[0-7](?:\s*[,;/|]\s*[0-7])*$/.test(text))
    return [...text.matchAll(/[0-7]/g)].map(([digit]) => Number(digit) % 7);
  if (lettered.test(text) && weekdayNumber(text) === null)
    return [...text.matchAll(/Su|Tu|Th|Sa|[UMTWRFS]/g)].map(([letter]) => letters[letter] as number);
  const [days = ''] = text.split(/\d/);
  const words = [...days.matchAll(/[-–—]|[\p{L}\p{M}'’.]+/gu)].map(([token]) => token.replace(/\.$/, ''));
  if (words.length > mostWords) return [];
  const found: number[] = [];
  let isRange = false;
  for (const word of words) {
    const day = dayOf(word);
    if (day !== null) {
      const last = found.at(-1);
      if (isRange && last !== undefined)
        for (let one = (last + 1) % 7; one !== day; one = (one + 1) % 7) found.push(one);
      found.push(day);
      isRange = false;
    } else if (rangeWords().has(word.toLowerCase())) isRange = true;
  }
  return found;
}

const dayOf = (word: string): number | null => {
  const code = (weekdayCodes as readonly string[]).indexOf(word.toUpperCase());
  return weekdayNumber(word) ?? (code < 0 ? null : code);
};

let between: ReadonlySet<string> | null = null;

/** What stands between the first and the last of several days. */
function rangeWords(): ReadonlySet<string> {
  between ??= new Set(['-', '–', '—', ...wordsOf('dates', 'until'), ...wordsOf('dates', 'to')]);
  return between;
}
