import { readKey } from '../../vocabulary/key-words.ts';
import { isRecord, type JsonObject, scalarText } from '../json.ts';
import { hasEarly, withParts } from './with-parts.ts';

// Knowledge bases describe things by statements of numbered properties. What properties and things are called stands beside.

const maxDepth = 20;
const maxVisited = 500_000;

/** `P31`, `Q5`, `prop:7`: a letter or a short word with a number. */
const code = /^[a-z]{1,6}[-_:]?\d{1,12}$/i;

type Words = ReadonlyMap<string, string>;

/**
 * An answer with each record's statements under the words of their properties, and what they say in words: `{ claims: { P4: [{ property: 'P4',
 * value: { id: 'Q54' } }] }, words: { P4: 'venue', Q54: 'Town hall' } }` as `{ claims: { venue: { id: 'Q54', name: 'Town hall' } }, words: { … } }`. What is
 * said of a statement stands beside its value. Texts by language that repeat their language are texts. The same object if it has neither.
 */
export function withoutPropertyStatements(body: unknown): unknown {
  if (!hasEarly(body, isOfCodes) && !hasEarly(body, (value) => isRecord(value) && textsByLanguage(value) !== null))
    return body;
  const words = wordsIn(body);
  const stated = new WeakSet<object>();
  let left = maxVisited;
  const rewritten = (value: unknown, depth: number): unknown => {
    left -= 1;
    if (typeof value !== 'object' || value === null || left < 0 || depth > maxDepth) return value;
    const record = value as JsonObject;
    const told = Array.isArray(value) ? null : statedIn(record, words);
    if (told !== null) stated.add(told);
    const plain = told ?? (Array.isArray(value) ? null : textsByLanguage(record));
    if (plain !== null) return plain;
    const said = withParts(value, (one) => rewritten(one, depth + 1));
    if (said === value || Array.isArray(said)) return said;
    const isStated = Object.values(said).some((one) => typeof one === 'object' && one !== null && stated.has(one));
    // What ends with the id is no title. Other keys of ordinary records may well say so.
    const isPage = (key: string) => isPageOf(record, key) && (isStated || readKey(key).concepts.has('title'));
    return Object.keys(said).some(isPage)
      ? Object.fromEntries(Object.entries(said).filter(([key]) => !isPage(key)))
      : said;
  };
  return rewritten(body, 0);
}

function isOfCodes(value: object): boolean {
  if (!Array.isArray(value)) for (const first in value) return code.test(first);
  return false;
}

/** What codes stand for: by all objects whose keys are codes and whose values are texts. */
function wordsIn(body: unknown): Words {
  const words = new Map<string, string>();
  let left = maxVisited;
  const visit = (value: unknown, depth: number): void => {
    left -= 1;
    if (typeof value !== 'object' || value === null || left < 0 || depth > maxDepth) return;
    const found = Array.isArray(value) ? null : wordsOfMap(value as JsonObject);
    if (found === null) for (const key in value) visit((value as JsonObject)[key], depth + 1);
    else for (const [key, word] of found) words.set(key, word);
  };
  visit(body, 0);
  return words;
}

function wordsOfMap(map: JsonObject): readonly (readonly [string, string])[] | null {
  const found: [string, string][] = [];
  for (const key in map) {
    const word = map[key];
    if (!code.test(key) || typeof word !== 'string' || word.trim() === '' || word.length > 200) return null;
    found.push([key, word]);
  }
  return found.length >= 3 ? found : null;
}

/** The statements of a record, by the words of the properties; null: the object holds something else. */
function statedIn(map: JsonObject, words: Words): JsonObject | null {
  if (words.size === 0) return null;
  const fields: Record<string, unknown> = {};
  let count = 0;
  for (const property in map) {
    const word = words.get(property);
    const statements = map[property];
    if (word === undefined || !Array.isArray(statements)) return null;
    if (!statements.every((one) => isRecord(one) && isStatement(one, property))) return null;
    const said = inForce(statements).flatMap((one) => saidBy(one, words));
    const key = Object.hasOwn(fields, word) || word === '__proto__' ? `${word} ${property}` : word;
    if (said.length > 0) fields[key] = allInLanguages(said) ?? (said.length === 1 ? said[0] : said);
    count += 1;
  }
  return count > 0 ? fields : null;
}

/** What a statement has beside its value. */
const aboutStatements =
  /^(?:property|rank|qualifiers(?:[-_]?order)?|references|type|id|hash|snaktype|data[-_]?type|value[-_]?type)$/i;
/** What holds the value, or says that there is none. */
const saysValue = (key: string): boolean => layers.includes(key) || key === 'snaktype';

/** Whether an object is nothing but a statement of a property, which it names: records may be listed by codes as well. */
function isStatement(statement: JsonObject, property: string): boolean {
  const inner = layers.map((key) => statement[key]).find(isRecord);
  const isNamed = [statement.property, inner?.property].some((one) => (isRecord(one) ? one.id : one) === property);
  const keys = Object.keys(statement);
  return isNamed && keys.some(saysValue) && keys.every((key) => saysValue(key) || aboutStatements.test(key));
}

