import { type Told, ToldError } from '../../../calendar/told.ts';
import { readKey, splitKey } from '../../../vocabulary/key-words.ts';
import type { Concept } from '../../../vocabulary/language-words.ts';
import { isRecord, openText } from '../../json.ts';
import { chooseLanguage } from '../../language.ts';
import { mappingProblem } from '../../mapping-problem.ts';
import { withEvenLists } from '../../rules/even-lists.ts';
import { readCsv } from '../../rules/list-functions.ts';
import { expressionOf } from '../../structure/compose-expression.ts';
import { formsOf } from '../../structure/forms.ts';
import { stepOf } from '../../structure/labelled.ts';
import { isLanguages } from '../../structure/languages.ts';
import {
  alike,
  below,
  beside,
  type Fields,
  type FoundList,
  general,
  grouped,
  looked,
} from '../../structure/list-shapes.ts';
import { bareNames, fewByName, keyed } from '../../structure/map-shapes.ts';
import { attributeRows, columnMaps } from '../../structure/row-shapes.ts';
import {
  type ColumnNames,
  columnNames,
  columnwise,
  jcal,
  lineNames,
  table,
  underNames,
} from '../../structure/table-shapes.ts';

export type ListKind = 'calendars' | 'events';

/** Where a list is in an answer's body. */
export interface ItemsPlace {
  /** JMESPath, as a person would write it into `mapping.events.items`. */
  readonly expression: string;
  readonly items: readonly unknown[];
  /** 0 to 1. */
  readonly confidence: number;
}

interface Candidate extends ItemsPlace {
  /** Taken only where nothing else is a list. */
  readonly isLastResort: boolean;
  readonly kind: ListKind;
  readonly keys: readonly string[];
  readonly score: number;
}

const maxDepth = 6;
const maxNodes = 5000;

const own: Readonly<Record<ListKind, readonly Concept[]>> = { events: ['event'], calendars: ['calendar', 'organizer'] };

/** The items of a list in an answer, wherever its envelope keeps them. Throws an Error in words when there is no list. */
export function findItems(body: unknown, kind: ListKind): readonly unknown[] {
  return locateItems(body, kind).items;
}

/** The same, with where it was found. */
export function locateItems(given: unknown, kind: ListKind): ItemsPlace {
  const body = withEvenLists(given);
  const all = collect(body, kind);
  const candidates = all.filter(({ isLastResort }) => !isLastResort);
  const [lastResort] = all.filter(({ isLastResort }) => isLastResort);
  const isUsable = candidates.some((one) => one.score >= -0.8 || isOnlyList(one, candidates));
  if (!isUsable && lastResort !== undefined) return { ...lastResort, confidence: 0.5 };
  let best: Candidate | undefined;
  let second = -2;
  for (const candidate of candidates) {
    if (best === undefined || candidate.score > best.score) [second, best] = [best?.score ?? -2, candidate];
    else if (candidate.score > second) second = candidate.score;
  }
  if (best === undefined || (best.score < -0.8 && !isOnlyList(best, candidates)))
    throw new ToldError(mappingProblem('noListSomewhere', { kind, found: describe(body) }));
  return { ...unwrap(best), confidence: Math.max(0.3, Math.min(0.99, 0.6 + (best.score - Math.max(second, 0)) / 8)) };
}

/** Nothing else in the answer is a list of records, and nothing but its name speaks against it. */
const isOnlyList = ({ items, keys, kind }: Candidate, all: readonly Candidate[]): boolean =>
  all.filter((one) => one.items.length > 0).length === 1 &&
  items.length > 0 &&
  items.every((item) => isRecord(item) && Object.keys(item).length > 2) &&
  (kind === 'calendars' || !keys.some((key) => splitKey(key).some((word) => beside.has(word))));

