import type { CalendarEvent } from '../../calendar/event.ts';
import type { Revision } from '../../calendar/snapshot.ts';
import type { Change, Document } from '../../store/store.ts';
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
import type { Collection } from './collection.ts';
import {
  isAttempts,
  isBit,
  isFlag,
  isMoment,
  isNumber,
  isProblem,
  isText,
  listOf,
  objectOf,
  orAbsent,
  orNull,
  readJson,
  tupleOf,
} from './stored-json.ts';

/*
 * The documents of a calendar, by kind. Stores outlive releases: kinds, keys and the form of the JSON stay as they are.
 *
 *     manifest   the manifest
 *     run        the refresh state
 *     record     the events of one record, by the record's key
 *     details    an event's details as the portal sent them, by the record's key
 *     kept       an event that the portal no longer lists, by identity
 *     pages      the pages of a list that is read over several runs
 *     preview    its next events, for pages over all calendars
 *     shapes     what its records have had so far, so that what is new is noticed
 */

export const runDocument = (state: RefreshState): Document => ({ kind: 'run', key: '', text: JSON.stringify(state) });

/** `lost`: there is a document, but it can't be read. */
export async function loadRefreshState(
  collection: Pick<Collection, 'read'>,
): Promise<{ readonly state: RefreshState | null; readonly lost: boolean }> {
  const text = (await collection.read('run')).get('');
  if (text === undefined) return { state: null, lost: false };
  const state = readJson<RefreshState>(text, isRefreshState) ?? null;
  return { state, lost: state === null };
}

/** `lost`: there is a document, but it can't be read. */
export async function loadManifest(
  collection: Pick<Collection, 'read'>,
): Promise<{ readonly manifest: Manifest | null; readonly lost: boolean }> {
  const text = (await collection.read('manifest')).get('');
  if (text === undefined) return { manifest: null, lost: false };
  const packed = readJson<PackedManifest>(text, isPackedManifest);
  return packed === undefined ? { manifest: null, lost: true } : { manifest: unpackManifest(packed), lost: false };
}

/** The documents that the events are loaded from, all of them. */
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

export const isUnlisted = (manifest: Manifest | null, identity: string): boolean =>
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
    ...(manifest.occurrences && { occurrences: [...manifest.occurrences] }),
    records: [...manifest.records].map(packRecord),
    published: [...manifest.published].map(packPublished),
    left: [...manifest.dropped].map(([identity, { droppedAt, ...revision }]) => [
      identity,
      { ...revision, leftAt: droppedAt },
    ]),
  });
}

function unpackManifest(packed: PackedManifest): Manifest {
  return {
    calendar: packed.calendar,
    mappingDigest: packed.mapping,
    renderingDigest: packed.publication,
    detailsDecide: packed.detailsDecide,
    version: packed.version,
    lastModified: packed.lastModified,
    // Earlier releases did not write it.
    ...(packed.changedAt !== undefined && { changedAt: packed.changedAt }),
    ...(packed.occurrences && { occurrences: new Map(packed.occurrences) }),
    records: new Map(packed.records.map(unpackRecord)),
    published: new Map(packed.published.map(unpackPublished)),
    dropped: new Map(
      packed.left.map(([identity, { leftAt, ...revision }]) => [identity, { ...revision, droppedAt: leftAt }]),
    ),
  };
}

interface PackedManifest
  extends Pick<Manifest, 'calendar' | 'detailsDecide' | 'version' | 'lastModified' | 'changedAt'> {
  readonly mapping: string;
  readonly publication: string;
  /** Only written where there are some, and not by earlier releases. */
  readonly occurrences?: readonly (readonly [identity: string, occurrence: string | null])[];
  readonly records: readonly PackedRecord[];
  readonly published: readonly PackedPublished[];
  readonly left: readonly [identity: string, state: Revision & { readonly leftAt: number }][];
}

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
    ...(record.missing === undefined ? [] : [record.missing]),
  ] as const;

function unpackRecord(packed: PackedRecord): [string, RecordState] {
  const [key, digest, stamp, listed, detailsAt, detailsDigest, stale, failedAt, failures, ...more] = packed;
  const [waiting, start, filled, unreadable, problems, problemCount, missing] = more;
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
      ...(missing !== undefined && { missing }),
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

// The shapes of the documents.

const isRefreshState = objectOf({
  attempts: isAttempts,
  attemptedBy: isText,
  guard: orNull(objectOf({ since: isNumber, times: isNumber, lost: listOf(isText), last: orAbsent(isNumber) })),
  heldBack: orNull(isText),
  partial: orAbsent(isFlag),
  doubt: orAbsent(isText),
  drift: orAbsent(orNull(objectOf({ mapping: isText, before: objectOf({ events: isNumber, fields: objectOf({}) }) }))),
  unusable: orAbsent(isNumber),
  problems: listOf(isProblem),
  problemCount: isNumber,
  pendingDetails: isNumber,
  missing: orAbsent(isNumber),
  pagesSince: orAbsent(orNull(isNumber)),
  preview: orAbsent(objectOf({ version: isText, madeBy: isText, to: isNumber })),
});

const revision = {
  firstSeen: isMoment,
  lastModified: isMoment,
  sequence: isNumber,
  digest: isText,
  completed: orAbsent(isMoment),
  firstSequence: orAbsent(isNumber),
};

const isPackedRecord = tupleOf(
  isText,
  isText,
  orNull(isText),
  isText,
  orNull(isNumber),
  orNull(isText),
  isBit,
  orNull(isNumber),
  isNumber,
  isBit,
  orNull(isText),
  isNumber,
  isBit,
  listOf(isProblem),
  isNumber,
  orAbsent(objectOf({ first: isNumber, last: isNumber, times: isNumber })),
);

const isPackedPublished = tupleOf(
  isText,
  revision.firstSeen,
  revision.lastModified,
  revision.sequence,
  revision.digest,
  orNull(isNumber),
  isBit,
  orNull(isMoment),
  orAbsent(orNull(isText)),
  orAbsent(orNull(isNumber)),
  orAbsent(isMoment),
);

const isPackedManifest = objectOf({
  form: (value) => value === form,
  calendar: objectOf({
    id: isText,
    slug: isText,
    title: isText,
    description: orNull(isText),
    timeZone: isText,
    language: isText,
    url: orNull(isText),
    color: orNull(isText),
    hidden: isFlag,
  }),
  mapping: isText,
  publication: isText,
  detailsDecide: isFlag,
  version: isText,
  lastModified: isMoment,
  changedAt: orAbsent(isMoment),
  occurrences: orAbsent(listOf(tupleOf(isText, orNull(isText)))),
  records: listOf(isPackedRecord),
  published: listOf(isPackedPublished),
  left: listOf(tupleOf(isText, objectOf({ ...revision, leftAt: isNumber }))),
});
