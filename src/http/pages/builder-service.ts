import { isPublishable } from '../../calendar/event.ts';
import { eventNames, type NameFilter } from '../../calendar/event-names.ts';
import { calendarHref } from '../../feeds/identifiers.ts';
import { readBuilderOptions } from '../../pages/widget/builder/builder-options.ts';
import { renderWidgetBuilder } from '../../pages/widget/builder/builder-page.ts';
import { snapshotsOf } from '../lookup.ts';
import type { Representation } from '../representation/representation.ts';
import { langOf, type PageDeps, type PageRequest, pageRepresentation, pageStamp, pageSubject } from './page-request.ts';

/** A visitor can't choose from a longer list. */
const maxNames = 40;

/** `/calendars/<id>/embed`: the page that builds a widget for a calendar or a saved feed. */
export function createBuilderService(deps: PageDeps): (request: PageRequest) => Promise<Representation> {
  const { cache, compressors, site } = deps;
  return async (request) => {
    const { target, origin } = request;
    const { frame, index, calendarIds, saved, slug } = await pageSubject(deps, request, langOf(target, 'ui'));
    const options = readBuilderOptions(new URLSearchParams(target.query));
    const { language } = frame.phrases;

    const key = `builder ${language} ${frame.lang ?? ''} ${slug} ${JSON.stringify(options)}`;
    return cache.represent({ origin, key, calendarIds, inputs: [index.version] }, async ({ answers, previous }) => {
      const snapshots = snapshotsOf(answers);
      const calendar = saved === null ? snapshots[0]?.calendar : undefined;
      const namesOf = (filter: NameFilter) => {
        const shown = snapshots.flatMap(({ events }) => events.map(({ event }) => event).filter(isPublishable));
        const names = shown.flatMap((event) => eventNames[filter](event));
        return [...new Set(names)].toSorted((a, b) => a.localeCompare(b, language)).slice(0, maxNames);
      };
      const page = await renderWidgetBuilder({
        ...frame,
        origin,
        slug,
        title: saved?.title ?? calendar?.title ?? site.title,
        page: calendarHref(origin, slug),
        options,
        categories: namesOf('category'),
        organizers: namesOf('organizer'),
        choices: [...new Set([...snapshots.map((one) => one.calendar.language), ...frame.languages])],
      });
      return pageRepresentation(page, frame, pageStamp(0, index, answers), previous, compressors);
    });
  };
}
