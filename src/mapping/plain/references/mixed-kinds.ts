import { readKey } from '../../../vocabulary/key-words.ts';
import { isRecord, type JsonObject, scalarText } from '../../json.ts';
import { beside, isMoment } from '../../structure/lists/list-shapes.ts';
import { maxVisited } from '../with-parts.ts';

// A list may hold things of several kinds: the records that were asked for, and what they refer to.

const maxDepth = 5;
/** An answer with references has some from its first records on. */
const maxSought = 20_000;
/** The longest thing that is put in the place of a reference, in characters of JSON. */
const maxThing = 20_000;
/** What all references together may bring along, in values. */
const maxBrought = 1_000_000;
/** A course has its hours a few layers down. */
const maxDateDepth = 3;

/** One entry of such a list. */
interface Node {
  /** What stands in the list. */
  readonly item: unknown;
  /** The same, or the one object in it that says its kind. */
  readonly record: JsonObject;
  readonly kind: string;
  readonly id: string;
}

/** A list of several kinds, without what is only referred to. */
interface MixedList {
  readonly list: readonly unknown[];
  readonly records: readonly unknown[];
  readonly things: readonly Node[];
}

/**
 * An answer whose lists have the records only, with the things in the place of what refers to them: `[{ type: 'Event', id: 7, place: 'Hall/2' }, {
 * type: 'Hall', id: 2, name: 'Fair hall' }]` as `[{ type: 'Event', id: 7, place: { type: 'Hall', id: 2, name: 'Fair hall' } }]`. A list of
 * references to several kinds becomes a list for each kind: `[{ actor: { reference: 'Hall/2' } }, { actor: { reference: 'Speaker/5' }
 * }]` as `{ Hall: […], Speaker: […] }`. The same object if it has none.
 */
export function withoutMixedKinds(body: unknown): unknown {
  if (!hasReference(body)) return body;
  const mixed = mixedListsIn(body);
  const things = new Map(
    mixed.flatMap((one) => one.things).map((node) => [referenceTo(node), thingOf(node.record)] as const),
  );
  const records = new Map(mixed.map((one) => [one.list, one.records] as const));
  const by: Rewriting = { things, records, open: new Set(), brought: 0 };
  const plain = rewritten(body, by, { depth: 0, isInList: false });
  return by.brought > maxBrought ? body : plain;
}

interface Place {
  readonly depth: number;
  /** In an element of a list, which may be a record. */
  readonly isInList: boolean;
}

interface Rewriting {
  readonly things: ReadonlyMap<string, Thing>;
  readonly records: ReadonlyMap<unknown, readonly unknown[]>;
  /** The things that are being put in their places: they may refer to each other. */
  readonly open: Set<JsonObject>;
  /** In values. */
  brought: number;
}

/** What may stand in the place of a reference. */
interface Thing {
  readonly record: JsonObject;
  /** How many values it has. */
  readonly size: number;
}

const thingOf = (record: JsonObject): Thing => ({ record, size: sizeOf(record) });

const sizeOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, one) => sum + sizeOf(one), 1)
    : 1;

/** A kind and an id, `Hall/2`, also at the end of an address. */
const reference = /^(?:https?:\/\/\S+\/)?([A-Z][A-Za-z]{2,40})\/([\w.-]{1,64})$/;
/** The key of a reference that stands for the object around it. */
const referenceKey = /^[@$_]?(?:reference|ref)$/i;

function hasReference(body: unknown): boolean {
  let left = maxSought;
  const found = (value: unknown, depth: number): boolean => {
    left -= 1;
    if (left < 0 || depth > 20) return false;
    if (typeof value === 'string') return value.length < 300 && reference.test(value);
    if (typeof value !== 'object' || value === null) return false;
    return Object.values(value).some((one) => found(one, depth + 1));
  };
  return found(body, 0);
}

const kindKey = /^(?:_?type|_?kind|__typename|(?:resource|object|entity|record|node)_?type)$/i;
const referenceTo = ({ kind, id }: Node): string => `${kind}/${id}`;

