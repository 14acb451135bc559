import { romanize } from '../../../vocabulary/romanize.ts';
import { wordsOf } from '../../../vocabulary/vocabulary.ts';
import { isRecord, scalarNumber } from '../../json.ts';
import { contentOf } from '../../wrapper.ts';
import { readFlag } from '../flag.ts';
import { normalizeKeyword } from '../keyword.ts';
import { anyWord } from './word-pattern.ts';

/**
 * Whether a value says that an event is sold out: a yes, a word of any language, an object or a list of tickets that all
 * are. A number is a flag, unless it is how many places are left.
 */
export function readSoldOut(value: unknown, isPlacesLeft: boolean, depth = 0): boolean {
  if (typeof value === 'string') {
    if (isPlacesLeft && /^\s*-?\d/.test(value)) return Number.parseInt(value, 10) === 0;
    return readFlag(value) ?? saysSoldOut(value);
  }
  // Systems write -1 for places without a limit.
  if (typeof value === 'number') return isPlacesLeft ? value === 0 : readFlag(value) === true;
  if (typeof value === 'boolean') return value && !isPlacesLeft;
  if (depth > 3) return false;
  const content = contentOf(value);
  if (content !== value) return readSoldOut(content, isPlacesLeft, depth + 1);
  if (Array.isArray(value))
    return value.length > 0 && value.every((item) => readSoldOut(item, isPlacesLeft, depth + 1));
  if (!isRecord(value)) return false;
  const keys = new Map(Object.keys(value).map((key) => [key.toLowerCase().replace(/[^\p{L}\d]+/gu, ''), key]));
  for (const [name, about] of stateKeys) {
    const key = keys.get(name);
    if (key === undefined || value[key] === null) continue;
    if (about === 'left') {
      const left = scalarNumber(value[key]);
      if (Number.isFinite(left) && value[key] !== '') return left === 0;
    } else if (readSoldOut(value[key], isPlacesLeft, depth + 1)) return true;
  }
  return false;
}

/** The keys of an object that may say it. With some a number is what is left. */
const stateKeys: readonly (readonly [name: string, about: 'state' | 'left'])[] = [
  ...['soldout', 'issoldout', 'ausverkauft', 'ausgebucht', 'full', 'isfull', 'agotado', 'complet', 'esgotado', 'esaurito'].map((name) => [name, 'state'] as const),
  ...['availability', 'status', 'state', 'code', 'value', 'name', 'label', 'text', 'title', 'slug'].map((name) => [name, 'state'] as const),
  ...['placesleft', 'seatsleft', 'ticketsleft', 'spotsleft', 'remaining', 'available', 'freeplaces', 'freeseats', 'remainingplaces', 'availableplaces', 'availableseats'].map((name) => [name, 'left'] as const),
]; // biome-ignore format: a table

/** `Leider ausverkauft!` says it, `fast ausverkauft` does not. */
function saysSoldOut(text: string): boolean {
  // `120/120 FULL`
  const keyword = romanize(normalizeKeyword(text.replace(/^\s*\d+\s*\/\s*\d+(?=\D*$)/, '')));
  if (keywords.has(keyword) || (keyword.startsWith('event') && keywords.has(keyword.slice('event'.length))))
    return true;
  const words = romanize(text.slice(0, 200)).replace(/[_\s]+/g, ' ');
  return phrase.test(words) && !hedged.test(words.replace(phrase, ' '));
}

/** What leaves no doubt in a sentence, too. */
const phrases = wordsOf('values', 'soldOut');
const keywords: ReadonlySet<string> = new Set(
  [...phrases, ...wordsOf('values', 'soldOutAlone')].map((word) => romanize(normalizeKeyword(word))),
);
const phrase = new RegExp(anyWord(phrases.map(romanize)), 'u');
/** `Not yet sold out`, `nearly sold out`, `sold out in 2025`. */
const hedged = new RegExp(anyWord(wordsOf('values', 'notQuite').map(romanize)), 'u');

/** Whether a key of these words says nothing but places that can be had: `vagas`, `left`. It counts neither money nor those who come. */
export function isPlaceWord(words: readonly string[]): boolean {
  placeWords ??= new Set(wordsOf('fields', 'places').map(romanize));
  return placeWords.has(words.join(''));
}
let placeWords: ReadonlySet<string> | undefined;
