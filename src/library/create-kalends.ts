import type { AppDeps } from '../app.ts';
import type { Problem } from '../calendar/problem.ts';
import type { Config } from '../config/config.ts';
import { parseConfig } from '../config/parse-config.ts';
import type { Settings } from '../config/settings.ts';
import { streamGzip } from '../http/representation/compressors.ts';
import { platformRuntime } from '../platform-runtime.ts';
import type { RunningPublisher } from '../publisher/create-publisher.ts';
import type { Log, Runtime } from '../publisher/runtime.ts';
import { setUpSample } from '../sample-setup.ts';
import type { Fetch } from '../source/http/fetch.ts';
import type { Source } from '../source/source.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import type { Packer } from '../store/packer.ts';
import type { Store } from '../store/store.ts';
import { assembleKalends, type ChangeMapper } from './assemble-kalends.ts';
import { ConfigError } from './config-error.ts';

/** What `createKalends` is made from. Only a store is needed; without a configuration it serves the sample. */
export interface KalendsOptions {
  /** The settings, as in `kalends.config.ts`. No variable of the environment is read beside them. */
  readonly config?: Settings;
  /** The portal's token. It may be left out with `source.auth: { in: 'none' }`, and for a source of your own. */
  readonly token?: string | undefined;
  /** The address that people use, as KALENDS_PUBLIC_URL. Its path is where your application mounts Kalends. */
  readonly publicUrl?: string | undefined;
  /**
   * Without a public URL: the path where your application mounts Kalends, `/events`. Kalends gets requests without it, as
   * `app.mount` of Hono and `app.use` of Express hand them on.
   */
  readonly mountPath?: string | undefined;
  /**
   * Where identities and revisions last; `close` closes it. Without the store that it had, Kalends can't tell what is new
   * to subscribers. A function is called with the clock and the log.
   */
  readonly store: Store | ((runtime: Runtime) => Store);
  /** How the portal is asked; `close` closes it, if it can be closed. Default: the platform's `fetch`. */
  readonly fetch?: Fetch & { close?(): Promise<void> };
  /** Events from elsewhere than a portal's HTTP interface. `source.baseUrl` only names where they come from then. */
  readonly source?: Source;
  /** Changes what the configured and detected rules make of records. */
  readonly mapper?: ChangeMapper;
  readonly clock?: Partial<Clock>;
  /** Takes what an administrator should know. Default: the console. */
  readonly log?: Log;
  /** How bodies are packed, in order of preference. Default: gzip by the platform. */
  readonly compressors?: AppDeps['compressors'];
  /** Packs events that are in memory while they are not in use. Default: they stay as they are. */
  readonly packer?: Packer;
  /** Lets the thread do what else there is to do, during a long rendering. */
  readonly pause?: () => Promise<void>;
  /** Reads the files that `site` names. Without it they are absent. */
  readonly readFiles?: (site: Config['site']) => Promise<SiteFilesRead>;
}

/** The time, and how to wait. */
type Clock = Pick<Runtime, 'now' | 'sleep'>;

interface SiteFilesRead {
  readonly files: NonNullable<AppDeps['files']>;
  readonly problems: readonly Problem[];
}

/** Kalends in this process. */
export interface Kalends {
  /** Answers a request, whatever its path. Never rejects. */
  fetch(request: Request): Promise<Response>;
  /** What is published: calendars, snapshots with their events, the status. `refresh()` asks the portal now. */
  readonly publisher: RunningPublisher;
  /** Stops the requests to the portal, within about a second, and closes the store. */
  close(): Promise<void>;
}

/**
 * Opens the store, begins to refresh in the background, and answers requests. Rejects with a `ConfigError` that has all
 * problems of the configuration, and with an `UnusableStoreError` if nothing may be published with this store.
 */
export async function createKalends(options: KalendsOptions): Promise<Kalends> {
  const config = configOf(options);
  const runtime: Runtime = { ...platformRuntime, ...options.clock, ...(options.log && { log: options.log }) };
  const read = await options.readFiles?.(config.site);
  if (read && read.problems.length > 0) throw new ConfigError(read.problems);

  const origin = config.publicUrl ?? 'https://sample.invalid';
  const sample = config.sample ? setUpSample(config, origin, runtime.now) : null;
  const network = options.fetch ?? platformFetch;
  const { source, mapper, packer, compressors = [streamGzip], pause, mountPath } = options;
  const { publisher, app, close } = assembleKalends({
    ...(sample ?? { config, token: options.token ?? null, fetch: network }),
    sample,
    // The sample leaves nothing behind: a store belongs to one portal.
    store: sample ? createMemoryStore(runtime.now()) : openedStore(options.store, runtime),
    runtime,
    source,
    mapper,
    publishing: { ...(packer && { packer }) },
    answering: {
      compressors,
      ...(read && { files: read.files }),
      ...(pause && { pause }),
      ...(mountPath && { mountPath }),
    },
  });
  const closeAll = async () => {
    await close();
    await options.fetch?.close?.();
  };
  try {
    await publisher.start();
  } catch (error) {
    await closeAll();
    throw error;
  }
  return { fetch: async (request) => app.fetch(request), publisher, close: closeAll };
}

const openedStore = (store: KalendsOptions['store'], runtime: Runtime): Store =>
  typeof store === 'function' ? store(runtime) : store;

// Called as a function: the platform's fetch must not be bound to another object.
const platformFetch: Fetch = (url, init) => fetch(url, init);

/** The options by the names of the variables that the same is read from elsewhere. */
const variableNames = { token: 'KALENDS_TOKEN', publicUrl: 'KALENDS_PUBLIC_URL' } as const;

function configOf({ config, token, publicUrl, mountPath, source }: KalendsOptions): Config {
  const variables = { [variableNames.token]: token, [variableNames.publicUrl]: publicUrl };
  // A source of one's own needs no token.
  const given = source && token === undefined ? withoutToken(config) : config;
  const parsed = parseConfig(given, variables);
  const problems = 'problems' in parsed ? parsed.problems.map(namedAsOption) : [];
  if (mountPath !== undefined && !/^(?:\/[^/?#\s]+)+$/u.test(mountPath)) {
    const message = `Expected a path such as /events, without a final slash, found ${JSON.stringify(mountPath)}.`;
    problems.push({ level: 'error', where: 'mountPath', message });
  }
  if ('problems' in parsed || problems.length > 0) throw new ConfigError(problems);
  return parsed.config;
}

const withoutToken = (config: Settings = {}): Settings => ({
  ...config,
  source: { ...config.source, auth: { in: 'none' } },
});

function namedAsOption(problem: Problem): Problem {
  if (problem.where === variableNames.token && problem.message.includes('found nothing')) {
    const message =
      "Expected the portal's token, found nothing. If the portal needs none, set source.auth: { in: 'none' }.";
    return { ...problem, where: 'token', message };
  }
  const option = Object.entries(variableNames).find(([, variable]) => variable === problem.where)?.[0];
  return option === undefined ? problem : { ...problem, where: option };
}
