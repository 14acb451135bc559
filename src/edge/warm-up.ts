import { env } from 'cloudflare:workers';
import { digest } from '../publisher/digest.ts';
import { createIndexRefresher } from '../publisher/index/index-refresher.ts';
import { firstIndexState, packIndexState } from '../publisher/index/index-state.ts';
import type { Runtime } from '../publisher/runtime.ts';
import { createAlarm } from './alarm.ts';
import { createKeeper } from './calendar-keeper.ts';
import type { Env, KnownEnv, ReadEnv } from './env.ts';
import { type CalendarCalls, calendarStub, type IndexCalls, indexStub } from './object-stubs.ts';
import { type OpenedObject, openObject } from './open-object.ts';
import type { ShelfEntry } from './rendered/feed-shelf.ts';
import { createWorkerApp } from './worker-app.ts';

const sleep = (): never => {
  throw new Error('Nothing waits before the first request.');
};
const runtime: Runtime = { now: () => 0, random: () => 0, sleep, log: () => undefined };
const lastMoment = 8.64e15;
const calendarId = 'warm-up';
const tag = '""';
/**
 * How often: what V8 notes of the objects that a function meets, so that it finds their properties at once, it notes only of
 * functions that ran some times.
 */
const times = 12;

/**
 * Answers one request for a plain feed while the isolate starts, with an application and objects of its own, whose storage is
 * made up. The start has a second of processor time, a request of the free plan ten milliseconds, and what is done for the
 * first time takes the longest: most of a first feed is that V8 compiles it. There is no clock, no chance and no network at
 * the start. Returns the answer; null: there was none. Never rejects.
 */
export async function warmUp(read: (env: Env) => ReadEnv, variables = env as unknown as Env): Promise<Response | null> {
  try {
    for (let time = 1; time < times; time += 1) await answerOnce(variables, read);
    return await answerOnce(variables, read);
  } catch {
    // The first request says what is wrong.
    return null;
  }
}

async function answerOnce(variables: Env, read: (env: Env) => ReadEnv): Promise<Response | null> {
  const known = read(variables);
  if ('problems' in known) return null;
  const origin = known.config.publicUrl ?? 'https://warm-up.invalid';
  const [index, calendar] = [openOnce(variables, known, origin), openOnce(variables, known, origin)];
  const indexRefresher = createIndexRefresher(index.opened.deps);
  const keeper = createKeeper(calendarId, calendar.opened, indexStub(variables), calendar.storage);
  const alarm = createAlarm({ storage: calendar.storage, due: async () => null, setup: calendar.opened.setup });
  const objects: Env = {
    ...variables,
    INDEX: namespaceOf<Pick<IndexCalls, 'index'>>({ index: indexRefresher.index }),
    CALENDARS: namespaceOf<Pick<CalendarCalls, 'feed'>>({
      async feed(asked, stamp) {
        await alarm.arm();
        return await keeper.feeds.find(asked, stamp, await alarm.remainingMs());
      },
    }),
  };
  const app = createWorkerApp(variables, known, {
    index: indexStub(objects),
    calendarOf: (id) => calendarStub(objects, id),
    log: runtime.log,
  });
  // A body may not be made at the start, and this answer has none.
  const headers = { 'Accept-Encoding': 'gzip', 'If-None-Match': tag };
  const poll = () => app.fetch(new Request(`${origin}/feeds/${calendarId}.ics`, { headers }));
  await poll();
  // From memory.
  return await poll();
}

/** Objects that are all the same one. */
const namespaceOf = <Calls>(calls: Calls): DurableObjectNamespace =>
  ({ getByName: () => calls }) as unknown as DurableObjectNamespace;

/** An object's dependencies, on a storage that holds a list of one calendar, and one feed of this. */
function openOnce(variables: Env, known: KnownEnv, origin: string) {
  const rows: Record<string, () => Row[]> = {
    'SELECT revision': () => [{ revision: 1 }],
    'SELECT key, text': () => [{ key: '', text: listText(opened) }],
    'SELECT entry': () => [{ entry: JSON.stringify(feedEntry(opened, origin)) }],
    'SELECT bytes': () => [{ bytes: new ArrayBuffer(1) }],
  };
  const storage = {
    sql: {
      exec: (sql: string) => ({
        toArray: () => Object.entries(rows).find(([start]) => sql.startsWith(start))?.[1]() ?? [],
      }),
    },
    kv: new Map<string, unknown>(),
    transactionSync: <Result>(work: () => Result): Result => work(),
    getAlarm: async () => lastMoment,
  } as unknown as DurableObjectStorage;
  const made = openObject(variables, { storage } as DurableObjectState, known);
  const opened: OpenedObject = { ...made, deps: { ...made.deps, runtime } };
  return { opened, storage };
}

type Row = Record<string, ArrayBuffer | string | number>;

function listText({ deps: { settings, mapping } }: OpenedObject): string {
  const record = { id: calendarId, title: null, description: null, timeZone: null, url: null };
  const state = firstIndexState(settings, 0);
  return packIndexState({
    ...state,
    calendars: [{ record, slug: null, missingSince: null, gone: false }],
    attempts: { ...state.attempts, lastSuccess: 0, lastAttempt: 0, nextDue: lastMoment },
    attemptedBy: digest([settings.mapping, mapping.version]),
  });
}

function feedEntry({ renderedBy }: OpenedObject, origin: string): ShelfEntry {
  const variant = {
    tag,
    headers: { 'Content-Length': '1', Vary: 'Accept-Encoding' },
    notModifiedHeaders: {},
    length: 1,
  };
  return {
    origin,
    name: calendarId,
    format: 'ics',
    head: {
      variants: [
        { ...variant, coding: 'gzip' },
        { ...variant, coding: 'identity' },
      ],
      lastModified: 0,
      size: 2,
    },
    version: '',
    setup: renderedBy,
    until: lastMoment,
    usedAt: 0,
  };
}
