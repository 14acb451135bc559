import { cleanLine } from './clean-text.ts';

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
