import type { Problem } from '../../calendar/problem.ts';
import type { Log } from '../../publisher/runtime.ts';
import { printable, type Terminal } from './terminal.ts';

export const marks = { error: '✗', warning: '!', info: '·' } as const;

/** Writes problems for people, one for each line: `✗ source.baseUrl: Expected …`. */
export function sayProblems({ err, style }: Terminal, problems: readonly Problem[]): void {
  const colors = { error: style.red, warning: style.yellow, info: style.dim };
  for (const { level, where, message } of problems) {
    err(`${colors[level](marks[level])} ${style.bold(printable(where))}: ${printable(message)}\n`);
  }
}

/** What happens while it runs, a line each; what is well is not said. */
export function sayLog({ err, style }: Terminal): Log {
  return (level, message) => {
    if (level === 'info') return;
    err(`${level === 'error' ? style.red(marks.error) : style.yellow(marks.warning)} ${printable(message)}\n`);
  };
}
