import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import packageJson from '../package.json' with { type: 'json' };

const root = fileURLToPath(new URL('..', import.meta.url));
/** The command of `npm start` without npm, with its flags. */
const [, ...npmStart] = packageJson.scripts.start.split(' ');
/** The same parts in one thread, to compare with. */
const oneThread = ['--conditions=kalends-source', fileURLToPath(new URL('./one-thread-process.ts', import.meta.url))];

export interface Product {
  readonly port: number;
  readonly url: string;
  /** Resident memory in MB (10⁶ bytes), from Linux: now, and at most since `forgetPeak`. */
  resident(): { readonly now: number; readonly peak: number };
  forgetPeak(): void;
  /** Milliseconds of the processor that it took so far, in all its threads, from Linux. */
  cpuMs(): number;
  stop(): Promise<void>;
}

export interface ProductOptions {
  readonly portal: string;
  /** The path of the store. */
  readonly store: string;
  readonly events: number;
  readonly calendars: number;
  readonly config?: object;
  readonly threads?: 'one' | 'two';
}

/** Kalends as `npm start` starts it, once every calendar has a copy with all its details. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const port = await freePort();
  const child = spawn(process.execPath, options.threads === 'one' ? oneThread : npmStart, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      KALENDS_BASE_URL: options.portal,
      KALENDS_TOKEN: 'secret',
      KALENDS_TIMEZONE: 'UTC',
      KALENDS_CONFIG: JSON.stringify(options.config ?? {}),
      KALENDS_STORE: `sqlite:${options.store}`,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await ready(child, url, options);
  return {
    port,
    url,
    resident() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      const megabytes = (name: string) => (Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024) / 1e6;
      return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
    },
    // https://man7.org/linux/man-pages/man5/proc_pid_clear_refs.5.html
    forgetPeak: () => writeFileSync(`/proc/${child.pid}/clear_refs`, '5'),
    cpuMs() {
      // https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html: utime and stime, in hundredths of a second.
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) * 10;
    },
    async stop() {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function ready(child: ChildProcess, url: string, { events, calendars }: ProductOptions): Promise<void> {
  for (;;) {
    await sleep(500);
    if (child.exitCode !== null) throw new Error(`The measured process ended with ${child.exitCode}.`);
    const answer = await fetch(`${url}/status`, { headers: { accept: 'application/json' } }).catch(() => null);
    if (answer?.status !== 200) continue;
    const status = (await answer.json()) as { calendars: { events: number; pendingDetails: number }[] };
    if (status.calendars.length < calendars) continue;
    if (status.calendars.every((one) => one.events === events && one.pendingDetails === 0)) return;
  }
}

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  await new Promise((done) => server.close(done));
  return port;
}
