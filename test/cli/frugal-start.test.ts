import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const script = fileURLToPath(new URL('../../bin/kalends.mjs', import.meta.url));
/** Time for two process starts on a busy machine. */
const patienceMs = 60_000;
const tell = 'data:text/javascript,console.error("arenas", process.env.MALLOC_ARENA_MAX)';

function start(variables: Readonly<Record<string, string>>) {
  const { PATH = '' } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', tell, script, 'serve', '--help'], {
    encoding: 'utf8',
    env: { PATH, ...variables },
  });
  return { status, stdout, began: stderr.trim().split('\n') };
}

it.runIf(process.platform === 'linux')(
  'serves with glibc settings for little memory',
  () => {
    const { status, stdout, began } = start({});
    expect(stdout).toContain('Usage: kalends serve');
    expect(status).toBe(0);
    expect(began).toEqual(['arenas undefined', 'arenas 2']);
  },
  patienceMs,
);

it(
  'keeps the glibc settings that a user has made',
  () => {
    const { status, stdout, began } = start({ MALLOC_ARENA_MAX: '8' });
    expect(stdout).toContain('Usage: kalends serve');
    expect(status).toBe(0);
    expect(began).toEqual(['arenas 8']);
  },
  patienceMs,
);
