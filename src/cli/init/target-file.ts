import { access, constants, copyFile, link, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import type { Prompter } from '../screen/prompter.ts';
import { UsageError } from '../usage-error.ts';

/** The file that the configuration is to be written to. */
export interface TargetFile {
  readonly path: string;
  /** As people would name it from where they are. */
  readonly name: string;
  readonly form: 'code' | 'json';
  /** Whether commands that are run from here find it by themselves. */
  readonly isFound: boolean;
  /** Whether a file may be there already. */
  readonly replaces: boolean;
}

export interface TargetWishes {
  readonly out: string | null;
  readonly json: boolean;
  readonly force: boolean;
  readonly directory: string;
  /** Null: nobody to ask. */
  readonly prompter: Prompter | null;
}

const names = ['ts', 'js', 'mjs', 'json'].map((extension) => `kalends.config.${extension}`);

/** Chooses the file before anything is asked; throws a UsageError where one is there that must not be written over. */
export async function targetFile({ out, json, force, directory, prompter }: TargetWishes): Promise<TargetFile> {
  const path = resolve(directory, out ?? (json ? 'kalends.config.json' : 'kalends.config.ts'));
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
        `${other} is there already, and two configurations are none: remove it, or name another file with --out.`,
      );
  }
  const exists = await isThere(path);
  if (exists && !force) {
    const over = await prompter?.confirm(`${name} is there already. Write over it?`, false);
    if (over !== true) throw new UsageError(`${name} is there already, and stays as it is. --force writes over it.`);
  }
  return { path, name, form: extension === '.json' ? 'json' : 'code', isFound, replaces: exists };
}

/** Writes it whole or not at all; a file that came to be there in the meantime stays. */
export async function writeTarget({ path, name, replaces }: TargetFile, text: string): Promise<void> {
  let drafts: string | null = null;
  try {
    drafts = await mkdtemp(join(dirname(path), '.kalends-init-'));
    const draft = join(drafts, basename(path));
    await writeFile(draft, text);
    if (replaces) await rename(draft, path);
    else await linked(draft, path);
  } catch (error) {
    throw new UsageError(`${name} can't be written: ${(error as Error).message}`, { cause: error });
  } finally {
    if (drafts !== null) await rm(drafts, { recursive: true, force: true });
  }
}

/** Whether a file at this path can import Kalends by its name. */
export function canImport(path: string): boolean {
  try {
    createRequire(path).resolve('kalends');
    return true;
  } catch {
    return false;
  }
}

/** Unlike a rename, a link fails where there is a file. */
async function linked(draft: string, path: string): Promise<void> {
  try {
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
    // Some file systems have no links.
    await copyFile(draft, path, constants.COPYFILE_EXCL);
  }
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
