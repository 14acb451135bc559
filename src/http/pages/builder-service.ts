import { directionOf } from '../../i18n/language-tag.ts';
import { readBuilderOptions } from '../../pages/widget/builder/builder-options.ts';
import { renderWidgetBuilder } from '../../pages/widget/builder/builder-page.ts';
import { calendarPage } from '../feeds/describe-feed.ts';
import type { Representation } from '../representation/representation.ts';
import { cachedRepresentation } from '../representation/representation-cache.ts';
import { type CopyAnswer, copiesOf } from '../snapshots.ts';
import { type PageDeps, type PageRequest, pageRepresentation, pageSubject } from './page-request.ts';

/** More than these are no choice. */
const maxCategories = 40;

/** `/calendars/<id>/embed`: the page that builds a widget, of a calendar or a saved feed. */
export function createBuilderService(parts: PageDeps): (request: PageRequest) => Promise<Representation> {
  const { publisher, cache, compressors } = parts;
  return async (request) => {
    const { target, origin } = request;
    const { frame, index, calendarIds, saved, slug } = await pageSubject(parts, request);
    const options = readBuilderOptions(new URLSearchParams(target.query));
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
        categories: [...new Set(names)].toSorted((a, b) => a.localeCompare(b, language)).slice(0, maxCategories),
        languages: [...new Set([...snapshots.map((one) => one.calendar.language), 'en', 'ru'])],
      });
      const changed = Math.max(...snapshots.map(({ lastModified }) => Date.parse(lastModified)));
      return page.then((text) => pageRepresentation(text, language, changed, before, compressors));
    };
    const key = `builder ${language} ${origin} ${slug} ${JSON.stringify(options)}`;
    return cachedRepresentation(publisher, cache, { key, calendarIds, beside: [index.version], build });
  };
}