function mixedListsIn(body: unknown): readonly MixedList[] {
  const found: MixedList[] = [];
  const visit = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > maxDepth) return;
    const mixed = Array.isArray(value) ? mixedList(value) : null;
    if (mixed !== null) found.push(mixed);
    else if (!Array.isArray(value))
      for (const [key, one] of Object.entries(value)) if (!beside.has(key.toLowerCase())) visit(one, depth + 1);
  };
  visit(body, 0);
  return found;
}

/** A list of records and of what they refer to; null: it is another one. */
function mixedList(list: readonly unknown[]): MixedList | null {
  if (list.length < 2) return null;
  const found = list.map(nodeOf);
  if (found.includes(null)) return null;
  const nodes = found as readonly Node[];
  const byKind = Map.groupBy(nodes, ({ kind }) => kind);
  if (byKind.size < 2) return null;
  const targets = new Map(nodes.map((node) => [node, referencesIn(node.item)] as const));
  const mayBeThings = [...byKind].filter(
    ([, some]) => !some.some(({ record }) => saysWhen(record) || !isSmall(record)),
  );
  const kinds = new Set(mayBeThings.map(([kind]) => kind));
  // A kind that nothing takes in stays, and so may what only its things refer to.
  for (let before = -1; before !== kinds.size; ) {
    before = kinds.size;
    const taken = takenIn(nodes, kinds, targets);
    for (const kind of kinds) if (!byKind.get(kind)?.every((node) => taken.has(node))) kinds.delete(kind);
  }
  if (kinds.size === 0 || kinds.size === byKind.size) return null;
  const isThing = ({ kind }: Node) => kinds.has(kind);
  return {
    list,
    records: nodes.filter((node) => !isThing(node)).map(({ item }) => item),
    things: nodes.filter(isThing),
  };
}

/** The things that records refer to, and those that these refer to in turn. */
function takenIn(
  nodes: readonly Node[],
  kinds: ReadonlySet<string>,
  targets: ReadonlyMap<Node, ReadonlySet<string>>,
): ReadonlySet<Node> {
  const things = new Map(nodes.filter(({ kind }) => kinds.has(kind)).map((node) => [referenceTo(node), node] as const));
  const taken = new Set<Node>();
  const open = nodes.filter(({ kind }) => !kinds.has(kind));
  for (let node = open.pop(); node !== undefined; node = open.pop())
    for (const target of targets.get(node) ?? []) {
      const thing = things.get(target);
      if (thing === undefined || taken.has(thing)) continue;
      taken.add(thing);
      open.push(thing);
    }
  return taken;
}

function nodeOf(item: unknown): Node | null {
  if (!isRecord(item)) return null;
  const own = withKind(item, item);
  if (own !== null) return own;
  const inner = Object.values(item).flatMap((one) => (isRecord(one) ? (withKind(item, one) ?? []) : []));
  return inner.length === 1 ? (inner[0] as Node) : null;
}

function withKind(item: JsonObject, record: JsonObject): Node | null {
  const key = Object.keys(record).find((one) => kindKey.test(one) && /^[A-Za-z]{2,40}$/.test(scalarText(record[one])));
  const id = scalarText(record.id ?? '');
  return key === undefined || id === '' ? null : { item, record, kind: scalarText(record[key]), id };
}

/** When it begins, and not when it was changed; also in its parts. */
const saysWhen = (record: JsonObject, depth = 0): boolean =>
  Object.entries(record).some(([key, value]) => {
    if (isMoment(value))
      return (['start', 'date', 'end'] as const).some((concept) => readKey(key).concepts.has(concept));
    if (depth === maxDateDepth || typeof value !== 'object' || value === null) return false;
    const parts = Array.isArray(value) ? value : [value];
    return parts.some((one) =>
      isRecord(one) ? saysWhen(one, depth + 1) : isMoment(one) && saysWhen({ [key]: one }, depth),
    );
  });

