import { knownTimeZone } from '../../calendar/time-zone.ts';
import type { Feed, FeedEntry } from '../feed.ts';
import { expandSeries, revisionYear } from '../series/expand-series.ts';
import { vtimezone } from '../series/vtimezone.ts';
import { cleanLine, cleanText } from '../text/clean-text.ts';
import { contentLine, escapeText, fold } from '../text/content-line.ts';
import { webUrl } from '../text/web-url.ts';
import { colorName } from './color-name.ts';
import { blockTimeZone, type IcalendarOptions, renderEventBlock } from './ical-event.ts';

/** How a block comes to be: rendered now, or taken from where it was kept. */
export type BlockSource = (entry: FeedEntry) => string;

/** A calendar to subscribe to: its head, the zones its events name, their blocks, its tail. */
export function renderIcalendar(feed: Feed, options: Partial<IcalendarOptions> = {}, blockOf?: BlockSource): string {
  return calendar(feed, headLines(feed), options, blockOf);
}

/**
 * A file to add one event by, with all its occurrences and overrides: the feed's entries are those of the event. It has no
 * name, since Outlook would make a calendar of it ([MS-OXCICAL] §2.1.3.1.1.6).
 */
export function renderEventFile(feed: Feed, options: Partial<IcalendarOptions> = {}): string {
  return calendar(feed, [], options);
}

function calendar(
  feed: Feed,
  head: readonly string[],
  options: Partial<IcalendarOptions>,
  blockOf?: BlockSource,
): string {
  const entries = expandSeries(feed.entries, feed.lastModified.slice(0, 10));
  const context = { ...options, siteId: feed.siteId, language: feed.language };
  const source = blockOf ?? ((entry: FeedEntry) => renderEventBlock(entry, context));
  const blocks = entries.map(source);
  // RFC 5545 §3.6 asks for a component at the least: an empty calendar tells its zone.
  const zones = blocks.every((block) => block === '') ? emptyZone(feed) : namedZones(entries);
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Kalends//Kalends//EN', 'CALSCALE:GREGORIAN', ...head];
  // Joined once: a large text is not copied a second time.
  return [...lines.map(fold), zones, ...blocks, 'END:VCALENDAR\r\n'].join('');
}

/** Each name in the properties that one or another client reads: RFC 7986 §5, and those with X- of before. */
function headLines(feed: Feed): string[] {
  const title = escapeText(cleanLine(feed.title));
  const description = escapeText(cleanText(feed.description ?? '').trim());
  const [home, self] = [webUrl(feed.links.home), webUrl(feed.links.self)];
  const color = cleanLine(feed.color ?? '');
  const named = colorName(color);
  const wait = `PT${Math.max(1, Math.round(feed.refreshSeconds / 60))}M`;
  return [
    contentLine('NAME', title),
    contentLine('X-WR-CALNAME', title),
    ...(description === '' ? [] : [contentLine('DESCRIPTION', description), contentLine('X-WR-CALDESC', description)]),
    contentLine('X-WR-TIMEZONE', knownTimeZone(feed.timeZone, 'UTC')),
    contentLine('LAST-MODIFIED', feed.lastModified.replace(/[-:]/g, '')),
    ...(home === null ? [] : [contentLine('URL', home)]),
    ...(self === null ? [] : [contentLine('SOURCE', self, { VALUE: 'URI' })]),
    contentLine('REFRESH-INTERVAL', wait, { VALUE: 'DURATION' }),
    contentLine('X-PUBLISHED-TTL', wait),
    ...(named === null ? [] : [contentLine('COLOR', named)]),
    ...(named === null || named === color ? [] : [contentLine('X-APPLE-CALENDAR-COLOR', color)]),
  ];
}

function namedZones(entries: readonly FeedEntry[]): string {
  const zones = new Map<string, string>();
  for (const entry of entries) {
    const zone = blockTimeZone(entry);
    if (zone !== null && !zones.has(zone)) zones.set(zone, vtimezone(zone, revisionYear(entry)) ?? '');
  }
  return [...zones.keys()]
    .toSorted()
    .map((zone) => zones.get(zone))
    .join('');
}

function emptyZone(feed: Feed): string {
  const year = Number(feed.lastModified.slice(0, 4));
  return vtimezone(knownTimeZone(feed.timeZone, 'UTC'), year) ?? vtimezone('UTC', year) ?? '';
}
