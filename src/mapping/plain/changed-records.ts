import { readKey, splitKey } from '../../vocabulary/key-words.ts';
import { isRecord, type JsonObject, openText, scalarText } from '../json.ts';
import { hasEarly, withParts } from './with-parts.ts';

// Logs of changes have each record inside of what happened to it: as it was before, as it is after, and what was done.

const maxDepth = 20;
/** So far around a record stands what is said about its change. */
const maxWrappers = 3;
/** So many changes are looked at to find out how a log is written. */
const looked = 50;

/** What a key says of the state under it. */
interface Role {
  readonly state: 'old' | 'new' | 'any';
  /** The rest of the key: `image` of `OldImage`. */
  readonly base: string;
}

/** How a log is written. */
interface Form {
  /** From an entry of the log to the object that has the states. */
  readonly path: readonly string[];
  readonly after: string;
  readonly before: string | null;
}

interface Change {
  /** What the entry says of which record it is; null: nothing. */
  readonly key: string | null;
  readonly kind: string;
  readonly isCreation: boolean;
  readonly isDeletion: boolean;
  /** What the record has become, or what of it; null: nothing is said. */
  readonly after: JsonObject | null;
  /** What it was; null: nothing is said. */
  readonly before: JsonObject | null;
  readonly around: ReadonlyMap<string, unknown>;
}

/**
 * An answer with each log of changes as the records that they have led to: `[{ op: 'u', before: { id: 7, title: 'Fair' }, after: { id: 7, title:
 * 'Market' } }, …]` as `[{ id: 7, title: 'Market' }, …]`, however these keys are called. Of several changes of one record the last counts, and
 * a record that was deleted is left out. Records of several tables become a list for each table. The same object if it has none.
 */
export function withoutChanges(body: unknown): unknown {
  return hasEarly(body, mayBeChange) ? rewritten(body, 0) : body;
}

function rewritten(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  const entries = (Array.isArray(value) ? value : [value]).map(opened);
  const form = formOf(entries, Array.isArray(value) ? maxWrappers : 0);
  if (form === null) return withParts(value, (one) => rewritten(one, depth + 1));
  const records = recordsOf(entries.flatMap((entry) => changesIn(entry, form)));
  return Array.isArray(value) ? records : (Object.values(records).flat()[0] ?? {});
}

/** An entry with the texts in it that are objects: queues of messages hold these as they were sent. */
function opened(entry: unknown): unknown {
  return isRecord(entry) ? withParts(entry, (part) => (isObjectText(part) ? openText(part) : part)) : entry;
}

const isObjectText = (value: unknown): value is string => typeof value === 'string' && value.startsWith('{"');

const oldWords: ReadonlySet<string> = new Set('before old previous prev prior'.split(' '));
const newWords: ReadonlySet<string> = new Set('after new current latest'.split(' '));
/** What may hold a record, whatever has happened to it. */
const holders: ReadonlySet<string> = new Set(
  'data record row document fulldocument object item entity image value values state payload attributes columns'.split(
    ' ',
  ),
);

const roles = new Map<string, Role>();
const mostRoles = 5000;

/** Keys come again with every record. */
function roleOf(key: string): Role {
  const known = roles.get(key);
  if (known !== undefined) return known;
  const words = splitKey(key);
  const bare = words.at(-1) === 'change' ? words.slice(0, -1) : words;
  const at = [0, bare.length - 1].find((n) => oldWords.has(bare[n] ?? '') || newWords.has(bare[n] ?? ''));
  const role: Role =
    at === undefined
      ? { state: 'any', base: words.join('') }
      : { state: oldWords.has(bare[at] as string) ? 'old' : 'new', base: bare.toSpliced(at, 1).join('') };
  if (roles.size >= mostRoles) roles.clear();
  roles.set(key, role);
  return role;
}

