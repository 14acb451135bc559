import { readKey } from '../../../vocabulary/key-words.ts';
import type { Concept } from '../../../vocabulary/language-words.ts';
import { isRecord, type JsonObject } from '../../json.ts';
import { isIdWord, readReference } from '../../reference-keys.ts';
import { isGeneral } from '../../structure/lists/list-shapes.ts';
import { withParts } from '../with-parts.ts';
import { detailsAmong, type Join, joinOf } from './table-joins.ts';
import { haveNumbersOnly, idText, isRow, maxTables, type Table, tablesIn, whens } from './tables.ts';

// Stored procedures and exports of databases answer with several tables side by side, whose rows name each other by numbers.

const maxDepth = 4;
/** What has more keys is no record. */
const mostFields = 100;

/**
 * An answer whose tables are joined: rows that point back to a record stand in it, `{ courses: [{ course_id: 7 }], sessions: [{ course_id:
 * 7, day }, …] }` as `{ courses: [{ course_id: 7, sessions: [{ day }, …] }] }`. Of a table that links records to the rows of a third, a
 * record gets these rows. Where tables have only numbers for names, `Table1`, a record gets the one row that it points to as well: one with a
 * name is looked up by that. The same object if nothing is to be joined.
 */
export function withoutJoinedTables(body: unknown): unknown {
  const rewritten = (value: unknown, depth: number): unknown => {
    if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
    // An export is the whole answer: the tables in a record are its content.
    if (Array.isArray(value))
      return areResultSets(value) ? joinedSets(value) : ((depth === 0 ? exportedTables(value) : null) ?? value);
    // What a record holds are its parts.
    if (isRecordItself(value as JsonObject)) return value;
    return joinedIn(value as JsonObject) ?? withParts(value, (one) => rewritten(one, depth + 1));
  };
  return rewritten(body, 0);
}

/** Whether an object has a name and an id or a date of its own. */
function isRecordItself(holder: JsonObject): boolean {
  const told = new Set<Concept>();
  let left = mostFields;
  for (const key in holder) {
    left -= 1;
    if (left < 0) return false;
    if (typeof holder[key] !== 'object') for (const concept of readKey(key).concepts) told.add(concept);
  }
  return (told.has('title') || told.has('name')) && (told.has('id') || told.has('start') || told.has('date'));
}

/** `[[{ … }], [{ … }]]` */
const areResultSets = (value: readonly unknown[]): value is readonly (readonly JsonObject[])[] =>
  value.length > 1 && value.length <= maxTables && value.every((one) => Array.isArray(one) && isRecord(one[0] ?? {}));

/** Those at the end that are joined to others leave no place behind. */
function joinedSets(sets: readonly (readonly JsonObject[])[]): unknown {
  const joined = joinedIn({ ...sets } as unknown as JsonObject);
  if (joined === null) return sets;
  const rest = sets.map((_, n) => (joined[n] ?? []) as readonly unknown[]);
  return rest.slice(0, rest.findLastIndex(({ length }) => length > 0) + 1);
}

/** What says of an entry of an export what it is, what may stand beside the rows of a table, and what an export says of itself. */
const kindsOfEntry = ['type', 'kind'];
const besideRows = /^(?:type|kind|name|table|database|schema|comment|engine|count)$/i;
const ofExport = /^(?:type|kind|name|database|schema|comment|version|host|date|time|generated|generator)$/i;

/** `[{ type: 'table', name: 'events', data: [{ … }] }, …]`, as exports of whole databases are: the tables by their names. Null: it is no such list. */
function exportedTables(list: readonly unknown[]): JsonObject | null {
  if (list.length > 3 * maxTables || !list.every(isRecord)) return null;
  const records = list as readonly JsonObject[];
  const isTable = (one: JsonObject) => kindsOfEntry.some((key) => one[key] === 'table');
  const named = records.filter(isTable).map(exportedTable);
  const isAbout = (one: JsonObject) =>
    kindsOfEntry.some((key) => typeof one[key] === 'string') && Object.keys(one).every((key) => ofExport.test(key));
  if (named.length === 0 || named.includes(null) || !records.every((one) => isTable(one) || isAbout(one))) return null;
  const tables = named.filter((one) => one !== null);
  if (new Set(tables.map(([name]) => name)).size < tables.length || tables.every(([, rows]) => rows.length === 0))
    return null;
  const byName = Object.fromEntries(tables.filter(([name]) => name !== '__proto__'));
  return joinedIn(byName) ?? byName;
}

