import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The build writes it into the package; a checkout has none. */
declare const BUILT_COMMIT: string | null;

/** The commit that this program was made from, with `-dirty` where files had changed since; null: not known. */
export function readCommit(): string | null {
  return typeof BUILT_COMMIT === 'undefined'
    ? commitOf(fileURLToPath(new URL('../..', import.meta.url)))
    : BUILT_COMMIT;
}

/** Null: the folder is no checkout, or git is not installed. */
function commitOf(checkout: string): string | null {
  // Without this, git would look for a repository in the folders above.
  if (!existsSync(`${checkout}/.git`)) return null;
  const { status, stdout } = spawnSync('git', ['describe', '--always', '--dirty', '--abbrev=10', '--exclude=*'], {
    cwd: checkout,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : null;
}
