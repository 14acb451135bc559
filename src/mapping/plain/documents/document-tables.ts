import { readKey } from '../../../vocabulary/key-words.ts';
import { type Concept, stampConcepts } from '../../../vocabulary/language-words.ts';
import { isEmpty, isRecord, type JsonObject, openText, scalarText } from '../../json.ts';
import { isMoment } from '../../structure/lists/list-shapes.ts';
import { hasEarly, withParts } from '../with-parts.ts';
import { type CellContent, cellContent } from './cell-content.ts';
import { attributesOf, kindOf, partsOf } from './document-nodes.ts';

// Pages of an editor, on which somebody keeps events as the rows of a table.

const maxDepth = 100;
const maxColumns = 60;
const maxRows = 5000;
const longestName = 60;

/**
 * An answer with such tables as lists of records in place of the document around them: `{ body: { type: 'doc', content: [{ type: 'table', content: [{ type:
 * 'tableRow', content: […] }, …] }] } }` as `{ body: [{ id: 'r7', Title: 'Fair', Date: '2026-10-06' }, …] }`. What a cell links to stands under its
 * title and `url`. A record that says itself when it is has a text with a table in it, and keeps it. The same object if it has no such table.
 */
export function withoutDocumentTables(body: unknown): unknown {
  return hasEarly(body, mayHaveTable) ? new Rewriting().rewritten(body, [], 0) : body;
}

const isTable = (kind: string | null): boolean => kind === 'table' || kind === 'simpletable';
const isRow = (kind: string | null): boolean => kind === 'tablerow' || kind === 'tr' || kind === 'row';

function mayHaveTable(value: object): boolean {
  if (Array.isArray(value)) return false;
  if (isTable(kindOf(value as JsonObject)) || kindOf(value as JsonObject) === 'tablerow') return true;
  for (const key in value) if (isDocumentText((value as JsonObject)[key])) return true;
  return false;
}

