import type { CommandRuntime } from '../command.ts';
import { printable } from './terminal.ts';
import { truncate } from './text-table.ts';

/** A line that shows progress and is overwritten by each update. It shows nothing if the terminal can't overwrite a line. */
export interface Progress {
  /** `isUrgent`: show it at once, however recent the last update is. */
  update(text: string, isUrgent?: boolean): void;
  /** Removes the line. */
  end(): void;
}

/** People can't read faster updates. */
const intervalMs = 80;

export function startProgress({
  terminal,
  screen,
  now,
}: Pick<CommandRuntime, 'terminal' | 'screen' | 'now'>): Progress {
  if (!screen.live) return { update() {}, end() {} };
  let updatedAt = Number.NEGATIVE_INFINITY;
  // ECMA-48 §8.3.41: erase from the cursor to the end of the line.
  const clear = '\r\u001b[K';
  return {
    update(text, isUrgent = false) {
      if (!isUrgent && now() - updatedAt < intervalMs) return;
      updatedAt = now();
      terminal.err(`${clear}${terminal.style.dim(truncate(printable(text), (screen.width ?? 80) - 1))}`);
    },
    end: () => terminal.err(clear),
  };
}
