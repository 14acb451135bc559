import { addDays } from '../../calendar/day.ts';
import type { DateResult } from './parsed-date.ts';

const mostLines = 100;
/** `2026/10/17`, `17.10.2026`, `2026年10月17日`. */
const mayBeDay = /^\p{Nd}[\p{Nd}\p{Script=Han}\-/. ]{5,18}$/u;

/**
 * The lines of a text that is a list of days, one after the other, `2026/10/17\r\n2026/10/24`. Null: it is another text. `read`: what a line
 * is as a date.
 */
export function dayLines(text: string, read: (line: string) => DateResult): readonly string[] | null {
  if (!/[\r\n]/.test(text)) return null;
  const lines = text.split(/[\r\n]+/).flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  if (lines.length < 2 || lines.length > mostLines || !lines.every((line) => mayBeDay.test(line))) return null;
  const days = lines.map((line) => dayOf(read(line)));
  return days.every((day, n) => day !== null && (n === 0 || day > (days[n - 1] as string))) ? lines : null;
}

/** From the first of these lines to the last, where each is the next day; null: there are days between them. */
export function daysInARow(lines: readonly string[], read: (line: string) => DateResult): DateResult | null {
  const [first, last] = [read(lines[0] ?? ''), read(lines.at(-1) ?? '')];
  const from = dayOf(first);
  if (first.kind !== 'date' || last.kind !== 'date' || from === null) return null;
  return last.reading.day === addDays(from, lines.length - 1) ? { ...first, end: last.reading } : null;
}

const dayOf = (result: DateResult): string | null =>
  result.kind === 'date' && result.reading.time === null && result.end === null ? result.reading.day : null;
