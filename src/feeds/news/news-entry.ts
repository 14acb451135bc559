import { isPublishable } from '../../calendar/event.ts';
import { commaJoined, labelled } from '../../i18n/language-tag.ts';
import { feedWordsFor } from '../../i18n/words-for.ts';
import { locationText } from '../event-place.ts';
import { publishedAt } from '../event-times.ts';
import { eventTitle, formerStart, stateWord } from '../event-title.ts';
import type { Feed, FeedEntry } from '../feed.ts';
import { formatEventDate } from '../format-date.ts';
import { eventPath, tagUri } from '../identifiers.ts';
import { cleanText, imageType, webUrl } from '../text/clean-text.ts';
import { shorten } from '../text/shorten.ts';
import { newsLine } from './news-line.ts';
import { actionsOf, type NewsAction, offerLines } from './news-offer.ts';
import { seriesLines } from './series-lines.ts';
import { escapeXml } from './xml-text.ts';

/** What RSS, Atom and JSON Feed all say about an event. Texts are cleaned but not escaped. */
export interface NewsEntry {
  readonly source: FeedEntry;
  /** A tag URI. */
  readonly id: string;
  readonly title: string;
  readonly link: string;
  /** Instants. */
  readonly published: string;
  readonly updated: string;
  /** Plain text: the event's state, when and where it takes place, its former date, what it costs, who performs, and a short description. */
  readonly summary: string;
  readonly html: string;
  readonly actions: readonly NewsAction[];
  readonly author: string;
  /** Without commas: FreshRSS splits a category at them. */
  readonly categories: readonly string[];
  /** `type`: media type; `bytes`: the file's length. Null: the portal does not say. */
  readonly image: { readonly url: string; readonly type: string | null; readonly bytes: number | null } | null;
}

/** The feed's entries in its order. A recurring event is one entry. */
export function newsEntries(feed: Feed): readonly NewsEntry[] {
  return feed.entries.filter(({ event }) => isPublishable(event)).map((entry) => newsEntry(entry, feed));
}

/** A feed without a title gets the word for 'Event'. */
export function newsTitle(feed: Feed): string {
  return newsLine(feed.title) || feedWordsFor(feed.language, feed.siteWords).event;
}

export function newsAuthor(feed: Feed): string {
  return newsLine(feed.author) || newsTitle(feed);
}

/** Characters of the description that a summary takes at most. */
const longestSummary = 600;

function newsEntry(entry: FeedEntry, feed: Feed): NewsEntry {
  const { event, revision } = entry;
  const times = timesInWords(entry, feed);
  const where = locationText(event);
  const about = shorten(cleanText(event.summary ?? event.description?.text ?? '').trim(), longestSummary);
  const image = webUrl(event.image);
  const offer = offerLines(entry, feed);
  const actions = actionsOf(entry, feed);
  return {
    source: entry,
    id: tagUri(feed.siteId, eventPath(entry.calendarId, event)),
    title: newsLine(eventTitle(entry, feed.language, feed.siteWords)),
    link: webUrl(entry.link) ?? feed.links.home,
    published: publishedAt(entry),
    updated: revision.lastModified,
    summary: [[summaryHead(times, where, feed.language), ...offer].join('\n'), about]
      .filter((part) => part !== '')
      .join('\n\n'),
    html: htmlOf(
      entry,
      { times, where, offer, image, actions },
      labelled(feed.language, feedWordsFor(feed.language, feed.siteWords).online),
    ),
    actions,
    author: newsLine(event.organizer?.name ?? '') || newsAuthor(feed),
    categories: [...new Set(event.categories.map((name) => newsLine(name).replace(/\s*,\s*/g, ' · ')))].filter(Boolean),
    image:
      image === null
        ? null
        : { url: image, type: event.imageType ?? imageType(image), bytes: event.imageBytes ?? null },
  };
}

/** When the event takes place, in words. */
interface Times {
  /** Preceded by the event's state. */
  readonly now: string;
  /** The next date of a series, or its rule. */
  readonly more: string | null;
  /** The former date of a moved event. */
  readonly before: string | null;
}

function timesInWords(entry: FeedEntry, feed: Feed): Times {
  const { timeZone, language, siteWords } = feed;
  const [state, former] = [stateWord(entry, language, siteWords), formerStart(entry)];
  const [when, more = null] =
    entry.event.recurrence === null
      ? [formatEventDate(entry.event, timeZone, language, siteWords)]
      : seriesLines(entry, feed, state !== null);
  const before =
    former === null
      ? null
      : formatEventDate({ start: former, end: null, recurrence: null }, timeZone, language, siteWords);
  return {
    now: state === null ? when : `${labelled(language, state)} ${when}`,
    more,
    before: before === null ? null : `${labelled(language, feedWordsFor(language, siteWords).formerly)} ${before}`,
  };
}

function summaryHead({ now, more, before }: Times, where: string | null, language: string): string {
  const head = where === null ? now : commaJoined(language, now, where);
  return [head, more, before].filter((line) => line !== null).join('\n');
}

interface Said extends Pick<NewsEntry, 'actions'> {
  readonly times: Times;
  readonly where: string | null;
  readonly offer: readonly string[];
  readonly image: string | null;
}

function htmlOf(entry: FeedEntry, { times, where, offer, image, actions }: Said, online: string): string {
  const { event } = entry;
  const join = webUrl(event.onlineUrl);
  const place = where === join ? null : where;
  const lines = [times.more, times.before, place, ...offer].map((line) =>
    line === null ? '' : `<br>${escapeXml(line)}`,
  );
  const parts = [`<p><strong>${escapeXml(times.now)}</strong>${lines.join('')}</p>`];
  if (join !== null) parts.push(`<p>${online} <a href="${escapeXml(join)}">${escapeXml(join)}</a></p>`);
  const html = cleanText(event.description?.html ?? '');
  parts.push(html !== '' ? html : paragraphs(cleanText(event.summary ?? '')));
  if (image !== null && !html.includes(escapeXml(image))) parts.push(`<p><img src="${escapeXml(image)}" alt=""></p>`);
  // The link to join stands above, with its address.
  const links = actions.filter(({ kind }) => kind !== 'join').map(linkTo);
  if (links.length > 0) parts.push(`<p>${links.join(' · ')}</p>`);
  return parts.filter((part) => part !== '').join('\n');
}

const linkTo = ({ url, label }: NewsAction): string => `<a href="${escapeXml(url)}">${escapeXml(label)}</a>`;

function paragraphs(text: string): string {
  const blocks = text.split(/\n{2,}/).map((block) => block.trim());
  return blocks
    .filter((block) => block !== '')
    .map((block) => `<p>${escapeXml(block).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
}
