import type { RichText } from '../../calendar/event.ts';
import type { FeedWords } from '../../i18n/words/feed-words.ts';
import { textWithLinks } from '../../text/html/html-text.ts';
import { placeText } from '../event-place.ts';
import { localTimestamp } from '../event-times.ts';
import { formerStart, titleToTell } from '../event-title.ts';
import type { CalendarProgram, FeedEntry } from '../feed.ts';
import { seriesZone } from '../series/event-series.ts';
import { cleanText, webUrl } from '../text/clean-text.ts';
import { contentLine, escapeText, fold } from '../text/content-line.ts';
import { shorten } from '../text/shorten.ts';

/** Which descriptions have their HTML beside the plain text. */
export interface DescriptionForm {
  /** The programs whose own form of HTML is written. */
  readonly programs: readonly CalendarProgram[];
  /**
   * `all`: each that holds markup, for these programs. `formatted`: those whose formatting the text loses, for Thunderbird.
   * Absent: `all` where there are programs, `formatted` where there are none.
   */
  readonly html?: 'all' | 'formatted' | 'none';
  /** The most characters of the text; 0: only what surrounds it. Absent: all of it. */
  readonly most?: number;
}

/**
 * The longest HTML, in octets, that DESCRIPTION may carry with its text: a client that cuts long lines would lose both.
 */
const longestAlternative = 8000;
/** A tag that says more than a paragraph. */
const markup = /<(?!\/?(?:p|br|div|span)\b)[a-z]/i;
/** A tag that plain text has no signs for. It has some for links, lists and paragraphs. */
const formatting =
  /<(?:b|strong|i|em|u|s|del|ins|mark|small|sub|sup|h\d|table|dl|blockquote|q|cite|pre|code|kbd|samp|img|hr)\b/i;

/** DESCRIPTION in plain text; with the HTML as its ALTREP for Thunderbird, or in X-ALT-DESC for Outlook. */
export function descriptionLines(
  entry: FeedEntry,
  words: FeedWords,
  { programs, html: wanted = programs.length === 0 ? 'formatted' : 'all', most }: DescriptionForm,
): string[] {
  const parts = descriptionParts(entry, words);
  const text = escapeText(
    [parts.moved, most === undefined ? parts.text : most === 0 ? '' : shorten(parts.text, most), ...parts.links]
      .filter((part) => part !== '')
      .join('\n\n'),
  );
  const own = cleanText(entry.event.description?.html ?? '');
  const isWritten = wanted !== 'none' && (wanted === 'all' ? markup : formatting).test(own);
  if (!isWritten) return text === '' ? [] : [contentLine('DESCRIPTION', text)];
  // Outlook shows X-ALT-DESC in place of the text, and no URL. In a calendar for all programs, bytes count.
  const links = wanted === 'all' ? parts.links : [];
  const html = [
    htmlParagraph(parts.moved),
    htmlParagraph(titleToTell(entry.event.title)),
    own,
    ...links.map(htmlParagraph),
  ].join('');
  const alternative = `data:text/html,${encodeURIComponent(html)}`;
  const hasAlternative = wanted === 'formatted' || programs.includes('thunderbird');
  return [
    contentLine(
      'DESCRIPTION',
      text,
      hasAlternative && alternative.length <= longestAlternative ? { ALTREP: alternative } : {},
    ),
    ...(programs.includes('outlook')
      ? [
          contentLine('X-ALT-DESC', escapeText(`<!DOCTYPE html><html><body>${html}</body></html>`), {
            FMTTYPE: 'text/html',
          }),
        ]
      : []),
  ];
}

/** What a description consists of, in plain text. */
interface DescriptionParts {
  /** The former date of a moved event, or empty. */
  readonly moved: string;
  /** What the portal says, after a title that is too long for SUMMARY. */
  readonly text: string;
  /** Two links that many clients show nowhere else: to join online, and to the event's page. */
  readonly links: readonly string[];
}

function descriptionParts(entry: FeedEntry, words: FeedWords): DescriptionParts {
  const { event, link } = entry;
  const own = cleanText(descriptionText(event.description) ?? event.summary ?? '').trim();
  const text = [titleToTell(event.title), own].filter((part) => part !== '').join('\n\n');
  const join = webUrl(event.onlineUrl);
  const page = webUrl(link);
  const links = [];
  if (join !== null && placeText(event.location) !== null && !text.includes(join)) {
    links.push(`${words.online}: ${join}`);
  }
  if (page !== null && page !== join && !text.includes(page)) links.push(page);
  return { moved: movedLine(entry, words) ?? '', text, links };
}

/** A line of text as HTML, its addresses as links. */
function htmlParagraph(line: string): string {
  if (line === '') return '';
  const escaped = line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  return `<p>${escaped.replace(/https?:\S+$/, (url) => `<a href="${url}">${url}</a>`)}</p>`;
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

/** The folded lines of a description in all its forms. */
const writtenLines = /^(?:DESCRIPTION|X-ALT-DESC)[;:].*\r\n(?:[ \t].*\r\n)*/gm;
/** The folded lines that hold HTML. */
const htmlLines = /^X-ALT-DESC[;:].*(?:\r\n[ \t].*)*\r\n|^DESCRIPTION;ALTREP=.*(?:\r\n[ \t].*)*\r\n/gm;
const alternative = /^DESCRIPTION;ALTREP="[^"]*":/;

/**
 * An event's block without the HTML of its description, which the block also holds in plain text. In scripts other than
 * Latin, the HTML makes up most of a block.
 */
export function plainBlock(block: string): string {
  return block.replace(htmlLines, (lines) => {
    if (lines.startsWith('X')) return '';
    const line = lines.replace(/\r\n[ \t]/g, '').slice(0, -2);
    return fold(line.replace(alternative, 'DESCRIPTION:'));
  });
}

/** An event's block with at most so many characters of its text, and without HTML. */
export function shortenedBlock(block: string, entry: FeedEntry, words: FeedWords, most: number): string {
  const lines = descriptionLines(entry, words, { programs: [], html: 'none', most }).map(fold).join('');
  return block.replace(writtenLines, (written) => (written.startsWith('X') ? '' : lines));
}
