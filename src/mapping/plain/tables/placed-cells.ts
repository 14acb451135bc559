import { isRecord, type JsonObject, scalarText } from '../../json.ts';
import { isMoment } from '../../structure/lists/list-shapes.ts';
import { columnNamesIn } from '../documents/document-tables.ts';
import { hasEarly, withParts } from '../with-parts.ts';
import { shownInBox, shownKeyOf } from './boxes.ts';

// Workbooks keep only the cells that hold something, each with the numbers of its row and of its column.

const maxDepth = 20;
const maxCells = 200_000;
const leastCells = 6;
const mostKeys = 12;
/** Captions may stand above the names of the columns. */
const mostAbove = 3;
const looked = 10;

/** A cell, and where it stands. */
interface Cell {
  readonly row: number;
  readonly column: number;
  readonly box: unknown;
}

/**
 * An answer with such a table as records: `[{ r: 1, c: 0, v: { v: 'Title' } }, { r: 1, c: 1, v: { v: 'Start' } }, { r: 2, c: 0, v: { v: 'Fair' } }, …]` as
 * `[{ Title: 'Fair', Start: … }, …]`, whatever these keys are called. The same object if it has none.
 */
export function withoutPlacedCells(body: unknown): unknown {
  return hasEarly(body, (value) => Array.isArray(value) && recordsOf(value) !== null) ? rewritten(body, 0) : body;
}

function rewritten(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  const records = Array.isArray(value) ? recordsOf(value) : null;
  return records ?? withParts(value, (one) => rewritten(one, depth + 1));
}

/** The rows under the names of the columns; null: the list holds something else. Nearly all lists end at their first item. */
function recordsOf(list: readonly unknown[]): readonly JsonObject[] | null {
  const [first] = list;
  if (list.length < leastCells || list.length > maxCells || !isRecord(first)) return null;
  const keys = Object.keys(first);
  const numbers = keys.length > mostKeys ? [] : keys.filter((key) => isNumber(first[key]));
  for (const row of numbers)
    for (const column of numbers) {
      const cells = row === column ? null : cellsBy(list, row, column);
      const records = cells === null ? null : tableOf(cells);
      if (records !== null) return records;
    }
  return null;
}

const isNumber = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= maxCells;

/** Nothing but the two numbers and one value under one key, no two of them at one place; null: the list holds things that have numbers. */
function cellsBy(list: readonly unknown[], row: string, column: string): readonly Cell[] | null {
  const cells: Cell[] = [];
  const places = new Set<string>();
  let content: string | undefined;
  for (const one of list) {
    if (!isRecord(one) || !isNumber(one[row]) || !isNumber(one[column])) return null;
    for (const key in one) {
      if (key === row || key === column) continue;
      content ??= key;
      if (key !== content) return null;
    }
    const { [row]: at, [column]: across } = one as Record<string, number>;
    places.add(`${at} ${across}`);
    cells.push({ row: at as number, column: across as number, box: content === undefined ? null : one[content] });
  }
  return places.size === cells.length ? cells : null;
}

function tableOf(cells: readonly Cell[]): readonly JsonObject[] | null {
  const rows = [...Map.groupBy(cells, ({ row }) => row)].toSorted(([a], [b]) => a - b).map(([, own]) => own);
  if (rows.length < 2) return null;
  const shown = shownKeyOf(cells.flatMap(({ box }) => (isRecord(box) ? [box] : [])));
  for (const [at, head] of rows.slice(0, mostAbove + 1).entries()) {
    const sorted = head.toSorted((a, b) => a.column - b.column);
    const texts = sorted.map(({ box }) => scalarText(shownInBox(box, shown) ?? '').trim());
    const dated = new Set(
      rows
        .slice(at + 1, at + looked)
        .flatMap((row) => row.flatMap(({ column, box }) => (isMoment(shownInBox(box, shown)) ? [column] : []))),
    );
    const names =
      columnNamesIn(texts) ?? (sorted.some(({ column }) => dated.has(column)) && areNames(texts) ? texts : null);
    if (names === null) continue;
    const byColumn = new Map(sorted.map(({ column }, n) => [column, names[n] as string]));
    const own = rows
      .slice(at + 1)
      .map((row) => new Map(row.map(({ column, box }) => [column, shownInBox(box, shown)])));
    const full = own.map((row) => [...row].filter(([column, value]) => value !== null && byColumn.has(column)).length);
    // A list of columns has numbers, too, and one of events has as many names.
    if (full.reduce((sum, count) => sum + count, 0) < 2 * own.length) return null;
    return own.map((row) => Object.fromEntries([...byColumn].map(([column, name]) => [name, row.get(column) ?? null])));
  }
  return null;
}

/** Words that nobody knows may be names as well, above days. */
const areNames = (texts: readonly string[]): boolean =>
  texts.length >= leastNames &&
  new Set(texts).size === texts.length &&
  texts.every((text) => /^[\p{L}#№_@$][^\n]{0,60}$/u.test(text) && text !== '__proto__' && !isMoment(text));
const leastNames = 4;
