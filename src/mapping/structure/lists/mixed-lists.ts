import { readKey } from '../../../vocabulary/key-words.ts';
import { isEmpty, isRecord } from '../../json.ts';
import { expressionOf } from '../compose-expression.ts';
import { formsOf } from '../forms.ts';
import { stepOf } from '../labelled.ts';
import { type Fields, type FoundList, isMoment, isStamp, type Place, plainWhen, quoted } from './list-shapes.ts';

// A list may hold what its records refer to beside them: places and people, told apart by one of their fields.

const maxListed = 5000;
const mostKinds = 12;

/** Those of several kinds in one list that begin at some time, `[{ kind: 'Talk', from: … }, { kind: 'Hall', name: … }]`; null: there is one kind. */
export function ofKind(list: readonly Fields[], { path, keys }: Place): FoundList | null {
  const [first, ...rest] = list;
  if (first === undefined || list.length > maxListed) return null;
  // What JSON-LD says are several types are so, however alike.
  const isTyped = Object.hasOwn(first, '@type');
  if (!isTyped && rest.every((one) => hasKeysOf(one, first))) return null;
  for (const key of isTyped ? ['@type'] : Object.keys(first)) {
    if (isRecord(first[key]) || !list.every((one) => Object.hasOwn(one, key))) continue;
    const kinds = [...Map.groupBy(list, (one) => JSON.stringify(one[key]))];
    if (kinds.length < 2 || kinds.length > mostKinds || (!isTyped && kinds.length === list.length)) continue;
    const dated = kinds.filter(([, some]) => some.some((one) => saysWhen(one, 0)));
    const items = dated.flatMap(([, some]) => some);
    const others = list.filter((one) => !items.includes(one));
    if (items.length === 0 || others.length === 0) continue;
    if (!isTyped && others.some((one) => hasKeysOf(one, items[0] as Fields))) continue;
    const kind = items[0]?.[key];
    const test =
      !isTyped && dated.length === 1 && typeof kind === 'string'
        ? `${expressionOf([stepOf(key)])}==${quoted(kind)}`
        : startOf(items, others);
    if (test !== null) return { expression: `${path === '@' ? '' : path}[?${test}]`, items, keys };
  }
  return null;
}

/** The key by which all of these begin, and none of the others; null: there is none. */
function startOf(items: readonly Fields[], others: readonly Fields[]): string | null {
  const key = Object.keys(items[0] as Fields).find(
    (one) =>
      readKey(one).concepts.has('start') &&
      items.every((item) => !isEmpty(item[one])) &&
      others.every((item) => isEmpty(item[one])),
  );
  return key === undefined ? null : expressionOf([stepOf(key)]);
}

/** Whether two are of one kind: most keys of either are in the other, those of what they wrap included. */
function hasKeysOf(one: Fields, other: Fields): boolean {
  const [mine, theirs] = [keysIn(one), keysIn(other)];
  const shared = [...mine].filter((key) => theirs.has(key)).length;
  return shared * 2 > Math.max(mine.size, theirs.size);
}

const keysIn = (record: Fields): ReadonlySet<string> =>
  new Set(
    Object.entries(record).flatMap(([key, one]) =>
      isRecord(one) ? Object.keys(one).map((own) => `${key}.${own}`) : key,
    ),
  );

/** When it begins, and not when it was changed; also in its parts. */
const saysWhen = (record: Fields, depth: number): boolean =>
  Object.entries(record).some(([key, value]) => {
    const isWhen = plainWhen.some((concept) => readKey(key).concepts.has(concept)) && !isStamp(key);
    // The first record of a page, `start: 0`, is no date.
    if (isWhen && (isMoment(value) || formsOf(value).includes('epoch') || /\d\D+\d/.test(String(value)))) return true;
    return (
      depth < 2 && (Array.isArray(value) ? value : [value]).some((one) => isRecord(one) && saysWhen(one, depth + 1))
    );
  });