function referencesIn(value: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  let left = maxVisited;
  const visit = (one: unknown, depth: number): void => {
    left -= 1;
    if (left < 0 || depth > 20) return;
    const target = targetOf(one);
    if (target !== null) found.add(target.join('/'));
    else if (typeof one === 'object' && one !== null) for (const part of Object.values(one)) visit(part, depth + 1);
  };
  visit(value, 0);
  return found;
}

function targetOf(value: unknown): readonly [kind: string, id: string] | null {
  const match = typeof value === 'string' && value.length < 300 ? reference.exec(value) : null;
  return match === null ? null : [match[1] as string, match[2] as string];
}

/** What an object refers to by a key that is for this alone; null: it doesn't. */
function referredBy(object: unknown): readonly [kind: string, id: string] | null {
  const key = isRecord(object) ? Object.keys(object).find((one) => referenceKey.test(one)) : undefined;
  return key === undefined ? null : targetOf((object as JsonObject)[key]);
}

function rewritten(value: unknown, by: Rewriting, place: Place): unknown {
  if (typeof value !== 'object' || value === null || place.depth > 20) return value;
  if (Array.isArray(value)) {
    const list = by.records.get(value) ?? value;
    const inList = { depth: place.depth + 1, isInList: true };
    const kinds = place.isInList ? kindsIn(list) : null;
    if (kinds !== null)
      return Object.fromEntries(
        [...Map.groupBy(list, (_, n) => kinds[n] as string)].map(([kind, some]) => [
          kind,
          some.map((one) => rewritten(hoisted(one as JsonObject), by, inList)),
        ]),
      );
    const items = list.map((one) => rewritten(one, by, inList));
    return list === value && items.every((one, n) => one === value[n]) ? value : items;
  }
  const object = value as JsonObject;
  const thing = placed(referredBy(object), by, place);
  const entries = Object.entries(object).filter(([key]) => key !== '__proto__');
  const parts = entries.map(([key, one]) => [key, inPlaceOf(key, one, by, place)] as const);
  const isSame = parts.every(([key, one]) => one === object[key]);
  if (thing !== null) return { ...thing, ...Object.fromEntries(parts) };
  return isSame ? value : Object.fromEntries(parts);
}

function inPlaceOf(key: string, value: unknown, by: Rewriting, place: Place): unknown {
  const thing = placed(referenceKey.test(key) ? null : targetOf(value), by, place);
  return thing ?? rewritten(value, by, { ...place, depth: place.depth + 1 });
}

/** What a reference stands for; null: it is left as it is. */
function placed(target: readonly [kind: string, id: string] | null, by: Rewriting, place: Place): JsonObject | null {
  const thing = target === null ? undefined : by.things.get(target.join('/'));
  if (thing === undefined || by.open.has(thing.record) || by.brought > maxBrought) return null;
  by.brought += thing.size;
  by.open.add(thing.record);
  const whole = rewritten(thing.record, by, { ...place, depth: place.depth + 1 });
  by.open.delete(thing.record);
  return whole as JsonObject;
}

const isSmall = (thing: JsonObject): boolean => JSON.stringify(thing).length <= maxThing;

/** The kind that each element of a list refers to by one of its objects; null: some refer to nothing, or to several things. */
function kindsIn(list: readonly unknown[]): readonly string[] | null {
  if (list.length === 0 || list.length > 200) return null;
  const kinds = list.map((one) => {
    const isLittle = isRecord(one) && Object.keys(one).length <= mostAround && !saysWhen(one, maxDateDepth);
    const [only, ...more] = isLittle ? referring(one) : [];
    return only === undefined || more.length > 0 ? null : (referredBy((one as JsonObject)[only])?.[0] ?? null);
  });
  return kinds.includes(null) ? null : (kinds as readonly string[]);
}

/** A record that refers to one thing has more than a part that only says how something takes part. */
const mostAround = 6;

const referring = (object: JsonObject): readonly string[] =>
  Object.keys(object).filter((key) => referredBy(object[key]) !== null);

/** The object that refers, with what stands around it. */
function hoisted(element: JsonObject): JsonObject {
  const [key] = referring(element) as readonly [string];
  const { [key]: inner, ...rest } = element;
  return { ...rest, ...(inner as JsonObject) };
}
