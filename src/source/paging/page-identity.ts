import { valueIn } from './strategies.ts';

/** Identifies a page without keeping its records. */
export interface PageIdentity {
  /** A hash of each record. */
  readonly records: readonly number[];
  /** The ids of the records, sorted and joined; null: the records have no unique ids. */
  readonly ids: string | null;
}

export function identifyPage(items: readonly unknown[]): PageIdentity {
  return { records: items.map((item) => hash(JSON.stringify(item) ?? 'undefined')), ids: idsOf(items) };
}

/** Whether two pages have the same records. Equal ids are enough, since a counter in the records may have changed. */
export function isSamePage(one: PageIdentity, other: PageIdentity): boolean {
  if (one.records.length !== other.records.length) return false;
  if (one.ids !== null && one.records.length > 1 && one.ids === other.ids) return true;
  const [first] = other.records;
  if (first !== undefined && !one.records.includes(first)) return false;
  const known = new Set(one.records);
  return other.records.every((record) => known.has(record));
}

/** Whether most records of a page are also on the other one, so that it does not count as another page. */
export function isMostlyContained(one: PageIdentity, other: PageIdentity): boolean {
  const known = new Set(other.records);
  return one.records.filter((record) => known.has(record)).length * 2 > one.records.length;
}

/** The values of the records' id field. */
function idsOf(items: readonly unknown[]): string | null {
  const path = idField(items);
  if (path === null) return null;
  return items
    .map((item) => String(valueIn(item, path)))
    .sort()
    .join('\n');
}

/** The path of the first field that looks like an id and is unique, at the top of a record or in the only object in it. */
export function idField(items: readonly unknown[]): readonly string[] | null {
  const [first] = items;
  if (typeof first !== 'object' || first === null || items.length < 2) return null;
  const entries = Object.entries(first);
  const inner = entries.filter(([, value]) => typeof value === 'object' && value !== null && !Array.isArray(value));
  const [wrapped] = inner.length === 1 && entries.length <= 2 ? inner : [];
  const paths = [
    ...entries.map(([key]) => [key]),
    ...Object.keys(wrapped?.[1] ?? {}).map((key) => [wrapped?.[0] ?? '', key]),
  ].filter((path) => /^[_@$]?(u?u?id|guid|key|slug|nid|number|code)$|id$/i.test(path.at(-1) ?? ''));
  const isId = (path: readonly string[]): boolean => {
    const values = items.map((item) => valueIn(item, path));
    return (
      values.every((value) => typeof value === 'string' || typeof value === 'number') &&
      new Set(values).size === values.length
    );
  };
  return paths.find(isId) ?? null;
}

/** A 53-bit hash: enough for the records of one list. It uses the multiply-xor scheme of MurmurHash on two lanes. */
function hash(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 0x9e3779b1);
    low = Math.imul(low ^ code, 0x5f356495);
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  return 2 ** 32 * (high & 0x1fffff) + (low >>> 0);
}
