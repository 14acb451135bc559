import { splitKey } from '../../vocabulary/key-words.ts';
import type { PagingWord } from '../../vocabulary/language-words.ts';
import { romanize } from '../../vocabulary/romanize.ts';
import { wordsOf } from '../../vocabulary/vocabulary.ts';

const words: readonly PagingWord[] = [
  'next', 'page', 'pages', 'total', 'all', 'noun', 'size', 'per', 'offset', 'current', 'cursor', 'more', 'last', 'moment',
  'other', 'found', 'returned',
]; // biome-ignore format: a list

/** What words in the keys around the records mean. Keys are split into words, so that one word covers many keys. */
const meanings = new Map(words.map((meaning) => [meaning, new Set(wordsOf('paging', meaning).map(romanize))]));

const known: ReadonlySet<string> = new Set(
  [...[...meanings.values()].flatMap((found) => [...found]), 'has', 'is', 'link', 'url', 'href', 'uri'].filter(
    (word) => word.length > 1,
  ),
);

/** Splits a key into words in lower case: `nextPage`, `next_page`, `@x.nextPage` and `nextpage` all end in `next page`. */
export function keyWords(key: string): readonly string[] {
  // A prefix before a dot or colon is a namespace: `@x.count`, `hydra:next`.
  const words = splitKey(key.replace(/^@?[\p{L}\d_-]+[.:]@?(?=\p{L})/u, '')).filter((word) => /\p{L}/u.test(word));
  // `iTotalRecords`: a letter that says the type.
  return (words.length > 1 && /^[a-z]$/.test(words[0] ?? '') ? words.slice(1) : words).flatMap(splitCompound);
}

/** Splits a compound of known words: `totalcount` is two words, `start` stays one. */
function splitCompound(word: string): readonly string[] {
  if (known.has(word)) return [word];
  for (let at = 2; at <= word.length - 2; at += 1) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    if (known.has(head) && known.has(tail)) return [head, tail];
    if (known.has(head)) {
      const rest = splitCompound(tail);
      if (rest.length > 1) return [head, ...rest];
    }
  }
  return [word];
}

/** Whether at least one word has one of these meanings. */
export const anyMeans = (words: readonly string[], ...any: readonly PagingWord[]): boolean =>
  words.some((word) => any.some((meaning) => meanings.get(meaning)?.has(word)));

/** Whether every word has one of these meanings. */
export const allMean = (words: readonly string[], ...any: readonly PagingWord[]): boolean =>
  words.length > 0 && words.every((word) => any.some((meaning) => meanings.get(meaning)?.has(word)));
