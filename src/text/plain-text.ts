import { cleanHtml } from './html/clean-html.ts';
import { decodeEntities, isHtml } from './html/html-syntax.ts';
import { htmlText } from './html/html-text.ts';
import { textOfObject } from './markup/text-object.ts';
import { balanceBidi, legalText } from './plain/control-characters.ts';

/** Characters of a title, name or category; what is beyond is cut off, with an ellipsis. */
const maxLength = 1000;

/**
 * One line of plain text for titles, names and categories, in NFC and without what XML or iCalendar forbid; null when
 * there is none. Tags are stripped where the value is HTML by evidence; entities are decoded once, and a second time
 * where what is left is software's work again (`&amp;amp;`, `&amp;#8217;`): `AT&amp;amp;T` is `AT&T`, while
 * `&amp;lt;b&amp;gt;` stays `&lt;b&gt;`.
 */
export function readPlainText(value: unknown): string | null {
  const source = textOf(value);
  if (source === null) return null;
  const legal = legalText(source.slice(0, 20 * maxLength));
  const line = balanceBidi(legalText(decoded(legal)).replace(/\s+/g, ' '))
    .normalize('NFC')
    .trim();
  if (!visible.test(line)) return null;
  return line.length <= maxLength ? line : balanceBidi(`${legalText(line.slice(0, maxLength - 1)).trimEnd()}…`);
}

/** Of nothing but blanks, joiners and marks a person sees nothing. */
const visible = /[^\p{Cf}\p{Z}]/u;

function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  if (typeof value === 'bigint') return String(value);
  const inner = textOfObject(value, ['rendered', 'text', 'plain', 'value', 'html', 'raw']);
  return inner?.text ?? null;
}

function decoded(text: string): string {
  if (isHtml(text)) return stripped(text);
  const once = decodeEntities(text);
  if (once !== text && isHtml(once)) return stripped(once);
  return encodedAgain.test(once) && !/&(?![#\w]+;)/.test(once) && once !== text ? decodeEntities(once) : once;
}

const encodedAgain = /&(?:amp|quot|apos|nbsp|[lr]aquo|[lr][sd]quo|[mn]dash|hellip|#\d{2,6}|#x[\da-f]{2,5});/i;

// The base matters to links only, and they are dropped.
const stripped = (html: string) => htmlText(cleanHtml(html, 'https://invalid/'));
