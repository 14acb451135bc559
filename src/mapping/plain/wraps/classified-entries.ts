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
 * as `{ texts: { Description: 'A fair.', Price: '5 €' } }`, whatever these keys are called. An entry that says more is an object. Of a list, nothing else may say
 * what it holds: people by their roles and tickets by their groups stay. The same object if it has none.
 */
export function withoutClasses(body: unknown): unknown {
  const ways = waysIn(body);
  for (const way of ways) {
    const lists = listsIn(body, way);
    if (lists.size > 0) return rewritten(body, { way, lists }, '', 0);
  }
  return body;
}

/** The ways by which two entries of one list say that they are different things. Nearly all answers have none. */
function waysIn(body: unknown): readonly Way[] {
  const found = new Map<string, Way>();
  hasEarly(body, (value, under) => {
    if (!Array.isArray(value) || under === '' || value.length < 2 || value.length > mostEntries) return false;
    const [first, second] = value;
    if (!isRecord(first) || !isRecord(second) || !mayHold(under)) return false;
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

/** A list whose key says what it holds is one of such things. */
function mayHold(key: string): boolean {
  const { concepts } = readKey(key);
  return [...concepts].every((concept) => concept === 'id' || concept === 'modifier' || concept === 'related');
}

/** The keys under which all entries say what they are, and some are fields of an event. */
function listsIn(body: unknown, way: Way): ReadonlySet<string> {
  const found = new Map<string, Lists>();
  let left = maxVisited;
  const visit = (value: unknown, under: string, depth: number): void => {
    left -= 1;
    if (typeof value !== 'object' || value === null || left < 0 || depth > maxDepth) return;
    if (Array.isArray(value) && under !== '' && value.some(isRecord)) {
      const own = found.get(under) ?? { labels: [], others: 0, most: 0 };
      found.set(under, own);
      const names = value.map((one) => (labelAt(one, way) === null ? null : nameOf(one, way)));
      const told = names.filter((name) => name !== null);
      own.labels.push(...told);
      if (told.length === 0 || value.length > mostEntries || value.some((one) => nameOf(one, way) === null))
        own.others += 1;
      own.most = Math.max(own.most, new Set(told).size);
    }
    for (const key in value) visit((value as JsonObject)[key], Array.isArray(value) ? '' : key, depth + 1);
  };
  visit(body, '', 0);
  const areFields = ({ labels }: Lists) => {
    const all = [...new Set(labels)];
    return all.filter((label) => readKey(label).concepts.size > 0).length * 3 >= all.length && all.length > 0;
  };
  const lists = [...found].filter(([key, own]) => mayHold(key) && areFields(own) && own.labels.length > own.others);
  return new Set(lists.some(([, { most }]) => most > 1) ? lists.map(([key]) => key) : []);
}

function rewritten(value: unknown, known: Known, under: string, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  const names = Array.isArray(value) && known.lists.has(under) ? value.map((one) => nameOf(one, known.way)) : [null];
  if (!Array.isArray(value) || names.length === 0 || names.includes(null) || names.includes('__proto__'))
    return withParts(value, (one, key) => rewritten(one, known, key, depth + 1));
  const entries = value.map((one, n) => [names[n] as string, contentOf(one as JsonObject, known, depth)] as const);
  return Object.fromEntries(
    [...Map.groupBy(entries, ([name]) => name)].map(([name, all]) => [
      name,
      all.length === 1 ? all[0]?.[1] : all.map(([, content]) => content),
    ]),
  );
}

/** All that an entry has beside what it is, or the only value that it has. */
function contentOf(entry: JsonObject, known: Known, depth: number): unknown {
  const rest = Object.entries(entry).filter(([key]) => key !== known.way.key && key !== '__proto__');
  const [only, ...more] = rest.filter(([key]) => !manner.test(key));
  if (only !== undefined && more.length === 0) return rewritten(only[1], known, only[0], depth + 1);
  return rewritten(Object.fromEntries(rest), known, '', depth + 1);
}
