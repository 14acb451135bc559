import { cleanHtml } from './html/clean-html.ts';
import { decodeEntities, isHtml } from './html/html-syntax.ts';
import { htmlText } from './html/html-text.ts';
import { textOfObject } from './markup/text-object.ts';
import { balanceBidi, normalForm, stripControlCharacters } from './plain/control-characters.ts';

/** The longest title, name or category, in characters. The rest is cut off and replaced by an ellipsis. */
export const maxLength = 1000;

/**
 * Reads one line of plain text for titles, names and categories: in NFC, without what XML or iCalendar forbid. Null
 * when there is nothing to see.
 *
 * Tags are removed when the value is HTML. Entities are decoded once, and a second time where software encoded them
 * twice (`&amp;amp;`, `&amp;#8217;`): `AT&amp;amp;T` becomes `AT&T`, while `&amp;lt;b&amp;gt;` becomes `&lt;b&gt;`.
 */
export function readPlainText(value: unknown): string | null {
  const source = stringOf(value);
  if (source === null) return null;
  const allowed = withoutIcalEscapes(stripControlCharacters(source.slice(0, 20 * maxLength)));
  const decoded = stripControlCharacters(decodeText(allowed)).replace(/\s+/g, ' ');
  const line = normalForm(balanceBidi(decoded), 'NFC').trim();
  if (!visible.test(line)) return null;
  if (line.length <= maxLength) return line;
  return balanceBidi(`${stripControlCharacters(beginning(line, maxLength - 1))}…`);
}

/** How far back a cut looks for the end of a word, or of a character that is made of several. */
const cutWithin = 100;

/** At most so many characters of a text: whole words, or where a script has no spaces, whole graphemes. */
function beginning(text: string, most: number): string {
  const cut = text.lastIndexOf(' ', most);
  if (cut >= most - cutWithin) return text.slice(0, cut).trimEnd();
  const from = most - cutWithin;
  let end = from;
  for (const { index, segment } of graphemes.segment(text.slice(from, most + cutWithin))) {
    if (from + index + segment.length > most) break;
    end = from + index + segment.length;
  }
  return text.slice(0, end);
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A text of blanks, joiners and marks shows nothing. */
const visible = /[^\p{Cf}\p{Z}]/u;

function stringOf(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  if (typeof value === 'bigint') return String(value);
  return textOfObject(value, ['rendered', 'text', 'plain', 'value', 'html', 'raw'])?.text ?? null;
}

function decodeText(text: string): string {
  if (isHtml(text)) return stripTags(text);
  const once = decodeEntities(text);
  if (once !== text && isHtml(once)) return stripTags(once);
  return encodedTwice.test(once) && !/&(?![#\w]+;)/.test(once) && once !== text ? decodeEntities(once) : once;
}

const encodedTwice = /&(?:amp|quot|apos|nbsp|[lr]aquo|[lr][sd]quo|[mn]dash|hellip|#\d{2,6}|#x[\da-f]{2,5});/i;

// Links are removed with the tags, so the base has no effect.
const stripTags = (html: string) => htmlText(cleanHtml(html, 'https://invalid/'));

/**
 * A text as iCalendar writes it, `Hall 2\, Station Road`, without its escapes (RFC 5545 §3.3.11). Portals that turn a calendar into
 * JSON line by line leave them in. Any other text stays as it is: one backslash that is no such escape, and none of them is.
 */
export function withoutIcalEscapes(text: string): string {
  if (!text.includes('\\')) return text;
  // By themselves, ends of lines are such only where no word goes on: `C:\new` is a folder.
  const isEscaped = /\\[,;]/.test(text) ? /^(?:[^\\]|\\[\\,;nN])*$/ : /^(?:[^\\]|\\[nN](?!\p{Ll}))*$/u;
  if (!isEscaped.test(text)) return text;
  return text.replace(/\\([\\,;nN])/g, (_, char: string) => (char === 'n' || char === 'N' ? '\n' : char));
}
