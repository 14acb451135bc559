import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Polled, PollingOrder } from './polling-client.ts';
import { ask, heard, start, startPortal } from './processes.ts';
import { startProduct } from './product.ts';
import { type Bench, median, type Result } from './result.ts';

const calendars = 8;
const events = 500;
const milliseconds = 3000;
const sockets = 800;
/** A million polls in an hour. */
const pollsASecond = 1_000_000 / 3600;

interface Round {
  readonly steady: Polled;
  readonly plain: Polled;
  readonly herd: Polled;
  readonly changed: Polled;
  /** Milliseconds of the processor for one poll. */
  readonly cost: { readonly steady: number; readonly plain: number };
}

/**
 * (k) Subscribers that poll one server: most know the ETag, and nearly all take gzip. Then all at once, as on the hour, and
 * all at once when every calendar has just changed. The same subscribers without validators and compression are what it
 * is compared with.
 */
export async function benchPolling({ rounds, say }: Bench): Promise<readonly Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'kalends-bench-'));
  const portal = await startPortal({ calendars, events, page: 500, latency: 0 });
  const config = { refresh: { everySeconds: 2 } };
  const product = await startProduct({ portal: portal.url, store: join(folder, 'k.db'), calendars, events, config });
  const client = start('./polling-client.ts', []);
  const measured: Round[] = [];
  try {
    await heard(client);
    const order = (one: PollingOrder) => ask<Polled>(client, one);
    const paths = Array.from({ length: calendars }, (_, n) => `/feeds/c${n + 1}.ics`);
    const learn = () => ask<null>(client, { type: 'learn', port: product.port, paths } satisfies PollingOrder);
    const costing = async (one: PollingOrder): Promise<readonly [Polled, number]> => {
      const before = product.cpuMs();
      const polled = await order(one);
      return [polled, (product.cpuMs() - before) / polled.polls];
    };
    for (let round = -1; round < rounds; round += 1) {
      say(`polling, round ${round + 1} of ${rounds}`);
      await learn();
      const [plain, plainCost] = await costing({ type: 'poll', milliseconds, plain: true });
      const [steady, steadyCost] = await costing({ type: 'poll', milliseconds, plain: false });
      const herd = await order({ type: 'herd', sockets });
      await portal.edit(round + 30);
      await untilChanged(product.port, paths);
      const changed = await order({ type: 'herd', sockets });
      // The first round warms up.
      if (round >= 0) measured.push({ steady, plain, herd, changed, cost: { steady: steadyCost, plain: plainCost } });
    }
  } finally {
    client.kill();
    await product.stop();
    portal.end();
    rmSync(folder, { recursive: true, force: true });
  }
  return resultsOf(measured);
}

/** Waits until the last calendar has another feed. */
async function untilChanged(port: number, paths: readonly string[]): Promise<void> {
  const tags = () =>
    Promise.all(
      paths.map(async (path) => {
        const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'HEAD' });
        return answer.headers.get('etag');
      }),
    );
  const before = await tags();
  for (let now = before; now.some((tag, i) => tag === before[i]); now = await tags()) await sleep(250);
}

const rate = ({ polls, milliseconds: ms }: Polled): number => (polls * 1000) / ms;

function resultsOf(measured: readonly Round[]): readonly Result[] {
  const middle = (figure: (round: Round) => number) => median(measured.map(figure));
  const rounded = (figure: (round: Round) => number) => Math.round(middle(figure)).toLocaleString('en');
  const unchanged = middle(({ steady }) => (100 * steady.notModified) / steady.polls);
  const failed = measured.reduce(
    (sum, { steady, plain, herd, changed }) => sum + steady.failed + plain.failed + herd.failed + changed.failed,
    0,
  );
  return [
    {
      what: 'bytes of a poll with ETag and gzip, to one without',
      figure: middle(({ steady, plain }) => (100 * steady.bytes * plain.polls) / (steady.polls * plain.bytes)),
      unit: '%',
      aim: { most: 5 },
      note: `${rounded(({ plain }) => plain.bytes / plain.polls)} bytes without; ${unchanged.toFixed(0)} of 100 polls get 304`,
    },
    {
      what: 'processor time of a poll with ETag and gzip, to one without',
      figure: middle(({ cost }) => cost.steady / cost.plain),
      aim: null,
      note: `${middle(({ cost }) => cost.steady).toFixed(3)} ms of both threads with, ${middle(({ cost }) => cost.plain).toFixed(3)} without`,
    },
    {
      what: 'processor for a million polls an hour',
      figure: middle(({ cost }) => (cost.steady * pollsASecond) / 10),
      unit: '% of a core',
      aim: null,
      note: `with refreshes of ${calendars} calendars every two seconds; ${rounded(({ steady }) => rate(steady))} polls a second as often as they can`,
    },
    {
      what: `polls a second of ${sockets} at once, to those over time`,
      figure: middle(({ herd, steady }) => rate(herd) / rate(steady)),
      aim: null,
      note: `each with a new connection; 99 of 100 within ${rounded(({ herd }) => herd.p99)} ms`,
    },
    {
      what: 'the same when every calendar has just changed',
      figure: middle(({ changed, steady }) => rate(changed) / rate(steady)),
      aim: null,
      note: `${rounded(({ changed }) => changed.polls - changed.notModified)} whole feeds; 99 of 100 polls within ${rounded(({ changed }) => changed.p99)} ms`,
    },
    { what: 'polls that failed', figure: failed, unit: 'polls', aim: { most: 0 }, note: 'in all rounds' },
  ];
}
