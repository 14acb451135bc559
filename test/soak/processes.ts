import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { PortalOrder, PortalReport } from './portal-process.ts';

const script = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** The next answer of the child; rejects when the child exits instead. */
async function answerOf<Answer>(child: ChildProcess, name: string): Promise<Answer> {
  const heard = new AbortController();
  const { signal } = heard;
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`The process ${name} ended with ${code}.`);
  });
  ended.catch(() => undefined);
  try {
    for (;;) {
      const [message] = (await Promise.race([once(child, 'message', { signal }), ended])) as [Answer];
      if (message !== 'discarded') return message;
    }
  } finally {
    heard.abort();
  }
}

export interface PortalProcess {
  readonly url: string;
  tell(order: PortalOrder): Promise<PortalReport>;
  end(): Promise<void>;
}

export async function startPortalProcess(): Promise<PortalProcess> {
  const child = fork(script('./portal-process.ts'));
  const { url } = await answerOf<PortalReport>(child, 'portal');
  return {
    url,
    async tell(order) {
      const answer = answerOf<PortalReport>(child, 'portal');
      child.send(order);
      return answer;
    },
    end: () => kill(child),
  };
}

export interface KalendsProcess {
  readonly name: string;
  readonly origin: string;
  setClock(offset: number): Promise<void>;
  /** Makes its engine's thread fail; it starts another. */
  crashEngine(): Promise<void>;
  /** As SIGHUP does. */
  reload(): Promise<void>;
  /** Asks it to end, as `systemctl stop` does. Resolves to its exit code; null: it had to be killed. */
  drain(): Promise<number | null>;
  /** Kills it as `kill -9` does. */
  end(): Promise<void>;
}

export async function startKalendsProcess(
  name: string,
  {
    store,
    portal,
    offset,
    port: wanted,
    onDiscarded,
  }: {
    readonly store: string;
    readonly portal: string;
    readonly offset: number;
    readonly port?: number;
    /** Called for each refresh that it discards because another process wrote meanwhile. */
    readonly onDiscarded?: () => void;
  },
): Promise<KalendsProcess> {
  const place = wanted === undefined ? [] : [`${wanted}`];
  const child = fork(script('./kalends-process.ts'), [store, portal, `${offset}`, ...place]);
  child.on('message', (message) => message === 'discarded' && onDiscarded?.());
  const port = await answerOf<number>(child, name);
  const order = async (what: number | 'crash' | 'reload'): Promise<void> => {
    const answer = answerOf(child, name);
    child.send(what);
    await answer;
  };
  return {
    name,
    origin: `http://127.0.0.1:${port}`,
    setClock: (next) => order(next),
    crashEngine: () => order('crash'),
    reload: () => order('reload'),
    async drain() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), longestDrainMs);
      const [code] = (await ended) as [number | null];
      clearTimeout(late);
      return code;
    },
    end: () => kill(child),
  };
}

/** More than any machine needs, however busy. */
const longestDrainMs = 60_000;

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
