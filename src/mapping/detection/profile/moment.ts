import { formatInstant, wallAt } from '../../../calendar/instant.ts';
import { readDate } from '../../dates/date-value.ts';
import { msOf } from '../../dates/parsed-date.ts';
import { anyLanguage } from '../../dates/written/month-names.ts';
import { type Column, isListed, share } from './column.ts';

/**
 * When a value is, in milliseconds: good enough to compare two dates of one record, not to publish one (what names no offset is
 * read as UTC). `language`: of the names of months that others use for another one. Null: not a date.
 */
export function roughly(value: unknown, monthFirst = false, language = anyLanguage): number | null {
  const result = readDate(value, { formats: [], language: monthFirst ? 'en-US' : 'en' });
  if (result.kind === 'date') return msOf(result.reading);
  // `07-LIS-26`: the month has another number in each of two languages.
  const named =
    typeof value === 'string' && /\p{L}{2}/u.test(value) ? readDate(value, { formats: [], language }) : result;
  if (named.kind === 'date') return msOf(named.reading);
  // `2031-02-31T10:00:00Z`: a day that someone has counted wrong is near enough.
  const near = typeof value === 'string' ? /^(\d{4})-(\d\d)-(\d\d)/.exec(value) : null;
  return near === null || result.kind !== 'fault'
    ? null
    : Date.UTC(Number(near[1]), Number(near[2]) - 1, Number(near[3]));
}

/** What the clocks in a zone (IANA) show at a moment, as milliseconds of UTC. */
export function localMoment(at: number, timeZone: string): number {
  // A number that is no date at all.
  if (Number.isNaN(new Date(at).getTime())) return at;
  const { day, time } = wallAt(formatInstant(at), timeZone);
  return Date.parse(`${day}T${time}Z`);
}

/** Two columns that say the same moments in at least three records, one as the clocks at the site show it and one as an epoch, or both alike. */
export function areOneMoment(one: Column, other: Column, timeZone: string): boolean {
  if (one === other || one.kind !== 'scalar' || other.kind !== 'scalar' || isListed(one) || isListed(other))
    return false;
  if (one.cells.length < 3 || one.cells.length !== other.cells.length) return false;
  const [own, others] = [momentsOf(one, timeZone), momentsOf(other, timeZone)];
  return own.size === one.cells.length && [...own].every(([record, at]) => others.get(record) === at);
}

function momentsOf(column: Column, timeZone: string): ReadonlyMap<number, number> {
  const isInstant = share(column, 'instant', 'epoch') > 0.5;
  return new Map(
    column.cells.flatMap(({ record, value }) => {
      const at = roughly(value);
      return at === null ? [] : [[record, isInstant ? localMoment(at, timeZone) : at] as const];
    }),
  );
}
