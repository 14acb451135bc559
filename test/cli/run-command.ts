import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { main } from '../../src/cli/main.ts';
import { fakeRuntime } from './fake-runtime.ts';

const launcher = fileURLToPath(new URL('../../bin/kalends.mjs', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/**
 * Runs the command line in this process, with no terminal. This covers all but the code around the process itself
 * (`runCommand` does that), in a fraction of the time.
 */
export async function runMain(
  args: readonly string[],
  variables: Record<string, string> = {},
  directory?: string,
): Promise<Ran> {
  const runtime = fakeRuntime(variables, directory === undefined ? {} : { directory });
  const code = await main(args, runtime);
  return { code, ...runtime.written };
}

/** Runs the command line as a user does, in a separate process, with these variables and no terminal. */
export async function runCommand(
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
  directory?: string,
): Promise<Ran> {
  const child = spawn(process.execPath, [launcher, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '', ...variables },
    ...(directory !== undefined && { cwd: directory }),
  });
  const written = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    written.out += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    written.err += chunk.toString();
  });
  const [code] = await once(child, 'close');
  return { code: code as number | null, ...written };
}
