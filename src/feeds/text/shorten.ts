import { cleanLine } from './clean-text.ts';

/** A word begun after the last space; nothing in scripts that don't separate words by spaces. */
const partOfWord = /\s+[^\s\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]*$/u;

/** At most `most` characters of a text, cut at the end of a word where possible, and an ellipsis. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text
    .slice(0, most)
    .toWellFormed()
    .replace(/\uFFFD$/, '');
  return `${cut.replace(partOfWord, '')} …`;
}

/**
 * A name or title on one line, for news readers. Some take titles for HTML, whatever the format says. What they would take
 * for a tag or a character reference is written with look-alikes, so that it is shown and never executed.
 */
export function newsLine(text: string): string {
  return cleanLine(text)
    .replace(/<([a-z/!?][^<>]*)>/gi, '‹$1›')
    .replace(/<(?=[a-z/!?])/gi, '‹')
    .replace(/&(?=#?\w+;|#)/g, '＆');
}
