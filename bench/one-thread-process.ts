/** Kalends with everything in one thread, which `npm start` splits in two: what stalls are compared with. */
import { setTimeout as sleep } from 'node:timers/promises';
import { openKalends } from '../src/cli/engine/open-kalends.ts';
import { createFront } from '../src/cli/front/front.ts';
import { startHttpServer } from '../src/cli/front/http-server.ts';
import { loadConfig } from '../src/config/load-config.ts';

const loaded = await loadConfig(process.env, process.cwd());
if ('problems' in loaded) throw new Error(JSON.stringify(loaded.problems));
const { host, port } = loaded.environment;
const command = {
  now: () => Date.now(),
  random: Math.random,
  sleep: (ms: number, signal?: AbortSignal) => sleep(ms, undefined, signal && { signal }).catch(() => undefined),
};
const log = (level: string, message: string) => level === 'error' && console.error(message);
const kalends = openKalends(loaded, { origin: `http://127.0.0.1:${port}`, command, log });
const engine = { ...kalends.engine, number: 1 };
const front = createFront({ ...command, engine: () => engine, log });
await startHttpServer({ listener: front.listener, host, port, now: Date.now });
await kalends.publisher.start();
process.on('SIGTERM', () => process.exit());
