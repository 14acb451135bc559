import { instantMs } from '../../calendar/instant.ts';
import type { Feed, FeedEntry } from '../feed.ts';
import { seriesKey } from '../series/event-series.ts';
import { plainBlock } from './event-description.ts';
import { renderEventBlock } from './ical-event.ts';
import { type BlockSource, renderIcalendar } from './icalendar.ts';

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
