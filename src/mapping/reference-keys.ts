import { readKey, splitKey } from '../vocabulary/key-words.ts';
import { romanize } from '../vocabulary/romanize.ts';
import { wordsOf } from '../vocabulary/vocabulary.ts';
import { isPlainId } from './json.ts';
import { languageTag } from './language.ts';

// The keys of references, and of what they refer to.

/** Words that mark a key as an id, at its beginning or end: `venue_id`, `raum_nr`, `id_lieu`. */
const idWords = new Set(
  'id ids uid uids uuid uuids guid guids ref refs reference key keys code codes cd nr nrs no nos num kod koder kz kuerzel abbr sigle sigla skrot zkr pk fk'.split(
    ' ',
  ),
);

/** The same in any language: `spekt_kodas`, `номер_зала`. */
export function isIdWord(word: string): boolean {
  const { concepts } = readKey(word);
  return idWords.has(word) || (word.length > 3 && concepts.size === 1 && concepts.has('id'));
}

/** The words of one key that mark an id at the end of a compound, longest first: `番号` of `会場番号`, `nummer` of `raumnummer`. */
const idEndings = [...idWords, ...wordsOf('keys', 'id').map((word) => romanize(word))]
  .filter((word) => word.length > 3 || /^[^\p{Script=Latin}]{2,}$/u.test(word))
  .sort((a, b) => b.length - a.length);

/** What a compound that ends in the word for an id is the id of: `会場` of `会場コード`. Null: the word is no such compound. */
function stemOfId(word: string): string | null {
  if (!readKey(word).concepts.has('id') || isIdWord(word)) return null;
  const ending = idEndings.find((one) => word.endsWith(one));
  const stem = ending === undefined ? '' : word.slice(0, -ending.length);
  return stem.length > (/\p{Script=Latin}/u.test(stem) ? 2 : 0) ? stem : null;
}

/** `venueId` → `venue`, `id_lieu` → `lieu`, `VENUE_ID` → `VENUE`. */
function withoutIdWord(key: string, atEnd: boolean): string {
  const rest = atEnd
    ? key.replace(/[^\p{L}\p{N}]*\p{L}[\p{Ll}]*$|[^\p{L}\p{N}]+\p{L}+$/u, '')
    : key.replace(/^\p{L}[\p{Ll}]*[^\p{L}\p{N}]*/u, '');
  return rest === '' ? `${key}_named` : rest;
}

/** What the key of a reference says. */
interface Reference {
  /** It only says that it is an id: what of stands above it. */
  readonly isPlain: boolean;
  /** It says that it is an id. */
  readonly isMarked: boolean;
  /** The words that say of what. */
  readonly rest: readonly string[];
  /** The key to add the thing under; empty: it is the object itself; null: the thing replaces the id. */
  readonly target: string | null;
}

export function readReference(key: string, parent: string): Reference {
  const words = splitKey(key);
  const [first, last] = [words[0] ?? '', words.at(-1) ?? ''];
  if (isPlainId(key) || (words.length === 1 && isIdWord(first)))
    return { isPlain: true, isMarked: true, rest: splitKey(parent), target: '' };
  const isLong = words.length > 1;
  if (isLong && isIdWord(last))
    return { isPlain: false, isMarked: true, rest: words.slice(0, -1), target: withoutIdWord(key, true) };
  if (isLong && isIdWord(first))
    return { isPlain: false, isMarked: true, rest: words.slice(1), target: withoutIdWord(key, false) };
  const stem = stemOfId(last);
  const rest = stem === null ? words : [...words.slice(0, -1), stem];
  return { isPlain: false, isMarked: stem !== null, rest, target: stem === null ? null : rest.join('_') };
}

/**
 * Whether two words are the same in singular and plural: `venue` and `venues`, `ort` and `orte`, `category` and
 * `categories`.
 */
export function isSameNoun(one: string, other: string): boolean {
  if (one === other) return true;
  const shorter = Math.min(one.length, other.length);
  if (shorter < 3 || Math.abs(one.length - other.length) > 3) return false;
  let common = 0;
  while (common < shorter && one[common] === other[common]) common += 1;
  return common >= Math.max(3, shorter - 1);
}

/** The one table of a key's codes: under the same key, or under its words with one more for a list. Null: there is none, or several. */
export function tableOf<Table extends { readonly key: string }>(all: readonly Table[], key: string): Table | null {
  const same = all.filter((one) => one.key === key);
  const named = same.length > 0 ? same : all.filter((one) => isTableOf(one.key, key));
  return named.length === 1 ? (named[0] as Table) : null;
}

/** `open_kind_list` of `open_kind`. With one word alone the other must be a known one: `event_types` are no events. */
function isTableOf(table: string, key: string): boolean {
  const [all, own] = [splitKey(table), splitKey(key)];
  if (all.length !== own.length + 1 || own.length === 0) return false;
  const isBehind = own.every((word, n) => all[n + 1] === word);
  const more = isBehind ? all[0] : own.every((word, n) => all[n] === word) ? all.at(-1) : undefined;
  return more !== undefined && (tableWords.has(more) || (own.length > 1 && !isBehind));
}

/** Words for a table of codes, with which a key is not called like a thing. */
const tableWords = new Set(
  'map mapping lookup lookups legend labels texts dict dictionary table ichiran itiran tabelle tabla tabela tabulka taulukko liste lista'.split(
    ' ',
  ),
);

/** What a key says that its things are: `status` of `status_master` as of `statuses`. */
export function nounOf(key: string): string | undefined {
  const words = splitKey(key);
  return (
    (words.length > 1 ? words.findLast((word, n) => n === 0 || !directoryWords.has(word)) : undefined) ?? words.at(-1)
  );
}

/** Words for a list of what codes stand for. */
const directoryWords = new Set('dict dictionary legend lookup lookups master masters'.split(' '));

/** Whether a word is the beginning of another: `perf` of `performances`. */
export const isShortFor = (word: string, other: string): boolean => word.length >= 4 && other.startsWith(word);

/** Neither a small number nor a single letter, nor what other lists may count by as well. */
export const isDistinctive = (id: string): boolean =>
  (/^\d+$/.test(id) ? id.length >= 4 && !/^(?:19|20)\d\d$/.test(id) : id.length >= 2) &&
  !(/^[a-z]{2}(?:[-_]|$)/i.test(id) && languageTag(id) !== null) &&
  !plainWord.test(id);

/** Words that say yes, no or how something is, in any list. */
const plainWord = /^(?:true|false|yes|no|on|off|ok|all|none|null|default|main|active|open|new)$/i;
