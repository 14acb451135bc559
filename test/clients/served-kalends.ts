import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openKalends } from '../../src/cli/engine/open-kalends.ts';
import { createFront } from '../../src/cli/front/front.ts';
import { loadConfig } from '../../src/config/load-config.ts';
import { untilAnswered } from '../app/node-listener.ts';
import { sleep } from '../publisher/fakes/portal-publisher.ts';

/** A request of a client and its answer. */
export interface Served {
  readonly method: string;
  readonly path: string;
  readonly userAgent: string;
  readonly status: number;
}

export interface ServedKalends {
  readonly origin: string;
  /** The requests of the clients, in the order of the answers. */
  readonly served: readonly Served[];
  /** Sets the clock, and refreshes from the portal. */
  refreshAt(instant: string): Promise<void>;
  close(): Promise<void>;
}

export interface ServedOptions {
  readonly portal: string;
  readonly configuration: object;
  /** The time on the clock until a test sets it. */
  readonly now: string;
}

/** Kalends as `npm start` runs it, but with its own clock: feeds must not depend on the day on which the tests run. */
export async function serveKalends({ portal, configuration, now }: ServedOptions): Promise<ServedKalends> {
  let clock = Date.parse(now);
  const served: Served[] = [];
  const loaded = await loadConfig(
    {
      KALENDS_BASE_URL: portal,
      KALENDS_TOKEN: 'secret',
      KALENDS_STORE: 'sqlite::memory:',
      KALENDS_CONFIG: JSON.stringify(configuration),
    },
    '.',
  );
  if ('problems' in loaded) throw new Error(JSON.stringify(loaded.problems));
  const runtime = { now: () => clock, random: () => 0.5, sleep };
  const kalends = openKalends(loaded, { origin: 'http://127.0.0.1', command: runtime, log: () => {} });
  const engine = { ...kalends.engine, number: 1 };
  const front = createFront({ engine: () => engine, now: () => clock, sleep: untilAnswered, log: () => {} });
  const server = createServer((request, response) => {
    const { method = '', url: path = '', headers } = request;
    response.on('finish', () =>
      served.push({ method, path, userAgent: headers['user-agent'] ?? '', status: response.statusCode }),
    );
    front.listener(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  await kalends.publisher.refresh();
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    served,
    async refreshAt(instant) {
      clock = Date.parse(instant);
      await kalends.publisher.refresh();
    },
    async close() {
      await new Promise((done) => {
        server.close(done);
        server.closeAllConnections();
      });
      await kalends.close();
    },
  };
}
