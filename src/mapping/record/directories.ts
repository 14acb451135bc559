import { readKey, splitKey } from '../../vocabulary/key-words.ts';
import type { Concept } from '../../vocabulary/language-words.ts';
import { isPlainId, isRecord, type JsonObject, scalarText } from '../json.ts';
import { isDistinctive, isIdWord, isSameNoun, isShortFor, nounOf, readReference, tableOf } from '../reference-keys.ts';
import { isLanguages } from '../structure/languages.ts';
import { beside } from '../structure/lists/list-shapes.ts';
import { rowsIn } from '../structure/lists/table-shapes.ts';
import { codedFields } from './described-codes.ts';
import {
  areDated,
  areStates,
  doNameThemselves,
  isBare,
  isHead,
  isOfCodes,
  isOfRecords,
  isPartOf,
  namesItself,
  withoutListOf,
} from './directory-things.ts';

// Records name their room, their speakers or their day by a code, and a directory elsewhere in the answer says what it stands for.

/** A list or map in an answer with the things that records name: the `venues` of `venue_id`, labels by code. */
export interface Directory {
  /** The key that it stands under. */
  readonly key: string;
  /** The word of the key that says what it lists. */
  readonly noun: string;
  readonly concepts: ReadonlySet<Concept>;
  /** The object that holds the directory. One among a record's own keys is none for that record. */
  readonly holder: JsonObject;
  /** The things say themselves under which keys they stand: content that records hold by its code name. */
  readonly isOfItems?: true;
  /** The things, objects or labels, by each key that no two of them share. The keys that are called an id come first. */
  readonly by: readonly Index[];
}

interface Index {
  /** The key in the things; empty: the key of the map that they stand in. */
  readonly own: string;
  /** It is called an id, a code or the like. */
  readonly isId: boolean;
  readonly entries: ReadonlyMap<string, unknown>;
}

interface Directories {
  readonly all: readonly Directory[];
  /** The values that stand in the answer under a key, in an object under another. */
  readonly values: ReadonlyMap<string, ReadonlySet<string>>;
  readonly matches: Map<string, readonly Match[]>;
  /** Whether the values of a column speak for an index. */
  readonly verdicts: Map<Index, Map<string, boolean>>;
  /** Those that turned out to be lists of the records themselves. */
  readonly ofRecords: Set<Directory>;
  /** Ids alone speak for none of them: what names them stands in other answers. */
  readonly isNamedOnly: boolean;
}

interface Match {
  readonly directory: Directory;
  readonly indexes: readonly Index[];
  /** The key to add the thing under; null: the thing replaces the id. */
  readonly target: string | null;
  /** Every single id may be looked up. Otherwise the ids of all records must speak for it. */
  readonly isNamed: boolean;
}

/** How often a thing's own references are followed: from a room to its building, and from there to its campus. */
const maxHops = 2;
const maxDepth = 5;

/**
 * Adds the things that a record names by id: `venue_id: 7` gets a `venue` next to it. Where the key doesn't say that it holds
 * an id but is called like the directory (`venue: 7`, `tags: [3, 5]`), the thing replaces the id. An object that has the id
 * only (`speaker: { ref: 'u11' }`) gets the thing's fields. Returns the record itself when it names nothing.
 *
 * A directory is told by its name, by a key that both sides have, or by its ids, if these hardly occur by chance. `isNamedOnly`: not
 * by its ids.
 */
export function lookUpIds(record: unknown, body: unknown, isNamedOnly = false): unknown {
  if (!isRecord(record)) return record;
  const directories = directoriesIn(body, isNamedOnly);
  if (directories === null) return record;
  for (const directory of directories.all) if (isAmong(record, directory)) directories.ofRecords.add(directory);
  return inObject(record, directories, { depth: 0, hops: maxHops }, '');
}

/** Whether a record is one of the things that are listed: it has the id and most of the plain values of one. */
const isAmong = (record: JsonObject, { by }: Directory): boolean =>
  by.some(({ own, entries }) => {
    const thing = entries.get(idText(record[own] ?? ''));
    const plain = isRecord(thing) ? Object.entries(thing).filter(([, value]) => typeof value !== 'object') : [];
    const same = plain.filter(([key, value]) => record[key] === value);
    return same.length > 1 && same.length * 2 > plain.length;
  });

