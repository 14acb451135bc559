import type { CalendarEvent } from '../../calendar/event.ts';
import type { PublishedEvent, Revision } from '../../calendar/snapshot.ts';
import type { Change, Document } from '../../store/store.ts';
import { assembleEvents } from '../event-identity.ts';
import {
  type CalendarEvents,
  type Manifest,
  type MappedRecord,
  noPublication,
  type Publication,
  type PublishedState,
  type RecordState,
  type RefreshState,
} from '../model.ts';
import { revisionOf } from '../revisions.ts';
import type { Collection } from './collection.ts';

/*
 * The documents of a calendar, by kind. Stores outlive releases: kinds, keys and the form of the JSON stay as they are.
 *
 *     manifest   the manifest
 *     run        the refresh state
 *     record     the events of one record, by the record's key
 *     details    an event's details as the portal sent them, by the record's key
 *     kept       an event that the portal no longer lists, by identity
 *     pages      the pages of a list that is read over several runs
 */

export const runDocument = (state: RefreshState): Document => ({ kind: 'run', key: '', text: JSON.stringify(state) });

export async function loadRefreshState(collection: Collection): Promise<RefreshState | null> {
  const text = (await collection.read('run')).get('');
  return text === undefined ? null : JSON.parse(text);
}

export async function loadManifest(collection: Collection): Promise<Manifest | null> {
  const text = (await collection.read('manifest')).get('');
  return text === undefined ? null : unpackManifest(text);
}

/**
 * The events as they were published last. A release that would map them differently does so in its next refresh. Null:
 * the store has lost them all.
 */
export async function loadEvents(manifest: Manifest, read: Collection['read']): Promise<CalendarEvents | null> {
  const mapped = new Map<string, MappedRecord>();
  for (const [key, text] of await read('record')) mapped.set(key, JSON.parse(text));
  const listed = assembleEvents(manifest.records, mapped);
  const judgeUnlisted = new Map<string, CalendarEvent>();
  for (const [identity, text] of await read('kept')) judgeUnlisted.set(identity, JSON.parse(text));
  if (manifest.published.size > 0 && mapped.size + judgeUnlisted.size === 0) return null;
  const published = new Map<string, PublishedEvent>();
  for (const [identity, state] of manifest.published) {
    const event = state.unlistedSince === null ? listed.get(identity) : judgeUnlisted.get(identity);
    if (event === undefined) continue;
    const { removed, movedFrom } = state;
    published.set(identity, { event, removed, movedFrom, revision: revisionOf(state) });
  }
  return { mapped, published };
}

/** The documents that `loadEvents` reads, all of them. */
export function eventDocuments(manifest: Manifest, events: CalendarEvents): readonly Document[] {
  const documents = [...events.mapped].map(([key, record]) => recordDocument(key, record));
  for (const [identity, { event }] of events.published)
    if (isUnlisted(manifest, identity)) documents.push(keptDocument(identity, event));
  return documents;
}

/** All documents of a publication whose events are loaded. */
export const wholeChange = (after: Publication, details: ReadonlyMap<string, string>): Change =>
  changeBetween(noPublication, after, details);

/** What must be written to get from one publication to the next. Events that are not loaded have not changed. */
export function changeBetween(
  before: Publication,
  after: Publication,
  details: ReadonlyMap<string, string>,
): { readonly put: Document[]; readonly drop: { readonly kind: string; readonly key: string }[] } {
  const put: Document[] = [];
  const drop: { readonly kind: string; readonly key: string }[] = [];
  if (after.manifest === null || (isSameManifest(before.manifest, after.manifest) && details.size === 0))
    return { put, drop };

  put.push({ kind: 'manifest', key: '', text: packManifest(after.manifest) });
  for (const [key, record] of after.events?.mapped ?? [])
    if (before.events?.mapped.get(key) !== record) put.push(recordDocument(key, record));
  for (const [key, text] of details) put.push({ kind: 'details', key, text });
  for (const key of before.manifest?.records.keys() ?? [])
    if (!after.manifest.records.has(key)) drop.push({ kind: 'record', key }, { kind: 'details', key });

  for (const [identity, { event }] of after.events?.published ?? []) {
    const isWritten = isUnlisted(before.manifest, identity) && before.events?.published.get(identity)?.event === event;
    if (isUnlisted(after.manifest, identity) && !isWritten) put.push(keptDocument(identity, event));
  }
  for (const identity of before.manifest?.published.keys() ?? [])
    if (isUnlisted(before.manifest, identity) && !isUnlisted(after.manifest, identity))
      drop.push({ kind: 'kept', key: identity });
  return { put, drop };
}

const recordDocument = (key: string, record: MappedRecord): Document => ({
  kind: 'record',
  key,
  text: JSON.stringify(record),
});

