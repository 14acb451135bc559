import { wordsOf } from '../../vocabulary/vocabulary.ts';
import { readFlag } from './flag.ts';
import { normalizeKeyword } from './keyword.ts';

/** Whether a text stands for none in the place of a value: `-`, `n/a`, `null`, `geen`, `não informado`. A word that says no by itself is a flag. */
export const isNothing = (value: unknown): boolean =>
  typeof value === 'string' &&
  value.length < 25 &&
  (/^\s*(?:[-–—]+|n\/a|null|undefined|\(null\)|<null>|0000-00-00.*)\s*$/i.test(value) ||
    words.has(normalizeKeyword(value)));

const words: ReadonlySet<string> = new Set(
  wordsOf('values', 'nothing')
    .filter((word) => readFlag(word) === null)
    .map(normalizeKeyword),
);
