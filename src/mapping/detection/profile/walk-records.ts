import { localName, readKey } from '../../../vocabulary/key-words.ts';
import { readHyperlink } from '../../hyperlink.ts';
import { isEmpty, isRecord, type JsonObject, openText } from '../../json.ts';
import { chooseLanguage } from '../../language.ts';
import { isMapOf } from '../../structure/keyed-maps.ts';
import {
  everyStep,
  filterStep,
  firstStep,
  labelIn,
  labelsOf,
  layerStep,
  layersOf,
  nameOfStep,
  stepOf,
  through,
  unnamed,
} from '../../structure/labelled.ts';
import { isLanguages, languagesAmong, languageWay } from '../../structure/languages.ts';
import { coreList, twinLists } from '../../structure/lists/core-list.ts';
import { daysWithTimes, dayWithSlots, parallelLists } from '../../structure/lists/dated-lists.ts';
import { snippetLink, snippetText } from '../../structure/snippet.ts';
import { plainVisibility } from '../../values/keyword.ts';
import { contentOf, wrapperOf } from '../../wrapper.ts';
import type { Cell, Column } from './column.ts';
import { dateOf, isSpans, separatorOf } from './date-of.ts';
import { withoutSentinels } from './sentinels.ts';
import { chosenNames, isPairs, isTuples, listKeys, mayGrow, sharedWay, uniformContents } from './shapes.ts';

/** What stands at one path of the records. */
export interface Draft {
  readonly steps: readonly string[];
  readonly cells: readonly Cell[];
  /** How often each kind of value was met. */
  readonly kinds: ReadonlyMap<Column['kind'], number>;
  /** The records that have the key, a value or not. */
  readonly present: ReadonlySet<number>;
  readonly spoken: boolean;
}

const maxColumns = 800;
const maxDepth = 10;
const maxListed = 20;
const maxCells = 150_000;
/** Of one object, so many keys are looked at. */
const maxKeys = 1000;
/** A longer key is a text, perhaps the question of a form, and no rule could name it within its bounds. */
const maxKey = 200;

/** A path with all that stands there, in the order of the records. */
interface Node {
  readonly steps: readonly string[];
  readonly entries: readonly Cell[];
  /** Layers that were gone through, so that no nesting is followed for ever. */
  readonly layers: number;
  /** Nearly every value is in a list, as some systems write them all. */
  readonly listed: boolean;
  /** No list here has more than one element. */
  readonly single: boolean;
  /** The key of the content in the objects here, where their neighbours show it. */
  readonly content: string | null;
  draft: Draft | null;
  children: readonly Node[];
}

/**
 * Walks the records into columns, path by path: what stands at one path in all records is looked at together, and decides how
 * to go on. Nearer paths come first, so that nothing deep or long takes the place of what is at the top. Bounded in paths,
 * depth, lengths and values; linear in what it walks.
 */
export function draftsOf(records: readonly (JsonObject | readonly unknown[])[], language: string): readonly Draft[] {
  const top = records.map((value, record) => ({ record, value }));
  const start = nodeOf([], top);
  const rows = top.filter(({ value }) => Array.isArray(value)) as readonly ListCell[];
  const objects = top.filter(({ value }) => isRecord(value));
  const root = { ...start, children: [...keyed(objects, [], false, language), ...placesOf(start, rows)] };
  const queue = [...root.children];
  let left = maxCells;
  let columns = 0;
  for (let n = 0; n < queue.length && columns < maxColumns; n++) {
    const node = queue[n] as Node;
    left -= node.entries.length;
    if (left < 0) break;
    expand(node, language);
    if (node.draft !== null) columns += 1;
    for (const child of node.children) queue.push(child);
  }
  const drafts: Draft[] = [];
  const collect = ({ draft, children }: Node): void => {
    if (draft !== null) drafts.push(draft);
    for (const child of children) collect(child);
  };
  collect(root);
  return drafts;
}

const nodeOf = (steps: readonly string[], entries: readonly Cell[], from?: Node): Node => ({
  steps,
  entries,
  layers: from === undefined ? 0 : from.layers + 1,
  listed: from?.listed ?? false,
  single: false,
  content: null,
  draft: null,
  children: [],
});

