import type { Config } from '../config/config.ts';
import type { Settings } from '../config/settings.ts';
import { portalDeps } from '../portal-deps.ts';
import { digest } from '../publisher/digest.ts';
import type { PublisherDeps } from '../publisher/refreshers.ts';
import { setUpSample } from '../sample-setup.ts';
import type { Fetch } from '../source/http/fetch.ts';
import { openObjectSqlite } from '../store/sqlite/object-sqlite.ts';
import { createSqlStore } from '../store/sqlite/sql-store.ts';
import { edgeRuntime } from './edge-runtime.ts';
import { type Env, readEnv } from './env.ts';

/** The free plan's requests to other hosts for one run (developers.cloudflare.com/workers/platform/limits, "Subrequests"). */
const budget = 50;

/** What an object works with. */
export interface Opened {
  readonly config: Config;
  readonly parts: PublisherDeps;
  /** Moves with the token and the way to the portal. */
  readonly setUp: string;
}

// The platform's own, not bound to an object of ours.
const platformFetch: Fetch = (url, init) => fetch(url, init);

/** The parts of one Durable Object, over its own storage. Throws where the configuration is not usable. */
export function openEdge(env: Env, state: DurableObjectState, settings: Settings | undefined): Opened {
  const read = readEnv(env, settings);
  if ('problems' in read) {
    throw new Error(read.problems.map(({ where, message }) => `${where}: ${message}`).join('\n'));
  }
  const { now } = edgeRuntime;
  const sample = read.config.sample ? setUpSample(read.config, sampleOrigin(env, read.config), now) : null;
  const { config, token, fetch } = sample ?? { ...read, fetch: platformFetch };
  const store = createSqlStore(openObjectSqlite(state.storage));
  const parts = portalDeps({ config, token, fetch, runtime: edgeRuntime });
  return { config, parts: { ...parts, store, budget }, setUp: digest([token, config.source]) };
}

/** Where the sample's images are: an object does not see by which address its Worker is asked. */
export function sampleOrigin({ KALENDS_SAMPLE_ORIGIN }: Env, { publicUrl }: Config): string {
  return publicUrl ?? KALENDS_SAMPLE_ORIGIN ?? 'https://sample.invalid';
}
