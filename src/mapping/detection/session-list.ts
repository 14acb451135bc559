import { says, share } from './column.ts';
import type { DateColumn } from './dates.ts';
import type { Pair } from './schedule.ts';
import type { Table } from './table.ts';

/**
 * How much a list of dates looks like the sessions of the event: more than one in a record, no titles of their own
 * (those are items of a programme), in most records, and not merely the days that one long event covers.
 */
export function sessionEvidence(pair: Pair, top: Pair | undefined, table: Table): number {
  const { column } = pair.start;
  const prefix = pair.scope.join('\u0000');
  const within = table.columns.filter((one) => one.steps.join('\u0000').startsWith(`${prefix}\u0000`));
  const titled = within.some(
    (one) =>
      one.kind === 'scalar' &&
      says(one, 'title', 'description', 'person') &&
      share(one, 'text') > 0.5 &&
      one.distinct > 0.5,
  );
  const named =
    says(column, 'sessions', 'date') ||
    column.topics.has('sessions') ||
    column.topics.has('date') ||
    column.topics.has('event');
  const counts = new Map<number, number>();
  for (const { record } of pair.start.moments) counts.set(record, (counts.get(record) ?? 0) + 1);
  const several = [...counts.values()].some((count) => count > 1);
  let score = (named ? 0.35 : 0.05) + (several ? 0.25 : 0) - (titled ? 0.7 : 0);
  if (top !== undefined && top.score > 0.9) {
    if (column.coverage < 0.5 && top.start.column.coverage > 0.8) score -= 0.8;
    if (!several && top.start.column.coverage >= column.coverage) score -= 0.1;
    if (top.end !== null && coversDays(pair, top)) score -= 0.8;
  }
  return score;
}

/** The list holds each day from the record's own start to its end: one long event. */
function coversDays(pair: Pair, top: Pair): boolean {
  const starts = byRecord(pair.start);
  const ends = pair.end === null ? starts : byRecord(pair.end);
  const from = byRecord(top.start);
  const to = top.end === null ? from : byRecord(top.end);
  const several = [...starts].filter(([, list]) => list.length > 1);
  const covered = several.filter(([record, list]) => {
    const own = [from.get(record)?.[0], to.get(record)?.[0]];
    const days = new Set(list.map((at) => Math.floor(at / day))).size;
    const span = Math.floor(last(list) / day) - Math.floor(first(list) / day) + 1;
    return own[0] === first(list) && own[1] === last(ends.get(record) ?? []) && days === span;
  });
  return several.length > 0 && covered.length === several.length;
}

const day = 86_400_000;
const first = (list: readonly number[]): number =>
  list.reduce((one, at) => Math.min(one, at), Number.POSITIVE_INFINITY);
const last = (list: readonly number[]): number => list.reduce((one, at) => Math.max(one, at), Number.NEGATIVE_INFINITY);

function byRecord(date: DateColumn): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (const { record, at } of date.moments) found.set(record, [...(found.get(record) ?? []), at]);
  return found;
}
