import { cleanLine } from '../text/clean-text.ts';

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
