import { isRecord, type JsonObject } from '../json.ts';
import { hasEarly, withParts } from './with-parts.ts';

// Some serializers put each value under a key that names its type: those of unions, and those that write XML as JSON.

const maxDepth = 100;

/** Types of a union's values that nobody would call a field. */
const unionTypes: { readonly [type: string]: string } = {
  string: 'string', int: 'number', long: 'number', float: 'number', double: 'number', boolean: 'boolean',
}; // biome-ignore format: a list

/** A field may be called `long` or `page.Color`, and hardly so. */
const sureUnionType = /^(?:string|int|float|boolean|(?:[a-z_]\w*\.){2,}[A-Z]\w*)$/;

/** The name of a record's type with its namespace, `org.example.events.Venue`. `poster.PDF` is a file. */
const recordType = /^(?:[a-z_]\w*\.)+([A-Z]\w*[a-z]\w*)$/;

/** Types of properties' values by RFC 6321 §3.6. */
const propertyTypes: ReadonlySet<string> = new Set(
  'binary boolean cal-address date date-time duration float integer language-tag period recur text time unknown uri utc-offset'.split(
    ' ',
  ),
);

/** Those that nobody would call a field. */
const surePropertyType = /-|^(?:binary|integer|parameters|recur|unknown)$/;
/** So many keys have properties. */
const leastProperties = 3;

/**
 * An answer whose values stand where their types stood:
 *
 * - `{ "venue": { "org.example.Venue": { "name": "Hall", "zip": { "string": "01234" } } } }`, a union's values;
 * - `{ "summary": { "text": "Fair" }, "dtstart": { "parameters": { "tzid": { "text": "Europe/Oslo" } }, "date-time": "…" }, … }`, at least three
 *   of them: what has parameters is `{ "tzid": "Europe/Oslo", "value": "…" }`;
 * - `{ "$": "Fair" }`, the text of an element of XML.
 *
 * A key has such values everywhere or nowhere. The same object if the answer has none.
 */
export function withoutTypeKeys(body: unknown): unknown {
  if (!hasEarly(body, (value) => isRecord(value) && mayBeTyped(value))) return body;
  const known = keysIn(body);
  return known.unions.size + known.properties.size === 0 && !known.hasTexts ? body : rewritten(body, known, '', 0);
}

const mayBeTyped = (object: JsonObject): boolean =>
  valueOfUnion(object) !== undefined || isProperty(object) || textOf(object) !== undefined;

/** The keys of an answer whose values stand under their types. */
interface Known {
  readonly unions: ReadonlySet<string>;
  readonly properties: ReadonlySet<string>;
  /** Whether there is an element of XML with nothing but its text. */
  readonly hasTexts: boolean;
}

/** The types that the objects under a key have. */
interface Types {
  readonly union: Set<string>;
  readonly property: Set<string>;
  /** How many are in each manner, and in none. */
  unions: number;
  properties: number;
  objects: number;
}

function keysIn(body: unknown): Known {
  const byKey = new Map<string, Types>();
  let hasTexts = false;
  const visit = (value: unknown, key: string, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > maxDepth) return;
    if (Array.isArray(value)) {
      for (const one of value) visit(one, key, depth + 1);
      return;
    }
    const object = value as JsonObject;
    const isText = textOf(object) !== undefined;
    if (isText) hasTexts = true;
    else note(byKey, key, object);
    for (const own in object) visit(object[own], own, depth + 1);
  };
  visit(body, '', 0);
  const all = [...byKey];
  const unions = all.filter(([key, one]) => key !== '' && one.unions === one.objects);
  const properties = all.filter(([key, one]) => key !== '' && one.properties === one.objects);
  const areUnions = unions.some(([, { union }]) => [...union].some((type) => sureUnionType.test(type)));
  const areProperties =
    properties.length >= leastProperties &&
    properties.some(([, { property }]) => [...property].some((type) => surePropertyType.test(type)));
  const keys = (some: readonly (readonly [string, Types])[]) => new Set(some.map(([key]) => key));
  return { unions: keys(areUnions ? unions : []), properties: keys(areProperties ? properties : []), hasTexts };
}

function note(byKey: Map<string, Types>, key: string, object: JsonObject): void {
  const types = byKey.get(key) ?? { union: new Set(), property: new Set(), unions: 0, properties: 0, objects: 0 };
  byKey.set(key, types);
  types.objects += 1;
  if (valueOfUnion(object) !== undefined) {
    types.unions += 1;
    types.union.add(Object.keys(object)[0] as string);
  }
  if (isProperty(object)) {
    types.properties += 1;
    for (const type in object) types.property.add(type);
  }
}

function rewritten(value: unknown, known: Known, key: string, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  if (Array.isArray(value)) return withParts(value, (one) => rewritten(one, known, key, depth + 1));
  const isTyped = known.properties.has(key) && isProperty(value);
  const inner = withParts(value, (one, own) => rewritten(one, known, own, depth + 1)) as JsonObject;
  if (isTyped) return plainProperty(inner);
  return textOf(inner) ?? (known.unions.has(key) ? valueOfUnion(inner) : undefined) ?? inner;
}

/** The text of an element of XML that has nothing else; undefined: the object is something else. */
const textOf = (object: JsonObject): unknown => {
  for (const key in object) if (key !== '$') return undefined;
  return typeof object.$ === 'object' ? undefined : object.$;
};

/** What stands under the only key of an object, which names its type; undefined: the object means something by itself. */
function valueOfUnion(object: JsonObject): unknown {
  let only: string | undefined;
  for (const key in object) {
    if (only !== undefined) return undefined;
    only = key;
  }
  if (only === undefined) return undefined;
  const value = object[only];
  if (Object.hasOwn(unionTypes, only)) return typeof value === unionTypes[only] ? value : undefined;
  const type = recordType.exec(only)?.[1];
  if (type === undefined) return undefined;
  if (isRecord(value)) return { type, ...value };
  return typeof value === 'string' ? value : undefined;
}

/** One type with a value. */
function isProperty(value: unknown): boolean {
  if (!isRecord(value)) return false;
  let types = 0;
  for (const key in value) {
    if (propertyTypes.has(key)) types += 1;
    else if (key !== 'parameters' || !isRecord(value[key])) return false;
  }
  return types === 1;
}

function plainProperty({ parameters, ...typed }: JsonObject): unknown {
  const [value] = Object.values(typed);
  if (!isRecord(parameters)) return value;
  const said = Object.entries(parameters).map(([key, one]) => [
    key,
    isProperty(one) ? Object.values(one as object)[0] : one,
  ]);
  return { ...Object.fromEntries(said), value };
}