interface Place {
  readonly depth: number;
  readonly hops: number;
}

function inObject(object: JsonObject, all: Directories, place: Place, parent: string): JsonObject {
  const resolved: [string, unknown][] = [];
  let own: JsonObject | null = null;
  for (const [key, value] of Object.entries(object)) {
    const ids = partsOf(value);
    if (isIdOrIds(ids)) {
      const found = thingOf(key, ids, object, all, place, parent);
      if (found === null) continue;
      if (found.target === '') own = found.thing as JsonObject;
      else resolved.push([found.target, found.thing]);
    } else if (place.depth < maxDepth && value !== null && typeof value === 'object') {
      const inner = { ...place, depth: place.depth + 1 };
      const part = isRecord(value)
        ? inObject(value, all, inner, key)
        : Array.isArray(value)
          ? inList(value, all, inner, key)
          : value;
      if (part !== value) resolved.push([key, part]);
    }
  }
  return resolved.length === 0 && own === null ? object : { ...own, ...object, ...Object.fromEntries(resolved) };
}

function inList(list: readonly unknown[], all: Directories, place: Place, key: string): readonly unknown[] {
  if (list.length > 100 || !list.every(isRecord)) return list;
  const inner = list.map((one) => inObject(one as JsonObject, all, place, key));
  return inner.every((one, n) => one === list[n]) ? list : inner;
}

/** What an id or a list of ids stands for, and under which key it is added; an empty key: to the object itself. */
function thingOf(
  key: string,
  value: unknown,
  object: JsonObject,
  all: Directories,
  place: Place,
  parent: string,
): { readonly target: string; readonly thing: unknown } | null {
  const ids = (Array.isArray(value) ? value : [value]).map(idText);
  for (const { directory, indexes, target, isNamed } of matchesOf(key, parent, all)) {
    if (directory.holder === object || all.ofRecords.has(directory)) continue;
    const to = target ?? key;
    if (to !== key && to !== '' && !isBlank(object[to])) continue;
    for (const index of indexes) {
      const things = ids.map((id) => index.entries.get(id));
      if (things.some((one) => one === undefined || one === object || isPartOf(one, object) || isHead(one, object)))
        continue;
      if (to === '' && !isRecord(things[0])) continue;
      if (to === key && things.every((one) => isBare(one, index.own))) continue;
      if (!isNamed && (all.isNamedOnly || !speaksFor(columnOf(key, parent), ids, index, all))) continue;
      const { hops } = place;
      const whole = things.map((one) =>
        isRecord(one) && hops > 0
          ? inObject(withoutListOf(one, object), all, { ...place, hops: hops - 1 }, directory.noun)
          : one,
      );
      return { target: to, thing: Array.isArray(value) ? whole : whole[0] };
    }
  }
  return null;
}

/** The directories that a key's ids may belong to, by what the keys say; the likeliest first. */
function matchesOf(key: string, parent: string, { all, matches }: Directories): readonly Match[] {
  const column = columnOf(key, parent);
  const known = matches.get(column);
  if (known !== undefined) return known;
  const found = findMatches(key, parent, all);
  matches.set(column, found);
  return found;
}

