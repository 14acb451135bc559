import type { RichText } from '../../calendar/event.ts';
import type { FeedWords } from '../../i18n/words/feed-words.ts';
import { textWithLinks } from '../../text/html/html-text.ts';
import { placeText } from '../event-place.ts';
import { localTimestamp } from '../event-times.ts';
import { formerStart } from '../event-title.ts';
import type { FeedEntry } from '../feed.ts';
import { seriesZone } from '../series/event-series.ts';
import { cleanText, webUrl } from '../text/clean-text.ts';
import { contentLine, escapeText, fold } from '../text/content-line.ts';

/**
 * The longest HTML, in octets, that DESCRIPTION may carry with its text: a client that cuts long lines would lose both.
 */
const longestAlternative = 8000;
/** A tag whose meaning plain text loses. */
const markup = /<(?!\/?(?:p|br|div|span)\b)[a-z]/i;

/** DESCRIPTION in plain text. HTML that says more is added for Thunderbird (ALTREP) and Outlook (X-ALT-DESC). */
export function descriptionLines(entry: FeedEntry, words: FeedWords): string[] {
  const text = plainDescription(entry, words);
  const moved = movedLine(entry, words);
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

/**
 * The former date of a moved event, the description, and two links that many clients show nowhere else: to join online,
 * and to the event's page.
 */
function plainDescription(entry: FeedEntry, words: FeedWords): string {
  const { event, link } = entry;
  const text = cleanText(descriptionText(event.description) ?? event.summary ?? '').trim();
  const join = webUrl(event.onlineUrl);
  const page = webUrl(link);
  const links = [];
  if (join !== null && placeText(event.location) !== null && !text.includes(join)) {
    links.push(`${words.online}: ${join}`);
  }
  if (page !== null && page !== join && !text.includes(page)) links.push(page);
  return [movedLine(entry, words) ?? '', text, ...links].filter((part) => part !== '').join('\n\n');
}

/** The former date is in digits: words for dates differ between versions of a runtime, and a block's bytes must not. */
function movedLine(entry: FeedEntry, words: FeedWords): string | null {
  const former = formerStart(entry);
  if (former === null) return null;
  const local = localTimestamp(former, seriesZone(entry));
  return `${words.formerly}: ${local.slice(0, 16).replace('T', ' ')}`;
}

/** The description in plain text. The address of each link follows its words. */
const descriptionText = (description: RichText | null): string | null =>
  description?.html.includes('<a ') ? textWithLinks(description.html) : (description?.text ?? null);

/** The folded lines that repeat the description as HTML: X-ALT-DESC, and DESCRIPTION with an ALTREP. */
const htmlLines = /^X-ALT-DESC[;:].*(?:\r\n[ \t].*)*\r\n|^DESCRIPTION;ALTREP=.*(?:\r\n[ \t].*)*\r\n/gm;
const alternative = /^DESCRIPTION;ALTREP="[^"]*":/;

/**
 * An event's block without the HTML of its description, which the block also holds in plain text. In scripts other than
 * Latin, the two copies of the HTML make up most of a block.
 */
export function plainBlock(block: string): string {
  return block.replace(htmlLines, (lines) => {
    if (lines.startsWith('X')) return '';
    const line = lines.replace(/\r\n[ \t]/g, '').slice(0, -2);
    return fold(line.replace(alternative, 'DESCRIPTION:'));
  });
}
