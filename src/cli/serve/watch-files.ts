import { stat } from 'node:fs/promises';

interface WatchDeps {
  /** Absolute paths, asked for each time: a changed configuration may come from other files. */
  readonly paths: () => readonly string[];
  /** Called when a file has changed, and did not change again in the interval after that. */
  readonly changed: () => void;
  readonly everyMs: number;
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly signal: AbortSignal;
}

/**
 * Looks at the files again and again, until the signal aborts. Notifications of the system would miss what editors and
 * containers do: they put another file, folder or link in the place of the one that was watched.
 */
export async function watchFiles({ paths, changed, everyMs, sleep, signal }: WatchDeps): Promise<void> {
  let last = await stateOf(paths());
  let said = last;
  for (;;) {
    await sleep(everyMs, signal);
    if (signal.aborted) return;
    const state = await stateOf(paths());
    if (state === last && state !== said) {
      said = state;
      changed();
    }
    last = state;
  }
}

async function stateOf(paths: readonly string[]): Promise<string> {
  const states = paths.map((path) =>
    stat(path).then(
      ({ ino, size, mtimeMs }) => [path, ino, size, mtimeMs],
      () => [path, null],
    ),
  );
  return JSON.stringify(await Promise.all(states));
}
