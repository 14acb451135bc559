import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { urlHost } from '../src/cli/front/http-server.ts';
import type { LoadedConfig } from '../src/config/load-config.ts';
import type { Log } from '../src/publisher/runtime.ts';

// wrangler reads these when it is imported: it sends no metrics, fetches no sample of request.cf and shows no banner.
process.env.WRANGLER_SEND_METRICS = 'false';
process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
process.env.WRANGLER_LOG ??= 'error';

const root = fileURLToPath(new URL('..', import.meta.url));

export interface Workerd {
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts the Worker of wrangler.toml in workerd. It gets the token as a secret, never on a command line. */
export async function startWorkerd(options: {
  readonly loaded: LoadedConfig;
  readonly directory: string;
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** Where the Durable Objects' data stay after this run: true: in .wrangler/state; false: nowhere. */
  readonly persist: boolean | string;
  readonly log: Log;
}): Promise<Workerd> {
  const { loaded, directory, host, port, persist, log } = options;
  const { unstable_startWorker } = await import('wrangler');
  // The paths in wrangler.toml's [alias] are relative to the working directory.
  process.chdir(root);
  const code = codeOf(loaded);
  const entry = code === null ? null : await writeEntry(resolve(directory, code));
  const worker = await unstable_startWorker({
    config: join(root, 'wrangler.toml'),
    entrypoint: entry ?? join(root, 'src/worker.ts'),
    bindings: {
      ...bindingsOf(loaded, `http://${urlHost(host)}:${port}`),
      VERSION: { type: 'json', value: { id: await codeVersion(loaded) } as never },
    },
    envFiles: [],
    dev: {
      server: { hostname: host, port },
      watch: false,
      inspector: false,
      ...(persist !== true && { persist }),
      structuredLogsHandler: ({ level, message }: { level: string; message: string }) => {
        // Drops the runtime's stack traces for failures that the application reports itself: an unknown host, a reset connection.
        if (!/\bworkerd@[0-9a-f]+/u.test(message)) log(levels[level] ?? 'info', message);
      },
    },
  });
  const { raw } = worker;
  await Promise.race([
    worker.ready,
    new Promise((_, reject) => {
      raw.once('error', (event) => reject(new Error(`The Worker could not be started: ${reasonOf(event)}`)));
    }),
  ]);
  return {
    port: Number((await worker.url).port),
    async stop() {
      await worker.dispose();
      if (entry !== null) await rm(dirname(entry), { recursive: true, force: true });
    },
  };
}

const levels: Readonly<Record<string, 'info' | 'warn' | 'error'>> = { warn: 'warn', error: 'error' };

/** The configuration file if it is code, which is bundled into the Worker. JSON becomes a variable of the Worker. */
function codeOf({ file }: LoadedConfig): string | null {
  return file !== null && extname(file) !== '.json' ? file : null;
}

/**
 * Names the code, as the deployment's id does on the platform: what the same code has rendered in an earlier run is not
 * rendered again.
 */
async function codeVersion(loaded: LoadedConfig): Promise<string> {
  const names = (await readdir(join(root, 'src'), { recursive: true })).filter((name) => extname(name) === '.ts');
  const files = [...names.toSorted().map((name) => join(root, 'src', name)), join(root, 'package-lock.json')];
  const code = codeOf(loaded);
  const hash = createHash('sha256');
  for (const file of code === null ? files : [...files, code]) hash.update(`${file}\n`).update(await readFile(file));
  return hash.digest('base64url');
}

async function writeEntry(settings: string): Promise<string> {
  const entry = join(await mkdtemp(join(tmpdir(), 'kalends-worker-')), 'worker.ts');
  const lines = [
    `import settings from ${JSON.stringify(settings)};`,
    `import { createWorker } from ${JSON.stringify(join(root, 'src/edge/create-worker.ts'))};`,
    'const worker = createWorker(settings);',
    'export const { CalendarObject, IndexObject } = worker;',
    'export default { fetch: worker.fetch, scheduled: worker.scheduled };',
  ];
  await writeFile(entry, `${lines.join('\n')}\n`);
  return entry;
}

type Binding =
  | { readonly type: 'plain_text' | 'secret_text'; readonly value: string }
  | { readonly type: 'json'; readonly value: never };

function bindingsOf(loaded: LoadedConfig, origin: string): Record<string, Binding> {
  const { environment, token, input } = loaded;
  const texts = {
    KALENDS_BASE_URL: environment.baseUrl,
    KALENDS_TIMEZONE: environment.timeZone,
    KALENDS_PUBLIC_URL: environment.publicUrl,
    KALENDS_SAMPLE_ORIGIN: loaded.config.sample ? origin : null,
  };
  const bindings: Record<string, Binding> = {};
  for (const [name, value] of Object.entries(texts)) if (value !== null) bindings[name] = { type: 'plain_text', value };
  if (token !== null) bindings.KALENDS_TOKEN = { type: 'secret_text', value: token };
  if (codeOf(loaded) === null && input !== undefined) bindings.KALENDS_CONFIG = { type: 'json', value: input as never };
  return bindings;
}

/** wrangler emits events that hold an error, or several errors of the bundler. */
function reasonOf(event: unknown): string {
  const { cause, reason, message } = event as { cause?: unknown; reason?: unknown; message?: unknown };
  const { errors } = (cause ?? {}) as { errors?: readonly { readonly text?: unknown }[] };
  const said = errors?.map(({ text }) => String(text)).join('; ') || (cause as Error | undefined)?.message;
  return String(said ?? message ?? reason ?? 'wrangler does not say why');
}
