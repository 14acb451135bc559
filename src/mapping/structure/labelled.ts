import { readKey, splitKey } from '../../vocabulary/key-words.ts';
import type { Concept } from '../../vocabulary/language-words.ts';
import { romanize } from '../../vocabulary/romanize.ts';
import { wordsOf } from '../../vocabulary/vocabulary.ts';
import { isEmpty, isRecord, type JsonObject, scalarText } from '../json.ts';
import { isProperty } from '../wrapper.ts';

/** A list of pairs of label and value: where each has which. */
interface Labels {
  /** The path of the label in an element. */
  readonly label: readonly (string | number)[];
  /** The way to the value. */
  readonly value: string;
  /** The labels are numbers: what the fields are called stands nowhere in the answer. */
  readonly areNumbers?: true;
}

const values: ReadonlySet<string> = new Set(wordsOf('fields', 'value').map(romanize));

/**
 * Fields of one's own as lists of pairs, `[{ label: 'Organizer', value: … }]`, `[['Organizer', …]]`; null: they are other
 * lists. All lists of a column are judged together.
 */
export function labelsOf(lists: readonly (readonly unknown[])[]): Labels | null {
  const full = lists.filter((list) => list.length > 0 && list.length <= 100);
  if (full.length * 5 < lists.length * 4 || full.length === 0) return null;
  const items = full.slice(0, 50).flat();
  return (
    byWords(full, items) ??
    byFields(full, items) ??
    byContact(full, items) ??
    byLinks(full, items) ??
    byRecurrence(full, items) ??
    byNumber(full, items)
  );
}

function byWords(full: readonly (readonly unknown[])[], items: readonly unknown[]): Labels | null {
  const found = items.every(isRecord) ? pairsOf(items as readonly JsonObject[]) : ofTuples(items);
  if (found === null) return null;
  const told = new Map<string, boolean>();
  for (const list of full) {
    const labels = list.map((item) => labelIn(item, found.label));
    // Each label once, but for a few that may be repeated, such as several speakers.
    const count = new Set(labels).size;
    if (labels.includes(null) || (count < labels.length && (count < 3 || count * 5 < labels.length * 3))) return null;
    for (const label of labels as readonly string[])
      if (!told.has(label))
        told.set(
          label,
          [...readKey(label).concepts].some((concept) => concept !== 'language'),
        );
  }
  // Words that a person chose: a list of languages or of prices is none.
  return [...told.values()].filter(Boolean).length * 3 < told.size ? null : found;
}

const isAddress = (value: unknown): boolean => /^\/|:\/\//.test(scalarText(value));

/** The key of pairs whose texts are names of fields, each once in a list, whatever the key is called. */
function byFields(full: readonly (readonly unknown[])[], items: readonly unknown[]): Labels | null {
  if (!items.every(isRecord)) return null;
  const objects = items as readonly JsonObject[];
  const keys = Object.keys(objects[0] as object);
  const called = valueKeyOf(keys);
  // One organizer for each event is no list of fields, whatever its name is made of.
  if (keys.length < 2 || keys.length > mostKeys(called) || objects.length < 2 * full.length) return null;
  if (!objects.every((object) => keys.every((key) => Object.hasOwn(object, key)))) return null;
  const label = keys.find((key) => {
    // `@id` holds addresses, `/themes/2`, which are made of words too.
    if (
      key === called ||
      /^[@$]/.test(key) ||
      !objects.every((object) => isText(object[key]) && !isAddress(object[key]))
    )
      return false;
    return areFieldNames(objects.map((object) => object[key] as string)) && full.every((list) => isOnce(list, key));
  });
  if (label === undefined) return null;
  const distinct = (key: string) => new Set(objects.map((object) => scalarText(object[key]).slice(0, 200))).size;
  const value = called ?? keys.filter((key) => key !== label).toSorted((a, b) => distinct(b) - distinct(a))[0];
  return { label: [label], value: `k${value}` };
}

