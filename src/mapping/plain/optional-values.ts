import { isRecord, type JsonObject } from '../json.ts';
import { hasEarly, withParts } from './with-parts.ts';

// Typed languages write a value that may be absent as an object that says whether it is there.

const maxDepth = 100;

/** What a value stands under, and what says of it that it is there, or that it is not. */
const valueKey = /^(?:value|val|v|get|item|content)$/i;
const presenceKey = /^(?:(?:is|has)_?(?:set|value|present|defined|some|filled)|valid|present|defined|some|exists)$/i;
const absenceKey = /^(?:is|has)_?(?:null|none|empty|nothing|missing|no_?value)$/i;
/** The types by which Go calls the values of a database that may be null. */
const typedKey = /^(?:string|u?int(?:8|16|32|64)?|float(?:32|64)?|bool|byte|time|uuid|date|decimal|v)$/i;
const someKey = /^(?:some|just)$/i;
const noneKey = /^(?:none|nothing)$/i;
/** Names of a case, and what it holds. */
const caseKey = /^(?:case|tag)$/i;
const heldKey = /^(?:fields|contents)$/i;

/**
 * An answer whose values say whether they are there as others write them, null where they are not:
 *
 * - `{ "String": "Fair", "Valid": true }`, `{ "Time": "0001-01-01T00:00:00Z", "Valid": false }`;
 * - `{ "hasValue": true, "value": 5 }`, `{ "value": "", "isNull": true }`;
 * - `{ "Some": 5 }`, `{ "Case": "Some", "Fields": [5] }`, `{ "tag": "Nothing" }`.
 *
 * The same object if it has none.
 */
export function withoutOptions(body: unknown): unknown {
  if (!hasEarly(body, (value) => isRecord(value) && optionOf(value) !== undefined)) return body;
  const rewritten = (value: unknown, depth: number): unknown => {
    if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
    const option = isRecord(value) ? optionOf(value) : undefined;
    if (option !== undefined) return rewritten(option, depth + 1);
    return withParts(value, (one) => rewritten(one, depth + 1));
  };
  return rewritten(body, 0);
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
    const isThere = presenceKey.test(flag) ? said : absenceKey.test(flag) ? !said : undefined;
    const isHeld = valueKey.test(key) || (typedKey.test(key) && /^valid$/i.test(flag));
    return isThere === undefined || !isHeld ? undefined : isThere ? value : null;
  }
  if (typeof said !== 'string' || !caseKey.test(flag) || !heldKey.test(key)) return undefined;
  if (noneKey.test(said)) return null;
  if (!someKey.test(said)) return undefined;
  return Array.isArray(value) && value.length === 1 ? value[0] : value;
}

function ofCase(key: string, value: unknown): unknown {
  if (someKey.test(key)) return value;
  const isNothing = typeof value === 'string' && caseKey.test(key) && noneKey.test(value);
  const isUnit = noneKey.test(key) && (value === null || (isRecord(value) && Object.keys(value).length === 0));
  return isNothing || isUnit ? null : undefined;
}
