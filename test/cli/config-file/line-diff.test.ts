import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffLines, formatDiff } from '../../../src/cli/config-file/line-diff.ts';

describe('the comparison of two texts', () => {
  it('gives both texts back, whatever they are', () => {
    const lines = fc
      .array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 12 })
      .map((all) => all.map((one) => `${one}\n`));
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const diff = diffLines(before.join(''), after.join(''));
        const textOf = (other: string) => diff.flatMap(({ kind, text }) => (kind === other ? [] : [`${text}\n`]));
        expect(textOf('added')).toEqual(before);
        expect(textOf('removed')).toEqual(after);
        for (const { kind, text, line } of diff)
          expect((kind === 'removed' ? before : after)[line - 1]).toBe(`${text}\n`);
      }),
    );
  });

  it('shows what changed with the lines around it', () => {
    const before = Array.from({ length: 20 }, (_, at) => `line ${at + 1}`);
    const after = before.with(9, 'another').toSpliced(19, 0, 'new');
    expect(formatDiff(diffLines(before.join('\n'), after.join('\r\n')), 1)).toBe(
      '@@ line 9 @@\n line 9\n-line 10\n+another\n line 11\n@@ line 19 @@\n line 19\n+new\n line 20\n',
    );
    expect(formatDiff(diffLines('a\n', 'a\n'))).toBe('');
  });
});
