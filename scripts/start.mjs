// `npm start`: runs `kalends serve` with little memory. Plain JavaScript, so that an old Node reaches the message of
// bin/kalends.mjs.

import { fileURLToPath } from 'node:url';

/**
 * glibc reads these when a process starts (https://sourceware.org/glibc/manual, "Malloc Tunable Parameters"). By default,
 * each thread has its own heap, and each heap keeps freed memory at its end: some 40 MB in all.
 */
const frugal = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

const [node, , ...flags] = process.argv;
const kalends = new URL('../bin/kalends.mjs', import.meta.url);
const args = [fileURLToPath(kalends), 'serve', ...flags];

// `execve` restarts the process under the same id. Variables that are already set stay, and a process with an IPC channel
// (`fork`) does not restart, because it would lose the channel.
const mayRestart = process.platform === 'linux' && process.execve !== undefined && process.channel === undefined;
if (mayRestart && !Object.keys(frugal).some((name) => name in process.env)) {
  process.execve(process.execPath, [node, ...process.execArgv, ...args], { ...process.env, ...frugal });
}
process.argv = [node, ...args];
await import(kalends.href);
