import { readKey } from '../../vocabulary/key-words.ts';
import type { Concept } from '../../vocabulary/language-words.ts';
import { isRecord, type JsonObject, scalarText } from '../json.ts';
import { readReference } from '../reference-keys.ts';
import { isMoment } from '../structure/lists/list-shapes.ts';
import { readStatus } from '../values/keyword.ts';
import { oneTableIn, type StandingTable } from './one-table.ts';

// The codes of a status, and a table in the answer of nothing but words of states: whatever the table is called, it is the one of these codes.

/** What each code of a state stands for. */
type StateTable = ReadonlyMap<string, string>;

const maxStates = 30;
const maxFields = 6;
const maxKeys = 200;

/** The one table of states in an answer; null: there is none, or several that say something else. */
export const stateTableIn = (body: unknown): StandingTable<StateTable> | null =>
  oneTableIn(
    body,
    (key, whole) => (isOfOther(key) ? undefined : readTable(whole)),
    (first, other) => [...other].every(([code, text]) => (first.get(code) ?? text) === text),
  );

/** The states of registrations and of orders are none of events. */
const isOfOther = (key: string): boolean => {
  const { concepts } = readKey(key);
  return others.some((concept) => concepts.has(concept));
};

const others: readonly Concept[] = [
  'registration', 'deadline', 'price', 'booked', 'person', 'contact', 'organizer', 'place', 'room', 'attachment', 'category', 'image',
]; // biome-ignore format: a list

/** `[{ code: '04', name: 'cancelled' }, …]` or `{ '04': 'cancelled', … }`; null: it is no table of states. */
function readTable(whole: object): StateTable | null {
  const table = Array.isArray(whole) ? tableOfList(whole) : tableOfMap(whole as JsonObject);
  if (table === null) return null;
  const read = [...table.values()].map((text) => readStatus(text));
  const known = read.filter((status) => status !== null);
  const tells = known.some((status) => status !== 'confirmed' && status !== 'tentative');
  return tells && new Set(known).size > 1 && known.length * 2 > read.length ? table : null;
}

function tableOfList(list: readonly unknown[]): StateTable | null {
  if (list.length < 2 || list.length > maxStates) return null;
  const isRow = (one: unknown): one is JsonObject =>
    isRecord(one) &&
    Object.keys(one).length <= maxFields &&
    Object.values(one).every((value) => value === null || (typeof value !== 'object' && !isMoment(value)));
  if (!list.every(isRow)) return null;
  const keys = Object.keys(list[0] as JsonObject);
  const code = keys.find(
    (key) =>
      list.every((one) => isCode(one[key])) && new Set(list.map((one) => codeText(one[key]))).size === list.length,
  );
  const texts = keys.filter((key) => key !== code && list.every((one) => isLabel(one[key])));
  const label = texts.find((key) => list.filter((one) => readStatus(one[key]) !== null).length * 2 > list.length);
  if (code === undefined || label === undefined) return null;
  return new Map(list.map((one) => [codeText(one[code]), one[label] as string]));
}

function tableOfMap(map: JsonObject): StateTable | null {
  const entries = Object.entries(map);
  if (entries.length < 2 || entries.length > maxStates) return null;
  const areCodes = entries.every(([key, text]) => /^(?:\d{1,4}|\p{Lu}{1,3})$/u.test(key) && isLabel(text));
  return areCodes ? new Map(entries.map(([key, text]) => [codeText(key), text as string])) : null;
}

const isCode = (value: unknown): boolean =>
  Number.isInteger(value) || (typeof value === 'string' && /^\S{1,8}$/.test(value) && readStatus(value) === null);

const isLabel = (value: unknown): boolean => typeof value === 'string' && /\p{L}{2}/u.test(value) && value.length <= 60;

/** People write `02` for 2. */
const codeText = (code: unknown): string =>
  scalarText(code)
    .trim()
    .replace(/^0+(?=\d)/, '');

const known = new WeakMap<object, StateTable | null>();

function tableOf(body: unknown): StateTable | null {
  if (!isRecord(body)) return null;
  const before = known.get(body);
  if (before !== undefined) return before;
  const table = stateTableIn(body)?.table ?? null;
  known.set(body, table);
  return table;
}

/** Adds the word that a record's code of a state stands for, beside the code. A record that has such a word already is left alone. */
export function withStateWord(record: unknown, body: unknown): unknown {
  const table = tableOf(body);
  if (table === null || !isRecord(record)) return record;
  for (const key of Object.keys(record).slice(0, maxKeys)) {
    const code = record[key];
    if (code === null || code === '' || typeof code === 'object' || !isOfEvent(key)) continue;
    const word = table.get(codeText(code));
    const target = readReference(key, '').target ?? `${key}_text`;
    if (word !== undefined && (record[target] ?? '') === '') return { ...record, [target]: word };
  }
  return record;
}

/** Whether a key speaks of the event's status, and not of that of its registration. */
function isOfEvent(key: string): boolean {
  const { concepts } = readKey(key);
  return concepts.has('status') && [...concepts].every((concept) => ofEvent.has(concept));
}

const ofEvent: ReadonlySet<Concept> = new Set<Concept>(['status', 'event', 'id', 'modifier', 'published']);