/** Whether an object may have states of a record. Nearly all answers end here. */
function mayBeChange(value: object): boolean {
  if (Array.isArray(value)) return false;
  for (const key in value) {
    const one = (value as JsonObject)[key];
    const held = isObjectText(one) ? openText(one) : one;
    if (typeof held !== 'object') continue;
    if (held !== one && isRecord(held) && mayBeChange(held)) return true;
    const { state, base } = roleOf(key);
    if (state !== 'any' && statesIn(value as JsonObject) !== null) return true;
    if (state === 'any' && holders.has(base)) return formOf([value], 0) !== null;
  }
  return false;
}

/** The keys of the states in an object; null: it has none. */
function statesIn(object: JsonObject): Pick<Form, 'after' | 'before'> | null {
  const keys = Object.keys(object).filter((key) => isState(object[key]));
  for (const before of keys) {
    const { state, base } = roleOf(before);
    if (state !== 'old') continue;
    const after = keys.find((key) => isNewOf(roleOf(key), base));
    if (after !== undefined && (object[before] !== null || object[after] !== null)) return { before, after };
  }
  const after = keys.find((key) => {
    const { state, base } = roleOf(key);
    return (
      object[key] !== null &&
      (state === 'new' || (state === 'any' && base !== '')) &&
      (base === '' || holders.has(base))
    );
  });
  return after === undefined ? null : { before: null, after };
}

const isNewOf = ({ state, base }: Role, old: string): boolean =>
  base === old
    ? state === 'new' || (state === 'any' && old !== '')
    : holders.has(base) && (old === '' || holders.has(old));

/** A record, or several that one statement has changed, or the columns of one. */
const isState = (value: unknown): boolean =>
  value === null || isRecord(value) || (Array.isArray(value) && value.length > 0 && value.every(isRecord));

const isAction =
  /^_*(?:op|operation|action|event|kind|type|verb|(?:op|operation|event|change|action)_?(?:type|name|kind))$/i;
const deletions: ReadonlySet<string> = new Set(
  'd delete deleted remove removed destroy destroyed purge purged'.split(' '),
);
const creations: ReadonlySet<string> = new Set(
  'c r i create created insert inserted add added read load snapshot'.split(' '),
);
const otherChanges: ReadonlySet<string> = new Set(
  'u m update updated modify modified change changed replace replaced upsert upserted patch patched restore restored write written put'.split(
    ' ',
  ),
);
const isChange = (word: string): boolean => [deletions, creations, otherChanges].some((words) => words.has(word));

/** What was done, in one word: `u`, `updated` of `event.updated`; null: nothing says so. */
function actionIn(around: ReadonlyMap<string, unknown>): string | null {
  for (const [key, value] of around) {
    if (typeof value !== 'string' || value.length > 60 || !isAction.test(key.slice(key.lastIndexOf('.') + 1))) continue;
    const words = splitKey(value);
    const word = words.findLast((one) => isChange(one) && (one.length > 1 || words.length === 1));
    if (word !== undefined) return word;
  }
  return null;
}

/** How a list is written if it is a log of changes; null: it is something else. */
function formOf(entries: readonly unknown[], wrappers: number): Form | null {
  const early = entries.slice(0, looked).filter(isRecord);
  if (early.length === 0 || early.length < Math.min(entries.length, looked)) return null;
  const forms = early.slice(0, 20).flatMap((entry) => formsIn(entry, [], wrappers));
  const unlike = new Map(forms.map((form) => [JSON.stringify(form), form]));
  const pairsFirst = [...unlike.values()].toSorted((a, b) => Number(b.before !== null) - Number(a.before !== null));
  return pairsFirst.find((form) => isFormOf(early, form)) ?? null;
}

function isFormOf(entries: readonly JsonObject[], form: Form): boolean {
  const told = entries.filter((entry) => holderIn(entry, form) !== null);
  if (told.length === 0 || !entries.every((entry) => isTold(entry, form))) return false;
  return (isDone(told, form) || areTwoStates(told, form)) && !told.some((entry) => saysWhat(entry, form));
}

