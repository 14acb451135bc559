import { readKey } from '../../../vocabulary/key-words.ts';
import type { Concept } from '../../../vocabulary/language-words.ts';
import { isRecord, type JsonObject } from '../../json.ts';
import { isMoment, isStamp, looked, plainWhen, records } from '../../structure/lists/list-shapes.ts';
import { hasEarly, withParts } from '../with-parts.ts';

// Programs that reckon with tables write each column as a list of what the rows have in it.

const maxDepth = 10;
const leastColumns = 4;
const maxColumns = 100;
/** So many columns of plain values say different things of an event. */
const leastTold = 3;
/** With as many lists of one length, ids among them, the names of these need not say anything: no event has so many. */
const manyColumns = 8;

/**
 * An answer whose rows are records: `{ id: [7, 8], title: ['Fair', 'Play'], start: [1, 2], hall: [{ name: 'Barn' }, null] }` as `[{ id: 7, title:
 * 'Fair', start: 1, hall: { name: 'Barn' } }, { id: 8, title: 'Play', start: 2, hall: null }]`. Lists of one event are no columns, and neither are lists
 * of records beside each other, or the lists of one record of a list. `isKnown`: the portal is known to write so, so that there may be one row or none.
 * The same object if it has no such table.
 */
export function withoutColumnLists(body: unknown, isKnown = false): unknown {
  const hasTable = hasEarly(body, (value) => isRecord(value) && areColumns(value, isKnown));
  return hasTable ? rewritten(body, isKnown, 0) : body;
}

function rewritten(value: unknown, isKnown: boolean, depth: number): unknown {
  if (!isRecord(value) || depth > maxDepth) return value;
  if (!areColumns(value, isKnown)) {
    const next = withParts(value, (one) => rewritten(one, isKnown, depth + 1)) as JsonObject;
    return next !== value && isDivided(value, next) ? value : next;
  }
  const columns = Object.keys(value).filter((key) => Array.isArray(value[key]));
  const { length } = value[columns[0] as string] as readonly unknown[];
  const rows = Array.from({ length }, (_, n) =>
    Object.fromEntries(columns.map((key) => [key, (value[key] as readonly unknown[])[n]])),
  );
  const rest = Object.entries(value).filter(([key]) => !columns.includes(key) && key !== '__proto__');
  return rest.length === 0 ? rows : { ...Object.fromEntries(rest), rows };
}

/** Whether only some members of a map would be others than before: then their lists have the same length by chance. */
function isDivided(before: JsonObject, after: JsonObject): boolean {
  const members = Object.entries(before).filter((entry): entry is [string, JsonObject] => isRecord(entry[1]));
  const [changed] = members.filter(([key, one]) => after[key] !== one);
  if (changed === undefined) return false;
  const entries = Object.entries(changed[1]);
  const isAlike =
    (one: JsonObject) =>
    ([key, value]: readonly [string, unknown]) =>
      Object.hasOwn(one, key) && Array.isArray(one[key]) === Array.isArray(value);
  return members.some(([key, one]) => after[key] === one && entries.filter(isAlike(one)).length * 2 > entries.length);
}

/** Whether all lists of an object are columns of one table of events: it is no event itself. */
function areColumns(value: JsonObject, isKnown: boolean): boolean {
  // A known portal may have no events today.
  const lists = listsIn(value, isKnown ? 0 : 2);
  if (lists === null || hasOwn(value)) return false;
  const plain = lists.filter(([, list]) => !list.some((one) => typeof one === 'object' && one !== null));
  const told = plain.map(([key]) => readKey(key).concepts).filter(({ size }) => size > 0);
  const isTold =
    new Set(told.map((concepts) => [...concepts].join())).size >= leastTold &&
    lists.some(([key, list]) => isOfTitles(key, list)) &&
    plain.some(([key, list]) => isWhen(key, list));
  const isWide = lists.length >= manyColumns && plain.some(([key, list]) => isOfIds(key, list));
  return (isTold || isWide) && !lists.some(([, list]) => records(list).some(isEvent));
}

type Lists = readonly (readonly [key: string, list: readonly unknown[]])[];

/** The lists of an object, all as long; null: they are of several lengths, or not enough. */
function listsIn(value: JsonObject, least: number): Lists | null {
  const lists: (readonly [string, readonly unknown[]])[] = [];
  for (const key in value) {
    const list = value[key];
    if (!Array.isArray(list)) continue;
    if (list.length < least || list.length !== (lists[0]?.[1] ?? list).length || lists.length === maxColumns)
      return null;
    lists.push([key, list]);
  }
  return lists.length < leastColumns ? null : lists;
}

const titles: readonly Concept[] = ['title', 'name', 'event'];
const says = (concepts: ReadonlySet<Concept>, any: readonly Concept[]): boolean => any.some((one) => concepts.has(one));

/** Its values are what records are called, each perhaps in several languages. */
function isOfTitles(key: string, list: readonly unknown[]): boolean {
  const { concepts } = readKey(key);
  const isText = (one: unknown) => one === null || typeof one === 'string';
  return (
    says(concepts, titles) &&
    !concepts.has('person') &&
    list
      .slice(0, looked)
      .every((one) => isText(one) || (isRecord(one) && !concepts.has('event') && Object.values(one).every(isText)))
  );
}

/** The values of a column are days or moments, or its name says so. */
const isWhen = (key: string, list: readonly unknown[]): boolean =>
  (says(readKey(key).concepts, plainWhen) && !isStamp(key)) || list.slice(0, looked).some(isMoment);

const isOfIds = (key: string, list: readonly unknown[]): boolean =>
  readKey(key).concepts.has('id') && new Set(list).size === list.length;

/** Whether an object has a title or a day of its own, as an event has. */
const hasOwn = (value: JsonObject): boolean =>
  Object.entries(value).some(([key, one]) => {
    if (Array.isArray(one) || one === null || isStamp(key)) return false;
    const { concepts } = readKey(key);
    const isText = typeof one === 'string' || isRecord(one);
    return isText && (says(concepts, titles) || (says(concepts, plainWhen) && (isRecord(one) || isMoment(one))));
  });

/** A record of a list of its own has a title and says when it is. What a column has in it, such as a hall or hours, does not say both. */
const isEvent = (one: JsonObject): boolean => {
  const entries = Object.entries(one);
  return (
    entries.some(([key, value]) => typeof value === 'string' && says(readKey(key).concepts, titles)) &&
    entries.some(([key, value]) => says(readKey(key).concepts, plainWhen) && !isStamp(key) && isMoment(value))
  );
};
