import { wallAt } from '../../../calendar/instant.ts';
import type { Problem } from '../../../calendar/problem.ts';
import { scalarText } from '../../json.ts';
import { mappingProblem } from '../../mapping-problem.ts';
import type { MappingContext, Rule } from '../../mapping-settings.ts';
import { relative } from '../../structure/relative.ts';
import { because, confidenceOf, type Finding } from '../finding.ts';
import { type Column, isListed, isUnder, pathKey, says, share } from '../profile/column.ts';
import { dateOrder, patternsOf } from '../profile/date-order.ts';
import { type DateColumn, dateColumns } from '../profile/dates.ts';
import { datesInUtc, isStampInUtc } from '../profile/paired-dates.ts';
import { besideOf, type Table } from '../profile/table.ts';
import { detectAllDay } from './all-day-flag.ts';

/** The rule that reads a date with what it needs besides: a zone, a pattern. */
export type Complete = (date: DateColumn, expression: string) => Rule;

/** The column that names the event's zone, or its offset where there is no name. */
function zoneColumn(table: Table, scope: readonly string[], inside: readonly string[]): Column | null {
  const isOutside = ({ steps }: Column) => !inside.some((prefix) => pathKey(steps).startsWith(prefix));
  const columns = table.columns.filter(
    (column) => column.kind === 'scalar' && isOutside(column) && isOfScope(column, scope),
  );
  for (const isOne of zoneKinds) {
    const [best] = columns
      .filter(isOne)
      .toSorted((a, b) => b.coverage - a.coverage || a.depth - b.depth || a.order - b.order);
    if (best !== undefined) return best;
  }
  return null;
}

/** In the sessions, or in the record itself; not of people or of stamps. */
const isOfScope = (column: Column, scope: readonly string[]): boolean =>
  (!isListed(column) || pathKey(column.steps.slice(0, scope.length)) === pathKey(scope)) &&
  !isUnder(column, 'person', 'organizer', 'related', 'created', 'updated', 'published', 'deadline');

const isCalledZone = (column: Column): boolean => says(column, 'timeZone', 'offset');

/** What is called a zone goes before what only looks like one, and a name before an offset. */
const zoneKinds: readonly ((column: Column) => boolean)[] = [
  (column) => share(column, 'zone') >= 0.6 && isCalledZone(column),
  (column) => share(column, 'offset') >= 0.6 && isCalledZone(column),
  (column) => share(column, 'zone') > 0.9 && !says(column, 'utc', 'language', 'region'),
];

const zoneFinding = (column: Column, expression: string): Finding => ({
  rule: expression,
  confidence: confidenceOf(0.7 + 0.3 * column.coverage),
  ...because(column, 'time zone', share(column, 'zone') > 0.5 ? 'zones' : 'offsets'),
});

/** The dates of a table, and what all their rules have in common. */
export interface Dated {
  readonly table: Table;
  readonly dates: readonly DateColumn[];
  readonly complete: Complete;
  /** The rule of a date whose day and month may be the other way round; null: the values tell. */
  readonly otherOrder: ((date: DateColumn, expression: string) => Rule | undefined) | null;
  readonly problems: readonly Problem[];
  /** The rules of zone and all-day flag that belong to a list of sessions, or to the record itself. */
  readonly beside: (scope: readonly string[]) => { readonly timeZone?: Finding; readonly allDay?: Finding };
}

export function datesOf(table: Table, context: MappingContext): Dated {
  const dates = dateColumns(table, context);
  const objects = dates.filter((date) => date.form === 'object').map((date) => `${pathKey(date.column.steps)}\u0000`);
  const zoned = zoneColumn(table, [], objects) !== null;
  const problems: Problem[] = [];
  const found = new Map<string, ReturnType<Dated['beside']>>();
  const beside: Dated['beside'] = (scope) => {
    const before = found.get(pathKey(scope));
    if (before !== undefined) return before;
    const zone = zoneColumn(table, scope, objects);
    const allDay = detectAllDay(table, scope);
    const rules = {
      ...(zone === null ? {} : { timeZone: zoneFinding(zone, relative(zone.steps, scope)) }),
      ...(allDay === null ? {} : { allDay }),
    };
    found.set(pathKey(scope), rules);
    return rules;
  };
  return { table, dates, ...completion(dates, table, context, zoned, problems), problems, beside };
}

