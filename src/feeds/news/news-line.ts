import { cleanLine } from '../text/clean-text.ts';

/**
 * A name or title on one line, for news readers. Some read titles as HTML, whatever the format says. So whatever looks
 * like a tag or a character reference is written with similar characters: readers show it and never execute it.
 */
export function newsLine(text: string): string {
  return cleanLine(text)
    .replace(/<([a-z/!?][^<>]*)>/gi, '‹$1›')
    .replace(/<(?=[a-z/!?])/gi, '‹')
    .replace(/&(?=#?\w+;|#)/g, '＆');
}
