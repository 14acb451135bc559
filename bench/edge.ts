import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startPortal } from './processes.ts';
import { freePort } from './product.ts';
import { type Bench, median, type Result } from './result.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const events = 1000;
/** Requests of which the mean is taken, where one takes less than the kernel's clock tells. */
const repeated = 100;

/**
 * Processor time of requests in workerd, each round in a fresh one with what its objects have stored. The Worker and its
 * objects share an isolate there, so the figures hold what both take.
 */
export async function benchEdge({ rounds, say }: Bench): Promise<readonly Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'kalends-edge-'));
  const portal = await startPortal({ calendars: 2, events, page: 200, latency: 0 });
  try {
    say(`edge: the first fill of 2 calendars of ${events} events`);
    const first = await startWorker(folder, portal.url);
    await first.untilFilled();
    for (const path of ['/feeds/c1.ics', '/feeds/all.ics']) await first.ask(path);
    await first.stop();
    const all: Record<string, number>[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      say(`edge round ${round} of ${rounds}`);
      all.push(await measure(folder, portal.url));
    }
    const of = (name: string): number => median(all.map((one) => one[name] ?? Number.NaN));
    const line = (what: string, note: string): Result => ({ what, figure: of(what), unit: 'ms', aim: null, note });
    return [
      {
        what: 'first .ics, to a query that renders as much',
        figure: median(all.map((one) => (one['first .ics'] ?? 0) / (one['?q= of all events'] ?? 1))),
        aim: { most: 0.5 },
        note: 'stored, in a fresh process',
      },
      {
        what: 'cached .ics, to /healthz',
        figure: median(all.map((one) => (one['cached .ics'] ?? 0) / (one['next /healthz'] ?? 1))),
        aim: { most: 1.5 },
        note: 'what a feed costs beside what any request does',
      },
      {
        what: 'first .ics, to /healthz',
        figure: median(all.map((one) => (one['first .ics'] ?? 0) / (one['next /healthz'] ?? 1))),
        aim: { most: 5 },
        note: 'index and object cold',
      },
      line('first request (/healthz)', 'the application is made'),
      line('next /healthz', `mean of ${repeated}`),
      line('first .ics', `${events} events, stored by an earlier process`),
      line('first .rss', 'the isolate knows the calendar, not this feed'),
      line('first .ics of another', 'the isolate knows the list, and not this calendar'),
      line('cached .ics', `mean of ${repeated}`),
      line('first saved .ics', 'two calendars, stored in the index'),
      line('?q= of all events', 'the first query: the object reads its events'),
      line('?q= of few events', 'the next query'),
      line('first /', 'of previews'),
      line('cached /', `mean of ${repeated}`),
    ];
  } finally {
    portal.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(folder: string, portal: string): Promise<Record<string, number>> {
  const worker = await startWorker(folder, portal);
  try {
    const taken: Record<string, number> = {};
    const take = async (name: string, path: string, times = 1): Promise<void> => {
      await worker.untilIdle();
      const before = worker.cpuMs();
      for (let time = 0; time < times; time += 1) await worker.ask(path);
      await worker.untilIdle();
      taken[name] = (worker.cpuMs() - before) / times;
    };
    await take('first request (/healthz)', '/healthz');
    await take('next /healthz', '/healthz', repeated);
    await take('first .ics', '/feeds/c1.ics');
    await take('first .rss', '/feeds/c1.rss');
    await take('first .ics of another', '/feeds/c2.ics');
    await take('cached .ics', '/feeds/c1.ics', repeated);
    await take('first saved .ics', '/feeds/all.ics');
    await take('?q= of all events', '/feeds/c1.ics?past=3650');
    await take('?q= of few events', '/feeds/c1.ics?limit=20');
    await take('first /', '/');
    await take('cached /', '/', repeated);
    return taken;
  } finally {
    await worker.stop();
  }
}

async function startWorker(folder: string, portal: string) {
  const port = await freePort();
  const args = ['--conditions=kalends-source', join(root, 'scripts/worker.ts'), '--persist-to', folder];
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      HOST: '127.0.0.1',
      PORT: String(port),
      KALENDS_BASE_URL: portal,
      KALENDS_TOKEN: 'secret',
      KALENDS_TIMEZONE: 'UTC',
      // One address for all rounds, so that what is stored is found again.
      KALENDS_PUBLIC_URL: 'https://calendar.example',
      KALENDS_CONFIG: JSON.stringify({
        worker: { plan: 'paid' },
        refresh: { everySeconds: 86_400 },
        server: { hosts: ['127.0.0.1'] },
        feeds: { all: { title: 'All' } },
      }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // It listens as soon as it greets, and asks for /status itself.
  await new Promise<void>((done, fail) => {
    child.stdout.on('data', (text: Buffer) => void (text.includes('calendar.example') && done()));
    child.once('exit', (code) => fail(new Error(`The measured process ended with ${code}.`)));
  });
  const ask = async (path: string): Promise<string> => {
    const answer = await fetch(origin + path, { headers: { accept: '*/*', 'accept-encoding': 'gzip' } });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${text}`);
    return text;
  };
  // Wrangler's proxy in front is another one, and counts for nothing.
  let runtime: number | undefined;
  while (runtime === undefined && child.exitCode === null) {
    await sleep(100);
    runtime = workerdsOf(child).find((pid) => hasOpen(pid, folder));
  }
  const cpuMs = (): number => threadsMs(runtime ?? 0);
  return {
    ask,
    cpuMs,
    async untilIdle() {
      for (let before = cpuMs(); ; ) {
        await sleep(500);
        const now = cpuMs();
        if (now - before < 1) return;
        before = now;
      }
    },
    async untilFilled() {
      for (;;) {
        const answer = await fetch(`${origin}/status`, { headers: { accept: 'application/json' } });
        const { calendars } = (await answer.json()) as { calendars: { events: number; pendingDetails: number }[] };
        if (calendars.length > 0 && calendars.every((one) => one.events === events && one.pendingDetails === 0)) return;
        await sleep(500);
      }
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The runtimes that a process has started. */
function workerdsOf({ pid }: ChildProcess): readonly number[] {
  const parents = new Map<number, number>();
  const names = new Map<number, string>();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/u.test(entry)) continue;
    try {
      const [, name = '', rest = ''] = /^\d+ \((.*)\) (.*)$/su.exec(readFileSync(`/proc/${entry}/stat`, 'utf8')) ?? [];
      parents.set(Number(entry), Number(rest.split(' ')[1]));
      names.set(Number(entry), name);
    } catch {
      // It has ended meanwhile.
    }
  }
  const isBelow = (one: number): boolean => one === pid || (parents.has(one) && isBelow(parents.get(one) as number));
  return [...names].flatMap(([one, name]) => (name === 'workerd' && isBelow(one) ? [one] : []));
}

function hasOpen(pid: number, folder: string): boolean {
  return readdirSync(`/proc/${pid}/fd`).some((file) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${file}`).startsWith(folder);
    } catch {
      return false;
    }
  });
}

/** Milliseconds of the processor, https://docs.kernel.org/scheduler/sched-stats.html. */
function threadsMs(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  return threads.reduce((sum, thread) => {
    const [nanoseconds] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
    return sum + Number(nanoseconds) / 1e6;
  }, 0);
}
