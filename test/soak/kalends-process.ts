/**
 * `kalends serve`, with a clock that a test can set: `kalends-process.ts STORE PORTAL OFFSET [PORT]`.
 * STORE is as in KALENDS_STORE, OFFSET is in milliseconds.
 * It sends its port when it serves, and `discarded` for each refresh that it discards. A number sets the offset, `crash` makes its engine fail, `reload` is SIGHUP. SIGTERM
 * ends it as it ends `kalends serve`.
 */
import { BroadcastChannel } from 'node:worker_threads';
import { serve } from '../../src/cli/serve/serve.ts';
import { fakeRuntime } from '../cli/fake-runtime.ts';
import { sleep } from '../publisher/fakes/portal-publisher.ts';
import { freePort } from './free-port.ts';

const [store = '', portal = '', first = '0', port] = process.argv.slice(2);
let offset = Number(first);
// Each engine copies the environment when it starts.
process.env.SOAK_OFFSET = first;
const engines = new BroadcastChannel('soak');

const settings = {
  source: { timeoutMs: 2000, retries: 0 },
  refresh: { everySeconds: 1 },
  // A long run adds more events than news hold by default, and the witness expects each of them.
  limits: { items: 0 },
  site: { id: 'soak.example' },
  // Only one event has each of these, too few to detect them.
  mapping: {
    event: { sessions: 'sessions', recurrence: 'rrule', overridesId: 'seriesId', overridesStart: 'originalStart' },
  },
  // It is asked by its address.
  server: { hosts: ['127.0.0.1', 'localhost'] },
};
const variables = {
  KALENDS_BASE_URL: portal,
  KALENDS_TOKEN: 'secret',
  KALENDS_TIMEZONE: 'UTC',
  KALENDS_STORE: store,
  KALENDS_METRICS: '1',
  KALENDS_PUBLIC_URL: 'https://soak.example',
  KALENDS_CONFIG: JSON.stringify(settings),
  PORT: port ?? String(await freePort()),
};
/** What the faults that are made on purpose lead to. */
const expected = /The soak test ends this engine|has lost|Kalends waits for it/u;
const fake = fakeRuntime(variables, { directory: process.cwd(), engine: new URL('./soak-engine.ts', import.meta.url) });
const runtime: typeof fake = {
  ...fake,
  now: () => Date.now() + offset,
  sleep,
  terminal: {
    ...fake.terminal,
    out: (text) => void (text.includes('Kalends') && process.send?.(Number(variables.PORT))),
    err(text) {
      if (text.includes('so this refresh is discarded')) process.send?.('discarded');
      // Prints only errors: the faults made on purpose are warnings.
      if (/^\S+ error /u.test(text) && !expected.test(text)) process.stderr.write(text);
    },
  },
};

process.on('message', (order: number | 'crash' | 'reload') => {
  if (order === 'reload') runtime.hangUp();
  else {
    if (order !== 'crash') {
      offset = order;
      process.env.SOAK_OFFSET = String(order);
    }
    engines.postMessage(order);
  }
  process.send?.('done');
});
process.on('disconnect', () => process.exit());
process.on('SIGTERM', () => runtime.end());

process.exit(await serve.run([], runtime));
