import { isRecord, type JsonObject, scalarText } from '../../json.ts';
import { beside, type FoundList, looked } from '../../structure/lists/list-shapes.ts';
import { hasTitle } from './list-features.ts';

// Some lists are about the answer itself, and hold no records.

/**
 * The lists without those of the answer's own links and of the fields that its records have. Not for lists of events: of their sessions, each
 * names its play by the key of a map.
 */
export function withoutListsOfAnswer(lists: readonly FoundList[]): readonly FoundList[] {
  return lists.filter(
    (list) => !areOwnLinks(list) && !lists.some((other) => other !== list && describesFields(list, other)),
  );
}

const recordsOf = ({ items }: FoundList): readonly JsonObject[] => items.slice(0, looked).filter(isRecord);

/** `[{ relation: 'self', url: … }, { relation: 'next', url: … }]`: links (RFC 8288), where the answer itself is one of them. */
function areOwnLinks({ items }: FoundList): boolean {
  if (items.length === 0 || items.length > 20 || !items.every(isRecord)) return false;
  const records = items as readonly JsonObject[];
  const key = ['rel', 'relation'].find((one) => records.every((record) => Object.hasOwn(record, one)));
  if (key === undefined || !records.some((record) => record[key] === 'self')) return false;
  return records.every(
    (record) => Object.keys(record).length <= 6 && Object.keys(record).some((one) => /^(?:href|ur[il])$/i.test(one)),
  );
}

/** Nearly each record has the name of another field of the records in the other list, or of an object there. */
function describesFields(list: FoundList, other: FoundList): boolean {
  const described = recordsOf(list);
  if (described.length < 2 || described.length < Math.min(list.items.length, looked)) return false;
  const records = recordsOf(other);
  if (records.length === 0 || other.items === list.items) return false;
  const inner = records.flatMap((record) => Object.values(record).filter(isRecord));
  const fields = new Set([...records, ...inner].flatMap((record) => Object.keys(record)));
  const own = new Set(described.flatMap((record) => Object.keys(record)));
  const keys = [...own].filter((key) => {
    const texts = described.map((record) => record[key]).filter((text) => typeof text === 'string' && text !== '');
    return (
      texts.length > 1 && new Set(texts).size === texts.length && texts.every((text) => fields.has(scalarText(text)))
    );
  });
  return keys.some(
    (key) => described.filter((record) => scalarText(record[key] ?? '') !== '').length * 5 >= described.length * 3,
  );
}

/** Things without a title, to which most of the titled records of another list refer by kind and id: their sessions, and no events themselves. */
export function areReferredTo(list: FoundList, all: readonly FoundList[]): boolean {
  if (all.length < 2 || !recordsOf(list).every((one) => isTyped(one) && !hasTitle(one))) return false;
  const things = new Set(list.items.flatMap((item) => (isRecord(item) && isTyped(item) ? [nameOf(item)] : [])));
  if (things.size === 0 || things.size < list.items.length) return false;
  const refers = (value: unknown, depth = 0): boolean => {
    if (typeof value !== 'object' || value === null || depth > deepest) return false;
    if (depth > 0 && isRecord(value) && isTyped(value) && Object.keys(value).length === 2)
      return things.has(nameOf(value));
    return Object.values(value).some((one) => refers(one, depth + 1));
  };
  return all.some((other) => {
    const isBeside = other.keys.some((key) => beside.has(key.toLowerCase()));
    const titled = other.items === list.items || isBeside ? [] : recordsOf(other).filter(hasTitle);
    return titled.filter((one) => refers(one)).length * 2 > titled.length;
  });
}

const deepest = 6;
/** `{ type: 'session', id: 7 }` */
const isTyped = ({ type, id }: JsonObject): boolean =>
  typeof type === 'string' && (typeof id === 'string' || typeof id === 'number');
const nameOf = ({ type, id }: JsonObject): string => `${scalarText(type)} ${scalarText(id)}`;
