import { instantMs } from '../calendar/instant.ts';
import { seriesKey } from './expand-series.ts';
import type { Feed, FeedEntry } from './feed.ts';
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
 * The feed with as many of its events as go into so many bytes (0: no limit): those nearest to `today`, since Google takes
 * about a megabyte only. A series is kept or left out with its overrides. `given`: where blocks are kept that were rendered before.
 */
export function fitBytes(feed: Feed, bytes: number, today: string, given?: BlockSource): FittedFeed {
  const blockOf = given ?? ((entry: FeedEntry) => renderEventBlock(entry, feed));
  const blocks = new Map(feed.entries.map((entry) => [entry, blockOf(entry)]));
  const source: BlockSource = (entry) => blocks.get(entry) ?? blockOf(entry);
  const sizes = new Map<string, { entry: FeedEntry; bytes: number }>();
  for (const [entry, block] of blocks) {
    const unit = sizes.get(seriesKey(entry)) ?? { entry, bytes: 0 };
    const nearer = distance(entry, today) < distance(unit.entry, today) ? entry : unit.entry;
    sizes.set(seriesKey(entry), { entry: nearer, bytes: unit.bytes + octets(block) });
  }
  let left = bytes - octets(renderIcalendar({ ...feed, entries: [] })) - zoneBytes;
  const total = [...sizes.values()].reduce((sum, unit) => sum + unit.bytes, 0);
  if (bytes === 0 || total <= left) return { feed, blockOf: source, cut: 0 };
  const kept = new Set<string>();
  const nearest = [...sizes].toSorted(([, a], [, b]) => distance(a.entry, today) - distance(b.entry, today));
  for (const [key, unit] of nearest) {
    if (unit.bytes > left) break;
    left -= unit.bytes;
    kept.add(key);
  }
  const entries = feed.entries.filter((entry) => kept.has(seriesKey(entry)));
  return { feed: { ...feed, entries }, blockOf: source, cut: feed.entries.length - entries.length };
}

/** Milliseconds from the day to the event; 0 for one that is on, or a series that has begun. */
function distance({ event }: FeedEntry, today: string): number {
  const day = instantMs(today);
  const start = instantMs(event.start ?? today);
  const end = event.recurrence === null ? instantMs(event.end ?? event.start ?? today) : Number.POSITIVE_INFINITY;
  return start > day ? start - day : end < day ? day - end : 0;
}

/** In UTF-8. */
function octets(text: string): number {
  return encoder.encode(text).length;
}

const encoder = new TextEncoder();
