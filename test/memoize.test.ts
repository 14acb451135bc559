import { describe, expect, it } from 'vitest';
import { memoize, memoizeWith } from '../src/memoize.ts';

/** What a function was called with. */
function watched(bounds = {}) {
  const asked: string[] = [];
  const upper = memoize((text) => {
    asked.push(text);
    return text.toUpperCase();
  }, bounds);
  return { asked, upper };
}

describe('a function that remembers what it gave', () => {
  it('reads each text once', () => {
    const { asked, upper } = watched();
    expect(['a', 'b', 'a'].map((text) => upper(text))).toEqual(['A', 'B', 'A']);
    expect(asked).toEqual(['a', 'b']);
  });

  it('takes no notice of what `map` hands over beside the text', () => {
    const { asked, upper } = watched();
    expect(['a', 'a', 'a'].map(upper)).toEqual(['A', 'A', 'A']);
    expect(asked).toEqual(['a']);
  });

  it('remembers null', () => {
    let asked = 0;
    const none = memoize(() => {
      asked += 1;
      return null;
    });
    expect([none('a'), none('a'), asked]).toEqual([null, null, 1]);
  });

  it('forgets all when it has as many as it may', () => {
    const { asked, upper } = watched({ most: 2 });
    for (const text of ['a', 'b', 'c', 'c', 'a']) upper(text);
    expect(asked).toEqual(['a', 'b', 'c', 'a']);
  });

  it('reads a long text each time', () => {
    const { asked, upper } = watched({ longest: 2 });
    for (const text of ['ab', 'abc', 'ab', 'abc']) upper(text);
    expect(asked).toEqual(['ab', 'abc', 'abc']);
  });

  it('tells texts apart by what is read with them', () => {
    const joined = memoizeWith((text, other: string | null, count: number) => `${text}/${other}/${count}`);
    expect(joined('a', 'b', 1)).toBe('a/b/1');
    expect(joined('a', null, 1)).toBe('a/null/1');
    expect(joined('a', 'null', 1)).toBe('a/null/1');
    expect(joined('a","b', '', 1)).toBe('a","b//1');
    expect(joined('a', 'b","', 1)).toBe('a/b","/1');
    expect(joined('a', 'b', 1)).toBe('a/b/1');
  });
});
