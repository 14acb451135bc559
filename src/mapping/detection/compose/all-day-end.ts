import { scalarText } from '../../json.ts';
import { reasoned } from '../../reason.ts';
import { nameOfStep } from '../../structure/labelled.ts';
import type { Finding } from '../finding.ts';
import type { Column } from '../profile/column.ts';
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
  const last = [days?.end, pair?.end].find((end) => end != null && isLast(end));
  if (last != null)
    return { rule: 'inclusive', confidence: 0.9, ...reasoned('calledLastDay', { key: last.column.expression }) };
  const told = [days === null ? null : toldByDays(days), toldBy(pair, flagged, zone)].find(
    (one) => one !== null && one.rule !== 'auto',
  );
  if (told != null) return told;
  const standard = [days?.end, pair?.end].find((end) => end != null && isStandard(end));
  return standard != null
    ? { rule: 'exclusive', confidence: 0.9, ...reasoned('standardEnd', { key: standard.column.expression }) }
    : apart
      ? { ...noneTells, rule: 'inclusive' }
      : noneTells;
}

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

/** Days under keys of their own, beside the hours of other events, are those of RFC 5545 §3.8.2.2, whose end is the day after. */
function toldByDays({ start, end }: Pair): Finding | null {
  if (end === null || end.column.key.words.some((word) => lastWords.has(word))) return null;
  if (perRecord(start, end).some(([from, to]) => to <= from)) return null;
  return {
    rule: 'exclusive',
    confidence: 0.6,
    ...reasoned('daysAlone', { key: end.column.expression }),
  };
}

const lastWords = new Set([
  'last',
  'letzter',
  'dernier',
  'ultimo',
  'bis',
  'through',
  'thru',
  'viimeinen',
  'zadnji',
  'poslednji',
  'utolso',
  'posledni',
]);

/** `last_day`, `till_och_med`: a day that is called the last one, or that says that it counts too. */
const isLast = ({ column, form }: DateColumn): boolean => form === 'day' && called.test(column.key.words.join(' '));

/** The end of an iCalendar component, which is the day after the last one (RFC 5545 §3.6.1). */
const isStandard = ({ column }: DateColumn): boolean =>
  column.steps.some((step) => /^[@_]?dtend(?:;|$)/i.test(nameOfStep(step)));

const called =
  /\b(?:last day|through|thru|inclusive|inklusive|einschliesslich|till? o[cg]h? med|t o m|letzter tag|dernier jour|ultim[oa] (?:dia|giorno)|laatste dag|tot en met|sista dag\w*|si(?:d)?ste dag|ostatni dzien|posledni den|poslednii? den|viimeinen paiva|viimane paev|(?:zadnji|poslednji|posljednji) dan|posledny den|pedeja diena|paskutine diena|utolso nap|ultima zi|son gun|teleftaia (?:im|m)era|darrer dia|azken eguna|hari terakhir|saish?u?u?bi)\b/;

/** A midnight that stands beside the day is only the lack of a time: the day is as if it stood alone, the last one. */
const noneTells: Finding = { rule: 'auto', confidence: 0.5, ...reasoned('noLastDay', {}) };

function toldBy(pair: Pair | null, flagged: boolean, zone: string | null): Finding | null {
  if (pair?.end == null) return null;
  const isInstant = [pair.start, pair.end].every(({ form }) => form === 'instant' || form === 'epoch');
  const days = perRecord(pair.start, pair.end).flatMap((moments) => {
    const local = isInstant && zone !== null ? moments.map((at) => localMoment(at, zone)) : moments;
    const [start = 0, end = 0] = moments.every(isMidnight) ? moments : local;
    return isMidnight(start) && isMidnight(end) ? [[start, end] as const] : [];
  });
  const same = days.filter(([start, end]) => start === end).length;
  // Two equal midnights are a whole day where a flag tells such days from moments.
  if (same > 0 && ((pair.start.form === 'day' && pair.end.form === 'day') || flagged)) {
    return {
      rule: 'inclusive',
      confidence: 0.9,
      ...reasoned('endsOnStart', { count: same }),
    };
  }
  if (
    same === 0 &&
    days.length >= 3 &&
    days.every(([start, end]) => end > start) &&
    days.some(([start, end]) => end - start === day)
  ) {
    return {
      rule: 'exclusive',
      confidence: 0.7,
      ...reasoned('noneEndsOnStart', { count: days.length }),
    };
  }
  return null;
}
