import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { fakeRuntime } from '../cli/fake-runtime.ts';

/**
 * `kalends map` on the portal of examples/tricky-portal, whose title, hours, status and paging are detected wrongly. On a busy machine an
 * answer may take more than the ten seconds that are the default.
 */
export interface TrickyWorkbench {
  readonly origin: string;
  /** With the key. */
  readonly address: string;
  /** What `kalends.config.ts` holds now. */
  file(): Promise<string>;
  /** Resolves when the command has ended by itself. */
  readonly ended: Promise<number>;
  close(): Promise<void>;
}

const server = fileURLToPath(new URL('../../examples/tricky-portal/server.mjs', import.meta.url));

export async function openTrickyWorkbench(): Promise<TrickyWorkbench> {
  const portal = spawn(process.execPath, [server], { env: { PORT: '0' }, stdio: ['ignore', 'pipe', 'inherit'] });
  let baseUrl = '';
  for await (const line of createInterface(portal.stdout)) {
    baseUrl = /http:\S+\d/.exec(line)?.[0] ?? '';
    break;
  }
  const directory = await mkdtemp(join(tmpdir(), 'kalends-workbench-'));
  const path = join(directory, 'kalends.config.ts');
  await writeFile(
    path,
    `export default {
  // The portal of the public lectures.
  source: { baseUrl: '${baseUrl}', timeoutMs: 300_000 },
  site: { title: 'Public lectures', timeZone: 'Europe/Istanbul' },
};
`,
  );
  const runtime = fakeRuntime({ KALENDS_TOKEN: 'practice' }, { directory });
  const ended = main(['map', '--no-open'], runtime);
  const address = await vi.waitFor(
    () => {
      const found = /http:\/\/127\.0\.0\.1:\d+\/\?key=[\w-]+/u.exec(runtime.written.out)?.[0];
      if (found === undefined) throw new Error(`No address was printed: ${runtime.written.out}${runtime.written.err}`);
      return found;
    },
    { timeout: 120_000 },
  );
  return {
    origin: new URL(address).origin,
    address,
    file: () => readFile(path, 'utf8'),
    ended,
    async close() {
      runtime.end();
      await ended;
      portal.kill();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