function formsIn(entry: JsonObject, path: readonly string[], wrappers: number): readonly Form[] {
  const states = statesIn(entry);
  const own = states === null ? [] : [{ path, ...states }];
  if (wrappers === 0) return own;
  const inner = Object.entries(entry).flatMap(([key, one]) =>
    isRecord(one) ? formsIn(one, [...path, key], wrappers - 1) : [],
  );
  return [...own, ...inner];
}

/** The object with the states; null: what happened to the record is not said, or it is gone. */
function holderIn(entry: unknown, { path }: Form): JsonObject | null {
  let value = entry;
  for (const key of path) value = isRecord(value) ? value[key] : null;
  return isRecord(value) ? value : null;
}

/** Whether an entry has the form: its states, or none where a record was deleted. */
function isTold(entry: JsonObject, form: Form): boolean {
  const holder = holderIn(entry, form);
  if (holder === null) return form.path.length === 0 || Object.hasOwn(entry, form.path[0] as string);
  const { after, before } = form;
  const states = [holder[after], before === null ? null : holder[before]];
  return states.every((one) => one === undefined || isState(one)) && states.some((one) => one !== undefined);
}

/** Whether an entry has a title beside the states: then it only has parts that are called so. */
function saysWhat(entry: JsonObject, form: Form): boolean {
  let value: unknown = entry;
  for (const step of [...form.path, '']) {
    if (!isRecord(value)) return false;
    const object = value;
    const isTitle = (key: string) => typeof object[key] === 'string' && readKey(key).concepts.has('title');
    if (Object.keys(object).some((key) => isTitle(key) && !isAction.test(key))) return true;
    value = object[step];
  }
  return false;
}

const isTable =
  /(?:^|\.)(?:(?:topic|table|collection|coll|entity|model|relation)(?:\.name)?|(?:table|collection|entity|aggregate|auditable|object|model|resource|record|item)[_-]?(?:type|name))$/i;
const isDatabase = /^(?:schema|db|database|ns|connector)$/i;

/** Whether each entry says what was done, and that it was done to a record that has another state, too, or stands in a table. */
function isDone(told: readonly JsonObject[], form: Form): boolean {
  const arounds = told.map((entry) => aroundOf(entry, form));
  if (arounds.some((around) => actionIn(around) === null)) return false;
  if (form.before !== null || roleOf(form.after).state === 'new') return true;
  return arounds.every((around) => [...around.keys()].some((key) => isTable.test(key) || isDatabase.test(lastOf(key))));
}

const lastOf = (key: string): string => key.slice(key.lastIndexOf('.') + 1);

/** Whether the states are plainly of one record, though nothing says what was done: it has the same id in both. */
function areTwoStates(told: readonly JsonObject[], { path, after, before }: Form): boolean {
  if (before === null) return false;
  const pairs = told
    .map((entry) => holderIn(entry, { path, after, before }) as JsonObject)
    .map((holder) => [holder[before], holder[after]]);
  if (!pairs.every((pair) => pair.every((one) => one === null || isRecord(one)))) return false;
  const both = pairs.filter((pair): pair is [JsonObject, JsonObject] => pair.every(isRecord));
  return (
    both.length > 0 &&
    both.every(([old, now]) => {
      const shared = Object.keys(now).filter((key) => Object.hasOwn(old, key));
      const [id] = idKeysIn(now);
      return (
        id !== undefined && old[id] === now[id] && shared.length >= 3 && shared.length * 2 > Object.keys(now).length
      );
    })
  );
}

