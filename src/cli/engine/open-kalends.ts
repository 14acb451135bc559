import { setImmediate } from 'node:timers/promises';
import type { LoadedConfig } from '../../config/load-config.ts';
import { nodeCompressors } from '../../http/representation/node-compressors.ts';
import { assembleKalends } from '../../library/assemble-kalends.ts';
import { openStore } from '../../library/open-store.ts';
import type { RunningPublisher } from '../../publisher/create-publisher.ts';
import type { Log, Runtime } from '../../publisher/runtime.ts';
import { setUpSample } from '../../sample-setup.ts';
import { createUndiciFetch } from '../../source/http/undici-fetch.ts';
import { createMemoryStore } from '../../store/memory-store.ts';
import { nodePacker } from '../../store/node-packer.ts';
import type { Store } from '../../store/store.ts';
import type { EngineMetrics } from '../metrics/engine-metrics.ts';
import { createEngine, targetFromEnv } from './answer-request.ts';
import { createThreadCollector } from './collect-garbage.ts';
import type { Engine } from './engine-messages.ts';
import { inSharedMemory } from './shared-bodies.ts';

/** Kalends in this thread, not yet started. */
export interface Kalends {
  readonly publisher: RunningPublisher;
  readonly engine: Engine;
  readonly store: Store;
  /** Stops the requests to the portal, then closes the store. */
  close(): Promise<void>;
}

/** Assembles Kalends from Node's parts: undici, a store, zlib. `origin` is its own address, without a final slash. */
export function openKalends(
  loaded: LoadedConfig,
  {
    origin,
    command,
    log,
    onChange,
    metrics = null,
    forFiles = false,
  }: {
    readonly origin: string;
    readonly command: Omit<Runtime, 'log'>;
    readonly log: Log;
    /** Called with each new generation of the publisher. */
    readonly onChange?: (generation: number) => void;
    /** Null: nothing is measured, and there is no `/metrics`. */
    readonly metrics?: EngineMetrics | null;
    /** Answers are written to files: without codings, and by this thread. */
    readonly forFiles?: boolean;
  },
): Kalends {
  const { now, random, sleep } = command;
  const runtime: Runtime = { now, random, sleep, log };
  const network = createUndiciFetch();
  const sample = loaded.config.sample ? setUpSample(loaded.config, origin, now) : null;
  const { config, token, fetch: ask } = sample ?? { ...loaded, fetch: network };
  const fetch = metrics === null ? ask : metrics.counting(ask);
  // The sample leaves no file behind.
  const store = sample ? createMemoryStore(now()) : openStore(loaded.environment.store, runtime);
  const collectGarbage = createThreadCollector();
  const { publisher, app, close } = assembleKalends({
    config,
    sample,
    token,
    fetch,
    store,
    runtime,
    publishing: {
      packer: nodePacker,
      collectGarbage,
      ...(onChange && { onChange }),
      ...(metrics && { onRefresh: metrics.onRefresh }),
    },
    answering: {
      files: loaded.siteFiles,
      compressors: forFiles ? [] : nodeCompressors,
      target: targetFromEnv,
      ...(!forFiles && {
        place(representation) {
          // It takes the place of another, in the cache or in time.
          collectGarbage(representation.size);
          return inSharedMemory(representation);
        },
      }),
      pause: () => setImmediate(),
      ...(metrics && { metrics: async (usage) => metrics.text(await publisher.status(), usage) }),
    },
  });
  return {
    publisher,
    store,
    engine: createEngine(app, publisher.generation, log),
    async close() {
      await close();
      await network.close();
    },
  };
}
