import { scalarText } from '../../json.ts';
import { reasoned } from '../../reason.ts';
import { nameOfStep } from '../../structure/labelled.ts';
import type { Finding } from '../finding.ts';
import { type Column, parentOf } from '../profile/column.ts';
import type { DateColumn } from '../profile/dates.ts';
import { localMoment } from '../profile/moment.ts';
import { perRecord } from '../profile/paired-dates.ts';

/** A start and, where there is one, the end that belongs to it. */
export interface Pair {
  readonly start: DateColumn;
  readonly end: DateColumn | null;
  readonly scope: readonly string[];
}

const day = 86_400_000;
const isMidnight = (at: number): boolean => at % day === 0;

interface Beside {
  /** A flag tells whole days from moments. */
  readonly flagged?: boolean;
  /** Times of day stand under keys of their own, beside the first and the last day. */
  readonly apart?: boolean;
  /** IANA name of the site's zone. */
  readonly zone?: string | null;
  /** The time of day of the start, where it stands beside the day. */
  readonly clock?: Column | null;
}

/**
 * Whether the end of an all-day event is its last day or the day after: an end on the day of the start can only be the last day.
 */
export function allDayEndOf(
  schedule: Pair | null,
  days: Pair | null = null,
  { flagged = false, apart = false, zone = null, clock = null }: Beside = {},
): Finding {
  const pair = schedule === null || clock === null ? schedule : withoutHours(schedule, clock);
  const ends = [days?.end, pair?.end].filter((end) => end != null);
  const last = ends.find(isLast);
  if (last !== undefined)
    return { rule: 'inclusive', confidence: 0.9, ...reasoned('calledLastDay', { key: last.column.expression }) };
  const lengths = wholeDays(pair, zone);
  const same = lengths.filter((length) => length === 0).length;
  const areDays = pair?.end != null && pair.start.form === 'day' && pair.end.form === 'day';
  // Two equal midnights are a whole day where a flag tells such days from moments.
  if (same > 0 && (areDays || flagged))
    return { rule: 'inclusive', confidence: 0.9, ...reasoned('endsOnStart', { count: same }) };
  const standard = ends.find(isStandard);
  if (standard !== undefined)
    return { rule: 'exclusive', confidence: 0.9, ...reasoned('standardEnd', { key: standard.column.expression }) };
  const longest = Math.max(0, ...lengths, ...wholeDays(days, zone));
  // Whoever writes for how long an exhibition is open writes its last day.
  if (longest > longRun && !areEachADay(lengths))
    return { rule: 'inclusive', confidence: 0.6, ...reasoned('longAllDay', { days: Math.round(longest) }) };
  const twin = days === null ? null : twinOf(days, pair);
  if (twin !== null)
    return { rule: 'exclusive', confidence: 0.6, ...reasoned('daysAlone', { key: twin.column.expression }) };
  if (days?.end != null) return { ...noneTells, rule: 'inclusive' };
  // Hours that are left out where there are none say no midnight, and neither does the day beside them.
  const isBlank = apart && clock !== null && !clock.cells.some(({ value }) => midnight.test(scalarText(value)));
  if (!(areDays && clock === null) && !isBlank && areEachADay(lengths))
    return { rule: 'exclusive', confidence: 0.6, ...reasoned('noneEndsOnStart', { count: lengths.length }) };
  return apart ? { ...noneTells, rule: 'inclusive' } : noneTells;
}

/** In days. What lasts longer is open for a while, as an exhibition is. */
const longRun = 7;

/** Whether none ends on its first day, and one lasts until the next midnight: most events take one day, so that midnight is no day of theirs. */
const areEachADay = (lengths: readonly number[]): boolean =>
  lengths.length >= 3 && lengths.every((length) => length > 0) && lengths.includes(1);

/**
 * Where whole days are written from midnight to midnight, the days of the events without other hours: that one evening ends on its day
 * says nothing of them.
 */
function withoutHours(pair: Pair, { cells }: Column): Pair {
  const timed = new Set(cells.flatMap(({ record, value }) => (midnight.test(scalarText(value)) ? [] : [record])));
  if (pair.scope.length > 0 || timed.size === cells.length) return pair;
  const whole = (date: DateColumn) => ({ ...date, moments: date.moments.filter(({ record }) => !timed.has(record)) });
  return { ...pair, start: whole(pair.start), end: pair.end && whole(pair.end) };
}

const midnight = /^\s*0?0(?:[:.h]?00){1,2}(?!\d)/;

/**
 * The end of days that stand in one object with the hours of other events, `end: { date, dateTime }`: such interfaces give what iCalendar
 * does, the day after the last one (RFC 5545 §3.6.1). Null: they stand elsewhere.
 */
function twinOf(days: Pair, hours: Pair | null): DateColumn | null {
  const [end, other] = [days.end, hours?.end];
  if (end == null || other == null || end.column === other.column || end.column.depth === 0) return null;
  if (parentOf(end.column) !== parentOf(other.column)) return null;
  return perRecord(days.start, end).every(([from, to]) => to > from) ? end : null;
}

/** `last_day`, `till_och_med`: a day that is called the last one, or that says that it counts too. */
const isLast = ({ column, form }: DateColumn): boolean => form === 'day' && called.test(column.key.words.join(' '));

/** The end of an iCalendar component, which is the day after the last one (RFC 5545 §3.6.1). */
const isStandard = ({ column }: DateColumn): boolean =>
  column.steps.some((step) => /^[@_]?dtend(?:;|$)/i.test(nameOfStep(step)));

const called =
  /\b(?:last day|through|thru|inclusive|inklusive|einschliesslich|till? o[cg]h? med|t o m|letzter tag|dernier jour|ultim[oa] (?:dia|giorno)|laatste dag|tot en met|sista dag\w*|si(?:d)?ste dag|ostatni dzien|posledni den|poslednii? den|viimeinen paiva|viimane paev|(?:zadnji|poslednji|posljednji) dan|posledny den|pedeja diena|paskutine diena|utolso nap|ultima zi|son gun|teleftaia (?:im|m)era|darrer dia|azken eguna|hari terakhir|saish?u?u?bi)\b/;

/** A midnight that stands beside the day is only the lack of a time: the day is as if it stood alone, the last one. */
const noneTells: Finding = { rule: 'auto', confidence: 0.5, ...reasoned('noLastDay', {}) };

/** From midnight to midnight, in days: how long each event lasts that has no other hours. */
function wholeDays(pair: Pair | null, zone: string | null): readonly number[] {
  if (pair?.end == null) return [];
  const isInstant = [pair.start, pair.end].every(({ form }) => form !== 'local' && form !== 'day');
  return perRecord(pair.start, pair.end).flatMap((moments) => {
    const local = isInstant && zone !== null ? moments.map((at) => localMoment(at, zone)) : moments;
    const [start = 0, end = 0] = moments.every(isMidnight) ? moments : local;
    return isMidnight(start) && isMidnight(end) ? [(end - start) / day] : [];
  });
}
