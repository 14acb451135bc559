import { readKey } from '../../../vocabulary/key-words.ts';
import { isRecord, type JsonObject } from '../../json.ts';
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
  others: number;
  most: number;
}

interface Known {
  readonly way: Way;
  readonly lists: ReadonlySet<string>;
}

/**
 * An answer with such entries by what they are: `{ texts: [{ class: { label: 'Description' }, content: 'A fair.' }, { class: { label: 'Price' }, content: '5 €' }] }`
 * as `{ Description: 'A fair.', Price: '5 €' }`, whatever these keys are called. An entry that says more is an object. People by their roles, tickets by their groups
 * and sessions by their kinds stay. The same object if it has none.
 */
export function withoutClasses(body: unknown): unknown {
  const known = waysIn(body).map((way) => ({ way, lists: listsIn(body, way) }));
  const [best] = known.toSorted((a, b) => b.lists.size - a.lists.size);
  return best === undefined || best.lists.size === 0 ? body : rewritten(body, best, 0);
}

/** The ways by which two entries of one list say that they are different things. Nearly all answers have none. */
function waysIn(body: unknown): readonly Way[] {
  const found = new Map<string, Way>();
  hasEarly(body, (value, under) => {
    if (!Array.isArray(value) || under === '' || value.length < 2 || value.length > mostEntries) return false;
    const [first, second] = value;
    if (!isRecord(first) || !isRecord(second)) return false;
    for (const key in first)
      for (const label of labelsAt(first[key])) {
        const other = labelAt(second, { key, label });
        if (other !== null && other !== labelAt(first, { key, label })) found.set(`${key}\n${label}`, { key, label });
      }
    return false;
  });
  return [...found.values()];
}

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
  return labels.some((label) => [...readKey(label).concepts].some((concept) => !concepts.has(concept)));
}

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

/** The keys under which all entries say what they are, and some are fields of an event. */
function listsIn(body: unknown, way: Way): ReadonlySet<string> {
  const found = new Map<string, Lists>();
  let left = maxVisited;
  const visit = (value: unknown, under: string, depth: number): void => {
    left -= 1;
    if (typeof value !== 'object' || value === null || left < 0 || depth > maxDepth) return;
    for (const key in value)
      if (key !== way.key) visit((value as JsonObject)[key], Array.isArray(value) ? '' : key, depth + 1);
    if (!Array.isArray(value) || under === '' || !value.some(isRecord)) return;
    const own = found.get(under) ?? { labels: [], others: 0, most: 0 };
    found.set(under, own);
    const told = areEntries(value, way) ? value.flatMap((one) => labelAt(one, way) ?? []) : [];
    own.labels.push(...told);
    if (told.length === 0) own.others += 1;
    own.most = Math.max(own.most, new Set(told).size);
  };
  visit(body, '', 0);
  const areFields = (key: string, { labels }: Lists) => {
    const all = [...new Set(labels)];
    return all.filter((label) => readKey(label).concepts.size > 0).length * 3 >= all.length && saysMore(key, all);
  };
  const lists = [...found].filter(([key, own]) => areFields(key, own) && own.labels.length > own.others);
  return new Set(lists.some(([, { most }]) => most > 1) ? lists.map(([key]) => key) : []);
}

function rewritten(value: unknown, known: Known, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  const inside = (one: unknown) => rewritten(one, known, depth + 1);
  const lists = isRecord(value) ? [...known.lists].filter((key) => areEntries(value[key], known.way)) : [];
  if (lists.length === 0) return withParts(value, inside);
  const around = value as JsonObject;
  return Object.fromEntries(
    Object.entries(around).flatMap(([key, one]) => {
      if (!lists.includes(key)) return key === '__proto__' ? [] : [[key, inside(one)] as const];
      const entries = Map.groupBy(one as readonly JsonObject[], (entry) => nameOf(entry, known.way) as string);
      const fields = [...entries].map(([name, all]) => {
        const contents = all.map((entry) => inside(contentOf(entry, known.way)));
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
function contentOf(entry: JsonObject, { key: own }: Way): unknown {
  const { [own]: _, ...rest } = entry;
  const [only, ...more] = Object.keys(rest).filter((key) => !manner.test(key));
  return only !== undefined && more.length === 0 ? rest[only] : rest;
}
