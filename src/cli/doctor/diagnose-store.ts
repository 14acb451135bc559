import { type Stats, statfsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type ExaminedCalendar, type ExaminedStore, examineStore } from '../../publisher/index/examine-store.ts';
import { sourceName } from '../../publisher/index/index-state.ts';
import { errorMessage } from '../../publisher/messages.ts';
import { openReadOnly, type ReadOnlyStore } from '../../store/sqlite/read-only-sqlite.ts';
import { fileSuffixes, isOpenToOthers } from '../../store/sqlite/store-file.ts';
import { byteCount, countOf, duration } from '../screen/quantities.ts';
import { type Finding, findingsOf } from './diagnosis.ts';

interface StoreQuestions {
  /** As KALENDS_STORE names it, and as an absolute path. */
  readonly named: string;
  readonly path: string;
  readonly now: number;
  /** What the configuration says; null: it can't be used, or the sample portal is served. */
  readonly source: { readonly baseUrl: string; readonly movedFrom: string | null } | null;
  readonly everySeconds: number;
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
    return [...findings, ...(await diagnoseContent(store, questions))];
  } catch (cause) {
    return [...findings, error(withoutStop(errorMessage(cause)), damagedAdvice)];
  } finally {
    store.close();
  }
}

const damagedAdvice =
  'Restore a backup. Otherwise Kalends sets the file aside at the next start and reads everything from the portal again.';

async function diagnoseContent(store: ReadOnlyStore, questions: StoreQuestions): Promise<readonly Finding[]> {
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
  const events = examined.calendars.reduce((sum, one) => sum + one.events, 0);
  return [
    ok(`SQLite finds nothing wrong with the file, and its version is ${version} of ${latestVersion}`),
    ok(`It holds ${countOf(examined.calendars.length, 'calendar')} with ${countOf(events, 'event')}`),
    ...rows(examined),
    ...logSize(questions.path),
    ...origin(examined, questions.source),
    ...clock(examined, questions.now),
    ...examined.calendars.flatMap((calendar) => lastSuccess(calendar, questions)),
  ];
}

function rows({ lost, index }: ExaminedStore): readonly Finding[] {
  if (lost === 0) return index === null ? [] : [ok('Every row can be read')];
  const what =
    lost === 1 ? "1 row can't be read or is missing" : `${countOf(lost, 'row')} can't be read or are missing`;
  const advice = 'Kalends reads what they held from the portal again. If that comes back, check the disk.';
  return [warning(what, advice)];
}

/** A log that is not moved into the database: someone holds it open, or nothing may write. */
const mostLogBytes = 50_000_000;

function logSize(path: string): readonly Finding[] {
  const size = statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= mostLogBytes) return [];
  const advice = 'Another program may be holding the store open: close it, or restart Kalends.';
  return [warning(`The write-ahead log has grown to ${byteCount(size)}`, advice)];
}

function origin({ index }: ExaminedStore, source: StoreQuestions['source']): readonly Finding[] {
  if (index === null || source === null) return [];
  const configured = sourceName(source.baseUrl);
  if (index.source === configured) return [ok(`It was filled from ${index.source}`)];
  if (source.movedFrom !== null && sourceName(source.movedFrom) === index.source)
    return [ok(`It was filled from ${index.source}, where the portal was before`)];
  return [
    error(
      `It was filled from ${index.source}, but the base URL is ${configured}`,
      'Name another store in KALENDS_STORE for this portal. If the same portal has moved, set source.movedFrom to its old base URL.',
    ),
  ];
}

function clock({ index, calendars }: ExaminedStore, now: number): readonly Finding[] {
  const latest = Math.max(
    ...[index?.attempts.lastAttempt, ...calendars.map(({ lastSuccess: at }) => at)].map((at) => at ?? 0),
  );
  if (latest <= now + 60_000) return [];
  return [warning(`It was last written ${duration(latest - now)} in the future`, "Check this machine's clock.")];
}

/** A calendar is late after so many intervals. */
const lateAfter = 3;

function lastSuccess(
  { id, title, lastSuccess: at, failure, isWithdrawn }: ExaminedCalendar,
  { now, everySeconds }: StoreQuestions,
): readonly Finding[] {
  const name = title === null ? `Calendar ${id}` : `Calendar ${id} (${title})`;
  if (isWithdrawn) return [];
  const why = failure === null ? 'Is Kalends running?' : `The last attempt failed: ${failure}`;
  if (at === null) return [warning(`${name} was never read`, why)];
  const age = now - at;
  const isLate = age > lateAfter * everySeconds * 1000;
  const when = `${name} was read ${duration(Math.max(age, 0))} ago`;
  return [isLate || failure !== null ? warning(when, why) : ok(when)];
}

function rights(named: string, path: string): readonly Finding[] {
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
