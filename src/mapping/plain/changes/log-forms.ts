import { isRecord, type JsonObject } from '../../json.ts';
import {
  actionIn,
  hasManyKeys,
  idKeysIn,
  isFullyTold,
  isIdOfRecord,
  isNewOf,
  isOfLog,
  isOfRecord,
  isReading,
  isState,
  mayHold,
  roleOf,
} from './log-words.ts';

// How logs of changes are written: where in an entry the states of a record are, and what stands around them.

/** So far around a record stands what is said about its change. */
const maxWrappers = 3;
/** So many are tried: logs have few objects in an entry. */
const mostForms = 30;
/** So many fields around the states may be of something else than the change. */
const mostStrange = 6;

/** How a log is written. */
export interface Form {
  /** From an entry of the log to the object that has the states. */
  readonly path: readonly string[];
  readonly after: string;
  readonly before: string | null;
}

/** What stands around the states in an entry. */
interface Surroundings {
  /** The scalars, by their paths in the entry. */
  readonly said: ReadonlyMap<string, unknown>;
  /** The keys that say nothing of a change. */
  readonly strange: readonly string[];
  /** Whether it is said what something is, or when: then the states are only parts of a record. */
  readonly isRecord: boolean;
}

/** The keys of the states in an object; null: it has none. */
function statesIn(object: JsonObject): Pick<Form, 'after' | 'before'> | null {
  let keys: string[] | null = null;
  for (const key in object) if (mayHold(key) && isState(object[key])) keys = [...(keys ?? []), key];
  if (keys === null) return null;
  for (const before of keys) {
    if (roleOf(before).state !== 'old') continue;
    const after = keys.find((key) => key !== before && isNewOf(key, before));
    if (after !== undefined && (object[before] !== null || object[after] !== null)) return { before, after };
  }
  const after = keys.find((key) => object[key] !== null && roleOf(key).state !== 'old');
  return after === undefined ? null : { before: null, after };
}

/** Nearly all: one odd entry does not make another list of a log. */
const areMost = <One>(list: readonly One[], test: (one: One) => boolean): boolean =>
  list.filter(test).length * 10 >= list.length * 9;

/** How a list is written if it is a log of changes, by its first entries; null: it is something else. */
export function formOf(entries: readonly unknown[]): Form | null {
  const records = entries.filter(isRecord);
  if (records.length === 0 || records.length < entries.length) return null;
  const forms = records.slice(0, 20).flatMap((entry) => formsIn(entry, [], maxWrappers));
  const unlike = new Map(forms.map((form) => [JSON.stringify(form), form]));
  const pairsFirst = [...unlike.values()].toSorted((a, b) => Number(b.before !== null) - Number(a.before !== null));
  return pairsFirst.slice(0, mostForms).find((form) => isFormOf(records, form)) ?? null;
}

/** How one change that stands alone is written, which has both states of one record; null: the object is something else. */
export function formOfOne(object: JsonObject): Form | null {
  const states = statesIn(object);
  if (states === null || states.before === null) return null;
  const form = { path: [], ...states };
  const isOne = [form.after, states.before].every((key) => object[key] === null || isRecord(object[key]));
  const { said, strange } = surroundings(object, form);
  const action = actionIn(said);
  if (!isOne || strange.length > 0 || action === null || isReading(action)) return null;
  return isFormOf([object], form) ? form : null;
}

function formsIn(entry: JsonObject, path: readonly string[], wrappers: number): readonly Form[] {
  if (hasManyKeys(entry)) return [];
  const states = statesIn(entry);
  const own = states === null ? [] : [{ path, ...states }];
  if (wrappers === 0) return own;
  const inner = Object.entries(entry).flatMap(([key, one]) =>
    isRecord(one) ? formsIn(one, [...path, key], wrappers - 1) : [],
  );
  return [...own, ...inner];
}

function isFormOf(entries: readonly JsonObject[], form: Form): boolean {
  const told = entries.filter((entry) => holderIn(entry, form) !== null && isTold(entry, form));
  if (told.length * 2 < entries.length || !areMost(entries, (entry) => isTold(entry, form))) return false;
  const around = entries.map((entry) => surroundings(entry, form));
  if (!areMost(around, ({ isRecord }) => !isRecord) || !areMostlyStates(told, around, form)) return false;
  const ofTold = told.map((entry) => surroundings(entry, form));
  const strange = ofTold.some((one) => one.strange.length > 0);
  if (form.before === null) return areMost(ofTold, (one) => isOfLogAlone(one, form)) && told.every(hasOne(form));
  const isDone = areMost(ofTold, ({ said }) => actionIn(said) !== null) && areOfOneRecord(told, form);
  return isDone || (!strange && areTwoStates(told, form));
}

