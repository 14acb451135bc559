import { knownTimeZone } from '../../calendar/time-zone.ts';
import { findEventOccurrences } from '../../pages/event/event-occurrences.ts';
import { renderEventPage } from '../../pages/event/event-page.ts';
import { shownEvents } from '../../pages/listing/shown-events.ts';
import { HttpProblem } from '../http-problem.ts';
import { snapshotsOf } from '../lookup.ts';
import type { Representation } from '../representation/representation.ts';
import { decodeSegment } from '../request.ts';
import { langOf, type PageDeps, type PageRequest, pageRepresentation, pageStamp, pageSubject } from './page-request.ts';

/**
 * `/calendars/<id>/events/<eventId>`: one event. The query's `start` picks one of its occurrences, `lang` the language.
 */
export function createEventService(deps: PageDeps): (request: PageRequest) => Promise<Representation> {
  return async (request) => {
    const { target, origin } = request;
    const id = decodeSegment(target.path.split('/')[4] ?? '');
    const query = new URLSearchParams(target.query);
    const lang = langOf(target);
    const start = startOf(query.get('start'));
    const { frame, index, now, calendarIds, slug } = await pageSubject(deps, request, lang);
    const { language } = frame.phrases;

    const key = JSON.stringify(['event', language, lang, slug, id, start]);
    const asked = { origin, key, calendarIds, inputs: [index.version, now] };
    return deps.cache.represent(asked, async ({ answers, previous }) => {
      const events = snapshotsOf(answers).flatMap((snapshot) => shownEvents(snapshot, lang ?? language));
      const occasion = findEventOccurrences(events, id, start, now);
      if (occasion === null) throw new HttpProblem(404, 'There is no such event in this calendar.');
      const { event, calendar } = occasion.shown;
      const timeZone = knownTimeZone(event.timeZone, knownTimeZone(calendar.timeZone, 'UTC'));
      const page = await renderEventPage({
        ...frame,
        ...occasion,
        origin,
        timeZone,
        now,
      });
      return pageRepresentation(page, frame, pageStamp(now, index, answers), previous, deps.compressors);
    });
  };
}

/** Null for a text that can't be a start, so that arbitrary texts don't fill the cache. */
const startOf = (text: string | null): string | null =>
  text !== null && /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}Z)?$/.test(text) ? text : null;