function expand(node: Node, language: string): void {
  const { steps } = node;
  const present = new Set(node.entries.map(({ record }) => record));
  const full = withoutSentinels(
    bared(
      node.entries.flatMap(({ record, value }) => {
        const opened = openText(value);
        return isEmpty(opened) ? [] : [{ record, value: typeof opened === 'string' ? opened.trim() : opened }];
      }),
    ),
    steps,
  );
  const objects = full.filter(({ value }) => typeof value === 'object').map(({ value }) => value);
  const translated = objects.length > 0 && objects.length === full.length ? languageWay(objects, language) : null;
  const spoken = translated === null && full.some(({ value }) => isLanguages(value));
  const values = spoken ? full.flatMap((cell) => saidIn(cell, language)) : full;
  const kinds = new Map<Column['kind'], number>();
  const meet = (kind: Column['kind']) => kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  const cells: Cell[] = [];
  for (const { record, value } of values) {
    const written = dateOf(value, steps, language) ?? snippetText(value);
    if (written !== null || typeof value !== 'object' || value === null) {
      meet('scalar');
      cells.push({ record, value: written ?? value });
    } else if (spoken && Array.isArray(value)) {
      meet('scalar');
      for (const one of value.slice(0, maxListed)) cells.push({ record, value: one });
    } else {
      meet(Array.isArray(value) ? 'list' : 'object');
      cells.push({ record, value });
    }
  }
  node.draft = { steps, cells, kinds, present, spoken };
  if (spoken || steps.length >= maxDepth || node.layers > 2 * maxDepth) return;
  const structured = cells.filter(({ value }) => typeof value === 'object' && value !== null);
  if (translated !== null) {
    const entries = structured.map(({ record, value }) => ({ record, value: translated.open(value) }));
    const inner = through(steps, translated.way);
    // What is said in a language is the event's own; a document is what its key says.
    const isOwn = entries.every(({ value }) => isRecord(value) && wrapperOf(value) === null);
    node.children = [nodeOf(isOwn && translated.several ? unnamed(inner) : inner, entries, node)];
  } else if (structured.length > 0) node.children = inside(node, structured, cells, language);
  else node.children = [...linksOf(node, values), ...hyperlinksOf(node, values), ...packedDatesOf(node, values)];
}

/** Where most values are plain, the few in a list of one or in a wrapper are what is in them: readers see through it. */
function bared(cells: readonly Cell[]): readonly Cell[] {
  const layered = cells.filter(({ value }) => typeof value === 'object');
  if (layered.length === 0 || layered.length * 2 >= cells.length) return cells;
  return cells.map(({ record, value }) => {
    const content = typeof value === 'object' ? contentOf(value) : value;
    return { record, value: typeof content === 'object' ? value : content };
  });
}

/** Links and pictures that stand in markup, as columns of their own. */
function linksOf(node: Node, values: readonly Cell[]): readonly Node[] {
  const found = values.flatMap(({ record, value }) => {
    const link = snippetLink(value);
    return link === null ? [] : [{ record, value: link.address, kind: link.kind }];
  });
  const [first] = found;
  if (first === undefined || found.length * 5 < values.length * 4) return [];
  return [nodeOf([...node.steps, layerStep(first.kind, '', ['h'])], found, node)];
}

/** Links that stand in a text each, `Tickets#https://town.example/7#`: those to register or to book by themselves, if others are beside them. */
function hyperlinksOf(node: Node, values: readonly Cell[]): readonly Node[] {
  const found = values.flatMap(({ record, value }) => {
    const link = readHyperlink(value);
    return link === null ? [] : [{ record, value: link.address, text: link.text }];
  });
  if (found.length === 0 || found.length * 5 < values.length * 4) return [];
  const [booking, others] = [true, false].map((is) => found.filter(({ text }) => isBooking(text) === is));
  const told = JSON.stringify([...new Set(booking?.map(({ text }) => text))].sort());
  return [
    { name: 'registration', cells: booking ?? [], way: `b${told}` },
    { name: 'link', cells: others ?? [], way: `n${told}` },
  ]
    .filter(({ cells }) => cells.length > 0)
    .map(({ name, cells, way }) =>
      nodeOf([...node.steps, layerStep(name, '', [cells.length === found.length ? 'h' : way])], cells, node),
    );
}

const isBooking = (text: string): boolean => readKey(text).concepts.has('registration');

/** Dates that stand in one text, `2026-10-11T09:30_2026-10-11T11:30;2026-10-18T…`, as a list of them. */
function packedDatesOf(node: Node, values: readonly Cell[]): readonly Node[] {
  const separator = separatorOf(values.map(({ value }) => value));
  if (separator === null) return [];
  const parts = values.flatMap(({ record, value }) =>
    String(value)
      .split(separator)
      .slice(0, maxListed)
      .map((part) => ({ record, value: part.trim() })),
  );
  return [nodeOf([...through(node.steps, `s${separator}`), everyStep], parts, node)];
}

function saidIn({ record, value }: Cell, language: string): readonly Cell[] {
  const said = isLanguages(value) ? chooseLanguage(value, language).value : value;
  const plain = isRecord(said) ? contentOf(said) : said;
  return isEmpty(plain) ? [] : [{ record, value: plain }];
}

