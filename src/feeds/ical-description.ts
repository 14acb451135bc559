import type { RichText } from '../calendar/event.ts';
import { textWithLinks } from '../text/html-text.ts';
import { cleanText } from './clean-text.ts';
import { contentLine, escapeText } from './content-line.ts';
import type { FeedEntry } from './feed.ts';
import { placeText } from './place-text.ts';
import { webUrl } from './web-url.ts';
import { wordsFor } from './words.ts';

/** Octets of HTML that DESCRIPTION carries beside its text: a client that cuts long lines would lose both. */
const longestAlternative = 8000;
/** A tag that plain text can't stand for. */
const markup = /<(?!\/?(?:p|br|div|span)\b)[a-z]/i;

/** DESCRIPTION in plain text; where its HTML says more, that for Thunderbird (ALTREP) and for Outlook (X-ALT-DESC). */
export function descriptionLines(entry: FeedEntry, language: string): string[] {
  const text = plainDescription(entry, language);
  const html = cleanText(entry.event.description?.html ?? '');
  if (!markup.test(html)) return text === '' ? [] : [contentLine('DESCRIPTION', escapeText(text))];
  const alternative = `data:text/html,${encodeURIComponent(html)}`;
  return [
    contentLine(
      'DESCRIPTION',
      escapeText(text),
      alternative.length <= longestAlternative ? { ALTREP: alternative } : {},
    ),
    contentLine('X-ALT-DESC', escapeText(`<!DOCTYPE html><html><body>${html}</body></html>`), { FMTTYPE: 'text/html' }),
  ];
}

/** The description, then the links that many clients show nowhere else: to join, and to the event's page. */
function plainDescription({ event, link }: FeedEntry, language: string): string {
  const text = cleanText(wordsOf(event.description) ?? event.summary ?? '').trim();
  const join = webUrl(event.onlineUrl);
  const page = webUrl(link);
  const links = [];
  if (join !== null && placeText(event.location) !== null && !text.includes(join)) {
    links.push(`${wordsFor(language).online}: ${join}`);
  }
  if (page !== null && page !== join && !text.includes(page)) links.push(page);
  return [text, ...links].filter((part) => part !== '').join('\n\n');
}

/** In plain text, a link that leads nowhere is only a word: its address follows it. */
const wordsOf = (description: RichText | null): string | null =>
  description?.html.includes('<a ') ? textWithLinks(description.html) : (description?.text ?? null);
