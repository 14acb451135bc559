import { localName, readKey } from '../../../vocabulary/key-words.ts';
import { isRecord, type JsonObject, scalarText } from '../../json.ts';
import { formsOf } from '../../structure/forms.ts';
import { areOfRecord, fieldNamesIn } from '../../structure/labelled.ts';
import { hasOwnDay, isMoment } from '../../structure/lists/list-shapes.ts';
import { readCell, shownKey } from '../cell-tables.ts';
import { isKnownType } from '../typed-members.ts';
import { hasEarly, maxVisited, oncePerAnswer, withParts } from '../with-parts.ts';

// Stores whose users define the fields often write a record as its id and a list of names and values.

const maxDepth = 100;
const maxFields = 300;
const leastNames = 3;
/** So many records with rows of tags say that these are their fields. */
const leastTagged = 2;

const nameKey = /^(?:name|key|field|(?:field|attribute|property|column)_?name|property|attribute|column|code|slug)$/i;
const valueKey = /^(?:value|val|field_?value|content|data)$/i;
/** The field that a value is of, and what it is called. */
const columnKey = /^(?:column|field|property|attribute|definition)$/i;
const ownNames = ['code', 'key', 'slug', 'name', 'title', 'label', 'displayName', 'display_name'];
/** A value with its type in its key, as extensions of FHIR have it: `valueString`, whose name is the end of an address. */
const typedKey = /^value\p{Lu}\w*$/u;
/** What is said of a field besides. */
const manner =
  /^_?(?:type|(?:data|value|field)_?type|kind|format|id|no|nr|index|order|position|label|title|caption|lang(?:uage)?|locale|unit)$/i;

type Field = readonly [name: string, value: unknown, isCell?: boolean];

/** The lists under one key. */
interface Lists {
  /** Those that are records. */
  readonly lists: (readonly Field[])[];
  /** How many others there are. */
  others: number;
  /** Those that are rows of tags: a table of an envelope has such rows, too. */
  readonly tags: (readonly Field[])[];
  /** None of these says more than a name and a value, and none comes again. Such pairs are read elsewhere. */
  arePairs: boolean;
}

/** The keys of such lists, with how they are written. */
type Known = ReadonlyMap<string, Way>;

interface Way {
  /** Nearly all lists under the key are records. */
  readonly areAll: boolean;
  /** The fields are rows of tags. */
  readonly areTags: boolean;
}

const none: Known = new Map();

/**
 * An answer with the fields of each record where others write them: `{ id: 7, fields: [{ name: 'title', value: 'Fair' }, { name: 'hall', value: { name:
 * 'Barn' } }] }` as `{ id: 7, title: 'Fair', hall: { name: 'Barn' } }`. A field stays in an object under their key where the record has such a name
 * already. What a record has besides its title and its day is a list for people and stays. The same object if it has none.
 * `beside`: another answer, whose lists are read alike. `isKnown`: the portal is known to write so, so that each record counts by itself.
 */
export function withoutFieldLists(body: unknown, beside: unknown = null, isKnown = false): unknown {
  if (!hasFieldLists(body)) return body;
  const known = new Map([...keysBeside(beside), ...keysIn(body, isKnown)]);
  return known.size === 0 ? body : rewritten(body, known, { isItem: beside !== null, isDetails: beside !== null }, 0);
}

const hasFieldLists = (body: unknown): boolean =>
  hasEarly(
    body,
    (value, under) =>
      under !== '' &&
      Array.isArray(value) &&
      fieldOf(value[0]) !== null &&
      (!Array.isArray(value[0]) || (!arePairs(value) && fieldsIn(value) !== null)),
  );

const keysBeside = oncePerAnswer<Known>((body) => (hasFieldLists(body) ? keysIn(body, false) : none), none);

