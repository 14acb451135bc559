import { type FeedCut, uncut } from '../../calendar/feed-cut.ts';
import { instantMs } from '../../calendar/instant.ts';
import { feedWordsFor } from '../../i18n/words-for.ts';
import { localTimestamp } from '../event-times.ts';
import type { CalendarProgram, Feed, FeedEntry } from '../feed.ts';
import { seriesKey } from '../series/event-series.ts';
import { plainBlock, shortenedBlock } from './event-description.ts';
import { renderEventBlock } from './ical-event.ts';
import { type BlockSource, renderIcalendar } from './icalendar.ts';

/** A feed that fits a limit. Its blocks are rendered once, to measure and to write them. */
export interface FittedFeed {
  readonly feed: Feed;
  readonly blockOf: BlockSource;
  readonly cut: FeedCut;
}

/** What a feed has to fit. */
export interface FitTarget {
  /** 0: no limit. */
  readonly bytes: number;
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** The programs whose own properties the blocks have. Absent: none. */
  readonly programs?: readonly CalendarProgram[];
}

const dayMs = 86_400_000;
/** Reserved for the time zones, which are known only after the events are chosen. */
const zoneBytes = 3000;
/** A calendar for all programs has formatted descriptions while it takes no more of the limit than this. */
const formattedShare = 1 / 4;
/** The nearest events keep their whole descriptions, up to this share of the limit. */
const wholeShare = 1 / 10;
/** The most characters that are left of descriptions, from step to step. */
const lengths = [500, 150, 0];

/**
 * Makes a feed fit a limit, because Google Calendar reads only about a megabyte. What is too large loses first the HTML of
 * its descriptions, then the descriptions themselves in three steps, each from the day furthest from today on, and at last
 * the furthest events. A series is kept or omitted with its overrides. `source`: a cache of blocks.
 *
 * Whole days are shortened together, so that an event's text does not come and go with every change of another event. The
 * stamps of an event know nothing of what is cut here.
 */
export function fitBytes(feed: Feed, { bytes, today, programs = [] }: FitTarget, source?: BlockSource): FittedFeed {
  const render = source ?? ((entry: FeedEntry) => renderEventBlock(entry, { ...feed, programs }));
  if (bytes === 0) return { feed, blockOf: render, cut: uncut };
  const available = bytes - byteLength(renderIcalendar({ ...feed, entries: [] })) - zoneBytes;
  const blocks = createMeasuredBlocks(feed.entries, render);
  const firstDay = (entries: readonly FeedEntry[]) => firstDayToCome(entries, today, feed.timeZone);
  const fitted = (kept: readonly FeedEntry[], short: readonly FeedEntry[] = []): FittedFeed => {
    const isKept = new Set(kept);
    const gone = feed.entries.filter((entry) => !isKept.has(entry));
    return {
      feed: gone.length === 0 ? feed : { ...feed, entries: kept },
      blockOf: (entry) => blocks.of(entry) ?? plainBlock(render(entry)),
      cut: {
        omitted: gone.length,
        omittedFrom: firstDay(gone),
        shortened: short.length,
        shortenedFrom: firstDay(short),
      },
    };
  };
  if (blocks.total() <= (programs.length === 0 ? available * formattedShare : available)) return fitted(feed.entries);
  if (programs.length === 0) for (const entry of feed.entries) blocks.change(entry, plainBlock);
  if (blocks.total() <= available) return fitted(feed.entries);

  const series = nearestSeries(feed.entries, today);
  const days = [...Map.groupBy(series, (one) => Math.floor(nearest(one, today) / dayMs)).values()];
  const far = beyond(
    days.map((day) => day.flat()),
    bytes * wholeShare,
    blocks.size,
  ).toReversed();
  const words = feedWordsFor(feed.language, feed.siteWords);
  const shortened = new Set<FeedEntry>();
  const shorten = (most: number) => (block: string, entry: FeedEntry) => {
    const cut = shortenedBlock(block, entry, words, most);
    if (cut !== block) shortened.add(entry);
    return cut;
  };
  for (const step of [plainBlock, ...lengths.map(shorten)])
    for (const day of far) {
      if (blocks.total() <= available) return fitted(feed.entries, [...shortened]);
      for (const entry of day) blocks.change(entry, step);
    }

  const kept = new Set<FeedEntry>();
  let left = available;
  for (const one of series) {
    left -= sum(one.map(blocks.size));
    if (left < 0) break;
    for (const entry of one) kept.add(entry);
  }
  const entries = feed.entries.filter((entry) => kept.has(entry));
  return fitted(
    entries,
    entries.filter((entry) => shortened.has(entry)),
  );
}

/** The first day after `today` on which one of the entries begins; null: none is to come. A series begins with its first date. */
function firstDayToCome(entries: readonly FeedEntry[], today: string, timeZone: string): string | null {
  const days = entries.flatMap(({ event: { start } }) => (start ? [localTimestamp(start, timeZone).slice(0, 10)] : []));
  return days
    .filter((day) => day > today)
    .reduce<string | null>((first, day) => (first && first < day ? first : day), null);
}

/** The blocks of entries with their sizes in bytes. */
function createMeasuredBlocks(entries: readonly FeedEntry[], render: BlockSource) {
  const blocks = new Map(entries.map((entry) => [entry, render(entry)]));
  const sizes = new Map([...blocks].map(([entry, block]) => [entry, byteLength(block)]));
  let total = sum([...sizes.values()]);
  const size = (entry: FeedEntry): number => sizes.get(entry) ?? 0;
  return {
    of: (entry: FeedEntry) => blocks.get(entry),
    size,
    total: () => total,
    change(entry: FeedEntry, step: (block: string, entry: FeedEntry) => string): void {
      const before = blocks.get(entry) ?? '';
      const after = step(before, entry);
      if (after === before) return;
      const bytes = byteLength(after);
      total += bytes - size(entry);
      blocks.set(entry, after);
      sizes.set(entry, bytes);
    },
  };
}

/** The days after the first ones that together take at most these bytes. */
function beyond(
  days: readonly (readonly FeedEntry[])[],
  bytes: number,
  size: (entry: FeedEntry) => number,
): readonly (readonly FeedEntry[])[] {
  let left = bytes;
  return days.filter((day) => {
    left -= sum(day.map(size));
    return left < 0;
  });
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
