import { feedParts } from '../../app.ts';
import type { Calendar } from '../../calendar/calendar.ts';
import type { CalendarEvent } from '../../calendar/event.ts';
import { isPublishable } from '../../calendar/event.ts';
import { isCut } from '../../calendar/feed-cut.ts';
import { formatInstant } from '../../calendar/instant.ts';
import type { Problem } from '../../calendar/problem.ts';
import type { Config } from '../../config/config.ts';
import { createCalendarFeeds } from '../../http/feeds/calendar-feeds.ts';
import { truncationProblem } from '../../http/feeds/truncation.ts';

/** What calendars (.ics) will lose to stay under `limits.bytes`, as `/status` says it. `now`: milliseconds since 1970. */
export async function sizeProblems(
  calendars: readonly { readonly calendar: Calendar; readonly events: readonly CalendarEvent[] }[],
  config: Config,
  now: number,
): Promise<readonly Problem[]> {
  const { bytes } = config.limits;
  const feeds = createCalendarFeeds({ ...feedParts(config), compressors: [], now: () => now });
  const origin = config.publicUrl ?? 'https://calendar.invalid';
  const at = formatInstant(now);
  const revision = { firstSeen: at, lastModified: at, sequence: 0, digest: '' };
  const problems: Problem[] = [];
  for (const { calendar, events } of calendars) {
    const published = events.filter(isPublishable).map((event) => ({ event, revision, removed: false }));
    const snapshot = { calendar, events: published, version: '', lastModified: at };
    const asked = { calendarId: calendar.id, origin, name: calendar.slug, format: 'ics' } as const;
    const { cut } = await feeds.render(asked, {
      snapshot,
      siteId: config.site.id ?? 'calendar.invalid',
      previous: null,
    });
    if (isCut(cut)) problems.push(truncationProblem(calendar.slug, cut, bytes));
  }
  return problems;
}
