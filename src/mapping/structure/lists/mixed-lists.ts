import { readKey } from '../../../vocabulary/key-words.ts';
import type { Concept } from '../../../vocabulary/language-words.ts';
import { partNamed } from '../../dates/date-parts.ts';
import { isEmpty, isRecord } from '../../json.ts';
import { expressionOf } from '../compose-expression.ts';
import { formsOf } from '../forms.ts';
import { stepOf } from '../labelled.ts';
import { handedDown, isCertainGroup } from './groups.ts';
import {
  type Fields,
  type FoundList,
  hasOwnDay,
  isMoment,
  isStamp,
  listBy,
  type Place,
  plainWhen,
  quoted,
  titles,
} from './list-shapes.ts';

// A list may hold what its records refer to beside them: places and people, which have other fields than events or say of what kind they are.

/** So many sections a page has at most. */
const mostSections = 40;

/** Lists of events in some sections of a page, `[{ type: 'hero', slides: […] }, { type: 'agenda', entries: [{ title, start }] }]`. */
export function inSections(list: FoundList, body: unknown): readonly FoundList[] {
  const { expression, items, keys } = list;
  const areFew = items.length > 1 && items.length <= mostSections && expression.endsWith('[*]');
  // An event may have a list as well.
  if (!areFew || !items.every((one) => isRecord(one) && !hasOwnDay(one))) return [];
  const sections = items as readonly Fields[];
  const listed = [...new Set(sections.flatMap(Object.keys))].filter((key) =>
    sections.some((one) => isListOfRecords(one[key])),
  );
  return listed.flatMap((key): readonly FoundList[] => {
    const isOne = (one: Fields) => isListOfRecords(one[key]) && isCertainGroup([one], key);
    const [own, others] = [sections.filter(isOne), sections.filter((one) => !isOne(one))];
    // Where all have such a list, and some an empty one, they are groups of one kind.
    if (own.length === 0 || others.every((one) => Array.isArray(one[key]) && one[key].length === 0)) return [];
    const holders = sections.filter((one) => isListOfRecords(one[key]));
    if (holders.length > own.length && isCertainGroup(holders, key)) return [];
    const kind = others.some((one) => !isEmpty(one[key])) ? kindOfAll(own, others) : '*';
    if (kind === null) return [];
    const areKinds = kind !== '*' || others.some((one) => Object.keys(one).some((field) => !own.some(has(field))));
    const told = areKinds ? own.map((one) => withOnly(one, (field) => field === key || isOfEvents(field))) : own;
    const inner = own.flatMap((one) => one[key] as readonly Fields[]);
    const members = handedDown(told, key, inner, keys.at(-1) ?? 'around', false, list.handed);
    const at = expressionOf([stepOf(key)]);
    const all = `${expression.slice(0, -3)}[${kind}]`;
    const events =
      members.length === 0
        ? `${all}.${at}[]`
        : `(${all}.let $group = {${members.join(', ')}} in ${at}[*].merge($group, @))[]`;
    return [{ ...listBy(events, { keys: [...keys, key], body }), isInGroups: true }];
  });
}

/**
 * Lists of events that stand deeper in what a page is made of, `[{ type: 'plugin', content: { data: { events: [{ title, start }] } } }]`. A page may have
 * one section only, and none of them is called anything.
 */
