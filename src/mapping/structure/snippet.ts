import { linkIn } from '../rules/list-functions.ts';

/** Longer ones are texts of their own. */
const longest = 400;
const longestShown = 90;

/** What stands around a value where fields come as they are shown: `<span class="place">Hall</span>`. Paragraphs are texts. */
const inline = /^\s*<(a|abbr|b|bdi|div|em|i|label|nobr|small|span|strong|td)\b[^<>]*>([\s\S]*)<\/\1>\s*$/i;

/** The text of a value in markup that says nothing but how it is shown; null: it is another value. */
export function snippetText(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > longest || !value.includes('<')) return null;
  let text = value;
  for (let layers = 0; layers < 4; layers++) {
    const parts = inline.exec(text);
    if (parts === null) break;
    text = parts[2] as string;
  }
  const shown = text.trim();
  return text === value || shown === '' || shown.length > longestShown || /[<>&]/.test(shown) ? null : shown;
}

/** The address in a value that is a link or a picture and nothing else; null: it is another value. */
export function snippetLink(value: unknown): { readonly kind: 'link' | 'image'; readonly address: string } | null {
  if (typeof value !== 'string' || value.length > 4 * longest || !mayHold.test(value)) return null;
  const address = linkIn(value);
  if (address === null) return null;
  if (isPicture.test(value)) return { kind: 'image', address };
  if (/^\s*\[/.test(value)) return { kind: 'link', address };
  return (value.match(/<a\b/gi) ?? []).length === 1 && snippetText(value) !== null ? { kind: 'link', address } : null;
}

const mayHold = /<(?:a|img)\b|\]\(|\s\d+[wx]\s*$/i;

/** One picture of HTML or Markdown, or the addresses of its sizes. */
const isPicture =
  /^\s*(?:<(?:a|div|figure|span)\b[^<>]*>\s*)*<img\b[^<>]*>\s*(?:<\/(?:a|div|figure|span)>\s*)*$|^\s*!\[|\s\d+[wx]\s*$/i;