const keptDocument = (identity: string, event: CalendarEvent): Document => ({
  kind: 'kept',
  key: identity,
  text: JSON.stringify(event),
});

const isUnlisted = (manifest: Manifest | null, identity: string): boolean =>
  (manifest?.published.get(identity)?.unlistedSince ?? null) !== null;

/** Whether two manifests have the same text. A `published` that was computed again counts as different. */
function isSameManifest(before: Manifest | null, after: Manifest): boolean {
  return (
    before !== null &&
    before.published === after.published &&
    before.mappingDigest === after.mappingDigest &&
    before.records.size === after.records.size &&
    [...after.records].every(([key, state]) => before.records.get(key) === state)
  );
}

/** Raise this when the form of the manifest's JSON changes. A manifest of another form can't be read. */
const form = 1;

function packManifest(manifest: Manifest): string {
  return JSON.stringify({
    form,
    calendar: manifest.calendar,
    mapping: manifest.mappingDigest,
    publication: manifest.renderingDigest,
    detailsDecide: manifest.detailsDecide,
    version: manifest.version,
    lastModified: manifest.lastModified,
    changedAt: manifest.changedAt,
    records: [...manifest.records].map(packRecord),
    published: [...manifest.published].map(packPublished),
    left: [...manifest.dropped].map(([identity, { droppedAt, ...revision }]) => [
      identity,
      { ...revision, leftAt: droppedAt },
    ]),
  });
}

/** Throws when the text is not what `packManifest` writes. */
function unpackManifest(text: string): Manifest {
  const packed = JSON.parse(text);
  if (packed.form !== form) throw new Error(`The store's manifest has the form ${packed.form}; expected ${form}.`);
  return {
    calendar: packed.calendar,
    mappingDigest: packed.mapping,
    renderingDigest: packed.publication,
    detailsDecide: packed.detailsDecide,
    version: packed.version,
    lastModified: packed.lastModified,
    // Earlier releases did not write it.
    ...(packed.changedAt !== undefined && { changedAt: packed.changedAt }),
    records: new Map(packed.records.map(unpackRecord)),
    published: new Map(packed.published.map(unpackPublished)),
    dropped: new Map(
      packed.left.map(([identity, { leftAt, ...revision }]: PackedDropped) => [
        identity,
        { ...revision, droppedAt: leftAt },
      ]),
    ),
  };
}

type PackedDropped = [identity: string, state: Revision & { readonly leftAt: number }];

/** A calendar has thousands of these, so they are stored as lists without names, with 1 and 0 for booleans. */
type PackedRecord = ReturnType<typeof packRecord>;
type PackedPublished = ReturnType<typeof packPublished>;

const packRecord = ([key, record]: [string, RecordState]) =>
  [
    key,
    record.digest,
    record.stamp,
    record.listed,
    record.detailsAt,
    record.detailsDigest,
    record.stale ? 1 : 0,
    record.failedAt,
    record.failures,
    record.waiting ? 1 : 0,
    record.start,
    record.filled,
    record.unreadable ? 1 : 0,
    record.problems,
    record.problemCount,
  ] as const;

function unpackRecord(packed: PackedRecord): [string, RecordState] {
  const [key, digest, stamp, listed, detailsAt, detailsDigest, stale, failedAt, failures, ...more] = packed;
  const [waiting, start, filled, unreadable, problems, problemCount] = more;
  return [
    key,
    {
      digest,
      stamp,
      listed,
      detailsAt,
      detailsDigest,
      stale: stale === 1,
      failedAt,
      failures,
      waiting: waiting === 1,
      start,
      filled,
      unreadable: unreadable === 1,
      problems,
      problemCount,
    },
  ];
}

const packPublished = ([identity, state]: [string, PublishedState]) =>
  [
    identity,
    state.firstSeen,
    state.lastModified,
    state.sequence,
    state.digest,
    state.until,
    state.removed ? 1 : 0,
    state.unlistedSince,
    state.movedFrom,
    state.firstSequence ?? null,
    ...(state.completed === undefined ? [] : [state.completed]),
  ] as const;

function unpackPublished(packed: PackedPublished): [string, PublishedState] {
  const [identity, firstSeen, lastModified, sequence, digest, until, removed, unlistedSince, ...more] = packed;
  // Earlier releases wrote none of these.
  const [movedFrom = null, firstSequence = null, completed] = more;
  return [
    identity,
    {
      firstSeen,
      lastModified,
      sequence,
      ...(firstSequence !== null && { firstSequence }),
      digest,
      until,
      removed: removed === 1,
      unlistedSince,
      movedFrom,
      ...(completed !== undefined && { completed }),
    },
  ];
}
