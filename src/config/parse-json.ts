import { parse } from '@humanwhocodes/momoa';

interface Position {
  readonly line: number;
  readonly column: number;
}

/** Parses JSON. For invalid JSON, returns a message that names the position and quotes nothing of the text. */
export function parseJson(text: string): { readonly value: unknown } | { readonly problem: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const at = errorPosition(text, error);
    if (at === null) return { problem: 'Expected JSON, found something else.' };
    return {
      problem: `Expected JSON, found an error at line ${at.line}, column ${at.column}${commonMistake(text, at)}.`,
    };
  }
}

// V8 reports the position of most errors, but not in short texts with an extra character, and not of an early end.
function errorPosition(text: string, error: unknown): Position | null {
  const message = error instanceof Error ? error.message : '';
  const [line, column] = (/\(line (\d+) column (\d+)\)$/u.exec(message) ?? []).slice(1).map(Number);
  if (line !== undefined && column !== undefined) return { line, column };
  if (/end of JSON input$/u.test(message)) return endPosition(text);
  try {
    parse(text, { mode: 'json' });
    return null;
  } catch (syntaxError) {
    const { line, column } = syntaxError as Partial<Position>;
    return typeof line === 'number' && typeof column === 'number' ? { line, column } : null;
  }
}

function endPosition(text: string): Position {
  const lines = text.trimEnd().split(/\r\n|\n|\r/u);
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

/** Names the most frequent mistakes in JSON. */
function commonMistake(text: string, { line, column }: Position): string {
  const end = endPosition(text);
  if (line > end.line || (line === end.line && column >= end.column)) return ' (it ends too early)';
  const lines = text.split(/\r\n|\n|\r/u);
  const rest = (lines[line - 1] ?? '').slice(column - 1);
  const before = [...lines.slice(0, line - 1), (lines[line - 1] ?? '').slice(0, column - 1)].join('\n').trimEnd();
  if (/^\/[/*]/u.test(rest)) return ' (JSON has no comments; a .ts file can have them)';
  if (before.endsWith(',') && /^[}\]]/u.test(rest)) return ' (a comma before the closing bracket)';
  if (/^['A-Za-z_$]/u.test(rest)) return ' (keys and texts need double quotes)';
  return '';
}
