import { isRecord, type JsonObject, scalarText } from '../../json.ts';
import { maxVisited } from '../with-parts.ts';

// Serializers that keep references write an object once, and where it occurs again only say which one it is.

/** A reference is followed from what another led to, so often at most. */
const maxHops = 3;
/** What one reference may bring along, and all of them together, in values: references can multiply each other. */
const maxBrought = 2000;
const maxBroughtInAll = 500_000;
const maxDepth = 100;

/**
 * An answer with each reference replaced by what it refers to, and without the numbers that the serializer gave to objects, which
 * change with every answer. The same object if it has none.
 *
 * - `{ "$id": "3", … }` and `{ "$ref": "3" }`, with lists as `{ "$id": "4", "$values": […] }`;
 * - `{ "$ref": "$.events[0].place" }` and `{ "$ref": "#/events/0/place" }`, the path to the object;
 * - `{ "@id": 3, … }` and `3` in the place of such an object.
 *
 * What leads back to an object around it is left out.
 */
export function withoutReferences(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !hasMarks(body)) return body;
  const survey = surveyOf(body);
  const graph = graphOf(body, survey);
  return graph === null ? body : plain(graph, body);
}

/** Whether a serializer may have left something. Nearly all answers end here. */
function hasMarks(body: object): boolean {
  let left = maxVisited;
  const found = (value: unknown, depth: number): boolean => {
    left -= 1;
    if (typeof value !== 'object' || value === null || left < 0 || depth > maxDepth) return false;
    if (Array.isArray(value)) return value.some((one) => found(one, depth + 1));
    for (const key in value) {
      if (key === '$id' || key === '$ref' || key === '$values' || key === '@id') return true;
      if (found((value as JsonObject)[key], depth + 1)) return true;
    }
    return false;
  };
  return found(body, 0);
}

interface Survey {
  /** The objects with a number or key of the serializer's, in the order of the answer. */
  readonly numbered: Readonly<Record<Mark, JsonObject[]>>;
  readonly references: JsonObject[];
  readonly columns: ReadonlyMap<string, ValuesOfKey>;
  hasWrappedLists: boolean;
  /** How many objects there are, and whether one with a `$id` has another in it. */
  objects: number;
  isNested: boolean;
}

interface ValuesOfKey {
  readonly objects: JsonObject[];
  readonly scalars: Set<string>;
}

type Mark = '$id' | '@id';

interface Graph {
  readonly body: object;
  /** The key of the serializer's numbers, which is left out. */
  readonly marks: ReadonlySet<string>;
  readonly byId: ReadonlyMap<string, JsonObject>;
  /** By key: the objects that stand there in full, by what stands in their place elsewhere. */
  readonly byKey: ReadonlyMap<string, ReadonlyMap<string, JsonObject>>;
}

function surveyOf(body: object): Survey {
  const columns = new Map<string, ValuesOfKey>();
  const survey: Survey = {
    numbered: { $id: [], '@id': [] },
    references: [],
    columns,
    hasWrappedLists: false,
    objects: 0,
    isNested: false,
  };
  let left = maxVisited;
  const visit = (value: unknown, key: string, depth: number, isInNumbered: boolean): void => {
    left -= 1;
    if (left < 0 || depth > maxDepth) return;
    if (Array.isArray(value)) {
      for (const one of value) visit(one, key, depth + 1, isInNumbered);
      return;
    }
    if (isRecord(value)) {
      if (isReference(value)) survey.references.push(value);
      else {
        const isNumbered = isDigits(value.$id);
        survey.objects += 1;
        survey.isNested ||= isNumbered && isInNumbered;
        if (wrappedList(value) !== null) survey.hasWrappedLists = true;
        if (isNumbered) survey.numbered.$id.push(value);
        if (Number.isInteger(value['@id'])) survey.numbered['@id'].push(value);
        valuesOf(columns, key).objects.push(value);
        for (const [inner, part] of Object.entries(value)) visit(part, inner, depth + 1, isNumbered);
      }
    } else if (isIdLike(value)) valuesOf(columns, key).scalars.add(scalarText(value));
  };
  visit(body, '', 0, false);
  return survey;
}

function valuesOf(columns: Map<string, ValuesOfKey>, key: string): ValuesOfKey {
  const known = columns.get(key);
  if (known !== undefined) return known;
  const values = { objects: [], scalars: new Set<string>() };
  columns.set(key, values);
  return values;
}

/** What an answer's references are; null: it has none. */
function graphOf(body: object, survey: Survey): Graph | null {
  const byId = new Map(survey.numbered.$id.map((one) => [scalarText(one.$id), one]));
  const { $id, '@id': numbered } = survey.numbered;
  const byKey: Graph['byKey'] = areInOrder(numbered, '@id') ? writtenOnce(survey) : new Map();
  const isReferred = survey.references.some((one) => targetOf(String(one.$ref), byId, body) !== undefined);
  const areAll = survey.objects === $id.length && survey.isNested && areInOrder($id, '$id');
  const marks = new Set<string>();
  if ($id.length > 0 && (survey.hasWrappedLists || isReferred || areAll)) marks.add('$id');
  if (byKey.size > 0) marks.add('@id');
  const isGraph = isReferred || survey.hasWrappedLists || marks.size > 0;
  return isGraph ? { body, marks, byId, byKey } : null;
}

