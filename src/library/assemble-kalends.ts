import type { Hono } from 'hono';
import { type AppDeps, createApp, previewMaker } from '../app.ts';
import type { Config } from '../config/config.ts';
import type { Mapper } from '../mapping/mapper.ts';
import { portalDeps } from '../portal-deps.ts';
import { createPublisher, type RunningPublisher } from '../publisher/create-publisher.ts';
import type { Runtime } from '../publisher/runtime.ts';
import type { SampleSetup } from '../sample-setup.ts';
import type { Fetch } from '../source/http/fetch.ts';
import type { Source } from '../source/source.ts';
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
  /** Absent: the portal's interface over HTTP, as it is configured. */
  readonly source?: Source | undefined;
  /** Changes what the rules make of records. Absent: nothing does. */
  readonly mapper?: ChangeMapper | undefined;
  /** What else the publisher is given. */
  readonly publishing: Omit<PublisherParts, 'source' | 'mapping' | 'settings' | 'runtime' | 'store' | 'previews'>;
  /** What else the application is given. */
  readonly answering: Omit<AppDeps, 'config' | 'publisher' | 'now' | 'log'>;
}

/** From the mapper in force to another one. Everything is mapped again when the text of this function is another one. */
export type ChangeMapper = (inForce: Mapper) => Mapper;

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
  const { source = deps.source, mapper } = parts;
  const publisher = createPublisher({
    ...withMapper(deps, mapper),
    source,
    store,
    previews: previewMaker(config),
    ...publishing,
  });
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

function withMapper(
  deps: ReturnType<typeof portalDeps>,
  change: ChangeMapper | undefined,
): ReturnType<typeof portalDeps> {
  if (change === undefined) return deps;
  const { mapping, settings } = deps;
  return {
    ...deps,
    mapping: { ...mapping, mapper: (detected) => change(mapping.mapper(detected)) },
    settings: { ...settings, mapping: [settings.mapping, change] },
  };
}
