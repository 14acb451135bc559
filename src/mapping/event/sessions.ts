import { readKey } from '../../vocabulary/key-words.ts';
import type { Concept } from '../../vocabulary/language-words.ts';
import { romanize } from '../../vocabulary/romanize.ts';
import { wordsOf } from '../../vocabulary/vocabulary.ts';
import { readDate } from '../dates/date-value.ts';
import { dayLines } from '../dates/day-lines.ts';
import { withoutYear } from '../dates/parsed-date.ts';
import { isEmpty, isRecord } from '../json.ts';
import type { RuleValue } from '../rules/rule.ts';
import { readId } from '../values/id.ts';
import { readSoldOut } from '../values/offer/sold-out.ts';

/** One session of an event. */
export interface Session {
  /** What the event's rules are evaluated on first. */
  readonly scope: unknown;
  /** The session's dates, when it is a bare date or a pair of dates; null when the rules find them. */
  readonly dates: { readonly start: unknown; readonly end: unknown } | null;
}

/** The most sessions of an event; further ones are left out and reported. */
export const maxSessions = 1000;

/**
 * The sessions in a rule's value: a list of objects, of `[start, end]` pairs or of dates, an object of sessions, or one
 * session.
 */
export function readSessions(value: unknown): readonly Session[] {
  return itemsOf(value)
    .filter((item) => !isEmpty(item))
    .map((item) => {
      if (Array.isArray(item)) return { scope: item, dates: { start: item[0], end: item[1] ?? null } };
      return isRecord(item) ? { scope: item, dates: null } : { scope: item, dates: { start: item, end: null } };
    });
}

/**
 * The sessions on the days that the text of a start lists, line by line, each at the hours that stand beside them. Days that follow each
 * other and have no hours are one event; then, and for any other start, there are none.
 */
export function sessionsOfDays({ value, options: { format = [] } }: RuleValue, language: string): readonly Session[] {
  const text = isRecord(value) ? value.date : value;
  if (typeof text !== 'string') return [];
  const options = { formats: [format].flat(), language };
  const lines = dayLines(text, (line) => readDate(line, options));
  if (lines === null) return [];
  const starts = lines.map((line) => (isRecord(value) ? { ...value, date: line } : line));
  const first = readDate(starts[0], options);
  const isTimed = first.kind === 'date' && first.reading.time !== null;
  if (!isTimed && readDate(text, options).kind === 'date') return [];
  return starts.map((start, n) => ({ scope: lines[n], dates: { start, end: null } }));
}

function itemsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (!isRecord(value)) return isEmpty(value) ? [] : [value];
  const parts = Object.values(value);
  // Keys with a meaning are the fields of one session: `{ start: {…}, end: {…} }`.
  const hasFields = Object.keys(value).some((key) => readKey(key).concepts.size > 0 && !/^\d/.test(key));
  return parts.length > 0 &&
    !hasFields &&
    parts.every(isRecord) &&
    parts.every((part) => Object.keys(part as object).length > 1)
    ? parts
    : [value];
}

/** The session's own id; null when it has none, or only the event's. */
export function sessionId(session: Session, eventId: string): string | null {
  const { scope } = session;
  if (!isRecord(scope)) return null;
  for (const key of idKeys) {
    const id = Object.hasOwn(scope, key) ? readId(scope[key]) : null;
    if (id !== null && id !== eventId) return id;
  }
  return null;
}

/** Whether a title only tells a session from the others, `Day 1`, `2. Termin`, `Friday, March 12, 7:30 PM`: by itself it says nothing of the event. */
export function tellsSessionOnly(title: unknown, language: string): boolean {
  if (typeof title !== 'string' || title.length > 60 || !/\d/.test(title)) return false;
  const date = readDate(title.trim(), { formats: [], language });
  if (date.kind === 'date' || date.kind === 'time' || (date.kind === 'fault' && date.reason === withoutYear))
    return true;
  const [, before, after] = /^\s*(?:(\p{L}+)\s*\d{1,3}|\d{1,3}\.?\s*(\p{L}+))\s*$/u.exec(title) ?? [];
  const word = before ?? after;
  if (word === undefined) return false;
  const { concepts } = readKey(word);
  units ??= new Set([...wordsOf('units', 'day'), ...wordsOf('units', 'week')].map(romanize));
  return numbered.some((concept) => concepts.has(concept)) || units.has(romanize(word));
}
let units: ReadonlySet<string> | undefined;

/** `{ name: '50 km', eventName: 'Harvest ride' }` of `Harvest ride`: the session says what the event is called, and its own name is that of a part. */
export const namesEvent = ({ scope }: Session, own: unknown, title: unknown): boolean =>
  typeof title === 'string' &&
  isNameOfPart(own) &&
  isRecord(scope) &&
  Object.entries(scope).some(
    ([key, value]) => value === title && calledSo.some((concept) => readKey(key).concepts.has(concept)),
  );
const calledSo: readonly Concept[] = ['title', 'name'];

/** `50 km`, `Group B`, and `Full` of a race. `Keynote` has more to say: in a program that is what people look for. */
const isNameOfPart = (name: unknown): boolean =>
  typeof name === 'string' &&
  name.length <= mostOfPart &&
  (/\d/.test(name) || /(?:^|\s)\p{Lu}$/u.test(name.trim()) || readSoldOut(name, false));
const mostOfPart = 20;

/** What a session is called among those that start with it; null: only a length, `50 km`, which is ridden with the others. */
export const nameBesideOthers = (name: unknown): unknown =>
  typeof name === 'string' && /^\s*\d+(?:[.,]\d+)?\s*(?:k|km|m|mi)\s*$/i.test(name) ? null : name;

const numbered: readonly Concept[] = ['sessions', 'date', 'event'];

const idKeys = [
  'id', '_id', 'uid', 'uuid', 'guid', '@id', 'documentId', 'sessionId', 'session_id', 'occurrenceId', 'occurrence_id',
  'instanceId', 'instance_id', 'timingId', 'dateId', 'date_id', 'showId',
]; // biome-ignore format: a list