/** The paths from the objects and lists at a node. */
function inside(node: Node, structured: readonly Cell[], cells: readonly Cell[], language: string): readonly Node[] {
  const { steps } = node;
  const values = structured.map(({ value }) => value);
  const at = (way: string, entries: readonly Cell[]) => nodeOf(through(steps, way), entries, node);
  const shared = sharedWay(values, node.content);
  if (shared !== null) {
    const plain = cells.filter(({ value }) => typeof value !== 'object');
    // A text here, and an object with the same text there.
    const mixed = plain.length > 0 && shared.way.startsWith('k');
    const way = mixed ? `o${shared.way.slice(1)}` : shared.way;
    const opened = structured.flatMap(({ record, value }) => shared.open(value).map((one) => ({ record, value: one })));
    const entries = mixed ? [...plain, ...opened].toSorted((a, b) => a.record - b.record) : opened;
    return [at(way, entries)];
  }
  const place = (own: readonly string[], n: number) =>
    nodeOf(
      own,
      structured.flatMap(({ record, value }) =>
        n < (value as readonly unknown[]).length ? [{ record, value: (value as readonly unknown[])[n] }] : [],
      ),
      node,
    );
  if (isPairs(values)) return ['id', 'name'].map((name, n) => place([...steps, layerStep(name, '', [`i${n}`])], n));
  if (isSpans(values)) {
    const last = steps.at(-1) as string;
    const { name, base, ways } = layersOf(last) ?? { name: nameOfStep(last), base: last, ways: [] };
    const step = (role: string, n: number) => layerStep(`${name}_${role}`, base, [...ways, `i${n}`]);
    return ['start', 'end'].map((role, n) => place([...steps.slice(0, -1), step(role, n)], n));
  }
  const lists = structured.filter(({ value }) => Array.isArray(value)) as readonly ListCell[];
  const objects = structured.filter(({ value }) => isRecord(value));
  const each = isMapOf(
    objects.map(({ value }) => value as JsonObject),
    steps,
  );
  if (each !== null) {
    const opened = objects.map(({ record, value }) => ({ record, value: each.open(value as JsonObject) }));
    const entries = elementsOf(opened, maxListed);
    return [nodeOf([...through(steps, each.way), everyStep], entries, node), ...listsOf(node, lists)];
  }
  const asLists = (some: readonly Cell[]) =>
    listsOf(
      { ...node, steps: through(steps, 'm') },
      some.map(({ record, value }) => ({ record, value: Array.isArray(value) ? value : [value] })),
    );
  // As XML is turned into JSON: several as a list, one as itself.
  const several = lists.length > 0 && objects.length > 0 && lists.every(({ value }) => value.every(isRecord));
  if (several) return asLists(structured);
  const single = cells.filter(({ value }) => typeof value !== 'object');
  if (lists.length > 0 && single.length > 0 && objects.length === 0 && !steps.includes(everyStep))
    return asLists(cells);
  const names = chosenNames(objects, steps);
  const chosen = names === null ? [] : [nodeOf([...through(steps, 't'), everyStep], names, node)];
  return [...keyed(objects, steps, node.listed, language, node), ...chosen, ...listsOf(node, lists)];
}

interface ListCell {
  readonly record: number;
  readonly value: readonly unknown[];
}

function listsOf(node: Node, lists: readonly ListCell[]): readonly Node[] {
  const { steps } = node;
  if (lists.length === 0) return [];
  if (node.single) {
    return [nodeOf(mayGrow(steps) ? [...steps, firstStep] : through(steps, 'i0'), elementsOf(lists, 1), node)];
  }
  const labels = labelsOf(lists.map(({ value }) => value));
  if (labels === null && !steps.includes(everyStep) && isTuples(lists.map(({ value }) => value)))
    return placesOf(node, lists);
  if (labels !== null) {
    const byLabel = new Map<string, Cell[]>();
    for (const { record, value } of lists) {
      for (const item of value) {
        const label = labelIn(item, labels.label) as string;
        const inner = (item as Readonly<Record<string, unknown>>)[labels.value.slice(1)];
        push(byLabel, label, { record, value: inner });
      }
    }
    const { system, single } = listKeys(byLabel, node.listed);
    const stepTo = (label: string) => filterStep(labels.label, labels.areNumbers === true ? Number(label) : label);
    return [...byLabel].map(([label, entries]) => ({
      ...nodeOf([...steps, layerStep(label, stepTo(label), [labels.value])], entries, node),
      listed: system,
      single: single.has(label),
    }));
  }
  return [nodeOf([...steps, everyStep], elementsOf(lists, maxListed), node)];
}

const elementsOf = (lists: readonly ListCell[], most: number): readonly Cell[] =>
  lists.flatMap(({ record, value }) => value.slice(0, most).map((one) => ({ record, value: one })));