/** The scalars that stand around the states, by their paths in the entry. */
function aroundOf(entry: JsonObject, form: Form): ReadonlyMap<string, unknown> {
  const around = new Map<string, unknown>();
  let value: unknown = entry;
  let prefix = '';
  for (const step of [...form.path, '']) {
    if (!isRecord(value)) break;
    const isHolder = prefix.split('.').length - 1 === form.path.length;
    for (const [key, one] of Object.entries(value)) {
      if (isHolder && (key === form.after || key === form.before)) continue;
      if (!isRecord(one)) around.set(prefix + key, one);
      else if (isId.test(key)) around.set(prefix + key, one);
      else if (key !== step)
        for (const [inner, held] of Object.entries(one))
          if (!isRecord(held)) around.set(`${prefix}${key}.${inner}`, held);
    }
    value = value[step];
    prefix += `${step}.`;
  }
  return around;
}

/** What says which record was changed. */
const isId =
  /^(?:keys?|pk|(?:document|primary|row|record|item)[_-]?keys?|(?:record|entity|aggregate|object|auditable|item|row|model|resource|document|stream)[_-]?id)$/i;

/** The keys of a record that may hold its id, the surest first. */
function idKeysIn(record: JsonObject): readonly string[] {
  const ids = Object.keys(record).filter((key) => readKey(key).concepts.has('id') && record[key] !== null);
  const isShort = (key: string) => splitKey(key).length === 1;
  return [...ids.filter(isShort), ...ids.filter((key) => !isShort(key))];
}

