import { join } from 'node:path';
import { createApp } from '../../src/app.ts';
import { parseConfig } from '../../src/config/parse-config.ts';
import { portalDeps } from '../../src/portal-deps.ts';
import { createPublisher } from '../../src/publisher/create-publisher.ts';
import { createUndiciFetch } from '../../src/source/http/undici-fetch.ts';
import { openNodeSqlite } from '../../src/store/sqlite/node-sqlite.ts';
import { createSqlStore } from '../../src/store/sqlite/sql-store.ts';
import { portalAddress } from './answering-portal.ts';
import { type Running, type RunningStore, runnableSettings, servedAnswer } from './running-store.ts';

/** The file name of Node's store in its folder. */
export const nodeFile = 'kalends.db';

/** Kalends on Node over the store in the folder, with the dependencies of `npm start` but for the clock and the portal. */
export function runNodeStore({ store: held, directory, portal, at }: Running): RunningStore {
  const parsed = parseConfig(runnableSettings(held), held.variables);
  if ('problems' in parsed)
    throw new Error(parsed.problems.map(({ where, message }) => `${where}: ${message}`).join('\n'));
  const { config } = parsed;
  let time = Date.parse(at);
  const now = () => time;
  const log = () => undefined;
  const sleep = (ms: number, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve();
      const timer = setTimeout(resolve, ms);
      signal?.addEventListener('abort', () => resolve(clearTimeout(timer)), { once: true });
    });
  const network = createUndiciFetch();
  const store = createSqlStore(openNodeSqlite(join(directory, nodeFile), { now, sleep, log }));
  const parts = portalDeps({
    config,
    token: held.variables.KALENDS_TOKEN ?? null,
    fetch: (url, init) => network(url.replace(portalAddress, portal), init),
    runtime: { now, sleep, random: () => 0.5, log },
  });
  const publisher = createPublisher({ ...parts, store });
  const app = createApp({ config, publisher, now, log });
  return {
    ask: async (path) =>
      servedAnswer(await app.request(`http://127.0.0.1${path}`, { headers: { Accept: 'application/json' } })),
    async refresh(later) {
      time = Date.parse(later);
      await publisher.refresh();
    },
    async close() {
      await publisher.stop();
      await network.close();
      await store.close();
    },
  };
}
