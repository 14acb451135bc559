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

/**
 * Whether a column says the moments of one of these once more, in at least three records: one as the clocks at the site show it and one as an
 * epoch, or both alike.
 */
export function momentsAgain(of: readonly Column[], timeZone: string): (column: Column) => boolean {
  const single = ({ kind, cells }: Column) => kind === 'scalar' && cells.length > 2;
  const known = of
    .filter((one) => single(one) && !isListed(one))
    .map((one) => {
      const at = readerOf(one, timeZone);
      return { one, moments: new Map(one.cells.map(({ record, value }) => [record, at(value)])) };
    });
  return (column) => {
    if (!single(column) || isListed(column)) return false;
    const at = readerOf(column, timeZone);
    return known.some(
      ({ one, moments }) =>
        one !== column &&
        one.cells.length === column.cells.length &&
        column.cells.every(({ record, value }) => {
          const own = at(value);
          return own !== null && moments.get(record) === own;
        }),
    );
  };
}

function readerOf(column: Column, timeZone: string): (value: unknown) => number | null {
  const isInstant = share(column, 'instant', 'epoch') > 0.5;
  return (value) => {
    const at = roughly(value);
    return at === null || !isInstant ? at : localMoment(at, timeZone);
  };
}
