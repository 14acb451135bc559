import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPortal } from './processes.ts';
import { startProduct } from './product.ts';
import type { Bench, Result } from './result.ts';

const calendars = 20;
const events = 1000;
/**
 * (d) Resident memory of `npm start` with 20 calendars of 1,000 events, all served: after the first import and a
 * restart.
 */
export async function benchMemory({ say }: Bench): Promise<readonly Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'kalends-bench-'));
  const portal = await startPortal({ calendars, events, page: 200, latency: 0 });
  try {
    const run = async (what: string): Promise<number> => {
      say(`memory ${what}: ${calendars} calendars of ${events} events`);
      const store = join(folder, 'kalends.db');
      const product = await startProduct({ portal: portal.url, store, calendars, events });
      try {
        for (let number = 1; number <= calendars; number += 1) await download(`${product.url}/feeds/c${number}.ics`);
        // Gives the garbage collector time, without calling it.
        await sleep(10_000);
        return product.resident().now;
      } finally {
        await product.stop();
      }
    };
    const first = await run('after the first import');
    const again = await run('after a restart');
    const aim = { most: 250 };
    return [
      {
        what: 'resident memory, restarted, all served',
        figure: again,
        unit: 'MB',
        aim,
        note: '20 calendars × 1,000 events',
      },
      {
        what: 'resident memory, just imported, all served',
        figure: first,
        unit: 'MB',
        aim,
        note: 'the same, after reading 20,000 details',
      },
    ];
  } finally {
    portal.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function download(url: string): Promise<void> {
  const answer = await fetch(url);
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}: ${text}`);
}
