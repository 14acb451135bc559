import { calendarRecords, type PortalReading } from '../session/sampled-portal.ts';
import type { MappingPart } from '../workbench-api.ts';

/** So many records tell what the others have too. */
const mostRecords = 60;

/** What rules of a part are evaluated on: the event's records, the answers that hold lists, the calendars' records. */
export function sampleScopes(reading: PortalReading, part: MappingPart, name: string): readonly unknown[] {
  const { survey, pages } = reading;
  if (part === 'calendars') return name === 'items' ? pages.calendars : calendarRecords(reading);
  if (part === 'events') return [...pages.events.values()].flat().slice(0, mostRecords);
  const records = spread(survey.calendars.flatMap((one) => one.records));
  if (part === 'details') return records.flatMap(({ details }) => (details === null ? [] : [details]));
  return records.flatMap((record) => record.scopes());
}

/** Some of a list, at equal distances. */
export function spread<T>(all: readonly T[], most = mostRecords): readonly T[] {
  const step = Math.max(1, all.length / most);
  return Array.from({ length: Math.min(all.length, most) }, (_, n) => all[Math.floor(n * step)] as T);
}
