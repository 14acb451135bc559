import type { RequestListener } from 'node:http';
import { createApp } from '../../app.ts';
import type { LoadedConfig } from '../../config/load-config.ts';
import { createNodeListener, nodeCompressors, nodeTarget } from '../../http/node-server.ts';
import { createFastPath } from '../../http/representation/fast-path.ts';
import { portalDeps } from '../../portal-deps.ts';
import { createPublisher, type RunningPublisher } from '../../publisher/create-publisher.ts';
import type { Log, Runtime } from '../../publisher/runtime.ts';
import { setUpSample } from '../../sample-setup.ts';
import { createUndiciFetch } from '../../source/http/undici-fetch.ts';
import { createMemoryStore } from '../../store/memory-store.ts';
import { nodePacker } from '../../store/node-packer.ts';
import { openNodeSqlite } from '../../store/sqlite/node-sqlite.ts';
import { createSqlStore } from '../../store/sqlite/sql-store.ts';
import type { CommandRuntime } from '../command.ts';
import { createProcessCollector } from './collect-garbage.ts';

/** Kalends in this process, not yet started. */
export interface Kalends {
  readonly publisher: RunningPublisher;
  readonly listener: RequestListener;
  /** Stops the requests to the portal, then closes the store. */
  close(): Promise<void>;
}

/** Assembles Kalends from Node's parts: undici, SQLite, zlib. `origin` is its own address, without a final slash. */
export function openKalends(
  loaded: LoadedConfig,
  {
    origin,
    command,
    log,
  }: { readonly origin: string; readonly command: Pick<CommandRuntime, 'now' | 'random' | 'sleep'>; readonly log: Log },
): Kalends {
  const { now, random, sleep } = command;
  const runtime: Runtime = { now, random, sleep, log };
  const network = createUndiciFetch();
  const sample = loaded.config.sample ? setUpSample(loaded.config, origin, now) : null;
  const { config, token, fetch } = sample ?? { ...loaded, fetch: network };
  // The sample leaves no file behind.
  const store = sample
    ? createMemoryStore(now())
    : createSqlStore(openNodeSqlite(loaded.environment.store, { now, sleep, log }));
  const deps = portalDeps({ config, token, fetch, runtime });
  const publisher = createPublisher({ ...deps, store, packer: nodePacker, collectGarbage: createProcessCollector() });
  const { publicUrl, server } = config;
  const fastPath = createFastPath({ now, generation: publisher.generation, publicUrl, hosts: server.hosts });
  const app = createApp({ config, publisher, now, log, compressors: nodeCompressors, target: nodeTarget, fastPath });
  sample?.mount(app);
  return {
    publisher,
    listener: createNodeListener(app, fastPath),
    async close() {
      await publisher.stop();
      await network.close();
      await store.close();
    },
  };
}
