import { isEmpty, isRecord, type JsonObject, scalarText } from '../json.ts';
import { hasEarly, withParts } from './with-parts.ts';

// Typed languages write a value that may be absent as an object that says whether it is there.

const maxDepth = 100;

/** What a value stands under, and what says of it that it is there, or that it is not. */
const valueKey = /^(?:value|val|v|get)$/i;
const presenceKey = /^(?:(?:is|has)_?(?:set|value|present|defined|some|filled)|present|defined|some|exists)$/i;
const absenceKey = /^(?:is|has)_?(?:null|none|empty|nothing|missing|no_?value)$/i;
/** A list of what to bring has items, too, and they are present or not. */
const itemKey = /^(?:item|content)$/i;
const sureFlag = /^(?:(?:has_?value|is_?some)|(?:is_?(?:null|none|nothing)|has_?no_?value))$/i;
/** The types by which Go calls the values of a database that may be null. */
const typedKey = /^(?:String|U?[Ii]nt(?:8|16|32|64)?|Float(?:32|64)?|Bool|Byte|Time|UUID|Date|Decimal|V)$/;
const someKey = /^(?:some|just)$/i;
const noneKey = /^(?:none|nothing)$/i;
/** Names of a case, and what it holds. */
const caseKey = /^(?:case|tag)$/i;
/** `{ tag: 'None' }` may be a label. */
const lonelyCase = { case: noneKey, tag: /^nothing$/i };
const heldKey = /^(?:fields|contents)$/i;
/** The attribute of XML that says of an element that it has no value, and what converters write attributes as or into. */
const nilKey = /^(?:[@$_-]+(?:[a-z]\w*:)?(?:nil|null)|[a-z]\w*:(?:nil|null)|nil)$/i;
const attributeKey = /^(?:[@$_-].+|xmlns(?::.+)?|[a-z]\w*:\w+|type)$/i;
const attributesKey = /^(?:\$|@|_?@?attributes|_?attrs?)$/i;

/**
 * An answer whose values say whether they are there as others write them, null where they are not:
 *
 * - `{ "String": "Fair", "Valid": true }`, `{ "Time": "0001-01-01T00:00:00Z", "Valid": false }`;
 * - `{ "hasValue": true, "value": 5 }`, `{ "value": "", "isNull": true }`;
 * - `{ "Some": 5 }`, `{ "Case": "Some", "Fields": [5] }`, `{ "tag": "Nothing" }`.
 *
 * A key has such values everywhere or nowhere. An element of XML without a value, `{ "@xsi:nil": "true" }`, is null wherever it is. The same object
 * if the answer has none.
 */
export function withoutOptions(body: unknown): unknown {
  if (!hasEarly(body, (value) => isRecord(value) && (isNil(value) || optionOf(value) !== undefined))) return body;
  return rewritten(body, keysIn(body), '', 0);
}

/** Whether an object has nothing but attributes, one of which says that the element has no value. */
function isNil(object: JsonObject): boolean {
  let says = false;
  for (const key in object) {
    const value = object[key];
    if (attributesKey.test(key) && isRecord(value)) says ||= isNil(value);
    else if (nilKey.test(key)) {
      if (!/^(?:true|1)$/i.test(scalarText(value))) return false;
      says = true;
    } else if (!attributeKey.test(key) && !isEmpty(value)) return false;
  }
  return says;
}

/** The keys under which each object may hold a value. */
function keysIn(body: unknown): ReadonlySet<string> {
  const areOptions = new Map<string, boolean>();
  const visit = (value: unknown, key: string, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > maxDepth) return;
    if (isRecord(value) && areOptions.get(key) !== false && !isNil(value))
      areOptions.set(key, optionOf(value) !== undefined);
    for (const own in value) visit((value as JsonObject)[own], Array.isArray(value) ? key : own, depth + 1);
  };
  visit(body, '', 0);
  return new Set([...areOptions].filter(([, are]) => are).map(([key]) => key));
}

function rewritten(value: unknown, keys: ReadonlySet<string>, key: string, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  if (isRecord(value) && isNil(value)) return null;
  const inner = withParts(value, (one, own) => rewritten(one, keys, Array.isArray(value) ? key : own, depth + 1));
  const option = keys.has(key) && isRecord(value) ? optionOf(inner as JsonObject) : undefined;
  return option === undefined ? inner : option;
}

/** What an object that may hold a value holds, null where it holds none; undefined: it means something by itself. */
function optionOf(object: JsonObject): unknown {
  const keys: string[] = [];
  for (const key in object) {
    if (keys.length === 2) return undefined;
    keys.push(key);
  }
  const [one, other] = keys;
  if (one === undefined) return undefined;
  if (other === undefined) return ofCase(one, object[one]);
  const first = ofPair(object, one, other);
  return first === undefined ? ofPair(object, other, one) : first;
}

function ofPair(object: JsonObject, key: string, flag: string): unknown {
  const [value, said] = [object[key], object[flag]];
  if (typeof said === 'boolean') {
    const isThere = presenceKey.test(flag) || flag === 'Valid' ? said : absenceKey.test(flag) ? !said : undefined;
    const isHeld =
      flag === 'Valid' ? typedKey.test(key) : valueKey.test(key) || (itemKey.test(key) && sureFlag.test(flag));
    if (isThere === undefined || !isHeld) return undefined;
    // What is there and is not valid, `{ value: 'SPRING', isSet: false }`, is a value all the same.
    return isThere ? value : isZero(value) ? null : undefined;
  }
  if (typeof said !== 'string' || !caseKey.test(flag) || !heldKey.test(key)) return undefined;
  if (noneKey.test(said)) return null;
  if (!someKey.test(said)) return undefined;
  return Array.isArray(value) && value.length === 1 ? value[0] : value;
}

function ofCase(key: string, value: unknown): unknown {
  if (someKey.test(key)) return value;
  const none = Object.entries(lonelyCase).find(([name]) => name === key.toLowerCase())?.[1];
  const isNothing = typeof value === 'string' && none?.test(value) === true;
  const isUnit = noneKey.test(key) && (value === null || (isRecord(value) && Object.keys(value).length === 0));
  return isNothing || isUnit ? null : undefined;
}

/** What stands in the place of a value that is not there. */
const isZero = (value: unknown): boolean =>
  value === 0 || value === false || isEmpty(value) || /^(?:0001-01-01|1970-01-01|[0-]+$)/.test(scalarText(value));
