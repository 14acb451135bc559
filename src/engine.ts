import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import packageJson from '../package.json' with { type: 'json' };
import { runEngine } from './cli/engine/run-engine.ts';

if (parentPort === null) throw new Error('This is the code of a thread: kalends serve starts it.');
await runEngine(parentPort, workerData, {
  release: packageJson.version,
  now: Date.now,
  random: Math.random,
  sleep: (ms, signal) => sleep(Math.max(ms, 0), undefined, signal && { signal }).catch(() => undefined),
});
