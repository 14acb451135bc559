import { isUnder, says, share } from './column.ts';
import type { DateColumn } from './dates.ts';
import { siblingPath } from './labelled.ts';
import type { Concept } from './lexicon.ts';
import { perRecord } from './per-record.ts';
import { splitKey } from './words.ts';

/** A start and, where there is one, the end that belongs to it. */
export interface Pair {
  readonly start: DateColumn;
  readonly end: DateColumn | null;
  readonly scope: readonly string[];
  readonly score: number;
}

/** Dates that are about something else than when the event takes place. */
const other: readonly Concept[] = ['created', 'updated', 'published', 'deadline', 'related'];
const elsewhere: readonly Concept[] = [
  ...other,
  'person',
  'place',
  'address',
  'organizer',
  'image',
  'attachment',
  'price',
  'recurrence',
  'api',
  'category',
  'tag',
  'seo',
];

type Role = 'start' | 'end' | 'when' | 'unknown' | 'other';

/** What the words around a date say that it is. */
export function roleOf({ column }: DateColumn): Role {
  if (says(column, ...other) || (isUnder(column, ...elsewhere) && !isUnder(column, 'sessions', 'start', 'end')))
    return 'other';
  if (isUnder(column, 'deadline', 'created', 'updated', 'published', 'related', 'person')) return 'other';
  const start = says(column, 'start') || (isUnder(column, 'start') && !says(column, 'end'));
  const end = says(column, 'end') || (isUnder(column, 'end') && !says(column, 'start'));
  if (start && !end) return 'start';
  if (end && !start) return 'end';
  if (start && end) return 'when';
  return says(column, 'date', 'sessions', 'time', 'event') || isUnder(column, 'date', 'sessions', 'event')
    ? 'when'
    : 'unknown';
}

/** The best pairs, one for each list of sessions and one for the record itself. */
export function bestPairs(
  dates: readonly DateColumn[],
  total: number,
  zoned: boolean,
  optional: readonly DateColumn[],
): readonly Pair[] {
  const scopes = new Map<string, DateColumn[]>();
  for (const date of dates) {
    const scope = date.scope.join('\u0000');
    scopes.set(scope, [...(scopes.get(scope) ?? []), date]);
  }
  const pairs: Pair[] = [];
  for (const within of scopes.values()) {
    const usable = within.filter((date) => roleOf(date) !== 'other').slice(0, 40);
    let best: Pair | null = null;
    for (const start of usable) {
      // A day whose own time may be missing tells all-day events from others; an epoch beside it can't.
      const alone = startScore(start, dates, total, zoned) + (optional.includes(start) ? 0.7 : 0);
      if (alone <= 0) continue;
      for (const end of [null, ...usable]) {
        const score = end === null ? alone : alone + endScore(start, end, total);
        if (end !== start && (best === null || score > best.score + 1e-9))
          best = { start, end, scope: start.scope, score };
      }
    }
    if (best !== null) pairs.push(best);
  }
  return pairs.sort((a, b) => b.score - a.score);
}

function startScore(date: DateColumn, all: readonly DateColumn[], total: number, zoned: boolean): number {
  const { column } = date;
  const role = roleOf(date);
  const named = { start: 1, when: 0.6, unknown: 0.3, end: -1, other: -1 }[role];
  let score = named + 0.25 * date.round + 0.35 * column.coverage - 0.06 * column.depth;
  if (date.form === 'instant' || date.form === 'epoch' || (date.form === 'object' && date.zoned)) score += 0.1;
  if (date.form === 'day') score -= 0.1;
  if (says(column, 'utc')) score += zoned ? -0.15 : 0.2;
  score += order(column.steps);
  // An event is entered before it takes place: of dates without a name, stamps are the earlier ones.
  if (role === 'unknown' && all.length > 1 && total > 1)
    score += 0.3 * (laterShare(date, all) - 0.5) + 0.1 * column.distinct;
  return score;
}

/** `lastDate` and `nextTiming` are about other sessions than `firstDate`. */
function order(steps: readonly string[]): number {
  const words = steps.flatMap((step) => splitKey(step));
  if (words.includes('last') || words.includes('letzte') || words.includes('dernier')) return -0.5;
  if (words.includes('next') || words.includes('upcoming')) return -0.3;
  return words.includes('first') ? -0.1 : 0;
}

function endScore(start: DateColumn, end: DateColumn, total: number): number {
  const role = roleOf(end);
  const from = roleOf(start);
  if (role === 'start' || start === end) return -1;
  const parallel = parallelKeys(start.column.steps, end.column.steps);
  const siblings = siblingPath(start.column.steps) === siblingPath(end.column.steps);
  if (role !== 'end' && (from === 'start' || !(siblings || parallel))) return -1;
  const pairs = perRecord(start, end);
  if (pairs.length === 0) return role === 'end' ? (parallel ? 0.1 : 0.02) : -1;
  const ordered = pairs.filter(([a, b]) => b >= a).length / pairs.length;
  if (ordered < 0.8) return -1;
  if (role !== 'end' && (pairs.every(([a, b]) => a === b) || total < 2)) return -1;
  const days = pairs.map(([a, b]) => (b - a) / 86_400_000).sort((a, b) => a - b);
  const middle = days[Math.floor(days.length / 2)] ?? 0;
  let score = { end: 0.45, when: 0.1, unknown: 0.05, start: -1, other: -1 }[role];
  score += parallel ? 0.3 : siblings ? 0.1 : 0;
  score += start.form === end.form ? 0.1 : -0.2;
  score += middle < 1 ? 0.15 : middle < 40 ? 0.08 : -0.15;
  if (says(end.column, 'utc') !== says(start.column, 'utc')) score -= 0.3;
  // The end of something else: of a course that few events are a part of.
  if (
    !siblings &&
    !parallel &&
    end.column.depth > start.column.depth &&
    end.column.coverage < start.column.coverage / 2
  )
    score -= 0.5;
  return (
    score +
    0.1 * end.round +
    0.1 * end.column.coverage -
    0.02 * end.column.depth +
    order(end.column.steps) * (order(start.column.steps) < 0 ? 0 : 1)
  );
}

/** `dateStart` and `dateEnd`, `start.utc` and `end.utc`: the same path but for one word. */
function parallelKeys(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  const differing = a.flatMap((step, n) => (step === b[n] ? [] : [[step, b[n] as string] as const]));
  if (differing.length !== 1) return false;
  const [one, two] = differing[0] as readonly [string, string];
  const words = (key: string) =>
    key
      .replace(/([a-z\d])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .split(/[^a-z\d]+/)
      .filter(Boolean);
  const [x, y] = [words(one), words(two)];
  return x.length === y.length && x.filter((word, n) => word !== y[n]).length <= 1;
}

/** Share of the other dates of the same records that this one is later than. */
function laterShare(date: DateColumn, all: readonly DateColumn[]): number {
  const shares = all
    .filter((one) => one !== date && one.scope.length === 0)
    .map((one) => perRecord(one, date))
    .filter((pairs) => pairs.length > 0)
    .map((pairs) => pairs.filter(([a, b]) => b > a).length / pairs.length);
  return shares.length === 0 ? 0.5 : shares.reduce((sum, one) => sum + one, 0) / shares.length;
}

/** Whether the values of a date name no zone and no offset. */
export const isZoneless = ({ column, form }: DateColumn): boolean =>
  (form === 'local' || form === 'day') && share(column, 'instant') < 0.5;
