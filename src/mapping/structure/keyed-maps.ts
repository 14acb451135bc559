import { readKey, splitKey } from '../../vocabulary/key-words.ts';
import { isEmpty, isRecord, type JsonObject } from '../json.ts';
import { formsOf } from './forms.ts';

/** Objects of one shape under keys that are ids or days; null: the keys are names of fields. */
interface EachOf {
  readonly way: 'v' | 'e' | 'gm' | 'gt';
  readonly open: (object: JsonObject) => readonly unknown[];
}

const dayKey = /^\d{4}-\d{2}-\d{2}$|^\d{1,2}\.\d{1,2}\.\d{4}$|^20\d{6}$/;
const idKey = /^\d+$|^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}$|^(?=[a-z]*\d)[0-9a-f]{10,}$/i;
const numberedKey = /^[a-z]{1,12}[_:-]?\d+$|^(?=\D*\d)[A-Za-z0-9_-]{12,40}$/i;

/** Whether the objects at a path are maps: their keys say which of several things a value is, and differ from record to record. */
export function isMapOf(objects: readonly JsonObject[], steps: readonly string[]): EachOf | null {
  if (steps.length === 0 || objects.length === 0) return null;
  const counts = new Map<string, number>();
  const kinds = new Set<string>();
  let all = 0;
  for (const object of objects.slice(0, 100)) {
    for (const [key, value] of Object.entries(object).slice(0, 100)) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      all += 1;
      if (!isEmpty(value)) kinds.add(Array.isArray(value) ? 'list' : typeof value);
    }
  }
  if (all === 0 || kinds.size !== 1) return null;
  const keys = [...counts.keys()];
  const structured = kinds.has('object') || kinds.has('list');
  if (keys.every((key) => dayKey.test(key)) && kinds.has('list')) return ofDays(objects) ?? eachDay;
  if (keys.every((key) => dayKey.test(key))) return eachDay;
  const looked = Math.min(100, objects.length);
  const constant = looked > 1 && keys.every((key) => counts.get(key) === looked);
  const ids = keys.every((key) => idKey.test(key)) && (structured || !constant);
  // `f1`, `f2` in nearly all records are fields.
  const numbered =
    structured &&
    objects.length > 1 &&
    all < 0.6 * keys.length * looked &&
    keys.every((key) => idKey.test(key) || numberedKey.test(key));
  // Each key in few of the records, and none that means anything.
  const varying =
    objects.length >= 4 &&
    kinds.has('object') &&
    keys.length > 5 &&
    keys.every((key) => readKey(key).concepts.size === 0 && (counts.get(key) ?? 0) * 3 <= looked);
  const isMap = ids || numbered || varying || (!constant && areLabelled(objects, keys));
  return isMap ? { way: 'v', open: (object) => Object.values(object) } : null;
}

/** `{ play: 'Plays', family: 'Family' }`: each key is what its one text is called in short, as of kinds that each record has some of. */
function areLabelled(objects: readonly JsonObject[], keys: readonly string[]): boolean {
  if (objects.length < 3 || keys.length < 3) return false;
  return keys.every((key) => {
    const texts = new Set(objects.flatMap((object) => (Object.hasOwn(object, key) ? [object[key]] : [])));
    const [text] = texts;
    return (
      texts.size === 1 &&
      typeof text === 'string' &&
      text.length <= longestLabel &&
      splitKey(text).join('').includes(splitKey(key).join(''))
    );
  });
}
const longestLabel = 60;

const eachDay: EachOf = {
  way: 'e',
  open: (object) => Object.entries(object).map(([date, value]) => ({ date, value })),
};

/**
 * Under each day a list of what takes place on it, `{ "2026-10-17": [{ from: '10:00' }, …] }`, or of hours, `['10:00', …]`: each with
 * its day. Null: the lists hold something else.
 */
function ofDays(objects: readonly JsonObject[]): EachOf | null {
  const lists = (object: JsonObject) =>
    Object.entries(object).flatMap(([date, list]) => (Array.isArray(list) ? list.map((one) => ({ date, one })) : []));
  if (objects.every((object) => lists(object).every(({ one }) => isRecord(one))))
    return { way: 'gm', open: (object) => lists(object).map(({ date, one }) => ({ date, ...(one as JsonObject) })) };
  if (!objects.every((object) => lists(object).every(({ one }) => formsOf(one).includes('time')))) return null;
  return { way: 'gt', open: (object) => lists(object).map(({ date, one }) => ({ date, time: one })) };
}
