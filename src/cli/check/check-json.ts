import type { CalendarEvent } from '../../calendar/event.ts';
import type { Problem } from '../../calendar/problem.ts';
import { placeText } from '../../feeds/event-place.ts';
import type { Survey } from '../survey/survey.ts';

/** The output of `kalends check --json`. Programs depend on its shape. */
export function checkJson({ calendars, rules, byCalendar, questions }: Survey, problems: readonly Problem[]): string {
  const answer = {
    calendars: calendars.map(({ calendar, events }) => ({
      id: calendar.id,
      title: calendar.title,
      events: events.map(entry),
    })),
    mapping: { ...rules, ...(Object.keys(byCalendar).length > 0 && { byCalendar }) },
    questions,
    problems: problems.map(({ level, where, message }) => ({ level, where, message })),
  };
  return `${JSON.stringify(answer, null, 2)}\n`;
}

function entry(event: CalendarEvent): object {
  const { id, occurrence, title, start, end, allDay, timeZone, recurrence, url, onlineUrl, image } = event;
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
    updated: event.updated,
    description: event.description?.text || null,
    price: event.price ?? null,
    registrationUrl: event.registrationUrl ?? null,
    soldOut: event.soldOut ?? false,
    performers: event.performers ?? [],
    series: event.series?.title ?? event.series?.id ?? null,
  };
}
