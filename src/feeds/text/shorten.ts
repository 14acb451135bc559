/** The incomplete word after the last space. It matches no scripts that don't separate words by spaces. */
const partOfWord = /\s+[^\s\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]*$/u;

/**
 * The first `most` characters of a text at most, cut between words where possible, with an ellipsis. It is cut inside a word
 * that is so long that fewer than `least` characters would be left.
 */
export function shorten(text: string, most: number, least = 0): string {
  if (text.length <= most) return text;
  const cut = text
    .slice(0, most)
    .toWellFormed()
    .replace(/\uFFFD$/, '');
  const words = cut.replace(partOfWord, '');
  return `${words.length < least ? cut : words} …`;
}
