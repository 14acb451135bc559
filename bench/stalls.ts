import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Latency, Probing } from './probe-client.ts';
import { ask, type BenchPortal, heard, start, startPortal } from './processes.ts';
import { type Product, startProduct } from './product.ts';
import type { Bench, Result } from './result.ts';

/** Aims hold on a quiet machine. */
const aim = { most: 200 };
const threads = ['two', 'one'] as const;
const cached = '/feeds/c1.rss';
const paths = ['/healthz', cached];

interface Measured {
  readonly latencies: readonly Latency[];
  readonly note: string;
  readonly peak: number;
}

/** Measures the answers to `/healthz` and to a cached feed while the work is done. */
async function probed(product: Product, work: () => Promise<string>): Promise<Measured> {
  const answer = await fetch(product.url + cached);
  await answer.arrayBuffer();
  product.forgetPeak();
  const client = start('./probe-client.ts', []);
  await heard(client);
  client.send({ port: product.port, paths, everyMs: 20 } satisfies Probing);
  const note = await work();
  const { peak } = product.resident();
  const latencies = await ask<readonly Latency[]>(client, 'stop');
  client.kill();
  return { latencies, note, peak };
}

/** The p99 of `npm start`, each with its ratio to the same parts in one thread. */
function resultsOf(what: string, [two, one]: readonly [Measured, Measured]): readonly Result[] {
  return two.latencies.map(({ path, count, p50, p99, max, failed }, index) => {
    const before = one.latencies[index]?.p99 ?? Number.NaN;
    return {
      what: `${what}: p99 of ${path}`,
      figure: p99,
      unit: 'ms',
      aim,
      note: `in one thread ${before.toFixed(0)} ms, ${(before / p99).toFixed(1)} times as much; p50 ${p50.toFixed(1)}, longest ${max.toFixed(0)}, ${count} asked, ${failed} not 200`,
    };
  });
}

async function inBoth(
  calendars: number,
  events: number,
  say: (line: string) => void,
  work: (product: Product, portal: BenchPortal) => Promise<string>,
  config: object = {},
): Promise<readonly [Measured, Measured]> {
  const folder = mkdtempSync(join(tmpdir(), 'kalends-bench-'));
  const portal = await startPortal({ calendars, events, page: 500, latency: 0 });
  const measured: Measured[] = [];
  try {
    for (const number of threads) {
      say(`  in ${number} thread${number === 'one' ? '' : 's'}`);
      const store = join(folder, 'kalends.db');
      const product = await startProduct({ portal: portal.url, store, calendars, events, config, threads: number });
      measured.push(await probed(product, () => work(product, portal)));
      await product.stop();
    }
  } finally {
    portal.end();
    rmSync(folder, { recursive: true, force: true });
  }
  return measured as unknown as readonly [Measured, Measured];
}

/** (f) A calendar of 20,000 events changes every two seconds, is read again, and is rendered for subscribers. */
export async function benchStall({ rounds, say }: Bench): Promise<readonly Result[]> {
  say('stall: 20,000 events');
  const config = { refresh: { everySeconds: 2 }, limits: { bytes: 0 } };
  const both = await inBoth(
    1,
    20_000,
    say,
    async ({ url }, portal) => {
      let [renderings, bytes] = [0, 0];
      for (let round = 0; round < rounds; round += 1) {
        await portal.edit(round);
        await sleep(2000);
        const answer = await fetch(`${url}/feeds/c1.ics`);
        bytes = (await answer.arrayBuffer()).byteLength;
        const search = await fetch(`${url}/feeds/c1.ics?q=edit`);
        await search.arrayBuffer();
        renderings += 2;
      }
      return `${renderings} renderings of up to ${(bytes / 1e6).toFixed(0)} MB`;
    },
    config,
  );
  const what = '20,000 events refreshed and rendered';
  return [
    ...resultsOf(what, both),
    {
      what: `${what}: peak of resident memory`,
      figure: both[0].peak,
      unit: 'MB',
      aim: null,
      note: `${both[0].note}; in one thread ${both[1].peak.toFixed(0)} MB`,
    },
  ];
}

const queries = 200;

/** (g) As many different queries at once, none of them cached, for a calendar of 1,000 events. */
export async function benchFlood({ rounds, say }: Bench): Promise<readonly Result[]> {
  say(`flood: ${queries} queries at once`);
  const both = await inBoth(1, 1000, say, async ({ url }) => {
    const counts = new Map<number, number>();
    for (let round = 0; round < rounds; round += 1) {
      const answers = Array.from({ length: queries }, async (_, number) => {
        const answer = await fetch(`${url}/feeds/c1.ics?q=${round}-${number}%20lecture&from=2020-01-01`);
        await answer.arrayBuffer();
        counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
      });
      await Promise.all(answers);
    }
    return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
  });
  const what = `${queries} different queries at once`;
  return [
    ...resultsOf(what, both),
    {
      what: `${what}: peak of resident memory`,
      figure: both[0].peak,
      unit: 'MB',
      aim: { most: 400 },
      note: `${both[0].note}; in one thread ${both[1].peak.toFixed(0)} MB, ${both[1].note}`,
    },
  ];
}
