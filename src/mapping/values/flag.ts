import { wordsOf } from '../../vocabulary/vocabulary.ts';
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

const pairs = wordsOf('values', 'yesNo').map((pair): readonly [yes: string, no: string] => {
  const [yes = '', no = ''] = pair.split('/');
  return [yes, no];
});

const yesWords = new Set(pairs.map(([one]) => one));
const noWords = new Set(pairs.map(([, other]) => other).filter((word) => word !== ''));