function findMatches(key: string, parent: string, all: readonly Directory[]): readonly Match[] {
  const { isPlain, isMarked, rest, target } = readReference(key, parent);
  // That of the record itself is its own.
  if (isPlain && parent === '') return [];
  const noun = rest.at(-1) ?? '';
  const match = (directory: Directory, indexes: readonly Index[], to = target, isNamed = true): readonly Match[] =>
    indexes.length === 0 ? [] : [{ directory, indexes, target: to, isNamed }];
  // Tables of codes are often kept by the names of the columns that hold the codes: `codes: { hall_cd: …, state_cd: … }`.
  const namesake = tableOf(all, key);
  if (namesake !== null) return match(namesake, namesake.by);
  if (noun.length >= 2) {
    const withIds = all.filter(({ by }) => by.some(({ isId }) => isId));
    const same = withIds.filter((one) => isSameNoun(one.noun, noun));
    const exact = same.length > 0 || !isMarked ? same : withIds.filter((one) => isShortFor(noun, one.noun));
    const named = readKey(rest.join('_')).concepts;
    // A picture is a file.
    const concepts = named.has('image') ? new Set<Concept>([...named, 'attachment']) : named;
    const candidates =
      exact.length > 0 || !isMarked ? exact : withIds.filter((one) => shareConcept(one.concepts, concepts));
    const one = candidates.length === 1 ? candidates[0] : candidates.find((directory) => directory.noun === noun);
    if (one !== undefined)
      return match(
        one,
        one.by.filter(({ isId }) => isId),
      );
  }
  // `kd: { tempat }` where a directory has `kd_tempat`.
  const joined = parent === '' ? null : splitKey(`${parent}_${key}`).join('_');
  const isSame = ({ own }: Index) => own === key || (joined !== null && splitKey(own).join('_') === joined);
  const shared = isPlain ? [] : all.filter(({ by }) => by.some(isSame));
  const [only] = shared;
  if (only !== undefined && shared.length === 1) return match(only, only.by.filter(isSame), only.key);
  // What says which kind something is, in which language, or how it is called, is no id.
  const { concepts } = readKey(key);
  if (kinds.test(key) || (!isMarked && contents.some((one) => concepts.has(one)))) return [];
  return all.flatMap((one) =>
    match(
      one,
      one.by.filter(({ isId, own }) => isId || own === key),
      isPlain || isMarked || one.isOfItems ? target : `${key}_${one.key}`,
      false,
    ),
  );
}

/** Whether the ids in a column speak for a directory: those of all records, where the answer holds them. */
function speaksFor(column: string, ids: readonly string[], index: Index, all: Directories): boolean {
  const values = all.values.get(column);
  if (values === undefined) return areAlike(ids, index, all);
  const known = all.verdicts.get(index) ?? new Map<string, boolean>();
  all.verdicts.set(index, known);
  const verdict = known.get(column) ?? areAlike([...values], index, all);
  known.set(column, verdict);
  return verdict;
}

/** The ids speak for a directory by themselves: they hardly occur by chance, and nearly all are in it, and in no other. */
function areAlike(ids: readonly string[], index: Index, { all }: Directories): boolean {
  const known = ids.filter((id) => index.entries.has(id));
  if (known.length * 2 < ids.length || !known.every(isDistinctive)) return false;
  const others = all.flatMap(({ by }) => by).filter(({ entries, isId }) => isId && entries !== index.entries);
  return !others.some(({ entries }) => known.some((id) => entries.has(id)));
}

/** A key, with the key of the object around it, or without. */
const columnOf = (key: string, parent: string): string => `${parent}\n${key}`;

const isIdText = (value: unknown): value is string | number =>
  (typeof value === 'number' && Number.isInteger(value)) ||
  (typeof value === 'string' && value.length > 0 && value.length <= 100 && /^\s*\S+\s*$/.test(value));

/** People leave blanks around what they type, and write `02` for 2. */
const idText = (id: unknown): string => scalarText(id).replace(/^\s*(?:0+(?=\d{1,2}\s*$))?|\s+$/g, '');

/** The ids that are listed in a text, `3, 5`. */
const partsOf = (value: unknown): unknown =>
  typeof value === 'string' && /^\w[\w-]{0,23}(?:\s*[,;|]\s*\w[\w-]{0,23}){1,99}$/.test(value)
    ? value.split(/\s*[,;|]\s*/)
    : value;

const isIdOrIds = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 && value.length <= 100 && value.every(isIdText) : isIdText(value);

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

const byBody = new WeakMap<object, Directories>();

/** The directories of an answer, found once for each; null: it has none. */
function directoriesIn(body: unknown, isNamedOnly: boolean): Directories | null {
  if (!isRecord(body)) return null;
  const known = byBody.get(body);
  const found = known ?? newDirectories(directoriesOf(body), body, isNamedOnly);
  if (known === undefined) byBody.set(body, found);
  return found.all.length === 0 ? null : found;
}

const newDirectories = (all: Directories['all'], body: unknown, isNamedOnly: boolean): Directories => ({
  all,
  values: all.length === 0 ? new Map() : valuesIn(body),
  matches: new Map(),
  verdicts: new Map(),
  ofRecords: new Set(),
  isNamedOnly,
});