/** The key that says that it holds the value: `value`, `fieldValue`. */
export const valueKeyOf = (keys: readonly string[]): string | undefined =>
  keys.find((key) => values.has(romanize(key))) ?? keys.find((key) => splitKey(key).at(-1) === 'value');

/** A pair of label and value has little beside them, where neither is called so. */
const mostKeys = (value: string | undefined): number => (value === undefined ? 4 : 9);

/** Three or more, most of them words for fields of an event. */
export function areFieldNames(labels: readonly (string | null)[]): boolean {
  const texts = new Set(labels);
  return texts.size >= 3 && fieldNamesIn([...texts]) * 5 >= texts.size * 3;
}

/** Whether these are names of an event's fields, or two of them say what it is called and which it is. */
export const areOfRecord = (names: readonly string[]): boolean =>
  areFieldNames(names) || (names.some(saysWhat) && names.some(saysWhich));
const says =
  (...concepts: readonly Concept[]) =>
  (name: string): boolean =>
    concepts.some((one) => readKey(name).concepts.has(one));
const saysWhat = says('title', 'name');
const saysWhich = says('id', 'start', 'date');

/** How many of the labels are words for fields of an event. */
export const fieldNamesIn = (labels: readonly (string | null)[]): number =>
  labels.filter((text) => fieldNames.some((concept) => readKey(text ?? '').concepts.has(concept))).length;

const isOnce = (list: readonly unknown[], key: string): boolean =>
  new Set(list.map((item) => (item as JsonObject)[key])).size === list.length;

/** What a field of an event is called, and hardly a tag or a price. */
const fieldNames = [
  'title', 'description', 'summary', 'start', 'end', 'date', 'time', 'place', 'address', 'city', 'zip', 'organizer', 'contact', 'category', 'price', 'performer', 'registration', 'status', 'phone', 'email',
] as const; // biome-ignore format: a list

/**
 * Ways to reach somebody, each with the name of its kind: `[{ kind: { id: 9, label: 'Web site' }, value: 'https://…' }, { kind: { id: 1,
 * label: 'Phone' }, … }]`, whatever the keys are called. The links among them are pages, or to book.
 */
function byContact(full: readonly (readonly unknown[])[], items: readonly unknown[]): Labels | null {
  if (!items.every(isRecord)) return null;
  const objects = items as readonly JsonObject[];
  const keys = Object.keys(objects[0] as object);
  if (keys.length < 2 || keys.length > 6) return null;
  for (const key of keys) {
    if (!objects.every((object) => isRecord(object[key]))) continue;
    const label = Object.keys(objects[0]?.[key] as object)
      .map((inner) => [key, inner])
      .find((path) => areContacts(objects.map((object) => labelIn(object, path))));
    if (label === undefined) continue;
    const isLink = (object: JsonObject, one: string) =>
      /^https?:\/\//.test(scalarText(isRecord(object[one]) ? Object.values(object[one])[0] : object[one]));
    const value = keys.find((one) => one !== key && objects.some((object) => isLink(object, one)));
    const isOnceEach = full.every((list) => new Set(list.map((item) => labelIn(item, label))).size === list.length);
    if (value !== undefined && isOnceEach) return { label, value: `k${value}` };
  }
  return null;
}

/** Several kinds, a phone or an address for mails among them, and hardly any other. */
function areContacts(labels: readonly (string | null)[]): boolean {
  const texts = [...new Set(labels)];
  const says = (text: string | null, ...concepts: readonly Concept[]) =>
    concepts.some((concept) => readKey(text ?? '').concepts.has(concept));
  const told = texts.filter((text) => says(text, 'phone', 'email', 'url', 'registration', 'registrationUrl', 'social'));
  return (
    !labels.includes(null) &&
    texts.length >= 2 &&
    told.length * 3 >= texts.length * 2 &&
    texts.some((text) => says(text, 'phone', 'email'))
  );
}

/**
 * Links each with a word for what it leads to, `[{ k: 'Event page', u: 'https://…' }, { k: 'Registration', u: 'https://…' }]`, under keys that
 * say nothing.
 */
