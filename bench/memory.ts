import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import packageJson from '../package.json' with { type: 'json' };
import { startPortal } from './processes.ts';
import type { Bench, Result } from './result.ts';

const calendars = 20;
const events = 1000;
/** The command of `npm start` without npm. Its V8 flags keep the heap close to what is in use. */
const [, ...command] = packageJson.scripts.start.split(' ');
const root = fileURLToPath(new URL('..', import.meta.url));

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
      const port = await freePort();
      const child = serve(port, portal.url, join(folder, 'kalends.db'));
      try {
        await ready(port);
        for (let number = 1; number <= calendars; number += 1)
          await download(`http://127.0.0.1:${port}/feeds/c${number}.ics`);
        // Gives the garbage collector time, without calling it.
        await sleep(10_000);
        return resident(child);
      } finally {
        const ended = new Promise((done) => child.once('exit', done));
        child.kill('SIGTERM');
        await ended;
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

function serve(port: number, url: string, path: string): ChildProcess {
  return spawn(process.execPath, command, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      KALENDS_BASE_URL: url,
      KALENDS_TOKEN: 'secret',
      KALENDS_TIMEZONE: 'UTC',
      KALENDS_STORE: `sqlite:${path}`,
    },
    stdio: 'ignore',
  });
}

/** Waits until every calendar has a copy with all its details. */
async function ready(port: number): Promise<void> {
  for (;;) {
    await sleep(1000);
    const answer = await fetch(`http://127.0.0.1:${port}/status`, { headers: { accept: 'application/json' } }).catch(
      () => null,
    );
    if (answer === null) continue;
    const status = (await answer.json()) as { calendars: { events: number; pendingDetails: number }[] };
    if (status.calendars.length < calendars) continue;
    if (status.calendars.every((one) => one.events === events && one.pendingDetails === 0)) return;
  }
}

async function download(url: string): Promise<void> {
  const answer = await fetch(url);
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}: ${text}`);
}

/** Resident memory in MB (10⁶ bytes), from Linux. */
function resident(child: ChildProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return (Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024) / 1e6;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  await new Promise((done) => server.close(done));
  return port;
}
