import { formatInstant, wallAt } from '../../calendar/instant.ts';
import type { DateReading } from './reading.ts';

/** The day that is meant by a date which may be written as an instant: much software says a day by its midnight in UTC. */
export function dayMeant({ day, time, offset }: DateReading, zoneId: string | null): string {
  if (time === null || offset === null || zoneId === null) return day;
  const local = wallAt(formatInstant(Date.parse(`${day}T${time}Z`) - offset * 60_000), zoneId);
  return local.time === '00:00:00' || local.time === '23:59:59' ? local.day : day;
}