/** Those that the portal prefers, and none that it has withdrawn. */
function inForce(statements: readonly JsonObject[]): readonly JsonObject[] {
  const preferred = statements.filter(({ rank }) => rank === 'preferred');
  return preferred.length > 0 ? preferred : statements.filter(({ rank }) => rank !== 'deprecated');
}

/** What holds a statement's value, layer by layer. */
const layers = ['mainsnak', 'snak', 'datavalue', 'value', 'content', 'target'];

/** The value of a statement with what is said of it; none: it says that there is none. */
function saidBy(statement: JsonObject, words: Words): readonly unknown[] {
  let value: unknown = statement;
  for (let depth = 0; depth < 5 && isRecord(value); depth++) {
    const inner = layers.find((key) => Object.hasOwn(value as object, key));
    if (inner === undefined) break;
    value = value[inner];
  }
  if (value === statement || value === null || value === undefined) return [];
  if (isRecord(value) && Object.keys(value).every((key) => /type$/i.test(key) || key === 'property')) return [];
  const said = plainValue(value, words);
  const more = qualifiersOf(statement.qualifiers, words);
  const isThing = isRecord(said) && !(isRecord(value) && isTextInLanguage(value));
  return [isThing && Object.keys(more).length > 0 ? { ...more, ...said } : said];
}

function qualifiersOf(qualifiers: unknown, words: Words): JsonObject {
  const list = Array.isArray(qualifiers) ? qualifiers.filter(isRecord) : [];
  const byProperty = (
    isRecord(qualifiers)
      ? qualifiers
      : Object.groupBy(list, ({ property }) => scalarText(isRecord(property) ? property.id : property))
  ) as JsonObject;
  return Object.keys(byProperty).length > 0 ? (statedIn(byProperty, words) ?? {}) : {};
}

const isTextInLanguage = (value: JsonObject): boolean =>
  typeof value.text === 'string' && typeof value.language === 'string';

/** A value as anybody would write it. */
function plainValue(value: unknown, words: Words): unknown {
  if (typeof value === 'string') return named(value, words) ?? value;
  if (!isRecord(value)) return value;
  if (isTextInLanguage(value)) return { [value.language as string]: value.text };
  const { id, amount, time, latitude, longitude } = value;
  if (typeof id === 'string') return named(id, words) ?? { id };
  if (typeof latitude === 'number' && typeof longitude === 'number') return { latitude, longitude };
  if (typeof time === 'string') return plainTime(time, value.precision);
  if (typeof amount !== 'string' && typeof amount !== 'number') return value;
  const unit = words.get(scalarText(value.unit ?? '').replace(/^.*[/#]/, ''));
  return { amount: Number(amount), ...(unit === undefined ? {} : { unit }) };
}

const named = (id: string, words: Words): JsonObject | null => {
  const name = code.test(id) ? words.get(id) : undefined;
  return name === undefined ? null : { id, name };
};

/** `+2026-10-17T00:00:00Z` is the day where it is precise to the day, which is 11. */
function plainTime(time: string, precision: unknown): string {
  const moment = time.replace(/^\+/, '');
  return precision === 11 ? moment.slice(0, 10) : moment;
}

/** Texts of several languages as one: `{ ca: 'Fira', es: 'Feria' }`; null: they are other values. */
function allInLanguages(said: readonly unknown[]): JsonObject | null {
  const maps = said.filter(isRecord);
  const keys = maps.flatMap(Object.keys);
  const isEach = maps.length === said.length && maps.every((map) => isLanguageMap(map));
  if (!isEach || new Set(keys).size < keys.length) return null;
  return Object.fromEntries(maps.flatMap((map) => Object.entries(map)));
}

const language = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i;
const isLanguageMap = (map: JsonObject): boolean =>
  Object.entries(map).every(([key, text]) => language.test(key) && key !== 'id' && typeof text === 'string');

/** `{ ca: { language: 'ca', value: 'Fira' } }` as `{ ca: 'Fira' }`; null: the object holds something else. */
function textsByLanguage(map: JsonObject): JsonObject | null {
  const texts: Record<string, string> = {};
  for (const key in map) {
    const one = map[key];
    if (!isRecord(one) || one.language !== key || typeof one.value !== 'string' || Object.keys(one).length > 2)
      return null;
    texts[key] = one.value;
  }
  return Object.keys(texts).length > 0 ? texts : null;
}

/** Whether a text is only where the record's page is, `Item:Q7` of the record `Q7`. */
function isPageOf({ id, ...record }: JsonObject, key: string): boolean {
  const text = record[key];
  return typeof id === 'string' && code.test(id) && typeof text === 'string' && text.endsWith(`:${id}`);
}
