import type { CalendarEvent } from '../../calendar/event.ts';
import type { Problem } from '../../calendar/problem.ts';
import type { Change, Document } from '../../store/store.ts';
import { type Content, type MappedRecord, packContent, unpackContent } from '../model.ts';
import { assemble } from '../publish/publish.ts';
import type { DriftState } from '../read/field-loss.ts';
import type { GuardState } from '../read/shrink-guard.ts';
import { type Attempts, noAttempts } from '../refresh/refresh-schedule.ts';
import type { Revised } from '../revisions.ts';
import type { Collection } from './collection.ts';

/** How the last refreshes went: the small document `run`, written with each of them. */
export interface RunState {
  readonly attempts: Attempts;
  /** What the last attempt was made by (configuration, mapping): another one is a reason to refresh at once. */
  readonly attemptedBy: string;
  readonly guard: GuardState | null;
  readonly heldBack: string | null;
  /** What is published is of lists that were only a part; absent where an earlier release wrote it. */
  readonly partial?: boolean;
  /** Absent where an earlier release wrote it. */
  readonly drift?: DriftState | null;
  /** Records that could not be used of the list that was taken last; absent where an earlier release wrote it. */
  readonly unusable?: number;
  readonly problems: readonly Problem[];
  readonly problemCount: number;
  readonly pendingDetails: number;
  /** Since when pages of the list are kept for the next run to go on from; absent or null: none are. */
  readonly pagesSince?: number | null;
}

export const noRun: RunState = {
  attempts: noAttempts,
  attemptedBy: '',
  guard: null,
  heldBack: null,
  problems: [],
  problemCount: 0,
  pendingDetails: 0,
};

/** The store has the manifest's shelf no more, or none of its events. */
class EventsLost extends Error {
  override readonly name = 'EventsLost';
}

/** Null where they are lost. */
export function unlessLost(error: unknown): null {
  if (error instanceof EventsLost) return null;
  throw error;
}

/** The events of a content: read only when they are needed. */
export interface Events {
  readonly mapped: ReadonlyMap<string, MappedRecord>;
  readonly published: ReadonlyMap<string, Revised>;
}

export async function loadRun(shelf: Collection): Promise<RunState | null> {
  const text = (await shelf.read('run')).get('');
  return text === undefined ? null : JSON.parse(text);
}

export async function loadContent(shelf: Collection): Promise<Content | null> {
  const text = (await shelf.read('manifest')).get('');
  return text === undefined ? null : unpackContent(text);
}

/** The events as they were published last: what a later release would put together otherwise is left to the next refresh. */
export async function eventsOf(content: Content, read: Collection['read']): Promise<Events> {
  const mapped = new Map<string, MappedRecord>();
  for (const [key, text] of await read('record')) mapped.set(key, JSON.parse(text));
  const events = assemble(content.records, mapped);
  const kept = new Map<string, CalendarEvent>();
  for (const [identity, text] of await read('kept')) kept.set(identity, JSON.parse(text));
  if (content.published.size > 0 && mapped.size + kept.size === 0)
    throw new EventsLost('The store has lost the events of the calendar.');
  const published = new Map<string, Revised>();
  for (const [identity, state] of content.published) {
    const event = state.unlistedSince === null ? events.get(identity) : kept.get(identity);
    if (event === undefined) continue;
    const { firstSeen, lastModified, sequence, digest, removed, movedFrom } = state;
    const revision = { firstSeen, lastModified, sequence, digest };
    published.set(identity, { event, removed, movedFrom, publication: content.publication, revision });
  }
  return { mapped, published };
}

/** The documents that `eventsOf` reads, all of them. */
export function eventDocuments({ published }: Content, events: Events): readonly Document[] {
  const documents: Document[] = [];
  for (const [key, record] of events.mapped) documents.push({ kind: 'record', key, text: JSON.stringify(record) });
  for (const [key, { event }] of events.published)
    if ((published.get(key)?.unlistedSince ?? null) !== null)
      documents.push({ kind: 'kept', key, text: JSON.stringify(event) });
  return documents;
}

export interface Stage {
  readonly content: Content | null;
  readonly events: Events | null;
}

/** What must be written to come from one stage to the next. Without `before`, all of it. */
export function changeBetween(
  before: Stage | null,
  after: { readonly content: Content; readonly events: Events },
  details: ReadonlyMap<string, string>,
): Change {
  const put: Document[] = [{ kind: 'manifest', key: '', text: packContent(after.content) }];
  const drop: { readonly kind: string; readonly key: string }[] = [];
  for (const [key, record] of after.events.mapped)
    if (before?.events?.mapped.get(key) !== record) put.push({ kind: 'record', key, text: JSON.stringify(record) });
  for (const [key, text] of details) put.push({ kind: 'details', key, text });
  for (const key of before?.content?.records.keys() ?? [])
    if (!after.content.records.has(key)) drop.push({ kind: 'record', key }, { kind: 'details', key });

  const isKept = (content: Content | null | undefined, identity: string) =>
    (content?.published.get(identity)?.unlistedSince ?? null) !== null;
  const wasKept = (identity: string, event: CalendarEvent) =>
    isKept(before?.content, identity) && before?.events?.published.get(identity)?.event === event;
  for (const [identity, { event }] of after.events.published)
    if (isKept(after.content, identity) && !wasKept(identity, event))
      put.push({ kind: 'kept', key: identity, text: JSON.stringify(event) });
  for (const identity of before?.content?.published.keys() ?? [])
    if (isKept(before?.content, identity) && !isKept(after.content, identity))
      drop.push({ kind: 'kept', key: identity });
  return { put, drop };
}
