// `npm start`: `kalends serve` in little memory. Plain JavaScript, so that an older Node comes to bin/kalends.mjs and its words.

import { fileURLToPath } from 'node:url';

/**
 * glibc reads these when a process begins (https://sourceware.org/glibc/manual, "Malloc Tunable Parameters"): by itself
 * each thread has a heap of its own, and a heap keeps what was freed at its end, some 40 MB in all.
 */
const frugal = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

const [node, , ...flags] = process.argv;
const kalends = new URL('../bin/kalends.mjs', import.meta.url);
const args = [fileURLToPath(kalends), 'serve', ...flags];

// So the process begins again as the same one; whoever has set one of them, or talks to it over a channel, knows better.
const mayBeginAgain = process.platform === 'linux' && process.execve !== undefined && process.channel === undefined;
if (mayBeginAgain && !Object.keys(frugal).some((name) => name in process.env)) {
  process.execve(process.execPath, [node, ...process.execArgv, ...args], { ...process.env, ...frugal });
}
process.argv = [node, ...args];
await import(kalends.href);
