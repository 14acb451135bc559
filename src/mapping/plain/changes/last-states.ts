import { type JsonObject, scalarText } from '../../json.ts';
import { endsInCount, endsInWhen, idKeysIn } from './log-words.ts';

// What changes have made of records: which changes are of one record, which came first, and what stays.

/** What has happened to one record. */
export interface Change {
  /** What the entry says of which record it is; null: nothing. */
  readonly key: string | null;
  /** The table of the record; empty: nothing says which. */
  readonly table: string;
  readonly isCreation: boolean;
  readonly isDeletion: boolean;
  /** What the record has become, or what of it; null: nothing is said. */
  readonly after: JsonObject | null;
  /** What it was; null: nothing is said. */
  readonly before: JsonObject | null;
  /** What is said around the states, by its paths. */
  readonly said: ReadonlyMap<string, unknown>;
}

/** The records that changes have led to, of each table; a list if there is one. */
export function recordsOf(changes: readonly Change[]): JsonObject | readonly JsonObject[] {
  const tables = Map.groupBy(changes, ({ table }) => table);
  const lists = [...tables].flatMap(([table, own]) => {
    const records = lastStates(own);
    return records.length === 0 ? [] : [[table, records] as const];
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
  let largest = 0;
  for (const { after } of changes) largest = Math.max(largest, Object.keys(after ?? {}).length);
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

/** By what changes of one record come in order: what says when they were made, else how they are counted. Null: as they stand. */
function orderOf(changes: readonly Change[]): ((a: Change, b: Change) => number) | null {
  const [first] = changes;
  const keys = [...(first?.said.keys() ?? [])].filter((key) => {
    const values = changes.map(({ said }) => said.get(key));
    return values.every(isOrdinal) && new Set(values.map(scalarText)).size > 1 && areOfOneLength(values);
  });
  const key = keys.find(endsInWhen) ?? keys.find(endsInCount);
  return key === undefined ? null : (a, b) => inOrder(a.said.get(key), b.said.get(key));
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
