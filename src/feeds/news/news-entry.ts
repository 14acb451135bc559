import { isPublishable } from '../../calendar/event.ts';
import { feedWordsFor } from '../../i18n/words-for.ts';
import { eventTitle, formerStart, stateWord } from '../event-display.ts';
import type { Feed, FeedEntry } from '../feed.ts';
import { whenText } from '../format-date.ts';
import { eventPath, tagUri } from '../identifiers.ts';
import { whereText } from '../place-text.ts';
import { cleanText } from '../text/clean-text.ts';
import { newsLine, shortened } from '../text/shorten.ts';
import { imageType, webUrl } from '../text/web-url.ts';
import { escapeXml } from '../text/xml-text.ts';

/** What RSS, Atom and JSON Feed all say of an event. Texts are cleaned, not escaped. */
export interface NewsEntry {
  readonly source: FeedEntry;
  /** A tag URI. */
  readonly id: string;
  readonly title: string;
  readonly link: string;
  /** Instants. */
  readonly published: string;
  readonly updated: string;
  /** Plain text: what became of it, when and where; when it was to be before; then what it is about in short. */
  readonly summary: string;
  readonly html: string;
  readonly author: string;
  /** Without commas. */
  readonly categories: readonly string[];
  readonly image: { readonly url: string; readonly type: string | null } | null;
}

/** The feed's entries in its order. A series that repeats is one entry. */
export function newsEntries(feed: Feed): readonly NewsEntry[] {
  return feed.entries.filter(({ event }) => isPublishable(event)).map((entry) => newsEntry(entry, feed));
}

/** A feed without a name takes the word for what it holds. */
export function newsTitle(feed: Feed): string {
  return newsLine(feed.title) || feedWordsFor(feed.language).event;
}

export function newsAuthor(feed: Feed): string {
  return newsLine(feed.author) || newsTitle(feed);
}

function newsEntry(entry: FeedEntry, feed: Feed): NewsEntry {
  const { event, revision } = entry;
  const times = timesOf(entry, feed);
  const where = whereText(event);
  const about = shortened(cleanText(event.summary ?? event.description?.text ?? '').trim(), shortText);
  const image = webUrl(event.image);
  return {
    source: entry,
    id: tagUri(feed.siteId, eventPath(entry.calendarId, event)),
    title: newsLine(eventTitle(entry, feed.language)),
    link: webUrl(entry.link) ?? feed.links.home,
    published: publishedAt(entry),
    updated: revision.lastModified,
    summary: [summaryHead(times, where), about].filter((part) => part !== '').join('\n\n'),
    html: htmlOf(entry, times, where, image, feed.language),
    author: newsLine(event.organizer?.name ?? '') || newsAuthor(feed),
    // FreshRSS splits a category at its commas.
    categories: [...new Set(event.categories.map((name) => newsLine(name).replace(/\s*,\s*/g, ' · ')))].filter(Boolean),
    image: image === null ? null : { url: image, type: imageType(image) },
  };
}

/**
 * Never the start of the event, and never after it appeared here: readers drop what is dated ahead. What is dated before
 * there were websites is a portal's zero.
 */
export function publishedAt({ event, revision }: FeedEntry): string {
  const { published } = event;
  return published !== null && published > '1990' && published < revision.firstSeen ? published : revision.firstSeen;
}

/** When it takes place, with what became of it, and when it was to take place before. */
interface Times {
  readonly now: string;
  readonly before: string | null;
}

function timesOf(entry: FeedEntry, { timeZone, language }: Feed): Times {
  const [state, former] = [stateWord(entry, language), formerStart(entry)];
  const when = whenText(entry.event, timeZone, language);
  const then = former === null ? null : whenText({ start: former, end: null, recurrence: null }, timeZone, language);
  return {
    now: state === null ? when : `${state}: ${when}`,
    before: then === null ? null : `${feedWordsFor(language).formerly}: ${then}`,
  };
}

function summaryHead({ now, before }: Times, where: string | null): string {
  const head = where === null ? now : `${now}, ${where}`;
  return before === null ? head : `${head}\n${before}`;
}

function htmlOf(entry: FeedEntry, times: Times, where: string | null, image: string | null, language: string): string {
  const { event } = entry;
  const join = webUrl(event.onlineUrl);
  const place = where === join ? null : where;
  const lines = [times.before, place].map((line) => (line === null ? '' : `<br>${escapeXml(line)}`));
  const parts = [`<p><strong>${escapeXml(times.now)}</strong>${lines.join('')}</p>`];
  if (join !== null)
    parts.push(`<p>${feedWordsFor(language).online}: <a href="${escapeXml(join)}">${escapeXml(join)}</a></p>`);
  const html = cleanText(event.description?.html ?? '');
  parts.push(html !== '' ? html : paragraphs(cleanText(event.summary ?? '')));
  if (image !== null && !html.includes(escapeXml(image))) parts.push(`<p><img src="${escapeXml(image)}" alt=""></p>`);
  return parts.filter((part) => part !== '').join('\n');
}

function paragraphs(text: string): string {
  const blocks = text.split(/\n{2,}/).map((block) => block.trim());
  return blocks
    .filter((block) => block !== '')
    .map((block) => `<p>${escapeXml(block).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
}

const shortText = 600;
