import type { Calendar } from '../../calendar/calendar.ts';
import { decodeSegment } from '../request.ts';

/** A saved feed of the configuration, as far as this room knows it. */
export interface SavedFeedSettings {
  readonly title: string;
  readonly calendars?: readonly string[];
}

/** What a name stands for. */
export interface FoundFeed<Saved extends SavedFeedSettings> {
  /** The portal's ids of the calendars whose events it holds, in order. */
  readonly calendarIds: readonly string[];
  /** Null: the feed of one calendar. */
  readonly saved: Saved | null;
  /** As links write it: the saved feed's name, or the calendar's slug. */
  readonly slug: string;
}

/**
 * Looks a name up in the order saved feed, slug, id. A name that nobody knows is taken for an id: the publisher tells
 * what was withdrawn from what never was.
 */
export function findFeed<Saved extends SavedFeedSettings>(
  name: string,
  calendars: readonly Calendar[],
  savedFeeds: Readonly<Record<string, Saved>>,
): FoundFeed<Saved> {
  const saved = Object.hasOwn(savedFeeds, name) ? savedFeeds[name] : undefined;
  if (saved !== undefined) {
    const shown = calendars.filter((calendar) => !calendar.hidden).map((calendar) => calendar.id);
    return { calendarIds: [...new Set(saved.calendars ?? shown)], saved, slug: name };
  }
  const calendar =
    calendars.find((candidate) => candidate.slug === name) ?? calendars.find((candidate) => candidate.id === name);
  return { calendarIds: [calendar?.id ?? name], saved: null, slug: calendar?.slug ?? name };
}

/** What a path under `/feeds/` asks for, decoded. */
interface FeedAddress {
  /** A saved feed's name, a calendar's slug or a calendar's id. */
  readonly name: string;
  /** The portal's id of one event; null: the feed. */
  readonly eventId: string | null;
  /** What follows the last dot, `ics`. */
  readonly extension: string;
}

/** Reads `/feeds/<name>.<extension>` and `/feeds/<name>/<eventId>.<extension>`; null where the path is neither. */
export function readFeedAddress(path: string): FeedAddress | null {
  const [root, top, first, second, ...rest] = path.split('/');
  if (root !== '' || top !== 'feeds' || first === undefined || rest.length > 0) return null;
  const last = second ?? first;
  // Before decoding: a dot that is part of an id may be written `%2E`, the extension's may not.
  const dot = last.lastIndexOf('.');
  if (dot < 1) return null;
  const stem = decodeSegment(last.slice(0, dot));
  const extension = last.slice(dot + 1);
  if (second === undefined) return { name: stem, eventId: null, extension };
  return first === '' ? null : { name: decodeSegment(first), eventId: stem, extension };
}

/**
 * The path as it was asked, so that a reader which takes the self link for the subscription's address keeps its own;
 * one with characters that have no place in a URL (RFC 3986 §3.3) is written anew.
 */
export function askedPath(path: string, { name, eventId, extension }: FeedAddress): string {
  if (/^(?:[A-Za-z0-9\-._~!$&'()*+,;=:@/]|%[0-9A-Fa-f]{2})*$/.test(path)) return path;
  const last = eventId === null ? '' : `/${encodeURIComponent(eventId)}`;
  return `/feeds/${encodeURIComponent(name)}${last}.${extension}`;
}
