import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  type Stats,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { UnusableStoreError } from '../store.ts';

/*
 * The file of the store, apart from what is in it. It holds drafts and private events, so nobody but its owner may read
 * it.
 */

/** A store is three files while it is in use. */
export const fileSuffixes = ['', '-wal', '-shm'] as const;

const folderMode = 0o700;
const fileMode = 0o600;
const header = 'SQLite format 3\0';
/** It stands in the first page of every store, and in no other program's file. */
export const ownTable = 'kalends_versions';

/** Identifies a file, in case another one takes its place; null: there is none. */
export function fileId(path: string): string | null {
  const found = statSync(path, { throwIfNoEntry: false });
  return found === undefined ? null : `${found.dev} ${found.ino}`;
}

/** Makes the folder and an empty file if there is none, and takes the file away from everybody else. */
export function prepareFile(path: string): void {
  makeFolder(dirname(path));
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) throw new UnusableStoreError(`The store ${path} is a folder; expected a file.`);
  // SQLite would make it readable to everybody. The files that it adds get the same rights as this one.
  if (found === undefined) closeSync(openSync(path, 'a', fileMode));
  else assertOwnFile(path, found.size);
  for (const suffix of fileSuffixes) tighten(path + suffix);
}

/** Whether people other than the owner may read or write the file. */
export const isOpenToOthers = ({ mode }: Pick<Stats, 'mode'>): boolean => (mode & 0o077) !== 0;

function tighten(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined || !isOpenToOthers(found)) return;
  try {
    chmodSync(path, found.mode & 0o700);
  } catch {
    // It is another user's, or the file system has no rights. `kalends doctor` says so.
  }
}

/** Throws when the file is no store: it would be set aside as a damaged one. */
export function assertOwnFile(path: string, size: number): void {
  if (size === 0) return;
  const start = readStart(path);
  const isStore = start.startsWith(header) || start.includes(ownTable) || /^\0*$/u.test(start.slice(0, header.length));
  if (isStore) return;
  throw new UnusableStoreError(
    `The store ${path} is not an SQLite database. It belongs to another program, or it is encrypted. Kalends leaves it ` +
      'alone: name another file in KALENDS_STORE, or move this one away.',
  );
}

function readStart(path: string): string {
  const start = new Uint8Array(65_536);
  const file = openSync(path, 'r');
  try {
    return new TextDecoder('latin1').decode(start.subarray(0, readSync(file, start, 0, start.length, 0)));
  } finally {
    closeSync(file);
  }
}

/**
 * Makes a folder and its parents, one at a time. Node's own `recursive` option never returns in a folder such as /proc,
 * which exists but reports a new folder as missing.
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path, folderMode);
  } catch (error) {
    // Another process may have made it in the meantime.
    if (!existsSync(path)) throw error;
  }
}

/**
 * Renames a damaged SQLite file and the files that belong to it, and returns the new name, which contains the time.
 * Never overwrites a file that was set aside before.
 */
export function quarantine(path: string, now: number): string {
  const stamp = new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const free = (name: string, number = 1): string => {
    const candidate = number === 1 ? name : `${name}-${number}`;
    return existsSync(candidate) ? free(name, number + 1) : candidate;
  };
  const aside = free(`${path}.damaged-${stamp}`);
  for (const suffix of fileSuffixes) if (existsSync(path + suffix)) renameSync(path + suffix, aside + suffix);
  return aside;
}
