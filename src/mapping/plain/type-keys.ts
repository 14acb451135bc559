import { isRecord, type JsonObject } from '../json.ts';
import { hasEarly, withParts } from './with-parts.ts';

// Some serializers put each value under a key that names its type: those of unions, and those that write XML as JSON.

const maxDepth = 100;

/** Types of a union's values that nobody would call a field. */
const unionTypes: { readonly [type: string]: string } = {
  string: 'string', int: 'number', long: 'number', float: 'number', double: 'number', boolean: 'boolean',
}; // biome-ignore format: a list

/** The name of a record's type with its namespace, `org.example.events.Venue`. */
const recordType = /^(?:[a-z_]\w*\.)+([A-Z]\w*)$/;

/** Types of properties' values by RFC 6321 §3.6. */
const propertyTypes: ReadonlySet<string> = new Set(
  'binary boolean cal-address date date-time duration float integer language-tag period recur text time unknown uri utc-offset'.split(
    ' ',
  ),
);

/**
 * An answer whose values stand where their types stood:
 *
 * - `{ "venue": { "org.example.Venue": { "name": "Hall", "zip": { "string": "01234" } } } }`, a union's values;
 * - `{ "summary": { "text": "Fair" }, "dtstart": { "parameters": { "tzid": { "text": "Europe/Oslo" } }, "date-time": "…" }, … }`, at least three
 *   of them: what has parameters is `{ "tzid": "Europe/Oslo", "value": "…" }`;
 * - `{ "$": "Fair" }`, the text of an element of XML.
 *
 * The same object if it has none.
 */
export function withoutTypeKeys(body: unknown): unknown {
  if (!hasEarly(body, (value) => isRecord(value) && (valueOfUnion(value) !== undefined || isProperty(value))))
    return body;
  const rewritten = (value: unknown, depth: number): unknown => {
    if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
    const inner = withParts(value, (one) => rewritten(one, depth + 1));
    if (Array.isArray(inner)) return inner;
    return valueOfUnion(inner as JsonObject) ?? valuesOfProperties(inner as JsonObject) ?? inner;
  };
  return rewritten(body, 0);
}

/** What stands under the only key of an object, which names its type; undefined: the object means something by itself. */
function valueOfUnion(object: JsonObject): unknown {
  let only: string | undefined;
  for (const key in object) {
    if (only !== undefined) return undefined;
    only = key;
  }
  if (only === undefined) return undefined;
  const value = object[only];
  if (only === '$') return typeof value === 'object' ? undefined : value;
  if (Object.hasOwn(unionTypes, only)) return typeof value === unionTypes[only] ? value : undefined;
  const type = recordType.exec(only)?.[1];
  if (type === undefined) return undefined;
  if (isRecord(value)) return { type, ...value };
  return typeof value === 'string' ? value : undefined;
}

/** Properties with their values; undefined: the object holds something else. */
function valuesOfProperties(object: JsonObject): JsonObject | undefined {
  let typed = 0;
  let others = 0;
  for (const key in object) {
    if (isProperty(object[key])) typed += 1;
    else others += 1;
    if (others > 3 && typed === 0) return undefined;
  }
  if (typed < 3 || typed < others) return undefined;
  return Object.fromEntries(
    Object.entries(object).map(([key, property]) => [
      key,
      Array.isArray(property)
        ? property.map((one) => (isProperty(one) ? plainProperty(one) : one))
        : isProperty(property)
          ? plainProperty(property as JsonObject)
          : property,
    ]),
  );
}

/** One type with a value, or a list of some. */
function isProperty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every((one) => isRecord(one) && isProperty(one));
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
