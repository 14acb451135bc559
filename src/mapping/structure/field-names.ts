import { readKey, splitKey } from '../../vocabulary/key-words.ts';
import type { Concept } from '../../vocabulary/language-words.ts';
import { romanize } from '../../vocabulary/romanize.ts';
import { isRecord, type JsonObject, scalarText } from '../json.ts';
import { keyOfStep, layerStep, layersOf } from './labelled.ts';

// Portals whose fields people add write them under numbers, `field_17`, and say elsewhere in the answer what each is called.

const maxDepth = 3;
const maxFields = 1000;

/** What the keys that say nothing themselves are called, by a table in one of the answers: `{ names: { field_17: 'Start', … }, records: […] }`. */
export function fieldNames(bodies: readonly unknown[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const visit = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > maxDepth) return;
    const own = Array.isArray(value) ? ofList(value) : ofMap(value as JsonObject);
    for (const [key, name] of own) if (!names.has(key)) names.set(key, name);
    if (isRecord(value)) for (const one of Object.values(value)) visit(one, depth + 1);
  };
  for (const body of bodies) visit(body, 0);
  return names;
}

/** A name as files had them when a name could have ten characters: letters and digits of one case. */
const shortKey = /^(?:[A-Z][A-Z\d]{3,9}|[a-z][a-z\d]{3,9})$/;
const leastShort = 6;

/**
 * What keys are called without the letters of their file, `EVTITL`, `EVDTFR`, `EVADDR` of the file `EV…`: where all keys are as short, most
 * begin so, and say nothing but without it.
 */
export function namesWithoutPrefix(record: JsonObject): ReadonlyMap<string, string> {
  const keys = Object.keys(record);
  if (keys.length < leastShort || !keys.every((key) => shortKey.test(key))) return new Map();
  const prefixes = [2, 3, 4].flatMap((length) => {
    const [most] = [...Map.groupBy(keys, (key) => key.slice(0, length))].sort(([, a], [, b]) => b.length - a.length);
    return most === undefined || most[1].length * 2 < keys.length ? [] : [most[0]];
  });
  const rests = prefixes.map((prefix) =>
    keys.flatMap((key): Names => {
      const rest = key.startsWith(prefix) ? key.slice(prefix.length) : '';
      return rest.length > 1 && isSilent(key) ? [[key, rest]] : [];
    }),
  );
  const told = (names: Names): Names => names.filter(([, rest]) => !isSilent(rest));
  const [best = []] = rests.toSorted((a, b) => told(b).length - told(a).length);
  // A few short words may mean something in one of so many languages by chance.
  if (told(best).length < Math.max(3, best.length * leastTold)) return new Map();
  // What has no title is named by the line that describes it.
  const isNamed = best.some(([, rest]) => saysAny(rest, 'title', 'name'));
  const isLine = ([key, rest]: Names[number]) =>
    saysAny(rest, 'description') && scalarText(record[key]).length <= longestLine;
  return new Map(best.map((one) => (!isNamed && isLine(one) ? [one[0], 'title'] : one)));
}

/** What keys are called without the first word that all have, `evt_id`, `evt_title`, `evt_start`: it tells none of them from another. */
export function namesWithoutFirstWord(record: JsonObject): ReadonlyMap<string, string> {
  const keys = Object.keys(record);
  const [first = ''] = splitKey(keys[0] ?? '');
  if (keys.length < leastShort || !/^\p{L}{2,}$/u.test(first)) return new Map();
  const names = keys.map((key): Names[number] => [key, restOf(key, first)]);
  return names.every(([, rest]) => rest !== '') ? new Map(names) : new Map();
}

/** The key without a first word that is written apart from the rest; empty: it has no such word or no rest. */
function restOf(key: string, first: string): string {
  const mark = key.slice(first.length);
  const rest = mark.replace(/^[_.:-]+/, '');
  const isApart = rest.length < mark.length || /^\p{Lu}\p{Ll}/u.test(rest);
  return isApart && splitKey(key)[0] === first && romanize(key.slice(0, first.length)) === first ? rest : '';
}

const leastTold = 0.4;
const longestLine = 60;
const saysAny = (key: string, ...concepts: readonly Concept[]): boolean =>
  concepts.some((concept) => readKey(key).concepts.has(concept));

const isSilent = (key: string): boolean => readKey(key).concepts.size === 0;

/** The steps to a field, which goes by what it is called. */
export function namedSteps(steps: readonly string[], names: ReadonlyMap<string, string>): readonly string[] {
  if (names.size === 0) return steps;
  return steps.map((step) => {
    const layers = layersOf(step);
    const key = keyOfStep(layers === null ? step : layers.base);
    const name = key === null ? undefined : names.get(key);
    if (name === undefined || (layers !== null && layers.name !== key)) return step;
    return layers === null ? layerStep(name, step, []) : layerStep(name, layers.base, layers.ways);
  });
}

type Names = readonly (readonly [key: string, name: string])[];

/** Three keys or more that say nothing, each with a name, most of which say what a field is. */
function numbered(entries: readonly (readonly [string, unknown])[]): Names {
  if (entries.length > maxFields) return [];
  const found = entries.filter(
    (entry): entry is readonly [string, string] => saysNothing(entry[0]) && isName(entry[1]),
  );
  const told = found.filter(([, name]) => readKey(name).concepts.size > 0);
  return found.length >= 3 && told.length * 2 >= found.length ? found : [];
}

/** `{ field_17: 'Start', … }`, `{ field_17: { label: 'Start' }, … }` */
const ofMap = (map: JsonObject): Names =>
  numbered(Object.entries(map).map(([key, one]) => [key, isRecord(one) ? textUnder(one, nameKey) : one]));

/** `[{ id: 'field_17', name: 'Start' }, …]` */
const ofList = (list: readonly unknown[]): Names =>
  list.every(isRecord)
    ? numbered((list as readonly JsonObject[]).map((one) => [textUnder(one, idKey) ?? '', textUnder(one, nameKey)]))
    : [];

const textUnder = (object: JsonObject, key: RegExp): string | undefined =>
  Object.entries(object).find(([own, text]) => key.test(own) && typeof text === 'string')?.[1] as string | undefined;

const idKey = /^(?:id|key|code|field|column|slug|field_?id|column_?id)$/i;
const nameKey = /^(?:label|name|title|caption|display_?name)$/i;

/** A number with a word that is for any field: `customfield_10041`, `f17`. */
const saysNothing = (key: string): boolean =>
  /^\w{0,40}\d\w{0,40}$/.test(key) && [...readKey(key).concepts].every((concept) => concept === 'modifier');
const isName = (name: unknown): boolean =>
  typeof name === 'string' && /\p{L}{2}/u.test(name) && name.length <= 80 && !/^https?:/.test(name);
