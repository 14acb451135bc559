/**
 * A process that runs test/held/worker-entry.ts in workerd, as often as it is told to by messages, until whoever forked
 * it has gone. A process of its own, because wrangler wants the working directory; one for all, because it is slow to load.
 */

import { fileURLToPath } from 'node:url';

// Read when wrangler is imported: nothing is sent anywhere.
process.env.WRANGLER_SEND_METRICS = 'false';
process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
process.env.WRANGLER_LOG = 'error';

/** What a Worker is started with. */
export interface WorkerArguments {
  /** Where the objects' data are. */
  readonly directory: string;
  readonly variables: Readonly<Record<string, string>>;
  /** Variables that are JSON. */
  readonly json: Readonly<Record<string, unknown>>;
}

/** `id` tells which Worker is meant, and which message is answered. */
export type Order =
  | { readonly id: number; readonly start: WorkerArguments }
  | { readonly id: number; readonly stop: true };

/** The address of a Worker that was started; null: it was stopped. */
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
      // A path, which the type does not know.
      persist: directory as unknown as boolean,
      structuredLogsHandler: () => undefined,
    },
  });
  await worker.ready;
  return worker;
}

async function obey(order: Order): Promise<string | null> {
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
  obey(order).then(
    (origin) => answer({ origin }),
    (error: unknown) => answer({ origin: null, failure: String(error) }),
  );
});
process.on('disconnect', async () => {
  await Promise.all([...workers.values()].map((worker) => worker.dispose()));
  process.exit(0);
});
