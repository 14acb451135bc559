import { isRecord } from '../json.ts';

const pairs: readonly (readonly [yes: string, no: string])[] = [
  ['true', 'false'], ['1', '0'], ['yes', 'no'], ['y', 'n'], ['t', 'f'], ['on', 'off'], ['да', 'нет'], ['так', 'ні'], ['ja', 'nein'], ['ja', 'nee'],
  ['ja', 'nej'], ['ja', 'nei'], ['oui', 'non'], ['si', 'no'], ['s', 'n'], ['sí', 'no'], ['sì', 'no'], ['sim', 'não'], ['sim', 'nao'], ['kyllä', 'ei'],
  ['kylla', 'ei'], ['joo', 'ei'], ['tak', 'nie'], ['igen', 'nem'], ['ano', 'ne'], ['áno', 'nie'], ['da', 'ne'], ['da', 'nu'], ['hai', 'ei'], ['jah', 'ei'],
  ['taip', 'ne'], ['jā', 'nē'], ['evet', 'hayır'], ['evet', 'hayir'], ['e', 'h'], ['д', 'н'], ['o', 'n'], ['j', 'n'], ['x', ''], ['.t.', '.f.'],
  ['allday', 'timed'], ['all-day', 'none'], ['all_day', 'null'], ['full_day', 'none'], ['wholeday', 'none'], ['day', 'none'],
]; // biome-ignore format: a table

const yes = new Set(pairs.map(([one]) => one));
const no = new Set(pairs.map(([, other]) => other).filter((word) => word !== ''));

const flagWord = (value: unknown): string => String(value).trim().toLowerCase().replaceAll('\u0307', '');

/** A yes or no in any way that portals write it: booleans, 1 and 0, words of several languages. Null for anything else. */
export function readFlag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const word = flagWord(value);
  if (yes.has(word)) return true;
  return no.has(word) ? false : null;
}

/** The words that such a value and its opposite are written in: of `N`, `n` and all that go with it. */
export function flagWords(value: unknown): readonly string[] {
  const word = flagWord(value);
  const partners = pairs.filter((pair) => pair.includes(word)).flat();
  return [...new Set([word, ...partners])].filter((one) => one !== '');
}

const keys = ['code', 'key', 'slug', 'value', 'name', 'id', 'title', 'label', 'type', 'status', 'state'];

/** The candidates for a word of a closed set in a value: itself, the fields of an object that hold such words, each of a list; in lower case, one space or dash for another. */
export function readWords(value: unknown, depth = 0): readonly string[] {
  if (typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number')
    return [wordOf(String(value))];
  if (depth > 2) return [];
  if (Array.isArray(value)) return value.slice(0, 20).flatMap((item) => readWords(item, depth + 1));
  if (!isRecord(value)) return [];
  return keys.flatMap((key) => (Object.hasOwn(value, key) ? readWords(value[key], depth + 1) : []));
}

/** `EventStatus/EventCancelled`, `https://schema.org/EventCancelled` and `Event cancelled` are one word: `eventcancelled`. */
export const wordOf = (text: string): string =>
  text
    .slice(0, 200)
    .trim()
    .toLowerCase()
    // What is left of a Turkish İ.
    .replaceAll('\u0307', '')
    .replace(/^.*[/#]/, '')
    .replaceAll('ё', 'е')
    .replace(/[\s_\-.!()]+/g, '');
