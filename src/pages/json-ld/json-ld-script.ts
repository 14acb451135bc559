import { html, raw } from 'hono/html';
import type { Html } from '../frame/html.ts';

/** A block of JSON-LD for `<head>`. */
export const jsonLdScript = (data: Readonly<Record<string, unknown>>): Html =>
  html`<script type="application/ld+json">${raw(scriptJson(data))}</script>`;

/**
 * JSON as the text of a script element. It escapes `<`, which could end the element, and the separators U+2028 and
 * U+2029, which older JavaScript takes for ends of lines.
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
