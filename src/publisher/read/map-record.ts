import type { CalendarRecord } from '../../calendar/calendar.ts';
import { isPublishable } from '../../calendar/event.ts';
import type { ListedRecord, Mapper } from '../../mapping/mapper.ts';
import type { MappedRecord } from '../persist/calendar-content.ts';
import { sentence } from '../runtime.ts';

/** What a record gives; a record that the mapper chokes on gives none and a problem. */
export function mapRecord(
  mapper: Mapper,
  calendar: CalendarRecord,
  listed: ListedRecord,
  details: unknown,
  where: string,
): MappedRecord {
  try {
    const { events, problems } = mapper.events(calendar, listed, details);
    if (events.length > 0 || problems.length > 0) return { events, problems };
    return {
      events,
      problems: [{ level: 'error', where, message: 'The record holds nothing that an event is made of.' }],
    };
  } catch (error) {
    return { events: [], problems: [{ level: 'error', where, message: `It could not be read: ${sentence(error)}` }] };
  }
}

/**
 * The record with its details; with details that are older than the record, unless the record alone says that the
 * event is no longer to be published: what turns private leaves at once, whatever its old details said.
 */
export function mergedRecord(withDetails: MappedRecord, alone: MappedRecord, stale: boolean): MappedRecord {
  return stale && !alone.events.every(isPublishable) ? alone : withDetails;
}
