import { isEmpty, isRecord, type JsonObject } from '../../json.ts';
import { isLanguages } from '../../structure/languages.ts';
import { hasEarly, maxVisited, withParts } from '../with-parts.ts';

// Databases that share a thesaurus name the fields of a record by its URNs (RFC 8141), in lists that may hold such lists.

const maxDepth = 100;
const maxFields = 300;

/** `urn:fld:date:start`, `nl:urn:fld:text`: a language and what it names by words. A number or a hash names no field. */
const urn = /^(?:([a-z]{2}):)?urn:[a-z][\w-]{0,31}:((?:[a-z]\w{0,40}:){0,4}[a-z]\w{0,40})$/i;
const valueKey = /^(?:value|val)$/i;

/**
 * An answer with the fields of each record where others write them: `{ id: 7, spec: [{ urn: 'urn:fld:url', value: 'https://…' }, { urn:
 * 'urn:obj:date', spec: [{ urn: 'urn:fld:date:start', value: '2046-05-11' }] }] }` as `{ id: 7, spec: { url: 'https://…', date: { start: '2046-05-11'
 * } } }`. What is chosen from a list of words is its label in them; what a URN links stands under its name. The same object if it has none.
 */
export function withoutUrnFields(body: unknown): unknown {
  if (!hasEarly(body, (value) => isUrnList(value) && areFields(value))) return body;
  let left = maxVisited;
  const rewritten = (value: unknown, outer: string, depth: number): unknown => {
    left -= 1;
    if (typeof value !== 'object' || value === null || left < 0 || depth > maxDepth) return value;
    if (!isUrnList(value)) return withParts(value, (one) => rewritten(one, outer, depth + 1));
    const fields = value.map((item) => {
      const name = nameIn(item, outer);
      return { name, value: rewritten(valueIn(item), name, depth + 1) };
    });
    return Object.fromEntries(
      [...Map.groupBy(fields, ({ name }) => name)].map(([name, all]) => [
        name,
        all.length === 1 ? all[0]?.value : all.map((one) => one.value),
      ]),
    );
  };
  return rewritten(body, '', 0);
}

/** Values of several fields, most of them there. */
const areFields = (list: readonly JsonObject[]): boolean =>
  new Set(list.map((item) => nameIn(item, ''))).size > 1 &&
  list.filter((item) => Object.keys(item).some((key) => valueKey.test(key))).length * 2 > list.length;

/** A list of what is named by URNs, each with a value, with such a list, or with what is linked. */
function isUrnList(list: unknown): list is readonly JsonObject[] {
  if (!Array.isArray(list) || list.length === 0 || list.length > maxFields) return false;
  return list.every(
    (item) =>
      isRecord(item) &&
      urnIn(item) !== null &&
      Object.entries(item).some(([key, value]) => valueKey.test(key) || isRecord(value) || isUrnList(value)),
  );
}

/** The first text of an object, if it is a URN. */
function urnIn(item: JsonObject): RegExpExecArray | null {
  for (const key in item) {
    const text = item[key];
    if (typeof text === 'string') return urn.exec(text);
  }
  return null;
}

/** `date_start` of `urn:fld:date:start`, and `start` within a `date`. */
function nameIn(item: JsonObject, outer: string): string {
  const [, language, named = ''] = urnIn(item) ?? [];
  const words = named.split(':');
  const name = (words.length > 1 && words[0] === outer ? words.slice(1) : words).join('_');
  return language === undefined ? name : `${name}_${language}`;
}

function valueIn(item: JsonObject): unknown {
  const label = Object.values(item).find((one) => Array.isArray(one) && isLanguages(one));
  if (label !== undefined) return label;
  const value = Object.entries(item).find(([key, one]) => valueKey.test(key) && !isEmpty(one))?.[1];
  return value ?? Object.values(item).find((one) => isRecord(one) || isUrnList(one)) ?? null;
}
