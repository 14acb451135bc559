import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, type BenchPortalSize, heard, start, startPortal } from './processes.ts';
import type { Cost } from './refresh-process.ts';
import { type Bench, median, type Result } from './result.ts';

const latency = 20;
const atOnce = 6;
const size: BenchPortalSize = { calendars: 1, events: 1000, page: 200, latency };

/** (b) The first refresh of 1,000 events, and a refresh after one change, in a new process for each round. */
export async function benchRefreshing({ rounds, say }: Bench): Promise<readonly Result[]> {
  const portal = await startPortal(size);
  const folder = mkdtempSync(join(tmpdir(), 'kalends-bench-'));
  const ideals: number[] = [];
  const bares: number[] = [];
  const shares: number[] = [];
  const requests: number[] = [];
  const firsts: number[] = [];
  const nominals: number[] = [];
  const latencies: number[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      say(`refreshing, round ${round + 1} of ${rounds}`);
      await portal.edit(null);
      // Two processes, so that neither profits from the other's compiled code. They take turns at being first.
      const measured = new Map<string, Cost>();
      for (const what of round % 2 === 0 ? (['refresh', 'bare'] as const) : (['bare', 'refresh'] as const)) {
        const child = start('./refresh-process.ts', [
          portal.url,
          join(folder, `${round}.db`),
          size.events,
          size.events / size.page,
        ]);
        await heard(child);
        await portal.edit(null);
        const cost = await ask<Cost>(child, what);
        measured.set(what, cost);
        const { lists, details, latency: real } = await portal.edit(what === 'refresh' ? 7 : null);
        if (what === 'refresh') {
          // The pages of a list are read one after the other.
          const ideal = lists * real + (details * real) / atOnce;
          ideals.push(cost.wallMs / ((lists + details) * (real / atOnce)));
          nominals.push(cost.wallMs / ((lists + details) * (latency / atOnce)));
          latencies.push(real);
          firsts.push(cost.wallMs / ideal);
          // Minutes lie between two refreshes of a server. By then the garbage of the first one has been collected.
          await sleep(3000);
          await portal.edit(null);
          const again = await ask<Cost>(child, 'refresh');
          const asked = await portal.edit(null);
          shares.push((100 * again.cpuMs) / cost.cpuMs);
          requests.push(asked.lists + asked.details);
        }
        child.kill();
      }
      bares.push((measured.get('refresh')?.wallMs ?? 0) / (measured.get('bare')?.wallMs ?? 1));
      const refresh = measured.get('refresh');
      say(
        `  ${Math.round(refresh?.wallMs ?? 0)} ms, ${Math.round(refresh?.cpuMs ?? 0)} ms of the processor; bare ${Math.round(measured.get('bare')?.wallMs ?? 0)} ms`,
      );
    }
  } finally {
    portal.end();
    rmSync(folder, { recursive: true, force: true });
  }
  const pages = 1 + size.events / size.page;
  return [
    {
      what: 'first refresh of 1,000 events, to requests × latency ÷ 6',
      figure: median(ideals),
      aim: { most: 1.15 },
      note: `${median(latencies).toFixed(1)} ms of latency as the portal measured it, 6 at once; to ${latency} ms: ${median(nominals).toFixed(2)}; with the list's pages in their turn: ${median(firsts).toFixed(2)}`,
    },
    {
      what: 'the same, to a bare client of the same requests',
      figure: median(bares),
      aim: null,
      note: 'undici, 6 at once, answers read and dropped',
    },
    {
      what: 'refresh after one change: requests',
      figure: median(requests),
      unit: 'requests',
      aim: { most: pages + 1 },
      note: `${pages} pages of lists and one event's details`,
    },
    {
      what: 'refresh after one change: processor, to the first',
      figure: median(shares),
      unit: '%',
      aim: { most: 5 },
      note: '',
    },
  ];
}
