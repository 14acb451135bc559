import { readKey } from '../../../vocabulary/key-words.ts';
import type { Concept } from '../../../vocabulary/language-words.ts';
import { isRecord, type JsonObject } from '../../json.ts';
import { fieldNamesIn } from '../../structure/labelled.ts';
import { hasEarly, maxVisited, withParts } from '../with-parts.ts';

// Vocabularies of museums and archives say what a text, a name or a person of a record is by an object of its own.

const maxDepth = 100;
const mostEntries = 50;
const longestLabel = 60;

const labelKey = /^[@_$]*(?:(?:pref_?)?label|name|title|term|text|value|display_?name)$/i;
/** What kind of value an entry has, where nothing else tells it from the others, and what is said of it besides. */
const typeKey = /^[@_$]*(?:type|kind)$/i;
const manner = /^[@_$]*(?:type|kind|format|media_?type|id|lang(?:uage)?|locale)$/i;

/** Where entries say what they are: under this key, in the object there or in the only one of a list. */
interface Way {
  readonly key: string;
  readonly label: string;
}

/** The lists of entries under one key. */
interface Lists {
  readonly labels: string[];
  readonly entries: JsonObject[];
  full: number;
  others: number;
  most: number;
}

interface Known {
  readonly way: Way;
  readonly lists: ReadonlySet<string>;
  /** Keys whose few values come again and again. */
  readonly marks: ReadonlySet<string>;
}

/**
 * An answer with such entries by what they are: `{ texts: [{ class: { label: 'Description' }, content: 'A fair.' }, { class: { label: 'Price' }, content: '5 €' }] }`
 * as `{ Description: 'A fair.', Price: '5 €' }`, whatever these keys are called. An entry that says more is an object. People by their roles, tickets by their groups
 * and sessions by their kinds stay. The same object if it has none.
 */
export function withoutClasses(body: unknown): unknown {
  const known = waysIn(body).map((way) => knownBy(body, way));
  const [best] = known.toSorted((a, b) => b.lists.size - a.lists.size);
  return best === undefined || best.lists.size === 0 ? body : rewritten(body, best, false, 0);
}

/** The ways by which entries of one list say that they are different fields. Nearly all answers have none. */
function waysIn(body: unknown): readonly Way[] {
  const found = new Map<string, Way>();
  hasEarly(body, (value, under) => {
    if (!Array.isArray(value) || under === '' || value.length < 2 || value.length > mostEntries) return false;
    const [first] = value;
    for (const key in isRecord(first) ? first : {})
      for (const label of labelsAt((first as JsonObject)[key]))
        if (sayFields(value.slice(0, mostKeys).map((one) => labelAt(one, { key, label }))))
          found.set(`${key}\n${label}`, { key, label });
    return false;
  });
  return [...found.values()];
}

/** At least two are words for fields, and not of the same one. */
const sayFields = (labels: readonly (string | null)[]): boolean =>
  fieldNamesIn(labels) > 1 && new Set(labels.map((label) => [...readKey(label ?? '').concepts].join())).size > 1;

const onlyRecord = (value: unknown): JsonObject | null => {
  const only = Array.isArray(value) && value.length === 1 ? value[0] : value;
  return isRecord(only) ? only : null;
};

const labelsAt = (value: unknown): readonly string[] =>
  Object.keys(onlyRecord(value) ?? {}).filter((key) => labelKey.test(key));

function labelAt(entry: unknown, { key, label }: Way): string | null {
  const text = isRecord(entry) ? onlyRecord(entry[key])?.[label] : null;
  return typeof text === 'string' && /\p{L}/u.test(text) && text.length <= longestLabel ? text : null;
}

/** What an entry is: by its class, or by the word for its type where it has none. */
function nameOf(entry: unknown, way: Way): string | null {
  const label = labelAt(entry, way);
  if (label !== null || !isRecord(entry) || Object.hasOwn(entry, way.key)) return label;
  const type = entry[Object.keys(entry).find((key) => typeKey.test(key)) ?? ''];
  return typeof type === 'string' && readKey(type).concepts.size > 0 ? type : null;
}

/** Some labels say something else than the key that the list stands under: people by their roles are people. */
function saysMore(key: string, labels: readonly string[]): boolean {
  const { concepts } = readKey(key);
  const said = people.some((one) => concepts.has(one)) ? new Set([...concepts, ...people]) : concepts;
  return labels.some((label) => [...readKey(label).concepts].some((concept) => !said.has(concept)));
}

const people: readonly Concept[] = ['person', 'performer', 'organizer', 'contact', 'sponsor'];

