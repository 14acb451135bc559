import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Debian's programs and no environment of the user who runs the tests: no Node, none of their settings. */
export const plainEnvironment = (home: string): Record<string, string> => ({
  PATH: '/usr/bin:/bin',
  HOME: home,
  LANG: 'C.UTF-8',
  LC_ALL: 'C.UTF-8',
  TERM: 'dumb',
});

/** Runs a program from Debian's packages and returns its stdout; an error carries its stderr. */
export async function run(program: string, args: readonly string[], directory: string): Promise<string> {
  const options = { cwd: directory, env: plainEnvironment(directory), maxBuffer: 64 << 20, timeout: 100_000 };
  const { stdout } = await execute(program, [...args], options);
  return stdout;
}

/** Runs Debian's own Python, because its packages are installed for that one. */
export async function runPython(script: string, args: readonly string[], directory: string): Promise<unknown> {
  return JSON.parse(await run('/usr/bin/python3', [script, ...args], directory));
}
