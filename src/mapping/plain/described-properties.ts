import { readKey } from '../../vocabulary/key-words.ts';
import { isEmpty, isRecord, type JsonObject } from '../json.ts';
import { areOfRecord } from '../structure/labelled.ts';
import { isMoment } from '../structure/lists/list-shapes.ts';
import { hasEarly, withParts } from './with-parts.ts';

// Some stores write each property of a record as an object that says what it is called, of which type it is, and its value.

const maxDepth = 100;
const maxProperties = 500;

const valueKey = 'value';
/** What a property says of itself besides. */
const manner =
  /^(?:id|key|name|label|title|type|(?:local|display|query|full|internal)_?name|(?:data|value|field)_?type|cardinality|multiple|required|read_?only|description|format|order|position|group|visible|hidden)$/i;

const label = /^(?:label|title|name|display_?name)$/i;

/** Types of values. Kinds of events and of tickets are called otherwise. */
const typeKey = /^(?:(?:data|value|field)_?)?type$/i;
const dataType =
  /^(?:[a-z]+[:_.])?(?:string|str|(?:rich_?|long_?|short_?|plain_?)?text|html|markdown|number|int(?:eger)?|long|float|double|decimal|bool(?:ean)?|date|date_?time|time|timestamp|instant)$/i;

/**
 * An answer with each object of described properties written as one of values: `{ "doc:topic": { "id": "doc:topic", "label": "Topic", "type":
 * "string", "value": "Fair" }, … }` as `{ "doc:topic": "Fair", … }`. They are told by their types; or they are called like fields of an event. The
 * same object if it has none.
 */
export function withoutDescriptions(body: unknown): unknown {
  if (!hasEarly(body, isProperty)) return body;
  const known = propertiesIn(body);
  return known.size === 0 ? body : rewritten(body, known, 0);
}

type Entries = readonly (readonly [string, JsonObject])[];
/** The properties of an answer by their keys, and what they are called. */
type Known = ReadonlyMap<string, string>;

/** The objects of properties under one key, wherever it stands. */
function propertiesIn(body: unknown): Known {
  const groups = new Map<string, Entries[]>();
  const visit = (value: unknown, key: string, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > maxDepth) return;
    if (Array.isArray(value)) {
      for (const one of value) visit(one, key, depth + 1);
      return;
    }
    const entries = Object.entries(value).filter(([own]) => own !== '__proto__');
    if (areProperties(entries) || areTitled(entries)) {
      const same = groups.get(key);
      if (same === undefined) groups.set(key, [entries as Entries]);
      else same.push(entries as Entries);
    } else for (const [own, one] of entries) visit(one, own, depth + 1);
  };
  visit(body, '', 0);
  return new Map([...groups.values()].filter(areOfRecords).flatMap((all) => [...namesOf(all)]));
}

/** Whether properties are those of records, and not prices or events by their keys. */
function areOfRecords(objects: readonly Entries[]): boolean {
  const all = objects.flat();
  const names = namesOf(objects);
  if (names.size < 2 || all.some(([, one]) => hasDate(one))) return false;
  const isRepeated = all.filter(([key, one]) => Object.values(one).includes(key) || isTitled(one, key));
  if (isRepeated.length * 2 < all.length) return false;
  const types = all.map(([, one]) => Object.entries(one).find(([key]) => typeKey.test(key))?.[1]);
  if (types.every((type) => typeof type === 'string') && types.some((type) => dataType.test(type as string)))
    return true;
  return areOfRecord([...names.values()]);
}

/** A property says no day but by its value. */
const hasDate = (property: JsonObject): boolean =>
  Object.entries(property).some(
    ([key, value]) => key !== valueKey && isMoment(value) && whens.some((one) => readKey(key).concepts.has(one)),
  );

const whens = ['start', 'end', 'date'] as const;

/** It repeats the key that it stands under, beside a value. */
const isProperty = (value: object, under: string): boolean =>
  under !== '' && Object.hasOwn(value, valueKey) && (Object.values(value).includes(under) || isTitled(value, under));

/** It says of which type it is, and its title is the key in the letters of people: `url_slug` and `URL slug`. */
function isTitled(value: object, under: string): boolean {
  const { type, name } = value as JsonObject;
  return typeof type === 'string' && typeof name === 'string' && plain(name) === plain(under);
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

function rewritten(value: unknown, known: Known, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  const entries = Array.isArray(value) ? [] : Object.entries(value).filter(([key]) => key !== '__proto__');
  if (entries.length > 0 && entries.every(([key]) => known.has(key))) {
    if (areProperties(entries)) return valuesOf(entries as Entries, known);
    if (areTitled(entries)) return contentsOf(entries as Entries);
  }
  return withParts(value, (one) => rewritten(one, known, depth + 1));
}

const valuesOf = (properties: Entries, known: Known): JsonObject =>
  Object.fromEntries(properties.map(([key, one]) => [known.get(key) as string, one[valueKey]]));

/** What all properties of some objects are called, no two of them the same. */
function namesOf(objects: readonly Entries[]): Known {
  const names = new Map<string, string>();
  for (const [key, one] of objects.flat()) if (!names.has(key)) names.set(key, nameOf(key, one));
  const counts = Map.groupBy(names.values(), (name) => name);
  return new Map([...names].map(([key, name]) => [key, counts.get(name)?.length === 1 ? name : key]));
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
  entries.length > 0 &&
  entries.length <= maxProperties &&
  entries.every(
    ([key, one]) =>
      isRecord(one) &&
      Object.hasOwn(one, valueKey) &&
      Object.values(one).includes(key) &&
      one[valueKey] !== key &&
      Object.entries(one).every(([own, said]) => own === valueKey || manner.test(own) || isEmpty(said)),
  );

/** Each has a type, a title and a value. */
const areTitled = (entries: readonly (readonly [string, unknown])[]): boolean =>
  entries.length > 0 &&
  entries.length <= maxProperties &&
  entries.every(
    ([, one]) =>
      isRecord(one) && Object.hasOwn(one, valueKey) && typeof one.type === 'string' && typeof one.name === 'string',
  );

/** The values by their keys, each with what else its property says: the zone of a date stands beside it. */
const contentsOf = (properties: Entries): JsonObject =>
  Object.fromEntries(
    properties.flatMap(([key, one]) => [
      [key, one[valueKey]],
      ...Object.entries(one)
        .filter(([own, said]) => own !== valueKey && !manner.test(own) && !isEmpty(said))
        .map(([own, said]) => [`${key}_${own}`, said] as const),
    ]),
  );
