import { parse } from '@humanwhocodes/momoa';

interface Place {
  readonly line: number;
  readonly column: number;
}

/** The value of a JSON text, or a sentence that says where it breaks; nothing of the text is shown. */
export function parseJson(text: string): { readonly value: unknown } | { readonly fault: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const at = breakOf(text, error);
    if (at === null) return { fault: 'Expected JSON, found something else.' };
    return { fault: `Expected JSON, found a fault at line ${at.line}, column ${at.column}${commonSlip(text, at)}.` };
  }
}

// V8 says the place of most faults, but not in short texts with a character too many, and not of an early end.
function breakOf(text: string, error: unknown): Place | null {
  const message = error instanceof Error ? error.message : '';
  const [line, column] = (/\(line (\d+) column (\d+)\)$/u.exec(message) ?? []).slice(1).map(Number);
  if (line !== undefined && column !== undefined) return { line, column };
  if (/end of JSON input$/u.test(message)) return endOf(text);
  try {
    parse(text, { mode: 'json' });
    return null;
  } catch (fault) {
    const place = fault as Partial<Place>;
    return typeof place.line === 'number' && typeof place.column === 'number' ? (place as Place) : null;
  }
}

function endOf(text: string): Place {
  const lines = text.trimEnd().split(/\r\n|\n|\r/u);
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

/** What people most often do to JSON. */
function commonSlip(text: string, { line, column }: Place): string {
  const end = endOf(text);
  if (line > end.line || (line === end.line && column >= end.column)) return ' (it ends too early)';
  const lines = text.split(/\r\n|\n|\r/u);
  const rest = (lines[line - 1] ?? '').slice(column - 1);
  const before = [...lines.slice(0, line - 1), (lines[line - 1] ?? '').slice(0, column - 1)].join('\n').trimEnd();
  if (/^\/[/*]/u.test(rest)) return ' (JSON has no comments: a .ts file may have them)';
  if (before.endsWith(',') && /^[}\]]/u.test(rest)) return ' (a comma before the closing bracket)';
  if (/^['A-Za-z_$]/u.test(rest)) return ' (keys and texts are in double quotes)';
  return '';
}
