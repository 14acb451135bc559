import type { CalendarEvent, Price } from '../../calendar/event.ts';
import { readRule, writeRule } from '../../calendar/rrule.ts';
import { addressText, coordinates } from '../event-place.ts';
import { formerStart } from '../event-title.ts';
import type { Feed, FeedEntry } from '../feed.ts';
import { knownLanguage } from '../format-date.ts';
import { seriesZone } from '../series/event-series.ts';
import { cleanLine, cleanText, webUrl } from '../text/clean-text.ts';
import { type NewsEntry, newsAuthor, newsEntries, newsTitle } from './news-entry.ts';
import { namesOf } from './news-offer.ts';

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). The library writes 1.0. */
export function renderJsonFeed(feed: Feed): string {
  const [self = null, next = null] = [feed.links.self, feed.links.next ?? null].map(webUrl);
  const description = cleanText(feed.description ?? '');
  const [picture, favicon] = [webUrl(feed.icon ?? feed.logo), webUrl(feed.icon)];
  const json = {
    version: 'https://jsonfeed.org/version/1.1',
    title: newsTitle(feed),
    home_page_url: feed.links.home,
    ...(self === null ? {} : { feed_url: self }),
    ...(next === null ? {} : { next_url: next }),
    ...(description.trim() === '' ? {} : { description }),
    ...(picture === null ? {} : { icon: picture }),
    ...(favicon === null ? {} : { favicon }),
    authors: [{ name: newsAuthor(feed) }],
    language: knownLanguage(feed.language),
    items: newsEntries(feed).map(itemOf),
  };
  return `${JSON.stringify(json, null, 1)}\n`;
}

function itemOf(entry: NewsEntry): object {
  return {
    id: entry.id,
    url: entry.link,
    title: entry.title,
    content_html: entry.html,
    summary: entry.summary,
    ...(entry.image === null ? {} : { image: entry.image.url }),
    date_published: entry.published,
    date_modified: entry.updated,
    authors: [{ name: entry.author }],
    ...(entry.categories.length === 0 ? {} : { tags: entry.categories }),
    ...attachmentsOf(entry),
    _event: eventOf(entry),
  };
}

/** The event's iCalendar file, and its picture where the portal says how long that is. */
function attachmentsOf({ actions, image }: NewsEntry): object {
  const files: object[] = actions.flatMap(({ url, label, mediaType }) =>
    mediaType === null ? [] : [{ url, mime_type: mediaType, title: label }],
  );
  if (image !== null && image.type !== null && image.bytes !== null)
    files.push({ url: image.url, mime_type: image.type, size_in_bytes: image.bytes });
  return files.length === 0 ? {} : { attachments: files };
}

/** The event for programs, in the configuration's words: instants in UTC, and days with an exclusive end. */
function eventOf({ source: entry }: NewsEntry): object {
  const { event, removed } = entry;
  const { location, organizer } = event;
  const former = formerStart(entry);
  const { next } = entry;
  const recurrence = event.recurrence === null ? null : { ...event.recurrence, rules: rulesOf(entry) };
  return {
    about: 'https://www.rfc-editor.org/rfc/rfc5545',
    start: event.start,
    end: event.end,
    ...(next && { next: { start: next.start, end: next.end } }),
    all_day: event.allDay,
    time_zone: event.timeZone,
    status: removed ? 'cancelled' : event.status,
    ...(former === null ? {} : { former_start: former }),
    ...(location === null
      ? {}
      : {
          location: {
            name: location.name === null ? null : cleanLine(location.name),
            address: addressText(location.address),
            geo: coordinates(location),
          },
        }),
    ...(event.onlineUrl === null ? {} : { online_url: webUrl(event.onlineUrl) }),
    ...(organizer?.name ? { organizer: cleanLine(organizer.name) } : {}),
    ...(recurrence === null ? {} : { recurrence }),
    ...offerOf(event),
  };
}

const lineOrNull = (text: string | null): string | null => (text === null ? null : cleanLine(text));

const priceOf = ({ free, from, to, currency, text }: Price): Price => ({
  free,
  from,
  to,
  currency,
  text: lineOrNull(text),
});

/** What people act on. Nothing is said where the portal says nothing. */
function offerOf({ price, registrationUrl, soldOut, performers = [], series }: CalendarEvent): object {
  const link = webUrl(registrationUrl ?? null);
  const names = namesOf(performers);
  return {
    ...(price && { price: priceOf(price) }),
    ...(link !== null && { registration_url: link }),
    ...(soldOut && { sold_out: true }),
    ...(names.length > 0 && { performers: names }),
    ...(series && { series: { id: lineOrNull(series.id), title: lineOrNull(series.title) } }),
  };
}

/** The rules that RFC 5545 allows. */
function rulesOf(entry: FeedEntry): readonly string[] {
  const { recurrence, allDay } = entry.event;
  return (recurrence?.rules ?? []).flatMap((rule) => {
    const parts = readRule(rule);
    return parts === null ? [] : [writeRule(parts, allDay, seriesZone(entry))];
  });
}
