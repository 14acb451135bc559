/** The engine's thread of `kalends serve`, with a clock that a test can set, and which a test can make fail. */
import { BroadcastChannel, parentPort, workerData } from 'node:worker_threads';
import { runEngine } from '../../src/cli/engine/run-engine.ts';
import { sleep } from '../publisher/fakes/portal-publisher.ts';

if (parentPort === null) throw new Error('This is the code of a thread.');
let offset = Number(process.env.SOAK_OFFSET);
const orders = new BroadcastChannel('soak');
// Messages are `unknown` here: both ends are in this folder.
orders.onmessage = (event) => {
  const { data } = event as { readonly data: number | 'crash' };
  if (data !== 'crash') offset = data;
  else setImmediate(() => { throw new Error('The soak test ends this engine.'); }); // biome-ignore format: one line
};
orders.unref();

await runEngine(parentPort, workerData, {
  release: 'soak',
  now: () => Date.now() + offset,
  random: Math.random,
  sleep,
});
orders.close();
