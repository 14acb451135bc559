import type { CommandRuntime } from '../command.ts';
import { printable } from './terminal.ts';
import { fitted } from './text-table.ts';

/** One line that is written over while something takes its time; nothing at all where a terminal can't do that. */
export interface Progress {
  /** `isNews`: at once, however soon after the last one. */
  say(text: string, isNews?: boolean): void;
  /** Takes the line away. */
  end(): void;
}

/** More often than this, nobody can read. */
const betweenMs = 80;

export function startProgress({
  terminal,
  screen,
  now,
}: Pick<CommandRuntime, 'terminal' | 'screen' | 'now'>): Progress {
  if (!screen.live) return { say() {}, end() {} };
  let saidAt = Number.NEGATIVE_INFINITY;
  // ECMA-48 §8.3.41: erase in line, from the cursor to its end.
  const clear = '\r\u001b[K';
  return {
    say(text, isNews = false) {
      if (!isNews && now() - saidAt < betweenMs) return;
      saidAt = now();
      terminal.err(`${clear}${terminal.style.dim(fitted(printable(text), (screen.width ?? 80) - 1))}`);
    },
    end: () => terminal.err(clear),
  };
}
