import type { RichText } from '../calendar/event.ts';
import { cleanHtml } from './html/clean-html.ts';
import { htmlText } from './html/html-text.ts';
import { sourceHtml } from './markup/source-html.ts';
import type { TextForm } from './markup/text-object.ts';

/** How a text is written (`auto`: by evidence), and the absolute URL that its relative links are resolved against. */
export interface RichTextOptions {
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
