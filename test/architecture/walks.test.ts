import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

/** As `npm run walks` prints it for a test. */
interface Walk {
  readonly name: string;
  readonly files: readonly string[];
  readonly aim: number | null;
}

it('leads a reader through few files on each of its walks', async () => {
  const { stdout } = await run(process.execPath, ['scripts/walks.ts', '--json']);
  const walks = JSON.parse(stdout) as readonly Walk[];
  expect(walks.filter(({ aim }) => aim !== null)).toHaveLength(3);
  const tooLong = walks.filter(({ files, aim }) => aim !== null && files.length > aim);
  expect(tooLong.map(({ name, files, aim }) => `${name}: ${files.length} files, at most ${aim}`)).toEqual([]);
  // A walk that measured nothing would be short too.
  expect(walks.filter(({ files }) => files.length < 3)).toEqual([]);
});
