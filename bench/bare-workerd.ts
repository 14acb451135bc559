import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
// wrangler depends on it, and Kalends does not.
const binary: string = createRequire(createRequire(import.meta.url).resolve('wrangler'))('workerd').default;

/** A Worker in a workerd of its own, with nothing of wrangler's in the process. */
export interface BareWorkerd {
  readonly origin: string;
  /** Milliseconds of the processor that it took so far, in all its threads, from Linux. */
  cpuMs(): number;
  untilIdle(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Bundles the Worker of wrangler.toml into the folder, as a deployment does. Its objects keep their data there as well.
 * `variables`: texts, and tables, which arrive as JSON.
 */
export async function bundleWorker(
  folder: string,
  variables: Readonly<Record<string, string | object>>,
): Promise<() => Promise<BareWorkerd>> {
  const args = ['--no-install', 'wrangler', 'deploy', '--dry-run', '--outdir', folder];
  const env = { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1' };
  await promisify(execFile)('npx', args, { cwd: root, env });
  const disk = join(folder, 'objects');
  mkdirSync(disk);
  const config = join(folder, 'config.capnp');
  writeFileSync(config, configText(disk, variables));
  return () => start(config);
}

/** What a Worker answered, as it was sent. */
export interface SentAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** A Worker that only sends these answers, by their paths: what the runtime itself takes to send them. */
export function fixedWorker(folder: string, answers: Readonly<Record<string, SentAnswer>>): () => Promise<BareWorkerd> {
  const sent = Object.entries(answers).map(([path, { headers, body }], number) => {
    const file = `body-${number}`;
    writeFileSync(join(folder, file), body);
    return { path, headers, file };
  });
  const entries = sent.map(({ path, headers, file }, n) => [
    `import body${n} from '${file}';`,
    `[${JSON.stringify(path)}, { body: new Uint8Array(body${n}), headers: ${JSON.stringify(headers)} }]`,
  ]);
  const script = `${entries.map(([line]) => line).join('\n')}
const answers = new Map([${entries.map(([, entry]) => entry).join(',\n')}]);
export default {
  async fetch({ url }) {
    const { body, headers } = answers.get(url.slice(url.indexOf('/', 8)));
    return new Response(body, { headers, encodeBody: 'manual' });
  },
};
`;
  writeFileSync(join(folder, 'fixed.js'), script);
  const config = join(folder, 'fixed.capnp');
  const modules = [
    '(name = "fixed.js", esModule = embed "fixed.js")',
    ...sent.map(({ file }) => `(name = "${file}", data = embed "${file}")`),
  ];
  writeFileSync(
    config,
    `using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [(name = "fixed", worker = .fixed)],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "fixed")],
);

const fixed :Workerd.Worker = (modules = [${modules.join(', ')}], compatibilityDate = "${compatibilityDate()}");
`,
  );
  return () => start(config);
}

const compatibilityDate = (): string =>
  /^compatibility_date = "(.*)"$/mu.exec(readFileSync(join(root, 'wrangler.toml'), 'utf8'))?.[1] ?? '';

/** https://github.com/cloudflare/workerd/blob/main/src/workerd/server/workerd.capnp */
function configText(disk: string, variables: Readonly<Record<string, string | object>>): string {
  const bindings = Object.entries(variables).map(([name, value]) =>
    typeof value === 'string'
      ? `(name = "${name}", text = ${JSON.stringify(value)})`
      : `(name = "${name}", json = ${JSON.stringify(JSON.stringify(value))})`,
  );
  return `using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "kalends", worker = .kalends),
    (name = "network", network = (allow = ["public", "private"])),
    (name = "disk", disk = (path = ${JSON.stringify(disk)}, writable = true)),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "kalends")],
);

const kalends :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "worker.js")],
  compatibilityDate = "${compatibilityDate()}",
  globalOutbound = "network",
  durableObjectNamespaces = [
    (className = "IndexObject", uniqueKey = "index", enableSql = true),
    (className = "CalendarObject", uniqueKey = "calendars", enableSql = true),
  ],
  durableObjectStorage = (localDisk = "disk"),
  bindings = [
    (name = "INDEX", durableObjectNamespace = "IndexObject"),
    (name = "CALENDARS", durableObjectNamespace = "CalendarObject"),
    (name = "VERSION", json = ${JSON.stringify(JSON.stringify({ id: 'bench' }))}),
    ${bindings.join(',\n    ')},
  ],
);
`;
}

async function start(config: string): Promise<BareWorkerd> {
  const child = spawn(binary, ['serve', '--control-fd=3', config], {
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
  const ended = once(child, 'exit');
  const control = createInterface({ input: child.stdio[3] as Readable });
  // One line of JSON for each socket: {"event":"listen","socket":"http","port":40123}
  const line = await Promise.race([once(control, 'line'), ended.then(() => null)]);
  if (line === null) throw new Error(`workerd ended with ${child.exitCode}.`);
  const { port } = JSON.parse(line[0]) as { port: number };
  const cpuMs = (): number => threadsMs(child.pid as number);
  return {
    origin: `http://127.0.0.1:${port}`,
    cpuMs,
    async untilIdle() {
      for (let before = cpuMs(); ; ) {
        await sleep(500);
        const now = cpuMs();
        if (now - before < 1) return;
        before = now;
      }
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Milliseconds of the processor, https://docs.kernel.org/scheduler/sched-stats.html. */
function threadsMs(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  return threads.reduce((sum, thread) => {
    const [nanoseconds] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
    return sum + Number(nanoseconds) / 1e6;
  }, 0);
}
