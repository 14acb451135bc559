import type { Calendar } from '../../calendar/calendar.ts';

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
