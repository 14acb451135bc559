import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const page = readFileSync(new URL('../../docs/library.md', import.meta.url), 'utf8');
const folder = new URL('../../examples/', import.meta.url);
/** Those that use the package. Others show how to run it. */
const examples = globSync('*/*.{ts,sh,html}', { cwd: folder });
const code = [...page.matchAll(/```ts\n([\s\S]*?)```/gu)].map(([, block = '']) => block);

describe('docs/library.md', () => {
  // package.test.ts runs them, where the package is installed.
  it('has only code of the examples', () => {
    expect(code.length).toBeGreaterThan(4);
    const texts = examples.map((path) => readFileSync(new URL(path, folder), 'utf8'));
    expect(code.filter((block) => !texts.includes(block))).toEqual([]);
  });

  it('names every example', () => {
    const folders = [...new Set(examples.map((path) => path.split(/[/\\]/u)[0] ?? ''))];
    expect(folders.filter((name) => !page.includes(`examples/${name}`))).toEqual([]);
  });
});
