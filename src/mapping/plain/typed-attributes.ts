import { isRecord, type JsonObject, scalarText } from '../json.ts';

// Some stores write a record as a list of attributes, each with its value under a key that names the type of the value.

const maxDepth = 100;
const maxVisited = 500_000;

/** The key of an attribute's name. */
const nameKey = /^[@$_#]*(?:name|label|key|field|property|attribute|column|caption|alias|url)$/i;

/** The key that names the type of an attribute's value: `text`, `datetimelist`, `stringValue`, `valueDateTime`. */
const type =
  'text|string|str|char|varchar|number|numeric|num|int|integer|long|float|double|decimal|real|money|bool|boolean|date|time|date_?time|timestamp|instant|code|uri|url|markdown|html';
const plainTypeKey = new RegExp(`^(?:(?:${type})(?:_?(?:list|array|values?))?|values?_?(?:${type}))$`, 'i');
/** The type may be any behind the word for a value: `valueMoney`, `valueAttachment`. */
const valueTypeKey = /^value[A-Z]\w{1,30}$/;
const typeKey = { test: (key: string): boolean => valueTypeKey.test(key) || plainTypeKey.test(key) };

/** The key that says only whether the value is one, several, or an object. */
const kindKey = /^(?:value|values|array|list|object|data)$/i;

/**
 * An answer with each list of typed attributes, `[{ "name": "Subject", "text": { "0": "Fair" } }, { "name": "Fee", "number": 5 }]`, written
 * as one of names and values, `[{ "name": "Subject", "value": "Fair" }, …]`. The same object if it has none.
 */
export function withoutTypedAttributes(body: unknown): unknown {
  const types = new Map<string, Set<string>>();
  let left = maxVisited;
  const survey = (value: unknown, under: string, depth: number): void => {
    left -= 1;
    if (typeof value !== 'object' || value === null || left < 0 || depth > maxDepth) return;
    if (!Array.isArray(value)) {
      for (const key in value) survey((value as JsonObject)[key], key, depth + 1);
      return;
    }
    for (const one of typesOf(value) ?? []) types.set(under, (types.get(under) ?? new Set()).add(one));
    for (const one of value) survey(one, under, depth + 1);
  };
  survey(body, '', 0);
  // A list of names and texts alone is one of whatever has a name and a text.
  const isSure = (own: ReadonlySet<string>) => own.size > 1 || [...own].some((key) => valueTypeKey.test(key));
  const sure = new Set([...types].filter(([, own]) => isSure(own)).map(([under]) => under));
  return sure.size === 0 ? body : rewritten(body, sure, '', 0);
}

/** The keys of the types in a list of typed attributes; null: it is another list. */
function typesOf(list: readonly unknown[]): ReadonlySet<string> | null {
  if (list.length === 0 || list.length > 200 || !list.every(isRecord)) return null;
  const [first] = list as readonly JsonObject[];
  const name = Object.keys(first as object).find((key) => nameKey.test(key));
  if (name === undefined) return null;
  const names = new Set(list.map((item) => item[name]));
  if (names.size < list.length || ![...names].every((one) => typeof one === 'string' && one !== '')) return null;
  const types = list.map((item) => typeOf(item, name));
  // One alone is sure only if its key says both: `valueDate`.
  if (types.includes(null) || (list.length === 1 && !valueTypeKey.test(types[0] as string))) return null;
  return new Set(types as readonly string[]);
}

/** What an attribute is called whose name is an address: `fee` of `https://club.example/fields/fee`. */
const nameIn = (text: unknown): unknown =>
  /^[a-z][a-z\d+.-]*:\/\/\S*[/#]([^/#?\s]+)$/i.exec(scalarText(text))?.[1] ?? text;

/** The one key of an attribute that names a type. What else it has are texts and numbers about it. */
function typeOf(item: JsonObject, name: string): string | null {
  const others = Object.keys(item).filter((key) => key !== name);
  const kinds = others.filter((key) => kindKey.test(key));
  const [found, ...more] = kinds.length > 0 ? kinds : others.filter((key) => typeKey.test(key));
  if (found === undefined || more.length > 0 || others.length > 5) return null;
  return others.every((key) => key === found || typeof item[key] !== 'object') ? found : null;
}

function rewritten(value: unknown, sure: ReadonlySet<string>, under: string, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  if (!Array.isArray(value))
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => key !== '__proto__')
        .map(([key, one]) => [key, rewritten(one, sure, key, depth + 1)]),
    );
  if (!sure.has(under) || typesOf(value) === null) return value.map((one) => rewritten(one, sure, under, depth + 1));
  const attributes = value as readonly JsonObject[];
  const name = Object.keys(attributes[0] as object).find((key) => nameKey.test(key)) as string;
  const areApart = new Set(attributes.map((item) => nameIn(item[name]))).size === attributes.length;
  return attributes.map((item) => {
    const typed = typeOf(item, name) as string;
    const rest = Object.entries(item).filter(([key]) => key !== typed);
    const named = rest.map(([key, one]) => [key, key === name && areApart ? nameIn(one) : one] as const);
    const inner = plainValue(item[typed]);
    return Object.fromEntries([...named, ['value', rewritten(inner, sure, typed, depth + 1)]]);
  });
}

/** `{ "0": "a" }` and `{ "text": [{ "0": "a" }, { "0": "b" }] }`, as XML's texts and elements are often written: the texts. */
function plainValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainValue);
  if (!isRecord(value)) return value;
  const keys = Object.keys(value);
  const [only] = keys;
  if (only === undefined || !keys.every((key, n) => key === String(n) || (keys.length === 1 && typeKey.test(key))))
    return value;
  return keys.length === 1 ? plainValue(value[only]) : Object.values(value).map(plainValue);
}
