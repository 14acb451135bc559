import type { Problem } from '../../calendar/problem.ts';
import type { ListedRecord, Mapper } from '../../mapping/mapper.ts';
import type { Listing } from '../../source/source.ts';
import { digestText } from '../digest.ts';
import { keySeparator, sharedIds } from '../event-identity.ts';
import { errorMessage } from '../messages.ts';

/** A record of the list with its key, which tells it from the others, and its digest, which tells when it changed. */
export interface KeyedRecord {
  /** The portal's id. If several records share the id, the record's digest is part of the key. */
  readonly key: string;
  readonly id: string;
  readonly listed: ListedRecord;
  readonly digest: string;
  /** Where the record is, for problems. */
  readonly where: string;
}

/**
 * The records of a listing by key. A record that is repeated unchanged counts once. `before`: the keys of the previous
 * run. An id that was shared then stays shared while it is listed, so that its last record does not become another event.
 */
export function keyRecords(
  { pages }: Listing,
  mapper: Pick<Mapper, 'eventId' | 'whyNoId'>,
  calendarId: string,
  before: Iterable<string> = [],
): { readonly records: ReadonlyMap<string, KeyedRecord>; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const all: Omit<KeyedRecord, 'key'>[] = [];
  const seen = new Map<string, Set<string>>();
  let number = 0;
  for (const { items, body } of pages) {
    const around = digestAround(body, items);
    for (const record of items) {
      number += 1;
      const where = `calendar ${calendarId}, record ${number}`;
      try {
        const id = mapper.eventId({ record, body });
        if (id === null) throw new Error(`it ${mapper.whyNoId?.({ record, body }) ?? 'holds no id'}`);
        const digest = digestText(`${around} ${JSON.stringify(record)}`);
        seen.set(id, (seen.get(id) ?? new Set()).add(digest));
        all.push({ id, listed: { record, body }, digest, where: `calendar ${calendarId}, event ${id}` });
      } catch (error) {
        problems.push({ level: 'error', where, message: `The record can't be used: ${errorMessage(error)}.` });
      }
    }
  }
  const sharedBefore = sharedIds(before);
  const records = new Map<string, KeyedRecord>();
  for (const record of all) {
    if (seen.get(record.id)?.size === 1 && !sharedBefore.has(record.id)) {
      records.set(record.id, { ...record, key: record.id });
      continue;
    }
    const key = `${record.id}${keySeparator}${record.digest}`;
    records.set(key, { ...record, key, listed: { ...record.listed, shared: true } });
  }
  return { records, problems };
}

/**
 * A digest of the rest of a page, since its records may refer to it (JSON:API's `included`, a table of places). Plain
 * values of the first two levels outside lists don't count: they are the envelope's own counters and stamps.
 */
export function digestAround(body: unknown, items: readonly unknown[]): string {
  const records = new Set<unknown>(items);
  const around = outside(body, records, 0);
  return around === undefined ? '' : digestText(JSON.stringify(around));
}

function outside(value: unknown, records: ReadonlySet<unknown>, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return depth > 2 ? value : undefined;
  if (records.has(value)) return undefined;
  // Records may refer to anything in a list of other things, or in a deeper object.
  if (Array.isArray(value)) return value.some((item) => holdsRecord(item, records)) ? undefined : value;
  if (depth > 2) return value;
  const members = Object.entries(value)
    .map(([key, member]) => [key, outside(member, records, depth + 1)] as const)
    .filter(([, member]) => member !== undefined);
  return members.length === 0 ? undefined : Object.fromEntries(members);
}

/** Whether the item is a record or wraps one: `{ node: record }`. */
function holdsRecord(item: unknown, records: ReadonlySet<unknown>): boolean {
  if (records.has(item)) return true;
  if (typeof item !== 'object' || item === null) return false;
  return Object.values(item).some((member) => records.has(member));
}