/** The directories of an answer. */
export function directoriesOf(body: unknown): readonly Directory[] {
  const all: Directory[] = [];
  if (isRecord(body)) collect(body, 0, all, null);
  return all;
}

const maxDirectories = 50;
const maxEntries = 20_000;
const maxValues = 50_000;

/** The ids in an answer, by the key that they stand under, and by that and the key above. */
function valuesIn(body: unknown): ReadonlyMap<string, ReadonlySet<string>> {
  const values = new Map<string, Set<string>>();
  let left = maxValues;
  const note = (column: string, id: string) => {
    const known = values.get(column);
    if (known === undefined) values.set(column, new Set([id]));
    else known.add(id);
  };
  const visit = (value: unknown, key: string, parent: string, depth: number): void => {
    left -= 1;
    if (left < 0 || depth > 2 * maxDepth) return;
    if (Array.isArray(value)) for (const one of value) visit(one, key, parent, depth + 1);
    else if (isRecord(value)) for (const [inner, part] of Object.entries(value)) visit(part, inner, key, depth + 1);
    else if (isIdText(value)) {
      note(columnOf(key, ''), idText(value));
      note(columnOf(key, parent), idText(value));
    }
  };
  visit(body, '', '', 0);
  return values;
}

/** Keys of a store that hold all of one kind, by their ids. */
const shelf = /^(?:entities|by_?id|all_?by_?id|items|records|rows|map|index|lookup|data|values)$/i;

/** What stands beside the records, so that they can name it: `linked: { dates: […] }`, `relatedData: { events: […] }`. */
const isBesideRecords = (key: string): boolean => {
  const { words, concepts } = readKey(key);
  return beside.has(words.join('')) || concepts.has('related');
};

function collect(holder: JsonObject, depth: number, all: Directory[], above: string | null): void {
  for (const [key, value] of Object.entries(holder).slice(0, 200)) {
    if (all.length >= maxDirectories) return;
    if (value === null || typeof value !== 'object') continue;
    const rows = rowsIn(value);
    // `halls: { ids: […], byId: {…} }`: what is listed stands above.
    const name = above !== null && shelf.test(key) ? above : key;
    const isNamed = above !== null && isBesideRecords(above);
    const found =
      holdsTables(value) || (!isNamed && isOfRecords(name, rows ?? value))
        ? []
        : kindsIn(rows ?? value).flatMap(([kind, things]) => directory(kind ?? name, things, holder));
    all.push(...found, ...codesDescribed(value, holder));
    if (found.length === 0 && rows === null && isRecord(value) && depth < maxDepth) collect(value, depth + 1, all, key);
  }
}

/** What codes in the fields of the records stand for, by the very names of these fields. */
const codesDescribed = (value: object, holder: JsonObject): readonly Directory[] =>
  codedFields(value).map(({ name, labels }) => ({
    key: name,
    noun: nounOf(name) ?? name,
    concepts: new Set(),
    holder,
    by: [{ own: '', isId: false, entries: labels }],
  }));

/** `{ state_cd: { 1: 'planned', 2: 'cancelled' }, hall_cd: { … } }`: what it holds are tables of codes, and no things. */
const holdsTables = (value: object): boolean =>
  isRecord(value) &&
  Object.values(value).every((one) => isRecord(one) && Object.keys(one).every(isShortCode)) &&
  Object.keys(value).length > 0;

const isShortCode = (key: string): boolean => /^(?:\d{1,3}|\p{L})$/u.test(key);

/** `[{ typ: 'hall', … }, { typ: 'league', … }]`: the things of each kind by themselves, and by its name. */
function kindsIn(value: object): readonly (readonly [string | null, object])[] {
  if (!Array.isArray(value) || value.length < 2 || !value.every(isRecord)) return [[null, value]];
  const list = value as readonly JsonObject[];
  const key = Object.keys(list[0] as object).find((one) => kinds.test(one) || readKey(one).concepts.has('category'));
  const names = key === undefined ? [] : list.map((one) => one[key]);
  const known = new Set(names);
  if (known.size < 2 || known.size * 2 > list.length || !names.every((name) => typeof name === 'string'))
    return [[null, value]];
  // Records have a kind as well.
  if (areDated(list)) return [[null, value]];
  return [...Map.groupBy(list, (one) => one[key as string] as string)];
}

