import { previewMaker } from '../app.ts';
import type { Config } from '../config/config.ts';
import { renderingInputs } from '../config/part-settings.ts';
import { platformRuntime } from '../platform-runtime.ts';
import { portalDeps } from '../portal-deps.ts';
import { digest } from '../publisher/digest.ts';
import type { PublisherDeps } from '../publisher/refreshers.ts';
import { setUpSample } from '../sample-setup.ts';
import type { Fetch } from '../source/http/fetch.ts';
import { openObjectSqlite } from '../store/sqlite/object-sqlite.ts';
import { createSqlStore } from '../store/sqlite/sql-store.ts';
import type { Env, ReadEnv } from './env.ts';
import { type Refreshing, refreshingOf } from './plan/day-use.ts';

/** The dependencies of a Durable Object, and the fingerprints of its setup. */
export interface OpenedObject {
  readonly deps: PublisherDeps & Pick<Required<PublisherDeps>, 'previews'>;
  readonly config: Config;
  /** By which the interval and the use of the platform's quotas are reckoned. */
  readonly refreshing: Refreshing;
  /** Digest of the token and of the settings that lead to the portal. */
  readonly setup: string;
  /** Digest of all that feeds are rendered by, beside their events: the configuration and the code. */
  readonly renderedBy: string;
}

// Called as a function: the platform's fetch must not be bound to another object.
const platformFetch: Fetch = (url, init) => fetch(url, init);

/** Creates the dependencies of one Durable Object on its own storage. Throws when the configuration can't be used. */
export function openObject(env: Env, state: DurableObjectState, read: ReadEnv): OpenedObject {
  if ('problems' in read) {
    throw new Error(read.problems.map(({ where, message }) => `${where}: ${message}`).join('\n'));
  }
  const { now } = platformRuntime;
  const sample = read.config.sample ? setUpSample(read.config, sampleOrigin(env, read.config), now) : null;
  const { config, token, fetch } = sample ?? { ...read, fetch: platformFetch };
  const store = createSqlStore(openObjectSqlite(state.storage, now));
  const deps = portalDeps({ config, token, fetch, runtime: platformRuntime });
  const refreshing = refreshingOf(config);
  const { budget } = refreshing;
  const previews = previewMaker(config);
  return {
    deps: { ...deps, store, budget, previews },
    config,
    refreshing,
    setup: remembered(setups, config, token, () => digest([token, config.source])),
    renderedBy: renderedBy(env, config),
  };
}

/** Digest of all that feeds are rendered by, beside their events: the configuration and the code. */
export function renderedBy({ VERSION }: Env, config: Config): string {
  return remembered(renderings, config, VERSION?.id, () => digest([...renderingInputs(config), VERSION?.id]));
}

/** By configuration, the last digest, and what it was made of beside the configuration. */
type Digests = WeakMap<Config, { readonly beside: string | null | undefined; readonly value: string }>;
const setups: Digests = new WeakMap();
const renderings: Digests = new WeakMap();

/** The Worker and all objects of an isolate have the same configuration, and a digest of it takes a millisecond. */
function remembered(digests: Digests, config: Config, beside: string | null | undefined, make: () => string): string {
  const known = digests.get(config);
  if (known !== undefined && known.beside === beside) return known.value;
  const value = make();
  digests.set(config, { beside, value });
  return value;
}

/** The origin of the sample's images. An object does not know at which address its Worker is called. */
export function sampleOrigin({ KALENDS_SAMPLE_ORIGIN }: Env, { publicUrl }: Config): string {
  return publicUrl ?? KALENDS_SAMPLE_ORIGIN ?? 'https://sample.invalid';
}
