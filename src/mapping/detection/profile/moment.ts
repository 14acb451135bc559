import { formatInstant, wallAt } from '../../../calendar/instant.ts';
import { readDate } from '../../dates/date-value.ts';
import { msOf } from '../../dates/parsed-date.ts';

/**
 * When a value is, in milliseconds: good enough to compare two dates of one record, not to publish one (what names no offset is
 * read as UTC). Null: not a date.
 */
export function roughly(value: unknown, monthFirst = false): number | null {
  const result = readDate(value, { formats: [], language: monthFirst ? 'en-US' : 'en' });
  return result.kind === 'date' ? msOf(result.reading) : null;
}

/** What the clocks in a zone (IANA) show at a moment, as milliseconds of UTC. */
export function localMoment(at: number, timeZone: string): number {
  // A number that is no date at all.
  if (Number.isNaN(new Date(at).getTime())) return at;
  const { day, time } = wallAt(formatInstant(at), timeZone);
  return Date.parse(`${day}T${time}Z`);
}
