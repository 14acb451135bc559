import { addDays } from '../../calendar/day.ts';
import type { CalendarEvent } from '../../calendar/event.ts';
import { cleanLine } from '../../feeds/clean-text.ts';
import { seriesZone } from '../../feeds/expand-series.ts';
import type { FeedEntry } from '../../feeds/feed.ts';
import { placeText } from '../../feeds/place-text.ts';
import { occurrenceStarts } from '../../feeds/recurrence.ts';
import { webUrl } from '../../feeds/web-url.ts';
import type { WidgetEvent } from './answer.ts';

const longestSummary = 240;

/**
 * The entries as a widget shows them: each time that a series takes place from one day to another, both inclusive and a day
 * of tolerance on either side for the zones; single events whenever they are.
 */
export function widgetEvents(entries: readonly FeedEntry[], from: string, to: string): readonly WidgetEvent[] {
  const replaced = new Set(
    entries.flatMap(({ calendarId, event: { overrides } }) =>
      overrides === null ? [] : [key(calendarId, overrides.id, overrides.start)],
    ),
  );
  return entries.flatMap((entry) => {
    const { event, calendarId } = entry;
    if (event.recurrence === null || event.start === null) return widgetEvent(entry, event.start, event.end);
    const length = event.end === null ? 0 : Date.parse(event.end) - Date.parse(event.start);
    const early = new Date(Date.parse(addDays(from, -1)) - length).toISOString();
    const starts = occurrenceStarts(event, seriesZone(entry), early, `${addDays(to, 1)}T23:59:59Z`);
    return starts
      .filter((start) => !replaced.has(key(calendarId, event.id, start)))
      .map((start) => widgetEvent(entry, start, event.end === null ? null : later(start, length)));
  });
}

function widgetEvent(entry: FeedEntry, start: string | null, end: string | null): WidgetEvent {
  const { event } = entry;
  return {
    title: cleanLine(event.title ?? '') || null,
    start,
    end,
    status: entry.removed ? 'cancelled' : statusOf(event),
    url: webUrl(entry.link) ?? '',
    place: placeText(event.location),
    online: webUrl(event.onlineUrl),
    summary: shortened(cleanLine(event.summary ?? event.description?.text ?? '')),
  };
}

function statusOf({ status, overrides, start }: CalendarEvent): WidgetEvent['status'] {
  if (status !== 'confirmed' && status !== 'draft') return status;
  return overrides !== null && start !== null && overrides.start !== start ? 'moved' : 'confirmed';
}

/** At the end of a word; the page shows three lines at the most. */
function shortened(text: string): string | null {
  if (text === '') return null;
  if (text.length <= longestSummary) return text;
  const cut = text
    .slice(0, longestSummary)
    .toWellFormed()
    .replace(/\uFFFD$/, '');
  return `${cut.replace(/\s+\S*$/, '')} …`;
}

const later = (start: string, ms: number): string => {
  const moved = new Date(Date.parse(start) + ms).toISOString();
  return start.length === 10 ? moved.slice(0, 10) : moved.replace('.000Z', 'Z');
};

const key = (...parts: readonly string[]): string => JSON.stringify(parts);
