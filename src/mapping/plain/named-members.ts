import { isRecord, type JsonObject, scalarText } from '../json.ts';
import { areOfRecord } from '../structure/labelled.ts';
import { hasEarly, maxVisited, oncePerAnswer } from './with-parts.ts';

// Records whose fields are elements or pairs with a name: `<field name="title">Fair</field>`, `{ "name": "title", "value": "Fair" }`.

const maxDepth = 100;
const maxMembers = 200;
/** An element has few attributes beside its text. */
const mostKeys = 8;

/** A member: its name and what it holds. */
type Member = readonly [name: string, value: unknown];

/** An attribute of XML that names its element, and the objects that converters put attributes into. */
const nameAttribute = /^(?:@_?|-)(?:name|key|field)$/i;
const attributesKey = /^(?:\$|@|_?@?attributes|_?attrs?)$/i;
const attributeKey = /^[@$_-]|^(?:attributes|attrs?)$/i;
const textKey = /^(?:#text|_text|__text|\$t|_|\$|\$value|@?value|@values|values|#cdata(?:-section)?)$/i;
/** What says only what kind of text it is. */
const manner = /^[@$_-]*(?:[a-z]+:)?(?:type|label|title|caption|id|no?|nr|index|order|class|kind|format)$/i;
const nameKey = /^(?:name|key|field)$/i;
const valueKey = /^(?:value|val|v)$/i;
const fieldName = /^[\p{L}_][\p{L}\p{N}_.:-]{0,60}$/u;

/** The names of an answer's members, by the key that lists of them stand under; `''`: lists in a list. */
type Known = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * An answer with such records as objects: `{ "field": [{ "@name": "title", "#text": "Fair" }, …] }` as `{ "field": { "title": "Fair", … } }`, and `[[{ "name":
 * "title", "value": "Fair" }, …], …]` as `[{ "title": "Fair", … }, …]`, with what is so inside. Pairs that a record has beside other fields stay a list.
 * `beside`: another answer, whose names are those of this one, too. The same object if it has none.
 */
export function withoutNamedMembers(body: unknown, beside: unknown = null): unknown {
  if (beside === null && !mayHaveMembers(body)) return body;
  const own = membersIn(body, beside === null ? new Map() : listsBeside(beside));
  return own.size === 0 ? body : rewritten(body, own, '', 0);
}

/** Whether there may be such members. Nearly all answers end here. */
function mayHaveMembers(body: unknown): boolean {
  const told = new Map<string, boolean>();
  const isName = (key: string): boolean => {
    const known = told.get(key) ?? (nameAttribute.test(key) || attributesKey.test(key));
    told.set(key, known);
    return known;
  };
  return hasEarly(body, (value) => {
    if (Array.isArray(value)) return Array.isArray(value[0]) && isRecord(value[0][0]);
    for (const key in value) if (isName(key)) return true;
    return false;
  });
}

type Lists = ReadonlyMap<string, readonly (readonly Member[])[]>;

const listsBeside = oncePerAnswer<Lists>((body) => (mayHaveMembers(body) ? listsIn(body) : new Map()), new Map());

/** The lists of members in an answer, by the key that they stand under. */
function listsIn(body: unknown): Lists {
  const lists = new Map<string, (readonly Member[])[]>();
  let left = maxVisited;
  const visit = (value: unknown, key: string, within: string, depth: number): void => {
    left -= 1;
    if (typeof value !== 'object' || value === null || left < 0 || depth > maxDepth) return;
    const add = (under: string, members: readonly Member[]) => {
      const known = lists.get(under);
      if (known === undefined) lists.set(under, [members]);
      else known.push(members);
    };
    const elements = elementsOf(value, key);
    // What a record has inside may have other names.
    if (elements !== null && key !== within) add(key, elements);
    for (const pairs of (Array.isArray(value) && allOf(value, pairsOf)) || []) add('', pairs);
    for (const [inner, one] of Object.entries(value))
      visit(one, Array.isArray(value) ? key : inner, elements === null ? within : key, depth + 1);
  };
  visit(body, '', '', 0);
  return lists;
}

/** The names of those lists that are records. What are pairs of records in the other answer are pairs of one here. */
function membersIn(body: unknown, beside: Lists): Known {
  const known = new Map<string, ReadonlySet<string>>();
  const own = listsIn(body);
  for (const key of new Set([...own.keys(), ...(beside.has('') ? [''] : [])])) {
    const lists = [...(own.get(key) ?? []), ...(beside.get(key) ?? [])];
    if (areRecords(lists)) known.set(key, new Set(lists.flat().map(([name]) => name)));
  }
  return known;
}

/** They have the same names, under which stands not always the same; or the names are those of fields. */
function areRecords(lists: readonly (readonly Member[])[]): boolean {
  const counts = new Map<string, number>();
  const values = new Map<string, Set<string>>();
  for (const list of lists) {
    for (const name of new Set(list.map(([one]) => one))) counts.set(name, (counts.get(name) ?? 0) + 1);
    for (const [name, value] of list) values.set(name, (values.get(name) ?? new Set()).add(JSON.stringify(value)));
  }
  const names = [...counts.keys()];
  // Features that have nothing but attributes have their fields there.
  if (lists.every((list) => list.every(([, value]) => value === null))) return false;
  if (areOfRecord(names)) return true;
  const usual = [...counts].filter(([, count]) => count * 2 > lists.length).map(([name]) => name);
  const isVaried = usual.some((name) => (values.get(name)?.size ?? 0) > 1);
  return lists.length > 1 && usual.length > 1 && usual.length * 5 >= counts.size * 3 && isVaried;
}

/** Elements with names, or one of them that has lost its brackets; null: it is something else. */
function elementsOf(value: object, key: string): readonly Member[] | null {
  const list = Array.isArray(value) ? value : [value];
  if (key === '' || list.length === 0 || list.length > maxMembers) return null;
  const found = allOf(list, elementOf);
  if (found === null) return null;
  return new Set(found.map(([name]) => name)).size * 2 > found.length ? found : null;
}

/** What a reader finds in each; null: not in all. */
function allOf<T>(list: readonly unknown[], read: (one: unknown) => T | null): readonly T[] | null {
  const found: T[] = [];
  for (const one of list) {
    const own = read(one);
    if (own === null) return null;
    found.push(own);
  }
  return found;
}

function elementOf(item: unknown): Member | null {
  if (!isRecord(item)) return null;
  const keys = Object.keys(item);
  if (keys.length > mostKeys) return null;
  const around = keys.find((key) => attributesKey.test(key) && isRecord(item[key]));
  const attributes = around === undefined ? item : (item[around] as JsonObject);
  const name = Object.keys(attributes).find((key) =>
    around === undefined ? nameAttribute.test(key) : nameKey.test(key),
  );
  const text = name === undefined ? undefined : attributes[name];
  if (typeof text !== 'string' || !fieldName.test(text) || text === '__proto__') return null;
  const own = keys.filter((key) => key !== around && key !== name && (textKey.test(key) || !attributeKey.test(key)));
  const [only] = own;
  if (only === undefined) return [text, null];
  const about = Object.keys(attributes).filter((key) => key !== name && !own.includes(key) && !manner.test(key));
  if (own.length === 1 && textKey.test(only))
    return [text, about.length === 0 ? item[only] : withoutKey(item, around, name as string)];
  // Any other value stands under the name of its type, unless it has members itself.
  const inner = own.length === 1 ? item[only] : null;
  const isRecordItself = typeof inner === 'object' && inner !== null && elementsOf(inner, only) !== null;
  return isRecordItself ? [text, { [only]: inner }] : null;
}

/** An element without its name: other attributes may say what its text means. */
function withoutKey(item: JsonObject, around: string | undefined, name: string): JsonObject {
  const omit = (object: JsonObject) => Object.fromEntries(Object.entries(object).filter(([key]) => key !== name));
  return around === undefined ? omit(item) : { ...item, [around]: omit(item[around] as JsonObject) };
}

/** A record as a list of pairs, which have nothing but a name and a value; null: it is something else. */
function pairsOf(value: unknown): readonly Member[] | null {
  if (!Array.isArray(value) || value.length < 2 || value.length > maxMembers) return null;
  const found = allOf(value, pairOf);
  if (found === null) return null;
  return new Set(found.map(([name]) => name)).size === found.length ? found : null;
}

function pairOf(item: unknown): Member | null {
  if (!isRecord(item)) return null;
  const keys = Object.keys(item);
  const name = keys.find((key) => nameKey.test(key));
  const value = keys.find((key) => valueKey.test(key));
  if (keys.length !== 2 || name === undefined || value === undefined) return null;
  const text = scalarText(item[name]);
  return typeof item[name] === 'string' && fieldName.test(text) && text !== '__proto__' ? [text, item[value]] : null;
}

function rewritten(value: unknown, known: Known, under: string, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  const elements = known.has(under) ? elementsOf(value, under) : null;
  if (elements !== null) return objectOf(elements, known, depth);
  const pairs = known.has('') ? pairsOf(value) : null;
  if (pairs !== null && sharesNames(pairs, known.get('') as ReadonlySet<string>)) return objectOf(pairs, known, depth);
  if (Array.isArray(value)) return value.map((one) => rewritten(one, known, under, depth + 1));
  // `{ fields: { field: […] } }`: the element around them says nothing.
  const [only, ...more] = Object.entries(value);
  if (
    only !== undefined &&
    more.length === 0 &&
    typeof only[1] === 'object' &&
    only[1] !== null &&
    known.has(only[0])
  ) {
    const inner = elementsOf(only[1], only[0]);
    if (inner !== null) return objectOf(inner, known, depth);
  }
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== '__proto__')
      .map(([key, one]) => [key, rewritten(one, known, key, depth + 1)]),
  );
}

const sharesNames = (pairs: readonly Member[], names: ReadonlySet<string>): boolean =>
  pairs.filter(([name]) => names.has(name)).length * 2 >= pairs.length;

/** Members as an object. What has one name several times is a list. */
function objectOf(members: readonly Member[], known: Known, depth: number): JsonObject {
  const fields = new Map<string, unknown>();
  for (const [name, value] of members) {
    const pairs = known.has('') ? pairsOf(value) : null;
    const inner = pairs === null ? rewritten(value, known, name, depth + 1) : objectOf(pairs, known, depth + 1);
    fields.set(name, fields.has(name) ? [fields.get(name), inner].flat() : inner);
  }
  return Object.fromEntries(fields);
}
