import type { CalendarEvent } from '../../calendar/event.ts';
import type { PublishedEvent } from '../../calendar/snapshot.ts';
import { assembleEvents, withOccurrences } from '../event-identity.ts';
import { type CalendarEvents, type Manifest, type MappedRecord, markPostponed } from '../model.ts';
import { revisionOf } from '../revisions.ts';
import type { Collection } from './collection.ts';
import { isUnlisted } from './documents.ts';
import { isEvent, isProblem, listOf, objectOf, readJson } from './stored-json.ts';

/**
 * The events as they were published last, as far as their documents can be read. A release that would map them
 * differently does so in its next refresh. Null: the store has lost them all.
 */
export async function loadEvents(manifest: Manifest, read: Collection['read']): Promise<CalendarEvents | null> {
  const mapped = readRecords(await read('record'));
  const unlisted = readKept(await read('kept'));
  if (manifest.published.size > 0 && mapped.size + unlisted.size === 0) return null;
  return { mapped, published: publishedEvents(manifest, mapped, unlisted) };
}

/**
 * The events after another process has written: those in memory, with what it has changed. `readSince` returns the
 * documents that were written since; null: they are not known. Null: the events must be loaded.
 */
export async function patchEvents(
  manifest: Manifest,
  { mapped: known, published: before }: CalendarEvents,
  readSince: (kind: string) => Promise<ReadonlyMap<string, string> | null>,
): Promise<CalendarEvents | null> {
  const [records, kept] = [await readSince('record'), await readSince('kept')];
  if (records === null || kept === null) return null;
  const written = readRecords(records);
  const mapped = new Map<string, MappedRecord>();
  for (const key of manifest.records.keys()) {
    // What can't be read now is not what is in memory.
    const record = records.has(key) ? written.get(key) : known.get(key);
    if (record !== undefined) mapped.set(key, record);
  }
  const unlisted = new Map(readKept(kept));
  for (const [identity, { event }] of before)
    if (!kept.has(identity) && isUnlisted(manifest, identity)) unlisted.set(identity, event);
  return { mapped, published: publishedEvents(manifest, mapped, unlisted) };
}

function readRecords(texts: ReadonlyMap<string, string>): ReadonlyMap<string, MappedRecord> {
  const mapped = new Map<string, MappedRecord>();
  for (const [key, text] of texts) {
    const record = readJson<MappedRecord>(text, isMappedRecord);
    if (record !== undefined) mapped.set(key, record);
  }
  return mapped;
}

function readKept(texts: ReadonlyMap<string, string>): ReadonlyMap<string, CalendarEvent> {
  const unlisted = new Map<string, CalendarEvent>();
  for (const [identity, text] of texts) {
    const event = readJson<CalendarEvent>(text, isEvent);
    if (event !== undefined) unlisted.set(identity, event);
  }
  return unlisted;
}

/** `unlisted`: the events that the portal no longer lists, by identity. */
function publishedEvents(
  manifest: Manifest,
  mapped: ReadonlyMap<string, MappedRecord>,
  unlisted: ReadonlyMap<string, CalendarEvent>,
): ReadonlyMap<string, PublishedEvent> {
  const listed = withOccurrences(assembleEvents(manifest.records, mapped), manifest.occurrences ?? new Map());
  const published = new Map<string, PublishedEvent>();
  for (const [identity, state] of manifest.published) {
    const event = state.unlistedSince === null ? listed.get(identity) : unlisted.get(identity);
    if (event === undefined) continue;
    const { removed, movedFrom } = state;
    published.set(identity, { event, removed, movedFrom, revision: revisionOf(state) });
  }
  return published;
}

/** What the manifest names and the events lack: their documents are gone or can't be read. */
export interface LostEvents {
  /** Keys of records. */
  readonly records: ReadonlySet<string>;
  /** Identities of events that are published. */
  readonly published: ReadonlySet<string>;
}

/** Null: nothing is lost. */
export function findLost(manifest: Manifest, { mapped, published }: CalendarEvents): LostEvents | null {
  const records = new Set([...manifest.records.keys()].filter((key) => !mapped.has(key)));
  const events = new Set([...manifest.published.keys()].filter((identity) => !published.has(identity)));
  return records.size + events.size === 0 ? null : { records, published: events };
}

/** The manifest with a mark on the records that were lost, so that the next refresh maps them again. */
export function markLost(manifest: Manifest, lost: LostEvents): Manifest {
  const records = new Map(manifest.records);
  for (const key of lost.records) {
    const state = records.get(key);
    // What the portal says now counts, so the details are read again, too.
    if (state !== undefined) records.set(key, { ...markPostponed(state), stale: state.detailsAt !== null });
  }
  return { ...manifest, records };
}

const isMappedRecord = objectOf({ events: listOf(isEvent), problems: listOf(isProblem) });
