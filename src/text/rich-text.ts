import MarkdownIt from 'markdown-it';
import type { RichText } from '../calendar/event.ts';
import { blocksHtml } from './blocks/blocks-html.ts';
import { cleanHtml, maxHtmlLength } from './html/clean-html.ts';
import { decodeEntities, hasBlocks, hasEntities, isHtml } from './html/html-syntax.ts';
import { htmlText } from './html/html-text.ts';
import { bbcodeHtml, isBbcode } from './markup/bbcode.ts';
import { isMarkdown } from './markup/is-markdown.ts';
import { type TextForm, textOfObject } from './markup/text-object.ts';
import { boundMarks, stripControlCharacters } from './plain/control-characters.ts';
import { escapeHtml, plainParagraphs } from './plain/paragraphs.ts';
import { withoutIcalEscapes } from './plain-text.ts';

export interface RichTextOptions {
  /** The markup that the text is written in; `auto` detects it. */
  readonly form: TextForm | 'auto';
  /** The absolute URL that relative links and images are resolved against. */
  readonly linkBase: string;
}

/**
 * Reads a description in any form that portals store: HTML (a document, a fragment or escaped), plain text, Markdown,
 * BBCode, the JSON of a block editor (as a value or as a string), or an object that holds one of these. Null when there
 * is nothing to show. Never throws. Text that is too long or too deeply nested is cut off (see `cleanHtml`).
 */
export function readRichText(value: unknown, options: RichTextOptions): RichText | null {
  const source = toHtml(value, options.form);
  if (source === null) return null;
  const html = cleanHtml(source, options.linkBase);
  // Without the tags, runs of marks may have come together.
  const text = boundMarks(htmlText(html));
  // An image or a link without words is content, too.
  return text === '' && !html.includes('<img ') && !html.includes('<a ') ? null : { html, text };
}

/** Converts a value in any form to HTML that is not sanitized yet. Null when it holds no text. */
function toHtml(value: unknown, form: TextForm | 'auto'): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  if (typeof value === 'string') return stringToHtml(value, form);
  if (typeof value !== 'object' || value === null) return null;
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) {
    return (
      value
        .slice(0, maxItems)
        .map((item) => stringToHtml(item, form) ?? '')
        .join('\n') || null
    );
  }
  const wrapped = textOfObject(value, textKeys);
  if (wrapped !== null) return stringToHtml(wrapped.text, form === 'auto' ? wrapped.form : form);
  return blocksHtml(value) ?? nestedToHtml(value, form);
}

const maxItems = 1000;
const textKeys = 'html __html processed rendered markdown md bbcode content value text plain raw body'.split(' ');

/** `{ content: { blocks… } }`, `{ root: … }`: the editor's document one level down. */
function nestedToHtml(value: object, form: TextForm | 'auto'): string | null {
  for (const key of documentKeys) {
    const inner = (value as Readonly<Record<string, unknown>>)[key];
    if (typeof inner !== 'object' || inner === null) continue;
    const html = blocksHtml(inner) ?? (textOfObject(inner, textKeys) === null ? null : toHtml(inner, form));
    if (html !== null) return html;
  }
  return null;
}

const documentKeys = ['document', 'content', 'value', 'body', 'json', 'raw', 'data', 'rich'];

function stringToHtml(source: string, form: TextForm | 'auto'): string | null {
  const blocks = form === 'text' || form === 'html' ? null : jsonBlocksHtml(source.trim());
  if (blocks !== null) return blocks;
  const text = withoutIcalEscapes(stripControlCharacters(source.slice(0, 2 * maxHtmlLength)).trim());
  if (text === '') return null;
  const known = form === 'auto' || form === 'blocks' || form === 'editorjs' ? detectForm(text) : form;
  if (known === 'html') return normalizeHtml(text);
  if (known === 'markdown') return markdown.render(text.slice(0, maxMarkdownLength));
  if (known === 'bbcode') return bbcodeHtml(text);
  const decoded = hasEntities(text) ? stripControlCharacters(decodeEntities(text)) : text;
  return plainParagraphs(decoded.slice(0, maxHtmlLength));
}

/** The HTML of a block editor's JSON that the portal stores as a string. Null when the text is no such JSON. */
function jsonBlocksHtml(text: string): string | null {
  if (text.length > maxJsonLength || !/^[[{]/.test(text) || !/[\]}]$/.test(text)) return null;
  if (text.length > maxJsonValues && countValues(text) > maxJsonValues) return null;
  try {
    return blocksHtml(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The longest JSON document, in characters. Documents with embedded pictures are long. */
const maxJsonLength = 5_000_000;
/** The most values in it, counted with the commas and brackets of its texts. */
const maxJsonValues = 500_000;

function countValues(text: string): number {
  let values = 0;
  for (const _ of text.matchAll(/[,[{]/g)) values += 1;
  return values;
}

/** The markup of a text, judged by what occurs in it; plain text in case of doubt. */
function detectForm(text: string): 'html' | 'markdown' | 'bbcode' | 'text' {
  const html = isHtml(text);
  if (html && hasBlocks(text)) return 'html';
  if (isMarkdown(text)) return 'markdown';
  if (html) return 'html';
  if (isBbcode(text)) return 'bbcode';
  return isHtml(unescapeMarkup(text)) ? 'html' : 'text';
}

/** HTML as written, or unescaped where the whole text was escaped: `&lt;p&gt;…`. */
function normalizeHtml(text: string): string {
  const html = isHtml(text) ? text : unescapeMarkup(text);
  // Without block elements, the line ends are the only structure that the text has.
  return hasBlocks(html) || /<br\b/i.test(html)
    ? html
    : html.replace(/<[^<>]*>|\n/g, (piece) => (piece === '\n' ? '<br>' : piece));
}

/** Decodes a text that begins with an escaped `<`, up to twice. Any other text stays as it is. */
function unescapeMarkup(text: string): string {
  let result = text;
  for (let times = 0; times < 2 && /^\s*&(?:amp;)*(?:lt|#60|#x3c);/i.test(result); times++)
    result = decodeEntities(result);
  return result;
}

const maxMarkdownLength = 100_000;
const markdown = new MarkdownIt({ html: true, linkify: true, breaks: true, maxNesting: 30 });
markdown.linkify.set({ fuzzyLink: false });
// `escapeHtml` escapes code like all other text; feeds can't show highlighting.
markdown.set({ highlight: (code) => escapeHtml(code) });
