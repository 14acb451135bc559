import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvironment } from '../../config/environment.ts';
import { isInMemory, storeName } from '../../config/store-address.ts';
import { examineStore } from '../../publisher/index/examine-store.ts';
import { openReadOnly, type ReadOnlyStore } from '../../store/sqlite/read-only-sqlite.ts';
import { StoreError } from '../../store/store.ts';
import type { Command, CommandRuntime } from '../command.ts';
import { printProblems } from '../screen/print-problems.ts';
import { byteCount, countOf } from '../screen/quantities.ts';
import { UsageError } from '../usage-error.ts';

export const backup: Command = {
  help: `Usage: kalends backup FILE [--force]

Copies the store (KALENDS_STORE) into FILE. The copy is consistent, also while
Kalends is running. Only its owner can read it. A store in PostgreSQL is copied
by pg_dump.

  --force   overwrite FILE

To restore: stop Kalends, put the copy in the store's place, remove the files
with -wal and -shm behind the store's name, and start Kalends.

Exit code: 0 when the copy is complete, 2 when there is none.
`,
  run,
};

async function run(args: readonly string[], runtime: CommandRuntime): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { force: { type: 'boolean' } },
    allowPositionals: true,
  });
  const { terminal, directory } = runtime;
  const [named, ...more] = positionals;
  if (named === undefined || more.length > 0)
    throw new UsageError('Expected one file to write the copy to: kalends backup FILE.');
  const { environment, problems } = readEnvironment(runtime.variables);
  const wrong = problems.filter(({ where }) => where === 'KALENDS_STORE');
  if (wrong.length > 0) {
    printProblems(terminal, wrong);
    return 2;
  }
  if (environment.store.kind === 'postgres')
    throw new UsageError(
      `The store is ${storeName(environment.store)}, which PostgreSQL's own programs copy: pg_dump --format=custom ` +
        '--file FILE, and pg_restore to bring it back.',
    );
  if (isInMemory(environment.store))
    throw new UsageError('KALENDS_STORE is sqlite::memory:, which lasts as long as the program. It cannot be copied.');
  const [path, target] = [resolve(directory, environment.store.path), resolve(directory, named)];
  if (path === target) throw new UsageError(`${named} is the store itself. Expected another file.`);
  if (existsSync(target) && values.force !== true)
    throw new UsageError(`${named} exists. Choose another name, or overwrite it with --force.`);
  if (statSync(target, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`${named} is a folder. Expected a file.`);
  if (!existsSync(dirname(target))) throw new UsageError(`The folder of ${named} does not exist.`);
  try {
    const { calendars, events } = await copyStore(path, target, runtime);
    const size = byteCount(statSync(target).size);
    const what = `${countOf(calendars, 'calendar')} with ${countOf(events, 'event')}, ${size}`;
    terminal.out(`${terminal.style.green('✓')} ${named} holds ${what}.\n`);
    return 0;
  } catch (error) {
    if (error instanceof StoreError) throw new UsageError(error.message, { cause: error });
    throw error;
  }
}

/** Copies to a file next to the target first: the target is there as a whole or not at all. */
async function copyStore(
  path: string,
  target: string,
  { random }: Pick<CommandRuntime, 'random'>,
): Promise<{ readonly calendars: number; readonly events: number }> {
  const store = openReadOnly(path);
  const partial = `${target}.partial-${random().toString(36).slice(2, 10)}`;
  try {
    writeCopy(store, partial);
    const copied = await contentOf(partial);
    renameSync(partial, target);
    return copied;
  } finally {
    store.close();
    rmSync(partial, { force: true });
  }
}

function writeCopy(store: ReadOnlyStore, path: string): void {
  try {
    // SQLite would make it readable to everybody. It may copy into an empty file.
    closeSync(openSync(path, 'wx', 0o600));
    store.copyTo(path);
    const file = openSync(path, 'r+');
    fsyncSync(file);
    closeSync(file);
  } catch (error) {
    const cause = error instanceof StoreError ? error.cause : error;
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new StoreError(`The copy can't be written: ${why}.`, { cause: error });
  }
}

/** Reads the copy, so that a backup that can't be used is noticed now. */
async function contentOf(path: string): Promise<{ readonly calendars: number; readonly events: number }> {
  const copy = openReadOnly(path);
  try {
    const damage = copy.damage();
    if (damage !== null) throw new StoreError(`The copy is damaged, and so is the store: ${damage}.`);
    const { calendars } = await examineStore(copy.store, copy.collections);
    return { calendars: calendars.length, events: calendars.reduce((sum, { events }) => sum + events, 0) };
  } finally {
    copy.close();
  }
}
