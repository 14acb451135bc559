import { readKey } from '../../../vocabulary/key-words.ts';
import type { Concept } from '../../../vocabulary/language-words.ts';
import { isRecord } from '../../json.ts';
import { compileExpression, responseLimits } from '../../rules/expression.ts';
import { expressionOf } from '../compose-expression.ts';
import { stepOf } from '../labelled.ts';
import { below, beside, type Fields, looked, titles } from './list-shapes.ts';

/** What all events of a list may share. */
const shared: readonly Concept[] = ['place', 'organizer', 'series'];

/** So much of it, in characters of JSON, is put into each record. */
const mostShared = 4000;

/**
 * The list with what stands once beside it and is true of each of its records: `{ venue: { name: 'Opera' }, events: [{ title, start }] }`.
 * Records that say anything of the same kind themselves keep to that.
 */
export function withSurroundings<List extends { readonly expression: string; readonly items: readonly unknown[] }>(
  list: List,
  body: unknown,
): List {
  const keys = /^([A-Za-z_][\w.]*)\[\*\]$/.exec(list.expression)?.[1]?.split('.');
  const records = list.items.slice(0, looked);
  if (keys === undefined || records.length === 0 || !records.every(isRecord)) return list;
  const path = keys.slice(0, -1);
  const parent = path.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), body);
  if (!isRecord(parent)) return list;
  const told = new Set(records.flatMap((record) => Object.keys(record)).flatMap((key) => [...readKey(key).concepts]));
  const members = Object.entries(parent).flatMap(([key, value]) => {
    const { concepts } = readKey(key);
    const isNew =
      shared.some((concept) => concepts.has(concept)) && ![...concepts].some((concept) => told.has(concept));
    const isOfPrices = concepts.has('price') && told.has('price') && isCode(value) && !records.some(hasCode);
    if (!isOfPrices && (!isNew || beside.has(key.toLowerCase()) || !saysSomething(value))) return [];
    return [`${expressionOf([stepOf(key)])}: ${below(path.length === 0 ? '@' : path.join('.'), key)}`];
  });
  if (members.length === 0) return list;
  const expression = `let $group = {${members.join(', ')}} in ${list.expression}.merge($group, @)`;
  const items = compileExpression(expression, responseLimits)(body);
  return Array.isArray(items) && items.length === list.items.length ? { ...list, expression, items } : list;
}

/** What under a key for prices is the code of a currency (ISO 4217): `{ currency: 'EUR', events: [{ price: 12 }] }`. */
const isCode = (value: unknown): boolean => typeof value === 'string' && /^[A-Z]{3}$/.test(value);
const hasCode = (record: Fields): boolean => Object.values(record).some(isCode);

/** A name, or an object that has one. `entity: 'Event'` is the kind of the records. */
function saysSomething(value: unknown): boolean {
  if (typeof value === 'string')
    return /\p{L}{3}/u.test(value) && value.length <= 200 && !/^https?:/.test(value) && readKey(value).known < 1;
  return isRecord(value) && JSON.stringify(value).length <= mostShared && isNamed(value);
}

const isNamed = (object: Fields): boolean =>
  Object.entries(object).some(
    ([key, value]) =>
      typeof value === 'string' && value !== '' && titles.some((concept) => readKey(key).concepts.has(concept)),
  );
