import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface RunningKalends {
  /** Without a final slash. */
  readonly origin: string;
  /** Everything that it has written so far, to stdout and stderr. */
  readonly output: () => string;
  /** Interrupts it as a terminal does, and waits until its process group is empty; kills it after thirty seconds. */
  stop(): Promise<void>;
  /** Whether any of its processes still runs. */
  readonly isRunning: () => boolean;
}

/** The npm script that a user types. */
export type Script = 'start' | 'worker';

/** Starts Kalends as a user does, on a free port, configured by these variables only. */
export async function startKalends(
  script: Script,
  variables: Record<string, string>,
  options: readonly string[] = [],
): Promise<RunningKalends> {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(KALENDS_|HOST$|PORT$|VITEST|NODE_ENV$)/u.test(name),
  );
  const child = spawn('npm', ['run', '--silent', script, '--', ...options], {
    cwd: root,
    // A process group of its own, so that nothing remains running whatever happens.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...Object.fromEntries(inherited), HOST: '127.0.0.1', PORT: '0', KALENDS_CONFIG: '{}', ...variables },
  });
  let output = '';
  // Only after all of its output has been read.
  const exited = once(child, 'close').then(([code]) => code as number | null);
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /(http:\/\/127\.0\.0\.1:\d+)\/\n/u.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exited.then((code) => reject(new Error(`npm run ${script} ended with ${code}: ${output}`)));
  });
  return {
    origin,
    output: () => output,
    async stop() {
      const began = Date.now();
      signalGroup(child.pid, 'SIGINT');
      while (signalGroup(child.pid, 0) && Date.now() < began + 30_000)
        await new Promise((done) => setTimeout(done, 20));
      signalGroup(child.pid, 'SIGKILL');
    },
    isRunning: () => signalGroup(child.pid, 0),
  };
}

/** The output of an npm script that exits by itself. */
export async function runKalends(script: Script, variables: Record<string, string>): Promise<string> {
  try {
    const running = await startKalends(script, variables);
    await running.stop();
    return `it runs at ${running.origin}`;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Returns false when no process is left in the group. */
function signalGroup(pid: number | undefined, signal: NodeJS.Signals | 0): boolean {
  try {
    return pid !== undefined && process.kill(-pid, signal);
  } catch {
    return false;
  }
}
