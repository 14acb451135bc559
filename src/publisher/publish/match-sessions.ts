import type { CalendarEvent } from '../../calendar/event.ts';
import { instantMs, wallAt } from '../../calendar/instant.ts';
import type { PublishedEvent } from '../../calendar/snapshot.ts';
import { identityOf, isTombstone } from '../event-identity.ts';
import type { Occurrences } from '../model.ts';
import { startMs } from './event-span.ts';

/** What was published last, and under which occurrences. */
interface Before {
  readonly published: ReadonlyMap<string, PublishedEvent>;
  readonly occurrences: Occurrences;
}

interface MatchContext {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly calendarZone: string;
}

/**
 * Finds each session that has no id of its own among those that were published, so that it keeps its identity when it
 * moves, and when the event gains or loses another session. `listed` are the events of the list under the identities
 * that the list alone gives them. Returns the occurrences that they are published under, where these are others.
 *
 * A session is found by its own id, then by its start, then by the nearest start and the same length, within fourteen
 * days. The result does not depend on the order of the list.
 */
export function matchSessions(
  listed: ReadonlyMap<string, CalendarEvent>,
  { published, occurrences }: Before,
  context: MatchContext,
): Occurrences {
  const olds = sessionsById([...published].map(([identity, one]) => ({ identity, ...one })));
  const news = sessionsById([...listed].map(([identity, event]) => ({ identity, event })));
  const next = new Map<string, string | null>();
  for (const [id, sessions] of news) {
    const matched = isUnchanged(sessions, olds.get(id) ?? [], occurrences)
      ? occurrences
      : matchGroup(sessions, olds.get(id) ?? [], occurrences, context);
    for (const { identity, event } of sessions) {
      const occurrence = matched.get(identity);
      if (occurrence !== undefined && occurrence !== event.occurrence) next.set(identity, occurrence);
    }
  }
  return next;
}

/** A session in the list. */
interface Listed {
  readonly identity: string;
  readonly event: CalendarEvent;
}

/** A session as it was published; `identity` holds the occurrence that it was published under. */
interface Known extends Listed {
  readonly removed: boolean;
}

/** Overrides are told apart by the start that they replace, so they are no sessions. */
function sessionsById<Session extends Listed>(sessions: readonly Session[]): ReadonlyMap<string, readonly Session[]> {
  return Map.groupBy(
    sessions.filter(({ event }) => event.overrides === null && !isTombstone(event)),
    ({ event }) => event.id,
  );
}

/** Whether every session is found under its last identity, at the same start. That is so in nearly every refresh. */
function isUnchanged(news: readonly Listed[], olds: readonly Known[], last: Occurrences): boolean {
  const starts = new Map(olds.map(({ identity, event }) => [identity, event.start]));
  return news.every(({ identity, event }) => {
    const occurrence = occurrenceOf({ identity, event }, last);
    const start = starts.get(identityOf({ ...event, occurrence }));
    return start === undefined ? olds.length === 0 : start === event.start;
  });
}

/** The occurrence under which a session of the same identity was published last, or its own. */
const occurrenceOf = ({ identity, event }: Listed, last: Occurrences): string | null =>
  last.has(identity) ? (last.get(identity) ?? null) : event.occurrence;

/** The occurrences of the sessions of one event. */
function matchGroup(
  news: readonly Listed[],
  olds: readonly Known[],
  last: Occurrences,
  context: MatchContext,
): Occurrences {
  const matched = new Map<string, string | null>();
  const taken = new Set<string | null>();
  const open = new Set(news.toSorted((one, other) => compare(orderOf(one), orderOf(other))));
  // Of two with the same start, the one that still takes place comes first.
  const left = new Set(olds.toSorted((one, other) => compare(orderOf(one), orderOf(other))));
  const take = (session: Listed, occurrence: string | null, old?: Known) => {
    matched.set(session.identity, occurrence);
    taken.add(occurrence);
    open.delete(session);
    if (old !== undefined) left.delete(old);
  };
  const lastOf = (session: Listed) => occurrenceOf(session, last);

  for (const session of [...open]) {
    if (!hasOwnId(session)) continue;
    const occurrence = lastOf(session);
    const old = [...left].find(({ event }) => event.occurrence === occurrence);
    if (old !== undefined) take(session, occurrence, old);
  }

  const dayOf = (event: CalendarEvent) =>
    event.start === null || event.start.length === 10
      ? event.start
      : wallAt(event.start, event.timeZone ?? context.calendarZone).day;
  const keys: readonly ((session: Listed, occurrence: string | null) => string | null)[] = [
    ({ event: { start, end } }, occurrence) => JSON.stringify([start, end, occurrence]),
    ({ event: { start, end } }) => JSON.stringify([start, end]),
    ({ event: { start } }) => start ?? '',
    // A day that gets a time, or a time that becomes the whole day, is the same start.
    ({ event }) => (event.start === null ? null : dayOf(event)),
  ];
  const hasDays = [...news, ...olds].some(({ event }) => event.start?.length === 10);
  for (const [strictness, keyOf] of keys.slice(0, hasDays ? 4 : 3).entries()) {
    const byKey = Map.groupBy(left, (old) => keyOf(old, old.event.occurrence));
    for (const session of [...open]) {
      const key = keyOf(session, lastOf(session));
      const old = byKey.get(key)?.find((one) => left.has(one) && mayMatch(session, one));
      if (key === null || old === undefined) continue;
      const isSameKind = (session.event.start?.length ?? 0) === (old.event.start?.length ?? 0);
      if (strictness < 3 || !isSameKind) take(session, old.event.occurrence, old);
    }
  }

  for (const { session, old } of nearestPairs([...open], [...left], context))
    if (open.has(session) && left.has(old)) take(session, old.event.occurrence, old);

  // A date that is to be announced, or was.
  for (const session of [...open]) {
    const old = [...left].find(
      (one) =>
        mayMatch(session, one) &&
        (session.event.start === null ? isUpcoming(one, context) : one.event.start === null && !one.removed),
    );
    if (old !== undefined) take(session, old.event.occurrence, old);
  }

  for (const session of [...open]) take(session, freeOccurrence(session, lastOf(session), taken, olds));
  return matched;
}

