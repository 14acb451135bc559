import type { RequestListener } from 'node:http';
import { createApp } from '../app.ts';
import type { Loaded } from '../config/load-config.ts';
import { createFastPath } from '../http/fast-path.ts';
import { nodeCompressors } from '../http/node-compressors.ts';
import { createNodeListener, nodeTarget } from '../http/node-listener.ts';
import { portalParts } from '../portal-parts.ts';
import { createPublisher, type RunningPublisher } from '../publisher/create-publisher.ts';
import type { Log, Surroundings } from '../publisher/surroundings.ts';
import { createUndiciFetch } from '../source/undici-fetch.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import { openNodeSqlite } from '../store/node-sqlite.ts';
import { createSqlStore } from '../store/sql-store.ts';
import type { Store } from '../store/store.ts';
import type { Runtime } from './command.ts';

/** The whole of Kalends in this process, not yet started. */
export interface Kalends {
  readonly publisher: RunningPublisher;
  readonly listener: RequestListener;
  /** Ends what runs towards the portal, then closes the store. */
  close(): Promise<void>;
}

/** Brings Node's parts together: undici, SQLite, zlib. */
export function openKalends({ config, environment, token }: Loaded, runtime: Runtime, log: Log): Kalends {
  const { now, random, sleep } = runtime;
  const surroundings: Surroundings = { now, random, sleep, log };
  const fetch = createUndiciFetch();
  // A sample leaves nothing behind.
  const store: Store = config.sample
    ? createMemoryStore()
    : createSqlStore(openNodeSqlite(environment.store, { now, sleep, log }));
  const publisher = createPublisher({ ...portalParts({ config, token, fetch, surroundings }), store });
  const fastPath = createFastPath({
    now,
    generation: () => publisher.generation?.() ?? null,
    publicUrl: config.publicUrl,
  });
  const app = createApp({ config, publisher, now, log, compressors: nodeCompressors, target: nodeTarget, fastPath });
  return {
    publisher,
    listener: createNodeListener(app, fastPath),
    async close() {
      await publisher.stop();
      await fetch.close();
      await store.close();
    },
  };
}
