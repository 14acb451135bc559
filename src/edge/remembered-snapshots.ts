import { LRUCache } from 'lru-cache';
import type { Snapshot } from '../calendar/snapshot.ts';
import type { Publisher, SnapshotAnswer } from '../publisher/publisher.ts';

/**
 * Snapshots as this isolate remembers them: an object sends no events that are here already, and is not asked at all where
 * the version is known from elsewhere. `versionOf` returns it; null: it is not known. `mostEvents`: of all that are remembered
 * together.
 */
export function rememberSnapshots(deps: {
  readonly ask: Publisher['snapshot'];
  readonly versionOf: (calendarId: string) => string | null;
  readonly mostEvents: number;
}): Publisher['snapshot'] {
  const { ask, versionOf, mostEvents } = deps;
  const kept = new LRUCache<string, Snapshot>({
    maxSize: mostEvents,
    sizeCalculation: ({ events }) => events.length + 1,
  });

  return async (calendarId, known) => {
    const held = kept.get(calendarId);
    const asKnown = (snapshot: Snapshot): SnapshotAnswer =>
      snapshot.version === known ? { kind: 'unchanged' } : { kind: 'snapshot', snapshot };
    if (held !== undefined && held.version === versionOf(calendarId)) return asKnown(held);
    const answer = await ask(calendarId, held?.version ?? known);
    if (answer.kind === 'unchanged') return held === undefined ? answer : asKnown(held);
    if (answer.kind !== 'snapshot') {
      kept.delete(calendarId);
      return answer;
    }
    kept.set(calendarId, answer.snapshot);
    return asKnown(answer.snapshot);
  };
}
