import { readKey } from '../../../vocabulary/key-words.ts';
import { isEmpty, isRecord } from '../../json.ts';
import { chooseLanguage } from '../../language.ts';
import { expressionOf } from '../../structure/compose-expression.ts';
import { stepOf } from '../../structure/labelled.ts';
import {
  beside,
  type Fields,
  type FoundList,
  isGeneral,
  isMoment,
  isStamp,
  looked,
} from '../../structure/lists/list-shapes.ts';

/** Items that are each wrapped once more, or twice: `{ event: {…} }`, `{ cursor, node: {…} }`, `{ score, rank, value: { event: {…} } }`. */
export function unwrap(place: FoundList): Pick<FoundList, 'expression' | 'items'> {
  const inner = unwrapOnce(place);
  return inner === place ? place : unwrapOnce({ ...place, ...inner });
}

function unwrapOnce(place: FoundList): Pick<FoundList, 'expression' | 'items'> {
  const { expression, items } = place;
  const objects = items.slice(0, looked).filter(isRecord);
  const keys = Object.keys(objects[0] ?? {});
  const inner = keys.filter((key) => objects.every((item) => isRecord(item[key])));
  const key = inner[0];
  if (key === undefined || inner.length !== 1) return place;
  const most = areOfHits(objects, key) ? mostOfHits : 2;
  if (keys.length > most || objects.some((item) => Object.keys(item).length > most)) return place;
  // Beside it stands a cursor or a score, and nothing that tells records apart.
  const [other] = keys.filter((one) => one !== key);
  if (
    other !== undefined &&
    key !== 'node' &&
    (readKey(other).concepts.has('id') ||
      areApart(objects.map((item) => item[other])) ||
      (!beside.has(other.toLowerCase()) &&
        objects.some((item) => Array.isArray(item[other]) && holdsMoment(item[other]))))
  )
    return place;
  // `{ code, name: { fr, en } }` is a record with a name.
  if (objects.every((item) => chooseLanguage(item[key], 'en').value !== item[key])) return place;
  const step = expressionOf([stepOf(key)]);
  return { expression: `${expression}.${step}`, items: items.map((item) => (isRecord(item) ? item[key] : item)) };
}

/** `{ film: {…}, rooms: [{ shows: [{ start }] }] }`: when what is wrapped takes place. */
const holdsMoment = (value: unknown, depth = 0): boolean => {
  if (typeof value !== 'object' || value === null || depth > deepest) return false;
  return Object.entries(value).some(
    ([key, one]) => (isRecord(value) && !isStamp(key) && isMoment(one)) || holdsMoment(one, depth + 1),
  );
};
const deepest = 6;

const mostOfHits = 5;

/** What a search found, `{ score: 0.8, index: '', value: {…} }`: numbers and nothing else stand beside what was asked for. */
const areOfHits = (objects: readonly Fields[], key: string): boolean =>
  isGeneral(key) &&
  objects.every((item) =>
    Object.entries(item).every(
      ([own, value]) =>
        own === key ||
        ((isEmpty(value) || typeof value === 'number') && [...readKey(own).concepts].every((one) => one === 'count')),
    ),
  );

/** Values of which each record has its own, as an id. A place in the list and a score between nothing and one are none. */
function areApart(values: readonly unknown[]): boolean {
  if (new Set(values.map((value) => JSON.stringify(value))).size < values.length) return false;
  if (values.every((value) => Number.isInteger(value))) return values.some((value) => Number(value) > looked);
  // A single word may be the kind of any record.
  const isOne = values.length === 1;
  return values.every(
    (value) => (typeof value === 'string' && (!isOne || /\d/.test(value))) || (isRecord(value) && !isOne),
  );
}
