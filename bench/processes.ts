import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { PortalCount } from './portal-process.ts';

/** Runs a module of this folder in its own process. */
export function start(
  module: string,
  args: readonly (string | number)[],
  execArgv: readonly string[] = [],
): ChildProcess {
  return fork(fileURLToPath(new URL(module, import.meta.url)), args.map(String), { execArgv: [...execArgv] });
}

/** The next message of the process. Rejects when the process ends instead. */
export async function heard<Message>(child: ChildProcess): Promise<Message> {
  const done = new AbortController();
  const { signal } = done;
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`A measured process ended with ${code}.`);
  });
  ended.catch(() => undefined);
  const [message] = (await Promise.race([once(child, 'message', { signal }), ended])) as [Message];
  done.abort();
  return message;
}

export async function ask<Message>(child: ChildProcess, question: unknown): Promise<Message> {
  const answer = heard<Message>(child);
  child.send(question as never);
  return answer;
}

export interface BenchPortal {
  readonly url: string;
  /** Edits the event with that number, if any. Returns the request counts since the last call. */
  edit(number: number | null): Promise<PortalCount>;
  end(): void;
}

export interface BenchPortalSize {
  readonly calendars: number;
  readonly events: number;
  /** Events per page of the list. */
  readonly page: number;
  /** Milliseconds before an answer is sent. */
  readonly latency: number;
}

export async function startPortal({ calendars, events, page, latency }: BenchPortalSize): Promise<BenchPortal> {
  const child = start('./portal-process.ts', [calendars, events, page, latency]);
  const { port } = await heard<PortalCount>(child);
  return {
    url: `http://127.0.0.1:${port}`,
    edit: (number) => ask<PortalCount>(child, number),
    end: () => {
      child.kill();
    },
  };
}