export function deepInSections({ expression, items, keys }: FoundList, body: unknown): readonly FoundList[] {
  if (items.length === 0 || items.length > mostSections || !/^[^(]+\[\*\]$/.test(expression)) return [];
  if (!items.every(isRecord)) return [];
  const sections = items as readonly Fields[];
  // An event has lists in its objects as well.
  if (sections.some(isCalled)) return [];
  const paths = new Map(sections.flatMap((one) => listsBelow(one, [])).map((path) => [path.join('\n'), path]));
  return [...paths.values()].flatMap((path): readonly FoundList[] => {
    const key = path.at(-1) as string;
    const isListed = (one: Fields) => isListOfRecords(at(one, path));
    const groups = sections.filter(isListed).map((one) => ({ ...one, [key]: at(one, path) }));
    const [first] = path;
    const rest = sections.map((one) => withOnly(one, (field) => field !== first));
    const areTitled = groups.every((one) => (one[key] as readonly Fields[]).every(isCalled));
    const areOther = path.some((step) => readKey(step).concepts.has('related'));
    if (areOther || !areTitled || !isCertainGroup(groups, key) || rest.some((one) => saysWhen(one, 0))) return [];
    const found = listBy(`${expression}.${expressionOf(path.map(stepOf))}[]`, { keys: [...keys, ...path], body });
    return [{ ...found, isInGroups: true }];
  });
}

const isCalled = (record: Fields): boolean =>
  Object.entries(record).some(
    ([key, value]) => typeof value === 'string' && titles.some((concept) => readKey(key).concepts.has(concept)),
  );

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((one, key) => (isRecord(one) ? one[key] : undefined), value);

/** The paths of the lists of records in the objects of a record. */
function listsBelow(record: Fields, path: readonly string[]): readonly (readonly string[])[] {
  return Object.entries(record).flatMap(([key, value]): readonly (readonly string[])[] => {
    const own = [...path, key];
    if (isListOfRecords(value)) return path.length > 0 ? [own] : [];
    return isRecord(value) && path.length < deepest ? listsBelow(value, own) : [];
  });
}

/** So many objects a section has around its list. */
const deepest = 3;

const has = (field: string) => (one: Fields) => Object.hasOwn(one, field);

const withOnly = (one: Fields, isKept: (field: string) => boolean): Fields =>
  Object.fromEntries(Object.entries(one).filter(([field]) => isKept(field)));

/** Whether a field of a section says something of its events. Its kind and its title are those of a part of the page. */
const isOfEvents = (field: string): boolean =>
  partNamed(field) !== null || ofEvents.some((concept) => readKey(field).concepts.has(concept));

const ofEvents: readonly Concept[] = [
  ...plainWhen, 'place', 'city', 'room', 'address', 'organizer', 'status', 'cancelled', 'published', 'draft', 'visibility',
]; // biome-ignore format: a list

const isListOfRecords = (value: unknown): boolean => Array.isArray(value) && value.length > 0 && value.every(isRecord);

/** The filter for the one kind that these are, and none of the others; null: there is none. What says of what kind they are goes first. */
function kindOfAll(own: readonly Fields[], others: readonly Fields[]): string | null {
  const [first = {}] = own;
  const tells = (key: string) =>
    formsOf(first[key]).includes('code') &&
    own.every((one) => one[key] === first[key]) &&
    others.every((one) => one[key] !== first[key]);
  const keys = Object.keys(first).filter((key) => !titles.some((concept) => readKey(key).concepts.has(concept)));
  const key = keys.toSorted((a, b) => Number(saysKind(b)) - Number(saysKind(a))).find(tells);
  return key === undefined ? null : `?${expressionOf([stepOf(key)])}==${quoted(String(first[key]))}`;
}

const maxListed = 5000;
const mostKinds = 12;

/** Those of several kinds in one list that begin at some time, `[{ kind: 'Talk', from: … }, { kind: 'Hall', name: … }]`; null: there is one kind. */
export function ofKind(list: readonly Fields[], { path, keys }: Place): FoundList | null {
  const [first] = list;
  if (first === undefined || list.length > maxListed) return null;
  // What JSON-LD says are several types are so, however alike.
  const isTyped = Object.hasOwn(first, '@type');
  if (!isTyped && list.every(isLike(first))) return null;
  const parts = byKind(list, isTyped ? ['@type'] : Object.keys(first).filter(saysKind));
  if (parts === null || (!isTyped && parts.others.some(isLike(parts.items[0] as Fields)))) return null;
  const { kind, items } = parts;
  // The fields of events stay when there are others of a kind that nobody knows today.
  const test =
    startOf(parts) ??
    (isTyped ? null : (fieldOf(parts, keysOf(parts.items[0] as Fields, kind)) ?? kindOf(parts, kind)));
  return test === null ? null : { expression: `${path === '@' ? '' : path}[?${test}]`, items, keys };
}

/** The events of a list, and what it holds beside them. */
interface Parts {
  readonly items: readonly Fields[];
  readonly others: readonly Fields[];
  /** The field by which they are told apart. */
  readonly kind: string;
}

/** Whether a key says of what kind its object is. Those of serializers are often no word. */
const saysKind = (key: string): boolean =>
  /^(?:_type|__typename|T|kind|type|class|model)$/.test(key) || readKey(key).concepts.has('category');

/** By the first of these fields that tells some kinds apart, of which some have events; null: none does. */
function byKind(list: readonly Fields[], fields: readonly string[]): Parts | null {
  for (const kind of fields) {
    const isKind = (value: unknown) =>
      kind === '@type' ? !isRecord(value) : typeof value === 'string' && value !== '' && !isMoment(value);
    if (!list.every((one) => Object.hasOwn(one, kind) && isKind(one[kind]))) continue;
    const kinds = [...Map.groupBy(list, (one) => JSON.stringify(one[kind])).values()];
    const areFew = kinds.length <= mostKinds && (kind === '@type' || kinds.length < list.length);
    if (kinds.length < 2 || !areFew) continue;
    const isDated = (some: readonly Fields[]) => some.some((one) => saysWhen(one, 0));
    const items = kinds.filter(isDated).flat();
    const known = new Set(items);
    const others = list.filter((one) => !known.has(one));
    if (items.length > 0 && others.length > 0) return { items, others, kind };
  }
  return null;
}

/** The key by which all events begin, and nothing else, also in what they wrap; null: there is none. */
function startOf(parts: Parts): string | null {
  const [first = {}] = parts.items;
  const paths = Object.entries(first).flatMap(([key, value]) => [
    [key],
    ...(isRecord(value) ? Object.keys(value).map((own) => [key, own]) : []),
  ]);
  return fieldOf(
    parts,
    paths.filter((path) => readKey(path.at(-1) as string).concepts.has('start')),
  );
}

/** The first of these fields that all events have, and nothing else; null: there is none. */
function fieldOf({ items, others }: Parts, paths: readonly (readonly string[])[]): string | null {
  const has = (path: readonly string[]) => (one: Fields) => {
    const value = path.reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), one);
    return value !== false && !isEmpty(value);
  };
  const found = paths.find((path) => items.every(has(path)) && !others.some(has(path)));
  return found === undefined ? null : expressionOf(found.map(stepOf));
}

