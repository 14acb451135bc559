import { knownTimeZone } from '../../calendar/time-zone.ts';
import { parseSelection } from '../../feeds/select/selection.ts';
import { directionOf } from '../../i18n/language-tag.ts';
import { findEventOccurrences } from '../../pages/event/event-occurrences.ts';
import { renderEventPage } from '../../pages/event/event-page.ts';
import { shownEvents } from '../../pages/listing/shown-events.ts';
import { HttpProblem, malformedQuery } from '../problems.ts';
import type { Representation } from '../representation/representation.ts';
import { cachedRepresentation } from '../representation/representation-cache.ts';
import { decodeSegment } from '../request.ts';
import { type CopyAnswer, copiesOf } from '../snapshots.ts';
import { type PageDeps, type PageRequest, pageRepresentation, pageSubject } from './page-request.ts';

/** `/calendars/<id>/events/<eventId>`: one event. `start` says which of its times is meant, `lang` its language. */
export function createEventService(parts: PageDeps): (request: PageRequest) => Promise<Representation> {
  return async (request) => {
    const { target, origin } = request;
    const id = decodeSegment(target.path.split('/')[4] ?? '');
    const asked = new URLSearchParams(target.query);
    const parsed = parseSelection(
      new URLSearchParams(asked.getAll('lang').map((text): [string, string] => ['lang', text])),
    );
    if (parsed.kind === 'problems') throw malformedQuery(parsed.problems);
    const { lang } = parsed.selection;
    const start = startOf(asked.get('start'));
    const { frame, index, now, calendarIds, slug } = await pageSubject(parts, request, lang);
    const { language } = frame.phrases;

    const build = async (answers: readonly CopyAnswer[], before: Representation | undefined) => {
      const events = copiesOf(answers).flatMap((snapshot) => shownEvents(snapshot, lang ?? language));
      const occasion = findEventOccurrences(events, id, start, now);
      if (occasion === null) throw new HttpProblem(404, 'There is no such event in this calendar.');
      const { event, calendar } = occasion.shown;
      const timeZone = knownTimeZone(event.timeZone, knownTimeZone(calendar.timeZone, 'UTC'));
      const page = await renderEventPage({
        ...frame,
        ...occasion,
        direction: directionOf(occasion.shown.language),
        origin,
        timeZone,
        lang,
        now,
      });
      return pageRepresentation(page, language, now, before, parts.compressors);
    };
    const key = JSON.stringify(['event', language, lang, origin, slug, id, start]);
    return cachedRepresentation(parts.publisher, parts.cache, {
      key,
      calendarIds,
      beside: [index.version, now],
      build,
    });
  };
}

/** What can't be a start means nothing, and makes no page of its own. */
const startOf = (text: string | null): string | null =>
  text !== null && /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}Z)?$/.test(text) ? text : null;
