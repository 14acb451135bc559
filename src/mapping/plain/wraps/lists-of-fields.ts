import { readKey } from '../../../vocabulary/key-words.ts';
import { isRecord, type JsonObject } from '../../json.ts';
import { formsOf } from '../../structure/forms.ts';
import { areOfRecord, fieldNamesIn } from '../../structure/labelled.ts';
import { hasOwnDay, isMoment } from '../../structure/list-shapes.ts';
import { isKnownType } from '../typed-members.ts';
import { hasEarly, maxVisited, withParts } from '../with-parts.ts';

// Stores whose users define the fields often write a record as its id and a list of names and values.

const maxDepth = 100;
const maxFields = 300;
const leastNames = 3;

const nameKey = /^(?:name|key|field|(?:field|attribute|property|column)_?name|property|attribute|column|code|slug)$/i;
const valueKey = /^(?:value|val|field_?value)$/i;
/** What is said of a field besides. */
const manner = /^_?(?:type|(?:data|value|field)_?type|kind|format|id|no|nr|index|order|position|label|title|caption)$/i;

type Field = readonly [name: string, value: unknown];

/** The lists of fields that stand under one key, and whether their fields may stand beside it. */
interface Lists {
  readonly lists: (readonly Field[])[];
  /** How many other lists stand there, and lists of fields in objects that say themselves what they are. */
  others: number;
  isFree: boolean;
}

/** The keys of such lists, and whether their fields come to stand beside it. */
type Known = ReadonlyMap<string, boolean>;
const none: Known = new Map();

/**
 * An answer with the fields of each record where others write them: `{ id: 7, fields: [{ name: 'title', value: 'Fair' }, { name: 'hall', value: { name:
 * 'Barn' } }] }` as `{ id: 7, title: 'Fair', hall: { name: 'Barn' } }`. They stay in an object under their key where something has such a name already.
 * What a record has besides its title and its day is a list for people and stays. The same object if it has none.
 * `beside`: another answer, whose lists are read alike.
 */
export function withoutFieldLists(body: unknown, beside: unknown = null): unknown {
  if (!hasFieldLists(body)) return body;
  const other = keysBeside(beside);
  const known = new Map([...keysIn(body), ...other]);
  return known.size === 0 ? body : rewritten(body, known, 0);
}

const hasFieldLists = (body: unknown): boolean =>
  hasEarly(body, (value, under) => under !== '' && Array.isArray(value) && fieldOf(value[0]) !== null);

/** The list of the events is the same for the details of each. */
const knownBeside = new WeakMap<object, Known>();

function keysBeside(body: unknown): Known {
  if (typeof body !== 'object' || body === null) return none;
  const before = knownBeside.get(body) ?? (hasFieldLists(body) ? keysIn(body) : none);
  knownBeside.set(body, before);
  return before;
}

function keysIn(body: unknown): Known {
  const found = new Map<string, Lists>();
  let left = maxVisited;
  const note = (around: JsonObject, key: string, list: readonly unknown[]) => {
    if (list.length === 0) return;
    const own = found.get(key) ?? { lists: [], others: 0, isFree: true };
    found.set(key, own);
    const fields = fieldsIn(list);
    if (fields === null || !isBare(around, key)) own.others += 1;
    else {
      own.lists.push(fields);
      own.isFree &&= fields.every(([name]) => name === key || !Object.hasOwn(around, name));
    }
  };
  const visit = (value: unknown, depth: number): void => {
    left -= 1;
    if (typeof value !== 'object' || value === null || left < 0 || depth > maxDepth) return;
    for (const key in value) {
      const inner = (value as JsonObject)[key];
      if (Array.isArray(inner) && !Array.isArray(value)) note(value as JsonObject, key, inner);
      visit(inner, depth + 1);
    }
  };
  visit(body, 0);
  return new Map([...found].filter(([, one]) => areRecords(one)).map(([key, { isFree }]) => [key, isFree]));
}

