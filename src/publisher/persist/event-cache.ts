import type { Snapshot } from '../../calendar/snapshot.ts';
import type { Document } from '../../store/store.ts';
import type { Content } from '../model.ts';
import { snapshotOf } from '../publish/publish.ts';
import type { PublisherDeps } from '../refreshers.ts';
import { type Events, eventDocuments, eventsOf } from './documents.ts';

/**
 * The events of a calendar in memory: open while they are in use, packed small while they are not, so that they are
 * there whatever becomes of the store. Without a packer they stay open.
 */
interface HeldEvents {
  /** Null: none are in memory. */
  get(): Promise<Events | null>;
  snapshot(): Promise<Snapshot | null>;
  /** `moved`: what is published of them is not what it was. */
  take(events: Events, moved: boolean): void;
  forget(): void;
}

/** `content`: what the events are those of, always. */
export function holdEvents(
  { openEvents, packer, collectGarbage }: Pick<PublisherDeps, 'openEvents' | 'packer' | 'collectGarbage'>,
  content: () => Content | null,
): HeldEvents {
  let open: Events | null = null;
  let packed: Uint8Array | null = null;
  let snapshot: Snapshot | null = null;
  const calendar = { count: () => open?.published.size ?? 0, putAway: () => void putAway().catch(() => undefined) };

  async function putAway(): Promise<void> {
    const [events, of] = [open, content()];
    if (events === null || of === null || packer === undefined) return;
    const bytes = packed ?? (await packer.pack(written(eventDocuments(of, events))));
    // Others may have come meanwhile.
    if (open !== events) return;
    packed = bytes;
    open = null;
    snapshot = null;
    collectGarbage?.();
  }

  async function get(): Promise<Events | null> {
    while (open === null && packed !== null && packer !== undefined) {
      const bytes = packed;
      const documents = read(await packer.unpack(bytes));
      const of = content();
      if (of === null) return null;
      const events = await eventsOf(of, async (kind) => documents.get(kind) ?? new Map());
      // Others may have come meanwhile.
      if (open === null && packed === bytes && content() === of) open = events;
    }
    if (open !== null) openEvents?.used(calendar);
    return open;
  }

  return {
    get,
    async snapshot() {
      for (;;) {
        const [events, of] = [await get(), content()];
        if (events === null || of === null) return null;
        // Others may have come meanwhile, of another content.
        if (events !== open) continue;
        snapshot ??= snapshotOf(of, events.published);
        return snapshot;
      }
    },
    take(events, moved) {
      open = events;
      packed = null;
      if (moved) snapshot = null;
      openEvents?.used(calendar);
    },
    forget() {
      open = null;
      packed = null;
      snapshot = null;
    },
  };
}

/** A line of kind and key, then one of the document: JSON has no line breaks of its own. */
const written = (documents: readonly Document[]): string =>
  documents.map(({ kind, key, text }) => `${JSON.stringify([kind, key])}\n${text}`).join('\n');

function read(text: string): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const kinds = new Map<string, Map<string, string>>();
  const lines = text === '' ? [] : text.split('\n');
  for (let at = 0; at < lines.length; at += 2) {
    const [kind, key] = JSON.parse(lines[at] ?? '') as [string, string];
    const documents = kinds.get(kind) ?? new Map<string, string>();
    kinds.set(kind, documents.set(key, lines[at + 1] ?? ''));
  }
  return kinds;
}

/** Which calendars' events lie open in memory: those that were used last, so many events at the most. */
export interface OpenEvents {
  /** Marks a calendar's events as used; what was not used for longest is put away. */
  used(calendar: OpenCalendar): void;
}

export interface OpenCalendar {
  count(): number;
  putAway(): void;
}

export function createOpenEvents(most: number): OpenEvents {
  // Oldest use first.
  const open = new Set<OpenCalendar>();
  return {
    used(calendar) {
      open.delete(calendar);
      open.add(calendar);
      let count = [...open].reduce((sum, one) => sum + one.count(), 0);
      for (const oldest of open) {
        if (count <= most || oldest === calendar) break;
        count -= oldest.count();
        open.delete(oldest);
        oldest.putAway();
      }
    },
  };
}
