import { readTimeZone } from '../../calendar/time-zone.ts';
import { readKey } from '../detection/words.ts';
import { isRecord } from '../json.ts';

const maxDepth = 2;
const known = new WeakMap<object, string | null>();

/**
 * The zone that an answer names once for all its dates: in its envelope, not in its lists. IANA; null: it names none. Dates of its records
 * that name none themselves are in it.
 */
export function answerZone(body: unknown): string | null {
  if (!isRecord(body)) return null;
  const before = known.get(body);
  if (before !== undefined) return before;
  const zone = zoneIn(body, 0);
  known.set(body, zone);
  return zone;
}

/** `serverTimeZone` is where the portal's machine stands, `user_timezone` where who asks does: neither is that of the dates. */
const elsewhere = /^(?:server|system|machine|host|user|users|viewer|client|account|admin)$/;

function namesZone(key: string): boolean {
  const { concepts, words } = readKey(key);
  return concepts.has('timeZone') && !words.some((word) => elsewhere.test(word));
}

function zoneIn(object: Readonly<Record<string, unknown>>, depth: number): string | null {
  const entries = Object.entries(object).slice(0, 100);
  for (const [key, value] of entries) {
    if (typeof value !== 'string' || value.length > 60 || !namesZone(key)) continue;
    const name = readTimeZone(value)?.name ?? null;
    if (name !== null) return name;
  }
  if (depth >= maxDepth) return null;
  for (const [key, value] of entries) {
    if (!isRecord(value)) continue;
    // Below a key that says what it is, the zone is that thing's: a user's, a venue's.
    const { concepts } = readKey(key);
    if (concepts.has('place') || concepts.has('person') || concepts.has('event')) continue;
    const zone = zoneIn(value, depth + 1);
    if (zone !== null) return zone;
  }
  return null;
}
