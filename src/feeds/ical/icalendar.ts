import colors from 'color-name';
import { instantMs } from '../../calendar/instant.ts';
import { knownTimeZone } from '../../calendar/time-zone.ts';
import type { Feed, FeedEntry } from '../feed.ts';
import { expandSeries, revisionYear, seriesKey } from '../series/event-series.ts';
import { vtimezone } from '../series/vtimezone.ts';
import { cleanLine, cleanText, webUrl } from '../text/clean-text.ts';
import { contentLine, escapeText, fold } from '../text/content-line.ts';
import { blockTimeZone, type IcalendarOptions, plainBlock, renderEventBlock } from './ical-event.ts';

/** Gives the block of an entry, its folded VEVENT: rendered now, or taken from a cache. */
export type BlockSource = (entry: FeedEntry) => string;

/** A calendar to subscribe to, RFC 5545: its properties, the time zones that its events name, and the events. */
export function renderIcalendar(feed: Feed, options: Partial<IcalendarOptions> = {}, blockOf?: BlockSource): string {
  return calendar(feed, propertyLines(feed), options, blockOf);
}

/**
 * A file to import one event from, with all its occurrences and overrides: these are the feed's entries. The file has
 * no calendar name, because Outlook would create a new calendar by that name ([MS-OXCICAL] §2.1.3.1.1.6).
 */
export function renderEventFile(feed: Feed, options: Partial<IcalendarOptions> = {}): string {
  return calendar(feed, [], options);
}

function calendar(
  feed: Feed,
  properties: readonly string[],
  options: Partial<IcalendarOptions>,
  blockOf?: BlockSource,
): string {
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
  const title = escapeText(cleanLine(feed.title));
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

/** A feed that fits a limit. Its blocks are rendered once, to measure and to write them. */
export interface FittedFeed {
  readonly feed: Feed;
  readonly blockOf: BlockSource;
  /** Events that were omitted. */
  readonly omitted: number;
}

/** Reserved for the time zones, which are known only after the events are chosen. */
const zoneBytes = 3000;

/**
 * Makes a feed fit into `bytes` (0: no limit), because Google Calendar reads only about a megabyte. A feed that is too
 * large loses the HTML of its descriptions first, and then the events furthest from `today`. A series is kept or
 * omitted with its overrides. `source`: a cache of blocks.
 */
export function fitBytes(feed: Feed, bytes: number, today: string, source?: BlockSource): FittedFeed {
  const render = source ?? ((entry: FeedEntry) => renderEventBlock(entry, feed));
  if (bytes === 0) return { feed, blockOf: render, omitted: 0 };
  const blocks = new Map(feed.entries.map((entry) => [entry, render(entry)]));
  const whole: BlockSource = (entry) => blocks.get(entry) ?? render(entry);
  let left = bytes - byteLength(renderIcalendar({ ...feed, entries: [] })) - zoneBytes;
  if (sum([...blocks.values()].map(byteLength)) <= left) return { feed, blockOf: whole, omitted: 0 };
  for (const [entry, block] of blocks) blocks.set(entry, plainBlock(block));
  const blockOf: BlockSource = (entry) => blocks.get(entry) ?? plainBlock(render(entry));
  const sizes = new Map([...blocks].map(([entry, block]) => [entry, byteLength(block)]));
  if (sum([...sizes.values()]) <= left) return { feed, blockOf, omitted: 0 };
  const kept = new Set<FeedEntry>();
  for (const series of nearestSeries(feed.entries, today)) {
    left -= sum(series.map((entry) => sizes.get(entry) ?? 0));
    if (left < 0) break;
    for (const entry of series) kept.add(entry);
  }
  return {
    feed: { ...feed, entries: feed.entries.filter((entry) => kept.has(entry)) },
    blockOf,
    omitted: feed.entries.length - kept.size,
  };
}

/**
 * Series with their overrides, and single events. The nearest to today is first; a series is as near as its nearest
 * entry.
 */
function nearestSeries(entries: readonly FeedEntry[], today: string): readonly (readonly FeedEntry[])[] {
  const all = [...Map.groupBy(entries, seriesKey).values()];
  const distances = new Map(all.map((series) => [series, nearest(series, today)]));
  return all.toSorted((a, b) => (distances.get(a) ?? 0) - (distances.get(b) ?? 0));
}

const nearest = (series: readonly FeedEntry[], today: string): number =>
  series.reduce((least, entry) => Math.min(least, distance(entry, today)), Number.POSITIVE_INFINITY);

/** Milliseconds from the day to the event; 0 while it lasts, and for a series that has begun. */
function distance({ event }: FeedEntry, today: string): number {
  const day = instantMs(today);
  const start = instantMs(event.start ?? today);
  const end = event.recurrence === null ? instantMs(event.end ?? event.start ?? today) : Number.POSITIVE_INFINITY;
  return start > day ? start - day : end < day ? day - end : 0;
}

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

/** Bytes in UTF-8. One buffer serves all blocks, because an array for each would create much garbage. */
function byteLength(text: string): number {
  if (text.length * 3 > buffer.length) return encoder.encode(text).length;
  return encoder.encodeInto(text, buffer).written;
}

const encoder = new TextEncoder();
const buffer = new Uint8Array(30_000);
