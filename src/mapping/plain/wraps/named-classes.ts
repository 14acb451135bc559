import { isRecord, type JsonObject } from '../../json.ts';
import { hasEarly, withParts } from '../with-parts.ts';

// Serializers that must find the class of each value again write its name before the value.

const maxDepth = 100;

/**
 * A class with the names of its packages or namespaces, also of an inner class and of an array. A name of .NET may have its assembly. `St.Gallen` is
 * no class.
 */
const className =
  /^(?:\[+L)?(?:(?:[\p{Ll}\p{Lo}_][\p{L}\p{N}_]*\.)+|(?:[\p{L}_][\p{L}\p{N}_]*\.){2,})[\p{Lu}\p{Lo}][\p{L}\p{N}_]*(?:[$+][\p{L}\p{N}_]+)*(?:\[\])*;?(?:, ?[\w.]+)?$/u;
const longest = 300;

/**
 * An answer whose values stand alone where the names of their classes stood before them: `['java.util.ArrayList', [[
 * 'fair.EventDto', { title: 'Fair', start: ['java.util.Date', 1792168200000] }]]]` as `[{ title: 'Fair', start: 1792168200000 }]`. An object or a list
 * of objects shows it: a text after a class may be anything. The same object if it has none. `isKnown`: the portal is known to write so.
 */
export function withoutClassNames(body: unknown, isKnown = false): unknown {
  const isTold = hasEarly(body, (value) => {
    const held = valueIn(value);
    return isRecord(held) || (isKnown && held !== undefined);
  });
  return isTold && !hasEarly(body, (value) => Array.isArray(value) && areKeyed(value)) ? rewritten(body, 0) : body;
}

/** Records by their keys, `[['town.Fair7', {…}], ['town.Fair8', {…}]]`: a class comes again where a list has several of its objects. */
const areKeyed = (list: readonly unknown[]): boolean =>
  list.length > 1 &&
  list.every((one) => Array.isArray(one) && isRecord(valueIn(one))) &&
  new Set(list.map((one) => (one as readonly unknown[])[0])).size === list.length &&
  haveSameKeys(list.map((one) => (one as readonly unknown[])[1] as JsonObject));

/** Objects of several classes have other fields. */
const haveSameKeys = ([first, ...others]: readonly JsonObject[]): boolean =>
  others.every((one) => Object.keys(first ?? {}).join() === Object.keys(one).join());

function rewritten(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  const held = valueIn(value);
  return held === undefined ? withParts(value, (one) => rewritten(one, depth + 1)) : rewritten(held, depth + 1);
}

/** What stands after the name of a class; undefined: no such name stands there. */
const valueIn = (value: object): unknown =>
  Array.isArray(value) && value.length === 2 && isClass(value[0]) ? value[1] : undefined;

const isClass = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= longest && value.includes('.') && className.test(value);
