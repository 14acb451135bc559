import { runInDurableObject } from 'cloudflare:test';
import { inject, vi } from 'vitest';
import type { Settings } from '../../src/config/settings.ts';
import { createKeeper, type Keeper } from '../../src/edge/calendar-keeper.ts';
import { calendarObject } from '../../src/edge/calendar-object.ts';
import { type Env, readEnv } from '../../src/edge/env.ts';
import { previewName } from '../../src/edge/index/stored-previews.ts';
import type { CalendarCalls } from '../../src/edge/object-stubs.ts';
import { type OpenedObject, openObject } from '../../src/edge/open-object.ts';
import type { ShelfStorage } from '../../src/edge/rendered/feed-shelf.ts';
import { streamGzip } from '../../src/http/representation/compressors.ts';
import type { LearningMapping } from '../../src/mapping/learning/learning.ts';
import { platformRuntime } from '../../src/platform-runtime.ts';
import { createIndexRefresher } from '../../src/publisher/index/index-refresher.ts';
import { createCalendarRefresher } from '../../src/publisher/refresh/calendar-refresher.ts';
import { leaseMsFor } from '../../src/publisher/refresh/refresh-schedule.ts';
import type { CalendarRefresher, IndexRefresher } from '../../src/publisher/refreshers.ts';
import { bindings, calendar } from './objects.ts';
import type { Fault } from './portal-setup.ts';

/** How long a refresh waits before it renews its lease. */
const renewalMs = leaseMsFor(300_000) / 3;
const never = 2 ** 30;

/** The portal of these tests is in the process that gives all files their modules, which may keep it busy for ten seconds. */
export const patient = { retries: 0, timeoutMs: 300_000 } as const;

/** Rows that SQLite reports for the statements; the platform bills them. */
export interface Rows {
  read: number;
  written: number;
  /** Those of the written that hold finished feeds. */
  finished: number;
}

/** What the processor was busy with. */
export interface Work {
  /** Records that were mapped to events. */
  mapped: number;
  /** Bytes that were packed with gzip. */
  packed: number;
  /** Characters of JSON that were read: of the portal, of the store and of what is rendered. */
  parsed: number;
}

export interface KeptCalendar {
  /** The refresher over the object's storage as a new instance sees it, with nothing in memory. */
  open(): Promise<CalendarRefresher>;
  /** The refresher and the finished feeds as a new instance sees them, under these variables. */
  keep(variables?: Partial<Env>): Promise<Keeper>;
  /** A new instance of the object, set up with this token. */
  instance(token: string): CalendarCalls & { alarm(): Promise<void> };
  readonly storage: DurableObjectStorage;
  readonly rows: Rows;
  readonly work: Work;
  /** What a kept calendar has asked the index, which is an object of its own. */
  readonly indexCalls: string[];
  /** Milliseconds since 1970, the clock of the refreshers. */
  time: number;
  /** Advances the clock until the refresher's next refresh is due. */
  untilDue(refresher: CalendarRefresher): Promise<number>;
}