function byLinks(full: readonly (readonly unknown[])[], items: readonly unknown[]): Labels | null {
  const [first] = items;
  if (!isRecord(first) || !items.every(isRecord)) return null;
  const objects = items as readonly JsonObject[];
  const keys = Object.keys(first);
  if (keys.length < 2 || keys.length > mostKeys(undefined)) return null;
  const link = keys.find((key) => objects.every((object) => /^https?:\/\//.test(scalarText(object[key]))));
  if (link === undefined) return null;
  const label = keys.find(
    (key) =>
      key !== link &&
      readKey(key).concepts.size === 0 &&
      objects.every((object) => isText(object[key])) &&
      areLinkNames(objects.map((object) => object[key] as string)) &&
      full.every((list) => isOnce(list, key)),
  );
  return label === undefined ? null : { label: [label], value: `k${link}` };
}

/** Two or more, most of them words for what a link of an event leads to, and for different things. */
function areLinkNames(labels: readonly string[]): boolean {
  const told = [...new Set(labels)].map((text) => linkNames.filter((concept) => readKey(text).concepts.has(concept)));
  const known = told.filter((concepts) => concepts.length > 0);
  return known.length * 3 >= told.length * 2 && new Set(known.map(([concept]) => concept)).size > 1;
}

const linkNames = ['registration', 'image', 'online', 'url', 'attachment', 'social'] as const;

/**
 * Labels in words that nobody knows: one key holds the same texts in most lists, each once, and what stands beside them is of
 * different kinds, a date among them.
 */
function byRecurrence(full: readonly (readonly unknown[])[], items: readonly unknown[]): Labels | null {
  if (full.length < 3 || !items.every(isRecord)) return null;
  const objects = items as readonly JsonObject[];
  const keys = [...new Set(objects.flatMap((object) => Object.keys(object)))];
  const called = valueKeyOf(keys);
  if (keys.length < 2 || keys.length > mostKeys(called)) return null;
  const distinct = (key: string) =>
    new Set(
      objects.map((object, n) => (typeof object[key] === 'object' ? `#${n}` : scalarText(object[key]).slice(0, 200))),
    ).size;
  const label = keys.find((key) => {
    if (!objects.every((object) => isText(object[key]))) return false;
    const count = distinct(key);
    const once = full.every((list) => new Set(list.map((item) => (item as JsonObject)[key])).size === list.length);
    return once && count >= 3 && objects.length >= 0.5 * count * Math.min(50, full.length);
  });
  if (label === undefined) return null;
  const value =
    called !== undefined && called !== label
      ? called
      : (keys.filter((key) => key !== label).toSorted((a, b) => distinct(b) - distinct(a))[0] as string);
  const kinds = new Map<unknown, Set<string>>();
  for (const object of objects)
    kinds.set(object[label], (kinds.get(object[label]) ?? new Set()).add(kindOf(object[value])));
  const pure = [...kinds.values()].filter((set) => set.size === 1).flatMap((set) => [...set]);
  return pure.includes('date') && new Set(pure).size > 1 ? { label: [label], value: `k${value}` } : null;
}

/**
 * Fields that users have added, each by its number alone: `[{ id: 1, value: 'Council' }, { id: 50, value: 'Town hall' }]`. A category or a ticket
 * with one number has always one name, and a field has another value in each record.
 */
function byNumber(full: readonly (readonly unknown[])[], items: readonly unknown[]): Labels | null {
  if (full.length < 3 || !items.every(isRecord)) return null;
  const objects = items as readonly JsonObject[];
  const keys = Object.keys(objects[0] as object);
  const value = valueKeyOf(keys);
  const label = keys.find((key) => key !== value && readKey(key).concepts.has('id'));
  if (value === undefined || label === undefined || keys.length > mostKeys(value)) return null;
  if (!objects.every((object) => isNumber(object[label]) && Object.hasOwn(object, value))) return null;
  // What else an item has would say more of it.
  const isSilent = (object: JsonObject) => keys.every((key) => key === value || key === label || isEmpty(object[key]));
  if (!objects.every(isSilent) || !full.every((list) => isOnce(list, label))) return null;
  const texts = new Map<unknown, string[]>();
  for (const object of objects)
    texts.set(object[label], [...(texts.get(object[label]) ?? []), scalarText(object[value])]);
  const usual = [...texts.values()].filter(({ length }) => length * 2 > Math.min(50, full.length));
  const areVaried = (own: readonly string[]) =>
    new Set(own).size * 3 > own.length && own.every((text) => /\p{L}{2}/u.test(text));
  return usual.length > 1 && usual.some(areVaried) ? { label: [label], value: `k${value}`, areNumbers: true } : null;
}

const isNumber = (value: unknown): boolean => Number.isSafeInteger(value);

function kindOf(value: unknown): string {
  if (typeof value !== 'string') return value === null ? 'none' : typeof value;
  return /\b(?:19|20)\d{2}\b/.test(value) && /\d\D+\d/.test(value) && value.length < 60 && !/^https?:|^\//.test(value)
    ? 'date'
    : 'text';
}

/** The label of an element; null: it has none. */
export function labelIn(item: unknown, path: readonly (string | number)[]): string | null {
  let value = item;
  for (const key of path)
    value =
      value !== null && typeof value === 'object' && Object.hasOwn(value, key)
        ? (value as Record<string | number, unknown>)[key]
        : null;
  if (isNumber(value)) return String(value);
  return isText(value) ? (value as string) : null;
}

/** Which keys of pairs are called as a label and as a value; null: none are. */
export function pairsOf(items: readonly JsonObject[]): Labels | null {
  const keys = Object.keys(items[0] as object);
  if (keys.length < 2 || keys.length > 9) return null;
  const value = valueKeyOf(keys) ?? valueKeyOf([...new Set(items.flatMap((item) => Object.keys(item)))]);
  if (value === undefined || !areFilled(items, value)) return null;
  const named = keys.filter((key) => key !== value && isLabel(key) && items.every((item) => isText(item[key])));
  const label = named.find((key) => /^label$/i.test(key)) ?? named[0];
  if (label !== undefined) return { label: [label], value: `k${value}` };
  // `{ field: { label }, content }`
  for (const key of keys) {
    if (key === value || !items.every((item) => isRecord(item[key]))) continue;
    const inner = Object.keys(items[0]?.[key] as object).find(
      (one) => isLabel(one) && items.every((item) => isText((item[key] as JsonObject)[one])),
    );
    if (inner !== undefined) return { label: [key, inner], value: `k${value}` };
  }
  return null;
}

/** Each has the key, or most have it and the others nothing that these lack: a field that nobody has filled in may leave its value out. */
function areFilled(items: readonly JsonObject[], key: string): boolean {
  const filled = items.filter((item) => Object.hasOwn(item, key));
  if (filled.length === items.length) return true;
  const keys = new Set(filled.flatMap((item) => Object.keys(item)));
  const isBlank = (item: JsonObject) => Object.keys(item).length > 1 && Object.keys(item).every((one) => keys.has(one));
  return filled.length * 2 > items.length && items.every((item) => filled.includes(item) || isBlank(item));
}

function ofTuples(items: readonly unknown[]): Labels | null {
  if (!items.every((item) => Array.isArray(item) && isText(item[0]))) return null;
  const lists = items as readonly (readonly unknown[])[];
  if (lists.every(isProperty)) return { label: [0], value: 'i3' };
  return lists.every(({ length }) => length === 2) && lists.length > 1 ? { label: [0], value: 'i1' } : null;
}

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '' && value.length <= 60;
const isLabel = (key: string): boolean =>
  /^(?:label|key|field|property|prop|caption|attribute|feld|champ|campo|kentta|pole|code)$/i.test(key) ||
  ['title', 'name', 'slug'].some((concept) => readKey(key).concepts.has(concept as 'title'));

/**
 * What a step is, by its first character. Steps are keys of the portal and marks of ours in one list of texts, which
 * columns compare and join. So a key that begins like a mark, or holds the character that joins, is written as a mark too.
 */
const filterMark = '?';
const keyMark = '\u0001';

/** The step to every element of a list. */
export const everyStep = '*';
/** The step to the one element of a list that only wraps it. */
export const firstStep = '\u0002';

const layerMark = '\u0003';

const marks = ['\u0000', keyMark, firstStep, layerMark];

/** The step to a key of the portal, whatever the key is. */
export const stepOf = (key: string): string =>
  key === '' || key === everyStep || key.startsWith(filterMark) || marks.some((mark) => key.includes(mark))
    ? keyMark + JSON.stringify(key)
    : key;

/** What a step leads to inside layers: `title[0].value` is one step, called `title`. */
interface Layers {
  /** Empty: it has no name of its own. */
  readonly name: string;
  /** The step below the layers; empty: they are around what the steps before lead to. */
  readonly base: string;
  readonly ways: readonly string[];
}

export const layerStep = (name: string, base: string, ways: readonly string[]): string =>
  layerMark + JSON.stringify([name, base, ways]);

/** The layers of such a step; null: an ordinary step. */
export function layersOf(step: string): Layers | null {
  if (!step.startsWith(layerMark)) return null;
  const [name, base, ways] = JSON.parse(step.slice(1)) as [string, string, readonly string[]];
  return { name, base, ways };
}

/** The same path, one layer further in. */
export function through(steps: readonly string[], way: string): readonly string[] {
  const last = steps.at(-1);
  if (last === undefined || last === everyStep) return [...steps, layerStep('', '', [way])];
  const layers = layersOf(last) ?? { name: nameOfStep(last), base: last, ways: [] };
  return [...steps.slice(0, -1), layerStep(layers.name, layers.base, [...layers.ways, way])];
}

/** The same path, whose last step says nothing. */
export function unnamed(steps: readonly string[]): readonly string[] {
  const layers = layersOf(steps.at(-1) ?? '');
  return layers === null ? steps : [...steps.slice(0, -1), layerStep('', layers.base, layers.ways)];
}

/** The key that a step leads to; null: it leads to an element of a list. */
export function keyOfStep(step: string): string | null {
  if (step === everyStep || step === firstStep || step.startsWith(filterMark) || step.startsWith(layerMark))
    return null;
  return step.startsWith(keyMark) ? (JSON.parse(step.slice(1)) as string) : step;
}

/** What the filter of a step compares with: a text or a number, or a yes. */
type Label = string | number | true;

/** The step to the element of a list that has such a label, or a yes, under a key, a path of keys, or an index. */
export const filterStep = (path: readonly (string | number)[], label: Label): string =>
  `${filterMark}${JSON.stringify([path, label])}`;

/** The filter of such a step: the path of its label, and the label or a yes; null: an ordinary step. */
export function filterOf(step: string): readonly [path: readonly (string | number)[], label: Label] | null {
  const base = layersOf(step)?.base ?? step;
  if (!base.startsWith(filterMark)) return null;
  return JSON.parse(base.slice(1)) as [(string | number)[], Label];
}

/** The path of the object that a column's keys stand beside each other in; of a labelled field, the one that has the list. */
export function siblingPath(steps: readonly string[]): string {
  const at = steps.findIndex((step) => filterOf(step) !== null);
  return steps.slice(0, at < 0 ? -1 : at).join('\u0000');
}

/** What a step is called: by its label, or the key of its flag, where it has one. Empty: it leads through a layer only. */
export function nameOfStep(step: string): string {
  if (step === everyStep || step === firstStep) return '';
  const [path, label] = filterOf(step) ?? [];
  return layersOf(step)?.name ?? (label === true ? String(path?.at(-1)) : label?.toString()) ?? keyOfStep(step) ?? step;
}
