import type { Concept } from '../../../vocabulary/language-words.ts';
import { type Column, isUnder, says, share } from '../profile/column.ts';
import type { DateColumn } from '../profile/dates.ts';
import type { Table } from '../profile/table.ts';

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
function roleOf({ column }: DateColumn): Role {
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

/**
 * The dates of the records that lack the pair's own: `begin-day` of all-day events where the others have a `begin-instant`.
 * Never in a record that has both.
 */
export function complementOf(pair: Pair, role: 'start' | 'end', dates: readonly DateColumn[]): DateColumn | null {
  const own = pair[role];
  if (own === null || own.column.coverage > 0.999) return null;
  const having = recordsOf(own);
  const scope = pair.scope.join('\u0000');
  const others = dates.filter(
    (date) =>
      date !== pair.start &&
      date !== pair.end &&
      date.scope.join('\u0000') === scope &&
      speaksOf(date, role) &&
      [...recordsOf(date)].every((record) => !having.has(record)),
  );
  return others.toSorted((a, b) => b.column.coverage - a.column.coverage || a.column.order - b.column.order)[0] ?? null;
}

const recordsOf = ({ column }: DateColumn): ReadonlySet<number> => new Set(column.cells.map(({ record }) => record));

/** `first-day` begins where nothing else is first. */
const speaksOf = (date: DateColumn, role: 'start' | 'end'): boolean =>
  roleOf(date) === role ||
  (roleOf(date) === 'when' && date.column.key.words.includes(role === 'start' ? 'first' : 'last'));

/** The zone in the same object as a date: `{ datum, klockslag, tidszon }`. */
export function zoneBeside(date: DateColumn, table: Table): Column | null {
  const { steps } = date.column;
  const parent = steps.slice(0, -1);
  if (parent.length <= date.scope.length || parent.at(-1) === '*') return null;
  const path = parent.join('\u0000');
  // An object of three or four keys that is a date; a larger one is the event, whose zone is asked for by itself.
  const siblings = table.columns.filter((column) => column.steps.slice(0, -1).join('\u0000') === path);
  if (siblings.length > 4) return null;
  return (
    siblings.find(
      (column) =>
        column.kind === 'scalar' &&
        (share(column, 'zone') > 0.8 || (says(column, 'offset', 'timeZone') && share(column, 'offset') > 0.8)),
    ) ?? null
  );
}
