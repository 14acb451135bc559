import { isRecord } from '../../json.ts';
import { formsOf } from '../../structure/forms.ts';
import { hasEarly, withParts } from '../with-parts.ts';

// Some interfaces write beside each value of which type it is.

const maxDepth = 100;
/** So many fields of texts and numbers show that an answer is written so. One may be a rich text that says what it is. */
const leastFields = 2;

const typeKey = /^_?(?:type|kind|(?:data|value)_?type)$/i;
const valueKey = /^(?:value|val)$/i;

const isDate = (value: unknown): boolean => typeof value === 'number' || formsOf(value).some((form) => dates.has(form));
const dates: ReadonlySet<string> = new Set(['instant', 'dateTime', 'day', 'time', 'epoch']);
const isNumber = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value));
const isFlag = (value: unknown): boolean =>
  typeof value === 'boolean' || (typeof value === 'string' && /^(?:true|false)$/i.test(value));

/** What types are called, and whether a value is of that type. A phone or an address for mails is of a kind instead. */
const types: readonly (readonly [RegExp, (value: unknown) => boolean])[] = [
  [/^(?:str|string|varchar|(?:rich_?|long_?|plain_?)?text|html|markdown|url)$/i, (value) => typeof value === 'string'],
  [/^(?:num|number|numeric|int|integer|long|float|double|decimal)$/i, isNumber],
  [/^bool(?:ean)?$/i, isFlag],
  [/^(?:date|date_?time|timestamp|instant|time)$/i, isDate],
  [/^(?:array|list)$/i, Array.isArray],
  [/^(?:object|map|struct|json)$/i, (value) => typeof value === 'object'],
];

/** Types that nobody names but for the sake of programs. */
const structureType = /^(?:array|list|object|map|struct)$/i;

/**
 * An answer whose values stand alone where their types stood beside them: `{ title: { type: 'string', value: 'Fair' }, hall: { type: 'object', value:
 * { name: 'Barn' } } }` as `{ title: 'Fair', hall: { name: 'Barn' } }`. At least two fields have such values, or one that is an object or a list.
 * The blocks of a text stay, which are of types, too. The same object if it has none.
 */
export function withoutValueTypes(body: unknown): unknown {
  const fields = new Set<string>();
  const isTold = hasEarly(body, (value, under) => {
    const typed = under === '' ? null : typedIn(value);
    if (typed !== null) fields.add(under);
    return typed?.isStructure === true || fields.size >= leastFields;
  });
  return isTold ? rewritten(body, false, 0) : body;
}

/** `isBlock`: it stands in a list that is no typed value. */
function rewritten(value: unknown, isBlock: boolean, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  const typed = isBlock ? null : typedIn(value);
  if (typed === null) return withParts(value, (one) => rewritten(one, Array.isArray(value), depth + 1));
  return Array.isArray(typed.value)
    ? withParts(typed.value, (one) => rewritten(one, false, depth + 1))
    : rewritten(typed.value, false, depth + 1);
}

interface Typed {
  readonly value: unknown;
  readonly isStructure: boolean;
}

/** The value of an object that has nothing but it and its type; null: it is something else. */
function typedIn(value: object): Typed | null {
  if (!isRecord(value)) return null;
  let name: unknown;
  let held: unknown;
  for (const key in value) {
    if (name === undefined && typeKey.test(key)) name = value[key];
    else if (held === undefined && valueKey.test(key)) held = value[key];
    else return null;
  }
  if (typeof name !== 'string' || held === undefined) return null;
  const type = name;
  const is = types.find(([pattern]) => pattern.test(type))?.[1];
  const isNothing = held === null || held === '';
  if (is === undefined || !(isNothing || is(held))) return null;
  return { value: held, isStructure: !isNothing && structureType.test(type) };
}