/** The names are those of an event's fields; or they come again, and some values are objects or dates, or some names are such. */
function areRecords({ lists, others }: Lists): boolean {
  if (lists.length === 0 || others * 5 > lists.length || areTyped(lists.flat())) return false;
  if (lists.some((fields) => areOfRecord(fields.map(([name]) => name)))) return true;
  const counts = new Map<string, number>();
  for (const [name] of lists.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const isUsual = ([name]: Field) => (counts.get(name) ?? 0) * 2 > lists.length;
  const usual = lists.flat().filter(isUsual);
  if (usual.length * 2 <= lists.flat().length) return false;
  if (usual.some(([, value]) => isMoment(value) || isStructure(value))) return true;
  return fieldNamesIn([...new Set(usual.map(([name]) => name))]) >= leastNames;
}

/** Values under the keys of their types, `{ int: '5' }`, have a reader of their own. */
function areTyped(fields: readonly Field[]): boolean {
  const typed = fields.filter(([, value]) => {
    const [only, ...more] = isRecord(value) ? Object.keys(value) : [];
    return only !== undefined && more.length === 0 && isKnownType(only);
  });
  return typed.length * 2 > fields.length;
}

const isStructure = (value: unknown): boolean =>
  isRecord(value) || (Array.isArray(value) && value.some((one) => typeof one === 'object' && one !== null));

/** What stands beside a record's fields says neither what it is nor on what day. */
function isBare(around: JsonObject, key: string): boolean {
  const rest = Object.entries(around).filter(([own]) => own !== key);
  const all = [...rest, ...rest.flatMap(([, value]) => (isRecord(value) ? Object.entries(value) : []))];
  return !all.some(isTitle) && !hasOwnDay(Object.fromEntries(all));
}

const isTitle = ([key, value]: readonly [string, unknown]): boolean => {
  if (typeof value !== 'string' || !formsOf(value).includes('text')) return false;
  const { concepts } = readKey(key);
  return concepts.has('title') || concepts.has('name') || concepts.has('summary');
};

function fieldsIn(list: readonly unknown[]): readonly Field[] | null {
  if (list.length === 0 || list.length > maxFields) return null;
  const fields: Field[] = [];
  for (const one of list) {
    const field = fieldOf(one);
    if (field === null) return null;
    fields.push(field);
  }
  return new Set(fields.map(([name]) => name)).size === fields.length ? fields : null;
}

/** The name and the value of one field; null: it is something else. */
function fieldOf(item: unknown): Field | null {
  if (!isRecord(item)) return null;
  let [name, value]: (string | undefined)[] = [];
  for (const key in item) {
    if (name === undefined && nameKey.test(key)) name = key;
    else if (value === undefined && valueKey.test(key)) value = key;
    else if (!manner.test(key) || typeof item[key] === 'object') return null;
  }
  if (name === undefined || value === undefined) return null;
  const text = item[name];
  const isName = typeof text === 'string' && text.trim() !== '' && text !== '__proto__' && text.length <= 120;
  return isName ? [text, item[value]] : null;
}

function rewritten(value: unknown, known: Known, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  const inside = (one: unknown) => rewritten(one, known, depth + 1);
  if (Array.isArray(value)) return withParts(value, inside);
  const key = Object.keys(value).find((own) => known.has(own) && Array.isArray((value as JsonObject)[own]));
  const around = value as JsonObject;
  const fields = key === undefined ? null : fieldsIn(around[key] as readonly unknown[]);
  if (key === undefined || fields === null || !isBare(around, key)) return withParts(value, inside);
  const own = Object.fromEntries(fields.map(([name, one]) => [name, inside(one)]));
  return Object.fromEntries(
    Object.entries(around).flatMap(([one, inner]): readonly Field[] => {
      if (one !== key) return one === '__proto__' ? [] : [[one, inside(inner)]];
      return known.get(key) === true ? Object.entries(own) : [[key, own]];
    }),
  );
}
