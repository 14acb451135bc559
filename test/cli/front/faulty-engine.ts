/**
 * The engine of `kalends serve`, with faults on demand. A test tells it over a BroadcastChannel, which reaches every
 * thread of its process: `block` stops the thread until the number in shared memory is not 0, `throw` is an error that
 * nobody catches.
 */
import { BroadcastChannel, workerData } from 'node:worker_threads';

export type Fault =
  | { readonly kind: 'block'; readonly until: Int32Array<SharedArrayBuffer> }
  | { readonly kind: 'throw' };

const { FAULTS: name = '' } = workerData.variables as Record<string, string | undefined>;
const channel = new BroadcastChannel(name);
channel.onmessage = (message: unknown) => {
  const fault = (message as { readonly data: Fault | 'heard' }).data;
  if (fault === 'heard') return;
  channel.postMessage('heard');
  if (fault.kind === 'block') Atomics.wait(fault.until, 0, 0);
  else
    setImmediate(() => {
      throw new Error('The engine is broken on purpose.');
    });
};
channel.unref();
await import('../../../src/engine.ts');
