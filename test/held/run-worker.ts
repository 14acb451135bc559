/**
 * A process that runs test/held/worker-entry.ts in workerd, as messages ask it to, until its parent process ends. It is a
 * process of its own because wrangler needs the working directory, and one for all Workers because it is slow to load.
 */

import { fileURLToPath } from 'node:url';

// Wrangler reads these when it is imported. With them it sends nothing to the network.
process.env.WRANGLER_SEND_METRICS = 'false';
process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
process.env.WRANGLER_LOG = 'error';

/** The arguments for starting a Worker. */
export interface WorkerArguments {
  /** The folder of the objects' data. */
  readonly directory: string;
  readonly variables: Readonly<Record<string, string>>;
  /** Variables whose values are JSON. */
  readonly json: Readonly<Record<string, unknown>>;
}

/** `id` names the Worker, and the message that the answer belongs to. */
export type Order =
  | { readonly id: number; readonly start: WorkerArguments }
  | { readonly id: number; readonly stop: true };

/** The address of the started Worker; null when it was stopped. */
export interface Done {
  readonly id: number;
  readonly origin: string | null;
  readonly failure?: string;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
process.chdir(root);
const wrangler = import('wrangler');
const workers = new Map<number, Awaited<ReturnType<typeof start>>>();

async function start({ directory, variables, json }: WorkerArguments) {
  const { unstable_startWorker } = await wrangler;
  const worker = await unstable_startWorker({
    config: 'wrangler.toml',
    entrypoint: 'test/held/worker-entry.ts',
    bindings: {
      ...Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, { type: 'plain_text', value }])),
      ...Object.fromEntries(
        Object.entries(json).map(([name, value]) => [name, { type: 'json', value: value as never }]),
      ),
    },
    envFiles: [],
    dev: {
      server: { hostname: '127.0.0.1', port: 0 },
      watch: false,
      inspector: false,
      // A path; the type does not include it.
      persist: directory as unknown as boolean,
      structuredLogsHandler: () => undefined,
    },
  });
  await worker.ready;
  return worker;
}

async function carryOut(order: Order): Promise<string | null> {
  if ('stop' in order) {
    await workers.get(order.id)?.dispose();
    workers.delete(order.id);
    return null;
  }
  const worker = await start(order.start);
  workers.set(order.id, worker);
  return (await worker.url).origin;
}

process.on('message', (order: Order) => {
  const answer = (done: Omit<Done, 'id'>) => process.send?.({ id: order.id, ...done });
  carryOut(order).then(
    (origin) => answer({ origin }),
    (error: unknown) => answer({ origin: null, failure: String(error) }),
  );
});
process.on('disconnect', async () => {
  await Promise.all([...workers.values()].map((worker) => worker.dispose()));
  process.exit(0);
});
