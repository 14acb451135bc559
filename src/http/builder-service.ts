import { directionOf } from '../pages/visitor-language.ts';
import { readBuilderOptions } from '../pages/widget/builder-options.ts';
import { renderWidgetBuilder } from '../pages/widget/builder-page.ts';
import { type CopyAnswer, copiesOf } from './ask-snapshots.ts';
import { calendarPage } from './describe-feed.ts';
import { findFeed } from './find-feed.ts';
import { keptRepresentation } from './kept-representation.ts';
import { currentIndex, frameFor, type PageParts, type PageRequest, pageRepresentation } from './page-parts.ts';
import type { Representation } from './representation.ts';
import { decodeSegment } from './target.ts';

/** More than these are no choice. */
const mostCategories = 40;

/** `/calendars/<id>/embed`: the page that builds a widget, of a calendar or a saved feed. */
export function createBuilderService(parts: PageParts): (request: PageRequest) => Promise<Representation> {
  const { publisher, savedFeeds, cache, compressors } = parts;
  return async ({ target, origin, acceptLanguage }) => {
    const index = await currentIndex(publisher);
    const name = decodeSegment(target.path.split('/')[2] ?? '');
    const { calendarIds, saved, slug } = findFeed(name, index.calendars, savedFeeds);
    const options = readBuilderOptions(new URLSearchParams(target.query));
    const frame = frameFor(parts, acceptLanguage);
    const { language } = frame.phrases;

    const build = (answers: readonly CopyAnswer[], before: Representation | undefined) => {
      const snapshots = copiesOf(answers);
      const calendar = saved === null ? snapshots[0]?.calendar : undefined;
      const names = snapshots.flatMap(({ events }) => events.flatMap(({ event }) => event.categories));
      const page = renderWidgetBuilder({
        ...frame,
        direction: directionOf(calendar?.language ?? parts.site.language),
        origin,
        slug,
        title: saved?.title ?? calendar?.title ?? parts.site.title,
        page: calendarPage(origin, { slug }),
        options,
        categories: [...new Set(names)].toSorted((a, b) => a.localeCompare(b, language)).slice(0, mostCategories),
        languages: [...new Set([...snapshots.map((one) => one.calendar.language), 'en', 'ru'])],
      });
      const changed = Math.max(...snapshots.map(({ lastModified }) => Date.parse(lastModified)));
      return page.then((text) => pageRepresentation(text, language, changed, before, compressors));
    };
    const key = `builder ${language} ${origin} ${slug} ${JSON.stringify(options)}`;
    return keptRepresentation(publisher, cache, { key, calendarIds, beside: [index.version], build });
  };
}
