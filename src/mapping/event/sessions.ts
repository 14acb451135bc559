import { readKey } from '../detection/words.ts';
import { isEmpty, isRecord } from '../json.ts';
import { readId } from '../values/id.ts';

/** One session of an event: what its rules are tried on first, or the dates that it is itself. */
export interface Session {
  readonly scope: unknown;
  /** Of a bare date, or a pair of them. */
  readonly dates: { readonly start: unknown; readonly end: unknown } | null;
}

/** More sessions than an event has; what is beyond is left out, and said. */
export const maxSessions = 1000;

/** The sessions that a rule gave: a list of objects, of [start, end] pairs or of bare dates; an object of them by key; or one. */
export function readSessions(value: unknown): readonly Session[] {
  return itemsOf(value)
    .filter((item) => !isEmpty(item))
    .map((item) => {
      if (Array.isArray(item)) return { scope: item, dates: { start: item[0], end: item[1] ?? null } };
      return isRecord(item) ? { scope: item, dates: null } : { scope: item, dates: { start: item, end: null } };
    });
}

function itemsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (!isRecord(value)) return isEmpty(value) ? [] : [value];
  const parts = Object.values(value);
  // Keys that mean something are the fields of one session: `{ start: {…}, end: {…} }`.
  const named = Object.keys(value).some((key) => readKey(key).concepts.size > 0 && !/^\d/.test(key));
  return parts.length > 0 &&
    !named &&
    parts.every(isRecord) &&
    parts.every((part) => Object.keys(part as object).length > 1)
    ? parts
    : [value];
}

const idKeys = [
  'id',
  '_id',
  'uid',
  'uuid',
  'guid',
  '@id',
  'documentId',
  'sessionId',
  'session_id',
  'occurrenceId',
  'occurrence_id',
  'instanceId',
  'instance_id',
  'timingId',
  'dateId',
  'date_id',
  'showId',
];

/** The session's own id, where it has one that is not the event's; null: its start tells it apart. */
export function sessionId(session: Session, eventId: string): string | null {
  const { scope } = session;
  if (!isRecord(scope)) return null;
  for (const key of idKeys) {
    const id = Object.hasOwn(scope, key) ? readId(scope[key]) : null;
    if (id !== null && id !== eventId) return id;
  }
  return null;
}
