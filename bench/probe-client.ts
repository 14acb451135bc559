/**
 * Asks for a few paths again and again, in its own process, and measures how long each answer takes. A message says what
 * to ask; `stop` ends it and is answered with the milliseconds by path.
 */
import { Agent, request } from 'node:http';

export interface Probing {
  readonly port: number;
  readonly paths: readonly string[];
  /** Milliseconds between two requests for a path. */
  readonly everyMs: number;
}

export interface Latency {
  readonly path: string;
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  /** Answers other than 200, and failures. */
  readonly failed: number;
}

const agent = new Agent({ keepAlive: true });

function ask(port: number, path: string): Promise<{ readonly ms: number; readonly status: number }> {
  const began = performance.now();
  const headers = { 'accept-encoding': 'gzip' };
  return new Promise((resolve) => {
    const done = (status: number) => resolve({ ms: performance.now() - began, status });
    request({ host: '127.0.0.1', port, path, headers, agent }, (answer) => {
      answer.resume().on('end', () => done(answer.statusCode ?? 0));
    })
      .on('error', () => done(0))
      .end();
  });
}

let stop = (): void => undefined;

process.on('message', async (message: Probing | 'stop') => {
  if (message === 'stop') return stop();
  const { port, paths, everyMs } = message;
  const asked = paths.map((): Promise<{ readonly ms: number; readonly status: number }>[] => []);
  // A request does not wait for the one before: a server that is stuck for a second fails a second's worth of them.
  const timer = setInterval(() => {
    for (const [index, path] of paths.entries()) asked[index]?.push(ask(port, path));
  }, everyMs);
  await new Promise<void>((resolve) => {
    stop = resolve;
  });
  clearInterval(timer);
  const latencies = await Promise.all(
    paths.map(async (path, index): Promise<Latency> => {
      const answers = await Promise.all(asked[index] ?? []);
      const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
      const at = (share: number) => sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0;
      const failed = answers.filter(({ status }) => status !== 200).length;
      return { path, count: sorted.length, p50: at(0.5), p99: at(0.99), max: at(1), failed };
    }),
  );
  process.send?.(latencies);
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
