import { setTimeout as sleep } from 'node:timers/promises';
import packageJson from '../package.json' with { type: 'json' };
import { main } from './cli/main.ts';
import { readCommit } from './cli/read-commit.ts';
import { createPrompter } from './cli/screen/prompter.ts';
import { createStyle } from './cli/screen/terminal.ts';
import { typedInCheckout, typedWithPackage } from './cli/typed-command.ts';

const { argv, env, stdin, stdout, stderr } = process;
const machine = new Intl.DateTimeFormat().resolvedOptions();
const isCheckout = import.meta.url.endsWith('.ts');
const stop = new AbortController();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // A second signal ends the process at once.
    if (stop.signal.aborted) process.exit(signal === 'SIGINT' ? 130 : 143);
    stop.abort(signal);
  });
}

for (const stream of [stdout, stderr]) {
  // EPIPE: the reader has closed its end, as in `kalends check | head`.
  stream.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
}

const code = await main(argv.slice(2), {
  terminal: {
    out: (text) => stdout.write(text),
    err: (text) => stderr.write(text),
    style: createStyle(stdout.isTTY === true && stderr.isTTY === true && !env.NO_COLOR),
  },
  screen: {
    width: stdout.isTTY === true ? stdout.columns || 80 : null,
    live: stderr.isTTY === true && env.TERM !== 'dumb',
  },
  prompter:
    stdin.isTTY === true && stderr.isTTY === true ? createPrompter({ stdin, stderr, signal: stop.signal }) : null,
  machine: { timeZone: machine.timeZone, language: machine.locale },
  variables: env,
  directory: process.cwd(),
  version: packageJson.version,
  commit: readCommit,
  typed: isCheckout ? typedInCheckout : typedWithPackage,
  now: Date.now,
  random: Math.random,
  sleep: (ms, signal) => sleep(Math.max(ms, 0), undefined, signal && { signal }).catch(() => undefined),
  // Next to this file in the sources and in the package.
  engine: new URL(isCheckout ? './engine.ts' : './engine.js', import.meta.url),
  onHangup: (heard) => process.on('SIGHUP', heard),
  stop: stop.signal,
});

// Timers of cancelled work would keep the process alive for seconds, so it exits once all output is written.
await Promise.all([stdout, stderr].map((stream) => new Promise((done) => stream.write('', done))));
process.exit(code);
