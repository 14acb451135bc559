import { setTimeout as sleep } from 'node:timers/promises';
import type { CommandRuntime } from '../../src/cli/command.ts';
import { createStyle } from '../../src/cli/screen/terminal.ts';
import { typedWithPackage } from '../../src/cli/typed-command.ts';

export interface FakeRuntime extends CommandRuntime {
  readonly written: { out: string; err: string };
  /** Stops the command as SIGTERM does. */
  end(): void;
  /** As SIGHUP does. */
  hangUp(): void;
}

/** A runtime for tests: it records what the command writes, and stops it on request. */
export function fakeRuntime(
  variables: Record<string, string>,
  {
    directory = '/nonexistent',
    colors = false,
    engine = new URL('../../src/engine.ts', import.meta.url),
  }: { readonly directory?: string; readonly colors?: boolean; readonly engine?: URL } = {},
): FakeRuntime {
  const written = { out: '', err: '' };
  const stopping = new AbortController();
  let heardHangup = (): void => undefined;
  return {
    written,
    end: () => stopping.abort(),
    hangUp: () => heardHangup(),
    terminal: {
      out: (text) => {
        written.out += text;
      },
      err: (text) => {
        written.err += text;
      },
      style: createStyle(colors),
    },
    screen: { width: null, live: false },
    prompter: null,
    machine: { timeZone: 'Europe/Berlin', language: 'en-GB' },
    variables: { HOST: '127.0.0.1', PORT: '0', ...variables },
    directory,
    version: '1.2.3',
    commit: () => 'abc1234',
    typed: typedWithPackage,
    now: Date.now,
    random: Math.random,
    sleep: (ms, signal) => sleep(ms, undefined, signal && { signal }).catch(() => undefined),
    engine,
    onHangup: (heard) => {
      heardHangup = heard;
    },
    stop: stopping.signal,
  };
}