/** What has its own time is a session, and what has many fields is a record. */
const isEntry = (entry: unknown, way: Way): boolean =>
  isRecord(entry) &&
  nameOf(entry, way) !== null &&
  Object.keys(entry).length <= mostKeys &&
  !Object.keys(entry).some(
    (key) => whens.some((one) => readKey(key).concepts.has(one)) && typeof entry[key] !== 'object',
  );

const mostKeys = 6;
const whens = ['start', 'date', 'time'] as const;

/** The keys under which all entries of records say what they are. Under one of them, these are words for fields that come again. */
function knownBy(body: unknown, way: Way): Known {
  const found = new Map<string, Lists>();
  let left = maxVisited;
  const visit = (value: unknown, under: string, isInside: boolean, depth: number): void => {
    left -= 1;
    if (typeof value !== 'object' || value === null || left < 0 || depth > maxDepth) return;
    const isList = Array.isArray(value);
    for (const key in value)
      if (key !== way.key) visit((value as JsonObject)[key], isList ? '' : key, isInside || isList, depth + 1);
    if (!isList || !isInside || under === '' || !value.some(isRecord)) return;
    const own = found.get(under) ?? { labels: [], entries: [], full: 0, others: 0, most: 0 };
    found.set(under, own);
    if (!areEntries(value, way)) own.others += 1;
    else {
      const told = value.flatMap((one) => labelAt(one, way) ?? []);
      own.full += 1;
      own.labels.push(...told);
      own.entries.push(...value);
      own.most = Math.max(own.most, new Set(told).size);
    }
  };
  visit(body, '', false, 0);
  const isSure = ({ labels, full, most }: Lists) => {
    const all = [...new Set(labels)];
    const told = fieldNamesIn(all);
    return most > 1 && full > 1 && all.length * 3 <= labels.length * 2 && told > 1 && told * 2 >= all.length;
  };
  const areFields = (key: string, { labels }: Lists) => {
    const all = [...new Set(labels)];
    return all.filter((label) => readKey(label).concepts.size > 0).length * 3 >= all.length && saysMore(key, all);
  };
  const own = [...found].filter(([key, lists]) => areFields(key, lists) && lists.full > lists.others);
  const lists = own.some(([, one]) => isSure(one)) ? own : [];
  const marks = marksIn(lists.flatMap(([, { entries }]) => entries));
  return { way, lists: new Set(lists.map(([key]) => key)), marks };
}

function marksIn(entries: readonly JsonObject[]): ReadonlySet<string> {
  const values = new Map<string, unknown[]>();
  for (const entry of entries)
    for (const key in entry) values.set(key, [...(values.get(key) ?? []), entry[key]].slice(0, looked));
  const isMark = (own: readonly unknown[]) =>
    own.length > 3 && new Set(own).size * 3 <= own.length && own.every((one) => typeof one === 'string');
  return new Set([...values].filter(([, own]) => isMark(own)).map(([key]) => key));
}

const looked = 200;

function rewritten(value: unknown, known: Known, isInside: boolean, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  const inside = (one: unknown) => rewritten(one, known, isInside || Array.isArray(value), depth + 1);
  const lists = isInside && isRecord(value) ? [...known.lists].filter((key) => areEntries(value[key], known.way)) : [];
  if (lists.length === 0) return withParts(value, inside);
  const around = value as JsonObject;
  return Object.fromEntries(
    Object.entries(around).flatMap(([key, one]) => {
      if (!lists.includes(key)) return key === '__proto__' ? [] : [[key, inside(one)] as const];
      const entries = Map.groupBy(one as readonly JsonObject[], (entry) => nameOf(entry, known.way) as string);
      const fields = [...entries].map(([name, all]) => {
        const contents = all.map((entry) => inside(contentOf(entry, known)));
        return [name, contents.length === 1 ? contents[0] : contents] as const;
      });
      const taken = fields.filter(([name]) => Object.hasOwn(around, name));
      const free = fields.filter(([name]) => !Object.hasOwn(around, name) && name !== '__proto__');
      return taken.length === 0 ? free : [...free, [key, Object.fromEntries(taken)] as const];
    }),
  );
}

const areEntries = (list: unknown, way: Way): boolean =>
  Array.isArray(list) &&
  list.length <= mostEntries &&
  list.some((one) => labelAt(one, way) !== null) &&
  list.every((one) => isEntry(one, way));

/** All that an entry has beside what it is, or the only value that it has. */
function contentOf(entry: JsonObject, { way, marks }: Known): unknown {
  const { [way.key]: _, ...rest } = entry;
  const [only, ...more] = Object.keys(rest).filter((key) => !manner.test(key) && !marks.has(key));
  return only !== undefined && more.length === 0 ? rest[only] : rest;
}
