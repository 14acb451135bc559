import { isRecord, type JsonObject, openText } from '../json.ts';
import { type Change, recordsOf } from './changes/last-states.ts';
import { type Form, formOf, formOfOne, holderIn, isTold, surroundings } from './changes/log-forms.ts';
import {
  actionIn,
  hasManyKeys,
  idKeysIn,
  isAnyRecord,
  isCreation,
  isDeletion,
  isIdOfRecord,
  isOfLog,
  tableIn,
} from './changes/log-words.ts';
import { withParts } from './with-parts.ts';

// Logs of changes have each record inside of what happened to it: as it was before, as it is after, and what was done.

const maxDepth = 20;
const maxVisited = 20_000;
/** So many changes are looked at to find out how a log is written. */
const looked = 50;

/**
 * An answer with each log of changes as the records that they have led to: `[{ op: 'u', before: { id: 7, title: 'Fair' }, after: { id: 7, title:
 * 'Market' } }, …]` as `[{ id: 7, title: 'Market' }, …]`, however these keys are called. Of several changes of one record the last counts, and
 * a record that was deleted is left out. Records of several tables become a list for each table. One change that is the whole answer becomes
 * the record that it has led to. The same object if there is no log.
 *
 * Many portals say of an event what was changed last. So a log is no part of a record, and its states are most of what it says.
 */
export function withoutChanges(body: unknown): unknown {
  let left = maxVisited;
  // `isBare`: around it is nothing but what logs and their envelopes say.
  const rewritten = (value: unknown, isBare: boolean, depth: number): unknown => {
    left -= 1;
    if (typeof value !== 'object' || value === null || left < 0 || depth > maxDepth) return value;
    if (Array.isArray(value)) {
      const form = formOf(value.slice(0, looked).map(opened));
      return form === null ? value : recordsOf(value.flatMap((entry) => changesIn(opened(entry), form)));
    }
    const object = value as JsonObject;
    const form = isBare ? formOfOne(object) : null;
    if (form !== null) return Object.values(recordsOf(changesIn(object, form)))[0] ?? {};
    if (isAnyRecord(object)) return object;
    const strange = isBare && !hasManyKeys(object) ? Object.keys(object).filter((key) => !isOfLog(key)) : null;
    const isBareAround = (key: string) => strange?.every((other) => other === key) === true;
    return withParts(object, (one, key) => rewritten(one, isBareAround(key), depth + 1));
  };
  return rewritten(body, true, 0);
}

/** An entry with the texts in it that are objects: queues of messages hold these as they were sent. */
function opened(entry: unknown): unknown {
  return isRecord(entry) ? withParts(entry, (part) => (isObjectText(part) ? openText(part) : part)) : entry;
}

const isObjectText = (value: unknown): value is string => typeof value === 'string' && value.startsWith('{"');

function changesIn(entry: unknown, form: Form): readonly Change[] {
  if (!isRecord(entry) || !isTold(entry, form)) return [];
  const holder = holderIn(entry, form);
  const { said } = surroundings(entry, form);
  const action = actionIn(said);
  const after = recordsUnder(holder?.[form.after]);
  const before = form.before === null ? [] : recordsUnder(holder?.[form.before]);
  const key = [...said].find(([path, value]) => isIdOfRecord(path) && value !== null)?.[1];
  const count = Math.max(after.length, before.length);
  if (count === 0 && key === undefined) return [];
  return Array.from({ length: Math.max(count, 1) }, (_, n) => ({
    key: key === undefined || count > 1 ? null : JSON.stringify(key),
    table: tableIn(said),
    isCreation: action === null ? before.length === 0 : isCreation(action),
    isDeletion: holder === null || (action === null ? after.length === 0 : isDeletion(action)),
    said,
    after: after[n] === undefined ? null : withKey(after[n], key),
    before: before[n] ?? null,
  }));
}

/** Records as they stand, or one whose columns say their names. */
function recordsUnder(value: unknown): readonly JsonObject[] {
  if (isRecord(value)) return Object.keys(value).length === 0 ? [] : [value];
  if (!Array.isArray(value)) return [];
  const list = value as readonly JsonObject[];
  const areColumns = list.every(({ name, value: held }) => typeof name === 'string' && held !== undefined);
  if (!areColumns) return list;
  return [
    Object.fromEntries(list.filter(({ name }) => name !== '__proto__').map((column) => [column.name, column.value])),
  ];
}

/** A record with its key, where it does not hold it itself. */
function withKey(state: JsonObject, key: unknown): JsonObject {
  if (isRecord(key)) return { ...key, ...state };
  if (key === undefined || typeof key === 'object' || idKeysIn(state).length > 0) return state;
  return { id: key, ...state };
}
