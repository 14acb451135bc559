import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import {
  type FileHandle,
  lstat,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { createInterface } from 'node:readline';
import { UsageError } from '../usage-error.ts';
import { lockFolder } from './folder-lock.ts';
import { fitsWindows } from './windows-names.ts';

/** What happened to a file. `foreign`: somebody else's file is in its place, and stays. */
export type Written = 'new' | 'changed' | 'unchanged' | 'foreign';

/** The folder of an export, held by this process. */
export interface ExportFolder {
  /** Whether the system takes the file's path. */
  canName(file: string): boolean;
  /**
   * Writes a file, unless it has these bytes already: then neither its date nor its inode changes. Readers see the old
   * file or the new one as a whole. `modified`: what Last-Modified should say, in seconds since 1970; null: now.
   */
  write(file: string, bytes: Uint8Array, modified: number | null): Promise<Written>;
  /** Whether an earlier export wrote the file, and it is there. */
  has(file: string): Promise<boolean>;
  /** Removes what earlier exports wrote and `isKept` does not know, and folders that are empty then. Resolves to how many. */
  removeOthers(isKept: (file: string) => boolean): Promise<number>;
  /** Writes a file beside what exports remember. It is not part of the site. */
  writeOwn(name: string, bytes: Uint8Array): Promise<void>;
  release(): Promise<void>;
}

/** Where an export keeps what it has to remember. No exported file has this name. */
export const ownFolder = '.kalends';

/**
 * Takes the folder for this export. It remembers the files that are its own by digests of their paths, because web servers
 * may serve that list, and calendars may be hidden. Throws a `UsageError` for a folder that is in use or, without
 * `force`, holds other things.
 */
export async function openExportFolder(
  folder: string,
  { force, now }: { readonly force: boolean; readonly now: () => number },
): Promise<ExportFolder> {
  const inner = join(folder, ownFolder);
  const [listPath, temporary] = [join(inner, 'files'), join(inner, 'tmp')];
  const isNew = await readdir(folder).then(
    (names) => !names.includes(ownFolder) && names.length > 0 && !force,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw new UsageError(`${folder} can't be used: ${error.message}.`);
    },
  );
  if (isNew)
    throw new UsageError(
      `${folder} is not empty, and no export wrote it. Name another folder, or say --force: the files in it stay as they are.`,
    );
  const lock = await lockFolder(join(inner, 'lock'), now);
  // What a killed process left.
  await rm(temporary, { recursive: true, force: true });
  await mkdir(temporary, { recursive: true });
  const own = await readList(listPath);
  let list = await open(listPath, 'a');
  // Ends a line that a killed process began.
  await list.appendFile('\n');
  let written = 0;

  /** Before the file is there: a killed process must not leave files that nobody owns. */
  const claim = async (file: string) => {
    const key = keyOf(file);
    if (own.has(key)) return;
    own.add(key);
    await list.appendFile(`${key}\n`);
  };

  return {
    canName: (file) => sep === '/' || fitsWindows(file),
    async write(file, bytes, modified) {
      const path = join(folder, file);
      const found = await lstat(path).catch(ifAbsent(null));
      if (found !== null) {
        const same = found.isFile() && found.size === bytes.byteLength && (await hasBytes(path, bytes));
        if (same) return 'unchanged';
        if (!own.has(keyOf(file)) || !found.isFile()) return 'foreign';
      }
      await claim(file);
      written += 1;
      const partial = join(temporary, String(written));
      const handle = await open(partial, 'w', 0o644);
      await handle.writeFile(bytes).finally(() => handle.close());
      const time = fileTime(modified, found?.mtimeMs ?? null, now());
      await utimes(partial, time, time);
      await mkdir(dirname(path), { recursive: true });
      await rename(partial, path);
      return found === null ? 'new' : 'changed';
    },
    async removeOthers(isKept) {
      const all = await filesIn(folder);
      const others = all.filter((file) => own.has(keyOf(file)) && !isKept(file));
      for (const file of others) {
        await rm(join(folder, file), { force: true });
        await removeEmpty(folder, dirname(file));
      }
      list = await rewriteList(list, listPath, temporary, own, new Set(all.filter((file) => isKept(file)).map(keyOf)));
      return others.length;
    },
    has: async (file) => own.has(keyOf(file)) && (await lstat(join(folder, file)).catch(ifAbsent(null))) !== null,
    async writeOwn(name, bytes) {
      const path = join(inner, name);
      if (await hasBytes(path, bytes).catch(ifAbsent(false))) return;
      const partial = join(temporary, name);
      await writeFile(partial, bytes);
      await rename(partial, path);
    },
    async release() {
      await list.close();
      await rm(temporary, { recursive: true, force: true });
      await lock.release();
    },
  };
}

/** `ENOENT` and `ENOTDIR`: there is no such file. */
function ifAbsent<Value>(value: Value): (error: NodeJS.ErrnoException) => Value {
  return (error) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return value;
    throw error;
  };
}

/**
 * How far ahead a date may be, in seconds. Two changes in one second have stamps a second apart, so the later one may be
 * ahead for a moment.
 */
const mostAhead = 2;

/**
 * The date of a file, in seconds since 1970. Web servers and rsync tell versions apart by date and size, so a changed file
 * gets a later date than the one before it. A date that stays in the future would never match.
 */
function fileTime(modified: number | null, beforeMs: number | null, nowMs: number): number {
  const today = Math.floor(nowMs / 1000);
  const wanted = Math.min(modified ?? today, today + mostAhead);
  return beforeMs === null ? wanted : Math.max(wanted, Math.floor(beforeMs / 1000) + 1);
}

async function hasBytes(path: string, bytes: Uint8Array): Promise<boolean> {
  const held = await readFile(path);
  return held.equals(bytes);
}

const keyOf = (file: string): string => createHash('sha256').update(file).digest('hex').slice(0, 32);

/** The digests of the own files. A line that a killed process did not finish is no digest. */
async function readList(path: string): Promise<Set<string>> {
  const keys = new Set<string>();
  const found = await lstat(path).catch(ifAbsent(null));
  if (found === null) return keys;
  for await (const line of createInterface({ input: createReadStream(path) }))
    if (/^[0-9a-f]{32}$/.test(line)) keys.add(line);
  return keys;
}

/** Replaces the list by one of the files that are there now. */
async function rewriteList(
  before: FileHandle,
  path: string,
  temporary: string,
  own: Set<string>,
  kept: ReadonlySet<string>,
): Promise<FileHandle> {
  for (const key of own) if (!kept.has(key)) own.delete(key);
  const partial = join(temporary, 'list');
  const file = await open(partial, 'w', 0o644);
  await file.writeFile([...own].map((key) => `${key}\n`).join(''));
  await file.datasync();
  await file.close();
  await before.close();
  await rename(partial, path);
  return await open(path, 'a');
}

/** The files of the folder, by their paths in it, without what exports remember. */
async function filesIn(folder: string, inner = ''): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(join(folder, inner), { withFileTypes: true })) {
    const path = inner === '' ? entry.name : `${inner}/${entry.name}`;
    if (path === ownFolder) continue;
    if (entry.isDirectory()) found.push(...(await filesIn(folder, path)));
    else if (entry.isFile()) found.push(path);
  }
  return found;
}

async function removeEmpty(folder: string, inner: string): Promise<void> {
  for (let path = inner; path !== '.'; path = dirname(path)) {
    const gone = await rmdir(join(folder, path)).then(
      () => true,
      () => false,
    );
    if (!gone) return;
  }
}
