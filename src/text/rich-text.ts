import MarkdownIt from 'markdown-it';
import type { RichText } from '../calendar/event.ts';
import { blocksHtml } from './blocks/blocks-html.ts';
import { cleanHtml, maxHtmlLength } from './html/clean-html.ts';
import { decodeEntities, hasBlocks, hasEntities, isHtml } from './html/html-syntax.ts';
import { htmlText } from './html/html-text.ts';
import { bbcodeHtml, isBbcode } from './markup/bbcode.ts';
import { isMarkdown } from './markup/is-markdown.ts';
import { type TextForm, textOfObject } from './markup/text-object.ts';
import { legalText } from './plain/control-characters.ts';
import { escapeHtml, plainParagraphs } from './plain/paragraphs.ts';

/** The value as HTML that is still to be cleaned, whatever form it has; null: there is nothing to read in it. */
function sourceHtml(value: unknown, form: TextForm | 'auto'): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  if (typeof value === 'string') return stringHtml(value, form);
  if (typeof value !== 'object' || value === null) return null;
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) {
    return (
      value
        .slice(0, maxItems)
        .map((item) => stringHtml(item, form) ?? '')
        .join('\n') || null
    );
  }
  const wrapped = textOfObject(value, wrappingKeys);
  if (wrapped !== null) return stringHtml(wrapped.text, form === 'auto' ? wrapped.form : form);
  return blocksHtml(value) ?? unwrapped(value, form);
}

const wrappingKeys = [
  'html',
  '__html',
  'processed',
  'rendered',
  'markdown',
  'md',
  'bbcode',
  'content',
  'value',
  'text',
  'plain',
  'raw',
  'body',
];
const maxItems = 1000;

/** `{ content: { blocks… } }`, `{ root: … }`: the editor's document one level down. */
function unwrapped(value: object, form: TextForm | 'auto'): string | null {
  for (const key of ['document', 'content', 'value', 'body', 'json', 'raw', 'data', 'rich']) {
    const inner = (value as Readonly<Record<string, unknown>>)[key];
    if (typeof inner !== 'object' || inner === null) continue;
    const html = blocksHtml(inner) ?? (textOfObject(inner, wrappingKeys) === null ? null : sourceHtml(inner, form));
    if (html !== null) return html;
  }
  return null;
}

function stringHtml(source: string, form: TextForm | 'auto'): string | null {
  const blocks = form === 'text' || form === 'html' ? null : blocksOfString(source.trim());
  if (blocks !== null) return blocks;
  const text = legalText(source.slice(0, 2 * maxHtmlLength)).trim();
  if (text === '') return null;
  const known = form === 'auto' || form === 'blocks' || form === 'editorjs' ? formOf(text) : form;
  if (known === 'html') return asHtml(text);
  if (known === 'markdown') return markdown.render(text.slice(0, maxMarkdownLength));
  if (known === 'bbcode') return bbcodeHtml(text);
  return plainParagraphs((hasEntities(text) ? legalText(decodeEntities(text)) : text).slice(0, maxHtmlLength));
}

type StringForm = 'html' | 'markdown' | 'bbcode' | 'text';

/** By evidence, and plain text in case of doubt. */
function formOf(text: string): StringForm {
  const html = isHtml(text);
  if (html && hasBlocks(text)) return 'html';
  if (isMarkdown(text)) return 'markdown';
  if (html) return 'html';
  if (isBbcode(text)) return 'bbcode';
  return isHtml(unescaped(text)) ? 'html' : 'text';
}

/** HTML as it stands, or what was escaped as a whole: `&lt;p&gt;…`. */
function asHtml(text: string): string {
  const html = isHtml(text) ? text : unescaped(text);
  // Line ends of a text that has no structure of its own are all the structure there is.
  return hasBlocks(html) || /<br\b/i.test(html)
    ? html
    : html.replace(/<[^<>]*>|\n/g, (piece) => (piece === '\n' ? '<br>' : piece));
}

/** Decoded once or twice, where a text begins with what must be an escaped tag; else as it is. */
function unescaped(text: string): string {
  let result = text;
  for (let times = 0; times < 2 && /^\s*&(?:amp;)*(?:lt|#60|#x3c);/i.test(result); times++)
    result = decodeEntities(result);
  return result;
}

/** Characters of a document kept as a string; it is long when it holds pictures. */
const maxJsonLength = 5_000_000;

/** A block editor's JSON, kept by the portal as a string. */
function blocksOfString(text: string): string | null {
  if (text.length > maxJsonLength || !/^[[{]/.test(text) || !/[\]}]$/.test(text)) return null;
  try {
    return blocksHtml(JSON.parse(text));
  } catch {
    return null;
  }
}

const maxMarkdownLength = 100_000;
const markdown = new MarkdownIt({ html: true, linkify: true, breaks: true, maxNesting: 30 });
markdown.linkify.set({ fuzzyLink: false });
// Escaped by one function everywhere; colours of code are not for feeds.
markdown.set({ highlight: (code) => escapeHtml(code) });

/** How a text is written (`auto`: by evidence), and the absolute URL that its relative links are resolved against. */
interface RichTextOptions {
  readonly form: TextForm | 'auto';
  readonly linkBase: string;
}

/**
 * A description in any of the forms that portals write: HTML, whole, loose or escaped; plain text; Markdown; BBCode;
 * a block editor's JSON, also as a string; an object that holds one of these. Null when it says nothing.
 * Never throws; what is too long or too deeply nested is cut (see `boundedHtml`).
 */
export function readRichText(value: unknown, options: RichTextOptions): RichText | null {
  const source = sourceHtml(value, options.form);
  if (source === null) return null;
  const html = cleanHtml(source, options.linkBase);
  const text = htmlText(html);
  // An image alone says something, too.
  return text === '' && !html.includes('<img ') && !html.includes('<a ') ? null : { html, text };
}
