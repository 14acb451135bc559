import colors from 'color-name';
import { instantMs } from '../../calendar/instant.ts';
import { knownTimeZone } from '../../calendar/time-zone.ts';
import type { Feed, FeedEntry } from '../feed.ts';
import { expandSeries, revisionYear, seriesKey } from '../series/expand-series.ts';
import { vtimezone } from '../series/vtimezone.ts';
import { cleanLine, cleanText, webUrl } from '../text/clean-text.ts';
import { contentLine, escapeText, fold } from '../text/content-line.ts';
import { blockTimeZone, type IcalendarOptions, plainBlock, renderEventBlock } from './ical-event.ts';

type Channels = readonly [red: number, green: number, blue: number];

/** The CSS colour name nearest to a name or `#rrggbb`, which is all that COLOR takes (RFC 7986 §5.9); null for anything else. */
function colorName(color: string): string | null {
  const name = color.toLowerCase();
  if (Object.hasOwn(colors, name)) return name;
  const [, digits] = /^#([\da-f]{6})$/.exec(name) ?? [];
  if (digits === undefined) return null;
  const value = Number.parseInt(digits, 16);
  const wanted: Channels = [value >> 16, (value >> 8) & 255, value & 255];
  let [nearest, least]: [string | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const [candidate, channels] of Object.entries(colors)) {
    const distance = difference(channels, wanted);
    if (distance < least) [nearest, least] = [candidate, distance];
  }
  return nearest;
}

/** As the eye weighs it: green most, blue least by half. */
function difference(a: Channels, b: Channels): number {
  return 2 * (a[0] - b[0]) ** 2 + 4 * (a[1] - b[1]) ** 2 + 3 * (a[2] - b[2]) ** 2;
}

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

/** A feed under a limit, with its blocks, which are rendered once only. */
export interface FittedFeed {
  readonly feed: Feed;
  readonly blockOf: BlockSource;
  /** Events that were omitted. */
  readonly omitted: number;
}

/** Left for a few zones beside the head. */
const zoneBytes = 3000;

/**
 * The feed with as many of its events as go into so many bytes (0: no limit), since Google takes about a megabyte only. What
 * is too large goes without the HTML of its descriptions first, and then without the events furthest from `today`. A series
 * is kept or left out with its overrides. `given`: where blocks are kept that were rendered before.
 */
export function fitBytes(feed: Feed, bytes: number, today: string, given?: BlockSource): FittedFeed {
  const render = given ?? ((entry: FeedEntry) => renderEventBlock(entry, feed));
  if (bytes === 0) return { feed, blockOf: render, omitted: 0 };
  const blocks = new Map(feed.entries.map((entry) => [entry, render(entry)]));
  const whole: BlockSource = (entry) => blocks.get(entry) ?? render(entry);
  let left = bytes - octets(renderIcalendar({ ...feed, entries: [] })) - zoneBytes;
  if (sum([...blocks.values()].map(octets)) <= left) return { feed, blockOf: whole, omitted: 0 };
  for (const [entry, block] of blocks) blocks.set(entry, plainBlock(block));
  const blockOf: BlockSource = (entry) => blocks.get(entry) ?? plainBlock(render(entry));
  const sizes = new Map([...blocks].map(([entry, block]) => [entry, octets(block)]));
  if (sum([...sizes.values()]) <= left) return { feed, blockOf, omitted: 0 };
  const kept = new Set<FeedEntry>();
  for (const unit of nearestFirst(feed.entries, today)) {
    left -= sum(unit.map((entry) => sizes.get(entry) ?? 0));
    if (left < 0) break;
    for (const entry of unit) kept.add(entry);
  }
  return {
    feed: { ...feed, entries: feed.entries.filter((entry) => kept.has(entry)) },
    blockOf,
    omitted: feed.entries.length - kept.size,
  };
}

/** Single events, and series with their overrides, each as near as the nearest of it. */
function nearestFirst(entries: readonly FeedEntry[], today: string): readonly (readonly FeedEntry[])[] {
  const units = [...Map.groupBy(entries, seriesKey).values()];
  const distances = new Map(units.map((unit) => [unit, Math.min(...unit.map((entry) => distance(entry, today)))]));
  return units.toSorted((a, b) => (distances.get(a) ?? 0) - (distances.get(b) ?? 0));
}

/** Milliseconds from the day to the event; 0 for one that is on, or a series that has begun. */
function distance({ event }: FeedEntry, today: string): number {
  const day = instantMs(today);
  const start = instantMs(event.start ?? today);
  const end = event.recurrence === null ? instantMs(event.end ?? event.start ?? today) : Number.POSITIVE_INFINITY;
  return start > day ? start - day : end < day ? day - end : 0;
}

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

/** In UTF-8, counted in a room that is used again: bytes made anew for every block are a heap of them. */
function octets(text: string): number {
  if (text.length * 3 > room.length) return encoder.encode(text).length;
  return encoder.encodeInto(text, room).written;
}

const encoder = new TextEncoder();
const room = new Uint8Array(30_000);
