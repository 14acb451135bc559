import { addDays } from '../../calendar/day.ts';
import { coordinates, locationText } from '../event-place.ts';
import { localTimestamp } from '../event-times.ts';
import type { Feed } from '../feed.ts';
import { webUrl } from '../text/clean-text.ts';
import type { NewsEntry } from './news-entry.ts';

/**
 * What can be done about an event, as links (RFC 4287 §4.2.7). They are not called alternates, because a
 * reader may take any alternate for the entry's page.
 */
export function actionLinks(name: 'link' | 'atom:link', { actions }: NewsEntry): PlainElement[] {
  return actions.map(({ url, label, mediaType }) => {
    const type = mediaType === null ? {} : { type: mediaType };
    return { name, attributes: { rel: 'related', ...type, title: label, href: url } };
  });
}

/**
 * The picture as an enclosure: RSS 2.0 demands its length and type, RFC 4287 §4.2.7.2 a link. Without a length that the portal says,
 * there is none.
 */
export function enclosureOf(name: 'enclosure' | 'link', { image }: NewsEntry): PlainElement[] {
  if (image === null || image.type === null || image.bytes === null) return [];
  const { url, type } = image;
  const length = String(image.bytes);
  return name === 'link'
    ? [{ name, attributes: { rel: 'enclosure', type, length, href: url } }]
    : [{ name, attributes: { url, length, type } }];
}

/** The links of a paged feed (RFC 5005 §3), and in RSS its own. `mediaType`: the feed's. */
export function pagingLinks(
  name: 'link' | 'atom:link',
  { first, next }: Feed['links'],
  mediaType: string,
): PlainElement[] {
  return Object.entries({ first, next }).flatMap(([rel, address]) => {
    const href = webUrl(address ?? null);
    return href === null ? [] : [{ name, attributes: { rel, type: mediaType, href } }];
  });
}

/** The namespaces of the elements below. */
export const namespaces: Readonly<Record<string, string>> = {
  'xmlns:ev': 'http://purl.org/rss/1.0/modules/event/',
  'xmlns:georss': 'http://www.georss.org/georss',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
};

/** An element without children. Its values are not escaped yet. */
export interface PlainElement {
  readonly name: string;
  readonly text?: string;
  readonly attributes?: Readonly<Record<string, string>>;
}

/** An event for programs, in RSS and Atom: by the event module, GeoRSS and Media RSS. */
export function eventElements(entry: NewsEntry, feed: Feed): PlainElement[] {
  const { event } = entry.source;
  const elements: PlainElement[] = [];
  if (event.start !== null) elements.push({ name: 'ev:startdate', text: localTimestamp(event.start, feed.timeZone) });
  const end = lastMoment(event);
  if (end !== null) elements.push({ name: 'ev:enddate', text: localTimestamp(end, feed.timeZone) });
  const where = locationText(event);
  if (where !== null) elements.push({ name: 'ev:location', text: where });
  if (event.organizer?.name) elements.push({ name: 'ev:organizer', text: entry.author });
  if (entry.categories[0] !== undefined) elements.push({ name: 'ev:type', text: entry.categories[0] });
  const geo = coordinates(event.location);
  if (geo !== null) elements.push({ name: 'georss:point', text: `${geo.lat} ${geo.lon}` });
  if (entry.image !== null) {
    const type = entry.image.type === null ? {} : { type: entry.image.type };
    const size = entry.image.bytes === null ? {} : { fileSize: String(entry.image.bytes) };
    elements.push({ name: 'media:content', attributes: { url: entry.image.url, medium: 'image', ...type, ...size } });
  }
  return elements;
}

/** The portal's end. For an all-day event it is the last day, not the exclusive end. */
function lastMoment(event: NewsEntry['source']['event']): string | null {
  if (event.end === null || event.start === null || event.end <= event.start) return null;
  return event.allDay ? addDays(event.end, -1) : event.end;
}
