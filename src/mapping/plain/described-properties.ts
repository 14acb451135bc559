import { readKey } from '../../vocabulary/key-words.ts';
import { isEmpty, isRecord, type JsonObject } from '../json.ts';
import { hasEarly, withParts } from './with-parts.ts';

// Some stores write each property of a record as an object that says what it is called, of which type it is, and its value.

const maxDepth = 100;
const maxProperties = 500;

const valueKey = 'value';
/** What a property says of itself besides. */
const manner =
  /^(?:id|key|name|label|title|type|(?:local|display|query|full|internal)_?name|(?:data|value|field)_?type|cardinality|multiple|required|read_?only|description|format|order|position|group|visible|hidden)$/i;

const label = /^(?:label|title|name|display_?name)$/i;

/**
 * An answer with each object of described properties written as one of values: `{ "doc:topic": { "id": "doc:topic", "label": "Topic", "type":
 * "string", "value": "Fair" }, … }` as `{ "doc:topic": "Fair", … }`. The same object if it has none.
 */
export function withoutDescriptions(body: unknown): unknown {
  return hasEarly(body, isProperty) ? rewritten(body, 0) : body;
}

/** It repeats the key that it stands under, beside a value. */
const isProperty = (value: object, under: string): boolean =>
  under !== '' && Object.hasOwn(value, valueKey) && (Object.values(value).includes(under) || isTitled(value, under));

/** It says of which type it is, and its title is the key in the letters of people: `url_slug` and `URL slug`. */
function isTitled(value: object, under: string): boolean {
  const { type, name } = value as JsonObject;
  return typeof type === 'string' && typeof name === 'string' && plain(name) === plain(under);
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

function rewritten(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  const entries = Array.isArray(value) ? [] : Object.entries(value).filter(([key]) => key !== '__proto__');
  if (areProperties(entries)) return valuesOf(entries as readonly (readonly [string, JsonObject])[]);
  if (areTitled(entries)) return contentsOf(entries as readonly (readonly [string, JsonObject])[]);
  return withParts(value, (one) => rewritten(one, depth + 1));
}

function valuesOf(properties: readonly (readonly [string, JsonObject])[]): JsonObject {
  const names = properties.map(([key, one]) => nameOf(key, one));
  const isOnce = (name: string) => names.filter((one) => one === name).length === 1;
  return Object.fromEntries(
    properties.map(([key, one], n) => {
      const name = names[n] as string;
      return [isOnce(name) ? name : key, one[valueKey]];
    }),
  );
}

/** The key, or what people see where that alone says what the property is: `{ "p17": { "id": "p17", "label": "Start", … } }`. */
function nameOf(key: string, property: JsonObject): string {
  if (readKey(key).concepts.size > 0) return key;
  const shown = Object.entries(property).find(
    ([own, text]) => label.test(own) && typeof text === 'string' && text !== key,
  );
  const name = shown?.[1] as string | undefined;
  return name !== undefined && name !== '__proto__' && readKey(name).concepts.size > 0 ? name : key;
}

/** Each has a value, repeats the key that it stands under, and says nothing else but what is said of properties. */
const areProperties = (entries: readonly (readonly [string, unknown])[]): boolean =>
  entries.length > 1 &&
  entries.length <= maxProperties &&
  entries.every(
    ([key, one]) =>
      isRecord(one) &&
      Object.hasOwn(one, valueKey) &&
      Object.values(one).includes(key) &&
      one[valueKey] !== key &&
      Object.entries(one).every(([own, said]) => own === valueKey || manner.test(own) || isEmpty(said)),
  );

/** Each has a type, a title and a value, and most are titled as their keys say. */
const areTitled = (entries: readonly (readonly [string, unknown])[]): boolean =>
  entries.length > 1 &&
  entries.length <= maxProperties &&
  entries.every(
    ([, one]) =>
      isRecord(one) && Object.hasOwn(one, valueKey) && typeof one.type === 'string' && typeof one.name === 'string',
  ) &&
  entries.filter(([key, one]) => isTitled(one as JsonObject, key)).length * 2 >= entries.length;

/** The values by their keys, each with what else its property says: the zone of a date stands beside it. */
const contentsOf = (properties: readonly (readonly [string, JsonObject])[]): JsonObject =>
  Object.fromEntries(
    properties.flatMap(([key, one]) => [
      [key, one[valueKey]],
      ...Object.entries(one)
        .filter(([own, said]) => own !== valueKey && !manner.test(own) && !isEmpty(said))
        .map(([own, said]) => [`${key}_${own}`, said] as const),
    ]),
  );
