import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { plainEnvironment } from './run.ts';

/** An instance of an event as Evolution shows it: instants in UTC to the minute, or days; the end is exclusive. */
export interface ShownInstance {
  readonly uid: string;
  readonly title: string;
  readonly start: string;
  readonly end: string;
  readonly location: string;
  readonly status: string;
}

export interface Evolution {
  subscribe(name: string, url: string): Promise<void>;
  /** Starts a request to the server; the result appears a moment later. */
  refresh(name: string): Promise<void>;
  /** The instances from one day to another, both ISO 8601. */
  show(name: string, from: string, to: string): Promise<readonly ShownInstance[]>;
  close(): Promise<void>;
}

const script = fileURLToPath(new URL('evolution.py', import.meta.url));

/** Evolution's data server in its own D-Bus session, without a display. Everything it keeps is below the directory. */
export async function startEvolution(directory: string): Promise<Evolution> {
  const home = await mkdtemp(join(directory, 'evolution-'));
  await mkdir(join(home, 'run'), { mode: 0o700 });
  const child = spawn('dbus-run-session', ['--', '/usr/bin/python3', script], {
    env: { ...plainEnvironment(home), XDG_RUNTIME_DIR: join(home, 'run'), GSETTINGS_BACKEND: 'memory', TZ: 'UTC' },
    // A process group of its own, so that everything the session started ends with it.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk.toString();
  });
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  async function tell(...command: readonly unknown[]): Promise<unknown> {
    child.stdin.write(`${JSON.stringify(command)}\n`);
    const { value, done } = await lines.next();
    if (done) throw new Error(`Evolution has ended: ${complaints}`);
    const { answer, error } = JSON.parse(value) as { answer?: unknown; error?: string };
    if (error !== undefined) throw new Error(`Evolution to ${command.join(' ')}: ${error}`);
    return answer;
  }
  const seconds = (day: string) => Date.parse(day) / 1000;
  return {
    subscribe: async (name, url) => void (await tell('subscribe', name, url)),
    refresh: async (name) => void (await tell('refresh', name)),
    show: async (name, from, to) => (await tell('show', name, seconds(from), seconds(to))) as readonly ShownInstance[],
    async close() {
      child.stdin.end();
      const killed = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), 10_000);
      await ended;
      clearTimeout(killed);
    },
  };
}
