import { digestText } from '../digest.ts';

/**
 * A digest of what lies around the records in their page, for records may refer to it (JSON:API's `included`, a table of
 * places). The envelope's own counters and stamps don't count: plain values of its first two levels, outside lists.
 */
export function digestAround(body: unknown, items: readonly unknown[]): string {
  const records = new Set<unknown>(items);
  const around = outside(body, records, 0);
  return around === undefined ? '' : digestText(JSON.stringify(around));
}

function outside(value: unknown, records: ReadonlySet<unknown>, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return depth > 2 ? value : undefined;
  if (records.has(value)) return undefined;
  // A list of other things than the records, or a deeper object: all that it holds may be referred to.
  if (Array.isArray(value)) return value.some((item) => holdsRecord(item, records)) ? undefined : value;
  if (depth > 2) return value;
  const members = Object.entries(value)
    .map(([key, member]) => [key, outside(member, records, depth + 1)] as const)
    .filter(([, member]) => member !== undefined);
  return members.length === 0 ? undefined : Object.fromEntries(members);
}

/** The record itself, or a thin wrapping of it: `{ node: record }`. */
function holdsRecord(item: unknown, records: ReadonlySet<unknown>): boolean {
  if (records.has(item)) return true;
  if (typeof item !== 'object' || item === null) return false;
  return Object.values(item).some((member) => records.has(member));
}
