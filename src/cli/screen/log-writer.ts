import type { Log } from '../../publisher/runtime.ts';
import type { CommandRuntime } from '../command.ts';
import { marks } from './print-problems.ts';
import { printable, type Style } from './terminal.ts';

/** How lines are written. `screen`: for a person at a terminal. */
type LogFormat = 'json' | 'screen' | 'text';

/** Whether the environment asks for a log that programs read: nothing else is then written to stdout and stderr. */
export const logsJson = ({ variables }: Pick<CommandRuntime, 'variables'>): boolean =>
  variables.KALENDS_LOG?.trim() === 'json';

/** The log of a server, on stderr, in the form that the environment and the terminal ask for. */
export function createServerLog(runtime: Pick<CommandRuntime, 'now' | 'screen' | 'terminal' | 'variables'>): Log {
  const { now, screen, terminal } = runtime;
  const format = logsJson(runtime) ? 'json' : screen.live ? 'screen' : 'text';
  return createLog({ format, now, write: terminal.err, style: terminal.style });
}

/** Docker cuts lines at 16 KB. A character takes at most four bytes. */
const maxCharacters = 4000;

/**
 * A log that writes each sentence as one line with its time and its level. Every line of a running server goes through
 * it. A portal's texts can't forge a line, since control characters become spaces.
 */
export function createLog(deps: {
  readonly format: LogFormat;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly write: (line: string) => void;
  readonly style: Style;
}): Log {
  const { format, now, write, style } = deps;
  return (level, message, fields = {}) => {
    const time = new Date(now()).toISOString().replace(/\.\d+/u, '');
    const msg = shortened(printable(message));
    if (format === 'json') {
      write(`${JSON.stringify({ time, level, msg, ...fields }, printableTexts)}\n`);
    } else if (format === 'text') {
      write(`${time} ${level.padEnd(5)} ${msg}\n`);
    } else {
      const mark = { error: style.red(marks.error), warn: style.yellow(marks.warning), info: style.dim(marks.info) };
      write(`${style.dim(time.replace('T', ' '))} ${mark[level]} ${msg}\n`);
    }
  };
}

const printableTexts = (_: string, value: unknown) => (typeof value === 'string' ? printable(value) : value);

function shortened(text: string): string {
  return text.length > maxCharacters ? `${text.slice(0, maxCharacters - 1).toWellFormed()}…` : text;
}