/** One node for each place of a row. */
function placesOf(node: Node, rows: readonly ListCell[]): readonly Node[] {
  const length = rows.reduce((most, { value }) => Math.max(most, value.length), 0);
  return Array.from({ length: Math.min(length, 100) }, (_, n) =>
    nodeOf(
      [...node.steps, layerStep('', '', [`i${n}`])],
      rows.flatMap(({ record, value }) => (n < value.length ? [{ record, value: value[n] }] : [])),
      node,
    ),
  );
}

/** One node for each key of the objects, in the order of their first appearance. */
function keyed(
  objects: readonly Cell[],
  steps: readonly string[],
  listed: boolean,
  language: string,
  from?: Node,
): readonly Node[] {
  const byKey = new Map<string, Cell[]>();
  for (const { record, value } of objects) {
    for (const [key, inner] of Object.entries(value as object).slice(0, maxKeys))
      if (key.length <= maxKey && !isTypeTag(key, inner)) push(byKey, key, { record, value: inner });
  }
  const lists = listKeys(byKey, listed);
  const single = new Set([...lists.single, ...(steps.includes(everyStep) ? [] : onlyKeys(objects))]);
  const contents = uniformContents(byKey);
  const sessions = parallelLists(byKey);
  const tags = steps.length === 0 ? [] : languagesOf(byKey, language);
  const days = sessions === null ? daysWithTimes(byKey) : null;
  const slots = sessions === null && days === null && !listed ? dayWithSlots(byKey) : null;
  const apart = new Set([...(sessions?.keys ?? []), ...tags, days?.list, slots?.list, slots?.day]);
  const rest = [...byKey].filter(([key]) => !apart.has(key));
  const said = objects.flatMap(({ record, value }) => {
    const text = tags.map((tag) => (value as JsonObject)[tag]).find((one) => !isEmpty(one));
    return text === undefined ? [] : [{ record, value: text }];
  });
  const inLanguage = tags.length === 0 ? [] : [nodeOf(through(steps, `a${JSON.stringify(tags)}`), said, from)];
  const sessionsBy = (way: string, cells: readonly Cell[]) =>
    nodeOf([...steps, layerStep('sessions', '', [way]), everyStep], cells, from);
  const way = [
    ...(sessions === null ? [] : [sessionsBy(`z${JSON.stringify(sessions.keys)}`, sessions.cells)]),
    ...(days === null ? [] : [sessionsBy(`w${JSON.stringify([days.list, ...days.times])}`, days.cells)]),
    ...(slots === null ? [] : [sessionsBy(`x${JSON.stringify([slots.list, slots.day, slots.areBare])}`, slots.cells)]),
  ];
  return [
    ...way,
    ...inLanguage,
    ...rest.map(([key, entries]) => ({
      ...nodeOf([...steps, calledStep(key, byKey)], entries, from),
      listed: lists.system,
      single: single.has(key),
      content: contents.get(key) ?? null,
    })),
  ];
}

/** The lists that only wrap: the one that holds the event, and those of which each has a date. */
function onlyKeys(objects: readonly Cell[]): readonly string[] {
  const records = objects.slice(0, 100).map(({ value }) => value as JsonObject);
  const core = coreList(records);
  return [...(core === null ? [] : [core]), ...twinLists(records)];
}

const languagesOf = (byKey: ReadonlyMap<string, readonly Cell[]>, language: string): readonly string[] =>
  languagesAmong(new Map([...byKey].map(([key, cells]) => [key, cells.map(({ value }) => value)])), language);

/** The step to a key. What is beside `stage` as `stage@display` is what people see of it, and goes by its name. */
function calledStep(key: string, beside: ReadonlyMap<string, unknown>): string {
  const local = localName(key);
  if (local !== key) return layerStep(local, stepOf(key), []);
  const name = /^([^@]+)@[\w.]+$/.exec(key)?.[1];
  return name !== undefined && beside.has(name) ? layerStep(name, stepOf(key), []) : stepOf(key);
}

function push<T>(lists: Map<string, T[]>, key: string, one: T): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [one]);
  else list.push(one);
}

/** What programs call the type of an object, which says nothing of the object itself. An object is no type: `class: { code, title }`. */
const typeTag = /^(?:__type(?:name)?|@type|[$_]type|@odata\.type|_?@?class)$/i;
/** The class of a calendar's entry, in capitals, says who may see it (RFC 5545 §3.8.1.3). */
export const isTypeTag = (key: string, value: unknown): boolean =>
  typeTag.test(key) &&
  !isRecord(value) &&
  !(/^class$/i.test(key) && typeof value === 'string' && /^[A-Z]+$/.test(value) && plainVisibility(value) !== null);