/** A calendar of the portal, kept in its own object with the dependencies and limits of a Worker. */
export function inCalendar<Result>(
  calendarId: string,
  inside: (kept: KeptCalendar) => Promise<Result>,
  source: Settings['source'] = {},
): Promise<Result> {
  return runInDurableObject(calendar(`kept ${calendarId}`), async (_object, ctx) => {
    const { storage } = ctx;
    const rows: Rows = { read: 0, written: 0, finished: 0 };
    const work: Work = { mapped: 0, packed: 0, parsed: 0 };
    using _counting = countWork(work);
    const state = { storage: counting(storage, rows) } as unknown as DurableObjectState;
    const config = { source: { ...patient, ...source }, site: { timeZone: 'Europe/Berlin' } };
    const openWith = (KALENDS_TOKEN: string, variables: Partial<Env> = {}) => {
      const KALENDS_BASE_URL = inject('portal');
      const env = { ...bindings, KALENDS_BASE_URL, KALENDS_TOKEN, KALENDS_CONFIG: config, ...variables };
      const opened = openObject(env, state, readEnv(env, undefined));
      // The rows of a lease that is renewed would count, on a machine that is slow.
      const sleep: typeof platformRuntime.sleep = (ms, signal) =>
        platformRuntime.sleep(ms === renewalMs ? never : ms, signal);
      const runtime = { ...platformRuntime, log: () => {}, now: () => kept.time, sleep };
      return { ...opened, deps: { ...opened.deps, runtime, mapping: countingMapping(opened.deps.mapping, work) } };
    };
    const indexOf = async ({ deps }: OpenedObject): Promise<IndexRefresher> => {
      const index = createIndexRefresher(deps);
      await index.refresh();
      return index;
    };
    const indexCalls: string[] = [];
    const noted = <Answer>(name: string, answer: Answer): Answer => {
      indexCalls.push(name);
      return answer;
    };
    /** The preview that the index has. */
    let held: string | null = null;
    const kept: KeptCalendar = {
      rows,
      work,
      indexCalls,
      time: Date.now(),
      storage,
      async open() {
        const opened = openWith('secret');
        return createCalendarRefresher(calendarId, await indexOf(opened), opened.deps);
      },
      async keep(variables) {
        const opened = openWith('secret', variables);
        const { context, learn, confirm } = await indexOf(opened);
        const calls = {
          context: (id) => noted('context', context(id)),
          learn: (...lesson) => noted('learn', learn(...lesson)),
          confirm: (...read) => noted('confirm', confirm(...read)),
          report: (_, __, preview) => {
            if (preview !== undefined) held = previewName(preview);
            return noted('report', Promise.resolve({ availability: 'known', preview: held, everySeconds: 0 }));
          },
          async keepPreview(_, preview) {
            noted('keepPreview', preview);
            held = previewName(preview);
          },
        } satisfies Parameters<typeof createKeeper>[2];
        return createKeeper(calendarId, opened, calls, { ...counting(storage, rows), kv: storage.kv });
      },
      instance(token) {
        const env = { ...bindings, INDEX: { getByName: () => index } as unknown as DurableObjectNamespace };
        const CalendarObject = calendarObject(() => openWith(token));
        return new CalendarObject(ctx, env);
      },
      async untilDue(refresher) {
        const waited = Math.max((await refresher.dueAt()) - kept.time, 0);
        kept.time += waited;
        return waited;
      },
    };
    const index = await indexOf(openWith('secret'));
    return await inside(kept);
  });
}

function countingMapping(mapping: LearningMapping, work: Work): LearningMapping {
  return {
    ...mapping,
    mapper(detected) {
      const mapper = mapping.mapper(detected);
      const events: typeof mapper.events = (...given) => {
        work.mapped += 1;
        return mapper.events(...given);
      };
      return { ...mapper, events };
    },
  };
}

/** Counts until it is disposed of. */
function countWork(work: Work): Disposable {
  const { parse } = JSON;
  const { compress } = streamGzip;
  const packing = vi.spyOn(streamGzip, 'compress').mockImplementation((bytes, mediaType) => {
    work.packed += bytes.byteLength;
    return compress(bytes, mediaType);
  });
  const parsing = vi.spyOn(JSON, 'parse').mockImplementation((text, reviver) => {
    work.parsed += text.length;
    return parse(text, reviver);
  });
  return {
    [Symbol.dispose]() {
      packing.mockRestore();
      parsing.mockRestore();
    },
  };
}

function counting(storage: DurableObjectStorage, rows: Rows): ShelfStorage {
  return {
    transactionSync: <Result>(work: () => Result) => storage.transactionSync(work),
    sql: {
      exec(sql, ...values) {
        const cursor = storage.sql.exec(sql, ...values);
        const found = cursor.toArray();
        rows.read += cursor.rowsRead;
        rows.written += cursor.rowsWritten;
        if (/(?:INTO|UPDATE) rendered_feeds/.test(sql)) rows.finished += cursor.rowsWritten;
        return { toArray: () => found };
      },
    },
  };
}

/** The requests so far for this calendar, path and query. */
export async function asked(calendarId: string): Promise<readonly string[]> {
  return await (await fetch(`${inject('portal')}/_log/${calendarId}`)).json();
}

/** Sets how the portal answers for the calendar from now on. */
export async function control(calendarId: string, how: Fault): Promise<void> {
  const address = `${inject('portal')}/_control/${calendarId}`;
  await (await fetch(address, { method: 'POST', body: JSON.stringify(how) })).text();
}
