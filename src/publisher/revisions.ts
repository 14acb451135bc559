import type { CalendarEvent } from '../calendar/event.ts';
import { formatInstant, instantMs } from '../calendar/instant.ts';
import type { PublishedEvent, Revision } from '../calendar/snapshot.ts';
import { digest } from './digest.ts';
import type { Manifest } from './model.ts';

interface RevisionContext {
  /** Digest of what the rendering of every event depends on, apart from the event. */
  readonly renderingDigest: string;
  /** The digest was the same when the event was published before. */
  readonly sameRendering: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
  /**
   * This calendar is published for the first time, here and elsewhere. Its events then take the portal's own stamps, so
   * that two instances that both start from nothing publish the same.
   */
  readonly first: boolean;
  /**
   * When the store's history begins, in milliseconds since 1970: what was published before is not known here. Null: the
   * store holds all of it.
   */
  readonly begins: number | null;
  /** The event was published from the list alone, and its details were read since. */
  readonly detailsCame: boolean;
  /** The event was read by other rules than before, or by another release. */
  readonly readAnew: boolean;
  /** The event's last revision when the event itself is no longer known: it was dropped, or the store lost it. */
  readonly last: { readonly dropped: Revision | null; readonly lost: Revision | null };
}

/** Only the fields of a revision, from an object that has more. */
export const revisionOf = (revision: Revision): Revision => {
  const { firstSeen, lastModified, completed, sequence, firstSequence, digest } = revision;
  return {
    firstSeen,
    lastModified,
    sequence,
    ...(firstSequence !== undefined && { firstSequence }),
    digest,
    ...(completed !== undefined && { completed }),
  };
};

/** The instant of the last change, be it a completion. */
const lastStamp = ({ lastModified, completed = lastModified }: Revision): string =>
  completed > lastModified ? completed : lastModified;

/**
 * The event with its revision. While nothing that is published about the event changes, its revision stays the same;
 * otherwise the sequence increases by one. If the event object is the same as before, nothing is compared.
 */
export function revise(
  next: Omit<PublishedEvent, 'revision'>,
  before: PublishedEvent | null,
  context: RevisionContext,
): PublishedEvent {
  const { renderingDigest, sameRendering, last } = context;
  if (before?.event === next.event && before.removed === next.removed && sameRendering) return before;
  const newDigest = eventDigest(next, renderingDigest);
  if (before?.revision.digest === newDigest) return { ...next, event: before.event, revision: before.revision };
  if (before === null && last.lost?.digest === newDigest) return { ...next, revision: revisionOf(last.lost) };
  const known = before?.revision ?? last.lost;
  if (context.readAnew && known !== null) {
    const event = withoutGained(next.event, before?.event ?? null);
    const isSame = event !== next.event && eventDigest({ ...next, event }, renderingDigest) === known.digest;
    if (isSame) return { ...next, revision: { ...revisionOf(known), digest: newDigest } };
  }
  if (before !== null && context.detailsCame && sameRendering && isCompletion(before, next)) {
    const completed = laterStamp(context.now, lastStamp(before.revision));
    return { ...next, revision: { ...before.revision, digest: newDigest, completed } };
  }
  const revision = before?.revision ?? last.lost ?? last.dropped;
  return { ...next, revision: nextRevision(next.event, newDigest, revision, context) };
}

/**
 * The event without the fields that only the rules have gained: those that the model got later, and that the event
 * lacked before. What the portal said all along is no change, so an upgrade or a new rule moves no revision by them.
 * `before`: the event as it was published; null: it is not known. The event itself: it has gained none.
 */
function withoutGained(event: CalendarEvent, before: CalendarEvent | null): CalendarEvent {
  const isGained = (name: string) =>
    !Object.hasOwn(firstFields, name) && (before === null || !Object.hasOwn(before, name));
  const kept = Object.entries(event).filter(([name]) => !isGained(name));
  return kept.length === Object.keys(event).length ? event : (Object.fromEntries(kept) as unknown as CalendarEvent);
}

/**
 * Whether the next form only says more than the one before. Who plans to come must be told of another start, end or
 * state; an end or a rule that the list did not give is new and contradicts nothing.
 */
function isCompletion(before: PublishedEvent, next: Omit<PublishedEvent, 'revision'>): boolean {
  const [one, other] = [before.event, next.event];
  const { recurrence } = one;
  const repeatsTheSame =
    recurrence === null || (digest(recurrence) === digest(other.recurrence) && one.timeZone === other.timeZone);
  return (
    before.removed === next.removed &&
    (before.movedFrom ?? null) === (next.movedFrom ?? null) &&
    one.status === other.status &&
    one.start === other.start &&
    one.allDay === other.allDay &&
    (one.end === null || one.end === other.end) &&
    repeatsTheSame
  );
}

