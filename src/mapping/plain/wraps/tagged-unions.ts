import { isRecord, type JsonObject } from '../../json.ts';
import { formsOf } from '../../structure/forms.ts';
import { hasEarly, withParts } from '../with-parts.ts';

// Languages with sum types write a value as the name of its case and the list of what the case holds.

const maxDepth = 100;
const maxVisited = 20_000;
const leastPlaces = 3;
const caseName = /^\p{L}[\p{L}\p{N}_]{0,60}$/u;
/** Cases that only say whether there is a value. */
const noneCase = /^(?:none|nothing)$/i;
const someCase = /^(?:some|just)$/i;

/** The two keys of such values, the name of the case and the list. */
interface Keys {
  readonly name: string;
  readonly held: string;
}

/** What stands under one pair of keys. */
interface Found extends Keys {
  /** Under which keys, and of which cases. */
  readonly places: Set<string>;
  readonly cases: Set<string>;
  areSingle: boolean;
  /** Some hold a text or a number: ids and options do. A list of things that are also called something holds none. */
  hasScalar: boolean;
}

/**
 * An answer with what such values hold: `{ id: { case: 'EventId', fields: [7] }, when: { case: 'Range', fields: ['2026-10-09', '2026-10-11'] }, price: { case:
 * 'Free' } }` as `{ id: 7, when: ['2026-10-09', '2026-10-11'], price: 'Free' }`, whatever the two keys are called. Words stay behind the name of their case
 * where another one holds nothing. Several fields have such values, of several cases. The same object if it has none.
 */
export function withoutUnions(body: unknown): unknown {
  if (!hasEarly(body, (value) => isRecord(value) && pairIn(value) !== null)) return body;
  const found = pairsIn(body);
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
  return name === undefined || held === undefined ? null : { name, held };
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
function pairsIn(body: unknown): Keys | null {
  const found = new Map<string, Found>();
  const objects: JsonObject[] = [];
  visitAll(body, null, (object, place) => {
    const pair = pairIn(object);
    objects.push(object);
    if (pair === null) return;
    const id = `${pair.name}\n${pair.held}`;
    const own = found.get(id) ?? { ...pair, places: new Set(), cases: new Set(), areSingle: true, hasScalar: false };
    found.set(id, own);
    own.places.add(place);
    own.cases.add(object[pair.name] as string);
    const list = object[pair.held] as readonly unknown[];
    own.areSingle &&= list.length === 1;
    own.hasScalar ||= list.some((one) => typeof one !== 'object');
  });
  const isAlone = ({ name, held }: Keys) =>
    objects.every(
      (object) =>
        !Object.hasOwn(object, held) ||
        (Array.isArray(object[held]) && Object.keys(object).every((key) => key === name || key === held)),
    );
  const isWay = ({ places, cases, areSingle, hasScalar }: Found) =>
    hasScalar && cases.size > 1 && (places.size >= leastPlaces || (places.size > 1 && areSingle));
  return [...found.values()].find((one) => isWay(one) && isAlone(one)) ?? null;
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
