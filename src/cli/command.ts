import type { Prompter } from './screen/prompter.ts';
import type { Terminal } from './screen/terminal.ts';

/** One command of the table in main.ts. */
export interface Command {
  readonly name: string;
  /** What it does, in a line of the help. */
  readonly summary: string;
  /** The whole help of it. */
  readonly help: string;
  /** The exit code: 0 done, 1 something needs attention, 2 bad usage or configuration. */
  readonly run: (args: readonly string[], runtime: CommandRuntime) => Promise<number>;
}

/** What the process brings: commands read nothing of it by themselves. */
export interface CommandRuntime {
  readonly terminal: Terminal;
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** What the terminal is like that is written to. */
  readonly screen: Screen;
  /** Asks the person at the keyboard; null: nobody is there (stdin is no terminal). */
  readonly prompter: Prompter | null;
  /** What this machine takes for its own: suggestions, never more. */
  readonly machine: { readonly timeZone: string; readonly language: string };
  /** The working directory. */
  readonly directory: string;
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** 0 ≤ n < 1. */
  readonly random: () => number;
  /** Resolves after so many milliseconds, or at once when the signal aborts; never rejects. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** Aborts when the process is asked to end (SIGINT, SIGTERM). */
  readonly stop: AbortSignal;
}

interface Screen {
  /** Cells in a line of stdout; null: it is no terminal, and lines are as long as they are. */
  readonly width: number | null;
  /** Whether a line on stderr can be written over, as progress does. */
  readonly live: boolean;
}