/** Numbers that are given while the answer is written: 1, 2, 3 … from its top to its end. A portal's own ids may be so by chance. */
const areInOrder = (objects: readonly JsonObject[], mark: Mark): boolean =>
  objects.length > 1 && objects.every((one, n) => scalarText(one[mark]) === String(n + 1));

/** Keys under which some objects stand in full and others by the serializer's number alone. A portal's own ids are for directories. */
function writtenOnce({ columns }: Survey): Graph['byKey'] {
  const found = new Map<string, ReadonlyMap<string, JsonObject>>();
  for (const [key, { objects, scalars }] of columns) {
    if (objects.length === 0 || scalars.size === 0 || key === '' || holdsAnything.test(key)) continue;
    if (!objects.every((object) => Number.isInteger(object['@id']) && Object.keys(object).length > 1)) continue;
    const things = new Map(objects.map((object) => [scalarText(object['@id']), object]));
    if ([...scalars].every((id) => things.has(id))) found.set(key, things);
  }
  return found;
}

const holdsAnything = /^[@$_#]*(?:v|val|values?|content|text|data|fields?|raw)$/i;

const isIdLike = (value: unknown): boolean =>
  Number.isInteger(value) || (typeof value === 'string' && value.length > 0 && value.length <= 100);
const isDigits = (value: unknown): boolean => /^\d{1,9}$/.test(scalarText(value ?? ''));

/** `{ "$ref": "6" }`, and nothing else but what the serializer says. */
const isReference = (object: JsonObject): boolean =>
  typeof object.$ref === 'string' && Object.keys(object).every((key) => key === '$ref' || key === '$type');

/** A list that had to become an object, to have a number: `{ "$id": "4", "$values": […] }`; null: it is no such list. */
function wrappedList(object: JsonObject): readonly unknown[] | null {
  const { $values } = object;
  return Array.isArray($values) && Object.keys(object).every((key) => key.startsWith('$')) ? $values : null;
}

/** The object that a reference names, by its number or by its path; undefined: there is none. */
function targetOf(name: string, byId: Graph['byId'], body: object): object | undefined {
  const known = byId.get(name);
  if (known !== undefined) return known;
  // `@` is the object itself, and `..` the one around it.
  if (/^(?:@|\.\.(?:\/\.\.)*|\$|#\/?)$/.test(name)) return body;
  const keys = keysOf(name);
  let value: unknown = keys === null ? undefined : body;
  for (const key of keys ?? [])
    value =
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<string, unknown>)[key]
        : undefined;
  return typeof value === 'object' && value !== null ? value : undefined;
}

/** The keys of a JSON pointer in a fragment (RFC 6901 §6), or of a path as JSONPath writes it (RFC 9535); null: it is none. */
function keysOf(path: string): readonly string[] | null {
  if (path.length > 500) return null;
  if (path.startsWith('#/'))
    return path
      .slice(2)
      .split('/')
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (!/^\$(?:\.[^.[\]]+|\[(?:\d+|"[^"]*"|'[^']*')\])+$/.test(path)) return null;
  return [...path.matchAll(/\.([^.[\]]+)|\[(?:(\d+)|"([^"]*)"|'([^']*)')\]/g)].map(
    ([, name, index, quoted, single]) => name ?? index ?? quoted ?? single ?? '',
  );
}

/** Stands for what is left out. */
const cut = Symbol('left out');

/** The answer without references: copied, so that no two of its parts are one object. */
function plain({ body, marks, byId, byKey }: Graph, whole: object): unknown {
  const open = new Set<object>();
  let leftInAll = maxBroughtInAll;
  let left = 0;
  const follow = (target: object, key: string, hops: number, depth: number): unknown => {
    if (hops >= maxHops || open.has(target)) return cut;
    if (hops === 0) left = maxBrought;
    return copy(target, key, hops + 1, depth);
  };
  const copy = (value: unknown, key: string, hops: number, depth: number): unknown => {
    if (hops > 0) {
      left -= 1;
      leftInAll -= 1;
      if (left < 0 || leftInAll < 0) return cut;
    }
    if (depth > maxDepth) return cut;
    if (typeof value !== 'object' || value === null) {
      const thing = isIdLike(value) ? byKey.get(key)?.get(scalarText(value)) : undefined;
      return thing === undefined ? value : follow(thing, key, hops, depth);
    }
    if (isRecord(value) && isReference(value)) {
      const target = targetOf(String(value.$ref), byId, body);
      return target === undefined ? value : follow(target, key, hops, depth);
    }
    open.add(value);
    const list = Array.isArray(value) ? value : wrappedList(value as JsonObject);
    const copied =
      list === null
        ? Object.fromEntries(
            Object.entries(value)
              .filter(([name]) => !marks.has(name) && name !== '__proto__')
              .map(([name, part]) => [name, copy(part, name, hops, depth + 1)] as const)
              .filter(([, part]) => part !== cut),
          )
        : list.map((one) => copy(one, key, hops, depth + 1)).filter((one) => one !== cut);
    open.delete(value);
    return copied;
  };
  return copy(whole, '', 0, 0);
}
