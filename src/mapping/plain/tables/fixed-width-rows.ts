import { readKey } from '../../../vocabulary/key-words.ts';
import { isRecord, type JsonObject, scalarText } from '../../json.ts';
import { hasEarly, maxVisited } from '../with-parts.ts';

// Gateways to older systems pass on rows as one text each, and say where in it each column stands.

const maxDepth = 100;
const leastColumns = 3;
const maxColumns = 500;
/** Between two columns may stand a mark. */
const widestMark = 3;
const mostKeys = 12;

interface Column {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

interface Layout {
  /** The list that describes the columns. */
  readonly list: readonly unknown[];
  readonly columns: readonly Column[];
  readonly width: number;
}

/**
 * An answer with such rows as records: `{ fields: [{ name: 'TITLE', offset: 0, length: 6 }, { name: 'DAY', offset: 6, length: 8 }, …], rows: ['Fair
 * 20270505…'] }` as `{ rows: [{ TITLE: 'Fair', DAY: '20270505', … }] }`, whatever the keys are called, and whether the texts stand in the list or each
 * in an object. `isKnown`: the portal is known to write so, so that a table may have no rows. The same object if it has none.
 */
export function withoutFixedWidths(body: unknown, isKnown = false): unknown {
  if (!hasEarly(body, (value) => Array.isArray(value) && layoutOf(value) !== null)) return body;
  const layouts: Layout[] = [];
  const texts: (readonly string[])[] = [];
  let left = maxVisited;
  const visit = (value: unknown, depth: number): void => {
    left -= 1;
    if (typeof value !== 'object' || value === null || left < 0 || depth > maxDepth) return;
    const layout = Array.isArray(value) ? layoutOf(value) : null;
    if (layout !== null) layouts.push(layout);
    const rows = Array.isArray(value) ? textsIn(value) : null;
    if (rows !== null) texts.push(rows);
    for (const key in value) visit((value as JsonObject)[key], depth + 1);
  };
  visit(body, 0);
  const used = layouts.filter((layout) => isKnown || texts.some((rows) => fits(rows, layout)));
  return used.length === 0 ? body : rewritten(body, used, 0);
}

/** Columns one after the other, from the beginning of the text on; null: the list is of something else. */
function layoutOf(list: readonly unknown[]): Layout | null {
  const [first, second] = list;
  if (list.length < leastColumns || list.length > maxColumns || !isRecord(first) || !isRecord(second)) return null;
  const keys = Object.keys(first);
  if (keys.length > mostKeys) return null;
  const numbers = keys.filter((key) => numberIn(first, key) !== null && numberIn(second, key) !== null);
  for (const from of numbers)
    for (const length of numbers) {
      const spans = from === length ? null : spansBy(list, from, length);
      if (spans === null) continue;
      const names = namesIn(list as readonly JsonObject[], keys);
      if (names === null) return null;
      const columns = spans.map(([start, end], n) => ({ name: names[n] as string, from: start, to: end }));
      return { list, columns, width: columns.at(-1)?.to ?? 0 };
    }
  return null;
}

/** Where each column begins and ends, from 0 on: each begins where the one before it ends, or behind a mark; null: they do not. */
function spansBy(
  list: readonly unknown[],
  from: string,
  length: string,
): readonly (readonly [number, number])[] | null {
  const spans: (readonly [number, number])[] = [];
  let [first, mark, end] = [0, 0, 0];
  for (const [n, one] of list.entries()) {
    const [start, size] = isRecord(one) ? [numberIn(one, from), numberIn(one, length)] : [null, null];
    if (start === null || size === null || size === 0) return null;
    if (n === 0) first = start;
    if (n === 1) mark = start - end;
    if (first > 1 || mark < 0 || mark > widestMark || (n > 0 && start !== end + mark)) return null;
    end = start + size;
    spans.push([start - first, end - first]);
  }
  return spans;
}

/** What a key says; nothing where it has a list or an object. */
const saidBy = (object: JsonObject, key: string): string =>
  typeof object[key] === 'object' ? '' : scalarText(object[key] ?? '').trim();

const numberIn = (object: JsonObject, key: string): number | null => {
  const text = saidBy(object, key);
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
};

/** What the columns are called, by the key with most words for fields; null: too few are. */
function namesIn(list: readonly JsonObject[], keys: readonly string[]): readonly string[] | null {
  const all = keys
    .map((key) => list.map((one) => saidBy(one, key)))
    .filter((names) => new Set(names).size === names.length && names.every(isName));
  const told = (names: readonly string[]) => names.filter((name) => readKey(name).concepts.size > 0).length;
  const [best = []] = all.toSorted((a, b) => told(b) - told(a));
  return best.length > 0 && told(best) * 3 >= best.length ? best : null;
}

const isName = (text: string): boolean => /\p{L}{2}/u.test(text) && text.length <= 80 && text !== '__proto__';

/** The texts of a list that has one in each element and nothing else; null: it is another one. */
function textsIn(list: readonly unknown[]): readonly string[] | null {
  const texts: string[] = [];
  for (const one of list) {
    const values = isRecord(one) ? Object.values(one) : [one];
    if (values.length !== 1 || typeof values[0] !== 'string') return null;
    texts.push(values[0]);
  }
  return texts.length === 0 ? null : texts;
}

/** Half of them are filled up with blanks, as prose is not. They may have lost those at their ends. */
const fits = (rows: readonly string[], { width, columns }: Layout): boolean =>
  rows.every(({ length }) => length <= width && length * 2 > width && length > (columns[2]?.from ?? 0)) &&
  rows.filter((row) => /\S {2}/.test(row)).length * 2 >= rows.length;

function rewritten(value: unknown, layouts: readonly Layout[], depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  if (!Array.isArray(value))
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key, one]) => key !== '__proto__' && !layouts.some(({ list }) => list === one))
        .map(([key, one]) => [key, rewritten(one, layouts, depth + 1)]),
    );
  const texts = textsIn(value);
  const layout = texts === null ? undefined : layouts.find((one) => fits(texts, one));
  if (texts === null || layout === undefined) return value.map((one) => rewritten(one, layouts, depth + 1));
  return texts.map((text) =>
    Object.fromEntries(layout.columns.map(({ name, from, to }) => [name, text.slice(from, to).trim()])),
  );
}