/** The name of an exported table and its rows; null: the entry says something else. */
function exportedTable(entry: JsonObject): readonly [name: string, rows: readonly JsonObject[]] | null {
  const name = entry.name ?? entry.table;
  const [key, ...more] = Object.keys(entry).filter((one) => !besideRows.test(one));
  const rows = key === undefined || more.length > 0 ? null : entry[key];
  return typeof name === 'string' && Array.isArray(rows) && rows.every(isRow) ? [name, rows] : null;
}

/** The holder of the tables with those that others are joined to; null: it has no such tables. */
function joinedIn(holder: JsonObject): JsonObject | null {
  const tables = tablesIn(holder);
  if (tables.length < 2) return null;
  const areNumbered = haveNumbersOnly(tables.map(({ key }) => key));
  const joins = tables.flatMap((from) => tables.flatMap((to) => joinOf(from, to, areNumbered) ?? []));
  if (joins.length === 0) return null;
  const details = detailsAmong(joins);
  // By what points back to a record, nothing else is looked up.
  const others = joins.filter((one) => !details.some(({ from, reference }) => from === one.to && reference === one.id));
  const lookups = others.filter((one) => !details.includes(one));
  const joining: Joining = { details, lookups, areNumbered, gone: new Set(), rows: new Map() };
  for (const table of tables) rowsOf(table, joining);
  if (joining.gone.size === 0 || joining.gone.size === tables.length) return null;
  const byKey = new Map(tables.map((table) => [table.key, table] as const));
  return Object.fromEntries(
    Object.entries(holder).flatMap(([key, value]) => {
      const table = byKey.get(key);
      if (key === '__proto__' || (table !== undefined && joining.gone.has(table))) return [];
      return [[key, table === undefined ? value : joining.rows.get(table)]];
    }),
  );
}

interface Joining {
  readonly details: readonly Join[];
  readonly lookups: readonly Join[];
  readonly areNumbered: boolean;
  /** Tables that stand in others now. */
  readonly gone: Set<Table>;
  /** Null: the table is being joined. */
  readonly rows: Map<Table, readonly JsonObject[] | null>;
}

/** The rows of a table with what is joined to them. */
function rowsOf(table: Table, joining: Joining): readonly JsonObject[] {
  const known = joining.rows.get(table);
  if (known !== undefined) return known ?? table.rows;
  joining.rows.set(table, null);
  let rows = table.rows;
  const isUnder = (one: Table) => joining.rows.get(one) === null;
  if (joining.areNumbered && thirdOf(table, joining) === null)
    for (const join of joining.lookups)
      if (join.from === table && !isUnder(join.to)) rows = withRow(rows, join, joining);
  for (const join of joining.details)
    if (join.to === table && !isUnder(join.from)) rows = withDetails(rows, join, joining);
  joining.rows.set(table, rows);
  return rows;
}

/** Each row with the one that it points to. */
function withRow(rows: readonly JsonObject[], join: Join, joining: Joining): readonly JsonObject[] {
  const label = labelIn(join);
  const name = freeName(rows, [...(label === null ? [] : [label]), thingIn(join), join.to.key]);
  if (name === null) return rows;
  const byId = new Map(rowsOf(join.to, joining).map((row) => [idText(row[join.id.key]), row] as const));
  joining.gone.add(join.to);
  return rows.map((row) => {
    const found = byId.get(idText(row[join.reference.key]));
    return found === undefined ? row : { ...row, [name]: name === label ? found[label] : found };
  });
}

/** `HALL_NAME` of `{ HALL_NO, HALL_NAME }`: all that there is of a row, under a key that says of what. Null: there is more, or it says nothing. */
function labelIn({ to, reference, id }: Join): string | null {
  const [label, ...more] = to.columns.filter((one) => one !== id);
  const isOf = label?.words.some((word) => reference.words.includes(word) && !isIdWord(word)) ?? false;
  return label !== undefined && more.length === 0 && isOf ? label.key : null;
}

