/**
 * A refresh to measure, in its own process: `refresh-process.ts URL STORE EVENTS PAGES`. The message `refresh`
 * refreshes everything. `bare` sends the same requests and drops the answers. Each is answered with its cost.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { openKalends } from '../src/cli/engine/open-kalends.ts';
import { loadConfig } from '../src/config/load-config.ts';
import { createUndiciFetch } from '../src/source/http/undici-fetch.ts';

export interface Cost {
  readonly wallMs: number;
  /** Processor time of all threads. */
  readonly cpuMs: number;
  /** Resident memory in bytes. */
  readonly resident: number;
}

const [url = '', path = '', events = '0', pages = '0'] = process.argv.slice(2);
const loaded = await loadConfig(
  {
    KALENDS_BASE_URL: url,
    KALENDS_TOKEN: 'secret',
    KALENDS_TIMEZONE: 'UTC',
    KALENDS_CONFIG: '{}',
    KALENDS_STORE: `sqlite:${path}`,
  },
  process.cwd(),
);
if ('problems' in loaded) throw new Error(JSON.stringify(loaded.problems));
const command = {
  now: () => Date.now(),
  random: Math.random,
  sleep: (ms: number, signal?: AbortSignal) => sleep(ms, undefined, signal && { signal }).catch(() => undefined),
};
const log = (level: string, message: string) => level !== 'info' && console.error(level, message);
const fetch = createUndiciFetch();
const { config } = loaded;
// As the engine of `npm start` has it, with its packer and its garbage collector.
const { publisher } = openKalends(loaded, { origin: 'http://127.0.0.1', command, log });

async function bare(): Promise<void> {
  const read = async (path: string) => {
    const { signal } = new AbortController();
    const headers = { authorization: 'Bearer secret' };
    const answer = await fetch(url + path, { method: 'GET', headers, redirect: 'manual', signal });
    const reader = answer.body?.getReader();
    while (reader && !(await reader.read()).done);
  };
  // A page of a list must arrive before the next one is requested.
  await read('/event-calendars');
  for (let page = 1; page <= Number(pages); page += 1) await read(`/event-calendar/c1/events?page=${page}`);
  let next = 0;
  const one = async () => {
    for (let number = next++; number < Number(events); number = next++)
      await read(`/event-calendar/c1/event/e${number}/details`);
  };
  await Promise.all(Array.from({ length: config.source.concurrency }, one));
}

async function cost(work: () => Promise<void>): Promise<Cost> {
  const [wall, cpu] = [performance.now(), process.cpuUsage()];
  await work();
  const used = process.cpuUsage(cpu);
  return {
    wallMs: performance.now() - wall,
    cpuMs: (used.user + used.system) / 1000,
    resident: process.memoryUsage.rss(),
  };
}

process.on('message', async (what: 'refresh' | 'bare') => {
  process.send?.(await cost(what === 'bare' ? bare : () => publisher.refresh()));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
