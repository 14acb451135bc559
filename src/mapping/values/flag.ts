import { scalarText } from '../json.ts';
import { contentOf } from '../wrapper.ts';

/** Reads a yes or no in any form that portals write: booleans, 1 and 0, words of several languages. Null for others. */
export function readFlag(given: unknown): boolean | null {
  const value = typeof given === 'object' ? contentOf(given) : given;
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const word = normalize(value);
  if (yesWords.has(word)) return true;
  return noWords.has(word) ? false : null;
}

/**
 * All words that a flag may have if one of its values is `value`: for `N`, `n` and every word for yes that pairs with
 * it.
 */
export function flagWords(value: unknown): readonly string[] {
  const word = normalize(value);
  const partners = pairs.filter((pair) => pair.includes(word)).flat();
  return [...new Set([word, ...partners])].filter((one) => one !== '');
}

// A Turkish İ in lower case is an i with a dot above (U+0307).
const normalize = (value: unknown): string => scalarText(value).trim().toLowerCase().replaceAll('\u0307', '');

const pairs: readonly (readonly [yes: string, no: string])[] = [
  ['true', 'false'], ['1', '0'], ['yes', 'no'], ['y', 'n'], ['t', 'f'], ['on', 'off'], ['да', 'нет'], ['так', 'ні'], ['ja', 'nein'], ['ja', 'nee'],
  ['ja', 'nej'], ['ja', 'nei'], ['oui', 'non'], ['si', 'no'], ['s', 'n'], ['sí', 'no'], ['sì', 'no'], ['sim', 'não'], ['sim', 'nao'], ['kyllä', 'ei'],
  ['kylla', 'ei'], ['joo', 'ei'], ['tak', 'nie'], ['igen', 'nem'], ['ano', 'ne'], ['áno', 'nie'], ['da', 'ne'], ['da', 'nu'], ['hai', 'ei'], ['jah', 'ei'],
  ['taip', 'ne'], ['jā', 'nē'], ['evet', 'hayır'], ['evet', 'hayir'], ['e', 'h'], ['д', 'н'], ['o', 'n'], ['j', 'n'], ['x', ''], ['.t.', '.f.'],
  ['allday', 'timed'], ['all-day', 'none'], ['all_day', 'null'], ['full_day', 'none'], ['wholeday', 'none'], ['day', 'none'],
]; // biome-ignore format: a table

const yesWords = new Set(pairs.map(([one]) => one));
const noWords = new Set(pairs.map(([, other]) => other).filter((word) => word !== ''));
