import { formatInstant, wallAt } from '../../../calendar/instant.ts';
import type { DateColumn } from '../profile/dates.ts';

/**
 * The dates without those that are others' in UTC: where two texts without a zone differ by just what the clocks of the site (IANA) do, in
 * every record, the later one is what people read there. `2026-10-05 14:00` beside `05/10/2026 16:00` in Madrid is 14:00 UTC.
 */
export function withoutUtcTwins(dates: readonly DateColumn[], timeZone: string | null): readonly DateColumn[] {
  if (timeZone === null) return dates;
  return dates.filter((date) => !dates.some((other) => isInUtc(date, other, timeZone)));
}

function isInUtc(date: DateColumn, other: DateColumn, timeZone: string): boolean {
  if (date === other || date.form !== 'local' || other.form !== 'local' || date.scope.join() !== other.scope.join())
    return false;
  const local = new Map(other.moments.map(({ record, at }) => [record, at]));
  const both = date.moments.filter(({ record }) => local.has(record));
  return (
    both.length > 1 &&
    both.length === date.moments.length &&
    both.some(({ record, at }) => local.get(record) !== at) &&
    both.every(({ record, at }) => wallOf(at, timeZone) === local.get(record))
  );
}

function wallOf(at: number, timeZone: string): number {
  const { day, time } = wallAt(formatInstant(at), timeZone);
  return Date.parse(`${day}T${time}Z`);
}
