import { renderHome } from '../../pages/home-page.ts';
import { filterEvents, nextOccurrences, shownEvents } from '../../pages/listing/shown-events.ts';
import { feedTimeZone } from '../feeds/describe-feed.ts';
import { findFeed } from '../feeds/feed-lookup.ts';
import type { Representation } from '../representation/representation.ts';
import { cachedRepresentation } from '../representation/representation-cache.ts';
import type { CopyAnswer } from '../snapshots.ts';
import {
  currentIndex,
  frameFor,
  type PageDeps,
  type PageRequest,
  pageMoment,
  pageRepresentation,
} from './page-request.ts';

const shown = 3;

/** `/`: the calendars that are listed. */
export function createHomeService(parts: PageDeps): (request: PageRequest) => Promise<Representation> {
  return async ({ origin, acceptLanguage }) => {
    const frame = frameFor(parts, acceptLanguage);
    const { language } = frame.phrases;
    const index = await currentIndex(parts.publisher);
    const calendars = index.calendars.filter((calendar) => !calendar.hidden);
    const collections = Object.entries(parts.savedFeeds).map(([name, saved]) => {
      return { name, saved, calendarIds: findFeed(name, index.calendars, parts.savedFeeds).calendarIds };
    });
    const calendarIds = [
      ...new Set([calendars.map(({ id }) => id), ...collections.map((one) => one.calendarIds)].flat()),
    ];
    const now = pageMoment(parts.now());
    const build = async (answers: readonly CopyAnswer[], before: Representation | undefined) => {
      const answerOf = (id: string) => answers[calendarIds.indexOf(id)];
      const shownOf = new Map(
        calendarIds.flatMap((id, i) => {
          const answer = answers[i];
          return answer?.kind === 'snapshot' ? [[id, shownEvents(answer.snapshot, language)] as const] : [];
        }),
      );
      const page = await renderHome({
        ...frame,
        siteUrl: parts.site.url,
        origin,
        sample: parts.sample,
        calendars: calendars.flatMap((calendar) => {
          const kind = answerOf(calendar.id)?.kind;
          if (kind === 'gone' || kind === 'unknown') return [];
          const events = shownOf.get(calendar.id) ?? null;
          return [{ calendar, next: events && nextOccurrences(events, now, shown) }];
        }),
        collections: collections.map(({ name, saved, calendarIds: ids }) => {
          const known = ids.flatMap((id) => index.calendars.filter((calendar) => calendar.id === id));
          const isUnread = ids.some((id) => answerOf(id)?.kind === 'pending') && !ids.some((id) => shownOf.has(id));
          const { candidates, keepMatching } = filterEvents(
            ids.flatMap((id) => shownOf.get(id) ?? []),
            [saved],
          );
          return {
            name,
            title: saved.title,
            timeZone: feedTimeZone(
              known.map((calendar) => ({ calendar })),
              true,
              parts.site.timeZone,
            ),
            next: isUnread ? null : nextOccurrences(candidates, now, shown, keepMatching),
          };
        }),
        now,
      });
      return pageRepresentation(page, language, now, before, parts.compressors);
    };
    return cachedRepresentation(parts.publisher, parts.cache, {
      key: `home ${language} ${origin}`,
      calendarIds,
      beside: [index.version, now],
      build,
    });
  };
}
