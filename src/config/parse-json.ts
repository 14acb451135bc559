import { parse } from '@humanwhocodes/momoa';

interface Break {
  readonly line: number;
  readonly column: number;
  readonly ended: boolean;
}

/** The value of a JSON text, or a sentence that says where it breaks; nothing of the text is shown. */
export function parseJson(text: string): { readonly value: unknown } | { readonly fault: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const at = findBreak(text) ?? ownPosition(error);
    if (at === null) return { fault: 'Expected JSON, found something else.' };
    const hint = at.ended ? ' (it ends too early)' : commonSlip(text, at);
    return { fault: `Expected JSON, found a fault at line ${at.line}, column ${at.column}${hint}.` };
  }
}

// JSON.parse itself gives no position for short texts, and another engine's message is another one.
function findBreak(text: string): Break | null {
  try {
    parse(text, { mode: 'json' });
    return null;
  } catch (error) {
    const { line, column, message } = error as { line?: unknown; column?: unknown; message?: unknown };
    if (typeof line !== 'number' || typeof column !== 'number') return null;
    return { line, column, ended: /end of input/iu.test(String(message)) };
  }
}

function ownPosition(error: unknown): Break | null {
  const [line, column] = (/line (\d+) column (\d+)/u.exec(String(error)) ?? []).slice(1).map(Number);
  return line === undefined || column === undefined ? null : { line, column, ended: false };
}

/** What people most often do to JSON. */
function commonSlip(text: string, { line, column }: Break): string {
  const lines = text.split(/\r\n|\n|\r/u);
  const rest = (lines[line - 1] ?? '').slice(column - 1);
  const before = [...lines.slice(0, line - 1), (lines[line - 1] ?? '').slice(0, column - 1)].join('\n').trimEnd();
  if (/^\/[/*]/u.test(rest)) return ' (JSON has no comments: a .ts file may have them)';
  if (before.endsWith(',') && /^[}\]]/u.test(rest)) return ' (a comma before the closing bracket)';
  if (/^['A-Za-z_$]/u.test(rest)) return ' (keys and texts are in double quotes)';
  return '';
}
