import { expect, it } from 'vitest';
import { control, inCalendar, type KeptCalendar, type Work } from './calendar-in-object.ts';
import { origin } from './counted-objects.ts';

const events = 300;
const publicUrl = { KALENDS_PUBLIC_URL: origin };
const plain = { calendarId: 'worked', origin, name: 'worked', format: 'ics' } as const;

/** What this takes, in counts: what takes time depends on the machine. */
async function taken(kept: KeptCalendar, task: () => Promise<unknown>): Promise<Work> {
  const before = { ...kept.work };
  await task();
  const { mapped, packed, parsed } = kept.work;
  return { mapped: mapped - before.mapped, packed: packed - before.packed, parsed: parsed - before.parsed };
}

it('runs and requests take work for what has changed, and not for what there is', () =>
  inCalendar(
    'worked',
    async (kept) => {
      const first = await kept.keep(publicUrl);
      /** A refresh, and the feeds after it. */
      const run = (keeper: typeof first) =>
        taken(kept, async () => {
          await kept.untilDue(keeper.refresher);
          await keeper.refresher.refresh();
          await keeper.settled();
        });
      const filled = await run(first);
      expect(filled.mapped).toBeGreaterThanOrEqual(events);
      // The second list proves the mapping that was detected from the first.
      await run(first);

      const idle = await run(first);
      expect(idle).toMatchObject({ mapped: 0, packed: 0 });
      // In an object that was evicted, the list of the portal and what the calendar remembers of it.
      const woken = await run(await kept.keep(publicUrl));
      expect(woken).toMatchObject({ mapped: 0, packed: 0 });

      await control('worked', { edited: 'e20' });
      const editor = await kept.keep(publicUrl);
      const edited = await run(editor);
      expect(edited.mapped).toBe(1);
      expect(edited.packed).toBeGreaterThan(0);

      // What is stored is neither read as events nor packed again, in memory or not.
      const evicted = await kept.keep(publicUrl);
      const whole = await taken(kept, () => evicted.refresher.snapshot(undefined, 0));
      const stored = await kept.keep(publicUrl);
      for (const keeper of [editor, stored, stored]) {
        const sent = await taken(kept, () => keeper.feeds.find(plain, null, 0));
        expect(sent).toMatchObject({ mapped: 0, packed: 0 });
        expect(sent.parsed).toBeLessThan(whole.parsed / 20);
      }

      // A query reads the events once, and each packs its own bytes only.
      const query = (limit: number) => ({ ...plain, target: `/feeds/worked.ics?limit=${limit}` });
      const queried = await kept.keep(publicUrl);
      const early = await taken(kept, () => queried.queried.find(query(20), null, 0));
      expect(early.parsed).toBeGreaterThan(whole.parsed / 2);
      const late = await taken(kept, () => queried.queried.find(query(40), null, 0));
      expect(late).toMatchObject({ mapped: 0, parsed: 0 });
      expect(late.packed).toBeGreaterThan(early.packed);
      expect(late.packed).toBeLessThan(edited.packed / 4);
      const again = await taken(kept, () => queried.queried.find(query(40), null, 0));
      expect(again).toEqual({ mapped: 0, packed: 0, parsed: 0 });
    },
    { endpoints: { details: false } },
  ));
