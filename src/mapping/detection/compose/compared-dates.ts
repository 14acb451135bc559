import { formatInstant, wallAt } from '../../../calendar/instant.ts';
import type { DateColumn } from '../profile/dates.ts';

/**
 * Whether the record's own dates are those of a list: in every record that has one, the start is its first, the end its last or that of
 * the first, and some record has several that are not just its days. A course from 3 to 17 November with three meetings is not one event
 * of a fortnight; a conference is one event of three days.
 */
export function arePartsOfSpan(parts: readonly DateColumn[], whole: readonly DateColumn[]): boolean {
  const lists = parts.map(({ form, moments }) => ({ form, byRecord: Map.groupBy(moments, ({ record }) => record) }));
  const times = lists.flatMap(({ byRecord }) =>
    [...byRecord.values()].map((dates) => dates.map(({ at }) => at).sort((a, b) => a - b)),
  );
  if (!times.some((one) => one.some((at, n) => n > 0 && !isNextDay(at - (one[n - 1] as number))))) return false;
  const agrees = (own: DateColumn, ends: readonly (typeof Math.min)[]): boolean => {
    const moments = new Map(own.moments.map(({ record, at }) => [record, at]));
    return lists.some(
      ({ form, byRecord }) =>
        form === own.form &&
        [...byRecord].every(([record, dates]) =>
          ends.some((end) => end(...dates.map(({ at }) => at)) === moments.get(record)),
        ),
    );
  };
  return whole.some(
    (start) => agrees(start, [Math.min]) && whole.some((end) => end !== start && agrees(end, [Math.min, Math.max])),
  );
}

/** The clocks may change in between. */
const isNextDay = (ms: number): boolean => ms >= 20 * hour && ms <= 28 * hour;

const hour = 3_600_000;

/**
 * The dates without those that are others' in UTC: where two texts without a zone differ by just what the clocks of the site (IANA) do,
 * two hours in summer and one in winter, the second is what people read there. `2026-10-05 14:00` beside `05/10/2026 16:00` in Madrid is
 * 14:00 UTC. The same two hours in every record may be from the doors to the concert.
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
  if (both.length < date.moments.length || !both.every(({ record, at }) => wallOf(at, timeZone) === local.get(record)))
    return false;
  return new Set(both.map(({ record, at }) => (local.get(record) as number) - at)).size > 1;
}

function wallOf(at: number, timeZone: string): number {
  const { day, time } = wallAt(formatInstant(at), timeZone);
  return Date.parse(`${day}T${time}Z`);
}
