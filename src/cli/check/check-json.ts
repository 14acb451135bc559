import type { CalendarEvent } from '../../calendar/event.ts';
import type { Problem } from '../../calendar/problem.ts';
import { placeText } from '../../feeds/event-place.ts';
import type { MappingInForce, RuleInForce } from '../../mapping/mapper.ts';
import type { Survey } from '../survey/survey.ts';
import type { RecordView } from './event-view.ts';
import type { Explanation } from './explain-view.ts';
import { profilePaths } from './path-profile.ts';
import type { Verdict } from './verdict.ts';

/** The output of `kalends check --json`. Programs depend on its shape. */
export function checkJson(survey: Survey, problems: readonly Problem[], verdict: Verdict): string {
  const { calendars, rules, byCalendar, questions } = survey;
  const answer = {
    verdict,
    calendars: calendars.map(({ calendar, events }) => ({
      id: calendar.id,
      title: calendar.title,
      events: events.map(entry),
    })),
    mapping: {
      ...(rules && shownRules(rules)),
      ...(Object.keys(byCalendar).length > 0 && {
        byCalendar: Object.fromEntries(Object.entries(byCalendar).map(([id, own]) => [id, shownRules(own)])),
      }),
    },
    paths: profilePaths(survey),
    questions,
    problems: problems.map(({ level, where, message }) => ({ level, where, message })),
  };
  return `${JSON.stringify(answer, null, 2)}\n`;
}

/** Rules by part and field. A reason is said in words alone. */
const shownRules = (rules: Partial<MappingInForce>): object =>
  Object.fromEntries(
    Object.entries(rules).map(([part, own]) => [
      part,
      'rule' in own
        ? shownRule(own as RuleInForce)
        : Object.fromEntries(Object.entries(own).map(([field, rule]) => [field, shownRule(rule as RuleInForce)])),
    ]),
  );

const shownRule = ({ reasons: _, ...rule }: RuleInForce): object => rule;

/** The output of `kalends check --event ID --json`. */
export function recordsJson(id: string, views: readonly RecordView[]): string {
  const records = views.map(({ calendar, record, events, rest, problems }) => ({
    calendar: calendar.id,
    listed: record.listed.record,
    details: record.details,
    events: events.map(({ event, fields }) => ({ event: entry(event), fields })),
    rest,
    problems: problems.map(({ level, where, message }) => ({ level, where, message })),
  }));
  return `${JSON.stringify({ id, records }, null, 2)}\n`;
}

/** The output of `kalends check --explain FIELD --json`. */
export function explanationJson({ rule, byCalendar, ...rest }: Explanation): string {
  const own = Object.entries(byCalendar).map(([id, one]) => [id, shownRule(one)] as const);
  const { field, ...others } = rest;
  const answer = { field, rule: rule && shownRule(rule), byCalendar: Object.fromEntries(own), ...others };
  return `${JSON.stringify(answer, null, 2)}\n`;
}

function entry(event: CalendarEvent): object {
  const { id, occurrence, title, start, end, allDay, timeZone, recurrence, url, onlineUrl, image, visibility } = event;
  const geo = event.location?.geo ?? null;
  return {
    id,
    occurrence,
    title,
    start,
    end,
    allDay,
    timeZone,
    recurrence,
    location: placeText(event.location),
    geo: geo && { lat: geo.lat, lon: geo.lon },
    url,
    onlineUrl,
    organizer: event.organizer?.name ?? null,
    categories: event.categories,
    image,
    status: event.status,
    visibility,
    updated: event.updated,
    description: event.description?.text || null,
    price: event.price ?? null,
    registrationUrl: event.registrationUrl ?? null,
    soldOut: event.soldOut ?? false,
    performers: event.performers ?? [],
    series: event.series?.title ?? event.series?.id ?? null,
  };
}
