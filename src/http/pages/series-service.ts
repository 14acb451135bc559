import { eventHref } from '../../pages/frame/event-href.ts';
import { shownEvents } from '../../pages/listing/shown-events.ts';
import { seriesEvents } from '../../pages/series/series-events.ts';
import { renderSeriesPage } from '../../pages/series/series-page.ts';
import { HttpProblem } from '../http-problem.ts';
import { snapshotsOf } from '../lookup.ts';
import type { Representation } from '../representation/representation.ts';
import { decodeSegment } from '../request.ts';
import { langOf, type PageDeps, type PageRequest, pageRepresentation, pageStamp, pageSubject } from './page-request.ts';

/** `/calendars/<id>/series/<seriesId>`: a series that the portal names. The query's `lang` picks the language. */
export function createSeriesService(deps: PageDeps): (request: PageRequest) => Promise<Representation> {
  return async (request) => {
    const { target, origin } = request;
    const id = decodeSegment(target.path.split('/')[4] ?? '');
    const lang = langOf(target);
    const { frame, index, now, calendarIds, slug, saved } = await pageSubject(deps, request, lang);
    const { language } = frame.phrases;

    const key = JSON.stringify(['series', language, lang, slug, id]);
    return deps.cache.represent({ origin, key, calendarIds, inputs: [index.version, now] }, async (given) => {
      const [snapshot] = snapshotsOf(given.answers);
      const series =
        saved !== null || snapshot === undefined
          ? null
          : seriesEvents(shownEvents(snapshot, lang ?? language), id, now);
      if (series === null || snapshot === undefined)
        throw new HttpProblem(404, 'There is no such series in this calendar.');
      const { calendar } = snapshot;
      const page = await renderSeriesPage({
        ...frame,
        origin,
        calendar,
        id,
        series,
        linkOf: (one) => eventHref(deps.root, one, lang),
        now,
      });
      return pageRepresentation(page, frame, pageStamp(now, index, given.answers), given.previous, deps.compressors);
    });
  };
}