/** The object with the states; null: what happened to the record is not said, or it is gone. */
export function holderIn(entry: unknown, { path }: Form): JsonObject | null {
  let value = entry;
  for (const key of path) value = isRecord(value) ? value[key] : null;
  return isRecord(value) ? value : null;
}

/** Whether an entry has the form: its states, or none where a record was deleted. */
export function isTold(entry: JsonObject, form: Form): boolean {
  const holder = holderIn(entry, form);
  if (holder === null) return form.path.length === 0 || Object.hasOwn(entry, form.path[0] as string);
  const { after, before } = form;
  const states = [holder[after], before === null ? null : holder[before]];
  return states.every((one) => one === undefined || isState(one)) && states.some((one) => one !== undefined);
}

/** What stands around the states in an entry. */
export function surroundings(entry: JsonObject, { path, after, before }: Form): Surroundings {
  const said = new Map<string, unknown>();
  const strange: string[] = [];
  let isOfSomething = false;
  let object: unknown = entry;
  for (let depth = 0; depth <= path.length && isRecord(object); depth++) {
    const prefix = path.slice(0, depth).map((key) => `${key}.`).join(''); // biome-ignore format: one line
    for (const [key, value] of Object.entries(object)) {
      if (key === path[depth] || (depth === path.length && (key === after || key === before))) continue;
      if (!isOfLog(key)) strange.push(prefix + key);
      isOfSomething ||= isOfRecord(key, value);
      if (!isRecord(value) || isIdOfRecord(key)) said.set(prefix + key, value);
      else
        for (const [inner, held] of Object.entries(value))
          if (!isRecord(held)) said.set(`${prefix}${key}.${inner}`, held);
    }
    object = object[path[depth] ?? ''];
  }
  return { said, strange, isRecord: isOfSomething };
}

/** Whether the states are most of what the entries say. */
function areMostlyStates(told: readonly JsonObject[], around: readonly Surroundings[], form: Form): boolean {
  const strange = new Set(around.flatMap((one) => one.strange)).size;
  if (strange === 0) return true;
  let largest = 0;
  for (const entry of told) {
    const holder = holderIn(entry, form);
    for (const key of [form.after, form.before ?? form.after]) {
      const state = holder?.[key];
      const size = Array.isArray(state) ? Math.max(state.length, Object.keys(state[0] as object).length) : 0;
      largest = Math.max(largest, isRecord(state) ? Object.keys(state).length : size);
    }
  }
  return strange <= mostStrange && strange * 2 <= largest;
}

/** Whether one state alone is of a change: it is said what was done to which record of which table. */
function isOfLogAlone({ said }: Surroundings, { after }: Form): boolean {
  const action = actionIn(said);
  return action !== null && !isReading(action) && isFullyTold(said, roleOf(after).state === 'new');
}

/** Whether an entry has one state of one record, or its columns. Answers say what was done and list what they found, too. */
const hasOne =
  (form: Form) =>
  (entry: JsonObject): boolean => {
    const state = holderIn(entry, form)?.[form.after];
    const isColumn = (one: unknown) => isRecord(one) && typeof one.name === 'string' && 'value' in one;
    return !Array.isArray(state) || state.every(isColumn);
  };

/** The entries that say what a record was and what it is. */
function pairsIn(told: readonly JsonObject[], form: Form): readonly (readonly [old: JsonObject, now: JsonObject])[] {
  return told.flatMap((entry) => {
    const holder = holderIn(entry, form);
    const [old, now] = [holder?.[form.before ?? ''], holder?.[form.after]];
    return isRecord(old) && isRecord(now) ? [[old, now] as const] : [];
  });
}

/** Whether no more than a few states have another id than before: what comes before an event and after it are two. */
function areOfOneRecord(told: readonly JsonObject[], form: Form): boolean {
  return areMost(pairsIn(told, form), ([old, now]) => {
    const [id] = idKeysIn(now);
    return id === undefined || !Object.hasOwn(old, id) || JSON.stringify(old[id]) === JSON.stringify(now[id]);
  });
}

/** Whether the states are plainly of one record, though nothing says what was done: it has the same id in both. */
function areTwoStates(told: readonly JsonObject[], form: Form): boolean {
  const isOne = (value: unknown) => value === null || value === undefined || isRecord(value);
  const holders = told.map((entry) => holderIn(entry, form));
  if (!holders.every((holder) => isOne(holder?.[form.after]) && isOne(holder?.[form.before ?? '']))) return false;
  const pairs = pairsIn(told, form);
  return (
    pairs.length > 0 &&
    areMost(pairs, ([old, now]) => {
      const shared = Object.keys(now).filter((key) => Object.hasOwn(old, key));
      const [id] = idKeysIn(now);
      const isSame = id !== undefined && old[id] === now[id];
      return isSame && shared.length >= 3 && shared.length * 2 > Object.keys(now).length;
    })
  );
}
