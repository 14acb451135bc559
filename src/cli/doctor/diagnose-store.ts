import { type Stats, statfsSync, statSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import { examineStore } from '../../publisher/index/examine-store.ts';
import { errorMessage } from '../../publisher/messages.ts';
import { openReadOnly, type ReadOnlyStore } from '../../store/sqlite/read-only-sqlite.ts';
import { fileSuffixes, isOpenToOthers } from '../../store/sqlite/store-file.ts';
import { byteCount } from '../screen/quantities.ts';
import { type ContentQuestions, diagnoseContent } from './diagnose-content.ts';
import { type Finding, findingsOf } from './diagnosis.ts';

interface StoreQuestions extends ContentQuestions {
  /** As KALENDS_STORE names it, and as an absolute path. */
  readonly named: string;
  readonly path: string;
}

const { ok, warning, error } = findingsOf('store');

/** Looks at the store and changes nothing in it. Kalends may be running meanwhile. */
export async function diagnoseStore(questions: StoreQuestions): Promise<readonly Finding[]> {
  const { named, path } = questions;
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined)
    return [ok(`${named} is not there yet; Kalends makes it at the first start`), ...freeSpace(path, 0)];
  const findings: Finding[] = [
    ok(`${named}, ${byteCount(found.size)}`),
    ...rights(named, path),
    ...freeSpace(path, found.size),
  ];
  let store: ReadOnlyStore;
  try {
    store = openReadOnly(path);
  } catch (cause) {
    return [
      ...findings,
      error(withoutStop(errorMessage(cause)), 'Name another file in KALENDS_STORE, or move this one away.'),
    ];
  }
  try {
    return [...findings, ...(await diagnoseTables(store, questions))];
  } catch (cause) {
    return [...findings, error(withoutStop(errorMessage(cause)), damagedAdvice)];
  } finally {
    store.close();
  }
}

const damagedAdvice =
  'Restore a backup. Otherwise Kalends sets the file aside at the next start and reads everything from the portal again.';

async function diagnoseTables(store: ReadOnlyStore, questions: StoreQuestions): Promise<readonly Finding[]> {
  const damage = store.damage();
  if (damage !== null) return [error(`The file is damaged: ${withoutStop(damage)}`, damagedAdvice)];
  const { version, latestVersion } = store;
  if (version > latestVersion)
    return [
      ok('SQLite finds nothing wrong with the file'),
      error(
        `It has version ${version}, and this release reads at most version ${latestVersion}`,
        'A later release wrote it: run that one, or restore a backup from before the upgrade.',
      ),
    ];
  const examined = await examineStore(store.store, store.collections);
  return [
    ok(`SQLite finds nothing wrong with the file, and its version is ${version} of ${latestVersion}`),
    ...logSize(questions.path),
    ...diagnoseContent(examined, questions),
  ];
}

/** A log that is not moved into the database: someone holds it open, or nothing may write. */
const mostLogBytes = 50_000_000;

function logSize(path: string): readonly Finding[] {
  const size = statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= mostLogBytes) return [];
  const advice = 'Another program may be holding the store open: close it, or restart Kalends.';
  return [warning(`The write-ahead log has grown to ${byteCount(size)}`, advice)];
}

function rights(named: string, path: string): readonly Finding[] {
  // On Windows, Node's modes say nothing of who may read.
  if (sep !== '/') return [];
  const open = fileSuffixes.filter((suffix) => isOpen(statSync(path + suffix, { throwIfNoEntry: false })));
  if (open.length > 0) {
    const files = open.map((suffix) => named + suffix).join(', ');
    return [warning(`Other users may read ${files}, where private events are`, `chmod 600 ${files}`)];
  }
  const folder = statSync(dirname(path), { throwIfNoEntry: false });
  if (folder !== undefined && (folder.mode & 0o022) !== 0)
    return [warning('Other users may write into its folder', `chmod go-w ${dirname(named)}`)];
  return [ok('Only its owner may read it')];
}

const isOpen = (found: Stats | undefined): boolean => found !== undefined && isOpenToOthers(found);

/** So much must be free besides what a copy of the store takes: the log, and a store that is made again. */
const spareBytes = 100_000_000;

function freeSpace(path: string, size: number): readonly Finding[] {
  try {
    const { bavail, bsize } = statfsSync(existingFolder(dirname(path)));
    const free = bavail * bsize;
    if (free >= spareBytes + size) return [ok(`${byteCount(free)} are free on its disk`)];
    const full = free < size / 10 + 1_000_000;
    const message = `Only ${byteCount(free)} are free on its disk`;
    const advice = 'Make room: while the disk is full, nothing is saved.';
    return [full ? error(message, advice) : warning(message, advice)];
  } catch {
    return [];
  }
}

function existingFolder(path: string): string {
  if (statSync(path, { throwIfNoEntry: false }) !== undefined) return path;
  const parent = resolve(path, '..');
  return parent === path ? path : existingFolder(parent);
}

const withoutStop = (sentence: string): string => sentence.replace(/\.$/u, '');
