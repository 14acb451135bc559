import { describe, expect, it } from 'vitest';
import { inCalendar, type KeptCalendar } from './calendar-in-object.ts';

async function snapshotOf(refresher: Awaited<ReturnType<KeptCalendar['open']>>) {
  const answer = await refresher.snapshot();
  if (answer.kind !== 'snapshot') throw new Error(`Expected a snapshot, found ${answer.kind}.`);
  return answer.snapshot;
}

/** When revisions count so many seconds, in milliseconds since 1970. */
const timeOf = (sequence: number): number => Date.UTC(2026, 0, 1) + 1000 * sequence;

/** Writes a text into the first row of one kind. */
function damage({ storage }: KeptCalendar, kind: string, text: string): void {
  const [row] = storage.sql
    .exec("SELECT shelf, key FROM documents WHERE shelf = 'calendar damaged' AND kind = ? ORDER BY key", kind)
    .toArray();
  if (row === undefined) throw new Error(`There is no row of the kind ${kind}.`);
  const where = 'shelf = ? AND kind = ? AND key = ?';
  storage.sql.exec(`UPDATE documents SET text = ? WHERE ${where}`, text, row.shelf, kind, row.key);
}

describe('a store in an object', () => {
  it('reads again the rows that can’t be read, and takes no revision back', () =>
    inCalendar('damaged', async (kept) => {
      const first = await kept.open();
      await first.refresh();
      for (const kind of ['record', 'run', 'details', 'manifest']) {
        for (const text of ['{"events":[', 'null', '17']) {
          const before = await snapshotOf(await kept.open());
          expect(before.events).toHaveLength(8);
          // A history that is lost begins again with the second of the clock, which stands still here. The store was made a little later.
          const greatest = Math.max(...before.events.map(({ revision }) => revision.sequence));
          if (kind === 'manifest') kept.time = Math.max(kept.time, timeOf(greatest + 1));
          damage(kept, kind, text);
          const again = await kept.open();
          await again.refresh(true);
          const after = await snapshotOf(again);
          expect(after.events.map(({ event }) => event)).toEqual(before.events.map(({ event }) => event));
          if (kind !== 'manifest') expect(after.events).toEqual(before.events);
          for (const [index, { revision }] of before.events.entries())
            expect(after.events[index]?.revision.sequence).toBeGreaterThanOrEqual(revision.sequence);
          await again.refresh(true);
          expect([kind, (await again.status()).problems]).toEqual([kind, []]);
        }
      }
    }));

  it('that a later release wrote is left alone, and says so', () =>
    inCalendar('damaged', async (kept) => {
      await (await kept.open()).refresh(true);
      const revision = () => kept.storage.sql.exec('SELECT max(revision) AS most FROM shelves').toArray()[0]?.most;
      const before = revision();
      kept.storage.sql.exec('INSERT INTO kalends_versions (version) VALUES (99)');
      const object = kept.instance('secret');
      expect((await object.status('damaged')).store).toMatch(/^The store has version 99, .* A later release/);
      await object.alarm();
      expect((await object.status('damaged')).hasCopy).toBe(false);
      expect(revision()).toBe(before);
    }));
});