function changesIn(entry: unknown, form: Form): readonly Change[] {
  if (!isRecord(entry)) return [];
  const holder = holderIn(entry, form);
  const around = aroundOf(entry, form);
  const action = actionIn(around);
  const after = recordsUnder(holder?.[form.after]);
  const before = form.before === null ? [] : recordsUnder(holder?.[form.before]);
  const isDeletion = holder === null || (action !== null ? deletions.has(action) : after.length === 0);
  const kind = scalarText(
    [...around].find(([key, value]) => isTable.test(key) && typeof value === 'string')?.[1] ?? '',
  );
  const key = [...around].find(([name, value]) => isId.test(lastOf(name)) && value !== null)?.[1];
  const count = Math.max(after.length, before.length);
  if (count === 0 && key === undefined) return [];
  return Array.from({ length: Math.max(count, 1) }, (_, n) => ({
    key: key === undefined || count > 1 ? null : JSON.stringify(key),
    kind,
    isCreation: action === null ? before.length === 0 : creations.has(action),
    isDeletion,
    around,
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

/** The records that changes have led to, of each table; a list if there is one. */
function recordsOf(changes: readonly Change[]): JsonObject | readonly JsonObject[] {
  const tables = Map.groupBy(changes, ({ kind }) => kind);
  const lists = [...tables].flatMap(([kind, own]) => {
    const records = lastStates(own);
    return records.length === 0 ? [] : [[kind, records] as const];
  });
  if (lists.length === 1) return (lists[0] as (typeof lists)[number])[1];
  return lists.length === 0 ? [] : Object.fromEntries(lists);
}

/** What stays of a record: some logs say only what is new. What a record had before and has not any more is gone. */
function keptOf(state: JsonObject, after: JsonObject, before: JsonObject | null, largest: number): JsonObject {
  if (before === null) return Object.keys(after).length * 2 < largest ? state : {};
  return Object.fromEntries(Object.entries(state).filter(([key]) => !Object.hasOwn(before, key)));
}

/** Changes from the first to the last: a record was before what the change before has made of it. */
function inTurn(changes: readonly Change[]): readonly Change[] {
  const leadsTo = (a: Change, b: Change) =>
    a.after !== null && b.before !== null && JSON.stringify(a.after) === JSON.stringify(b.before);
  const isReversed = changes.some((one, n) => n > 0 && leadsTo(one, changes[n - 1] as Change));
  return isReversed ? changes.toReversed() : changes;
}

/** What all changes of one record share; null: it cannot be told. What two records are created with is no id. */
function idsOf(changes: readonly Change[]): readonly (string | null)[] {
  const stateOf = ({ after, before }: Change): JsonObject => after ?? before ?? {};
  const heldUnder = (name: string) =>
    changes.map((change) => (stateOf(change)[name] === undefined ? null : JSON.stringify(stateOf(change)[name])));
  const isTold = (ids: readonly (string | null)[]): boolean => {
    const created = ids.filter((id, n) => id !== null && changes[n]?.isCreation === true);
    return new Set(created).size * 10 >= created.length * 9;
  };
  const named = idKeysIn(stateOf(changes.find(({ after }) => after !== null) ?? (changes[0] as Change)));
  const own = named.map(heldUnder).find(isTold);
  const keys = changes.map(({ key }) => key);
  const areKeys = keys.some((key) => key !== null) && isTold(keys) && (own === undefined || agree(keys, own));
  return areKeys ? keys : (own ?? changes.map(() => null));
}

/** Whether each key belongs to one id. */
function agree(keys: readonly (string | null)[], ids: readonly (string | null)[]): boolean {
  const known = new Map<string, string>();
  return keys.every((key, n) => {
    const id = ids[n] ?? null;
    if (key === null || id === null) return true;
    if (!known.has(key)) known.set(key, id);
    return known.get(key) === id;
  });
}

function lastStates(changes: readonly Change[]): readonly JsonObject[] {
  const isBefore = orderOf(changes);
  const largest = Math.max(...changes.map(({ after }) => Object.keys(after ?? {}).length));
  const ids = idsOf(changes);
  const groups = [...Map.groupBy(changes.keys(), (n) => ids[n] ?? n).values()].map((own) =>
    own.map((n) => changes[n] as Change),
  );
  return groups.flatMap((own) => {
    let state: JsonObject | null = null;
    for (const { after, before, isDeletion } of isBefore === null ? inTurn(own) : own.toSorted(isBefore)) {
      if (isDeletion) state = null;
      else if (after !== null) state = { ...keptOf(state ?? {}, after, before, largest), ...after };
    }
    return state === null ? [] : [state];
  });
}

const whenWords: ReadonlySet<string> = new Set('ts time timestamp datetime date at on'.split(' '));
const countWords: ReadonlySet<string> = new Set(
  'offset lsn seq sequence number version revision position pos scn xid id'.split(' '),
);
const units: ReadonlySet<string> = new Set('ms us ns sec seconds millis'.split(' '));
const endsIn = (key: string, words: ReadonlySet<string>): boolean =>
  words.has(splitKey(lastOf(key)).findLast((word) => !units.has(word)) ?? '');

/** By what changes of one record come in order: what says when they were made, else how they are counted. Null: as they stand. */
function orderOf(changes: readonly Change[]): ((a: Change, b: Change) => number) | null {
  const [first] = changes;
  const keys = [...(first?.around.keys() ?? [])].filter((key) => {
    const values = changes.map(({ around }) => around.get(key));
    return values.every(isOrdinal) && new Set(values.map(scalarText)).size > 1 && areOfOneLength(values);
  });
  const key = keys.find((one) => endsIn(one, whenWords)) ?? keys.find((one) => endsIn(one, countWords));
  return key === undefined ? null : (a, b) => inOrder(a.around.get(key), b.around.get(key));
}

const isOrdinal = (value: unknown): boolean =>
  Number.isInteger(value) || (typeof value === 'string' && /^(?:\d+|\d{4}-\d\d-\d\d[T ]\d\d:\d\d\S*)$/.test(value));
const areOfOneLength = (values: readonly unknown[]): boolean =>
  values.every((value) => typeof value === 'number' || /^\d+$/.test(String(value))) ||
  values.every((value) => /^\d{4}-/.test(String(value)));

function inOrder(a: unknown, b: unknown): number {
  const [one, other] = [scalarText(a), scalarText(b)];
  const isCount = !one.includes('-') && one.length !== other.length;
  if (isCount) return one.length - other.length;
  return one < other ? -1 : Number(one > other);
}
