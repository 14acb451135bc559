import type { Prompter } from './screen/prompter.ts';
import type { Terminal } from './screen/terminal.ts';

/** One command of the table in main.ts. */
export interface Command {
  /** The full text of `kalends <name> --help`. */
  readonly help: string;
  /** The exit code: 0 done, 1 something needs attention, 2 bad usage or configuration. */
  readonly run: (args: readonly string[], runtime: CommandRuntime) => Promise<number>;
}

/** Everything that a command gets from the process. Commands do not read the process themselves. */
export interface CommandRuntime {
  readonly terminal: Terminal;
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** What the terminal can show. */
  readonly screen: Screen;
  /** Asks the person at the keyboard; null: nobody is there (stdin is not a terminal). */
  readonly prompter: Prompter | null;
  /** This machine's time zone and language. They only serve as suggestions. */
  readonly machine: { readonly timeZone: string; readonly language: string };
  /** The working directory. */
  readonly directory: string;
  readonly version: string;
  /** The commit that this was made from; null: not known. */
  readonly commit: () => string | null;
  /** How people type a command here: `npx kalends check`. */
  readonly typed: (command: string) => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** 0 ≤ n < 1. */
  readonly random: () => number;
  /** Resolves after `ms` milliseconds, or at once when the signal aborts. Never rejects. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** The module that `kalends serve` runs in a thread of its own. */
  readonly engine: URL;
  /** Calls `heard` at each SIGHUP, which then no longer ends the process. */
  readonly onHangup: (heard: () => void) => void;
  /** Aborts when the process is asked to end (SIGINT, SIGTERM). */
  readonly stop: AbortSignal;
}

interface Screen {
  /** Columns of stdout; null: stdout is not a terminal, and lines have no limit. */
  readonly width: number | null;
  /** Whether progress can overwrite a line on stderr. */
  readonly live: boolean;
}
