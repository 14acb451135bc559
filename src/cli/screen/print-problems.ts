import type { Problem } from '../../calendar/problem.ts';
import { printable, type Terminal } from './terminal.ts';

export const marks = { error: '✗', warning: '!', info: '·' } as const;

/** Prints problems for people, one on each line: `✗ source.baseUrl: Expected …`. */
export function printProblems({ err, style }: Terminal, problems: readonly Problem[]): void {
  const colors = { error: style.red, warning: style.yellow, info: style.dim };
  for (const { level, where, message } of problems) {
    err(`${colors[level](marks[level])} ${style.bold(printable(where))}: ${printable(message)}\n`);
  }
}
