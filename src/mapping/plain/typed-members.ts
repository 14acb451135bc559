import { isRecord, type JsonObject, scalarText } from '../json.ts';
import { hasEarly, maxVisited } from './with-parts.ts';

// Converters of remote calls in XML write an object as a list of members, and each value under a key that names its type.

const maxDepth = 100;
const maxMembers = 500;
/** A value has few attributes beside its type. */
const mostKeys = 8;

/** So many members show that the keys of their values are types, where nobody knows the words. */
const leastMembers = 4;
/** So many members has each type, on the average. A key that nearly each member has of its own is a field. */
const membersOfType = 2;

const nameKey = /^(?:name|key|field|id|k|n)$/i;
const valueKey = /^(?:value|val|v)$/i;
/** What XML's attributes are written as. */
const attributeKey = /^(?:[@$_-].*|[a-z]+:type)$/i;
const textKey = /^(?:#text|_text|__text|\$t|_|\$|\$value|#cdata(?:-section)?)$/;
/** What is a type even where no member has it: other words for lists are keys of envelopes, too. */
const sureType = /^(?:array|struct)$/i;
/** The type of what holds several values; of what holds one; and of a value that is left out. */
const listType = /^(?:[a-z-]+:)?(?:array|list|vector|sequence|arr|set|collection)(?:type|value)?$/i;
const objectType = /^(?:[a-z\d-]+:)?(?:struct|map|dict|dictionary|hash|object)(?:type|value)?$/i;
const knownType =
  /^(?:[a-z\d-]+:)?(?:string|str|text|char|date|date_?time(?:\.iso8601)?|time|timestamp|uri|url|base64|binary)(?:value)?$/i;
const noneType = /^(?:[a-z\d-]+:)?(?:nil|null|none|void|undefined)(?:value)?$/i;
const booleanType = /^(?:[a-z\d-]+:)?bool(?:ean)?(?:value)?$/i;
const numberType =
  /^(?:[a-z\d-]+:)?(?:i[1248]|int\d*|integer|long|short|byte|double|float|decimal|number|real)(?:value)?$/i;

/**
 * An answer whose typed members are objects as others write them: `{ struct: { member: [{ name: 'title', value: { string: 'Fair' } }, { name:
 * 'seats', value: { int: '5' } }] } }` as `{ title: 'Fair', seats: 5 }`, and `{ array: { data: { value: { string: 'a' } } } }` as `['a']`. A list of one value may have
 * lost its brackets. The same object if it has no such members.
 */
export function withoutTypedMembers(body: unknown): unknown {
  const types = mayHaveMembers(body) ? typesIn(body) : null;
  return types === null ? body : plainValue(body, types, 0);
}

/** Whether there may be such members: something under a key for values, or for a list of them. Nearly all answers end here. */
const mayHaveMembers = (body: unknown): boolean => hasEarly(body, (_, key) => valueKey.test(key) || sureType.test(key));

/** The keys that name types, in an answer whose members have such values; null: it has none. */
function typesIn(body: unknown): ReadonlySet<string> | null {
  const keys = new Set<string>();
  const types = new Set<string>();
  let [members, values, empty] = [0, 0, 0];
  let left = maxVisited;
  const visit = (value: unknown, depth: number): void => {
    left -= 1;
    if (typeof value !== 'object' || value === null || left < 0 || depth > maxDepth) return;
    for (const [, inner] of (Array.isArray(value) ? membersOf(value) : loneMember(value as JsonObject)) ?? []) {
      const type = typeOf(inner);
      if (type === null) continue;
      members += 1;
      types.add(type.name);
      keys.add(type.key);
    }
    if (isRecord(value)) {
      const type = typeOf(value);
      const list =
        type !== null && sureType.test(type.name) && listType.test(type.name) ? listIn(value[type.key], keys) : null;
      if (list?.length === 0 && isRecord(value[type?.key ?? ''])) empty += 1;
      values += list?.filter((one) => isKnown(typeOf(one)?.name)).length ?? 0;
    }
    for (const key in value) visit((value as JsonObject)[key], depth + 1);
  };
  visit(body, 0);
  if (members === 0) return empty + values > 0 ? keys : null;
  if ([...types].every(isKnown)) return keys;
  return members >= leastMembers && types.size > 1 && types.size * membersOfType <= members ? keys : null;
}

const isKnown = (type: string | undefined): boolean => type !== undefined && isKnownType(type);

/** Whether this is what the type of a value is called in remote calls. */
export const isKnownType = (type: string): boolean =>
  [knownType, listType, objectType, noneType, booleanType, numberType].some((one) => one.test(type));

type Members = readonly (readonly [name: string, value: unknown])[];

/** The names and values of a list of members; null: it is another list. */
function membersOf(list: readonly unknown[]): Members | null {
  if (list.length === 0 || list.length > maxMembers) return null;
  const named: (readonly [string, unknown])[] = [];
  for (const item of list) {
    const member = memberOf(item);
    if (member === null) return null;
    named.push(member);
  }
  if (new Set(named.map(([name]) => name)).size < named.length) return null;
  return named.every(([, inner]) => isTyped(inner)) ? named : null;
}

/** The one member of `{ member: { name, value } }`, whose list has lost its brackets; null: it is no such object. */
function loneMember(around: JsonObject): Members | null {
  const [key, ...more] = ownKeys(around);
  const inner = key === undefined || more.length > 0 ? null : around[key];
  return isRecord(inner) ? membersOf([inner]) : null;
}

function memberOf(item: unknown): readonly [string, unknown] | null {
  if (!isRecord(item)) return null;
  const keys = ownKeys(item);
  const name = keys.find((key) => nameKey.test(key));
  const value = keys.find((key) => valueKey.test(key));
  if (keys.length !== 2 || name === undefined || value === undefined) return null;
  const text = textOf(item[name]);
  return text === null ? null : [text, only(item[value])];
}

/** The keys that are no attributes; all of them where there are many, so that they are none of a value. */
function ownKeys(object: JsonObject): readonly string[] {
  const keys = Object.keys(object);
  return keys.length > mostKeys ? keys : keys.filter((key) => textKey.test(key) || !attributeKey.test(key));
}

/** What stands alone in a list: some converters write each element of XML as one. */
const only = (value: unknown): unknown => (Array.isArray(value) && value.length === 1 ? value[0] : value);

/** The text of a name, whatever is around it. */
function textOf(given: unknown): string | null {
  const value = only(given);
  if (isRecord(value)) {
    const [key, ...more] = ownKeys(value);
    return key === undefined || more.length > 0 || isRecord(value[key]) ? null : textOf(value[key]);
  }
  const text = typeof value === 'string' || typeof value === 'number' ? scalarText(value).trim() : '';
  return text === '' || text === '__proto__' || text.length > 100 ? null : text;
}

/** A value under the one key of its type; or a text, whose type may be left out. */
const isTyped = (value: unknown): boolean =>
  typeof value === 'string' ||
  value === null ||
  typeOf(value) !== null ||
  (isRecord(value) && ownKeys(value).length === 0);

interface Type {
  /** The key that the value stands under. */
  readonly key: string;
  /** The same, or what an attribute says. */
  readonly name: string;
}

/** The type of a value; null: nothing names it. */
function typeOf(value: unknown): Type | null {
  if (!isRecord(value)) return null;
  const [key, ...more] = ownKeys(value);
  if (key === undefined || more.length > 0) return null;
  const declared = declaredType(value);
  if (declared !== null) return { key, name: declared };
  return textKey.test(key) ? null : { key, name: key };
}

/** `xsd:int` of `{ "@xsi:type": "xsd:int", "#text": "5" }`. */
function declaredType(value: JsonObject): string | null {
  const own = Object.entries(value).find(([key, one]) => /(?:^@|:|^_?)type$/i.test(key) && typeof one === 'string');
  return own === undefined ? null : (own[1] as string);
}

/** A value without its type, and everything in it. */
function plainValue(value: unknown, types: ReadonlySet<string>, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  const inside = (one: unknown) => plainValue(one, types, depth + 1);
  if (Array.isArray(value)) {
    const members = membersOf(value);
    if (members !== null) return objectOf(members, inside);
    // An element around the values was written as a list, too.
    const [element] = value;
    const isElement = value.length === 1 && isRecord(element) && ownKeys(element).length === 1;
    return isElement ? inside(element) : value.map(inside);
  }
  const object = value as JsonObject;
  if (isNothing(object)) return ownKeys(object).length < Object.keys(object).length ? null : object;
  const type = typeOf(object);
  const inner = type === null ? undefined : object[type.key];
  // `{ member: […] }`: the element around the members.
  const around = Array.isArray(inner) ? membersOf(inner) : loneMember(object);
  if (around !== null) return objectOf(around, inside);
  if (type !== null && isType(type, types)) {
    if (listType.test(type.name)) return listIn(inner, types).map(inside);
    if (objectType.test(type.name) && isNothing(inner)) return {};
    const scalar = only(inner);
    return typeof scalar === 'object' && scalar !== null ? inside(scalar) : scalarOf(scalar, type.name);
  }
  return Object.fromEntries(
    Object.entries(object)
      .filter(([key]) => key !== '__proto__')
      .map(([key, one]) => [key, inside(one)]),
  );
}

const objectOf = (members: Members, inside: (one: unknown) => unknown): JsonObject =>
  Object.fromEntries(members.map(([name, one]) => [name, inside(one)]));

/** Whether members have such a type, or an attribute says so. */
const isType = ({ key, name }: Type, types: ReadonlySet<string>): boolean =>
  types.has(key) || sureType.test(key) || (name !== key && isKnown(name));

/** The values of a list, inside the elements around them. */
function listIn(given: unknown, types: ReadonlySet<string>): readonly unknown[] {
  let value = given;
  for (let layers = 0; layers < 5; layers++) {
    const inner = Array.isArray(value) && value.length === 1 && !isValue(value[0], types) ? value[0] : value;
    if (Array.isArray(inner)) return inner;
    if (isNothing(inner)) return [];
    if (!isRecord(inner) || isValue(inner, types)) return [inner];
    const [key, ...more] = ownKeys(inner);
    if (key === undefined || more.length > 0) return [inner];
    value = inner[key];
  }
  return [value];
}

const isValue = (value: unknown, types: ReadonlySet<string>): boolean => {
  const type = typeOf(value);
  return type !== null && isType(type, types);
};

const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (isRecord(value) && ownKeys(value).length === 0);

/** A text as what its type says. A number that would read otherwise, `007`, stays. */
function scalarOf(value: unknown, type: string): unknown {
  if (noneType.test(type)) return null;
  if (typeof value !== 'string') return value;
  if (booleanType.test(type) && /^(?:[01]|true|false)$/i.test(value.trim())) return /^(?:1|true)$/i.test(value.trim());
  if (numberType.test(type) && String(Number(value)) === value.trim()) return Number(value);
  return value;
}
