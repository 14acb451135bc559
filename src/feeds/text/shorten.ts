import { cleanLine } from './clean-text.ts';

/** What was begun after the last space, but in scripts that part no words by spaces. */
const partOfWord = /\s+[^\s\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]*$/u;

/** At most so many characters of a text, and an ellipsis; it ends at the end of a word, where there are words. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text
    .slice(0, most)
    .toWellFormed()
    .replace(/\uFFFD$/, '');
  return `${cut.replace(partOfWord, '')} …`;
}

/**
 * A name or title on one line, for readers that take it for HTML whatever the format says of it: what they would take for a
 * tag or a character reference gets look-alikes, so that it is shown and nobody runs it.
 */
export function newsLine(text: string): string {
  return cleanLine(text)
    .replace(/<([a-z/!?][^<>]*)>/gi, '‹$1›')
    .replace(/<(?=[a-z/!?])/gi, '‹')
    .replace(/&(?=#?\w+;|#)/g, '＆');
}
