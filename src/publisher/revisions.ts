import type { CalendarEvent } from '../calendar/event.ts';
import { formatInstant, instantMs } from '../calendar/instant.ts';
import type { PublishedEvent, Revision } from '../calendar/snapshot.ts';
import { digest } from './digest.ts';
import type { Content } from './model.ts';

/** What is about to be published of an event. */
interface Candidate {
  readonly event: CalendarEvent;
  readonly removed: boolean;
  readonly movedFrom: string | null;
}

interface RevisionContext {
  /** Digest of what every event's rendering depends on beside the event. */
  readonly publication: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /**
   * Nothing was published of this calendar before, here or elsewhere: what comes first is stamped by the portal's own
   * stamps, so that two instances that start afresh publish the same.
   */
  readonly first: boolean;
  /** The revision that it had when it was last published, if it left since. */
  readonly leftBefore: Revision | null;
  /** The revision that it was published with, where the event itself is lost. */
  readonly lostBefore: Revision | null;
}

export const revisionOf = ({ firstSeen, lastModified, sequence, digest }: Revision): Revision => ({
  firstSeen,
  lastModified,
  sequence,
  digest,
});

/**
 * The event with its revision: the one before as it stands when what is published is the same, else one more.
 * `before` with the same event object is taken over without a look inside.
 */
export function revised(candidate: Candidate, before: Revised | null, context: RevisionContext): Revised {
  const { publication } = context;
  const { event, removed, movedFrom } = candidate;
  if (before?.event === event && before.removed === removed && before.publication === publication) return before;
  const newDigest = eventDigest(candidate, publication);
  if (before?.revision.digest === newDigest)
    return { event: before.event ?? event, removed, movedFrom, publication, revision: before.revision };
  const { lostBefore, leftBefore } = context;
  if (before === null && lostBefore?.digest === newDigest)
    return { event, removed, movedFrom, publication, revision: revisionOf(lostBefore) };
  const last = before?.revision ?? lostBefore ?? leftBefore;
  return { event, removed, movedFrom, publication, revision: nextRevision(event, newDigest, last, context) };
}

/** A published event, and the publication that its digest was made with. */
export interface Revised extends PublishedEvent {
  readonly movedFrom: string | null;
  readonly publication: string;
}

const ofEvents = new WeakMap<CalendarEvent, string>();

/**
 * Digest of an event alone, made once: as soon as the event has come, while others are waited for. `updated` does not
 * count: no feed shows it, and portals move it when nothing else has changed. A field that the model gained after digests
 * were first stored counts only where it says something, so that a release that adds one moves no event that lacks it.
 */
export function contentDigest(event: CalendarEvent): string {
  const known = ofEvents.get(event) ?? digest({ ...withoutEmptyNews(event, firstFields), updated: null });
  ofEvents.set(event, known);
  return known;
}

/** Names of fields, with those of the records that they hold. `*` stands for any name. */
interface Fields {
  readonly [name: string]: Fields | true;
}

const firstTexts: Fields = { title: true, summary: true, description: { html: true, text: true } };

/**
 * The fields that an event had when digests were first stored: they are part of a digest even where they are null.
 * Subscribers hold these digests' revisions, so no name is ever added here or taken away.
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

/** The value without the empty fields that are not among the first, at any depth. */
function withoutEmptyNews(value: object, first: Fields): object {
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
  return typeof member === 'object' && member !== null ? withoutEmptyNews(member, fields) : member;
}

/** Null, absent, a list of nothing, or a record that says nothing. */
function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

function eventDigest({ event, removed, movedFrom }: Candidate, publication: string): string {
  return digest([contentDigest(event), removed, publication, ...(movedFrom === null ? [] : [movedFrom])]);
}

function nextRevision(
  event: CalendarEvent,
  newDigest: string,
  before: Revision | null,
  { now, first }: RevisionContext,
): Revision {
  if (before !== null)
    return {
      firstSeen: before.firstSeen,
      lastModified: laterStamp(now, before.lastModified),
      sequence: before.sequence + 1,
      digest: newDigest,
    };
  const stamp = formatInstant(now);
  const seen = first ? earliest(stamp, event.published ?? event.updated) : stamp;
  const modified = first ? earliest(stamp, event.updated ?? event.published) : stamp;
  return { firstSeen: seen, lastModified: modified < seen ? seen : modified, sequence: 0, digest: newDigest };
}

/** Never in the future, whatever the portal says. */
const earliest = (now: string, stamp: string | null): string => (stamp !== null && stamp < now ? stamp : now);

/**
 * The stamp of a change: the clock's, but later than the one before by a second at least, because clients compare
 * whole seconds and some skip what did not grow; so a clock that was set back never takes a stamp back.
 */
export function laterStamp(now: number, previous: string | null): string {
  const stamp = formatInstant(now);
  if (previous === null || stamp > previous) return stamp;
  return formatInstant(instantMs(previous) + 1000);
}

/**
 * The revision of an event as another process published it, behind none that this one published: of the same content
 * the later of both, of another content one more than ours.
 */
function laterRevision(theirs: Revision, ours: Revision): Revision {
  const firstSeen = theirs.firstSeen < ours.firstSeen ? theirs.firstSeen : ours.firstSeen;
  const sameContent = theirs.digest === ours.digest;
  const isBehind = theirs.lastModified <= ours.lastModified || theirs.sequence <= ours.sequence;
  if (!sameContent && isBehind) {
    const lastModified = laterStamp(instantMs(theirs.lastModified), ours.lastModified);
    return { firstSeen, lastModified, sequence: Math.max(theirs.sequence, ours.sequence + 1), digest: theirs.digest };
  }
  return {
    firstSeen,
    lastModified: theirs.lastModified > ours.lastModified ? theirs.lastModified : ours.lastModified,
    sequence: Math.max(theirs.sequence, ours.sequence),
    digest: theirs.digest,
  };
}

/**
 * What another process stored, with no revision behind what this one published meanwhile: while the store could not be
 * reached, both went on, and subscribers of this one must not see anything go back.
 */
export function laterContent(stored: Content, published: Content): Content {
  const states = new Map(stored.published);
  let moved = false;
  for (const [identity, theirs] of states) {
    const ours = published.published.get(identity);
    const later = ours === undefined ? theirs : laterRevision(theirs, ours);
    if (isSame(later, theirs)) continue;
    states.set(identity, { ...theirs, ...later });
    moved = true;
  }
  const lastModified = stored.lastModified > published.lastModified ? stored.lastModified : published.lastModified;
  // Without its publication, the next refresh looks at every event, and writes what was found here.
  return moved ? { ...stored, published: states, lastModified, publication: '' } : { ...stored, lastModified };
}

const isSame = (one: Revision, other: Revision): boolean =>
  one.firstSeen === other.firstSeen && one.lastModified === other.lastModified && one.sequence === other.sequence;