/** Whether people would be woken up if the clocks were those of UTC: as they are written, none shows an hour of the night. */
function wakes(dates: readonly DateColumn[], timeZone: string | null): boolean {
  const clocks = dates
    .flatMap(({ column }) => column.cells.map(({ value }) => scalarText(value)))
    .flatMap((text) => /^(\d{4}-\d\d-\d\d[T ]\d\d:\d\d)/.exec(text)?.[1]?.replace(' ', 'T') ?? []);
  const isNight = (clock: string): boolean => clock < nightEnds && clock !== '00:00';
  if (timeZone === null || clocks.length === 0 || clocks.some((text) => isNight(text.slice(11)))) return false;
  return clocks.filter((text) => isNight(wallAt(`${text}:00Z`, timeZone).time)).length * 4 >= clocks.length;
}

const nightEnds = '06:00';

/** `start_ut`. One such key alone may be what goes out, as `ut` is in Swedish. */
const isMarkedUt = ({ column }: DateColumn): boolean => column.key.words.length > 1 && column.key.words.includes('ut');

/** What all dates of a portal have in common: their order of day and month, and the zone of those that name none. */
function completion(
  dates: readonly DateColumn[],
  { columns }: Table,
  context: MappingContext,
  zoned: boolean,
  problems: Problem[],
): Pick<Dated, 'complete' | 'otherOrder'> {
  const { order, separators } = dateOrder(dates.map((date) => date.column));
  const american = order === 'open' && /^en-US\b/.test(context.language) && separators.has('/');
  const used = american ? 'month-first' : order;
  if (order === 'open' && !separators.has('.')) {
    problems.push({
      level: 'warning',
      where: 'mapping.event.start',
      ...mappingProblem('orderUnknown', { used: american ? 'month' : 'day' }),
    });
  }
  const zoneless = dates.filter(isZoneless);
  const instants = dates
    .filter((date) => date.form === 'instant')
    .flatMap(({ column }) => column.cells.map(({ value }) => scalarText(value)));
  const utc =
    !zoned &&
    zoneless.length > 0 &&
    instants.some((text) => text.endsWith('+00:00')) &&
    instants.every((text) => /T.*(?:\+00:?00|Z)$/.test(text)) &&
    !wakes(zoneless, context.timeZone);
  if (utc) {
    problems.push({
      level: 'warning',
      where: 'mapping.event.start',
      ...mappingProblem('utcAssumed', {}),
    });
  }
  const inUniversalTime = dates.filter(isMarkedUt);
  const besideZoned = datesInUtc(dates, columns, context.timeZone);
  const stated = zoned ? null : (context.answerTimeZone ?? null);
  const complete: Complete = (date, expression) => {
    // With dots the day comes first everywhere; with other signs only evidence tells.
    const sure = used === 'month-first' || (used === 'day-first' && !separators.has('.'));
    const patterns = sure ? patternsOf(date.column, used) : null;
    const isUtc =
      saysUtc(date.column) ||
      (inUniversalTime.length > 1 && inUniversalTime.includes(date)) ||
      (utc && date.form === 'local') ||
      besideZoned.has(date) ||
      isStampInUtc(date, dates, context.timeZone);
    const timeZone = isZoneless(date) ? (isUtc ? 'UTC' : stated) : null;
    if (patterns === null && timeZone === null) return expression;
    return {
      path: expression,
      ...(patterns === null ? {} : { format: patterns.length === 1 ? (patterns[0] as string) : patterns }),
      ...(timeZone === null ? {} : { timeZone }),
    };
  };
  const other = used === 'month-first' ? 'day-first' : 'month-first';
  const otherOrder: Dated['otherOrder'] = (date, path) => {
    const patterns = patternsOf(date.column, other);
    return patterns === null ? undefined : { path, format: patterns };
  };
  return { complete, otherOrder: order === 'open' && !separators.has('.') ? otherOrder : null };
}

/** `utc_start`, or `utc: { start, end }`. */
export const saysUtc = (column: Column): boolean => says(column, 'utc') || isUnder(column, 'utc');

/** Whether the values of a date name no zone and no offset. */
export const isZoneless = ({ column, form }: DateColumn): boolean =>
  (form === 'local' || form === 'day') && share(column, 'instant') < 0.5;

/** The zone in the same object as a date: `{ datum, klockslag, tidszon }`. */
export function zoneBeside({ column: { steps }, scope }: DateColumn, table: Table): Column | null {
  if (steps.length - 1 <= scope.length || steps.at(-2) === '*') return null;
  // An object of three or four keys that is a date; a larger one is the event, whose zone is asked for by itself.
  const siblings = besideOf(table, { steps });
  if (siblings.length > 4) return null;
  return (
    siblings.find(
      (column) =>
        column.kind === 'scalar' &&
        (share(column, 'zone') > 0.8 || (says(column, 'offset', 'timeZone') && share(column, 'offset') > 0.8)),
    ) ?? null
  );
}
