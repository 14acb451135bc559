import type { RichText } from '../../calendar/event.ts';
import { feedWordsFor } from '../../i18n/words-for.ts';
import { textWithLinks } from '../../text/html/html-text.ts';
import { formerStart } from '../event-display.ts';
import type { FeedEntry } from '../feed.ts';
import { localTime } from '../format-date.ts';
import { placeText } from '../place-text.ts';
import { seriesZone } from '../series/expand-series.ts';
import { cleanText } from '../text/clean-text.ts';
import { contentLine, escapeText, fold } from '../text/content-line.ts';
import { webUrl } from '../text/web-url.ts';

/** Octets of HTML that DESCRIPTION carries beside its text: a client that cuts long lines would lose both. */
const longestAlternative = 8000;
/** A tag that plain text can't stand for. */
const markup = /<(?!\/?(?:p|br|div|span)\b)[a-z]/i;

/** DESCRIPTION in plain text; where its HTML says more, that for Thunderbird (ALTREP) and for Outlook (X-ALT-DESC). */
export function descriptionLines(entry: FeedEntry, language: string): string[] {
  const text = plainDescription(entry, language);
  const moved = movedLine(entry, language);
  const html = (moved === null ? '' : `<p>${moved}</p>`) + cleanText(entry.event.description?.html ?? '');
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

/** When it was to be before, the description, then the links that many clients show nowhere else: to join, and to the event's page. */
function plainDescription(entry: FeedEntry, language: string): string {
  const { event, link } = entry;
  const text = cleanText(wordsOf(event.description) ?? event.summary ?? '').trim();
  const join = webUrl(event.onlineUrl);
  const page = webUrl(link);
  const links = [];
  if (join !== null && placeText(event.location) !== null && !text.includes(join)) {
    links.push(`${feedWordsFor(language).online}: ${join}`);
  }
  if (page !== null && page !== join && !text.includes(page)) links.push(page);
  return [movedLine(entry, language) ?? '', text, ...links].filter((part) => part !== '').join('\n\n');
}

/** In digits: the words for a date differ between versions of a runtime, and a block's bytes must not. */
function movedLine(entry: FeedEntry, language: string): string | null {
  const former = formerStart(entry);
  if (former === null) return null;
  const local = localTime(former, seriesZone(entry));
  return `${feedWordsFor(language).formerly}: ${local.slice(0, 16).replace('T', ' ')}`;
}

/** In plain text, a link that leads nowhere is only a word: its address follows it. */
const wordsOf = (description: RichText | null): string | null =>
  description?.html.includes('<a ') ? textWithLinks(description.html) : (description?.text ?? null);

/** Folded lines that only repeat the description as HTML: X-ALT-DESC, and the ALTREP of DESCRIPTION. */
const html = /^X-ALT-DESC[;:].*(?:\r\n[ \t].*)*\r\n|^DESCRIPTION;ALTREP=.*(?:\r\n[ \t].*)*\r\n/gm;
const alternative = /^DESCRIPTION;ALTREP="[^"]*":/;

/**
 * An event's block without the HTML of its description, which is said in plain text there anyway: with letters beyond ASCII
 * the two copies of it are most of a block.
 */
export function plainBlock(block: string): string {
  return block.replace(html, (lines) => {
    if (lines.startsWith('X')) return '';
    const line = lines.replace(/\r\n[ \t]/g, '').slice(0, -2);
    return fold(line.replace(alternative, 'DESCRIPTION:'));
  });
}
