import { access, constants, copyFile, link, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import type { Prompter } from '../screen/prompter.ts';
import { UsageError } from '../usage-error.ts';

/** The file to write the configuration to. */
export interface TargetFile {
  readonly path: string;
  /** The path relative to the working directory, for messages. */
  readonly name: string;
  readonly form: 'code' | 'json';
  /** Whether commands in the working directory find it by themselves. */
  readonly isFound: boolean;
  /** Whether it may overwrite a file. */
  readonly replaces: boolean;
}

interface TargetOptions {
  readonly out: string | null;
  /** The file of the configuration in force; null: there is none. */
  readonly inForce: string | null;
  readonly json: boolean;
  readonly force: boolean;
  readonly directory: string;
  /** Null: nobody is there to ask. */
  readonly prompter: Prompter | null;
}

const names = ['ts', 'js', 'mjs', 'json'].map((extension) => `kalends.config.${extension}`);

/** Chooses the file before any question is asked. Throws a UsageError when it would overwrite a file without permission. */
export async function chooseTargetFile({
  out,
  inForce,
  json,
  force,
  directory,
  prompter,
}: TargetOptions): Promise<TargetFile> {
  const path = resolve(directory, out ?? (json ? 'kalends.config.json' : (inForce ?? 'kalends.config.ts')));
  const extension = extname(path);
  if (!['.ts', '.js', '.mjs', '.json'].includes(extension) || (json && extension !== '.json'))
    throw new UsageError(
      `--out: expected a ${json ? '.json' : '.ts, .js, .mjs or .json'} file, found ${basename(path)}.`,
    );
  const name = relative(directory, path) || path;
  const isFound = dirname(path) === resolve(directory) && names.includes(basename(path));
  const siblings = isFound ? names.filter((other) => other !== basename(path)) : [];
  for (const other of siblings) {
    if (await isThere(resolve(directory, other)))
      throw new UsageError(
        `${other} already exists, and there can be only one configuration: remove it, or name another file with --out.`,
      );
  }
  const exists = await isThere(path);
  if (exists && !force) {
    const mayOverwrite = await prompter?.confirm(
      `${name} already exists. Write it anew? Its settings are kept, its comments and code are not.`,
      false,
    );
    if (mayOverwrite !== true)
      throw new UsageError(`${name} already exists and was not changed. --force overwrites it.`);
  }
  return { path, name, form: extension === '.json' ? 'json' : 'code', isFound, replaces: exists };
}

/** Writes the whole file or nothing. Does not overwrite a file that was created in the meantime. */
export async function writeTarget({ path, name, replaces }: TargetFile, text: string): Promise<void> {
  let temporary: string | null = null;
  try {
    temporary = await mkdtemp(join(dirname(path), '.kalends-init-'));
    const draft = join(temporary, basename(path));
    await writeFile(draft, text);
    if (replaces) await rename(draft, path);
    else await linkOrCopy(draft, path);
  } catch (error) {
    throw new UsageError(`${name} can't be written: ${(error as Error).message}`, { cause: error });
  } finally {
    if (temporary !== null) await rm(temporary, { recursive: true, force: true });
  }
}

/** Unlike a rename, a link fails if the file exists. */
async function linkOrCopy(draft: string, path: string): Promise<void> {
  try {
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
    // Some file systems do not support links.
    await copyFile(draft, path, constants.COPYFILE_EXCL);
  }
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
