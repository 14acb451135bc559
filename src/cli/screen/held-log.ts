import type { Log } from '../../publisher/runtime.ts';

/** A log that waits with its warnings and errors until a report has said what it can say better. */
export interface HeldLog {
  readonly log: Log;
  /** Writes what was held and holds none of `said`, each sentence once. From then on every line is written at once. */
  release(said: readonly string[]): void;
}

export function createHeldLog(log: Log): HeldLog {
  let held: Parameters<Log>[] | null = [];
  return {
    log(...line) {
      if (held === null || line[0] === 'info') log(...line);
      else held.push(line);
    },
    release(said) {
      const lines = new Map((held ?? []).map((line) => [line[1], line]));
      held = null;
      for (const [message, line] of lines) if (!said.some((text) => message.includes(text))) log(...line);
    },
  };
}
