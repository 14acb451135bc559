import { isDay, startOfDay } from '../../calendar/day.ts';
import type { FeedEntry } from '../feed.ts';
import { seriesZone } from '../series/expand-series.ts';
import { occurrenceStarts } from '../series/occurrences.ts';
import { ahead } from './day-window.ts';

/** When an entry begins; a series that has begun, when it comes next from `today` on in a zone. What has no start is last. */
export function comingStart(entry: FeedEntry, today: string, timeZone: string): string {
  const { event } = entry;
  const start = event.start ?? '9999-99';
  if (event.recurrence === null || start >= today) return start;
  const from = isDay(start) ? `${today}T00:00:00Z` : startOfDay(today, timeZone);
  return occurrenceStarts(event, seriesZone(entry), from, `${ahead(today)}T00:00:00Z`, 1)[0] ?? start;
}