const contentDigests = new WeakMap<CalendarEvent, string>();

/**
 * Digest of an event alone. It is computed once for each event, right after the event was mapped, while other requests
 * are still running. `updated` does not count: no feed shows it, and portals change it when nothing else has changed. A
 * field that was added to the model after digests were first stored counts only when it is not empty. So a release that
 * adds a field gives no new revision to events without it.
 */
export function contentDigest(event: CalendarEvent): string {
  const known = contentDigests.get(event) ?? digest({ ...withoutEmptyNewFields(event, firstFields), updated: null });
  contentDigests.set(event, known);
  return known;
}

function eventDigest(
  { event, removed, movedFrom = null }: Omit<PublishedEvent, 'revision'>,
  renderingDigest: string,
): string {
  return digest([contentDigest(event), removed, renderingDigest, ...(movedFrom === null ? [] : [movedFrom])]);
}

function nextRevision(
  event: CalendarEvent,
  newDigest: string,
  before: Revision | null,
  { now, first, begins }: RevisionContext,
): Revision {
  if (before !== null) return { ...movedOn(before, now), digest: newDigest };
  const stamp = formatInstant(now);
  const seen = first ? earliest(stamp, event.published ?? event.updated) : stamp;
  const modified = first ? earliest(stamp, event.updated ?? event.published) : stamp;
  const lastModified = modified < seen ? seen : modified;
  const sequence = firstSequence(begins);
  // The portal's stamp may lie before one that a lost store published, and some clients skip what has an older one.
  const completed = begins === null ? lastModified : firstStamp(begins);
  return {
    firstSeen: seen,
    lastModified,
    ...(completed > lastModified && { completed }),
    sequence,
    ...(sequence > 0 && { firstSequence: sequence }),
    digest: newDigest,
  };
}

/** The revision of an event that clients must read again although nothing in it has changed. */
export const movedOn = (revision: Revision, now: number): Revision => {
  const { completed: _, ...kept } = revisionOf(revision);
  return { ...kept, lastModified: laterStamp(now, lastStamp(revision)), sequence: revision.sequence + 1 };
};

/** The revision of an event whose stamps alone must be later: neither its sequence nor what news say of it moves. */
export const stampedAnew = (revision: Revision, now: number): Revision => ({
  ...revisionOf(revision),
  completed: laterStamp(now, lastStamp(revision)),
});

/** Whether clients that compare stamps and sequence see a change. */
export const isLaterRevision = (next: Revision, before: Revision | undefined): boolean =>
  before === undefined || lastStamp(next) !== lastStamp(before) || next.sequence !== before.sequence;

/** 2026-01-01T00:00:00Z: the seconds since then stay below what RFC 5545 §3.3.8 allows in an integer until 2094. */
const sequenceEpoch = Date.UTC(2026, 0, 1);

/**
 * The first SEQUENCE of an event. A store that was lost can't tell how far its numbers had come, so a new one begins
 * with a number that grows with time, faster than any event changes.
 */
const firstSequence = (begins: number | null): number =>
  begins === null ? 0 : Math.max(0, Math.floor((begins - sequenceEpoch) / 1000));

/** The first whole second that is not before the moment. A stamp of the same second may be another store's. */
export const firstStamp = (begins: number): string => formatInstant(begins + 999);

/** The portal's stamp, or the current time if the portal has none, one in the future, or a zero in its database. */
const earliest = (now: string, stamp: string | null): string =>
  stamp !== null && stamp < now && stamp >= '1970-01-02' ? stamp : now;

/**
 * The stamp of a change: the clock's time, but at least one second later than the stamp before. Clients compare whole
 * seconds, and some skip an event whose stamp did not grow; a clock that was set back must not set a stamp back.
 */
export function laterStamp(now: number, previous: string | null): string {
  const stamp = formatInstant(now);
  if (previous === null || stamp > previous) return stamp;
  return formatInstant(instantMs(previous) + 1000);
}

/**
 * Merges the revision that another process published with ours, so that it never goes back. If the content is the same,
 * it takes the later values of both; otherwise it is ahead of ours.
 */
