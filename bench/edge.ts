import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BareWorkerd, bundleWorker, fixedWorker, type SentAnswer } from './bare-workerd.ts';
import { startPortal } from './processes.ts';
import { type Bench, median, type Result } from './result.ts';

const events = 1000;
/** Requests of which the mean is taken, where one takes less than the kernel's clock tells. */
const repeated = 100;

/**
 * Processor time of requests in workerd, each round in a fresh one with what its objects have stored. It is that of the whole
 * process: the Worker and its objects, which share an isolate there, HTTP, SQLite, and that V8 compiles what is used for the
 * first time.
 */
export async function benchEdge({ rounds, say }: Bench): Promise<readonly Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'kalends-edge-'));
  const portal = await startPortal({ calendars: 2, events, page: 200, latency: 0 });
  try {
    say(`edge: the first fill of 2 calendars of ${events} events`);
    const start = await bundleWorker(folder, variables(portal.url));
    const first = await start();
    await untilFilled(first);
    for (const path of ['/feeds/c1.ics', '/feeds/all.ics']) await ask(first, path);
    const sent = Object.fromEntries(
      await Promise.all(floorPaths.map(async (path) => [path, await answerOf(first, path)] as const)),
    );
    await first.stop();
    const startFixed = fixedWorker(folder, sent);
    const all: Record<string, number>[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      say(`edge round ${round} of ${rounds}`);
      all.push({ ...(await measure(await start())), ...(await measureFloor(await startFixed())) });
    }
    const of = (name: string): number => median(all.map((one) => one[name] ?? Number.NaN));
    const line = (what: string, note: string, aim: Result['aim'] = null): Result => ({
      what,
      figure: of(what),
      unit: 'ms',
      aim,
      note,
    });
    return [
      {
        what: 'first .ics, to a query that renders as much',
        figure: median(all.map((one) => (one['first .ics'] ?? 0) / (one['?q= of all events'] ?? 1))),
        aim: { most: 0.5 },
        note: 'stored, in a fresh process',
      },
      {
        what: 'cached .ics, to the same bytes from a Worker that does nothing else',
        figure: median(all.map((one) => (one['cached .ics'] ?? 0) / (one['same bytes as cached .ics'] ?? 1))),
        aim: { most: 1.3 },
        note: `of ${sent[floorPaths[1]]?.body.byteLength.toLocaleString('en')} bytes; both in a workerd of their own`,
      },
      {
        what: 'next /healthz, to the same bytes',
        figure: median(all.map((one) => (one['next /healthz'] ?? 0) / (one['same bytes as next /healthz'] ?? 1))),
        aim: null,
        note: 'as above',
      },
      {
        what: 'first .ics, to /healthz',
        figure: median(all.map((one) => (one['first .ics'] ?? 0) / (one['next /healthz'] ?? 1))),
        aim: null,
        note: 'index and object cold',
      },
      line('first request (/healthz)', 'the application is made'),
      line('next /healthz', `mean of ${repeated}`),
      line('first .ics', `${events} events, stored by an earlier process; index and object cold`, { most: 10 }),
      line('first .rss', 'the isolate knows the calendar, not this feed'),
      line('first .ics of another', 'the isolate knows the list, and not this calendar'),
      line('cached .ics', `mean of ${repeated}`),
      line('same bytes as cached .ics', 'what the runtime itself takes'),
      line('same bytes as next /healthz', 'the same'),
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

type Take = (name: string, path: string, times?: number) => Promise<void>;

/** What is taken of this Worker, in milliseconds by name. Stops it. */
async function taking(worker: BareWorkerd, all: (take: Take) => Promise<void>): Promise<Record<string, number>> {
  const taken: Record<string, number> = {};
  try {
    await all(async (name, path, times = 1) => {
      await worker.untilIdle();
      const before = worker.cpuMs();
      for (let time = 0; time < times; time += 1) await ask(worker, path);
      await worker.untilIdle();
      taken[name] = (worker.cpuMs() - before) / times;
    });
    return taken;
  } finally {
    await worker.stop();
  }
}

const measure = (worker: BareWorkerd) =>
  taking(worker, async (take) => {
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
  });

/** The answers that are compared with the same bytes. */
const floorPaths = ['/healthz', '/feeds/c1.ics'] as const;

/** In the same order as above, with as many requests before. */
const measureFloor = (worker: BareWorkerd) =>
  taking(worker, async (take) => {
    const [small, feed] = floorPaths;
    await take('same bytes, first', small);
    await take('same bytes as next /healthz', small, repeated);
    await take('same bytes as first .ics', feed);
    await take('same bytes as cached .ics', feed, repeated);
  });

function variables(portal: string): Record<string, string | object> {
  return {
    KALENDS_BASE_URL: portal,
    KALENDS_TOKEN: 'secret',
    KALENDS_TIMEZONE: 'UTC',
    // One address for all rounds, so that what is stored is found again.
    KALENDS_PUBLIC_URL: 'https://calendar.example',
    KALENDS_CONFIG: {
      worker: { plan: 'paid' },
      refresh: { everySeconds: 86_400 },
      server: { hosts: ['127.0.0.1'] },
      feeds: { all: { title: 'All' } },
    },
  };
}

const asking = { accept: '*/*', 'accept-encoding': 'gzip' };

/** The answer as it comes over the wire: packed, and without the headers that the server adds to each. */
async function answerOf({ origin }: BareWorkerd, path: string): Promise<SentAnswer> {
  const [answer] = (await once(request(origin + path, { headers: asking }).end(), 'response')) as [IncomingMessage];
  const body = Buffer.concat(await answer.toArray());
  const { connection: _, date: __, 'transfer-encoding': ___, ...headers } = answer.headers;
  return { headers: headers as Record<string, string>, body };
}

async function ask({ origin }: BareWorkerd, path: string): Promise<string> {
  const answer = await fetch(origin + path, { headers: asking });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${text}`);
  return text;
}

async function untilFilled({ origin }: BareWorkerd): Promise<void> {
  for (;;) {
    const answer = await fetch(`${origin}/status`, { headers: { accept: 'application/json' } });
    const { calendars } = (await answer.json()) as { calendars: { events: number; pendingDetails: number }[] };
    if (calendars.length > 0 && calendars.every((one) => one.events === events && one.pendingDetails === 0)) return;
    await sleep(500);
  }
}
