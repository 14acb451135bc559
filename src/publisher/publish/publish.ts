import { type CalendarEvent, isPublishable } from '../../calendar/event.ts';
import { formatInstant, instantMs } from '../../calendar/instant.ts';
import type { Snapshot } from '../../calendar/snapshot.ts';
import { distinguishOccurrences, excludeCalledOff } from '../../mapping/event/distinct-occurrences.ts';
import { digest } from '../digest.ts';
import {
  type Content,
  identityOf,
  idOf,
  keySeparator,
  type MappedRecord,
  type PublishedState,
  type RecordState,
} from '../model.ts';
import type { CalendarContext } from '../refreshers.ts';
import { laterStamp, type Revised, revised, revisionOf } from '../revisions.ts';
import { lastMoment, movedFrom } from './event-span.ts';

/** Puts the records' events together: sessions told apart, what waits for its details left out. */
export function assemble(
  records: ReadonlyMap<string, RecordState>,
  mapped: ReadonlyMap<string, MappedRecord>,
): ReadonlyMap<string, CalendarEvent> {
  const all = excludeCalledOff(
    [...records].flatMap(([key, { waiting }]) => (waiting ? [] : (mapped.get(key)?.events ?? []))),
  );
  const counts = new Map<string, number>();
  for (const { id } of all) counts.set(id, (counts.get(id) ?? 0) + 1);
  // The last of several that shared an id goes on under the identity that it had among them.
  const shared = new Set([...records.keys()].filter((key) => key.includes(keySeparator)).map(idOf));
  const alone = all
    .filter(({ id }) => counts.get(id) === 1)
    .map((event) => (shared.has(event.id) ? { ...event, occurrence: event.occurrence ?? event.start } : event));
  const sharing = all.filter(({ id }) => counts.get(id) !== 1);
  return new Map([...alone, ...distinguishOccurrences(sharing)].map((event) => [identityOf(event), event]));
}

export interface Publication {
  readonly published: ReadonlyMap<string, Revised>;
  readonly states: ReadonlyMap<string, PublishedState>;
  readonly left: Content['left'];
  readonly version: string;
  readonly lastModified: string;
}

export interface PublishContext {
  readonly brief: CalendarContext;
  readonly publication: string;
  /** Digest of the rules that the events were mapped by, and what is known of their records. */
  readonly mapping: string;
  readonly records: ReadonlyMap<string, RecordState>;
  readonly now: number;
  /** The contents of an earlier store were lost: what is new here may not be new to subscribers. */
  readonly historyLost: boolean;
  /** What was published before, where its events are lost; null: they are not, or nothing was. */
  readonly lost: Content | null;
  readonly keepPastDays: number;
}

const dayMs = 86_400_000;
/** How long a removed event is published as cancelled, if it does not end before. */
const removedMs = 30 * dayMs;

/** How long the revision of what left is remembered, so that it goes on from there should it come back. */
const rememberedMs = 366 * dayMs;

