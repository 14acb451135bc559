import type { CalendarRecord } from '../../calendar/calendar.ts';
import type { Problem } from '../../calendar/problem.ts';
import type { Told } from '../../calendar/told.ts';
import type { Config } from '../../config/config.ts';
import { nearest } from '../../config/schema/nearest.ts';
import { surveyProblem } from './survey-problem.ts';

/** A warning for each calendar that the configuration names and the portal does not list, with the one that was probably meant. */
export function unknownCalendars(
  { calendars, feeds }: Pick<Config, 'calendars' | 'feeds'>,
  { records, partial }: { readonly records: readonly CalendarRecord[]; readonly partial: boolean },
): readonly Problem[] {
  // A part of the list does not tell which calendars there are.
  if (records.length === 0 || partial) return [];
  const ids = new Set(records.map(({ id }) => id));
  const named = [
    ...Object.keys(calendars).map((id) => ({ id, where: `calendars.${id}` })),
    ...Object.entries(feeds).flatMap(([name, feed]) =>
      (feed.calendars ?? []).map((id) => ({ id, where: `feeds.${name}.calendars` })),
    ),
  ];
  return named
    .filter(({ id }) => !ids.has(id))
    .map(({ id, where }): Problem => {
      return { level: 'warning', where, ...unknownCalendar(id, records) };
    });
}

/** `The portal lists no calendar "24". Did you mean "42" (Lectures)? It lists "41", "42".` */
export function unknownCalendar(id: string, records: readonly CalendarRecord[]): Told {
  const known = records.slice(0, 20).map((record) => JSON.stringify(record.id));
  const likely = records.length < 2 ? undefined : likeliest(id, records);
  return surveyProblem('calendarUnknown', {
    id,
    meant: likely?.id ?? '',
    title: likely?.title ?? '',
    known: known.join(', '),
    more: records.length - known.length,
  });
}

/** By its id, or by its title: who knows a calendar by its title may not know its id. */
function likeliest(written: string, records: readonly CalendarRecord[]): CalendarRecord | undefined {
  const ids = records.map(({ id }) => id);
  const near = nearest(written, ids);
  if (near !== null) return records[ids.indexOf(near)];
  const title = nearest(
    written,
    records.flatMap((record) => record.title ?? []),
  );
  return title === null ? undefined : records.find((record) => record.title === title);
}