function keysIn(body: unknown, isKnown: boolean): Known {
  const found = new Map<string, Lists>();
  let left = maxVisited;
  const note = (around: JsonObject, key: string, list: readonly unknown[], isItem: boolean) => {
    if (list.length === 0) return;
    const own = found.get(key) ?? { lists: [], others: 0, tags: [], arePairs: true };
    found.set(key, own);
    const areTags = Array.isArray(list[0]);
    const fields = areTags && !isItem ? null : fieldsIn(list);
    if (fields === null || !isRecordIn(around, key, fields)) own.others += 1;
    else (areTags ? own.tags : own.lists).push(fields);
    if (areTags) own.arePairs &&= arePairs(list);
  };
  const visit = (value: unknown, isItem: boolean, depth: number): void => {
    left -= 1;
    if (typeof value !== 'object' || value === null || left < 0 || depth > maxDepth) return;
    for (const key in value) {
      const inner = (value as JsonObject)[key];
      if (Array.isArray(inner) && !Array.isArray(value)) note(value as JsonObject, key, inner, isItem);
      visit(inner, Array.isArray(value), depth + 1);
    }
  };
  visit(body, false, 0);
  const isTagged = ({ lists, tags, arePairs }: Lists) =>
    lists.length === 0 && !arePairs && tags.length >= (isKnown ? 1 : leastTagged);
  const all = [...found].map(([key, own]): readonly [string, Lists, boolean] =>
    isTagged(own)
      ? [key, { ...own, lists: own.tags }, true]
      : [key, { ...own, others: own.others + own.tags.length }, false],
  );
  const sure = all.filter(([, lists]) => areNearlyAll(lists) && areRecords(lists));
  const likely = isKnown ? all.filter(([, { lists }]) => !areTyped(lists.flat()) && lists.some(saysWhatOrWhen)) : [];
  // An object has one such list: the surest.
  return new Map([...sure, ...likely].map(([key, lists, areTags]) => [key, { areAll: areNearlyAll(lists), areTags }]));
}

const arePairs = (list: readonly unknown[]): boolean =>
  list.every((one) => Array.isArray(one) && one.length === 2) &&
  new Set(list.map((one) => (one as readonly unknown[])[0])).size === list.length;

const areNearlyAll = ({ lists, others }: Lists): boolean => others * 5 <= lists.length;

