import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { FeedEntry } from '../feed.ts';

/** A part of a feed's entries, in the feed's order. */
export interface FeedPage {
  readonly entries: readonly FeedEntry[];
  /** The place after which the next page begins. Null: this is the last one. */
  readonly next: string | null;
}

interface Paging {
  /** The place after which the page begins. Null: it is the first. */
  readonly after: string | null;
  /** The most entries of a page. */
  readonly size: number;
  /** An instant or a day: what the feed is ordered by, before the start. */
  readonly rankOf: (entry: FeedEntry) => string;
  /** Whether the feed begins with the latest. */
  readonly isFalling: boolean;
}

/**
 * A page of a feed. Places say where an entry stands by its values and not by a number, so that a page stays where it
 * is when entries come or go before it. Where pages begin is counted from the end of the feed: entries that are added
 * at its beginning change no other page, and neither its address. Pages may overlap; none is missed.
 */
export function pageOf(ordered: readonly FeedEntry[], paging: Paging): FeedPage {
  const { after, size } = paging;
  const begin = after === null ? 0 : beginAfter(ordered, after, paging);
  const end = begin + size;
  const entries = ordered.slice(begin, end);
  if (end >= ordered.length) return { entries, next: null };
  const from = ordered.length - Math.ceil((ordered.length - end) / size) * size;
  const last = ordered[from - 1];
  return { entries, next: last === undefined ? null : placeOf(last, paging) };
}

/** `20260901T080000Z-20261024T120000Z-1a2b3c4d`: rank, start, and a digest that tells apart what has the same of both. */
function placeOf(entry: FeedEntry, { rankOf }: Paging): string {
  return `${compact(rankOf(entry))}-${compact(startOf(entry))}-${markOf(entry)}`;
}

/** Whether a text has the form of a place. */
export const isPlace = (text: string): boolean => /^[\dTZ]{4,20}-[\dTZ]{4,20}-[\da-f]{8}$/.test(text);

/** The entry itself may have left the feed. Then the page begins with those that have its rank and start, if there are any. */
function beginAfter(ordered: readonly FeedEntry[], place: string, { rankOf, isFalling }: Paging): number {
  const [rank = '', start = '', mark] = place.split('-');
  const position = (entry: FeedEntry): number =>
    compare(compact(rankOf(entry)), rank) * (isFalling ? -1 : 1) || compare(compact(startOf(entry)), start);
  const known = ordered.findIndex((entry) => position(entry) === 0 && markOf(entry) === mark);
  if (known !== -1) return known + 1;
  const first = ordered.findIndex((entry) => position(entry) >= 0);
  return first === -1 ? ordered.length : first;
}

const compact = (moment: string): string => moment.replace(/[-:]/g, '');

const markOf = (entry: FeedEntry): string => bytesToHex(sha256(utf8ToBytes(identityOf(entry)))).slice(0, 8);

/** The entry's start. Without one, a text that sorts after every start. */
export function startOf({ event }: FeedEntry): string {
  return event.start ?? '9999-99';
}

export function identityOf({ calendarId, event }: FeedEntry): string {
  return `${calendarId}\n${event.id}\n${event.occurrence ?? ''}\n${event.overrides?.start ?? ''}`;
}

export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
