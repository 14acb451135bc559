const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const escaped = (text: string): string => text.replace(/[\\^$.+?()[\]{}|/]/g, '\\$&');

/**
 * A pattern of words that matches whole words only; scripts without spaces have none. A star at the end of a word stands
 * for any ending. `inWords`: what no boundary is between. The boundaries stand once for many words: each of them is a large class of characters.
 */
export function anyWord(words: Iterable<string>, inWords = String.raw`\p{L}\p{N}`): string {
  const [before, after] = [`(?<![${inWords}])`, `(?![${inWords}])`];
  const all = [...new Set(words)].filter((word) => word !== '').sort((a, b) => b.length - a.length);
  const isWhole = (word: string) => !unspaced.test(word);
  const begins = (word: string) => isWhole(word) && /^[\p{L}\p{N}]/u.test(word);
  const ends = (word: string) => isWhole(word) && /[\p{L}\p{N}]$/u.test(word);
  const groups = [
    group(
      all.filter((word) => begins(word) && !ends(word) && !word.endsWith('*')),
      before,
      '',
    ),
    group(
      all.filter((word) => begins(word) && ends(word)),
      before,
      after,
    ),
    group(
      all.filter((word) => begins(word) && word.endsWith('*')).map((word) => word.slice(0, -1)),
      before,
      String.raw`\p{L}*${after}`,
    ),
    group(
      all.filter((word) => !begins(word) && !ends(word) && !word.endsWith('*')),
      '',
      '',
    ),
    group(
      all.filter((word) => !begins(word) && ends(word)),
      '',
      after,
    ),
    group(
      all.filter((word) => !begins(word) && word.endsWith('*')).map((word) => word.slice(0, -1)),
      '',
      '',
    ),
  ];
  return `(?:${groups.filter((one) => one !== '').join('|')})`;
}

const group = (words: readonly string[], start: string, end: string): string =>
  words.length === 0 ? '' : `${start}(?:${words.map(escaped).join('|')})${end}`;
