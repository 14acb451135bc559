import { mkdir, open, readFile, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { UsageError } from '../usage-error.ts';

/** How often a holder says that it is still there. */
const beatMs = 5000;
/** After this time without a beat nobody holds the lock. */
const silenceMs = 60_000;

/** Lets one process at a time write. Throws a `UsageError` while another one holds the lock. */
export async function lockFolder(path: string, now: () => number): Promise<{ release(): Promise<void> }> {
  await mkdir(dirname(path), { recursive: true });
  for (let tries = 0; ; tries += 1) {
    try {
      const file = await open(path, 'wx');
      await file.writeFile(JSON.stringify({ host: hostname(), pid: process.pid }));
      await file.close();
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (tries > 0 || !(await isAbandoned(path, now())))
        throw new UsageError(
          `Another export writes into this folder. If that is not so, remove ${path}, or wait for a minute.`,
        );
      await rm(path, { force: true });
    }
  }
  const beat = setInterval(() => {
    const time = now() / 1000;
    utimes(path, time, time).catch(() => undefined);
  }, beatMs);
  beat.unref();
  return {
    async release() {
      clearInterval(beat);
      await rm(path, { force: true });
    },
  };
}

/** A process that was killed leaves its lock behind. Its number says so at once on this machine, its silence elsewhere. */
async function isAbandoned(path: string, now: number): Promise<boolean> {
  try {
    const { mtimeMs } = await stat(path);
    if (now - mtimeMs > silenceMs) return true;
    const { host, pid } = JSON.parse(await readFile(path, 'utf8')) as { host: string; pid: number };
    return host === hostname() && pid !== process.pid && !isRunning(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
