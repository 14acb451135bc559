import { runInDurableObject } from 'cloudflare:test';
import { inject } from 'vitest';
import type { Settings } from '../../src/config/settings.ts';
import { edgeSurroundings } from '../../src/edge/edge-surroundings.ts';
import { openEdge } from '../../src/edge/open-edge.ts';
import { createCalendarKeeper } from '../../src/publisher/calendar-keeper.ts';
import { createIndexKeeper } from '../../src/publisher/index-keeper.ts';
import type { CalendarKeeper } from '../../src/publisher/keepers.ts';
import type { SqlValue } from '../../src/store/sql-database.ts';
import { bindings, calendar } from './objects.ts';

/** What SQLite says that statements cost: what the platform counts. */
export interface Rows {
  read: number;
  written: number;
}

export interface KeptCalendar {
  /** The keeper over the object's storage as a new instance has it: nothing in memory. */
  open(): Promise<CalendarKeeper>;
  readonly rows: Rows;
  /** Milliseconds since 1970, as the keepers have it. */
  time: number;
  /** Lets the next refresh of the keeper come due. */
  untilDue(keeper: CalendarKeeper): Promise<number>;
}

/** A calendar of the portal, kept in an object of its own with the parts and the limits that a Worker has. */
export function inCalendar<Result>(
  calendarId: string,
  work: (kept: KeptCalendar) => Promise<Result>,
  source: Settings['source'] = {},
): Promise<Result> {
  return runInDurableObject(calendar(`kept ${calendarId}`), async (_, { storage }) => {
    const rows: Rows = { read: 0, written: 0 };
    const env = { ...bindings, KALENDS_BASE_URL: inject('portal'), KALENDS_TOKEN: 'secret' };
    const config = { source: { retries: 0, ...source }, site: { timeZone: 'Europe/Berlin' } };
    const state = { storage: counting(storage, rows) } as unknown as DurableObjectState;
    const kept: KeptCalendar = {
      rows,
      time: Date.now(),
      async open() {
        const { parts } = openEdge({ ...env, KALENDS_CONFIG: config }, state, undefined);
        const timed = { ...parts, surroundings: { ...edgeSurroundings, log: () => {}, now: () => kept.time } };
        const index = createIndexKeeper(timed);
        await index.refresh();
        // It is this calendar's answers that detection looks at.
        const sampled = async () => {
          const brief = await index.brief(calendarId);
          return brief && { ...brief, sampled: brief.mapping === null };
        };
        return createCalendarKeeper(calendarId, { ...index, brief: sampled }, timed);
      },
      async untilDue(keeper) {
        const waited = Math.max((await keeper.dueAt()) - kept.time, 0);
        kept.time += waited;
        return waited;
      },
    };
    return work(kept);
  });
}

function counting(storage: DurableObjectStorage, rows: Rows) {
  return {
    transactionSync: <Result>(work: () => Result) => storage.transactionSync(work),
    sql: {
      exec(sql: string, ...values: SqlValue[]) {
        const cursor = storage.sql.exec(sql, ...values);
        const found = cursor.toArray();
        rows.read += cursor.rowsRead;
        rows.written += cursor.rowsWritten;
        return { toArray: () => found };
      },
    },
  };
}

/** What the portal was asked of the calendar so far, path and query. */
export async function asked(calendarId: string): Promise<readonly string[]> {
  return await (await fetch(`${inject('portal')}/_log/${calendarId}`)).json();
}

/** Tells the portal how to behave from now on, as of `PortalControl`. */
export async function control(how: Record<string, unknown>): Promise<void> {
  await (await fetch(`${inject('portal')}/_control`, { method: 'POST', body: JSON.stringify(how) })).text();
}