/** The names are those of an event's fields; or they come again, and some values are objects or dates, or some names are such. */
function areRecords({ lists }: Lists): boolean {
  if (lists.length === 0 || areTyped(lists.flat())) return false;
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

/** What stands beside a record's fields says neither what it is nor on what day, or they say both themselves. */
function isRecordIn(around: JsonObject, key: string, fields: readonly Field[]): boolean {
  const rest = Object.entries(around).filter(([own]) => own !== key);
  const all = [...rest, ...rest.flatMap(([, value]) => (isRecord(value) ? Object.entries(value) : []))];
  return !saysWhatOrWhen(all) || isTable(fields) || (fields.some(isTitle) && isDated(fields));
}

/** Most fields are cells: nobody writes for people what a value is and what it is shown as. */
const isTable = (fields: readonly Field[]): boolean =>
  fields.filter(([, , isCell]) => isCell).length * 2 > fields.length && fields.length > 1;

const saysWhatOrWhen = (fields: readonly Field[]): boolean => fields.some(isTitle) || isDated(fields);
const isDated = (fields: readonly Field[]): boolean =>
  hasOwnDay(Object.fromEntries(fields.map(([name, value]) => [name, value])));
const isTitle = ([key, value]: Field): boolean => {
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
  // A record may have a field twice, but a list of one name alone is no record.
  return fields.length === 1 || new Set(fields.map(([name]) => name)).size > 1 ? fields : null;
}

/** The name and the value of one field, which may be a cell that says what people see of it; null: it is something else. */
function fieldOf(item: unknown): Field | null {
  if (Array.isArray(item)) return tagOf(item);
  if (!isRecord(item)) return null;
  const typed = typedField(item);
  if (typed !== null) return typed;
  let [name, value, shown]: (string | undefined)[] = [];
  for (const key in item) {
    const inner = item[key];
    if (name === undefined && (nameKey.test(key) || (columnKey.test(key) && isRecord(inner)))) name = key;
    else if (value === undefined && valueKey.test(key)) value = key;
    else if (shown === undefined && shownKey.test(key) && (inner === null || typeof inner === 'string')) shown = key;
    else if (!manner.test(key) || (typeof inner === 'object' && inner !== null)) return null;
  }
  const only = value ?? shown;
  if (name === undefined || only === undefined) return null;
  const text = nameIn(item[name]);
  if (text.trim() === '' || text === '__proto__' || text.length > 120) return null;
  return value === undefined || shown === undefined
    ? [text, item[only]]
    : [text, readCell({ value: item[value], text: item[shown] }).content, true];
}

/** `["speaker", "Ann"]`, `["price", "15", "EUR"]`, or `["p", "7f…", "", "speaker"]`, whose last word says what the value is. */
function tagOf(tag: readonly unknown[]): Field | null {
  const [name, value, ...more] = tag;
  if (tag.length < 2 || !tag.every((one) => typeof one === 'string' || typeof one === 'number')) return null;
  if (typeof name !== 'string' || !/^[\p{L}_][\p{L}\p{N}_.:-]{0,60}$/u.test(name) || name === '__proto__') return null;
  const said = more.map((one) => scalarText(one).trim()).filter((one) => one !== '' && !/:\/\//.test(one));
  const isTold = readKey(name).concepts.size > 0;
  const role = isTold ? undefined : said.findLast((one) => readKey(one).concepts.size > 0 && /^[\p{L}_-]+$/u.test(one));
  return role === undefined ? [name, isTold && said.length > 0 ? [value, ...said].join(' ') : value] : [role, value];
}

/** `{ url: 'https://town.example/fields/seats', valueInteger: 12 }` */
function typedField(item: JsonObject): Field | null {
  const { url } = item;
  if (typeof url !== 'string') return null;
  const [key, ...more] = Object.keys(item).filter((one) => one !== 'url');
  const name = localName(url);
  const isField = key !== undefined && more.length === 0 && typedKey.test(key) && name !== url && name !== '__proto__';
  return isField ? [name, item[key], true] : null;
}

/** The name itself, or what the field is called: `{ id: 12, code: 'title' }`. */
function nameIn(field: unknown): string {
  const name = isRecord(field) ? ownNames.map((key) => field[key]).find((one) => typeof one === 'string') : field;
  return typeof name === 'string' ? name : '';
}

/** Whether an object is an item of a list, or in the details of one. */
interface Place {
  readonly isItem: boolean;
  readonly isDetails: boolean;
}

function rewritten(value: unknown, known: Known, place: Place, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  const below = { ...place, isItem: place.isDetails || Array.isArray(value) };
  const inside = (one: unknown) => rewritten(one, known, below, depth + 1);
  const found = Array.isArray(value) ? null : recordIn(value as JsonObject, known, place.isItem);
  if (found === null) return withParts(value, inside);
  const own = Map.groupBy(found.fields, ([name]) => name);
  const fields = [...own].map(([name, all]): Field => {
    const values = all.map(([, one]) => inside(one));
    return [name, values.length === 1 ? values[0] : values];
  });
  const clashes = fields.filter(([name]) => Object.hasOwn(value, name));
  const free = fields.filter(([name]) => !Object.hasOwn(value, name));
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]): readonly Field[] => {
      if (key !== found.key) return key === '__proto__' ? [] : [[key, inside(inner)]];
      return clashes.length === 0 ? free : [...free, [key, Object.fromEntries(clashes)]];
    }),
  );
}

/** The list of the fields of a record; null: it has none. */
function recordIn(
  around: JsonObject,
  known: Known,
  isItem: boolean,
): { readonly key: string; readonly fields: readonly Field[] } | null {
  for (const [key, { areAll, areTags }] of known) {
    const list = Object.hasOwn(around, key) ? around[key] : null;
    const fields =
      Array.isArray(list) && areTags === Array.isArray(list[0]) && (isItem || !areTags) ? fieldsIn(list) : null;
    if (fields !== null && (areAll || isRecordIn(around, key, fields))) return { key, fields };
  }
  return null;
}