function laterRevision(theirs: Revision, ours: Revision): Revision {
  const firstSeen = theirs.firstSeen < ours.firstSeen ? theirs.firstSeen : ours.firstSeen;
  const sameContent = theirs.digest === ours.digest;
  const isLater = lastStamp(theirs) > lastStamp(ours);
  const completesOurs = isLater && theirs.lastModified === ours.lastModified && theirs.sequence === ours.sequence;
  const isAhead = isLater && theirs.lastModified > ours.lastModified && theirs.sequence > ours.sequence;
  if (!sameContent && !completesOurs && !isAhead) {
    const lastModified = laterStamp(instantMs(theirs.lastModified), lastStamp(ours));
    return { firstSeen, lastModified, sequence: Math.max(theirs.sequence, ours.sequence + 1), digest: theirs.digest };
  }
  const completed = later(theirs.completed ?? '', ours.completed ?? '');
  return {
    firstSeen,
    lastModified: later(theirs.lastModified, ours.lastModified),
    sequence: Math.max(theirs.sequence, ours.sequence),
    digest: theirs.digest,
    ...(completed !== '' && { completed }),
  };
}

const later = (one: string, other: string): string => (one > other ? one : other);

/**
 * The manifest that another process stored, with no revision behind those of this process. Both kept publishing while
 * the store could not be reached, and the subscribers of this process must not see a revision go back.
 */
export function mergeRevisions(stored: Manifest, published: Manifest): Manifest {
  const states = new Map(stored.published);
  let moved = false;
  for (const [identity, theirs] of states) {
    const ours = published.published.get(identity) ?? gone(published, identity);
    const later = ours === undefined ? theirs : laterRevision(theirs, ours);
    if (isSame(later, theirs)) continue;
    states.set(identity, { ...theirs, ...later });
    moved = true;
  }
  const lastModified = later(stored.lastModified, published.lastModified);
  const changedAt = later(stored.changedAt ?? stored.lastModified, published.changedAt ?? published.lastModified);
  const isNeeded = changedAt !== lastModified || stored.changedAt !== undefined;
  const stamps = { lastModified, ...(isNeeded && { changedAt }) };
  // Without this digest the next refresh compares every event, and so writes the revisions that were changed here.
  return moved ? { ...stored, published: states, ...stamps, renderingDigest: '' } : { ...stored, ...stamps };
}

/**
 * The last revision of an event that this process no longer publishes: subscribers have seen it leave, and see it come
 * back. Its digest is that of nothing.
 */
function gone({ dropped }: Manifest, identity: string): Revision | undefined {
  const last = dropped.get(identity);
  return last && { ...revisionOf(last), digest: '' };
}

/**
 * Whether a stored manifest is older than one that was published: it was not written, or the store was set back. If it is
 * not, it goes on from the published one.
 */
export function isBehind(stored: Manifest, published: Manifest): boolean {
  if (stored.lastModified < published.lastModified) return true;
  return [...stored.published].some(([identity, theirs]) => {
    const ours = published.published.get(identity);
    return ours !== undefined && (theirs.sequence < ours.sequence || lastStamp(theirs) < lastStamp(ours));
  });
}

const isSame = (one: Revision, other: Revision): boolean =>
  one.firstSeen === other.firstSeen &&
  one.lastModified === other.lastModified &&
  one.completed === other.completed &&
  one.sequence === other.sequence;

/** Names of fields, with the fields of the records that they hold. `*` stands for any name. */
interface Fields {
  readonly [name: string]: Fields | true;
}

const firstTexts: Fields = { title: true, summary: true, description: { html: true, text: true } };

/**
 * The fields that an event had when digests were first stored. They are part of a digest even when they are null.
 * Subscribers hold the revisions of these digests, so no name is ever added or removed here.
 */
const firstFields: Fields = {
  ...firstTexts,
  id: true,
  occurrence: true,
  overrides: { id: true, start: true },
  start: true,
  end: true,
  allDay: true,
  timeZone: true,
  recurrence: { rules: true, exclude: true, include: true },
  location: { name: true, address: true, geo: { lat: true, lon: true } },
  onlineUrl: true,
  url: true,
  image: true,
  organizer: { name: true, email: true },
  categories: true,
  status: true,
  visibility: true,
  published: true,
  updated: true,
  translations: { '*': firstTexts },
};

/** The value without the empty fields that are not among the first ones, at any depth. */
function withoutEmptyNewFields(value: object, first: Fields): object {
  const kept: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) {
    const fields = Object.hasOwn(first, name) ? first[name] : first['*'];
    if (fields === true) kept[name] = member;
    else {
      const cleaned = cleanedMember(member, fields ?? {});
      if (fields !== undefined || !isEmpty(cleaned)) kept[name] = cleaned;
    }
  }
  return kept;
}

function cleanedMember(member: unknown, fields: Fields): unknown {
  if (Array.isArray(member)) return member.map((item) => cleanedMember(item, fields));
  return typeof member === 'object' && member !== null ? withoutEmptyNewFields(member, fields) : member;
}

/** Null, undefined, an empty list or an empty record. */
function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