/** Each row with those that point to it. */
function withDetails(rows: readonly JsonObject[], join: Join, joining: Joining): readonly JsonObject[] {
  const third = thirdOf(join.from, joining);
  const name = freeName(rows, [third === null ? partsIn(join, joining) : nameOfThird(third, joining), join.from.key]);
  if (name === null) return rows;
  const inner = third === null ? rowsOf(join.from, joining) : linkedRows(third, joining);
  const byId = Map.groupBy(
    join.from.rows.map((row, n) => ({ id: idText(row[join.reference.key]), n })),
    ({ id }) => id,
  );
  joining.gone.add(join.from);
  return rows.map((row) => {
    const own = byId.get(idText(row[join.id.key])) ?? [];
    return own.length === 0
      ? row
      : { ...row, [name]: own.map(({ n }) => without(inner[n] as JsonObject, join.reference.key)) };
  });
}

const without = (row: JsonObject, key: string): JsonObject =>
  Object.fromEntries(Object.entries(row).filter(([own]) => own !== key && own !== '__proto__'));

/** What a table links its records to, where it has nothing else but a number or two; null: it is no such table. */
function thirdOf(table: Table, { details, lookups }: Joining): Join | null {
  const own = details.find(({ from }) => from === table);
  const [third, ...more] = lookups.filter(({ from, to }) => from === table && to !== own?.to);
  if (own === undefined || third === undefined || more.length > 0) return null;
  const rest = table.columns.filter((one) => one !== own.reference && one !== third.reference);
  return rest.length <= 2 &&
    rest.every(({ some }) => some.every((value) => typeof value !== 'string' || value.length < 4))
    ? third
    : null;
}

/** For each row of a table of links, the row of the third table. */
function linkedRows(third: Join, joining: Joining): readonly JsonObject[] {
  const byId = new Map(rowsOf(third.to, joining).map((row) => [idText(row[third.id.key]), row] as const));
  if (joining.areNumbered) joining.gone.add(third.to);
  return third.from.rows.map((row) => {
    const found = byId.get(idText(row[third.reference.key]));
    return found === undefined ? row : { ...without(row, third.reference.key), ...found };
  });
}

function nameOfThird(third: Join, { areNumbered }: Joining): string {
  const name = areNumbered ? thingIn(third) : third.to.key;
  const { concepts } = readKey(name);
  // What records have several of, and others have as well, is no title.
  return areNumbered && concepts.has('title') && [...concepts].every((one) => titles.has(one)) ? 'categories' : name;
}

const titles: ReadonlySet<Concept> = new Set<Concept>(['title', 'name', 'modifier']);

/** What the rows of a table without a name are: the words that its id shares with another column, or has beside the one for an id. */
function thingIn({ to, reference, id }: Join): string {
  const others = new Set(to.columns.filter((one) => one !== id).flatMap(({ words }) => words));
  const shared = reference.words.filter((word) => others.has(word) && !isIdWord(word));
  return shared.length > 0 ? shared.join('_') : (readReference(reference.key, '').target ?? to.key);
}

/** The same for parts: the name of their table, what several of their columns are called after, or what one says that they are. */
function partsIn({ from, reference }: Join, { areNumbered }: Joining): string {
  if (!areNumbered && !isGeneral(from.key)) return from.key;
  const words = from.columns.filter((one) => one !== reference).flatMap((one) => [...new Set(one.words)]);
  const shared = words.filter((word, n) => words.indexOf(word) !== n && !isIdWord(word) && /^\p{L}{3,}$/u.test(word));
  const fitting = shared.find((word) => !whens.some((one) => readKey(word).concepts.has(one)));
  if (from.isDated) return fitting !== undefined && readKey(fitting).concepts.has('sessions') ? fitting : 'sessions';
  const telling = words.find((word) => parts.some((one) => readKey(word).concepts.has(one)));
  return telling ?? fitting ?? from.key;
}

const parts: readonly Concept[] = [
  'price',
  'category',
  'tag',
  'person',
  'performer',
  'organizer',
  'sponsor',
  'image',
  'attachment',
  'place',
];

/** The first name that no row has for something else; null: all are taken. */
const freeName = (rows: readonly JsonObject[], wanted: readonly string[]): string | null =>
  wanted.find((name) => !rows.some((row) => Object.hasOwn(row, name))) ?? null;
