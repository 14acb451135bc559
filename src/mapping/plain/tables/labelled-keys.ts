import { readKey } from '../../../vocabulary/key-words.ts';
import { isEmpty, isRecord, type JsonObject } from '../../json.ts';
import { areOfRecord } from '../../structure/labelled.ts';
import { isMoment } from '../../structure/lists/list-shapes.ts';
import { hasEarly, withParts } from '../with-parts.ts';

// Stores whose users define the fields say in a map what each key of a record is called.

const maxDepth = 50;
const leastLabels = 3;
const longestLabel = 80;
/** Labels of parts stand in groups. */
const maxLayers = 3;

/** A map of labels: what each key is called, and which keys are the options of one question. */
interface Labels {
  readonly names: ReadonlyMap<string, string>;
  readonly groups: ReadonlyMap<string, readonly string[]>;
}

/**
 * An answer whose records have their values under the labels of their keys: `{ id: 7, '1': 'Fair', '4': '2026-10-03', labels: { '1': 'Title', '4': 'Date' } }`
 * as `{ id: 7, Title: 'Fair', Date: '2026-10-03' }`, whether the map stands in each record or once around them, and whatever it is called. What was chosen of the
 * options of one question is a list. The same object if it has no such map.
 */
export function withoutKeyLabels(body: unknown): unknown {
  let key: string | null = null;
  hasEarly(body, (value) => {
    for (const own in Array.isArray(value) ? {} : value) {
      const labels = labelsIn((value as JsonObject)[own]);
      if (labels !== null && isTold(value as JsonObject, own, labels)) key = own;
    }
    return key !== null;
  });
  return key === null ? body : rewritten(body, { key, options: optionsIn(body, key) }, null, 0);
}

/** The labels say what a record is called and which it is; and the record is the one around, or stands in a list beside. */
function isTold(holder: JsonObject, key: string, labels: Labels): boolean {
  const all = [...labels.names.values()];
  if (!areOfRecord(all)) return false;
  const silent = [...labels.names.keys()].filter((own) => readKey(own).concepts.size === 0);
  if (silent.length * 2 < labels.names.size) return false;
  const saysWhen = all.some((name) => whens.some((one) => readKey(name).concepts.has(one)));
  const isRecordOf = (object: JsonObject) =>
    isLabelled(object, labels) && (saysWhen || [...labels.names.keys()].some((own) => isMoment(object[own])));
  if (isRecordOf(holder)) return true;
  const { [key]: _, ...rest } = holder;
  return hasEarly(rest, (value, under) => under === '' && isRecord(value) && isRecordOf(value));
}

const whens = ['start', 'date', 'time'] as const;

/** Each label is a short text; null: the map holds something else. Nearly all objects end here. */
function labelsIn(value: unknown): Labels | null {
  if (!isRecord(value) || !mayBeLabels(value)) return null;
  const names = new Map<string, string>();
  const groups = new Map<string, readonly string[]>();
  const read = (map: JsonObject, layers: number): boolean => {
    for (const key in map) {
      const label = map[key];
      if (isRecord(label) && layers < maxLayers) {
        groups.set(key, Object.keys(label));
        if (!read(label, layers + 1)) return false;
      } else if (typeof label !== 'string' || label.length > longestLabel || !/\p{L}|^$/u.test(label)) return false;
      else if (label !== '' && label !== key && key !== '__proto__') names.set(key, label);
    }
    return true;
  };
  return read(value, 0) && names.size >= leastLabels ? { names, groups } : null;
}

/** Nothing but short texts and groups. */
function mayBeLabels(map: JsonObject): boolean {
  let count = 0;
  for (const key in map) {
    const label = map[key];
    if (typeof label === 'string' ? label.length > longestLabel : !isRecord(label)) return false;
    count += typeof label === 'string' ? 1 : leastLabels;
  }
  return count >= leastLabels;
}

/** Most labels are of keys that an object has, under which stand values. */
function isLabelled(object: JsonObject, { names }: Labels): boolean {
  let own = 0;
  for (const key of names.keys()) if (Object.hasOwn(object, key) && object[key] !== names.get(key)) own += 1;
  return own >= leastLabels && own * 2 > names.size;
}

interface Known {
  /** The key that maps of labels stand under. */
  readonly key: string;
  /** The groups of which each record has nothing but labels: those that were chosen. */
  readonly options: ReadonlySet<string>;
}

function optionsIn(body: unknown, key: string): ReadonlySet<string> {
  const [options, others] = [new Set<string>(), new Set<string>()];
  const visit = (value: unknown, above: Labels | null, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > maxDepth) return;
    const labels = (Array.isArray(value) ? null : labelsIn((value as JsonObject)[key])) ?? above;
    if (labels !== null && isRecord(value))
      for (const [group, keys] of labels.groups)
        for (const own of keys.filter((one) => !isEmpty(value[one])))
          (value[own] === labels.names.get(own) ? options : others).add(group);
    for (const own in value) if (own !== key) visit((value as JsonObject)[own], labels, depth + 1);
  };
  visit(body, null, 0);
  return new Set([...options].filter((group) => !others.has(group)));
}

function rewritten(value: unknown, known: Known, above: Labels | null, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  const own = Array.isArray(value) ? null : labelsIn((value as JsonObject)[known.key]);
  const labels = own ?? above ?? (Array.isArray(value) ? labelsBeside(value, known.key) : null);
  const inside = (one: unknown, key: string) =>
    own !== null && key === known.key ? one : rewritten(one, known, labels, depth + 1);
  if (labels === null || !isRecord(value) || !isLabelled(value, labels)) return withParts(value, inside);
  const chosen = new Map([...labels.groups].filter(([group]) => known.options.has(group)));
  const asked = new Set([...chosen.values()].flat());
  const plain = Object.entries(value).flatMap(([key, one]) => {
    if (key === '__proto__' || asked.has(key) || (own !== null && key === known.key)) return [];
    return [[nameOf(key, value, labels), inside(one, key)] as const];
  });
  return Object.fromEntries([
    ...plain,
    ...[...chosen].flatMap(([group, keys]) => answerOf(group, keys, value, labels)),
  ]);
}

/** The labels of the first record that has some: a record without has those of the others in its list. */
function labelsBeside(list: readonly unknown[], key: string): Labels | null {
  for (const one of list) {
    const labels = isRecord(one) ? labelsIn(one[key]) : null;
    if (labels !== null) return labels;
  }
  return null;
}

/** What a key says itself stays, and so does one whose name is taken. */
function nameOf(key: string, object: JsonObject, { names }: Labels): string {
  const name = readKey(key).concepts.size > 0 ? undefined : names.get(key);
  return name === undefined || Object.hasOwn(object, name) ? key : name;
}

/** Yes or no to the only option, or the list of what was chosen. */
function answerOf(
  group: string,
  keys: readonly string[],
  object: JsonObject,
  labels: Labels,
): readonly (readonly [string, unknown])[] {
  const chosen = keys.filter((key) => !isEmpty(object[key]));
  const [only = group, ...more] = keys;
  if (more.length === 0) return [[labels.names.get(only) ?? only, chosen.length > 0]];
  return [[labels.names.get(group) ?? group, chosen.map((key) => object[key])]];
}
