import colors from 'color-name';
import { knownTimeZone } from '../../calendar/time-zone.ts';
import { feedWordsFor } from '../../i18n/words-for.ts';
import { calendarPrograms, type Feed, type FeedEntry } from '../feed.ts';
import { expandSeries, revisionYear } from '../series/event-series.ts';
import { vtimezone } from '../series/vtimezone.ts';
import { cleanLine, cleanText, webUrl } from '../text/clean-text.ts';
import { contentLine, escapeText, fold } from '../text/content-line.ts';
import { blockTimeZone, type IcalendarForm, type IcalendarOptions, renderEventBlock } from './ical-event.ts';

/** Gives the block of an entry, its folded VEVENT: rendered now, or taken from a cache. */
export type BlockSource = (entry: FeedEntry) => string;

/** A calendar to subscribe to, RFC 5545: its properties, the time zones that its events name, and the events. */
export function renderIcalendar(feed: Feed, options: IcalendarWriting = {}, blockOf?: BlockSource): string {
  return calendar(feed, propertyLines(feed), options, blockOf);
}

type IcalendarWriting = Partial<IcalendarOptions & IcalendarForm>;

/**
 * A file to import one event from, with all its occurrences and overrides: these are the feed's entries. The file has
 * no calendar name, because Outlook would create a new calendar by that name ([MS-OXCICAL], X-WR-CALNAME). Nobody knows
 * which program opens it, and it is small, so by default it has the properties of all programs.
 */
export function renderEventFile(feed: Feed, options: IcalendarWriting = {}): string {
  return calendar(feed, [], { programs: calendarPrograms, ...options });
}

function calendar(feed: Feed, properties: readonly string[], options: IcalendarWriting, blockOf?: BlockSource): string {
  const entries = expandSeries(feed.entries, feed.lastModified.slice(0, 10));
  const { siteId, language, siteWords } = feed;
  const context = { ...options, siteId, language, ...(siteWords && { siteWords }) };
  const source = blockOf ?? ((entry: FeedEntry) => renderEventBlock(entry, context));
  const blocks = entries.map(source);
  // RFC 5545 §3.6 requires at least one component, so a calendar without events holds its time zone.
  const zones = blocks.every((block) => block === '') ? emptyZone(feed) : namedZones(entries);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kalends//Kalends//EN',
    'CALSCALE:GREGORIAN',
    ...properties,
  ];
  // Joined once, so that a large text is not copied twice.
  return [...lines.map(fold), zones, ...blocks, 'END:VCALENDAR\r\n'].join('');
}

/** Some clients read the properties of RFC 7986 §5, others the older X- ones. Both are written. */
function propertyLines(feed: Feed): string[] {
  // An empty NAME is invalid, so a feed without a title gets the word for 'Event', as in news.
  const title = escapeText(cleanLine(feed.title) || feedWordsFor(feed.language, feed.siteWords).event);
  const description = escapeText(cleanText(feed.description ?? '').trim());
  const [home, self] = [webUrl(feed.links.home), webUrl(feed.links.self)];
  const color = cleanLine(feed.color ?? '');
  const named = colorName(color);
  const interval = `PT${Math.max(1, Math.round(feed.refreshSeconds / 60))}M`;
  return [
    contentLine('NAME', title),
    contentLine('X-WR-CALNAME', title),
    ...(description === '' ? [] : [contentLine('DESCRIPTION', description), contentLine('X-WR-CALDESC', description)]),
    contentLine('X-WR-TIMEZONE', knownTimeZone(feed.timeZone, 'UTC')),
    contentLine('LAST-MODIFIED', feed.lastModified.replace(/[-:]/g, '')),
    ...(home === null ? [] : [contentLine('URL', home)]),
    ...(self === null ? [] : [contentLine('SOURCE', self, { VALUE: 'URI' })]),
    contentLine('REFRESH-INTERVAL', interval, { VALUE: 'DURATION' }),
    contentLine('X-PUBLISHED-TTL', interval),
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

type Channels = readonly [red: number, green: number, blue: number];

/**
 * The CSS colour name nearest to a name or `#rrggbb`, the only value of COLOR (RFC 7986 §5.9); null for anything else.
 */
function colorName(color: string): string | null {
  const name = color.toLowerCase();
  if (Object.hasOwn(colors, name)) return name;
  const [, digits] = /^#([\da-f]{6})$/.exec(name) ?? [];
  if (digits === undefined) return null;
  const value = Number.parseInt(digits, 16);
  const wanted: Channels = [value >> 16, (value >> 8) & 255, value & 255];
  let [nearest, least]: [string | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const [candidate, channels] of Object.entries(colors)) {
    const difference = differenceOf(channels, wanted);
    if (difference < least) [nearest, least] = [candidate, difference];
  }
  return nearest;
}

/** Weighted as the eye sees it: green most, then blue and red. */
function differenceOf(a: Channels, b: Channels): number {
  return 2 * (a[0] - b[0]) ** 2 + 4 * (a[1] - b[1]) ** 2 + 3 * (a[2] - b[2]) ** 2;
}
