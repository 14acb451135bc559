import { constants, copyFile, link, mkdtemp, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { UsageError } from '../usage-error.ts';
import { fileFault } from './file-fault.ts';

/** The text of a configuration file, as it was when it was read. */
export interface ConfigText {
  /** Absolute. Of a link, the file that it leads to. */
  readonly path: string;
  readonly form: 'code' | 'json';
  /** Null: the file did not exist. */
  readonly text: string | null;
}

/** Reads a configuration file, to change it. Throws a UsageError if it can't be read, or is not a text in UTF-8. */
export async function readConfigText(path: string): Promise<ConfigText> {
  const form = extname(path) === '.json' ? 'json' : 'code';
  try {
    const real = await realpath(path);
    return { path: real, form, text: decoded(await readFile(real)) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { path, form, text: null };
    const why = (error as Error).message;
    throw new UsageError(fileFault('fileUnreadable', { name: basename(path), why }), { cause: error });
  }
}

/**
 * Writes the new text, as a whole or not at all, with the rights that the file had. Throws a UsageError if the file is no
 * longer as it was read.
 */
export async function writeConfigText({ path, text: before }: ConfigText, text: string): Promise<void> {
  const name = basename(path);
  let folder: string | null = null;
  try {
    folder = await mkdtemp(join(dirname(path), '.kalends-config-'));
    const draft = join(folder, name);
    const mode = before === null ? 0o666 : (await stat(path).catch(() => ({ mode: 0o666 }))).mode & 0o777;
    await writeFile(draft, text, { mode, flush: true });
    // As late as possible: between this look and the rename nothing else is done.
    if ((await readConfigText(path)).text !== before) throw new UsageError(fileFault('fileChanged', { name }));
    if (before === null) await linkOrCopy(draft, path);
    else await rename(draft, path);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(fileFault('fileUnwritable', { name, why: (error as Error).message }), { cause: error });
  } finally {
    if (folder !== null) await rm(folder, { recursive: true, force: true });
  }
}

/** The text of a configuration that says nothing yet. `canImport`: whether the file can import the package `kalends`. */
export function emptyConfigText(form: 'code' | 'json', canImport: boolean): string {
  if (form === 'json') return '{\n}\n';
  return canImport
    ? "import { defineConfig } from 'kalends';\n\nexport default defineConfig({});\n"
    : 'export default {};\n';
}

/** The byte order mark stays: whoever wants one keeps it. */
const decoded = (bytes: Uint8Array): string => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);

/** Unlike a rename, these fail if the file exists. */
async function linkOrCopy(draft: string, path: string): Promise<void> {
  try {
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
    // Some file systems have no links.
    await copyFile(draft, path, constants.COPYFILE_EXCL);
  }
}