function directory(key: string, things: object, holder: JsonObject): readonly Directory[] {
  const by = Array.isArray(things) ? indexesOf(things) : [...mapIndex(things)];
  const noun = nounOf(key);
  if (by.length === 0 || noun === undefined) return [];
  const isOfItems = !Array.isArray(things) && doNameThemselves(things);
  return [{ key, noun, concepts: readKey(key).concepts, holder, by, ...(isOfItems && { isOfItems }) }];
}

/** By what ids are compared by, where no two are the same then. */
function byId(entries: readonly (readonly [string, unknown])[]): ReadonlyMap<string, unknown> {
  const compared = new Map(entries.map(([key, one]) => [idText(key), one]));
  return compared.size === entries.length ? compared : new Map(entries);
}

/** Objects by key, or labels by code. */
function mapIndex(things: object): readonly Index[] {
  const entries = Object.entries(things);
  if (entries.length === 0 || entries.length > maxEntries || !entries.every(([key]) => /^[\w-]{1,100}$/.test(key)))
    return [];
  const isThing = ([key, one]: readonly [string, unknown]) =>
    isRecord(one) &&
    !isLanguages(one) &&
    ((Object.values(one).some((value) => value !== null && typeof value !== 'object') &&
      (/\d/.test(key) || entries.length > 2 || /^[A-Z_-]+$/.test(key))) ||
      namesItself(key, one));
  if (entries.every(isThing))
    return [
      {
        own: '',
        isId: true,
        entries: byId(entries.map(([key, one]) => [key, { id: key, ...(one as JsonObject) }])),
      },
    ];
  // Two small letters are a language: these are translations.
  const isLabel = ([key, one]: readonly [string, unknown]) =>
    (isLanguages(one) || (typeof one === 'string' && /\p{L}/u.test(one) && one !== key && !/^https?:/.test(one))) &&
    !/^[a-z]{2}$/.test(key);
  const areLabels = entries.every(isLabel) && (entries.length > 1 || /\d/.test(entries[0]?.[0] ?? ''));
  return areLabels ? [{ own: '', isId: true, entries: byId(entries) }] : [];
}

/** The keys of a list's objects that no two share and that may be ids: `id` first, then codes and slugs, then others. */
function indexesOf(list: readonly unknown[]): readonly Index[] {
  const [first] = list;
  if (!isRecord(first) || list.length > maxEntries || !list.every(isRecord) || Object.keys(first).length < 2) return [];
  const areCodes = list.length > 1 && list.every(isOfCodes);
  const found = Object.keys(first)
    .slice(0, 30)
    .flatMap((own): readonly Index[] => {
      if (!list.every((one) => isIdText(one[own]))) return [];
      const { concepts } = readKey(own);
      const isId =
        concepts.has('id') || concepts.has('slug') || own === 'value' || isIdWord(splitKey(own).at(-1) ?? '');
      const mayBe =
        areCodes &&
        ((!kinds.test(own) && !contents.some((one) => concepts.has(one))) || areStates(list, own, concepts));
      if (!isId && !(mayBe && list.every((one) => scalarText(one[own]).length <= 24))) return [];
      const entries = new Map(list.map((one) => [idText(one[own]), one]));
      return entries.size === list.length ? [{ own, isId, entries }] : [];
    });
  return found.sort((a, b) => Number(isPlainId(b.own)) - Number(isPlainId(a.own)) || Number(b.isId) - Number(a.isId));
}

/** What says which kind an object is, and not which one. */
const kinds = /^[@$_]?(?:type|typ|tipo|kind|class|object|model|locale|lang|rel|format|status|state)$/i;

/** What is no code, however short. */
const contents: readonly Concept[] = [
  'title', 'name', 'summary', 'description', 'start', 'end', 'date', 'time', 'url', 'image', 'price', 'count', 'status', 'language', 'email', 'phone', 'capacity', 'latitude', 'longitude',
]; // biome-ignore format: a list

const shareConcept = (one: ReadonlySet<Concept>, other: ReadonlySet<Concept>): boolean =>
  [...other].some((concept) => concept !== 'id' && concept !== 'modifier' && one.has(concept));
