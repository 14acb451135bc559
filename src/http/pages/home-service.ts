import { feedTimeZone } from '../../feeds/render-feed.ts';
import { renderHome } from '../../pages/home-page.ts';
import { filterEvents, nextOccurrences, shownEvents } from '../../pages/listing/shown-events.ts';
import { currentIndex, findFeed } from '../lookup.ts';
import type { Representation } from '../representation/representation.ts';
import {
  frameFor,
  type PageDeps,
  type PageRequest,
  pageMoment,
  pageRepresentation,
  pageStamp,
} from './page-request.ts';

const shown = 3;

/** `/`: the calendars that are listed. */
export function createHomeService(deps: PageDeps): (request: PageRequest) => Promise<Representation> {
  return async ({ origin, acceptLanguage }) => {
    const frame = frameFor(deps, acceptLanguage);
    const { language } = frame.phrases;
    const index = await currentIndex(deps.publisher);
    const calendars = index.calendars.filter((calendar) => !calendar.hidden);
    const savedFeeds = Object.entries(deps.savedFeeds).map(([name, saved]) => {
      return { name, saved, calendarIds: findFeed(name, index.calendars, deps.savedFeeds).calendarIds };
    });
    const calendarIds = [
      ...new Set([calendars.map(({ id }) => id), ...savedFeeds.map((one) => one.calendarIds)].flat()),
    ];
    const now = pageMoment(deps.now());
    const asked = { origin, key: `home ${language}`, calendarIds, inputs: [index.version, now] };
    return deps.cache.represent(asked, async ({ answers, previous }) => {
      const answerOf = (id: string) => answers[calendarIds.indexOf(id)];
      const shownOf = new Map(
        calendarIds.flatMap((id, i) => {
          const answer = answers[i];
          return answer?.kind === 'snapshot' ? [[id, shownEvents(answer.snapshot, language)] as const] : [];
        }),
      );
      const page = await renderHome({
        ...frame,
        siteUrl: deps.site.url,
        origin,
        sample: deps.sample,
        calendars: calendars.flatMap((calendar) => {
          const kind = answerOf(calendar.id)?.kind;
          if (kind === 'gone' || kind === 'unknown') return [];
          const events = shownOf.get(calendar.id) ?? null;
          return [{ calendar, next: events && nextOccurrences(events, now, shown) }];
        }),
        savedFeeds: savedFeeds.map(({ name, saved, calendarIds: ids }) => {
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
              deps.site.timeZone,
            ),
            next: isUnread ? null : nextOccurrences(candidates, now, shown, keepMatching),
          };
        }),
        now,
      });
      return pageRepresentation(page, language, pageStamp(now, index, answers), previous, deps.compressors);
    });
  };
}