/** The other fields of a record, those first that no event lacks. */
function keysOf(record: Fields, kind: string): readonly (readonly string[])[] {
  const isOfAll = (key: string) => [...titles, 'date' as const].some((concept) => readKey(key).concepts.has(concept));
  const keys = Object.keys(record).filter((key) => key !== kind);
  return [...keys.filter(isOfAll), ...keys].map((key) => [key]);
}

/** The only kind of events, or none of the kinds of anything else: there may be another kind of events tomorrow. */
function kindOf({ items, others }: Parts, kind: string): string {
  const key = expressionOf([stepOf(kind)]);
  const [only = '', ...more] = kindsOf(items, kind);
  if (more.length === 0) return `${key}==${quoted(only)}`;
  return kindsOf(others, kind)
    .map((other) => `${key}!=${quoted(other)}`)
    .join(' && ');
}

const kindsOf = (some: readonly Fields[], kind: string): readonly string[] => [
  ...new Set(some.map((one) => String(one[kind]))),
];

/** Whether another is of the same kind: most keys of either are in the other, those of what they wrap included. */
function isLike(one: Fields): (other: Fields) => boolean {
  const mine = keysIn(one);
  return (other) => {
    const theirs = keysIn(other);
    return [...mine].filter((key) => theirs.has(key)).length * 2 > Math.max(mine.size, theirs.size);
  };
}

const keysIn = (record: Fields): ReadonlySet<string> =>
  new Set(
    Object.entries(record).flatMap(([key, one]) =>
      isRecord(one) ? Object.keys(one).map((own) => `${key}.${own}`) : key,
    ),
  );

/** When it begins, and not when it was changed; also in its parts. */
const saysWhen = (record: Fields, depth: number): boolean =>
  Object.entries(record).some(([key, value]) => {
    const isWhen = plainWhen.some((concept) => readKey(key).concepts.has(concept)) && !isStamp(key);
    // The first record of a page, `start: 0`, is no date.
    if (isWhen && (isMoment(value) || formsOf(value).includes('epoch') || /\d\D+\d/.test(String(value)))) return true;
    return (
      depth < 2 && (Array.isArray(value) ? value : [value]).some((one) => isRecord(one) && saysWhen(one, depth + 1))
    );
  });
