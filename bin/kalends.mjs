#!/usr/bin/env node
// Plain JavaScript that any Node can parse. On newer syntax, an old one would fail with a message that helps nobody.
import { existsSync } from 'node:fs';

const least = 24;
const found = process.versions.node;
const { argv, execArgv, env, platform } = process;

/**
 * glibc reads these when a process starts (https://sourceware.org/glibc/manual, "Malloc Tunable Parameters"). By default,
 * each thread has its own heap, and each heap keeps freed memory at its end: some 40 MB in all. Pages of a list and packed
 * events are larger than the third, so that they leave no gaps in a heap.
 */
const frugal = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '65536' };

// `execve` restarts the process under the same id. Variables that are already set stay, and a process with an IPC channel
// (`fork`) does not restart, because it would lose the channel.
function serveFrugally() {
  const serves = argv[2] === undefined || argv[2] === 'serve' || /^--(?!help|version)/.test(argv[2]);
  const mayRestart = platform === 'linux' && process.execve !== undefined && process.channel === undefined;
  if (!serves || !mayRestart || Object.keys(frugal).some((name) => name in env)) return;
  process.execve(process.execPath, [argv[0], ...execArgv, ...argv.slice(1)], { ...env, ...frugal });
}

if (Number(found.split('.')[0]) < least) {
  console.error(`Kalends needs Node ${least} or newer, and this is Node ${found}: see https://nodejs.org/en/download`);
  process.exitCode = 2;
} else if (existsSync(new URL('../src/node.ts', import.meta.url))) {
  serveFrugally();
  // A checkout runs from its sources, and so does `import … from 'kalends'` in a configuration there: see `exports`.
  const { registerHooks } = await import('node:module');
  registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier, { ...context, conditions: [...context.conditions, 'kalends-source'] }),
  });
  await import('../src/node.ts');
} else {
  serveFrugally();
  await import('../dist/node.js');
}
