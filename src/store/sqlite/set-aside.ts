import { existsSync, renameSync } from 'node:fs';

/**
 * Renames a damaged SQLite file, and the files that belong to it, to a name with the time, and gives that name. Never
 * overwrites one that was set aside before.
 */
export function setAside(path: string, now: number): string {
  const stamp = new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const free = (name: string, number = 1): string => {
    const candidate = number === 1 ? name : `${name}-${number}`;
    return existsSync(candidate) ? free(name, number + 1) : candidate;
  };
  const aside = free(`${path}.damaged-${stamp}`);
  for (const suffix of ['', '-wal', '-shm']) if (existsSync(path + suffix)) renameSync(path + suffix, aside + suffix);
  return aside;
}
