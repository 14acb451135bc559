/** One line of a unified diff. */
export interface DiffLine {
  readonly kind: 'added' | 'removed' | 'same' | 'place';
  readonly text: string;
}

/** Without the names of the files. */
export function diffLines(diff: string): readonly DiffLine[] {
  return diff
    .replace(/\n$/u, '')
    .split('\n')
    .filter((line) => !/^(---|\+\+\+) /u.test(line))
    .map((line) => ({ kind: kinds[line[0] ?? ''] ?? 'same', text: line.startsWith('@@') ? line : line.slice(1) }));
}

const kinds: Readonly<Record<string, DiffLine['kind']>> = { '+': 'added', '-': 'removed', '@': 'place' };
