import { instantMs } from '../../calendar/instant.ts';
import type { Feed, FeedEntry } from '../feed.ts';
import { seriesKey } from '../series/expand-series.ts';
import { plainBlock } from './ical-description.ts';
import { renderEventBlock } from './ical-event.ts';
import { type BlockSource, renderIcalendar } from './icalendar.ts';

/** A feed under a limit, with its blocks, which are rendered once only. */
export interface FittedFeed {
  readonly feed: Feed;
  readonly blockOf: BlockSource;
  /** Events left out. */
  readonly cut: number;
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
  if (bytes === 0) return { feed, blockOf: render, cut: 0 };
  const blocks = new Map(feed.entries.map((entry) => [entry, render(entry)]));
  const whole: BlockSource = (entry) => blocks.get(entry) ?? render(entry);
  let left = bytes - octets(renderIcalendar({ ...feed, entries: [] })) - zoneBytes;
  if (sum([...blocks.values()].map(octets)) <= left) return { feed, blockOf: whole, cut: 0 };
  for (const [entry, block] of blocks) blocks.set(entry, plainBlock(block));
  const blockOf: BlockSource = (entry) => blocks.get(entry) ?? plainBlock(render(entry));
  const sizes = new Map([...blocks].map(([entry, block]) => [entry, octets(block)]));
  if (sum([...sizes.values()]) <= left) return { feed, blockOf, cut: 0 };
  const kept = new Set<FeedEntry>();
  for (const unit of nearestFirst(feed.entries, today)) {
    left -= sum(unit.map((entry) => sizes.get(entry) ?? 0));
    if (left < 0) break;
    for (const entry of unit) kept.add(entry);
  }
  return {
    feed: { ...feed, entries: feed.entries.filter((entry) => kept.has(entry)) },
    blockOf,
    cut: feed.entries.length - kept.size,
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
