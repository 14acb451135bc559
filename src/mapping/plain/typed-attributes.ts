import { isRecord, type JsonObject, scalarText } from '../json.ts';
import { areOfRecord } from '../structure/labelled.ts';
import { hasEarly, withParts } from './with-parts.ts';

// Some stores write a record as a list of attributes, each with its value under a key that names the type of the value.

const maxDepth = 100;
const maxVisited = 500_000;
const maxAttributes = 200;

/** The key of an attribute's name. */
const nameKey = /^[@$_#]*(?:name|label|key|field|property|attribute|column|caption|alias|url)$/i;

/** What types are called in programs, and in keys of ordinary records as well. */
const programType = 'string|str|varchar|numeric|int|integer|float|decimal|bool|boolean';
const commonType =
  'text|char|number|num|long|double|real|money|date|time|date_?time|timestamp|instant|code|uri|url|markdown|html';
const type = `${programType}|${commonType}`;
/** Keys that only name types: `datetimelist`, `stringValue`, `valueDateTime`. */
const sureKey = new RegExp(
  `^(?:${programType}|(?:${type})_?(?:list|array|values?)|values?_?(?:${type}|reference|attachment|quantity|period|coding))$`,
  'i',
);
/** Keys that are fields of ordinary records, too. */
const commonKey = new RegExp(`^(?:${commonType})$`, 'i');
/** The word for a value before a type, which may be of any kind. */
const valueKey = /^value[A-Z]\w{1,30}$/;

/** The key that says only whether the value is one, several, or an object. */
const kindKey = /^(?:value|values|array|list|object|data)$/i;
const oneKey = /^values?$/i;

/** The lists that stand under one key. */
interface Lists {
  readonly lists: (readonly JsonObject[])[];
  /** How many of these stand in a record of a list. */
  inRecords: number;
}

/** Where lists stand: one outside of records may be these, or what was asked for. */
type Standing = 'in records' | 'beside records' | 'alone';

/** How the lists under a key are written. */
interface Form {
  readonly name: string;
  /** Whether the type behind the word for a value may be any. */
  readonly isAnyValue: boolean;
}

/**
 * An answer with each list of typed attributes, `[{ "name": "Subject", "text": { "0": "Fair" } }, { "name": "Fee", "number": 5 }]`, written
 * as one of names and values, `[{ "name": "Subject", "value": "Fair" }, …]`. The same object if it has none.
 *
 * A list of records is never one of attributes, even if some have a `date` and others a `dateTime`. So only lists inside of records count, and
 * all lists under one key are judged together.
 */
export function withoutTypedAttributes(body: unknown): unknown {
  if (!hasEarly(body, (value, under) => under !== '' && isList(value) && mayBeTyped(value[0] as JsonObject)))
    return body;
  const forms = formsIn(body);
  return forms.size === 0 ? body : rewritten(body, forms, '', 0);
}

const isList = (value: unknown): value is readonly JsonObject[] =>
  Array.isArray(value) && value.length > 0 && value.length <= maxAttributes && value.every(isRecord);

const mayBeTyped = (item: JsonObject): boolean => {
  const keys = Object.keys(item);
  return keys.some((key) => nameKey.test(key)) && keys.some((key) => isTypeKey(key, true));
};

const isTypeKey = (key: string, isAnyValue: boolean): boolean =>
  kindKey.test(key) || sureKey.test(key) || commonKey.test(key) || (isAnyValue && valueKey.test(key));

/** How attributes are written, by the keys that their lists stand under. */
function formsIn(body: unknown): ReadonlyMap<string, Form> {
  const found = new Map<string, Lists>();
  let left = maxVisited;
  let others = 0;
  const survey = (value: unknown, under: string, isInside: boolean, depth: number): void => {
    left -= 1;
    if (typeof value !== 'object' || value === null || left < 0 || depth > maxDepth) return;
    if (!Array.isArray(value)) {
      for (const key in value) survey((value as JsonObject)[key], key, isInside, depth + 1);
      return;
    }
    if (under !== '' && isList(value) && mayBeTyped(value[0] as JsonObject)) {
      const own = found.get(under) ?? { lists: [], inRecords: 0 };
      own.lists.push(value);
      own.inRecords += Number(isInside);
      found.set(under, own);
    } else if (!isInside && isRecord(value[0])) others += 1;
    for (const one of value) survey(one, '', true, depth + 1);
  };
  survey(body, '', false, 0);
  return new Map(
    [...found].flatMap(([under, own]) => {
      const form = formOf(own, others > 0);
      return form === null ? [] : [[under, form] as const];
    }),
  );
}

/** How these lists are written if they are of typed attributes; null: they are others. `isBeside`: the answer lists records, too. */
function formOf({ lists, inRecords }: Lists, isBeside: boolean): Form | null {
  const items = lists.flat();
  const name = Object.keys(items[0] as object).find((key) => nameKey.test(key)) as string;
  const form: Form = { name, isAnyValue: lists.some((list) => areApartByValue(list)) };
  const types = items.map((item) => typeIn(item, form));
  const told = types.filter((one) => one !== null);
  if (told.length * 10 < types.length * 9) return null;
  const areNumbered = areMost(items, (item) => isNumbered(item, form));
  if (!areNumbered && !areTypes(told, form)) return null;
  const standing: Standing = inRecords > 0 || lists.length > 1 ? 'in records' : isBeside ? 'beside records' : 'alone';
  return areAttributes(lists, told, { form, standing, areNumbered }) ? form : null;
}

/** The value is as XML's texts are often written, `{ "0": "a" }`: then one type alone is a type. */
function isNumbered(item: JsonObject, form: Form): boolean {
  const value = item[typeIn(item, form) ?? ''];
  return isRecord(value) && plainValue(value) !== value;
}

/** `valueMoney` beside `valueReference`: what differs from item to item is a type, if one at least is known. `valueAddedTax` alone is a field. */
function areApartByValue(list: readonly JsonObject[]): boolean {
  const keys = list.map((item) => Object.keys(item).filter((key) => valueKey.test(key)));
  const own = new Set(keys.flat());
  return keys.every(({ length }) => length === 1) && own.size > 1 && [...own].some((key) => sureKey.test(key));
}

/** The one key of an attribute that names a type; null: none does. What else it has are texts and numbers about it. */
function typeIn(item: JsonObject, { name, isAnyValue }: Form): string | null {
  if (typeof item[name] !== 'string' || item[name] === '') return null;
  const others = Object.keys(item).filter((key) => key !== name);
  const kinds = others.filter((key) => kindKey.test(key));
  const [found, ...more] = kinds.length > 0 ? kinds : others.filter((key) => isTypeKey(key, isAnyValue));
  if (found === undefined || more.length > 0 || others.length > 5) return null;
  return others.every((key) => key === found || typeof item[key] !== 'object') ? found : null;
}

const isSure = (key: string, { isAnyValue }: Form): boolean => sureKey.test(key) || (isAnyValue && valueKey.test(key));

/** Whether the keys are of several types, or of several kinds with the plain value among them; or of one that nothing else is called. */
function areTypes(keys: readonly string[], form: Form): boolean {
  const own = [...new Set(keys)];
  const kinds = own.filter((key) => kindKey.test(key));
  if (kinds.length > 0) return own.length > 1 && kinds.some((key) => oneKey.test(key));
  return own.length > 1 || own.every((key) => valueKey.test(key) && isSure(key, form));
}

/**
 * Whether items are attributes of a record: they are called so, again and again, and have types that nothing else is called. Questions, links
 * and ways to reach somebody have names and texts, numbers or dates, too.
 */
function areAttributes(
  lists: readonly (readonly JsonObject[])[],
  keys: readonly string[],
  { form, standing, areNumbered }: { readonly form: Form; readonly standing: Standing; readonly areNumbered: boolean },
): boolean {
  const items = lists.flat();
  const names = items.map((item) => scalarText(item[form.name]));
  const own = new Set(keys);
  const sure = [...own].filter((key) => isSure(key, form));
  // Names that are addresses, in a list where links would have no type.
  if (sure.length === own.size && names.every((text) => nameIn(text) !== text)) return true;
  const isAgain = new Set(names).size * 3 <= names.length * 2;
  if (!isAgain && lists.length > 1) return false;
  const isOfEvent = areOfRecord(names);
  if (sure.length > 1 && (standing === 'in records' || isOfEvent)) return true;
  const isSaid = keys.some((key) => kindKey.test(key)) || sure.length > 0 || areNumbered;
  return isSaid && isOfEvent && standing !== 'beside records';
}

const areMost = <One>(list: readonly One[], test: (one: One) => boolean): boolean =>
  list.filter(test).length * 10 >= list.length * 9;

/** What an attribute is called whose name is an address: `fee` of `https://club.example/fields/fee`. */
const nameIn = (text: unknown): unknown =>
  /^[a-z][a-z\d+.-]*:\/\/\S*[/#]([^/#?\s]+)$/i.exec(scalarText(text))?.[1] ?? text;

function rewritten(value: unknown, forms: ReadonlyMap<string, Form>, under: string, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  const form = forms.get(under);
  if (form === undefined || !isList(value))
    return withParts(value, (one, key) => rewritten(one, forms, key, depth + 1));
  const names = value.map((item) => nameIn(item[form.name]));
  const areApart = new Set(names).size === names.length;
  return value.map((item, n) => {
    const typed = typeIn(item, form);
    if (typed === null) return rewritten(item, forms, '', depth + 1);
    const rest = Object.entries(item).filter(([key]) => key !== typed && key !== '__proto__');
    const named = rest.map(([key, one]) => [key, key === form.name && areApart ? names[n] : one] as const);
    const inner = plainValue(item[typed]);
    return Object.fromEntries([...named, ['value', rewritten(inner, forms, typed, depth + 1)]]);
  });
}

/** `{ "0": "a" }` and `{ "text": [{ "0": "a" }, { "0": "b" }] }`, as XML's texts and elements are often written: the texts. */
function plainValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainValue);
  if (!isRecord(value)) return value;
  const keys = Object.keys(value);
  const [only] = keys;
  const isType = (key: string) => keys.length === 1 && (sureKey.test(key) || commonKey.test(key));
  if (only === undefined || !keys.every((key, n) => key === String(n) || isType(key))) return value;
  return keys.length === 1 ? plainValue(value[only]) : Object.values(value).map(plainValue);
}
