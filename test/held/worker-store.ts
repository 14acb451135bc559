import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { portalAddress } from './answering-portal.ts';
import type { Done, Order, WorkerArguments } from './run-worker.ts';
import { type Running, type RunningStore, runnableSettings, servedAnswer, triedOf } from './running-store.ts';

const script = fileURLToPath(new URL('./run-worker.ts', import.meta.url));
const clockPath = '/held-clock';
/** How long to wait for a refresh, which an object finishes after its answer. */
const waitMs = 15_000;

let runner: ChildProcess | null = null;
let orders = 0;

/** Sends an order to the process that runs the Workers; that process ends with this one. */
function order(what: Order): Promise<string> {
  if (runner === null) {
    runner = fork(script, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    runner.setMaxListeners(0);
    runner.unref();
  }
  const child = runner;
  child.channel?.ref();
  return new Promise((resolve, reject) => {
    const failed = (code: number | null) => reject(new Error(`What runs the Workers ended with ${code}.`));
    const listen = ({ id, origin, failure }: Done) => {
      if (id !== what.id) return;
      child.off('message', listen);
      child.off('exit', failed);
      child.channel?.unref();
      if (failure === undefined) resolve(origin ?? '');
      else reject(new Error(failure));
    };
    child.on('message', listen);
    child.once('exit', failed);
    child.send(what);
  });
}

/** Kalends in workerd over the objects' storage in the folder, as `npm run worker -- --persist` keeps it. */
export async function runWorkerStore({ store, directory, portal, at }: Running): Promise<RunningStore> {
  const given: WorkerArguments = {
    directory,
    variables: { ...store.variables, HELD_CLOCK_PATH: clockPath },
    json: { KALENDS_CONFIG: runnableSettings(store), HELD_PORTAL: [portalAddress, portal] },
  };
  orders += 1;
  const id = orders;
  const origin = await order({ id, start: given });
  const setClock = (time: string) => fetch(`${origin}${clockPath}?at=${time}`);
  await setClock(at);
  const running: RunningStore = {
    ask: async (path) => servedAnswer(await fetch(origin + path, { headers: { Accept: 'application/json' } })),
    async refresh(later) {
      await setClock(later);
      const deadline = performance.now() + waitMs;
      for (;;) {
        // A request for a feed that is due makes the object refresh it.
        await running.ask('/feeds.opml');
        const { calendars } = JSON.parse((await running.ask('/status')).body) as { calendars: { slug: string }[] };
        for (const { slug } of calendars) await running.ask(`/feeds/${slug}.json`);
        const tried = await triedOf(running);
        if (tried.length > 1 && tried.every(({ lastAttempt }) => lastAttempt === later)) return;
        if (performance.now() > deadline) throw new Error(`Not refreshed: ${JSON.stringify(tried)}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    async close() {
      await order({ id, stop: true });
    },
  };
  return running;
}