/** A session further away is another one. */
const farthestMs = 14 * 86_400_000;

/** How many neighbours a session is compared with on each side: an event may have a thousand sessions in a week. */
const neighbours = 20;

/** The pairs that may be one session that has moved, the nearest first. Both lists are in order. */
function nearestPairs(
  news: readonly Listed[],
  olds: readonly Known[],
  context: MatchContext,
): readonly { readonly session: Listed; readonly old: Known }[] {
  const at = ({ event }: Listed) => startMs(event.start ?? '', event, context.calendarZone);
  const byLength = Map.groupBy(
    olds.filter((old) => isUpcoming(old, context)).map((old) => ({ old, ms: at(old), key: orderOf(old) })),
    ({ old }) => lengthOf(old.event),
  );
  for (const same of byLength.values()) same.sort((one, other) => one.ms - other.ms);
  const pairs = news.flatMap((session, order) => {
    const same = byLength.get(lengthOf(session.event)) ?? [];
    if (session.event.start === null) return [];
    const ms = at(session);
    const next = firstFrom(same, ms);
    return same
      .slice(Math.max(0, next - neighbours), next + neighbours)
      .map(({ old, ms: before, key }) => ({ session, old, distance: Math.abs(ms - before), key, order }))
      .filter(({ old, distance }) => distance <= farthestMs && mayMatch(session, old));
  });
  return pairs.sort(
    (one, other) => one.distance - other.distance || compare(one.key, other.key) || one.order - other.order,
  );
}

/** The index of the first that is not before `ms`. */
function firstFrom(sorted: readonly { readonly ms: number }[], ms: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.ms ?? 0) < ms) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What moves is still to come: a past session that is followed by another one was another one. */
const isUpcoming = ({ event, removed }: Known, { now, calendarZone }: MatchContext): boolean =>
  !removed && event.start !== null && startMs(event.start, event, calendarZone) > now;

/** Two sessions that both have ids of their own are two. */
const mayMatch = (session: Listed, old: Known): boolean => !hasOwnId(session) || !hasOwnId(old);

/** Whether the portal gives the session an id. If not, its occurrence is derived: from its dates, or there is none. */
const hasOwnId = ({ event: { occurrence } }: Listed): boolean => occurrence !== null && !derived.test(occurrence);

const derived = /^(undated|\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}Z)?)(\/\S*)?(#\d+)?$/;

/** Days or milliseconds, as a text that also tells which; without an end: none. */
function lengthOf({ start, end }: CalendarEvent): string {
  if (start === null || end === null) return `${start?.length}`;
  return `${start.length} ${instantMs(end) - instantMs(start)}`;
}

/** The occurrence of a session that is new, or a similar one when another session is published under that one. */
function freeOccurrence(
  { event }: Listed,
  last: string | null,
  taken: ReadonlySet<string | null>,
  olds: readonly Known[],
): string | null {
  const wanted = [last, event.occurrence].find((one) => !taken.has(one));
  if (wanted !== undefined) return wanted;
  const used = new Set([...taken, ...olds.map((old) => old.event.occurrence)]);
  for (let number = 2; ; number += 1) {
    const occurrence = `${event.occurrence ?? event.start ?? 'undated'}#${number}`;
    if (!used.has(occurrence)) return occurrence;
  }
}

const orderOf = (session: Listed & { readonly removed?: boolean }): string =>
  JSON.stringify([session.event.start ?? '~', session.removed ?? false, session.event.end, session.identity]);

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
