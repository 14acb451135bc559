/**
 * Kalends as `kalends serve` composes it, with a clock that a test can set: `kalends-process.ts STORE PORTAL OFFSET`.
 * OFFSET is in milliseconds; a message changes it. It sends its port when it listens.
 */

import { startHttpServer } from '../../src/cli/serve/http-server.ts';
import { openKalends } from '../../src/cli/serve/open-kalends.ts';
import { loadConfig } from '../../src/config/load-config.ts';
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
const kalends = openKalends(loaded, {
  origin: 'https://soak.example',
  command: { now: () => Date.now() + offset, random: Math.random, sleep },
  // Prints only errors: the faults made on purpose are warnings.
  log: (level, message) => level === 'error' && console.error(message),
});
await kalends.publisher.start();
const { port } = await startHttpServer({ listener: kalends.listener, host: '127.0.0.1', port: 0 });
process.send?.(port);
