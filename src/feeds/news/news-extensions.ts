import { addDays } from '../../calendar/day.ts';
import { coordinates, whereText } from '../event-display.ts';
import type { Feed } from '../feed.ts';
import { localTime } from '../format-date.ts';
import type { NewsEntry } from './news-entry.ts';

/** The namespaces of the elements below. */
export const namespaces: Readonly<Record<string, string>> = {
  'xmlns:ev': 'http://purl.org/rss/1.0/modules/event/',
  'xmlns:georss': 'http://www.georss.org/georss',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
};

/** An element without children; values are not escaped yet. */
export interface PlainElement {
  readonly name: string;
  readonly text?: string;
  readonly attributes?: Readonly<Record<string, string>>;
}

/** What machines read of an event in RSS and Atom: the event module, GeoRSS and Media RSS. */
export function eventElements(entry: NewsEntry, feed: Feed): PlainElement[] {
  const { event } = entry.source;
  const elements: PlainElement[] = [];
  if (event.start !== null) elements.push({ name: 'ev:startdate', text: localTime(event.start, feed.timeZone) });
  const end = lastMoment(event);
  if (end !== null) elements.push({ name: 'ev:enddate', text: localTime(end, feed.timeZone) });
  const where = whereText(event);
  if (where !== null) elements.push({ name: 'ev:location', text: where });
  if (event.organizer?.name) elements.push({ name: 'ev:organizer', text: entry.author });
  if (entry.categories[0] !== undefined) elements.push({ name: 'ev:type', text: entry.categories[0] });
  const geo = coordinates(event.location);
  if (geo !== null) elements.push({ name: 'georss:point', text: `${geo.lat} ${geo.lon}` });
  if (entry.image !== null) {
    // Not an enclosure: that needs a length, which the portal does not tell.
    const type = entry.image.type === null ? {} : { type: entry.image.type };
    elements.push({ name: 'media:content', attributes: { url: entry.image.url, medium: 'image', ...type } });
  }
  return elements;
}

/** The portal's end; of an all-day event the last day that it takes. */
function lastMoment(event: NewsEntry['source']['event']): string | null {
  if (event.end === null || event.start === null || event.end <= event.start) return null;
  return event.allDay ? addDays(event.end, -1) : event.end;
}
