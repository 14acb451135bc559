import type { Feed, FeedEntry } from '../src/feeds/feed.ts';

/**
 * The same bytes as `renderIcalendar` for the bench's events, by string building alone, without checks or special
 * cases.
 */
export function plainCalendar(feed: Feed): string {
  let text =
    'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Kalends//Kalends//EN\r\nCALSCALE:GREGORIAN\r\n' +
    `NAME:${escaped(feed.title)}\r\nX-WR-CALNAME:${escaped(feed.title)}\r\nX-WR-TIMEZONE:${feed.timeZone}\r\n` +
    `LAST-MODIFIED:${compact(feed.lastModified)}\r\nURL:${feed.links.home}\r\nSOURCE;VALUE=URI:${feed.links.self}\r\n` +
    `REFRESH-INTERVAL;VALUE=DURATION:PT${feed.refreshSeconds / 60}M\r\nX-PUBLISHED-TTL:PT${feed.refreshSeconds / 60}M\r\n`;
  for (const entry of feed.entries) text += plainEvent(feed, entry);
  return `${text}END:VCALENDAR\r\n`;
}

function plainEvent({ siteId }: Feed, { event, revision, calendarId, link }: FeedEntry): string {
  const { name, address, geo } = event.location ?? { name: '', address: '', geo: null };
  const stamp = compact(revision.lastModified);
  return (
    `BEGIN:VEVENT\r\nUID:${calendarId}/${event.id}@${siteId}\r\nSEQUENCE:${revision.sequence}\r\nDTSTAMP:${stamp}\r\n` +
    `DTSTART:${compact(event.start ?? '')}\r\nDTEND:${compact(event.end ?? '')}\r\n` +
    folded(`SUMMARY:${escaped(event.title ?? '')}`) +
    'TRANSP:TRANSPARENT\r\n' +
    folded(`LOCATION:${escaped(`${name}, ${address}`)}`) +
    `STATUS:CONFIRMED\r\nCREATED:${compact(revision.firstSeen)}\r\nLAST-MODIFIED:${stamp}\r\n` +
    folded(`DESCRIPTION:${escaped(`${event.description?.text}\n\n${link}`)}`) +
    `GEO:${geo?.lat};${geo?.lon}\r\n` +
    folded(
      `X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-ADDRESS="${address}";X-APPLE-RADIUS=100;X-TITLE="${name}":geo:${geo?.lat},${geo?.lon}`,
    ) +
    folded(`URL:${link}`) +
    folded(`IMAGE;VALUE=URI;FMTTYPE=image/jpeg:${event.image}`) +
    folded(`ORGANIZER;CN="${event.organizer?.name}":mailto:${event.organizer?.email}`) +
    `CATEGORIES:${event.categories.map(escaped).join(',')}\r\nEND:VEVENT\r\n`
  );
}

const compact = (instant: string): string => instant.replace(/[-:]/g, '');
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');

function folded(line: string): string {
  if (line.length < 25) return `${line}\r\n`;
  let text = '';
  let from = 0;
  let octets = 0;
  for (let at = 0; at < line.length; at += 1) {
    const code = line.charCodeAt(at);
    const size = code < 0x80 ? 1 : code < 0x800 ? 2 : 3;
    if (octets + size > 75) {
      text += `${line.slice(from, at)}\r\n `;
      from = at;
      octets = 1;
    }
    octets += size;
  }
  return `${text}${line.slice(from)}\r\n`;
}
