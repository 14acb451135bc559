import { LRUCache } from 'lru-cache';
import type { Snapshot } from '../../calendar/snapshot.ts';
import type { Packer } from '../../store/packer.ts';
import type { Document } from '../../store/store.ts';
import type { CalendarEvents, Manifest } from '../model.ts';
import { eventDocuments } from './documents.ts';
import { loadEvents } from './stored-events.ts';

/**
 * The events of a calendar in memory, so that they are available even if the store fails: as objects while they are in
 * use, packed otherwise. Without a packer they stay objects.
 */
interface EventCache {
  /** Null: none are in memory. */
  get(): Promise<CalendarEvents | null>;
  /** Null: no events are in memory. */
  snapshot(): Promise<Snapshot | null>;
  /** `moved`: the snapshot has changed. */
  set(events: CalendarEvents, moved: boolean): void;
  clear(): void;
}

export interface EventCacheDeps {
  /** Shared by the calendars of one process to limit how many events are unpacked; absent: no limit. */
  readonly openEvents?: OpenEvents;
  readonly packer?: Packer;
  /** Called when a large piece of work is done and its memory can be freed. */
  readonly collectGarbage?: () => void;
}

/** `currentManifest` returns the newest manifest, which the events belong to. */
export function createEventCache(
  { openEvents, packer, collectGarbage }: EventCacheDeps,
  currentManifest: () => Manifest | null,
): EventCache {
  let open: CalendarEvents | null = null;
  let packed: Uint8Array | null = null;
  let snapshot: Snapshot | null = null;
  const calendar: OpenCalendar = {
    count: () => open?.published.size ?? 0,
    pack: () => void pack().catch(() => undefined),
  };

  async function pack(): Promise<void> {
    const [events, manifest] = [open, currentManifest()];
    if (events === null || manifest === null || packer === undefined) return;
    const bytes = packed ?? (await packer.pack(joinDocuments(eventDocuments(manifest, events))));
    // Other events may have been set in the meantime.
    if (open !== events) return;
    packed = bytes;
    open = null;
    snapshot = null;
    collectGarbage?.();
  }

  async function get(): Promise<CalendarEvents | null> {
    while (open === null && packed !== null && packer !== undefined) {
      const bytes = packed;
      const documents = splitDocuments(await packer.unpack(bytes));
      const manifest = currentManifest();
      if (manifest === null) return null;
      const events = await loadEvents(manifest, async (kind) => documents.get(kind) ?? new Map());
      if (events === null) return null;
      // Other events may have been set in the meantime.
      if (open === null && packed === bytes && currentManifest() === manifest) open = events;
    }
    if (open !== null) openEvents?.used(calendar);
    return open;
  }

  return {
    get,
    async snapshot() {
      for (;;) {
        const [events, manifest] = [await get(), currentManifest()];
        if (events === null || manifest === null) return null;
        // Other events may have been set in the meantime, with another manifest.
        if (events !== open) continue;
        snapshot ??= snapshotOf(manifest, events);
        return snapshot;
      }
    },
    set(events, moved) {
      open = events;
      packed = null;
      if (moved) snapshot = null;
      openEvents?.used(calendar);
    },
    clear() {
      open = null;
      packed = null;
      snapshot = null;
    },
  };
}

export function snapshotOf(
  { calendar, version, lastModified, changedAt }: Manifest,
  { published }: CalendarEvents,
): Snapshot {
  const events = [...published.values()].sort(
    (one, other) =>
      compare(one.event.start ?? '~', other.event.start ?? '~') ||
      compare(one.event.id, other.event.id) ||
      compare(one.event.occurrence ?? '', other.event.occurrence ?? ''),
  );
  return { calendar, events, version, lastModified, ...(changedAt !== undefined && { changedAt }) };
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** For each document a line with its kind and key, then a line with its text: JSON contains no line breaks. */
const joinDocuments = (documents: readonly Document[]): string =>
  documents.map(({ kind, key, text }) => `${JSON.stringify([kind, key])}\n${text}`).join('\n');

/** The documents by kind, then by key. */
function splitDocuments(text: string): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const kinds = new Map<string, Map<string, string>>();
  const lines = text === '' ? [] : text.split('\n');
  for (let at = 0; at < lines.length; at += 2) {
    const [kind, key] = JSON.parse(lines[at] ?? '') as [string, string];
    const documents = kinds.get(kind) ?? new Map<string, string>();
    kinds.set(kind, documents.set(key, lines[at + 1] ?? ''));
  }
  return kinds;
}

/** Limits how many events are unpacked in memory to those of the calendars that were used last. */
interface OpenEvents {
  /** Marks a calendar's events as used. If there are too many now, the calendars unused for longest are packed. */
  used(calendar: OpenCalendar): void;
}

export interface OpenCalendar {
  /** How many of its events are unpacked. */
  count(): number;
  pack(): void;
}

export function createOpenEvents(most: number): OpenEvents {
  const open = new LRUCache<OpenCalendar, number>({
    maxSize: most,
    // A calendar in use stays open, however large it is.
    sizeCalculation: (count) => Math.min(Math.max(1, count), most),
    dispose: (_, calendar, reason) => {
      if (reason === 'evict') calendar.pack();
    },
  });
  return { used: (calendar) => void open.set(calendar, calendar.count()) };
}
