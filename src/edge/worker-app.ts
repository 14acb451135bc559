import { createApp } from '../app.ts';
import type { FindFinished } from '../http/feeds/feed-service.ts';
import { edgeGzip } from '../http/representation/compressors.ts';
import type { Representation } from '../http/representation/representation.ts';
import { respond } from '../http/respond.ts';
import { platformRuntime } from '../platform-runtime.ts';
import type { Log } from '../publisher/runtime.ts';
import { setUpSample } from '../sample-setup.ts';
import { answered, createEdgePublisher } from './edge-publisher.ts';
import type { Env, KnownEnv } from './env.ts';
import { rememberIndex } from './index/remembered-index.ts';
import { rememberVersions } from './index/remembered-versions.ts';
import type { CalendarStub, IndexCalls } from './object-stubs.ts';
import { renderedBy, sampleOrigin } from './open-object.ts';
import { createFinishedFeeds } from './rendered/finished-feeds.ts';
import { rememberAddresses } from './rendered/remembered-addresses.ts';
import { createSharedFeeds } from './rendered/shared-feeds.ts';

/** Bytes of finished representations to keep, of the 128 MB that an isolate has. */
const cacheBytes = 24_000_000;
/** The same for feeds that the objects have rendered, and half of it for saved feeds. */
const finishedBytes = 16_000_000;
/** A request waits for its objects most of the time, so several may be under way. Each holds a snapshot. */
const maxRenderings = 16;

/** The application of an isolate. */
export interface RunningApp {
  fetch(request: Request, context?: ExecutionContext): Promise<Response>;
  readonly publicUrl: string | null;
}

/** What it asks. */
export interface AppObjects {
  readonly index: IndexCalls;
  readonly calendarOf: (calendarId: string) => CalendarStub;
  readonly log: Log;
}

/** Makes the application that answers for these objects. */
export function createWorkerApp(env: Env, read: KnownEnv, { index, calendarOf, log }: AppObjects): RunningApp {
  const { now } = platformRuntime;
  const versions = rememberVersions(index, now, log);
  const remembered = rememberIndex(index, now, log);
  const publisher = createEdgePublisher({ index, remembered, calendarOf, versions, now, log });
  const sample = read.config.sample ? setUpSample(read.config, sampleOrigin(env, read.config), now) : null;
  const { config } = sample ?? read;
  const bounds = { cacheBytes, maxRenderings, join: false };
  const finishedFeeds = createFinishedFeeds({
    ask: (asked, stamp) => calendarOf(asked.calendarId).feed(asked, stamp),
    bytes: finishedBytes,
    now,
    log,
  });
  const finished: FindFinished = (...asked) => answered(log, () => finishedFeeds.find(...asked));
  const findSaved = createSharedFeeds({
    index,
    noteVersions: versions.note,
    setup: renderedBy(env, config),
    bytes: finishedBytes / 2,
    log,
  });
  const hono = createApp({ config, publisher, now, log, finished, findSaved, compressors: [edgeGzip], ...bounds });
  sample?.mount(hono);
  const addresses = rememberAddresses({ finished: finishedFeeds, listedUntil: remembered.freshUntil, now });
  return {
    publicUrl: config.publicUrl,
    async fetch(request, context) {
      const known = addresses.find(request);
      if (known !== null) return respond(known, request.headers);
      const note = (representation: Representation) => addresses.note(request, representation);
      return await hono.fetch(request, { note }, context);
    },
  };
}
