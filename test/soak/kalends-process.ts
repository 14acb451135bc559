/**
 * Kalends as `kalends serve` composes it, with a clock that a test can set: `kalends-process.ts STORE PORTAL OFFSET`.
 * OFFSET is in milliseconds; a message changes it. It sends its port when it listens.
 */

import { openKalends } from '../../src/cli/engine/open-kalends.ts';
import { createFront } from '../../src/cli/front/front.ts';
import { startHttpServer } from '../../src/cli/front/http-server.ts';
import { loadConfig } from '../../src/config/load-config.ts';
import type { Log } from '../../src/publisher/runtime.ts';
import { sleep } from '../publisher/fakes/portal-publisher.ts';

const [store = '', portal = '', first = '0'] = process.argv.slice(2);
let offset = Number(first);
process.on('message', (next: number) => {
  offset = next;
  process.send?.('set');
});
process.on('disconnect', () => process.exit());

const settings = {
  source: { timeoutMs: 2000, retries: 0 },
  refresh: { everySeconds: 1 },
  site: { id: 'soak.example' },
  // It is asked by its address.
  server: { hosts: ['127.0.0.1', 'localhost'] },
};
const loaded = await loadConfig(
  {
    KALENDS_BASE_URL: portal,
    KALENDS_TOKEN: 'secret',
    KALENDS_TIMEZONE: 'UTC',
    KALENDS_STORE: `sqlite:${store}`,
    KALENDS_PUBLIC_URL: 'https://soak.example',
    KALENDS_CONFIG: JSON.stringify(settings),
  },
  process.cwd(),
);
if ('problems' in loaded) throw new Error(JSON.stringify(loaded.problems));
const now = () => Date.now() + offset;
// Prints only errors: the faults made on purpose are warnings.
const log: Log = (level, message) => level === 'error' && console.error(message);
const kalends = openKalends(loaded, {
  origin: 'https://soak.example',
  command: { now, random: Math.random, sleep },
  log,
});
await kalends.publisher.start();
const engine = { ...kalends.engine, number: 1 };
const { listener } = createFront({ engine: () => engine, now, sleep, log });
const { port } = await startHttpServer({ listener, host: '127.0.0.1', port: 0 });
process.send?.(port);
