import { renderHome } from '../pages/home.ts';
import { nextEvents } from '../pages/next-events.ts';
import { shownEvents } from '../pages/occurrences.ts';
import type { CopyAnswer } from './ask-snapshots.ts';
import { keptRepresentation } from './kept-representation.ts';
import {
  currentIndex,
  frameFor,
  type PageParts,
  type PageRequest,
  pageMoment,
  pageRepresentation,
} from './page-parts.ts';
import type { Representation } from './representation.ts';

const shown = 3;

/** `/`: the calendars that are listed. */
export function createHomeService(parts: PageParts): (request: PageRequest) => Promise<Representation> {
  return async ({ origin, acceptLanguage }) => {
    const frame = frameFor(parts, acceptLanguage);
    const { language } = frame.phrases;
    const index = await currentIndex(parts.publisher);
    const calendars = index.calendars.filter((calendar) => !calendar.hidden);
    const now = pageMoment(parts.now());
    const build = async (answers: readonly CopyAnswer[], before: Representation | undefined) => {
      const page = await renderHome({
        ...frame,
        siteUrl: parts.site.url,
        origin,
        sample: parts.sample,
        calendars: calendars.flatMap((calendar, i) => {
          const answer = answers[i];
          if (answer?.kind === 'gone' || answer?.kind === 'unknown') return [];
          const snapshot = answer?.kind === 'snapshot' ? answer.snapshot : null;
          return [{ calendar, next: snapshot && nextEvents(shownEvents(snapshot, language), now, shown) }];
        }),
        collections: Object.entries(parts.savedFeeds).map(([name, { title }]) => ({ name, title })),
        now,
      });
      return pageRepresentation(page, language, now, before, parts.compressors);
    };
    return keptRepresentation(parts.publisher, parts.cache, {
      key: `home ${language} ${origin}`,
      calendarIds: calendars.map(({ id }) => id),
      beside: [index.version, now],
      build,
    });
  };
}
