import { normalForm } from '../../text/plain/control-characters.ts';
import { wordsOf } from '../../vocabulary/vocabulary.ts';
import { scalarText } from '../json.ts';
import { contentOf } from '../wrapper.ts';

/** Reads a yes or no in any form that portals write: booleans, 1 and 0, words of several languages. Null for others. */
export function readFlag(given: unknown): boolean | null {
  const value = typeof given === 'object' ? contentOf(given) : given;
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const word = withoutAccents(normalize(value));
  if (yesWords.has(word)) return true;
  return noWords.has(word) ? false : null;
}

/**
 * All words that a flag may have if one of its values is `value`: for `N`, `n` and every word for yes that pairs with
 * it.
 */
export function flagWords(value: unknown): readonly string[] {
  const word = normalize(value);
  const plain = withoutAccents(word);
  const partners = pairs.filter((pair) => pair.some((one) => withoutAccents(one) === plain)).flat();
  return [...new Set([word, ...partners])].filter((one) => one !== '');
}

// A Turkish İ in lower case is an i with a dot above (U+0307).
const normalize = (value: unknown): string => scalarText(value).trim().toLowerCase().replaceAll('\u0307', '');

/** Capitals are often written without: `ΟΧΙ` for `όχι`. */
const withoutAccents = (word: string): string =>
  normalForm(normalForm(word, 'NFD').replace(/[\u0300-\u036f]/g, ''), 'NFC');

const pairs = wordsOf('values', 'yesNo').map((pair): readonly [yes: string, no: string] => {
  const [yes = '', no = ''] = pair.split('/');
  return [yes, no];
});

const yesWords = new Set(pairs.map(([one]) => withoutAccents(one)));
const noWords = new Set(pairs.map(([, other]) => withoutAccents(other)).filter((word) => word !== ''));

/** What makes a word say the opposite, before it; in the letters of ASCII. */
export const denials: ReadonlySet<string> = new Set(
  'non un no not nicht niet ikke inte ej ei nie ne nem nao pas'.split(' '),
);