/** A document as a text of JSON. */
const isDocumentText = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 100 && /^\s*[[{]/.test(value) && /"(?:[\w-]+\/)?table"/.test(value);

/** A list of records that was a table. */
type Rows = readonly JsonObject[];

class Rewriting {
  /** The lists that were tables. A document with one is nothing but a list. */
  readonly #tables = new WeakSet<object>();

  rewritten(value: unknown, around: readonly JsonObject[], depth: number): unknown {
    if (isDocumentText(value)) {
      const held = openText(value);
      const inner = held === value ? value : this.rewritten(held, around, depth + 1);
      return inner === held ? value : inner;
    }
    if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
    const rows = this.#tableIn(value, around);
    if (rows !== null) return rows;
    const within = Array.isArray(value) ? around : [...around, value as JsonObject];
    const parts = withParts(value, (one) => this.rewritten(one, within, depth + 1));
    return parts === value || !isDocument(value) ? parts : this.#only(parts);
  }

  /** The records of a table, or of the rows that a document is asked for alone. */
  #tableIn(value: object, around: readonly JsonObject[]): Rows | null {
    const rows = Array.isArray(value)
      ? value.length > 1 && value.every((one) => isRecord(one) && isRow(kindOf(one))) && value
      : isTable(kindOf(value as JsonObject)) && rowsOf(value as JsonObject);
    if (!rows || around.some(saysWhen)) return null;
    const records = recordsOf(rows);
    if (records !== null) this.#tables.add(records);
    return records;
  }

  /** What the tables of a document hold. Of several, each record says what heading its table stands under. */
  #only(parts: object): unknown {
    const found: { readonly rows: Rows; readonly heading: string | null }[] = [];
    let heading: string | null = null;
    const seek = (value: unknown, layers: number): void => {
      if (typeof value !== 'object' || value === null) return;
      if (this.#tables.has(value)) found.push({ rows: value as Rows, heading });
      else if (isRecord(value) && /^h(?:ead(?:ing|er)\w*|[1-6])$/.test(kindOf(value) ?? ''))
        heading = scalarText(cellContent(value).value ?? '') || null;
      // What is in a list or in a node within is put together already.
      else if (isRecord(value) && kindOf(value) === null && layers < 2)
        for (const one of Object.values(value)) seek(one, layers + 1);
    };
    for (const one of Object.values(parts)) seek(one, 0);
    if (found.length === 0) return parts;
    const all = found.flatMap(({ rows, heading: above }) =>
      found.length === 1 || above === null ? rows : rows.map((row) => ({ section: above, ...row })),
    );
    this.#tables.add(all);
    return all;
  }
}

/** A node, or a list of nodes. */
const isDocument = (value: object): boolean => (Array.isArray(value) ? value.every(isNode) : isNode(value));

const isNode = (value: unknown): boolean => isRecord(value) && kindOf(value) !== null && !isTitled(value);

/** A page with a title of its own is a record that has a document. */
const isTitled = (value: JsonObject): boolean =>
  ['title', 'name'].some((key) => typeof value[key] === 'string' && value[key] !== '');

/** Whether a record says itself on what day it is. When it was changed does not say so. */
function saysWhen(record: JsonObject, layers = 0): boolean {
  if (kindOf(record) !== null && partsOf(record) !== null) return false;
  return Object.entries(record).some(([key, value]) => {
    if (Array.isArray(value) || isEmpty(value)) return false;
    const { concepts } = readKey(key);
    if (stampConcepts.some((concept) => concepts.has(concept))) return false;
    if (isRecord(value)) return layers < 3 && saysWhen(value, layers + 1);
    if (when.some((concept) => concepts.has(concept))) return true;
    return typeof value === 'string' && isMoment(value);
  });
}

const when: readonly Concept[] = ['start', 'date'];

/** The rows of a table, whose head and body may be parts of their own. */
function rowsOf(table: JsonObject): readonly unknown[] {
  const parts = partsOf(table) ?? [];
  return parts.flatMap((part) => {
    const isSection = isRecord(part) && /^t(?:able)?(?:head|body|foot|section)$/.test(kindOf(part) ?? '');
    return isSection ? (partsOf(part) ?? []) : [part];
  });
}

interface Cell extends CellContent {
  readonly columns: number;
  readonly rows: number;
}

const nothing: Cell = { value: null, link: null, image: null, columns: 1, rows: 1 };

/** The rows under the names of the columns, which the first row has; null: the table holds something else. */
function recordsOf(rows: readonly unknown[]): Rows | null {
  if (rows.length < 2 || rows.length > maxRows) return null;
  // Most tables end here: the names are read before what they name.
  const names = namesIn(gridOf(rows.slice(0, 1))[0] ?? []);
  if (names === null) return null;
  const [, ...lines] = gridOf(rows);
  const hasId = names.some((name) => /^id$/i.test(name));
  const ids = hasId ? [] : rows.slice(1).map(idOf);
  const areIds = ids.length > 0 && ids.every((id) => id !== null) && new Set(ids).size === ids.length;
  const records: JsonObject[] = [];
  let section: string | null = null;
  lines.forEach((cells, n) => {
    const full = cells.filter(({ value, link, image }) => value !== null || link !== null || image !== null);
    const [first] = full;
    if (first === undefined) return;
    // What stands across all columns is a heading of the rows below.
    if (full.length === 1 && (first.columns >= names.length || cellsOf(rows[n + 1])?.length === 1)) {
      section = scalarText(first.value ?? '');
      return;
    }
    const fields = names.flatMap((name, at) => fieldsOf(name, cells[at] ?? nothing));
    records.push(
      Object.fromEntries([
        ...(areIds ? [['id', ids[n]] as const] : []),
        ...(section === null ? [] : [['section', section] as const]),
        ...fields,
      ]),
    );
  });
  return records.length === 0 ? null : records;
}

const fieldsOf = (name: string, { value, link, image }: Cell): readonly (readonly [string, unknown])[] => [
  [name, value ?? image ?? link],
  ...(link !== null && link !== value && value !== null ? [[`${name} url`, link] as const] : []),
  ...(image !== null && value !== null ? [[`${name} image`, image] as const] : []),
];

const namesIn = (cells: readonly Cell[]): readonly string[] | null =>
  columnNamesIn(cells.map(({ value }) => scalarText(value ?? '').trim()));

/** The names of the columns of events: short texts, most of them words of fields, one of them says when and another something else. */
export function columnNamesIn(texts: readonly string[]): readonly string[] | null {
  if (texts.length < 2 || texts.length > maxColumns) return null;
  const told = texts.filter((text) => text !== '');
  if (told.length < 2 || told.length * 3 < texts.length * 2 || new Set(told).size < told.length) return null;
  if (!told.every((text) => /^[\p{L}#№@][^\n]*$/u.test(text) && text.length <= longestName && !isMoment(text)))
    return null;
  const known = told.map((text) => readKey(text).concepts).filter(({ size }) => size > 0);
  const isWhen = (concepts: ReadonlySet<Concept>) =>
    (['start', 'date', 'time'] as const).some((concept) => concepts.has(concept));
  if (known.length * 2 < told.length || !known.some(isWhen)) return null;
  if (told.every((text) => isWhen(readKey(text).concepts))) return null;
  return texts.map((text, n) => (text === '__proto__' || text === '' ? `column ${n + 1}` : text));
}

/** The cells of each row by the column. What reaches over several rows stands in each. */
function gridOf(rows: readonly unknown[]): readonly (readonly Cell[])[] {
  const below = new Map<number, { readonly cell: Cell; left: number }>();
  return rows.map((row) => {
    const line: Cell[] = [];
    const fill = () => {
      for (let over = below.get(line.length); over !== undefined; over = below.get(line.length)) {
        over.left -= 1;
        if (over.left === 0) below.delete(line.length);
        line.push(over.cell);
      }
    };
    for (const cell of (cellsOf(row) ?? []).slice(0, maxColumns)) {
      fill();
      const read = cellOf(cell);
      for (let n = 0; n < read.columns; n++) {
        if (read.rows > 1) below.set(line.length, { cell: n === 0 ? read : nothing, left: read.rows - 1 });
        line.push(n === 0 ? read : nothing);
      }
    }
    fill();
    return line;
  });
}

const cellsOf = (row: unknown): readonly unknown[] | null => {
  if (Array.isArray(row)) return row;
  // White space between the elements of HTML is no cell.
  return isRecord(row) ? (partsOf(row)?.filter((one) => !isRecord(one) || kindOf(one) !== 'text') ?? null) : null;
};

function cellOf(cell: unknown): Cell {
  const attributes = isRecord(cell) ? attributesOf(cell) : {};
  const span = (...keys: readonly string[]) => {
    const [number] = keys.map((key) => Number(attributes[key])).filter((one) => Number.isInteger(one) && one > 1);
    return Math.min(number ?? 1, maxColumns);
  };
  return {
    ...cellContent(cell),
    columns: span('colspan', 'colSpan'),
    rows: span('rowspan', 'rowSpan'),
  };
}

/** What an editor calls a row; null: nothing. */
function idOf(row: unknown): string | null {
  if (!isRecord(row)) return null;
  const attributes = attributesOf(row);
  for (const key of ['localId', 'id', '_key', '_id', 'key', 'uuid', 'uid']) {
    const id = attributes[key];
    if ((typeof id === 'string' && id !== '') || typeof id === 'number') return String(id);
  }
  return null;
}
