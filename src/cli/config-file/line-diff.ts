/** One line of a comparison of two texts. */
export interface DiffLine {
  readonly kind: 'same' | 'removed' | 'added';
  /** Without its line break. */
  readonly text: string;
  /** The line's number in the text that it is in, from 1: the new one, or the old one where it is removed. */
  readonly line: number;
}

/** Compares two texts line by line, with as few lines changed as possible. */
export function diffLines(before: string, after: string): readonly DiffLine[] {
  const [old, next] = [linesOf(before), linesOf(after)];
  let head = 0;
  while (head < old.length && head < next.length && old[head] === next[head]) head++;
  let tail = 0;
  while (tail < Math.min(old.length, next.length) - head && old.at(-1 - tail) === next.at(-1 - tail)) tail++;
  const [oldMiddle, nextMiddle] = [old.slice(head, old.length - tail), next.slice(head, next.length - tail)];
  const result: DiffLine[] = next.slice(0, head).map((text, at) => ({ kind: 'same', text, line: at + 1 }));
  const shared = sharedLengths(oldMiddle, nextMiddle);
  let [a, b] = [0, 0];
  while (a < oldMiddle.length || b < nextMiddle.length) {
    const [was, is] = [oldMiddle[a], nextMiddle[b]];
    if (was !== undefined && was === is) {
      result.push({ kind: 'same', text: was, line: head + b + 1 });
      a++;
      b++;
    } else if (was !== undefined && (is === undefined || (shared[a + 1]?.[b] ?? 0) >= (shared[a]?.[b + 1] ?? 0))) {
      result.push({ kind: 'removed', text: was, line: head + a + 1 });
      a++;
    } else if (is !== undefined) {
      result.push({ kind: 'added', text: is, line: head + b + 1 });
      b++;
    }
  }
  const rest = next.length - tail;
  return [...result, ...next.slice(rest).map((text, at) => ({ kind: 'same' as const, text, line: rest + at + 1 }))];
}

/** The changed lines with up to `context` lines around them, as `diff -u` writes them: ` same`, `-removed`, `+added`. */
export function formatDiff(lines: readonly DiffLine[], context = 3): string {
  const isNear = (at: number) =>
    lines.slice(Math.max(0, at - context), at + context + 1).some(({ kind }) => kind !== 'same');
  const marks = { same: ' ', removed: '-', added: '+' } as const;
  return lines
    .flatMap(({ kind, text, line }, at) => {
      if (!isNear(at)) return [];
      const isFirst = at === 0 || !isNear(at - 1);
      return [...(isFirst ? [`@@ line ${line} @@\n`] : []), `${marks[kind]}${text}\n`];
    })
    .join('');
}

function linesOf(text: string): readonly string[] {
  const lines = text.split(/\r?\n/u);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

/** At [a][b]: how many lines the texts from there on have in common, in order. */
function sharedLengths(old: readonly string[], next: readonly string[]): readonly Uint32Array[] {
  const table = Array.from({ length: old.length + 1 }, () => new Uint32Array(next.length + 1));
  for (let a = old.length - 1; a >= 0; a--) {
    const [row, below] = [table[a], table[a + 1]] as [Uint32Array, Uint32Array];
    for (let b = next.length - 1; b >= 0; b--) {
      row[b] = old[a] === next[b] ? (below[b + 1] ?? 0) + 1 : Math.max(below[b] ?? 0, row[b + 1] ?? 0);
    }
  }
  return table;
}
