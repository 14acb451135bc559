import { readKey, splitKey } from '../../vocabulary/key-words.ts';

// The keys of references, and of what they refer to.

export const isPlainId = (key: string): boolean => /^[_$@]*id$/i.test(key);

/** Words that mark a key as an id, at its beginning or end: `venue_id`, `raum_nr`, `id_lieu`. */
const idWords = new Set(
  'id ids uid uids uuid uuids guid guids ref refs reference key keys code codes nr nrs no nos num kod koder pk fk'.split(
    ' ',
  ),
);

/** The same in any language: `spekt_kodas`, `номер_зала`. */
export function isIdWord(word: string): boolean {
  const { concepts } = readKey(word);
  return idWords.has(word) || (word.length > 3 && concepts.size === 1 && concepts.has('id'));
}

/** `venueId` → `venue`, `id_lieu` → `lieu`, `VENUE_ID` → `VENUE`. */
export function withoutIdWord(key: string, atEnd: boolean): string {
  const rest = atEnd
    ? key.replace(/[^\p{L}\p{N}]*\p{L}[\p{Ll}]*$|[^\p{L}\p{N}]+\p{L}+$/u, '')
    : key.replace(/^\p{L}[\p{Ll}]*[^\p{L}\p{N}]*/u, '');
  return rest === '' ? `${key}_named` : rest;
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