/** What is published from now on: each event with its revision, and what the portal no longer lists for as long as it stays. */
export function publish(
  events: ReadonlyMap<string, CalendarEvent>,
  waiting: ReadonlySet<string>,
  before: { readonly content: Content; readonly published: ReadonlyMap<string, Revised> } | null,
  context: PublishContext,
): Publication {
  const { brief, publication, now, lost } = context;
  const published = new Map<string, Revised>();
  const states = new Map<string, PublishedState>();
  const first = before === null && lost === null && !context.historyLost;
  const sameMapping = before?.content.mapping === context.mapping;
  const blindBefore = withoutDetails(before?.content.records ?? noRecords);
  const blind = withoutDetails(context.records);
  const put = (identity: string, event: CalendarEvent, unlistedSince: string | null, removed: boolean): void => {
    const old = before?.published.get(identity) ?? null;
    const leftBefore = (before?.content ?? lost)?.left.get(identity) ?? null;
    const lostBefore = lost?.published.get(identity) ?? null;
    const comparable = sameMapping && blindBefore.has(event.id) === blind.has(event.id);
    const moved = movedFrom(event, old, { now, comparable, calendarZone: brief.calendar.timeZone });
    const next = revised({ event, removed, movedFrom: moved }, old, {
      publication,
      now,
      first,
      leftBefore,
      lostBefore,
    });
    const state = before?.content.published.get(identity);
    const until = old === next && state ? state.until : lastMoment(event, brief.calendar.timeZone);
    published.set(identity, next);
    states.set(identity, { ...next.revision, until, removed, unlistedSince, movedFrom: moved });
  };

  const shown = new Set<string>();
  const hidden = new Set<string>();
  const listed = new Map([...events].filter(([, event]) => !isTombstone(event)));
  for (const [identity, event] of listed) {
    (isPublishable(event) ? shown : hidden).add(event.id);
    if (isPublishable(event)) put(identity, event, null, false);
  }
  const isRenamed = renaming(listed);
  for (const [identity, old] of before?.published ?? []) {
    if (listed.has(identity) || waiting.has(old.event.id) || isRenamed(old.event)) continue;
    // It turned private, whatever became of its sessions: it leaves at once, and not as cancelled.
    if (hidden.has(old.event.id) && !shown.has(old.event.id)) continue;
    const state = before?.content.published.get(identity);
    const since = state?.unlistedSince ?? formatInstant(now);
    const until = state?.until ?? null;
    const removed = old.removed || (state?.unlistedSince == null && (until === null || until > now));
    const leaves = removed
      ? now >= Math.min(instantMs(since) + removedMs, until ?? Number.POSITIVE_INFINITY)
      : until !== null && now >= until + context.keepPastDays * dayMs;
    if (!leaves)
      put(identity, removed && !old.removed ? { ...old.event, status: 'cancelled' } : old.event, since, removed);
  }

  const left = new Map((before?.content ?? lost)?.left);
  for (const identity of published.keys()) left.delete(identity);
  for (const [identity, { revision }] of before?.published ?? [])
    if (!published.has(identity)) left.set(identity, { ...revision, leftAt: now });
  for (const [identity, state] of lost?.published ?? [])
    if (!published.has(identity)) left.set(identity, { ...revisionOf(state), leftAt: now });
  for (const [identity, { leftAt }] of left) if (now - leftAt > rememberedMs) left.delete(identity);

  const revisions = [...published].map(([identity, { revision }]) => [identity, revision] as const);
  const version = digest([brief.calendar, revisions.sort(([one], [other]) => compare(one, other))]);
  const lastModified = snapshotStamp(version, published, before?.content ?? lost, first, now);
  return { published, states, left, version, lastModified };
}

/**
 * Whether an event that is no longer listed still is under another identity: another event came to share its id, so that
 * it is told apart by its start, or the others left.
 */
function renaming(listed: ReadonlyMap<string, CalendarEvent>): (old: CalendarEvent) => boolean {
  const at = ({ id, start }: CalendarEvent): string => JSON.stringify([id, start]);
  // Made when it is first needed: mostly, nothing has left.
  let starts: ReadonlyMap<string, readonly CalendarEvent[]> | null = null;
  return (old) => {
    starts ??= Map.groupBy(
      [...listed.values()].filter(({ overrides }) => overrides === null),
      at,
    );
    const same = old.overrides === null ? starts.get(at(old)) : undefined;
    return same?.some(({ occurrence }) => (occurrence === null) !== (old.occurrence === null)) ?? false;
  };
}

/** All that some portals keep of an event that was called off: that it was. To subscribers it is one that is no longer listed. */
const isTombstone = ({ status, title, start }: CalendarEvent): boolean =>
  status === 'cancelled' && title === null && start === null;

function snapshotStamp(
  version: string,
  published: ReadonlyMap<string, Revised>,
  before: Content | null,
  first: boolean,
  now: number,
): string {
  if (before !== null) return before.version === version ? before.lastModified : laterStamp(now, before.lastModified);
  const stamps = [...published.values()].map(({ revision }) => revision.lastModified).sort();
  return (first ? stamps.at(-1) : undefined) ?? formatInstant(now);
}

/** The snapshot of what is published, in the order that snapshots have. */
export function snapshotOf(content: Content, published: ReadonlyMap<string, Revised>): Snapshot {
  const events = [...published.values()].sort(
    (one, other) =>
      compare(one.event.start ?? '~', other.event.start ?? '~') ||
      compare(one.event.id, other.event.id) ||
      compare(one.event.occurrence ?? '', other.event.occurrence ?? ''),
  );
  return { calendar: content.calendar, events, version: content.version, lastModified: content.lastModified };
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const noRecords: ReadonlyMap<string, RecordState> = new Map();

/** Ids of records whose details were not read, so that what is known of them is the list's alone. */
const withoutDetails = (records: ReadonlyMap<string, RecordState>): ReadonlySet<string> =>
  new Set([...records].filter(([, { detailsAt }]) => detailsAt === null).map(([key]) => idOf(key)));

/** Ids of records that wait for their details. */
export function waitingIds(records: ReadonlyMap<string, RecordState>): ReadonlySet<string> {
  return new Set([...records].filter(([, { waiting }]) => waiting).map(([key]) => idOf(key)));
}
