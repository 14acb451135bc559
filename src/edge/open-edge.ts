import type { Config } from '../config/config.ts';
import type { Settings } from '../config/settings.ts';
import { portalParts } from '../portal-parts.ts';
import type { KeeperParts } from '../publisher/keeper-parts.ts';
import type { Fetch } from '../source/fetch.ts';
import { openObjectSqlite } from '../store/object-sqlite.ts';
import { createSqlStore } from '../store/sql-store.ts';
import { edgeSurroundings } from './edge-surroundings.ts';
import type { Env } from './env.ts';
import { readEnv } from './read-env.ts';

/** The free plan's requests to other hosts for one run (developers.cloudflare.com/workers/platform/limits, "Subrequests"). */
const budget = 50;

/** What an object works with. */
export interface Opened {
  readonly config: Config;
  readonly parts: KeeperParts;
}

// The platform's own, not bound to an object of ours.
const platformFetch: Fetch = (url, init) => fetch(url, init);

/** The parts of one Durable Object, over its own storage. Throws where the configuration is not usable. */
export function openEdge(env: Env, state: DurableObjectState, settings: Settings | undefined): Opened {
  const read = readEnv(env, settings);
  if ('problems' in read) {
    throw new Error(read.problems.map(({ where, message }) => `${where}: ${message}`).join('\n'));
  }
  const { config, token } = read;
  const store = createSqlStore(openObjectSqlite(state.storage));
  const parts = portalParts({ config, token, fetch: platformFetch, surroundings: edgeSurroundings });
  return { config, parts: { ...parts, store, budget } };
}
