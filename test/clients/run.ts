import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Debian's programs and nothing of whoever runs the tests: no Node, no settings of theirs. */
export const plainEnvironment = (home: string): Record<string, string> => ({
  PATH: '/usr/bin:/bin',
  HOME: home,
  LANG: 'C.UTF-8',
  LC_ALL: 'C.UTF-8',
  TERM: 'dumb',
});

/** Runs a program of Debian's packages and gives back what it wrote to stdout; what it wrote to stderr is in the error. */
export async function run(program: string, args: readonly string[], directory: string): Promise<string> {
  const options = { cwd: directory, env: plainEnvironment(directory), maxBuffer: 64 << 20, timeout: 100_000 };
  const { stdout } = await execute(program, [...args], options);
  return stdout;
}

/** Debian's own Python, for which its packages are. */
export async function runPython(script: string, args: readonly string[], directory: string): Promise<unknown> {
  return JSON.parse(await run('/usr/bin/python3', [script, ...args], directory));
}
