import { readKey } from '../../../vocabulary/key-words.ts';
import type { Concept } from '../../../vocabulary/language-words.ts';
import { isRecord, type JsonObject } from '../../json.ts';
import { formsOf } from '../../structure/forms.ts';
import { hasEarly, withParts } from '../with-parts.ts';

// Languages with sum types write a value as the name of its case and the list of what the case holds.

const maxDepth = 100;
const maxVisited = 20_000;
const leastPlaces = 3;
/** So often must cases come again that hold as much as before: one record says nothing of that. */
const leastAgain = 5;
const caseName = /^\p{L}[\p{L}\p{N}_]{0,60}$/u;
/** Cases that only say whether there is a value. */
const noneCase = /^(?:none|nothing)$/i;
const someCase = /^(?:some|just)$/i;

/** The keys of such values say no more than that there is a value. Others are fields of a thing, or of a shape. */
const mute: ReadonlySet<Concept> = new Set<Concept>(['category', 'tag', 'date', 'raw', 'modifier', 'description']);
const isMute = (key: string): boolean => [...readKey(key).concepts].every((concept) => mute.has(concept));

/** The two keys of such values, the name of the case and the list. */
interface Keys {
  readonly name: string;
  readonly held: string;
}

/** What stands under one pair of keys. */
interface Found extends Keys {
  /** Under which keys, and of which cases. */
  readonly places: Set<string>;
  readonly cases: Map<string, number>;
  areSingle: boolean;
  /** Each case always holds as much, as it is declared. Lists of things are longer or shorter. */
  areDeclared: boolean;
  /** How often one of them came again. */
  again: number;
  /** Some hold a text or a number: ids and options do. A list of things that are also called something holds none. */
  hasScalar: boolean;
}

/**
 * An answer with what such values hold: `{ id: { case: 'EventId', fields: [7] }, when: { case: 'Range', fields: ['2026-10-09', '2026-10-11'] }, price: { case:
 * 'Free' } }` as `{ id: 7, when: ['2026-10-09', '2026-10-11'], price: 'Free' }`, whatever the two keys are called. Words stay behind the name of their case
 * where another one holds nothing. Several fields have such values, of several cases, which hold not all as much. The same object if it has none.
 * `isKnown`: the portal is known to write so, so that one value is enough.
 */
export function withoutUnions(body: unknown, isKnown = false): unknown {
  if (!hasEarly(body, (value) => isRecord(value) && pairIn(value) !== null)) return body;
  const found = pairsIn(body, isKnown);
  return found === null ? body : rewritten(body, found, bareIn(body, found), '', 0);
}

/** The keys of an object that has nothing but a name and a list; null: it has something else. */
function pairIn(object: JsonObject): Keys | null {
  let [name, held]: (string | undefined)[] = [];
  for (const key in object) {
    const value = object[key];
    if (name === undefined && typeof value === 'string' && caseName.test(value)) name = key;
    else if (held === undefined && Array.isArray(value) && value.length > 0) held = key;
    else return null;
  }
  if (name === undefined || held === undefined) return null;
  return isMute(name) && isMute(held) ? { name, held } : null;
}

/** Visits each object with the key that it stands under: what a value holds stands where the value does. */
function visitAll(body: unknown, held: string | null, visit: (object: JsonObject, place: string) => void): void {
  let left = held === null ? maxVisited : Number.POSITIVE_INFINITY;
  const walk = (value: unknown, place: string, depth: number): void => {
    left -= 1;
    if (typeof value !== 'object' || value === null || left < 0 || depth > maxDepth) return;
    if (isRecord(value)) visit(value, place);
    const pair = isRecord(value) ? pairIn(value) : null;
    for (const key in value)
      walk((value as JsonObject)[key], Array.isArray(value) || key === (held ?? pair?.held) ? place : key, depth + 1);
  };
  walk(body, '', 0);
}

/** The pair of keys of different fields, which no object has beside others; null: there is none. */
function pairsIn(body: unknown, isKnown: boolean): Keys | null {
  const found = new Map<string, Found>();
  const objects: JsonObject[] = [];
  visitAll(body, null, (object, place) => {
    const pair = pairIn(object);
    objects.push(object);
    if (pair === null) return;
    const id = `${pair.name}\n${pair.held}`;
    const list = object[pair.held] as readonly unknown[];
    const fresh = { ...pair, areSingle: true, areDeclared: true, again: 0, hasScalar: false };
    const own: Found = found.get(id) ?? { ...fresh, places: new Set(), cases: new Map() };
    found.set(id, own);
    own.places.add(place);
    noteCase(own, object[pair.name] as string, list.length);
    own.areSingle &&= list.length === 1;
    own.hasScalar ||= list.some((one) => typeof one !== 'object');
  });
  const isAlone = ({ name, held }: Keys) =>
    objects.every(
      (object) =>
        !Object.hasOwn(object, held) ||
        (Array.isArray(object[held]) &&
          caseName.test(String(object[name])) &&
          Object.keys(object).every((key) => key === name || key === held)),
    );
  const alone = [...found.values()].filter((one) => one.hasScalar && isAlone(one));
  for (const one of alone) for (const object of objects) noteEmpty(one, object);
  const declared = alone.filter(({ areDeclared }) => areDeclared);
  const isWay = ({ places, cases, again, areSingle }: Found) =>
    again >= leastAgain &&
    new Set(cases.values()).size > 1 &&
    (places.size >= leastPlaces || (places.size > 1 && areSingle));
  return declared.find(isWay) ?? (isKnown ? declared[0] : null) ?? null;
}

function noteCase(found: Found, name: string, count: number): void {
  const before = found.cases.get(name);
  found.areDeclared &&= before === undefined || before === count;
  if (before !== undefined) found.again += 1;
  found.cases.set(name, count);
}

/** Notes a case that holds nothing: its name stands alone, or beside an empty list. */
function noteEmpty(found: Found, object: JsonObject): void {
  const { [found.name]: name, [found.held]: held, ...rest } = object;
  const isEmpty = held === undefined || (Array.isArray(held) && held.length === 0);
  if (isEmpty && typeof name === 'string' && caseName.test(name) && Object.keys(rest).length === 0)
    noteCase(found, name, 0);
}

/** The keys under which a case stands that holds nothing. */
function bareIn(body: unknown, { name, held }: Keys): ReadonlySet<string> {
  const bare = new Set<string>();
  visitAll(body, held, (object, place) => {
    const [only, ...more] = Object.keys(object);
    if (only === name && more.length === 0) bare.add(place);
  });
  return bare;
}

function rewritten(value: unknown, keys: Keys, bare: ReadonlySet<string>, place: string, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  const { name, held } = keys;
  const said = isRecord(value) && Object.keys(value).every((key) => key === name || key === held) ? value[name] : null;
  if (typeof said !== 'string' || !caseName.test(said))
    return withParts(value, (one, key) => rewritten(one, keys, bare, Array.isArray(value) ? place : key, depth + 1));
  if (noneCase.test(said)) return null;
  const list = ((value as JsonObject)[held] ?? []) as readonly unknown[];
  const inner = list.map((one) => rewritten(one, keys, bare, place, depth + 1));
  const [only = null, ...more] = inner;
  if (inner.length === 0 || only === null) return said;
  if (more.length > 0) return inner;
  const isWords = typeof only === 'string' && formsOf(only).every((form) => form === 'text' || form === 'code');
  return isWords && bare.has(place) && !someCase.test(said) ? `${said}: ${only}` : only;
}