/** Every list in the body, breadth first, that is not inside another list's items. */
function collect(body: unknown, kind: ListKind): readonly Candidate[] {
  const found: FoundList[] = [];
  const columns: ColumnNames[] = [];
  const queue: { value: unknown; path: string; keys: readonly string[] }[] = [{ value: body, path: '@', keys: [] }];
  const nodes: typeof queue = [];
  for (let at = 0; at < queue.length && at < maxNodes; at++) {
    const { value: given, path, keys } = queue[at] as (typeof queue)[number];
    const value = openText(given);
    nodes.push({ value, path, keys });
    const names = /^[@[]/.test(path) ? null : columnNames(path, value);
    if (names !== null) columns.push(names);
    // `[{ page: 1 }, […]]`, `["Calendar/get", { list: […] }, "0"]`: places instead of keys.
    if (Array.isArray(value) && value.length <= 5 && keys.length < maxDepth && (isTuple(value) || areParts(value))) {
      const at = path === '@' ? '' : path;
      value.forEach((inner, n) => {
        if (typeof inner === 'object' && inner !== null)
          queue.push({ value: inner, path: `${at}[${n}]`, keys: keys.length === 0 ? ['data'] : keys });
      });
    }
    if (!isRecord(value) || keys.length >= maxDepth || keyed(path, value, body, keys) !== null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (inner !== null && (typeof inner === 'object' || typeof inner === 'string') && queue.length < maxNodes)
        queue.push({ value: inner, path: below(path, key), keys: [...keys, key] });
    }
  }
  for (const { value, path, keys } of nodes) {
    if (Array.isArray(value)) found.push(...listsAt(value, path, keys, columns, body, kind));
    else if (isRecord(value)) found.push(...listsIn(value, path, keys, kind, body));
    else if (typeof value === 'string' && lineNames(value.split(/\r?\n/, 2)) !== null) {
      const expression = `csv(${path})[*]`;
      found.push({ expression, items: readCsv(value), keys });
    }
  }
  // Groups of groups: months of days of events.
  const groups = new Set<FoundList>();
  for (let at = 0; at < found.length && found.length < maxLists; at++) {
    const list = found[at] as FoundList;
    const inner = list.items.length > 0 && list.keys.length < maxDepth ? grouped(list, body) : [];
    if (inner.some(({ isInGroups }) => isInGroups === true)) groups.add(list);
    found.push(...inner);
  }
  found.push(...alike(found));
  // The versions of one text are no list of records, unless each has an id: `{ id, name, language }` is a calendar.
  const lists = found.filter(({ items }) => items.length === 0 || !isLanguages(items) || items.every(hasId));
  return lists.map((list) => ({
    ...list,
    confidence: 0,
    score: score(list.items, list.keys, kind) - (groups.has(list) ? 3 : 0),
    isLastResort: list.isLastResort === true,
    kind,
  }));
}

const hasId = (item: unknown): boolean =>
  isRecord(item) &&
  Object.entries(item).some(
    ([key, value]) => ['string', 'number'].includes(typeof value) && readKey(key).concepts.has('id'),
  );

const maxLists = 200;

function listsAt(
  value: readonly unknown[],
  path: string,
  keys: readonly string[],
  columns: readonly ColumnNames[],
  body: unknown,
  kind: ListKind,
): readonly FoundList[] {
  const names = kind === 'calendars' ? bareNames(path, value, keys) : null;
  if (names !== null) return [names];
  const calendar = jcal(path, value, body, keys);
  if (calendar !== null) return [calendar];
  const rows = value.length > 0 ? table(path, value, columns, body, keys) : null;
  if (rows !== null) return [rows];
  const { length } = value.filter(isRecord);
  if (areParts(value)) return [];
  const fields = length === value.length ? attributeRows(path, value as readonly Fields[], body, keys) : null;
  if (fields !== null) return [fields];
  if (value.length === 0 || (length > 0 && length * 2 >= value.length && !isTuple(value.slice(0, looked)))) {
    const kinds =
      length === value.length ? ofKind(path, value as readonly Readonly<Record<string, unknown>>[], keys) : null;
    const lettered =
      length === value.length
        ? underNames(path, value as readonly Readonly<Record<string, unknown>>[], body, keys)
        : null;
    return [kinds ?? lettered ?? { expression: path === '@' ? '[*]' : `${path}[*]`, items: value, keys }];
  }
  // `[[…], […]]`: weeks or pages of records.
  const isNested =
    value.length > 0 && value.every((one) => Array.isArray(one) && one.length > 0 && one.every(isRecord));
  return isNested ? [{ expression: path === '@' ? '[]' : `${path}[]`, items: value.flat(), keys }] : [];
}

function listsIn(
  value: Readonly<Record<string, unknown>>,
  path: string,
  keys: readonly string[],
  kind: ListKind,
  body: unknown,
): readonly FoundList[] {
  const last = keys.at(-1);
  const isOwn = last !== undefined && own[kind].some((one) => readKey(last).concepts.has(one));
  if (Object.keys(value).length === 0) return isOwn ? [{ expression: `values(${path})`, items: [], keys }] : [];
  const found = [
    keyed(path, value, body, keys),
    columnwise(path, value, body, keys),
    columnMaps(path, value, body, keys),
  ].filter((one) => one !== null);
  // XML that became JSON has a list of one record as the record itself.
  if (found.length === 0 && last !== undefined && isOneRecord(value, kind, isOwn))
    return [{ expression: `to_array(${path})[*]`, items: [value], keys, isLastResort: true }];
  const few = found.length === 0 && kind === 'calendars' ? fewByName(path, value, body, keys) : null;
  if (few !== null) return [few];
  return found;
}

/** It has an id or a title, and events a moment, in fields of its own. */
function isOneRecord(value: Readonly<Record<string, unknown>>, kind: ListKind, isOwn: boolean): boolean {
  const seen = { id: 0, title: 0, when: 0, size: 0 };
  look(Object.fromEntries(Object.entries(value).filter(([, one]) => !Array.isArray(one) || isLanguages(one))), 2, seen);
  return (
    seen.title + seen.id > 0 &&
    seen.size > (kind === 'calendars' ? 1 : 2) &&
    (kind === 'calendars' ? isOwn && seen.title > 0 : seen.when >= (isOwn ? 0.1 : 0.7))
  );
}

/** Nodes of several types beside each other (JSON-LD's `@graph`): those that begin at some time. */
function ofKind(
  path: string,
  list: readonly Readonly<Record<string, unknown>>[],
  keys: readonly string[],
): FoundList | null {
  if (list.length > 5000 || !list.every((one) => Object.hasOwn(one, '@type'))) return null;
  const starts = [...new Set(list.flatMap((one) => Object.keys(one)))].filter((key) =>
    readKey(key).concepts.has('start'),
  );
  for (const key of starts) {
    const items = list.filter((one) => one[key] !== undefined && one[key] !== null && one[key] !== '');
    const types = new Set(items.map((one) => JSON.stringify(one['@type'])));
    const others = list.filter((one) => !items.includes(one));
    if (items.length === 0 || others.length === 0 || others.some((one) => types.has(JSON.stringify(one['@type']))))
      continue;
    return { expression: `${path === '@' ? '' : path}[?${expressionOf([stepOf(key)])}]`, items, keys };
  }
  return null;
}

/** Its elements are of different kinds, or one that holds the rest. */
const isTuple = (list: readonly unknown[]): boolean =>
  list.length > 0 &&
  list.length <= 5 &&
  !list.every(isRecord) &&
  (list.every((one) => Array.isArray(one) && isTuple(one)) || list.some(isRecord) || list.length === 1) &&
  list.some((one) => typeof one === 'object') &&
  !areAlike(list.filter(isRecord));

/** `[{ head: […] }, { row: […] }]`: an object's members, each in an object of its own. */
const areParts = (list: readonly unknown[]): boolean => {
  const members = list.map((one) => (isRecord(one) ? Object.entries(one) : []));
  return (
    list.length > 1 &&
    members.every((own) => own.length === 1 && typeof own[0]?.[1] === 'object' && own[0][1] !== null) &&
    new Set(members.map(([own]) => own?.[0])).size === list.length
  );
};

/** Several records of the same keys are a list, whatever stands between them. */
const areAlike = ([first, ...others]: readonly Readonly<Record<string, unknown>>[]): boolean =>
  first !== undefined &&
  others.some((one) => {
    const keys = Object.keys(one);
    return keys.length > 1 && keys.filter((key) => Object.hasOwn(first, key)).length * 2 > keys.length;
  });

/** Items that are each wrapped once more: `{ event: {…} }`, `{ cursor, node: {…} }`. */
function unwrap(place: Candidate): Pick<ItemsPlace, 'expression' | 'items'> {
  const { expression, items } = place;
  const objects = items.slice(0, looked).filter(isRecord);
  const keys = Object.keys(objects[0] ?? {});
  const inner = keys.filter((key) => objects.every((item) => isRecord(item[key])));
  const key = inner[0];
  if (
    key === undefined ||
    inner.length !== 1 ||
    keys.length > 2 ||
    objects.some((item) => Object.keys(item).length > 2)
  )
    return place;
  // Beside it stands a cursor or a score, and nothing that tells records apart.
  const [other] = keys.filter((one) => one !== key);
  if (
    other !== undefined &&
    key !== 'node' &&
    (readKey(other).concepts.has('id') || areApart(objects.map((item) => item[other])))
  )
    return place;
  // `{ code, name: { fr, en } }` is a record with a name.
  if (objects.every((item) => chooseLanguage(item[key], 'en').value !== item[key])) return place;
  const step = expressionOf([stepOf(key)]);
  return { expression: `${expression}.${step}`, items: items.map((item) => (isRecord(item) ? item[key] : item)) };
}

const areApart = (values: readonly unknown[]): boolean =>
  values.length > 1 &&
  values.every((value) => typeof value === 'string' || isRecord(value)) &&
  new Set(values.map((value) => JSON.stringify(value))).size === values.length;

/** How likely a list is the one that was asked for: by its name, and by what its items hold. */
function score(items: readonly unknown[], keys: readonly string[], kind: ListKind): number {
  let total = -0.3 * keys.length;
  keys.forEach((key, n) => {
    const { concepts, words } = readKey(key);
    const weight = n === keys.length - 1 ? 1 : 0.5;
    if (own[kind].some((concept) => concepts.has(concept))) total += 2 * weight;
    else if (kind === 'events' && concepts.has('calendar')) total -= 0.5 * weight;
    else if (words.some((word) => general.has(word))) total += 1.2 * weight;
    else if (
      kind === 'events' &&
      ['category', 'tag', 'place', 'person', 'attachment', 'price'].some((c) => concepts.has(c as Concept))
    )
      total -= 1.5 * weight;
    if (words.length > 0 && words.every((word) => beside.has(word))) total -= 2.5 * weight;
  });
  if (items.length === 0) return total - 0.2;
  return total + likeness(items, kind) + Math.min(1, Math.log10(items.length) / 2);
}

function likeness(items: readonly unknown[], kind: ListKind): number {
  const records = items.slice(0, looked).filter(isRecord);
  let total = 0;
  for (const record of records) {
    const seen = { id: 0, title: 0, when: 0, size: 0 };
    look(record, 0, seen);
    total +=
      0.7 * seen.id + 0.8 * seen.title + (kind === 'events' ? 1.6 * seen.when : 0) + Math.min(0.8, seen.size / 15);
    if (seen.size <= 2) total -= 0.5;
  }
  return records.length === 0 ? -2 : total / records.length - (kind === 'events' ? 0.8 : 0);
}

function look(
  value: Readonly<Record<string, unknown>>,
  depth: number,
  seen: { id: number; title: number; when: number; size: number },
): void {
  for (const [key, given] of Object.entries(value).slice(0, 60)) {
    seen.size += 1;
    const { concepts } = readKey(key);
    const inner = isLanguages(given) ? chooseLanguage(given, 'en').value : given;
    const first = Array.isArray(inner) ? inner[0] : inner;
    if (depth < 4 && isRecord(first)) {
      if (Array.isArray(inner)) {
        // What the parts of a record have is less its own.
        const part = { id: 0, title: 0, when: 0, size: 0 };
        look(first, depth + 1, part);
        seen.id = Math.max(seen.id, part.id * 0.5);
        seen.title = Math.max(seen.title, part.title * 0.5);
        seen.when = Math.max(seen.when, part.when * 0.7);
        seen.size += part.size;
      } else look(first, depth + 1, seen);
    }
    if (depth < 3 && concepts.has('id') && (typeof inner === 'string' || typeof inner === 'number')) seen.id = 1;
    if (depth < 3 && concepts.has('title') && inner) seen.title = 1;
    if (seen.when < 1) {
      const forms = formsOf(first);
      // What has been changed at some time is anything.
      if (['updated', 'created', 'published'].some((concept) => concepts.has(concept as Concept)))
        seen.when = Math.max(seen.when, forms.length > 0 ? 0.4 : 0);
      else if (
        forms.includes('instant') ||
        forms.includes('dateTime') ||
        (forms.includes('day') && !forms.includes('integer'))
      )
        seen.when = 1;
      else if (forms.includes('epoch') && (concepts.has('date') || concepts.has('start') || concepts.has('time')))
        seen.when = 1;
      else if (concepts.has('start')) seen.when = Math.max(seen.when, 0.7);
    }
  }
}

function describe(body: unknown): Told {
  if (Array.isArray(body)) return mappingProblem('foundValues', { count: body.length });
  if (isRecord(body)) {
    const keys = Object.keys(body);
    if (keys.length === 0) return mappingProblem('foundEmpty', {});
    const shown = keys.slice(0, 8).map((key) => key.slice(0, 40));
    return mappingProblem('foundKeys', { keys: `${shown.join(', ')}${keys.length > 8 ? ', …' : ''}` });
  }
  return mappingProblem('foundType', { type: body === null ? 'null' : typeof body });
}
