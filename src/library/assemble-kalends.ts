import type { Hono } from 'hono';
import { type AppDeps, createApp, previewMaker } from '../app.ts';
import type { Config } from '../config/config.ts';
import { portalDeps } from '../portal-deps.ts';
import { createPublisher, type RunningPublisher } from '../publisher/create-publisher.ts';
import type { Runtime } from '../publisher/runtime.ts';
import type { SampleSetup } from '../sample-setup.ts';
import type { Fetch } from '../source/http/fetch.ts';
import type { Store } from '../store/store.ts';

type PublisherParts = Parameters<typeof createPublisher>[0];

interface KalendsParts {
  /** The sample's, where the sample takes the place of a portal. */
  readonly config: Config;
  readonly sample: SampleSetup | null;
  readonly token: string | null;
  readonly fetch: Fetch;
  readonly store: Store;
  readonly runtime: Runtime;
  /** What else the publisher is given, or given in the place of what is made of the configuration. */
  readonly publishing: Partial<PublisherParts>;
  /** What else the application is given. */
  readonly answering: Omit<AppDeps, 'config' | 'publisher' | 'now' | 'log'>;
}

/** A publisher that is not started yet and the application over it, in one process. */
export interface AssembledKalends {
  readonly publisher: RunningPublisher;
  readonly app: Hono;
  /** Stops the requests to the portal, then closes the store. */
  close(): Promise<void>;
}

/** Puts the parts of Kalends together for a process that keeps its memory. (On Workers, each part is an object.) */
export function assembleKalends(parts: KalendsParts): AssembledKalends {
  const { config, sample, token, fetch, store, runtime, publishing, answering } = parts;
  const { now, log } = runtime;
  const deps = portalDeps({ config, token, fetch, runtime });
  const publisher = createPublisher({ ...deps, store, previews: previewMaker(config), ...publishing });
  const app = createApp({ ...answering, config, publisher, now, log });
  sample?.mount(app);
  return {
    publisher,
    app,
    async close() {
      await publisher.stop();
      await store.close();
    },
  };
}
